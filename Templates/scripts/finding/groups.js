// The titles of a page's lists, the lists that begin on further pages, and the lists of a grouping.

// The titles directly above a list, from bottom to top.
const titlesOf = wrapper => {
  const titles = [];
  for (let title = wrapper.previousElementSibling; title?.matches('.group-title'); title = title.previousElementSibling) titles.push(title);
  return titles;
};

// Copies of the elements around a list, from the inside out, each with its title box if it has one. A table also has
// its column titles.
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

// Puts such copies around another element.
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

class Groups extends Elements {
  // Updates the count in a title: the number of shown items while filters are active.
  showCount(count, shown) {
    count.whole ??= count.innerHTML;
    if (this.isAsked) count.textContent = this.words.number(shown);
    else if (count.innerHTML != count.whole) count.innerHTML = count.whole;
  }

  // Hides the titles of parts without items.
  showGroups({lists}) {
    // By heading level: how many items the lists seen so far have that are not below a title yet.
    const counts = [];
    for (const list of lists.toReversed()) {
      let shown = this.countOf(list);
      if (list.parts) {
        for (const part of list.parts) part.hidden = !list.order.length;
        list.count.textContent = this.words.number(list.order.length);
        continue;
      }
      if (!list.wrapper) continue;
      list.wrapper.hidden = !list.order.length;
      for (const title of list.titles) {
        const level = +title.localName[1];
        shown = counts.slice(level + 1).reduce((sum, count = 0) => sum + count, shown);
        counts.length = Math.min(counts.length, level + 1);
        counts[level] = (counts[level] ?? 0) + shown;
        title.hidden = !shown;
        const count = title.querySelector('.count');
        if (count) this.showCount(count, shown);
        shown = 0;
      }
      if (list.source && list.wrapper.hidden && list.titles.every(({hidden}) => hidden)) for (const part of [list.wrapper, ...list.titles]) part.remove();
    }
  }

  // Creates the elements of the lists that begin on a page of their section, if the page is loaded.
  begin({source: {paged, page}}) {
    const pieces = this.portions.piecesOf(paged, page);
    if (!pieces) return this.missing.add(page);
    const section = this.sections.find(({element}) => element == paged.element);
    for (const list of section.own.filter(({source}) => source?.page == page)) {
      const parts = partsOf(pieces.lists[list.source.place]), wrapper = parts.findLast(part => part.matches('.w'));
      Object.assign(list, {itemHeight: section.own[0].itemHeight, wrapper, titles: parts.filter(part => part != wrapper).reverse()});
      list.attach(wrapper.querySelector('[role=list], tbody'));
      this.store.append(list.store);
      for (const part of parts) this.portions.note(part, page);
    }
    if (this.answer) for (const list of section.own) if (list.source?.page == page) list.arrange(list.order);
    if (this.answer && !this.grouping) this.showGroups(section);
  }

  // Puts a list that begins on another page into its section, together with the titles above it.
  place({own}, list) {
    if (!list.wrapper) this.begin(list);
    if (!list.wrapper) return;
    for (let number = 1; number <= own.indexOf(list); number += 1) {
      const {source, wrapper, titles} = own[number];
      const isWanted = source?.page == list.source.page && (own[number] == list || titles.some(({hidden}) => !hidden));
      if (isWanted && !wrapper.isConnected) own.findLast((other, place) => place < number && other.wrapper?.isConnected).wrapper.after(...titles.toReversed(), wrapper);
    }
  }

  // The place of a list that is not in the document: after the previous one.
  placeOf(list) {
    const section = this.sections.find(({own}) => own.includes(list)), {wrapper} = section.own.findLast((other, place) => place < section.own.indexOf(list) && other.wrapper?.isConnected && !other.wrapper.hidden) ?? section.own[0];
    return {
      element: wrapper,
      isOfList: true,
      get isFilled() { return Boolean(list.wrapper?.isConnected); },
      fill: room => {
        this.place(section, list);
        if (!list.wrapper?.isConnected) return Infinity;
        list.fill(list.chunks[0], room / list.itemHeight, this);
        return rowHeight;
      },
    };
  }

  // Shows the records of sections in groups, each a list that looks like the section's own. Without a grouping, the
  // section's own lists are shown.
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

  // Removes a section's own lists and everything around them, except the section's header. Footers go after the groups.
  takeOut(section) {
    const placed = section.own.filter(({wrapper}) => wrapper?.isConnected), wrappers = placed.map(({wrapper}) => wrapper), last = wrappers.at(-1);
    section.place = document.createComment('');
    section.footers = [...last.querySelectorAll('.footer-box')].map(footer => wrap(section.around, footer.cloneNode(true)));
    last.after(section.place, ...section.footers);
    section.out = placed.flatMap(({wrapper, element, titles}) => wrapper.querySelector('.section-head')
      ? [element, ...wrapper.querySelectorAll('.footer-box')] : [wrapper, ...titles])
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
    const model = section.own.filter(({element}) => element).reduce((one, other) => other.items.length > one.items.length ? other : one);
    section.around ??= aroundList(model.element);
    const itemsIn = list => list.items.flatMap(item => index.isRecord[item] || !this.inner.has(item) ? [item] : itemsIn(this.inner.get(item).list));
    const roots = section.own.flatMap(itemsIn).filter(item => index.isRoot(item) && !index.isTwin[item]);
    const items = Map.groupBy(roots.toSorted((a, b) => a - b), item => grouping.of[item]);
    const lists = [...items.keys()].toSorted((a, b) => a - b).map(number => {
      const list = model.like(items.get(number), {isPaged: section.own[0].isPaged}), name = grouping.titles[number];
      list.attach(model.element.cloneNode(false));
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
}
