// Visitors select items of the page and take them along. The selection is a set of names, which the address has, too.

// Longer addresses are not accepted everywhere, and more tabs are hardly meant.
const longestAddress = 8000, mostTabs = 20;

let bar, sections, rows, owners, selected = new Set(), isOn = false, saving, anchor, base = selected;

const learn = () => {
  bar = document.querySelector('.selection');
  rows = new Map();
  owners = new Map();
  sections = [...bar ? document.querySelectorAll('[data-select]') : []].map(element => {
    const items = [...element.querySelectorAll('.w li[id^="i-"]')];
    return {element, isOne: element.dataset.select == 'one', button: element.querySelector('.select'), rows: items.map(rowOf).filter(Boolean)};
  });
  for (const section of sections) {
    section.button.hidden = false;
    for (const row of section.rows) {
      rows.set(nameOf(row), row);
      owners.set(row, section);
    }
  }
};

// What a section shows, in the order that is asked for.
const shownIn = ({element, rows}) => {
  const found = window.vitrineFinding?.itemsOf?.(element)?.map(rowOf).filter(Boolean);
  return element.hidden ? [] : (found ?? rows).filter(row => !row.closest('details:not([open])'));
};

const listed = () => {
  const shown = sections.flatMap(shownIn).map(nameOf);
  return [...new Set([...shown, ...selected])].filter(name => selected.has(name));
};

const counted = (forms, count) => {
  const {language, ...texts} = JSON.parse(forms);
  return (texts[new Intl.PluralRules(language).select(count)] ?? texts.other).replace('{count}', count.toLocaleString(language));
};

const addressOf = names => {
  const address = new URL(location.href), search = new URLSearchParams(location.search);
  search.delete('select');
  for (const name of names) search.append('select', name);
  address.search = search;
  return address.href;
};

// A selection begins and ends by a step in the history, and is one step however it grows.
const save = () => {
  clearTimeout(saving);
  const address = addressOf(selected).length > longestAddress ? addressOf([]) : addressOf(listed());
  const isStep = new URLSearchParams(location.search).has('select') != new URL(address).searchParams.has('select');
  if (address != location.href) history[isStep ? 'pushState' : 'replaceState'](null, '', address);
};

const say = text => { bar.querySelector('p').textContent = text; };

const tell = () => {
  if (!isOn) return;
  const shown = new Set(sections.flatMap(shownIn)), {dataset} = bar;
  const rest = [...selected].filter(name => !shown.has(rows.get(name))).length;
  say(counted(dataset.count, selected.size) + (rest ? dataset.separator + counted(dataset.notShown, rest) : ''));
  for (const button of bar.querySelectorAll('button')) button.disabled = !selected.size && button.value != 'done';
  if (selected.size > mostTabs || ![...selected].some(name => controlOf(rows.get(name)).href)) bar.querySelector('[value=open]').disabled = true;
  if (addressOf(selected).length > longestAddress) bar.querySelector('[value=link]').disabled = true;
  for (const section of sections) if (!shown.has(section.current)) stopAt(section.rows.find(row => shown.has(row)), section);
};

// The one item of a section at which the keyboard stops.
const stopAt = (row, section) => {
  if (section.current) controlOf(section.current).tabIndex = -1;
  section.current = row;
  if (row) controlOf(row).tabIndex = 0;
};

const goTo = (row, options) => {
  stopAt(row, owners.get(row));
  controlOf(row).focus(options);
};

const mark = (row, isSelected) => {
  row.toggleAttribute('data-selected', isSelected);
  controlOf(row).ariaChecked = isSelected;
};

const select = next => {
  for (const name of selected) if (!next.has(name)) mark(rows.get(name), false);
  for (const name of next) if (!selected.has(name)) mark(rows.get(name), true);
  selected = next;
  tell();
  clearTimeout(saving);
  saving = setTimeout(save, 300);
};

const toggle = (row, isSelected = !selected.has(nameOf(row))) => {
  const next = new Set(selected), section = owners.get(row);
  if (section.isOne) for (const other of section.rows) next.delete(nameOf(other));
  next[isSelected ? 'add' : 'delete'](nameOf(row));
  [anchor, base] = [row, next];
  select(next);
};

const extend = row => {
  const section = owners.get(row), shown = shownIn(section), ends = [shown.indexOf(anchor), shown.indexOf(row)];
  if (section.isOne || ends[0] < 0) return toggle(row, true);
  select(new Set([...base, ...shown.slice(Math.min(...ends), Math.max(...ends) + 1).map(nameOf)]));
};

const selectAll = asked => {
  base = new Set([...selected, ...asked.filter(({isOne}) => !isOne).flatMap(shownIn).map(nameOf)]);
  select(base);
};

// Links are checkboxes while items are selected.
const dress = () => {
  for (const {element, isOne, rows, button} of sections) {
    element.toggleAttribute('data-selecting', isOn);
    button.ariaPressed = isOn;
    for (const row of rows) {
      const control = controlOf(row);
      if (isOn) {
        Object.assign(control, {role: isOne ? 'radio' : 'checkbox', tabIndex: -1});
        mark(row, selected.has(nameOf(row)));
      } else {
        for (const name of ['role', 'aria-checked', 'tabindex']) control.removeAttribute(name);
        row.removeAttribute('data-selected');
      }
    }
  }
  if (isOn != Boolean(bar?.matches(':popover-open'))) bar?.togglePopover({source: sections[0].button});
  tell();
};

const begin = names => {
  [isOn, selected] = [true, names];
  base = names;
  dress();
};

const end = () => {
  select(new Set());
  isOn = false;
  anchor = undefined;
  const {button} = owners.get(rowAt(document.activeElement)) ?? sections[0];
  dress();
  button.focus({preventScroll: true});
  save();
};

const rowAt = target => {
  if (target.closest('vitrine-handle')) return undefined;
  let row = target.closest('li');
  while (row && !owners.has(row)) row = row.parentElement.closest('li');
  return row;
};

const actions = {
  done: end,
  clear() {
    select(base = new Set());
    goTo(sections.find(({current}) => current)?.current, {preventScroll: true});
  },
  // One in place of the page, which Back leads to with the selection; several in tabs of their own.
  open() {
    save();
    const addresses = listed().map(name => controlOf(rows.get(name)).href).filter(Boolean);
    if (addresses.length == 1) return location.assign(addresses[0]);
    const count = addresses.filter(address => window.open(address)).length;
    if (count < addresses.length) say(bar.dataset.someOf.replace('{count}', count).replace('{total}', addresses.length));
  },
};

const copyAs = async format => {
  const names = listed();
  const items = names.map(name => dataOf(rows.get(name), owners.get(rows.get(name)).element));
  if (await copy(formats[format]?.(items) ?? addressOf(names), bar)) say(bar.dataset.copied);
};

addEventListener('click', event => {
  const {target} = event, action = target.closest?.('.selection button')?.value;
  if (target.closest?.('.select')) isOn ? end() : begin(new Set());
  else if (action) (actions[action] ?? copyAs)(action);
  if (!isOn || !target.closest || action) return;
  const row = rowAt(target);
  if (!row) return;
  event.preventDefault();
  if (event.shiftKey) extend(row);
  else toggle(row);
  goTo(row, {preventScroll: true});
}, true);

addEventListener('keydown', event => {
  const {key, target, shiftKey, ctrlKey, metaKey} = event;
  if (!isOn || event.defaultPrevented || event.altKey || target.closest?.('input:not([type=radio]), textarea, select, dialog')) return;
  const row = target.closest && rowAt(target), section = owners.get(row), isOnItem = row && controlOf(row) == target;
  if (key == 'Escape') end();
  else if ((ctrlKey || metaKey) && key.toLowerCase() == 'a') selectAll(section ? [section] : sections);
  else if (!isOnItem || metaKey) return;
  else if (key == ' ' || key == 'Enter') (shiftKey ? extend : toggle)(row);
  else {
    const shown = shownIn(section);
    const next = ways[key] ? stepFrom(row, shown, key) : {Home: shown[0], End: shown.at(-1)}[key];
    if (!next) return;
    if (shiftKey) {
      if (!anchor) [anchor, base] = [row, selected];
      extend(next);
    } else if (section.isOne && !ctrlKey) toggle(next, true);
    else [anchor, base] = [next, selected];
    goTo(next);
  }
  event.preventDefault();
});

const asked = () => new Set(new URLSearchParams(location.search).getAll('select').filter(name => rows.has(name)));

addEventListener('popstate', () => {
  clearTimeout(saving);
  const names = asked();
  if (names.size) begin(names);
  else if (selected.size && addressOf(selected).length <= longestAddress) end();
});
document.addEventListener('toggle', tell, true);
document.addEventListener('vitrine-found', tell);
document.addEventListener('vitrine-changed', () => {
  const wasOn = isOn;
  learn();
  selected = new Set([...selected].filter(name => rows.has(name)));
  isOn &&= sections.length > 0;
  if (wasOn) dress();
});

learn();
if (asked().size) {
  begin(asked());
  const [first] = listed(), reveal = () => {
    for (const name of selected) for (let outer = rows.get(name); outer = outer.parentElement.closest('details');) outer.open = true;
    rows.get(first).scrollIntoView({block: 'center'});
  };
  // Who comes back finds the page where it was left.
  if (location.hash || performance.getEntriesByType('navigation')[0]?.type != 'navigate') tell();
  else if (document.documentElement.classList.contains('pending')) document.addEventListener('vitrine-found', () => setTimeout(reveal), {once: true});
  else reveal();
}
