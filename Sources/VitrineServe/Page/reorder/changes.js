// The changes made, kept for as long as the tab is open, because the page may be reloaded after each one.
const memory = `vitrine-order ${location.pathname}`;
const {undo = [], redo = [], focus, said} = JSON.parse(sessionStorage.getItem(memory) ?? '{}');
const mostChanges = 100;

const remember = more => {
  sessionStorage.setItem(memory, JSON.stringify({undo: undo.slice(-mostChanges), redo, ...more}));
  // `disabled` would make the buttons lose the focus.
  undoButton.ariaDisabled = !undo.length;
  redoButton.ariaDisabled = !redo.length;
  show();
};

// A reorder transaction: the changes in each section, in page order.
const transaction = ({item, from, to}) => {
  const removal = {remove: from.index, element: item};
  const insertion = {insert: to.index, element: item};
  if (from.section == to.section) {
    removal.associated = to.index;
    insertion.associated = from.index;
    return [{section: from.section, difference: [removal, insertion]}];
  }
  const changes = [{section: from.section, difference: [removal]}, {section: to.section, difference: [insertion]}];
  const isBefore = sections.findIndex(({id}) => id == from.section) < sections.findIndex(({id}) => id == to.section);
  return isBefore ? changes : changes.reverse();
};

const inverse = ({item, from, to}) => ({item, from: to, to: from});

// State that belongs in the address is saved there first.
const loadAnew = () => {
  document.dispatchEvent(new Event('vitrine-leaving'));
  location.reload();
};

// Asks the server to save a change, and returns the reason if it does not. A page from an earlier run of the
// server is reloaded, because its token is no longer valid.
const send = async change => {
  const seen = changes;
  const answer = await fetch('/.vitrine/reorder', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'Vitrine-Edit-Token': token},
    body: JSON.stringify({page: location.pathname, hash, sections: transaction(change)}),
  }).catch(() => undefined);
  if (!answer) return 'The preview does not answer.';
  if (answer.status == 403) setTimeout(loadAnew);
  if (!answer.ok) return (await answer.text()).trim();
  const order = await answer.json();
  // If the page changed before the answer came, that change brought a newer hash.
  if (seen == changes) ({hash} = order);
};

// How many times the page has changed.
let changes = 0;

// Changes are sent one at a time, because each is based on the order after the one before.
let last = Promise.resolve();
const inTurn = task => last = last.then(task, task);

// Saves a change that the page already shows, or reverts it on the page, and updates what can be undone and
// redone. That is recorded first, because the page can be reloaded before the answer arrives.
const commit = (change, takeFrom, addTo) => {
  const outdated = takeFrom ? takeFrom.splice(-1) : redo.splice(0);
  addTo.push(change);
  remember({focus: takeFrom ? undefined : change.item});
  inTurn(async () => {
    const reason = await send(change);
    if (!reason) return;
    const index = addTo.lastIndexOf(change);
    if (index >= 0) addTo.splice(index, 1);
    (takeFrom ?? redo).push(...outdated);
    const isTakenBack = apply(inverse(change));
    announce(`Not moved. ${reason}`, true);
    remember({said: status.textContent});
    // Another change came on top of this one, so only the server knows the order.
    if (!isTakenBack) loadAnew();
  });
};

// Shows a change. Returns false if the page does not have what it refers to.
const apply = ({item, from, to}) => {
  const element = document.getElementById(item);
  const target = sections.find(({id}) => id == to.section);
  const place = element && placeOf(element);
  if (place?.section.id != from.section || place.index != from.index) return false;
  // A section without items, title and text is not on this page, but will be on the next version.
  if (!target) return true;
  if (to.index > target.items.length - (place.section == target ? 1 : 0)) return false;
  put(element, target, to.index);
  return true;
};

const takeBack = (stack, other, word) => {
  if (isMoving() || !stack.length) return;
  const change = inverse(stack.at(-1));
  const isShown = apply(change);
  if (!isShown) {
    stack.length = 0;
    announce(`Nothing to ${word}: the order has changed since.`, true);
    return remember();
  }
  announce(`${word == 'undo' ? 'Undone' : 'Done again'}: ${where(document.getElementById(change.item))}`);
  commit(change, stack, other);
};

undoButton.onclick = () => takeBack(undo, redo, 'undo');
redoButton.onclick = () => takeBack(redo, undo, 'redo');

addEventListener('keydown', event => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() != 'z') return;
  if (event.target.closest?.('input, textarea, select, [contenteditable]')) return;
  event.preventDefault();
  if (event.shiftKey) redoButton.onclick(); else undoButton.onclick();
});
