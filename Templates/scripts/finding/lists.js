// The lists of a page, and which of their items stand in them. A long list comes in chunks that a browser skips while
// they are far from the window: only those near it are filled at once, others when they come near or when nothing
// else is to be done. What is not shown stands in a list that is hidden, so that its address is still known.

// With more items than this a list is made anew rather than emptied.
const mostEmptied = 96;

// About as many items as there are in a window.
const fewestFilled = 24;

// A row of places for items: a list, or a chunk of a long one.
class Chunk {
  constructor(element, {isPart = false, capacity}) {
    this.element = this.home = element;
    this.isPart = isPart;
    // The row that leads to a parent's own page follows its items.
    this.tail = element.lastElementChild?.id ? undefined : element.lastElementChild;
    this.capacity = isPart ? capacity : Infinity;
    this.wanted = [];
    this.start = this.filled = 0;
  }

  // What has room for items that are not there yet: of rows, their table.
  get holder() { return this.element.localName == 'tbody' ? this.element.parentElement : this.element; }

  get isFilled() { return this.filled == this.wanted.length; }

  // Gives it other items to show; true if they are not those that it has.
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

  // Where the parts of a long list stand that nothing is in.
  store = document.createElement('div');

  // `around` are the parts around each chunk of a long list, from the innermost outwards.
  constructor(properties) {
    Object.assign(this, properties);
    this.hasCount = Boolean(this.element.style.getPropertyValue('--count'));
  }

  // The list that an element is; `read` takes in an item that stands in it, and gives its number.
  static of(element, read) {
    const isLong = !element.matches('ul, tbody');
    const parts = isLong ? [...element.querySelectorAll('ul[role=none]')] : [element];
    const list = new List({
      element,
      chunks: parts.map(part => new Chunk(part, {isPart: isLong, capacity: part.children.length})),
      items: parts.flatMap(part => [...part.children].filter(({id}) => id).map(read)),
      hasParents: parts.some(part => part.querySelector(':scope > li > details')),
      hasIndex: Boolean(parts[0]?.firstElementChild?.style.getPropertyValue('--i')),
      around: isLong && parts.map(part => {
        const around = [];
        for (let outer = part.parentElement; outer != element; outer = outer.parentElement) around.push(outer);
        return around;
      }),
    });
    list.arrange(list.items);
    for (const chunk of list.chunks) chunk.filled = chunk.wanted.length;
    return list;
  }

  // A list of other items that looks like this one. Its chunks hold as many as `lengths` say, again and again; those
  // around them `outer`, from the innermost outwards.
  like(items, [lengths, outer]) {
    const element = this.element.cloneNode(false), {hasIndex, itemHeight} = this;
    if (!this.around) return new List({element, chunks: [new Chunk(element, {})], items, hasIndex, itemHeight});
    const around = [], part = this.chunks[0].element;
    const begin = (name, start) => {
      const made = Object.assign(document.createElement(name), {role: 'none'});
      if (part.style.getPropertyValue('--f')) made.style.setProperty('--f', start);
      return made;
    };
    const chunks = [];
    for (let start = 0; start < items.length; start += chunks.at(-1).capacity) {
      around.push(outer.map((length, level) => start % length ? around.at(-1)[level] : begin('div', start)));
      chunks.push(new Chunk(begin('ul', start), {isPart: true, capacity: lengths[chunks.length % lengths.length]}));
    }
    return new List({element, chunks, items, hasIndex, itemHeight, around});
  }

  // About how high an item is, while that is known without a look at those that changed.
  measure() {
    const {element, wanted, isFilled} = this.chunks[0];
    const height = isFilled && wanted.length && !this.hasParents && element.getBoundingClientRect().height;
    if (height) this.itemHeight = height / wanted.length;
  }

  // Gives each chunk its part of an order, and takes those that nothing is left for out of the list.
  arrange(order) {
    let start = 0, last = 0;
    for (const [number, chunk] of this.chunks.entries()) {
      const wanted = order.slice(start, start + chunk.capacity);
      if (wanted.length) last = number;
      chunk.want(wanted, start);
      start += wanted.length;
    }
    this.order = order;
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

  // Puts at least `most` of a chunk's items into it. What it has no place for goes to the pool, and the rest has room.
  fill(chunk, most, elements, pool) {
    if (chunk.filled < 0) this.empty(chunk, pool, elements);
    const {wanted, start, tail, isPart} = chunk;
    const end = Math.min(wanted.length, Math.ceil(chunk.filled + Math.max(fewestFilled, most)));
    let next = chunk.filled ? elements[wanted[chunk.filled - 1]].nextElementSibling : chunk.element.firstElementChild;
    for (; chunk.filled < end; chunk.filled += 1) {
      const item = elements[wanted[chunk.filled]];
      if (item == next) next = next.nextElementSibling;
      else chunk.element.insertBefore(item, next ?? tail ?? null);
      if (this.hasIndex) item.style.setProperty('--i', start + chunk.filled);
      if (isPart) item.role = 'listitem';
    }
    const rest = wanted.length - chunk.filled;
    chunk.holder.style.paddingBlockEnd = rest ? `${rest * this.itemHeight}px` : '';
  }

  // Other lists take its items: none stands where it did.
  forget() {
    for (const chunk of this.chunks) Object.assign(chunk, {wanted: [], filled: -1});
  }

  // Lets another element stand for a list, whose items stay behind.
  exchange(chunk, other) {
    const {element, tail} = chunk;
    element.replaceWith(other);
    if (tail) other.append(tail);
    this.store.append(element);
    chunk.element = other;
    if (this.element == element) this.element = other;
  }

  // Makes all of it as it was, for what changes the page by where things stand.
  restore(elements, pool) {
    for (const chunk of this.chunks) if (chunk.element != chunk.home) this.exchange(chunk, chunk.home);
    this.arrange(this.items);
    for (const chunk of this.chunks) {
      chunk.filled = 0;
      this.fill(chunk, Infinity, elements, pool);
    }
    for (const item of this.items) {
      if (!this.around) elements[item].removeAttribute('role');
      if (!this.hasIndex && elements[item].style.removeProperty('--i') && !elements[item].style.length) elements[item].removeAttribute('style');
    }
  }

  // Takes what a chunk is not to show out of it: of many items, the list with them.
  empty(chunk, pool, elements) {
    const {element, tail} = chunk;
    chunk.filled = 0;
    if (!chunk.isPart && element.childElementCount > mostEmptied) {
      this.exchange(chunk, element.cloneNode(false));
      return;
    }
    const kept = new Set(chunk.wanted.map(item => elements[item]));
    for (const child of [...element.children]) if (child != tail && !kept.has(child)) pool.append(child);
  }
}
