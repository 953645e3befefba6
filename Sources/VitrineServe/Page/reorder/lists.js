// Lets the items of an open page be moved, by hand and by keyboard, and sends the new order to the server. The
// server adds this script to the pages it serves with --edit; no build writes it.

// The sections of the page, as described by the server and found in the document.
let hash, sections;
const learn = order => {
  ({hash} = order);
  sections = order.sections.map(section => new Section(section)).filter(({element}) => element);
};

const isItem = element => element.localName == 'li' && element.id.startsWith('i-');

class Section {
  constructor({id, title, exchange, fixed}) {
    this.id = id;
    this.exchange = exchange;
    this.fixed = fixed;
    const named = document.getElementById(id);
    // The children of an item are a section too.
    this.parent = named && isItem(named) ? named : null;
    this.element = this.parent ? named.querySelector('li[id^="i-"]')?.parentElement : named?.closest('section');
    this.title = title || (this.parent && titleOf(named)) || (named != this.element && named?.textContent.trim())
      || document.querySelector('h1')?.textContent.trim() || '';
    this.read();
  }

  // The children of an item move with it.
  read() {
    this.items = [...this.element?.querySelectorAll('li[id^="i-"]') ?? []].filter(
      item => item.parentElement.closest('li[id^="i-"]') == this.parent);
    this.lists = this.items.map(item => item.parentElement);
    // The list for an item if the section is empty.
    this.list = this.lists.at(-1);
    this.isNumbered = this.items[0]?.style.getPropertyValue('--i') > '';
    this.served = {items: this.items, lists: [...this.lists]};
  }

  // Puts the items back to where the server had them.
  restore() {
    if (this.items == this.served.items) return;
    this.lists = [...this.served.lists];
    this.fill(this.served.items);
  }

  // Makes room for an item from another section in one that was served without a list. The temporary list looks
  // like the item's own, until the server's arrives.
  open(item, other) {
    if (this.list) return;
    const shelf = this.element.querySelector('.empty')?.parentElement ?? this.element;
    this.room = document.createElement('vitrine-room');
    let room = this.room;
    const frames = [];
    const end = item.closest('.shelf') ?? other.element;
    for (let frame = item.parentElement; frame != end; frame = frame.parentElement) frames.unshift(frame);
    for (const frame of frames) {
      const copy = frame.cloneNode(false);
      copy.removeAttribute('id');
      room.append(copy);
      room = copy;
    }
    this.list = room;
    this.isNumbered = other.isNumbered;
    shelf.append(this.room);
  }

  // Removes the temporary list if it is empty.
  close() {
    if (!this.room || this.items.length) return;
    this.room.remove();
    this.room = this.list = undefined;
  }

  // Distributes the items over the lists in this order. Items that are already in place are not touched.
  fill(items) {
    const old = this.items;
    let first = 0, end = items.length;
    while (first < end && items[first] == old[first]) first++;
    if (old.length == end) while (end > first && items[end - 1] == old[end - 1]) end--;
    while (this.lists.length < items.length) this.lists.push(this.lists.at(-1) ?? this.list);
    this.lists.length = items.length;
    this.items = items;
    let next = items[end];
    for (let index = end - 1; index >= first; index--) {
      const [item, list] = [items[index], this.lists[index]];
      const behind = next?.parentElement == list ? next : null;
      if (item.parentElement != list || following(item) != behind) moveTo(item, list, behind ?? rest(list));
      this.number(item, index);
      next = item;
    }
  }

  number(item, index) {
    if (this.isNumbered) {
      item.style.setProperty('--i', index);
    } else if (item.style.getPropertyValue('--i')) {
      item.style.removeProperty('--i');
      if (!item.getAttribute('style')) item.removeAttribute('style');
    }
  }
}

// Moving a node this way keeps its focus. The text after an item moves with it, as on the server.
const moveTo = (item, list, behind) => {
  const nodes = [item];
  for (let node = item.nextSibling; node && !(node instanceof Element); node = node.nextSibling) nodes.push(node);
  for (const node of nodes) {
    if (list.moveBefore) list.moveBefore(node, behind); else list.insertBefore(node, behind);
  }
};

const following = item => {
  let next = item.nextElementSibling;
  while (next && !isItem(next)) next = next.nextElementSibling;
  return next;
};

// The elements at the end of a list that are not items.
const rest = list => {
  let first = null;
  for (let last = list.lastElementChild; last && !isItem(last); last = last.previousElementSibling) first = last;
  return first;
};

const titleOf = item => {
  const title = item.querySelector('h1, h2, h3, h4, h5, h6, .t, .name, .title, figcaption') ?? item;
  const text = title.textContent.trim().replace(/\s+/g, ' ');
  return text.slice(0, 80) || item.querySelector('img')?.alt || 'the item';
};

const script = document.currentScript;
const {token} = script.dataset;
learn(JSON.parse(script.dataset.order));
script.remove();

const placeOf = item => {
  for (const section of sections) {
    const index = section.items.indexOf(item);
    if (index >= 0) return {section, index};
  }
};

const isSame = (one, other) => one.section == other.section && one.index == other.index;

// The sections that an item of this section can be moved to, in page order.
const partners = section => sections.filter(other =>
  other == section || section.exchange !== undefined && other.exchange === section.exchange);

const isMovable = section => !section.fixed && section.items.length > 0
  && (section.items.length > 1 || partners(section).length > 1);

// Puts an item at an index of a section, counted without the item.
const put = (item, section, index) => {
  const from = placeOf(item);
  if (isSame(from, {section, index})) return;
  const rest = from.section.items.filter(other => other != item);
  const settle = easing(from.section == section ? [section] : [from.section, section], item);
  if (from.section == section) {
    section.fill(rest.toSpliced(index, 0, item));
  } else {
    section.open(item, from.section);
    section.fill(section.items.toSpliced(index, 0, item));
    from.section.fill(rest);
    from.section.close();
  }
  settle();
};

// Animates the items that make way, if they are visible and motion is wanted.
const travelling = new Map();

// Ends all animations of items, including those of a page update, so that they can be measured.
const arrive = () => {
  for (const animation of document.getAnimations()) {
    const {target} = animation.effect ?? {};
    if (animation.constructor == Animation && target && isItem(target)) animation.finish();
  }
};
const easing = (changed, moved) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const seen = new Map();
  for (const {items} of changed) {
    const [first, last] = visibleRange(items);
    for (const item of items.slice(Math.max(0, first - 8), last + 8)) {
      if (item != moved) seen.set(item, item.getBoundingClientRect());
    }
  }
  return () => {
    for (const [item, before] of seen) {
      const now = item.getBoundingClientRect();
      const [x, y] = [before.x - now.x, before.y - now.y];
      if (!x && !y) continue;
      // Filled for the same reason as in motion/scene.js.
      const travel = item.animate(
        {translate: [`${x}px ${y}px`, '0 0']}, {duration: 200, easing: 'cubic-bezier(.2, 0, 0, 1)', fill: 'backwards'});
      travelling.get(item)?.cancel();
      travelling.set(item, travel);
      travel.onfinish = travel.oncancel = () => { if (travelling.get(item) == travel) travelling.delete(item); };
    }
  };
};

// The range of indices of visible items. Uses binary search, because lists can be long.
const visibleRange = items => {
  const isAbove = item => item.getBoundingClientRect().bottom < 0;
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAbove(items[middle])) low = middle + 1; else high = middle;
  }
  let end = low;
  while (end < items.length && end < low + 500 && items[end].getBoundingClientRect().top < innerHeight) end++;
  return [low, end];
};

const isRTL = section => getComputedStyle(section.element).direction == 'rtl';

// Whether two boxes are in the same row.
const isBeside = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  > Math.min(one.height, other.height) / 2;

// Whether items are next to each other, not only one below the other.
const hasRows = ({items}) => items.slice(1, 50).some((item, index) =>
  isBeside(item.getBoundingClientRect(), items[index].getBoundingClientRect()));
