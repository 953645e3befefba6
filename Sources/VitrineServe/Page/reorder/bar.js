// A bar with what can be taken back and what happened, apart from the page, whose styles do not reach in.
const host = document.createElement('vitrine-order');
const root = host.attachShadow({mode: 'open'});
const sheet = new CSSStyleSheet();
sheet.replaceSync(ownStyles);
root.adoptedStyleSheets = [sheet];
const arrow = '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M7.5 3.5 3 8l4.5 4.5M3.5 8h8a4.5 4.5 0 0 1 0 9H9"/></svg>';
root.innerHTML = `<div class="bar" role="region" aria-label="Order of the items" lang="en" dir="ltr">
  <div><button type="button" class="undo" aria-keyshortcuts="Control+Z Meta+Z">${arrow}Undo</button>
  <button type="button" class="redo" aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z">${arrow}Redo</button></div>
  <p role="status" aria-live="assertive"></p></div>`;
const [bar, undoButton, redoButton, status] = ['.bar', '.undo', '.redo', 'p'].map(name => root.querySelector(name));

// Says what happened; a refusal until something else does. What the page says stands between isolates, for
// it may be read in the other direction.
let silence;
const announce = (text, isRefusal = false) => {
  clearTimeout(silence);
  status.replaceChildren(...text.split(/[\u2068\u2069]/).map((part, index) => {
    const element = document.createElement(index % 2 ? 'bdi' : 'span');
    element.textContent = part;
    return element;
  }).filter(({textContent}) => textContent));
  status.classList.toggle('refusal', isRefusal);
  show();
  if (text && !isRefusal) silence = setTimeout(() => { if (!isMoving()) announce(''); }, 8000);
};

const canTakeBack = () => [undoButton, redoButton].some(({ariaDisabled}) => ariaDisabled == 'false');

// Without anything to say or to take back the bar is in nobody's way, and else not in that of what was just moved.
const show = () => {
  bar.classList.toggle('idle', !canTakeBack() && !status.textContent);
  const handle = document.activeElement?.closest('vitrine-handle');
  if (handle && !bar.matches('.idle') && !isMoving()) requestAnimationFrame(() => handle.scrollIntoView({block: 'nearest', inline: 'nearest'}));
};

// It never takes less room than it did, so that nothing above it moves.
const room = new CSSStyleSheet();
let height = 0;
new ResizeObserver(() => {
  height = Math.max(height, bar.offsetHeight);
  room.replaceSync(`:root { --edit-room: calc(${height}px + 1.25rem) }`);
}).observe(bar);

const isolated = text => `\u2068${text.replace(/[\u2068\u2069]/g, '')}\u2069`;

// Where an item stands, in words.
const where = item => {
  const {section, index} = placeOf(item);
  return `${isolated(titleOf(item))}, ${index + 1} of ${section.items.length}, in ${isolated(section.title)}`;
};
