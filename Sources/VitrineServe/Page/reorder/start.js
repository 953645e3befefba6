// Adds handles and notes to the page, now and after every update.
const dress = () => {
  const movable = new Set(sections.filter(isMovable).flatMap(({items}) => items));
  for (const handle of document.querySelectorAll('vitrine-handle')) {
    if (!movable.has(handle.parentElement)) handle.remove();
  }
  for (const reason of document.querySelectorAll('vitrine-reason')) reason.remove();
  for (const section of sections) {
    if (section.fixed && section.items.length > 1) addReason(section);
  }
  for (const section of sections) {
    if (isMovable(section)) addHandles(section);
  }
  if (movable.size && !host.isConnected) document.body.append(instructions, host);
};

document.adoptedStyleSheets.push(sheet, room);
document.documentElement.dataset.editing = '';
dress();
// A status that is already there when the page loads is not announced by screen readers.
if (said) silence = setTimeout(() => announce(said, true), 100);
if (focus) {
  const item = document.getElementById(focus);
  if (item) handleOf(item)?.focus({preventScroll: true});
}
remember();

// Finds items whose words an update changes, because reading those of all items again would take long.
const words = new MutationObserver(() => {});
words.observe(document.body, {subtree: true, childList: true, characterData: true, attributeFilter: ['alt']});
const labelChanged = () => {
  const changed = new Set(words.takeRecords().map(({target}) =>
    (target instanceof Element ? target : target.parentElement)?.closest('li[id^="i-"]')));
  for (const item of changed) if (item) label(item);
};

// A difference is based on the page as the server had it. Items moved by hand since then are first put back,
// unseen, and the difference moves them.
document.addEventListener('vitrine-change', () => {
  if (drag) endDrag(cancel);
  else if (moving) letGo(cancel);
  for (const section of sections) section.restore();
  for (const section of sections) section.close();
  changes += 1;
});

// The page after an update, and which of its items can be moved.
document.addEventListener('vitrine-changed', ({detail: order}) => {
  labelChanged();
  learn(order ?? {sections: []});
  dress();
  remember();
});
