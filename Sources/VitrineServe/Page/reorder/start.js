// What is added to the page, as it is and as it becomes.
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
// A status that comes with what it says is not spoken.
if (said) silence = setTimeout(() => announce(said, true), 100);
if (focus) {
  const item = document.getElementById(focus);
  if (item) handleOf(item)?.focus({preventScroll: true});
}
remember();

// What a change of the page does to the words in its items: of many, only those are read again.
const words = new MutationObserver(() => {});
words.observe(document.body, {subtree: true, childList: true, characterData: true, attributeFilter: ['alt']});
const labelChanged = () => {
  const changed = new Set(words.takeRecords().map(({target}) =>
    (target instanceof Element ? target : target.parentElement)?.closest('li[id^="i-"]')));
  for (const item of changed) if (item) label(item);
};

// A difference that comes is one of what the server had: what was moved by hand since goes back, unseen,
// for the difference to move it.
document.addEventListener('vitrine-change', () => {
  if (drag) endDrag(cancel);
  else if (moving) letGo(cancel);
  for (const section of sections) section.restore();
  for (const section of sections) section.close();
  changes += 1;
});

// The page as it is now, and what can be moved in it.
document.addEventListener('vitrine-changed', ({detail: order}) => {
  labelChanged();
  learn(order ?? {sections: []});
  dress();
  remember();
});
