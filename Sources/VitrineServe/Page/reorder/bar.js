// A bar with the changes to undo and the latest message, in a shadow tree that the page's styles do not reach.
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

// Announces what happened. A refusal stays until the next message. Text from the page is put between Unicode
// isolates, since it may have the other reading direction.
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

// The bar is out of the way if there is nothing to say or undo; otherwise it does not cover the item that was just
// moved.
const show = () => {
  bar.classList.toggle('idle', !canTakeBack() && !status.textContent);
  const handle = document.activeElement?.closest('vitrine-handle');
  if (handle && !bar.matches('.idle') && !isMoving()) requestAnimationFrame(() => handle.scrollIntoView({block: 'nearest', inline: 'nearest'}));
};

// The bar never shrinks, so that nothing above it moves.
const room = new CSSStyleSheet();
let height = 0;
new ResizeObserver(() => {
  height = Math.max(height, bar.offsetHeight);
  room.replaceSync(`:root { --edit-room: calc(${height}px + 1.25rem) }`);
}).observe(bar);

const isolated = text => `\u2068${text.replace(/[\u2068\u2069]/g, '')}\u2069`;

// The position of an item, in words.
const where = item => {
  const {section, index} = placeOf(item);
  return `${isolated(titleOf(item))}, ${index + 1} of ${section.items.length}, in ${isolated(section.title)}`;
};
