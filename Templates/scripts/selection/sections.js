// The sections whose items can be selected, and their rows by their names in the address.
let sections, rows, owners;

const itemsIn = section => [...section.querySelectorAll('.w li[id^="i-"]')];

const learn = () => {
  rows = new Map();
  owners = new Map();
  sections = [...document.querySelectorAll('#Main > [data-select]')].map(element => ({
    element,
    isOne: element.dataset.select == 'one',
    button: element.querySelector('.select'),
    rows: itemsIn(element).map(rowOf).filter(Boolean),
  }));
  for (const section of sections) {
    section.button.hidden = false;
    for (const row of section.rows) know(row, section);
  }
};

const know = (row, section) => {
  rows.set(nameOf(row), row);
  owners.set(row, section);
};

// The rows that a section shows, in the requested order.
const shownIn = ({element, rows}) => {
  const found = window.vitrineFinding?.itemsOf?.(element)?.map(rowOf).filter(Boolean);
  return element.hidden ? [] : (found ?? rows).filter(row => !row.closest('details:not([open])'));
};

const rowAt = target => {
  let row = target.closest?.('li');
  while (row && !owners.has(row)) row = row.parentElement.closest('li');
  return target.closest?.('vitrine-handle') ? undefined : row;
};
