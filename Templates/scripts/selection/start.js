// During selection, the links of items are checkboxes. Keyboard focus stops at one of them per section.
let opener;

const stopAt = (row, section) => {
  if (section.current) controlOf(section.current).tabIndex = -1;
  section.current = row;
  if (row) controlOf(row).tabIndex = 0;
};

const goTo = (row, options) => {
  if (!row) return;
  stopAt(row, owners.get(row));
  controlOf(row).focus(options);
};

const dress = ({element, isOne, rows, button}) => {
  element.toggleAttribute('data-selecting', isOn);
  button.ariaPressed = isOn;
  for (const row of rows) dressRow(row, isOne);
};

const dressRow = (row, isOne) => {
  const control = controlOf(row);
  mark(row, selected.has(nameOf(row)));
  if (isOn) Object.assign(control, {role: isOne ? 'radio' : 'checkbox', tabIndex: -1});
  else for (const name of ['role', 'aria-checked', 'tabindex']) control.removeAttribute(name);
};

const turn = (isNowOn, names = new Set()) => {
  isOn = isNowOn;
  selected = names;
  begin();
  sections.forEach(dress);
  const bar = barOf();
  if (!opener?.isConnected) opener = sections[0]?.button;
  if (isOn && !bar.matches(':popover-open')) {
    bar.popover = 'manual';
    bar.showPopover({source: opener});
  }
  if (!isOn) bar?.hidePopover();
  tell();
};

const end = () => {
  turn(false);
  opener.focus({preventScroll: true});
  save();
};

addEventListener('click', event => {
  const {target} = event, button = target.closest?.('.select, .selection button'), row = isOn && !button && rowAt(target);
  if (button?.value) (actions[button.value] ?? actions.copy)(button.value);
  else if (button && isOn) end();
  else if (button) {
    opener = button;
    turn(true);
  }
  // A link may lead away from the page, which is restored as it was on return.
  if (isOn && !row && target.closest?.('a')) save();
  if (!row) return;
  event.preventDefault();
  (event.shiftKey ? extend : toggle)(row);
  goTo(row, {preventScroll: true});
}, true);

addEventListener('keydown', event => {
  const {key, target, shiftKey, ctrlKey, metaKey} = event;
  if (!isOn || event.defaultPrevented || event.altKey || target.closest('input:not([type=radio]), textarea, select, dialog, vitrine-handle')) return;
  const row = rowAt(target), section = owners.get(row);
  if (key == 'Escape') end();
  else if ((ctrlKey || metaKey) && key.toLowerCase() == 'a') selectAll(section ? [section] : sections);
  else if (!row || controlOf(row) != target || metaKey) return;
  else if (key == ' ' || key == 'Enter') (shiftKey ? extend : toggle)(row);
  else {
    const shown = shownIn(section), next = ways[key] ? stepFrom(row, shown, key) : {Home: shown[0], End: shown.at(-1)}[key];
    if (!next) return;
    if (shiftKey && !anchor) begin(row);
    if (shiftKey) extend(next);
    else if (section.isOne && !ctrlKey) toggle(next, true);
    else begin(next);
    goTo(next);
  }
  event.preventDefault();
});

addEventListener('popstate', () => {
  clearTimeout(saving);
  const names = asked();
  if (names.size) turn(true, names);
  else if (selected.size && addressOf(selectedRows()).length <= longest) end();
});
document.addEventListener('toggle', tell, true);
document.addEventListener('vitrine-found', tell);
// The preview reloads the page, perhaps before the last selected item is in its address.
document.addEventListener('vitrine-leaving', () => { if (isOn) save(); });

// Items may have changed, and sections may no longer support selection.
const learnAgain = () => {
  const wasOn = isOn, names = selected;
  [isOn, selected] = [false, new Set()];
  if (wasOn) sections.forEach(dress);
  learn();
  if (wasOn) turn(sections.length > 0, new Set([...names].filter(name => rows.has(name))));
};
// The preview has changed the page. If there are further pages, `vitrine-more` follows.
document.addEventListener('vitrine-changed', () => { if (!window.vitrinePortions) learnAgain(); });
const learnMore = (section, items) => {
  for (const row of section ? items.map(rowOf) : []) {
    if (!row || rows.has(nameOf(row))) continue;
    section.rows.push(row);
    know(row, section);
    if (isOn) dressRow(row, section.isOne);
  }
};
document.addEventListener('vitrine-more', ({detail}) => {
  if (detail) learnAgain();
  else for (const section of sections) learnMore(section, itemsIn(section.element));
});
// Items found on further pages are created one at a time.
document.addEventListener('vitrine-came', ({detail: {section, item}}) => learnMore(sections.find(({element}) => element == section), [item]));

const start = () => {
  turn(true, asked());
  const reveal = () => {
    for (const row of selectedRows().reverse()) {
      for (let outer = row; outer = outer.parentElement.closest('details');) outer.open = true;
      row.scrollIntoView({block: 'center'});
    }
  };
  // On return, the page is where it was left.
  const isNew = !location.hash && performance.getEntriesByType('navigation')[0]?.type == 'navigate';
  if (isNew && document.documentElement.matches('.pending')) document.addEventListener('vitrine-found', () => setTimeout(reveal), {once: true});
  else if (isNew) reveal();
};

learn();
// Some of them may be on further pages.
const names = new Set(new URLSearchParams(location.search).getAll('select'));
const missing = window.vitrinePortions ? [...names].filter(name => !rows.has(name)) : [];
const found = missing.length ? vitrinePortions.reveal(id => missing.includes(decodeURIComponent(id.slice(2))), missing.length) : undefined;
const startIfAsked = () => { if (asked().size) start(); };
if (found) found.then(startIfAsked, startIfAsked);
else startIfAsked();
