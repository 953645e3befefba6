// What was changed, kept for as long as the tab is open: the page may be loaded anew after each change.
const memory = `vitrine-order ${location.pathname}`;
const {undo = [], redo = [], focus, said} = JSON.parse(sessionStorage.getItem(memory) ?? '{}');
const mostChanges = 100;

const remember = more => {
  sessionStorage.setItem(memory, JSON.stringify({undo: undo.slice(-mostChanges), redo, ...more}));
  // Buttons that are disabled would lose the focus.
  undoButton.ariaDisabled = !undo.length;
  redoButton.ariaDisabled = !redo.length;
  show();
};

// A reorder transaction: what changes in each section, in the order of the page.
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

// What the address is to say is in it before.
const loadAnew = () => {
  document.dispatchEvent(new Event('vitrine-leaving'));
  location.reload();
};

// Asks the server to write a change; gives the reason where it does not. A page of an earlier run of the
// server is loaded anew: it has no right to ask.
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
  // A change of the page that came before the answer told a newer one.
  if (seen == changes) ({hash} = order);
};

// How many changes of the page there were.
let changes = 0;

// One change at a time: each is made of the order after the one before.
let last = Promise.resolve();
const inTurn = task => last = last.then(task, task);

// Writes a change that the page shows already, or takes it back there, with what can be undone and redone.
// That is known first, for the page can be loaded anew before the answer has come.
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
    // Another change came on top of it: what stands where is for the server to say.
    if (!isTakenBack) loadAnew();
  });
};

// Shows a change; false where the page does not show what it is about.
const apply = ({item, from, to}) => {
  const element = document.getElementById(item);
  const target = sections.find(({id}) => id == to.section);
  const place = element && placeOf(element);
  if (place?.section.id != from.section || place.index != from.index) return false;
  // A section without items, title and text is no part of the page; of the one that comes it is.
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
