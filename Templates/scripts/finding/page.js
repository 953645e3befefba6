// The page whose items are found: its sections, their lists, and what stands in these.

// How much of the page is filled at once, in heights of the window.
const reach = 1.3;

// The titles right above a list, from the last upwards.
const titlesOf = wrapper => {
  const titles = [];
  for (let title = wrapper.previousElementSibling; title?.matches('.group-title'); title = title.previousElementSibling) titles.push(title);
  return titles;
};

// What stands around a list, from the innermost outwards, each with the box for a title that it has.
// A table has the titles of its columns.
const aroundList = list => {
  const around = [];
  for (let outer = list; !outer.matches('.w');) {
    outer = outer.parentElement;
    around.push({
      element: outer.cloneNode(false), header: outer.querySelector(':scope > .header-box')?.cloneNode(false),
      titles: outer.querySelector(':scope > thead')?.cloneNode(true),
    });
  }
  return around;
};

// The same around something else.
const wrap = (around, inner, title) => around.reduce((content, {element, header, titles}) => {
  const outer = element.cloneNode(false);
  if (titles) outer.append(titles.cloneNode(true));
  if (header && title) {
    const box = header.cloneNode(false);
    box.append(title);
    outer.append(box);
  }
  outer.append(content);
  return outer;
}, inner);

class Page {
  constructor(main) {
    this.main = main;
    this.elements = [];
    this.parents = [];
    this.inner = new Map();
    this.sections = [];
    this.others = [];
    for (const element of main.querySelectorAll(':scope > .section')) {
      const tops = [...element.querySelectorAll('.w [role=list], .sheet tbody')].filter(list => !list.parentElement.closest('[role=list]'));
      if (element.matches('[data-repeats]') || !tops.some(list => list.querySelector('li[id], tr[id]'))) {
        this.others.push(element);
        continue;
      }
      const lists = tops.map(top => this.read(top, -1));
      this.sections.push({element, lists, own: lists, groups: new Map(), counts: element.querySelectorAll('.section-bar .count'), disclosure: new Disclosure(element.querySelector(':scope > .fold'))});
    }
    // What is not shown, and chunks that nothing is in.
    this.pool = document.createElement('ul');
    this.store = document.createElement('div');
    this.pool.hidden = this.store.hidden = true;
    this.store.append(...this.lists.map(({store}) => store).filter(Boolean));
    main.append(this.pool, this.store);
  }

  get lists() { return this.sections.flatMap(({lists}) => lists); }

  read(element, parent) {
    return List.of(element, item => {
      const number = this.elements.push(item) - 1;
      this.parents.push(parent);
      const details = item.firstElementChild;
      if (details?.localName == 'details') {
        const value = details.querySelector(':scope > summary .value')?.childNodes[1];
        this.inner.set(number, {details, value, text: value?.data, list: this.read(details.lastElementChild, number)});
      }
      return number;
    });
  }

  // The items of a list that are shown, in the order that is asked for, else the best first.
  orderOf(list, {shown, ranks, order}) {
    if (order) {
      list.sorted ??= new Map();
      if (!list.sorted.has(order)) list.sorted.set(order, list.items.toSorted((a, b) => order[a] - order[b]));
      return list.sorted.get(order).filter(item => shown[item]);
    }
    const found = list.items.filter(item => shown[item]);
    return ranks ? found.sort((a, b) => ranks[a] - ranks[b]) : found;
  }

  // The items that a section shows, in their order, also those that are not filled in yet; undefined for a section
  // that is not searched.
  itemsOf(section) {
    const itemsIn = ({order}) => order.flatMap(item => [this.elements[item], ...this.inner.has(item) ? itemsIn(this.inner.get(item).list) : []]);
    return this.sections.find(({element}) => element == section)?.lists.flatMap(itemsIn);
  }

  // Makes the page show an answer, near the window at once, and returns the item that stays in its place. Nothing is
  // asked for where only the order is other.
  show(answer, isAsked, words) {
    // At the top nothing is above what is filled in part; elsewhere its height would move what one looks at.
    this.fillsWhole = scrollY > 0;
    const place = this.placeOfFirst(answer);
    const isFirst = !this.answer;
    Object.assign(this, {answer, isAsked, words});
    if (answer.grouping != this.grouping) this.group(answer.grouping);
    for (const {list} of this.inner.values()) list.arrange(this.orderOf(list, answer));
    if (!isFirst || !window.vitrinePortions) for (const list of this.lists) list.measure();
    for (const {element, lists, counts, disclosure} of this.sections) {
      let shown = 0;
      for (const list of lists) {
        list.arrange(this.orderOf(list, answer));
        shown += list.order.length;
      }
      element.hidden = !shown;
      this.showGroups(lists);
      this.showCounts(counts, isAsked, shown, lists);
      disclosure.show(isAsked);
    }
    for (const element of this.others) element.hidden = isAsked;
    this.fillAhead();
    if (place) this.keep(place);
    this.fillNear();
    return place?.element;
  }

  // The first item in sight that stays, and where in the window it is. At the top the page is as it is read.
  placeOfFirst({shown, grouping}) {
    if (!this.answer || scrollY == 0) return undefined;
    const numbers = new Map(this.elements.map((element, number) => [element, number]));
    for (const seen of this.seenItems()) {
      const element = seen.closest('li, tr'), number = numbers.get(element), {top} = element.getBoundingClientRect();
      if (top >= 0 && shown[number] && (!grouping || this.isGrouped(number))) return {number, element, top};
    }
    return undefined;
  }

  // True for what a grouping has a place for: not for what an outline made, nor for copies in one section.
  isGrouped(number) {
    const root = this.rootOf(number);
    return root >= 0 && !this.index.isTwin[root];
  }

  // The record at the top above an item, or itself; -1 for what an outline made.
  rootOf(number) {
    while (number >= 0 && !this.index.isRoot(number)) number = this.parents[number];
    return number;
  }

  // Lets an item stay in its place in the window: what is above it is as high as somebody guessed until it is filled.
  keep({number, element, top}) {
    if (this.grouping) number = this.rootOf(number);
    else while (this.parents[number] >= 0) number = this.parents[number];
    for (const list of this.lists) {
      const chunk = list.chunks.find(({wanted}) => wanted.includes(number));
      const most = chunk?.isPart ? Infinity : chunk?.wanted.indexOf(number) + fewestFilled;
      if (chunk && !chunk.isFilled) list.fill(chunk, most, this.elements, this.pool);
    }
    for (let round = 0; round < 3; round += 1) {
      scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'});
      this.fillNear(1);
      this.layOutNear();
    }
  }

  // Lays out what a browser would in the next frame, which is one and a half windows around its own, and be as high then
  // as it is.
  layOutNear() {
    for (const {element, isClosed} of this.places()) {
      if (isClosed || !element.matches('[role=none]')) continue;
      const {top, bottom} = element.getBoundingClientRect();
      if (top > innerHeight) break;
      if (bottom > -1.6 * innerHeight) element.animate({contentVisibility: ['visible', 'visible']}, 200);
    }
  }

  showCounts(counts, isAsked, shown, lists) {
    for (const count of counts) {
      count.whole ??= count.innerHTML;
      if (isAsked) count.textContent = this.words.someOf(shown, lists.reduce((sum, {items}) => sum + items.length, 0));
      else if (count.innerHTML != count.whole) count.innerHTML = count.whole;
    }
  }

  // Makes the page as it was sent.
  restore() {
    this.group(undefined);
    for (const list of this.lists) list.restore(this.elements, this.pool);
    for (const {details, list, value, text, wasOpen} of this.inner.values()) {
      list.restore(this.elements, this.pool);
      if (value) value.data = text;
      if (wasOpen != undefined) details.open = wasOpen;
    }
    for (const {element, lists, counts, disclosure} of this.sections) {
      disclosure.show(false);
      element.hidden = false;
      this.showGroups(lists);
      this.showCounts(counts, false);
    }
    for (const element of this.others) element.hidden = false;
    this.pool.remove();
    this.store.remove();
  }

  // The titles of parts of which nothing is left go with them.
  showGroups(lists) {
    const levels = [];
    for (const list of lists.toReversed()) {
      if (list.parts) {
        for (const part of list.parts) part.hidden = !list.order.length;
        list.count.textContent = this.words.number(list.order.length);
        continue;
      }
      const wrapper = list.element.closest('.w');
      wrapper.hidden = !list.order.length;
      for (const title of titlesOf(wrapper)) {
        const level = +title.localName[1];
        const isShown = !wrapper.hidden || levels.some((isShown, deeper) => deeper > level && isShown);
        title.hidden = !isShown;
        levels.length = level + 1;
        levels[level] = isShown;
      }
    }
  }

  // Lets the sections show their records in groups, each a list that looks like their own; in their own lists without a
  // grouping.
  group(grouping) {
    this.grouping = grouping;
    for (const {list} of this.inner.values()) list.forget();
    for (const section of this.sections) {
      for (const list of section.lists) list.forget();
      const lists = grouping ? this.groupsOf(section, grouping) : section.own;
      if (section.lists != section.own) this.store.append(...section.lists.flatMap(({parts}) => parts));
      else if (grouping) this.takeOut(section);
      if (!grouping && section.out) this.putBack(section);
      section.lists = lists;
      if (grouping) section.place.before(...lists.flatMap(({parts}) => parts));
    }
    document.dispatchEvent(new Event('vitrine-lists'));
  }

  // Takes a section's own lists out of it, with all around them but the section's header. A footer comes behind the
  // groups.
  takeOut(section) {
    const wrappers = section.own.map(({element}) => element.closest('.w')), last = wrappers.at(-1);
    section.place = document.createComment('');
    section.footers = [...last.querySelectorAll('.footer-box')].map(footer => wrap(section.around, footer.cloneNode(true)));
    last.after(section.place, ...section.footers);
    section.out = wrappers.flatMap((wrapper, place) => wrapper.querySelector('.section-head')
      ? [section.own[place].element, ...wrapper.querySelectorAll('.footer-box')] : [wrapper, ...titlesOf(wrapper)])
      .map(element => ({element, place: document.createComment('')}));
    for (const {element, place} of section.out) element.replaceWith(place);
    this.store.append(...section.out.map(({element}) => element));
  }

  putBack(section) {
    for (const {element, place} of section.out) place.replaceWith(element);
    for (const part of [section.place, ...section.footers]) part.remove();
    section.out = undefined;
  }

  groupsOf(section, grouping) {
    if (section.groups.has(grouping)) return section.groups.get(grouping);
    const {index} = this, heading = section.element.hasAttribute('aria-labelledby') ? 'h3' : 'h2';
    const model = section.own.reduce((one, other) => other.items.length > one.items.length ? other : one);
    section.around ??= aroundList(model.element);
    const itemsIn = list => list.items.flatMap(item => index.isRecord[item] || !this.inner.has(item) ? [item] : itemsIn(this.inner.get(item).list));
    const roots = section.own.flatMap(itemsIn).filter(item => index.isRoot(item) && !index.isTwin[item]);
    const items = Map.groupBy(roots.toSorted((a, b) => a - b), item => grouping.of[item]);
    const lists = [...items.keys()].toSorted((a, b) => a - b).map(number => {
      const list = model.like(items.get(number), index.parts[this.sections.indexOf(section)]), name = grouping.titles[number];
      list.hasParents = list.items.some(item => this.inner.has(item));
      if (list.element.ariaLabel) list.element.ariaLabel = name;
      list.count = make('span', {className: 'count'});
      const title = make(heading, {className: 'group-title'}, make('span', {dir: 'auto', textContent: name}), '\u00a0', list.count);
      const hasBox = section.around.some(({header}) => header);
      list.parts = hasBox ? [wrap(section.around, list.element, title)] : [title, wrap(section.around, list.element)];
      this.store.append(list.store, ...list.parts);
      return list;
    });
    section.groups.set(grouping, lists);
    return lists;
  }

  // The places that something is to be put into, in the order of the page: chunks, and parents in them whose children
  // are on the page.
  * places() {
    for (const {element, lists} of this.sections) {
      if (!element.hidden) for (const list of lists) yield * this.placesIn(list);
    }
  }

  * placesIn(list) {
    for (const chunk of list.chunks) {
      if (!chunk.wanted.length) return;
      yield {
        // What is filled in part goes on behind what is there.
        get element() { return chunk.filled > 0 && !chunk.isFilled ? chunk.element.lastElementChild : chunk.element; },
        whole: chunk.holder,
        get isFilled() { return chunk.isFilled; },
        isPart: chunk.isPart,
        fill: room => {
          const most = chunk.isPart && this.fillsWhole ? Infinity : room / list.itemHeight;
          if (!chunk.isFilled) list.fill(chunk, most, this.elements, this.pool);
          return list.hasParents ? 0 : chunk.filled * list.itemHeight;
        },
      };
      if (!list.hasParents) continue;
      for (const item of chunk.wanted.slice(0, chunk.filled)) {
        const inner = this.inner.get(item);
        if (!inner) continue;
        yield {element: this.elements[item], get isFilled() { return this.inner.answer == this.answer; }, inner, answer: this.answer, fill: () => this.fillParent(inner)};
        if (inner.answer != this.answer) continue;
        for (const place of this.placesIn(inner.list)) yield Object.assign(place, {isInParent: true, isClosed: !inner.details.open});
      }
    }
  }

  // Fills what stands in the window by an estimate, before anything is measured again.
  fillAhead() {
    let room = reach * innerHeight;
    for (const place of this.places()) {
      if (place.isClosed) continue;
      room -= place.fill(room);
      if (room < 0) return;
    }
  }

  // Fills what is near the window and does not show what it is to show.
  fillNear(rounds = 3) {
    for (let round = 0; round < rounds; round += 1) {
      const near = [];
      for (const place of this.places()) {
        if (place.isFilled || place.isClosed) continue;
        const {top} = place.element.getBoundingClientRect(), {bottom} = (place.whole ?? place.element).getBoundingClientRect();
        if (top > reach * innerHeight) break;
        if (bottom > (1 - reach) * innerHeight) near.push([place, reach * innerHeight - top]);
      }
      for (const [place, room] of near) place.fill(room);
      if (!near.length) return;
    }
  }

  // Fills the next place that is not near, when there is time; true if there may be more. Open parents far away are
  // left as they are: all of their rows would be laid out.
  fillNext() {
    for (const place of this.places()) {
      if (place.isFilled || place.isInParent && !place.isClosed || place.inner && this.isAsked) continue;
      place.fill(place.isPart ? Infinity : 0);
      return true;
    }
    return false;
  }

  hides(element) {
    return Boolean(element?.closest('li, tr') && (this.store.contains(element) || this.pool.contains(element)));
  }

  // The items that are seen, of which some may stand in others.
  seenItems() {
    const seen = [];
    for (const {element, isClosed} of this.places()) {
      if (isClosed || !element.matches('ul, tbody')) continue;
      const {top, bottom} = element.getBoundingClientRect();
      if (top > innerHeight) break;
      if (bottom < 0) continue;
      for (const item of element.children) {
        const box = item.getBoundingClientRect();
        if (box.top > 2 * innerHeight) break;
        if (box.bottom > 0 && box.top < innerHeight) seen.push(item.firstElementChild?.localName == 'details' ? item.firstElementChild.firstElementChild : item);
      }
    }
    return seen;
  }

  // A parent shows how many of its children are shown, and is open while these are asked for.
  fillParent(inner) {
    const {details, list, value, text} = inner;
    if (inner.answer != this.answer) {
      inner.answer = this.answer;
      if (value) value.data = this.isAsked ? this.words.number(list.order.length) : text;
      if (this.isAsked) inner.wasOpen ??= details.open;
      const isOpen = this.isAsked ? list.order.length > 0 : inner.wasOpen ?? details.open;
      if (!this.isAsked) inner.wasOpen = undefined;
      if (details.open != isOpen) details.open = isOpen;
    }
    return rowHeight;
  }
}

const rowHeight = 44;
