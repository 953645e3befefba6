// The address contains the names of the selected items, unless it would be too long for some servers.
const longest = 8000;

const addressOf = rows => {
  const address = new URL(location.href), search = new URLSearchParams(location.search);
  search.delete('select');
  for (const row of rows) search.append('select', nameOf(row));
  address.search = search;
  return address.href;
};

const asked = () => new Set(new URLSearchParams(location.search).getAll('select').filter(name => rows.has(name)));

// A selection adds a step to the history when it begins and when it ends. Changing it does not add any.
let saving;
const save = () => {
  clearTimeout(saving);
  let address = addressOf(selectedRows());
  if (address.length > longest) address = addressOf([]);
  const isStep = !asked().size != !/[?&]select=/.test(address);
  if (address != location.href) history[isStep ? 'pushState' : 'replaceState'](null, '', address);
};

const saveSoon = () => {
  clearTimeout(saving);
  saving = setTimeout(save, 300);
};
