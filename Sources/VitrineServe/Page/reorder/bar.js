// A bar with what can be taken back and what happened, apart from the page, whose styles do not reach in.
const host = document.createElement('vitrine-order');
const root = host.attachShadow({mode: 'open'});
const sheet = new CSSStyleSheet();
sheet.replaceSync(ownStyles);
root.adoptedStyleSheets = [sheet];
root.innerHTML = `<div class="vitrine-bar" role="region" aria-label="Order of the items" lang="en" dir="ltr">
  <button type="button" class="undo" aria-keyshortcuts="Control+Z Meta+Z">Undo</button>
  <button type="button" class="redo" aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z">Redo</button>
  <p role="status" aria-live="assertive" dir="auto"></p></div>`;
const [undoButton, redoButton, status] = ['.undo', '.redo', 'p'].map(name => root.querySelector(name));

const announce = text => { status.textContent = text; };

// Where an item stands, in words.
const where = item => {
  const {section, index} = placeOf(item);
  return `${titleOf(item)}, ${index + 1} of ${section.items.length}, in ${section.title}`;
};
