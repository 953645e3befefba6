// The lists of a page, and the items in them. A long list is divided into chunks that a browser skips while they are
// far from the window. Only those near it are filled at once, and the others when they come near or when the browser is
// idle. Hidden items are kept in a hidden list, so that their ids can still be found.

// Lists with more items than this are replaced rather than emptied.
const mostEmptied = 96;

// About as many items as fit into a window.
const fewestFilled = 24;

// A container for items: a list, or a chunk of a long one.
class Chunk {
  constructor(element, {isPart = false, capacity}) {
    this.element = this.home = element;
    this.isPart = isPart;
    // The row that links to a parent's own page stays after its items.
    this.tail = element.lastElementChild?.id ? undefined : element.lastElementChild;
    this.capacity = isPart ? capacity : Infinity;
    this.wanted = [];
    this.start = this.filled = 0;
  }

  // The element that reserves space for items to come. For rows it is their table.
  get holder() { return this.element.localName == 'tbody' ? this.element.parentElement : this.element; }

  get isFilled() { return this.filled == this.wanted.length; }

  // Sets the items to show. Unless they are the same as before, it has to be filled again.
  want(wanted, start) {
    const isSame = this.start == start && wanted.length == this.wanted.length
      && wanted.every((item, index) => item == this.wanted[index]);
    if (isSame) return;
    this.wanted = wanted;
    this.start = start;
    this.filled = -1;
  }
}

class List {
  itemHeight = 44;
  chunks = [];
  order = [];

  // Holds the empty chunks of a long list.
  store = document.createElement('div');

  // `lengths` are the sizes of a long list's chunks, repeated as needed, and `outer` those of the elements around them,
  // from the inside out.
  constructor(items, properties) {
    Object.assign(this, {items}, properties);
  }

  // Creates a list from an element. `read` registers an item in it and returns its number.
  static of(element, read) {
    const list = new List([]);
    list.attach(element);
    list.items = list.chunks.flatMap(chunk => [...chunk.element.children].filter(({id}) => id).map(read));
    list.hasParents = list.chunks.some(({element}) => element.querySelector(':scope > li > details'));
    list.arrange(list.items);
    for (const chunk of list.chunks) chunk.filled = chunk.wanted.length;
    return list;
  }

  // Uses an element to show the list.
  attach(element) {
    const isLong = !element.matches('ul, tbody'), parts = isLong ? [...element.querySelectorAll('ul[role=none]')] : [element];
    this.element = element;
    this.hasCount = Boolean(element.style.getPropertyValue('--count'));
    this.hasIndex ??= Boolean(parts[0]?.firstElementChild?.style.getPropertyValue('--i'));
    this.hasStarts ??= Boolean(parts[0]?.style.getPropertyValue('--f'));
    this.chunks = parts.map(part => new Chunk(part, {isPart: isLong, capacity: part.children.length}));
    this.around = isLong && parts.map(part => {
      const around = [];
      for (let outer = part.parentElement; outer != element; outer = outer.parentElement) around.push(outer);
      return around;
    });
  }

  // Creates a list of other items that looks like this one.
  like(items, properties) {
    const {lengths, outer, hasIndex, hasStarts, itemHeight} = this;
    return new List(items, {lengths, outer, hasIndex, hasStarts, itemHeight, ...properties});
  }

  // Adds a chunk for the items from a position on.
  add(start) {
    const begin = name => {
      const made = Object.assign(document.createElement(name), {role: 'none'});
      if (this.hasStarts) made.style.setProperty('--f', start);
      return made;
    };
    this.around.push((this.outer ?? []).map((length, level) => start % length ? this.around.at(-1)[level] : begin('div')));
    this.chunks.push(new Chunk(begin('ul'), {isPart: true, capacity: this.lengths[this.chunks.length % this.lengths.length]}));
  }

  // The position of the first item in the chunk that contains a position.
  startOf(place) {
    let start = 0;
    for (let number = 0, next = 0; this.around && this.lengths && next <= place; number += 1) {
      start = next;
      next += this.lengths[number % this.lengths.length];
    }
    return start;
  }

  // Estimates the height of an item, while that is possible without measuring changed ones.
  measure() {
    const {element, wanted, isFilled} = this.chunks[0] ?? {};
    const height = isFilled && wanted.length && !this.hasParents && element.getBoundingClientRect().height;
    if (height) this.itemHeight = height / wanted.length;
  }

  // Distributes the items over the chunks in this order, and removes chunks that are left empty.
  arrange(order) {
    let start = 0, last = 0;
    this.order = order;
    if (!this.element) return;
    for (let number = 0; number < this.chunks.length || start < order.length; number += 1) {
      if (number == this.chunks.length) this.add(start);
      const chunk = this.chunks[number];
      const wanted = order.slice(start, start + chunk.capacity);
      if (wanted.length) last = number;
      chunk.want(wanted, start);
      start += wanted.length;
    }
    if (this.hasCount) this.element.style.setProperty('--count', order.length);
    if (!this.around) return;
    for (const [number, {element}] of this.chunks.entries()) {
      if (number <= last) this.putBack(element, this.around[number]);
      else if (element.parentElement != this.store) this.putAway(element, this.around[number]);
    }
  }

  putBack(part, [outer, ...others]) {
    const parent = outer ?? this.element;
    if (part.parentElement != parent) parent.append(part);
    if (outer) this.putBack(outer, others);
  }

  putAway(part, [outer, ...others]) {
    this.store.append(part);
    if (outer && !outer.childElementCount) this.putAway(outer, others);
  }

  // Puts at least `most` of a chunk's items into it, stopping at the first one that is not loaded. Other items go to
  // the pool, and space is reserved for the remaining ones.
  fill(chunk, most, page) {
    if (chunk.filled < 0) this.empty(chunk, page);
    const {wanted, start, tail, isPart} = chunk, from = Math.max(0, chunk.filled);
    const end = Math.min(wanted.length, Math.ceil(from + Math.max(fewestFilled, most)));
    const items = wanted.slice(from, end).map(number => page.element(number));
    let next = from ? page.element(wanted[from - 1]).nextElementSibling : chunk.element.firstElementChild;
    for (const item of items) {
      if (!item) break;
      if (item == next) next = next.nextElementSibling;
      else chunk.element.insertBefore(item, next ?? tail ?? null);
      if (this.hasIndex) item.style.setProperty('--i', start + chunk.filled);
      if (isPart) item.role = 'listitem';
      chunk.filled += 1;
    }
    const rest = wanted.length - chunk.filled;
    // No space is reserved in print.
    chunk.holder.style.paddingBlockEnd = rest ? `var(--no-rest, ${rest * this.itemHeight}px)` : '';
  }

  // Forgets the positions of the items, because other lists take them.
  forget() {
    for (const chunk of this.chunks) Object.assign(chunk, {wanted: [], filled: -1});
  }

  // Replaces the element of a list, whose items stay in the old one.
  exchange(chunk, other) {
    const {element, tail} = chunk;
    element.replaceWith(other);
    if (tail) other.append(tail);
    this.store.append(element);
    chunk.element = other;
    if (this.element == element) this.element = other;
  }

  // Restores the list for code that changes the page by position, such as the preview.
  restore(items, page) {
    if (!this.element) return;
    for (const chunk of this.chunks) if (chunk.element != chunk.home) this.exchange(chunk, chunk.home);
    this.arrange(items);
    for (const chunk of this.chunks) {
      chunk.filled = 0;
      this.empty(chunk, page, Infinity);
      this.fill(chunk, Infinity, page);
    }
    for (const element of items.map(item => page.element(item))) {
      if (!this.around) element.removeAttribute('role');
      if (!this.hasIndex && element.style.removeProperty('--i') && !element.style.length) element.removeAttribute('style');
    }
  }

  // Removes the items that a chunk should not show. If there are many, the whole element is replaced.
  empty(chunk, page, most = mostEmptied) {
    const {element, tail} = chunk;
    chunk.filled = 0;
    if (!chunk.isPart && element.childElementCount > most) {
      this.exchange(chunk, element.cloneNode(false));
      return;
    }
    const kept = new Set(chunk.wanted.map(item => page.elements[item]));
    for (const child of [...element.children]) if (child != tail && !kept.has(child)) page.pool.append(child);
  }
}
