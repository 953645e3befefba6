// The items of a page: those in the document, and those on further pages of their sections. Of the latter only the data
// is known, and their elements are created on first use.

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
    // The location of each item on another page, and the files of such pages that have to be loaded.
    this.sources = [];
    this.missing = new Set();
    this.sections = [];
    this.others = [];
    // Items that are not shown, and empty chunks.
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
    // If most items are not in the document, the hidden ones do not have to be either.
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

  // Registers the element of an item.
  take(item, number) {
    const details = item.firstElementChild, inner = this.inner.get(number);
    this.elements[number] = item;
    this.numbers.set(item, number);
    if (!inner) return;
    const value = details.querySelector(':scope > summary .value')?.childNodes[1];
    Object.assign(inner, {details, value, text: value?.data});
  }

  // Adds the items of a section that are not in the document because they are on further pages.
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

  // The element of an item, created on first use. Undefined until its file is loaded.
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

  // The number of the item with an id, among those that are loaded, or -1 if there is none.
  numberOf(id) {
    return this.elements.findIndex((item, number) => item ? item.id == id : this.portions.idIn(this.htmlOf(number) ?? '') == id);
  }

  // Loads the missing files. Returns false if none could be loaded.
  async getMissing() {
    const files = [...this.missing];
    this.missing.clear();
    const results = await Promise.allSettled(files.map(this.portions.load));
    return results.some(({status}) => status == 'fulfilled');
  }

  // Creates all items that sections show.
  async bring(sections) {
    do {
      for (const section of sections) for (const number of this.numbersIn(section) ?? []) this.element(number);
    } while (this.missing.size && await this.getMissing());
  }

  // The items that a section shows, in order, including those that are not filled in yet. Undefined for a section that
  // cannot be filtered.
  itemsOf(section) {
    return this.numbersIn(section)?.map(item => this.elements[item]).filter(Boolean);
  }

  numbersIn(section) {
    const numbersIn = ({order}) => order.flatMap(item => [item, ...this.inner.has(item) ? numbersIn(this.inner.get(item).list) : []]);
    return this.sections.find(({element}) => element == section)?.lists.flatMap(numbersIn);
  }

  // The item's outermost ancestor in its list, or the item itself.
  topOf(number, grouping) {
    if (grouping) return this.rootOf(number);
    while (this.parents[number] >= 0) number = this.parents[number];
    return number;
  }

  // The top-level record that contains an item, or the item itself. -1 for a parent that an outline made.
  rootOf(number) {
    while (number >= 0 && !this.index.isRoot(number)) number = this.parents[number];
    return number;
  }

  // Whether an item has a place in a grouping: parents that an outline made and repeats within a section do not.
  isGrouped(number) {
    const root = this.rootOf(number);
    return root >= 0 && !this.index.isTwin[root];
  }

  // Limits a result to the pages that are shown.
  keepToPages({shown}) {
    this.sources.forEach(({paged, page}, number) => { if (page >= paged.shown) shown[number] = 0; });
  }

  // The items of a list that are shown, in the requested order, or else by relevance.
  orderOf(list, {shown, ranks, order}) {
    if (order) {
      list.sorted ??= new Map();
      if (!list.sorted.has(order)) list.sorted.set(order, list.items.toSorted((a, b) => order[a] - order[b]));
      return list.sorted.get(order).filter(item => shown[item]);
    }
    const found = list.items.filter(item => shown[item]);
    return ranks ? found.sort((a, b) => ranks[a] - ranks[b]) : found;
  }

  // How many records a list shows at its top level. A parent that is not a record counts the records below it.
  countOf({order}) {
    return order.reduce((sum, item) => sum + (this.index.isRecord[item] ? 1 : this.inner.has(item) ? this.countOf(this.inner.get(item).list) : 0), 0);
  }
}
