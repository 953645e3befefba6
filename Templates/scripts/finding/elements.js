// The items of a page, as far as they are in the document, and of those on further pages of their sections what is known
// of them: these are made when they are first wanted.

const partsOf = html => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.children];
};

class Elements {
  constructor(main, index, portions) {
    Object.assign(this, {main, index, portions});
    this.elements = [];
    this.numbers = new WeakMap();
    this.parents = [];
    this.inner = new Map();
    // Where items are found that stand on other pages, and the files of these that are not here.
    this.sources = [];
    this.missing = new Set();
    this.sections = [];
    this.others = [];
    // What is not shown, and chunks that nothing is in.
    this.pool = document.createElement('ul');
    this.store = document.createElement('div');
    this.pool.hidden = this.store.hidden = true;
    for (const element of main.querySelectorAll(':scope > .section')) {
      const tops = [...element.querySelectorAll('.w [role=list], .sheet tbody')].filter(list => !list.parentElement.closest('[role=list]'));
      if (element.matches('[data-repeats]') || !tops.some(list => list.querySelector('li[id], tr[id]'))) {
        this.others.push(element);
        continue;
      }
      const lists = tops.map(top => Object.assign(this.read(top, -1), {wrapper: top.closest('.w')}));
      for (const list of lists) list.titles = titlesOf(list.wrapper);
      this.sections.push({element, lists, own: lists, groups: new Map(), counts: element.querySelectorAll('.section-bar .count'), disclosure: new Disclosure(element.querySelector(':scope > .fold'))});
      this.readFurther(this.sections.at(-1), index.sections[this.sections.length - 1]);
    }
    this.store.append(...this.lists.map(({store}) => store));
    // Where most items are not in the document, none has to be that is not shown.
    if (!portions) main.append(this.pool, this.store);
  }

  get lists() { return this.sections.flatMap(({lists}) => lists); }

  read(element, parent) {
    return List.of(element, item => {
      const number = this.elements.push(undefined) - 1;
      this.parents.push(parent);
      if (item.firstElementChild?.localName == 'details') this.inner.set(number, {list: this.read(item.firstElementChild.lastElementChild, number)});
      this.take(item, number);
      return number;
    });
  }

  // Takes an item into the page.
  take(item, number) {
    const details = item.firstElementChild, inner = this.inner.get(number);
    this.elements[number] = item;
    this.numbers.set(item, number);
    if (!inner) return;
    const value = details.querySelector(':scope > summary .value')?.childNodes[1];
    Object.assign(inner, {details, value, text: value?.data});
  }

  // Takes in the items of a section that are not in the document, for they stand on pages of their own.
  readFurther(section, {parts: lengths, outer, portions: pages = []} = {}) {
    const paged = this.portions?.sectionOf(section.element), {own} = section;
    for (const list of own) Object.assign(list, {lengths, outer, isPaged: pages.length > 1});
    for (const chunk of lengths && pages.length > 1 ? own.at(-1).chunks : []) chunk.capacity = lengths[own.at(-1).chunks.indexOf(chunk) % lengths.length];
    for (let page = paged?.inDocument; page < pages.length; page += 1) {
      const [goesOn = 0, ...begun] = pages[page];
      let place = 0;
      const addTo = (list, count) => {
        const lists = [list], parents = [-1];
        for (; count; count -= 1) {
          const number = this.elements.push(undefined) - 1, level = this.index.levels?.[number] ?? 0;
          if (!lists[level]) {
            lists[level] = new List([]);
            this.inner.set(number - 1, {list: lists[level]});
            lists[level - 1].hasParents = true;
          }
          lists.length = parents.length = level + 1;
          this.parents.push(parents[level]);
          parents[level + 1] = number;
          lists[level].items.push(number);
          this.sources[number] = {paged, page, place: place++};
        }
      };
      addTo(own.at(-1), goesOn);
      begun.forEach((count, place) => {
        own.push(own[0].like([], {isPaged: true, source: {paged, page, place}, titles: []}));
        addTo(own.at(-1), count);
      });
    }
  }

  // An item, made when it is first wanted; undefined while its file is not here.
  element(number) {
    if (this.elements[number]) return this.elements[number];
    const html = this.htmlOf(number);
    if (html == undefined) {
      this.missing.add(this.sources[number].page);
      return undefined;
    }
    const item = partsOf(html)[0], {paged, page} = this.sources[number];
    this.portions.note(item, page);
    this.take(item, number);
    const inner = this.inner.get(number);
    if (inner) {
      inner.list.attach(inner.details.lastElementChild);
      inner.list.arrange(inner.list.order);
    }
    document.dispatchEvent(new CustomEvent('vitrine-came', {detail: {section: paged.element, item}}));
    return item;
  }

  htmlOf(number) {
    const {paged, page, place} = this.sources[number];
    return this.portions.piecesOf(paged, page)?.items[place];
  }

  // The number of an item with an address, as far as that is known here; -1 without one.
  numberOf(id) {
    return this.elements.findIndex((item, number) => item ? item.id == id : this.portions.idIn(this.htmlOf(number) ?? '') == id);
  }

  // Gets the files that were found missing; false if none of them comes.
  async getMissing() {
    const files = [...this.missing];
    this.missing.clear();
    const results = await Promise.allSettled(files.map(this.portions.load));
    return results.some(({status}) => status == 'fulfilled');
  }

  // Makes all items that sections show.
  async bring(sections) {
    do {
      for (const section of sections) for (const number of this.numbersIn(section) ?? []) this.element(number);
    } while (this.missing.size && await this.getMissing());
  }

  // The items that a section shows, in their order, also those that are not filled in yet; undefined for a section
  // that is not searched.
  itemsOf(section) {
    return this.numbersIn(section)?.map(item => this.elements[item]).filter(Boolean);
  }

  numbersIn(section) {
    const numbersIn = ({order}) => order.flatMap(item => [item, ...this.inner.has(item) ? numbersIn(this.inner.get(item).list) : []]);
    return this.sections.find(({element}) => element == section)?.lists.flatMap(numbersIn);
  }

  // The item of a list of its own that another stands in, or itself.
  topOf(number, grouping) {
    if (grouping) return this.rootOf(number);
    while (this.parents[number] >= 0) number = this.parents[number];
    return number;
  }

  // The record at the top above an item, or itself; -1 for what an outline made.
  rootOf(number) {
    while (number >= 0 && !this.index.isRoot(number)) number = this.parents[number];
    return number;
  }

  // True for what a grouping has a place for: not for what an outline made, nor for copies in one section.
  isGrouped(number) {
    const root = this.rootOf(number);
    return root >= 0 && !this.index.isTwin[root];
  }

  // Keeps an answer to the pages that are shown.
  keepToPages({shown}) {
    this.sources.forEach(({paged, page}, number) => { if (page >= paged.shown) shown[number] = 0; });
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

  // How many records a list shows at its top; a parent that is none counts those under it.
  countOf({order}) {
    return order.reduce((sum, item) => sum + (this.index.isRecord[item] ? 1 : this.inner.has(item) ? this.countOf(this.inner.get(item).list) : 0), 0);
  }
}
