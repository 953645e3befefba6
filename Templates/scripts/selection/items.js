// The items that can be selected, and their data on the page.

// The row of an item: the item itself, or for an expandable parent, the row in it that links to the parent's page.
const rowOf = item => {
  if (item.firstElementChild?.localName != 'details') return item;
  const last = [...item.querySelectorAll('li:not([id])')].at(-1);
  return last && itemOf(last) == item ? last : undefined;
};
const itemOf = row => row.id ? row : row.parentElement.closest('li');

// The element that becomes a checkbox during selection: the item's link, or else its cell. An article cannot be one, so
// its title is used.
const controlOf = row => row.querySelector('a[href], :scope > article [dir=auto]') ?? row.firstElementChild;

// The name of an item in addresses.
const nameOf = row => decodeURIComponent(itemOf(row).id.slice(2));

const textIn = (root, selector) => {
  const element = root?.querySelector(selector);
  // Text in other elements is only for screen readers, or marks changes.
  const own = [...element?.childNodes ?? []].map(({nodeType, data}) => nodeType == Node.TEXT_NODE ? data : '').join('');
  return (own.trim() || element?.textContent.trim())?.replace(/\s+/g, ' ');
};

const dataOf = (row, section) => {
  const root = row.id ? row : itemOf(row).querySelector('summary'), number = textIn(root, '.no');
  // A picture of a gallery has its text in the caption below.
  const plate = number && [...section.querySelectorAll('.plates li')].find(plate => textIn(plate, '.num') == number);
  return {
    id: nameOf(row),
    title: textIn(root, '.name, .t, [dir=auto]') ?? textIn(plate, 'b') ?? root.querySelector('img')?.alt ?? root.textContent.trim(),
    subtitle: textIn(root, '.sub') ?? textIn(plate, 'b + span'),
    value: textIn(root, '.value, .num, .n'),
    address: controlOf(row).href ?? `${location.href.split(/[?#]/)[0]}#${encodeURIComponent(itemOf(row).id)}`,
  };
};
