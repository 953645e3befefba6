// Updates the page to what the server has now. A difference identifies elements by their position among their
// siblings. Text and comments after an element belong to it, and move with it.

// Nodes that others add, such as browser extensions, are not in the server's pages. Neither is what the preview
// adds: elements with its own names, and stylesheets that are still loading.
const added = new WeakSet();
const mixed = new WeakSet();
const arriving = new Map();
const isOwn = node => added.has(node) || arriving.has(node) || node.localName?.startsWith('vitrine-');

const additions = new MutationObserver(records => note(records));
additions.observe(document, {childList: true, subtree: true});
// A node that is only moved, for example by hand, or stored elsewhere while it is filtered out, is removed before
// it is added again. It is therefore not an addition.
const taken = new WeakSet();
const note = records => {
  for (const {target, removedNodes, addedNodes} of records) {
    for (const node of removedNodes) if (!added.has(node)) taken.add(node);
    for (const node of addedNodes) {
      if (!taken.has(node)) added.add(node);
      // An addition that is only moved also gets to a new parent.
      if (added.has(node)) mixed.add(target);
    }
  }
};

// Changes made on behalf of the server do not count as additions.
const asSent = task => {
  note(additions.takeRecords());
  task();
  additions.takeRecords();
};

const isElement = node => node.nodeType == Node.ELEMENT_NODE && !isOwn(node);

const inside = element => element instanceof HTMLTemplateElement ? element.content : element;

// Children are filtered only where there are additions. Elsewhere, where there may be many, none is looked at.
const childrenOf = element => {
  const {children} = inside(element);
  return arriving.size || mixed.has(element) ? [...children].filter(isElement) : children;
};

const parse = html => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

// The text and comments from a node up to the next element.
const textFrom = node => {
  const nodes = [];
  for (; node && !isElement(node); node = node.nextSibling) if (!isOwn(node)) nodes.push(node);
  return nodes;
};

// Finds all elements that a difference refers to before any of them moves. Throws if the page is not the one that
// the server compared.
const locate = root => {
  note(additions.takeRecords());
  const steps = [], placed = new Set();
  const known = element => {
    if (!element) throw new Error('the page is not what the server sent');
    return element;
  };
  const follow = way => way.reduce((element, number) => known(childrenOf(element)[number]), document.documentElement);

  const step = (difference, element, isNew = false) => {
    const found = {...difference, element, isNew};
    steps.push(found);
    if (!difference.children) return found;
    const old = isNew ? [] : childrenOf(element);
    if (old.length != difference.count) known();
    const isKept = new Uint8Array(old.length);
    found.children = difference.children.map(entry => {
      if (typeof entry == 'string') return {inserted: [...parse(entry).childNodes]};
      if (Array.isArray(entry)) {
        const [first, count, moved = false] = entry;
        isKept.fill(1, first, first + count);
        if (!moved) return {last: known(old[first + count - 1])};
        return {elements: Array.from({length: count}, (_, index) => known(old[first + index])), moved};
      }
      if ('html' in entry) return step(entry, known(parse(entry.html).firstElementChild), true);
      if (Array.isArray(entry.of)) {
        const element = follow(entry.of);
        placed.add(element);
        return step(entry, element);
      }
      isKept[entry.of] = 1;
      return step(entry, known(old[entry.of]));
    });
    found.left = [];
    for (let number = isKept.indexOf(0); number >= 0; number = isKept.indexOf(0, number + 1)) found.left.push(old[number]);
    return found;
  };

  const plan = {root: step(root, document.documentElement), steps};
  plan.removed = steps.flatMap(({left = []}) => left.filter(element => !placed.has(element)));
  plan.moved = steps.flatMap(({children = []}) =>
    children.flatMap(({elements, element, moved}) => moved ? elements ?? [element] : []));
  plan.inserted = steps.flatMap(({children = []}) =>
    children.flatMap(({inserted, element, isNew}) => isNew ? [element] : (inserted ?? []).filter(isElement)));
  return plan;
};

const carryOut = ({root, removed}) => asSent(() => {
  place(root);
  for (const element of removed) {
    for (const node of [...textFrom(element.nextSibling), element]) node.remove();
  }
});

// From the outside in, so that no element is put into one of its own descendants.
const place = ({element, set, unset, text, children}) => {
  setAttributes(element, set, unset);
  const parent = inside(element);
  if (text != undefined) {
    rewrite(textFrom(parent.firstChild), text, nodes => parent.prepend(...nodes));
  }
  if (!children) return;
  let last = textFrom(parent.firstChild).at(-1) ?? null;
  const put = node => {
    move(node, parent, last ? last.nextSibling : parent.firstChild);
    last = node;
  };
  for (const entry of children) {
    if (entry.inserted) {
      entry.inserted.forEach(put);
    } else if (entry.last) {
      last = textFrom(entry.last.nextSibling).at(-1) ?? entry.last;
    } else if (entry.elements) {
      for (const element of entry.elements) [element, ...textFrom(element.nextSibling)].forEach(put);
    } else {
      const {element, isNew, moved, tail} = entry;
      if (isNew) put(element);
      else if (moved) [element, ...textFrom(element.nextSibling)].forEach(put);
      if (tail != undefined) {
        rewrite(textFrom(element.nextSibling), tail, nodes => element.after(...nodes));
      }
      place(entry);
      last = textFrom(element.nextSibling).at(-1) ?? element;
    }
  }
};

// Moving an element this way keeps its focus, its frames and its playing media.
const move = (node, parent, next) => {
  if (node == next) return;
  if (parent.moveBefore && parent.isConnected && node.isConnected) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
};

// Readers decide whether an outline is open.
const setAttributes = (element, set, unset = []) => {
  const isKept = name => name == 'open' && element.localName == 'details';
  if (set) {
    for (const {name, value} of parse(`<i ${set}></i>`).firstElementChild.attributes) {
      if (!isKept(name)) element.setAttribute(name, value);
    }
  }
  for (const name of unset) if (!isKept(name)) element.removeAttribute(name);
};

// Text that changes only partly keeps the rest, including the selection in it.
const rewrite = (nodes, html, insert) => {
  const made = [...parse(html).childNodes];
  const [text] = nodes;
  if (nodes.length == 1 && made.length == 1 && text.nodeType == Node.TEXT_NODE && made[0].nodeType == Node.TEXT_NODE) {
    const [old, now] = [text.data, made[0].data];
    const most = Math.min(old.length, now.length);
    let start = 0, end = 0;
    while (start < most && old[start] == now[start]) start += 1;
    while (end < most - start && old.at(-1 - end) == now.at(-1 - end)) end += 1;
    text.replaceData(start, old.length - start - end, now.slice(start, now.length - end));
    return;
  }
  for (const node of nodes) node.remove();
  insert(made);
};
