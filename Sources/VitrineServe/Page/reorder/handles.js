// A handle on each item that can be moved, and the reason in each section where none can.
const describing = 'vitrine-how-to-move';

// Added elements have their own names, which distinguish them from the page's.
const instructions = document.createElement('vitrine-instructions');
instructions.id = describing;
instructions.lang = 'en';
instructions.hidden = true;
instructions.textContent = 'Press Space to pick it up, arrow keys to move it, Space to drop it, Escape to put it back.';

const handles = new WeakMap();
const handleOf = item => {
  const handle = handles.get(item);
  return handle && handle.parentElement.parentElement == item ? handle : undefined;
};

const addHandle = item => {
  const outer = document.createElement('vitrine-handle');
  const handle = document.createElement('button');
  handle.type = 'button';
  handle.lang = 'en';
  handle.setAttribute('aria-describedby', describing);
  outer.append(handle);
  item.append(outer);
  handles.set(item, handle);
  label(item);
};

const label = item => handleOf(item)?.setAttribute('aria-label', `Move ${titleOf(item)}`);
const itemOf = element => element.closest?.('vitrine-handle')?.parentElement;

const addHandles = section => {
  const lists = new Set(section.lists);
  // Clear what was determined for the earlier page.
  for (const list of lists) if (list.dataset.vitrineMovable) delete list.dataset.vitrineMovable;
  const isStatic = getComputedStyle(section.items[0]).position == 'static';
  for (const list of lists) list.dataset.vitrineMovable = isStatic ? 'static' : '';
  for (const item of section.items) if (!handleOf(item)) addHandle(item);
};

const addReason = section => {
  const note = document.createElement('vitrine-reason');
  note.lang = 'en';
  // On a right-to-left page, keeps the full stop at the end of the English text.
  note.append(document.createElement('bdi'));
  note.firstChild.textContent = `Items here cannot be moved: ${section.fixed}.`;
  const head = section.element.querySelector(':scope > .section-head');
  if (section.parent) section.element.before(note);
  else if (head) head.append(note);
  else section.element.prepend(note);
};

// The item that is being moved, by keyboard or pointer.
let moving;
const isMoving = () => moving !== undefined;

const begin = item => {
  arrive();
  const from = placeOf(item);
  moving = {item, from, rows: new Set(partners(from.section).filter(hasRows))};
  item.dataset.vitrineMoving = '';
};

const end = () => {
  const {item, from} = moving;
  delete item.dataset.vitrineMoving;
  moving = undefined;
  return {item, from};
};

const drop = () => {
  const {item, from} = end();
  const to = placeOf(item);
  announce(`Dropped ${where(item)}`);
  if (to.section == from.section && to.index == from.index) return;
  commit({
    item: item.id, from: {section: from.section.id, index: from.index},
    to: {section: to.section.id, index: to.index},
  }, undefined, undo);
};

const cancel = () => {
  const {item, from} = end();
  put(item, from.section, from.index);
  announce(`Put back ${where(item)}`);
};
