// The items that can be selected, and what the page says of them.

// The row that stands for an item: its own, or of a parent that opens the one in it that leads to the parent's page.
const rowOf = item => {
  if (item.firstElementChild?.localName != 'details') return item;
  const last = [...item.querySelectorAll('li:not([id])')].at(-1);
  return last && itemOf(last) == item ? last : undefined;
};
const itemOf = row => row.id ? row : row.parentElement.closest('li');

// What is a checkbox while items are selected: the item's link, else its cell; of an article, which cannot be one, the
// title.
const controlOf = row => row.querySelector('a[href], :scope > article [dir=auto]') ?? row.firstElementChild;

// Its name in addresses.
const nameOf = row => decodeURIComponent(itemOf(row).id.slice(2));

const textIn = (root, selector) => {
  const element = root?.querySelector(selector);
  // Words in other elements are only read out, or tell of changes.
  const own = [...element?.childNodes ?? []].map(({nodeType, data}) => nodeType == Node.TEXT_NODE ? data : '').join('');
  return (own.trim() || element?.textContent.trim())?.replace(/\s+/g, ' ');
};

const dataOf = (row, section) => {
  const root = row.id ? row : itemOf(row).querySelector('summary'), number = textIn(root, '.no');
  // A picture of a gallery has its words in the key under it.
  const plate = number && [...section.querySelectorAll('.plates li')].find(plate => textIn(plate, '.num') == number);
  return {
    id: nameOf(row),
    title: textIn(root, '.name, .t, [dir=auto]') ?? textIn(plate, 'b') ?? root.querySelector('img')?.alt ?? root.textContent.trim(),
    subtitle: textIn(root, '.sub') ?? textIn(plate, 'b + span'),
    value: textIn(root, '.value, .num, .n'),
    address: controlOf(row).href ?? `${location.href.split(/[?#]/)[0]}#${itemOf(row).id}`,
  };
};
