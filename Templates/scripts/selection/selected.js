// The selected names. A range starts at the anchor, and adds to what was selected when that was set.
let isOn = false, selected = new Set(), anchor, base = selected;

// The selected rows that are shown, in their order, then the others.
const selectedRows = () => [...new Set([...sections.flatMap(shownIn), ...rows.values()])].filter(row => selected.has(nameOf(row)));

const mark = (row, isSelected) => {
  row.toggleAttribute('data-selected', isSelected);
  controlOf(row).ariaChecked = isSelected;
};

const select = next => {
  for (const name of selected) if (!next.has(name)) mark(rows.get(name), false);
  for (const name of next) if (!selected.has(name)) mark(rows.get(name), true);
  selected = next;
  tell();
  saveSoon();
};

const begin = (row, names = selected) => [anchor, base] = [row, names];

const toggle = (row, isSelected = !selected.has(nameOf(row))) => {
  const next = new Set(selected), section = owners.get(row);
  if (section.isOne) for (const other of section.rows) next.delete(nameOf(other));
  next[isSelected ? 'add' : 'delete'](nameOf(row));
  select(next);
  begin(row);
};

// Loads the items of sections that are on further pages. Undefined if there are none.
const itemsElsewhere = sections => window.vitrinePortions && window.vitrineFinding?.bring?.(sections.map(({element}) => element));

const extend = async row => {
  const section = owners.get(row);
  const coming = itemsElsewhere([section]);
  if (coming) await coming;
  const shown = shownIn(section), ends = [shown.indexOf(anchor), shown.indexOf(row)];
  if (section.isOne || ends[0] < 0) return toggle(row, true);
  select(new Set([...base, ...shown.slice(Math.min(...ends), Math.max(...ends) + 1).map(nameOf)]));
};

const selectAll = async asked => {
  const coming = itemsElsewhere(asked);
  if (coming) await coming;
  select(new Set([...selected, ...asked.filter(({isOne}) => !isOne).flatMap(shownIn).map(nameOf)]));
  begin(anchor);
};
