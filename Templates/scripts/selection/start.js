// While items are selected their links are checkboxes, of which the keyboard stops at one in each section.
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

const turn = (isNowOn, names = new Set()) => {
  isOn = isNowOn;
  selected = names;
  begin();
  for (const {element, isOne, rows, button} of sections) {
    element.toggleAttribute('data-selecting', isOn);
    button.ariaPressed = isOn;
    for (const row of rows) {
      const control = controlOf(row);
      mark(row, names.has(nameOf(row)));
      if (isOn) Object.assign(control, {role: isOne ? 'radio' : 'checkbox', tabIndex: -1});
      else for (const name of ['role', 'aria-checked', 'tabindex']) control.removeAttribute(name);
    }
  }
  const bar = barOf();
  if (!opener?.isConnected) opener = sections[0]?.button;
  if (isOn && !bar.matches(':popover-open')) bar.showPopover({source: opener});
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
  if (!row) return;
  event.preventDefault();
  (event.shiftKey ? extend : toggle)(row);
  goTo(row, {preventScroll: true});
}, true);

addEventListener('keydown', event => {
  const {key, target, shiftKey, ctrlKey, metaKey} = event;
  if (!isOn || event.defaultPrevented || event.altKey || target.closest('input:not([type=radio]), textarea, select, dialog')) return;
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

// The preview changes the page that it sent.
document.addEventListener('vitrine-changed', () => {
  learn();
  if (isOn) turn(sections.length > 0, new Set([...selected].filter(name => rows.has(name))));
});

learn();
if (asked().size) {
  turn(true, asked());
  const reveal = () => {
    for (const row of selectedRows().reverse()) {
      for (let outer = row; outer = outer.parentElement.closest('details');) outer.open = true;
      row.scrollIntoView({block: 'center'});
    }
  };
  // Who comes back finds the page where it was left.
  const isNew = !location.hash && performance.getEntriesByType('navigation')[0]?.type == 'navigate';
  if (isNew && document.documentElement.matches('.pending')) document.addEventListener('vitrine-found', () => setTimeout(reveal), {once: true});
  else if (isNew) reveal();
}
