// The page being filtered: its sections, their lists, and the items in these.

// How much of the page is filled at once, in window heights.
const reach = 1.3;

// Results with no more items than this are created completely when there is time, regardless of the pages they are on.
const mostAhead = 200;

class Page extends Groups {
  // Finds the files that have to be loaded before a result is shown: those for the items near the window, around the
  // item that stays in place or else at the top. Returns whether there are any.
  lookAhead(answer, isAsked) {
    const kept = this.placeOfFirst(answer);
    let room = reach * innerHeight;
    this.missing.clear();
    const look = (list, order, least = 0) => {
      if (list.source && order.length && !list.wrapper && room >= 0) this.begin(list);
      for (const [place, number] of order.entries()) {
        if (room < 0 && place >= least) return;
        this.element(number);
        const {list: inner} = this.inner.get(number) ?? {};
        room -= inner ? rowHeight : list.itemHeight;
        if (inner && isAsked) look(inner, this.orderOf(inner, answer));
      }
    };
    for (const section of this.sections) {
      for (const list of answer.grouping ? this.groupsOf(section, answer.grouping) : section.own) {
        const order = this.orderOf(list, answer), place = kept ? order.indexOf(this.topOf(kept.number, answer.grouping)) : 0;
        const start = list.startOf(place);
        if (place >= 0) look(list, order.slice(start), kept ? place - start + fewestFilled : 0);
      }
    }
    return this.missing.size > 0;
  }

  // Shows a result, first near the window, and returns the item that stays in place. `isAsked` is false if only the
  // order changes.
  show(answer, isAsked, words) {
    // At the top of the page, chunks can be filled in part. Elsewhere, their height would shift what is being read.
    this.fillsWhole = scrollY > 0;
    const place = this.placeOfFirst(answer);
    Object.assign(this, {answer, isAsked, words});
    if (answer.grouping != this.grouping) this.group(answer.grouping);
    for (const {list} of this.inner.values()) list.arrange(this.orderOf(list, answer));
    for (const list of this.lists) list.measure();
    for (const section of this.sections) {
      const {element, lists, counts, disclosure} = section;
      for (const list of lists) list.arrange(this.orderOf(list, answer));
      const shown = lists.reduce((sum, list) => sum + this.countOf(list), 0);
      element.hidden = !lists.some(({order}) => order.length);
      for (const list of lists) list.isShort = shown <= mostAhead;
      this.showGroups(section);
      for (const count of counts) this.showCount(count, shown);
      disclosure.show(isAsked);
    }
    for (const element of this.others) element.hidden = isAsked;
    this.fillAhead();
    if (place) this.keep(place);
    this.fillNear();
    return place?.element;
  }

  // The first visible item that stays, and its position in the window. There is none at the top of the page.
  placeOfFirst({shown, grouping}) {
    if (!this.answer || scrollY == 0) return undefined;
    for (const seen of this.seenItems()) {
      const element = seen.closest('li, tr'), number = this.numbers.get(element), {top} = element.getBoundingClientRect();
      if (top >= 0 && shown[number] && (!grouping || this.isGrouped(number))) return {number, element, top};
    }
    return undefined;
  }

  // Keeps an item in place in the window, because heights above it are estimates until filled.
  keep({number, element, top}) {
    this.fillTo(number);
    for (let round = 0; round < 3; round += 1) {
      scrollBy({top: element.getBoundingClientRect().top - top, behavior: 'instant'});
      this.fillRounds(1);
      this.layOutNear();
    }
  }

  // Scrolls to an item, and keeps it in place while its surroundings are filled.
  keepInView(number, element) {
    element.scrollIntoView({behavior: 'instant'});
    this.keep({number, element, top: element.getBoundingClientRect().top});
  }

  // Fills the chunk of an item, at least as far as the item.
  fillTo(number) {
    const top = this.topOf(number, this.grouping);
    for (const section of this.sections) {
      for (const list of section.lists) {
        if (!list.order.includes(top)) continue;
        if (list.source) this.place(section, list);
        const chunk = list.chunks.find(({wanted}) => wanted.includes(top));
        const most = chunk?.isPart && !this.isLazy(list) ? Infinity : chunk?.wanted.indexOf(top) + fewestFilled;
        if (chunk && !chunk.isFilled) list.fill(chunk, most, this);
      }
    }
  }

  // Puts a shown item into the document, opens the parents that contain it, and returns it.
  async reach(number) {
    const above = [];
    for (let parent = number; (parent = this.parents[parent]) >= 0;) above.unshift(this.inner.get(parent));
    for (;;) {
      this.missing.clear();
      this.fillTo(number);
      for (const {details, list} of above) {
        if (!details) break;
        details.open = true;
        list.fill(list.chunks[0], Infinity, this);
      }
      if (!this.missing.size || !await this.getMissing()) return this.elements[number];
    }
  }

  // Whether only the part of a list near the window is created. There is no result yet on a page that was just opened.
  isLazy(list) { return list.isPaged && this.answer?.goesFurther; }

  // Lays out what a browser would lay out in the next frame, one and a half windows in each direction, so that heights
  // are final now.
  layOutNear() {
    for (const {element, isClosed} of this.places()) {
      if (isClosed || !element.matches('[role=none]')) continue;
      const {top, bottom} = element.getBoundingClientRect();
      if (top > innerHeight) break;
      if (bottom > -1.6 * innerHeight) element.animate({contentVisibility: ['visible', 'visible']}, 200);
    }
  }

  // Restores the page to how it was sent.
  restore() {
    this.group(undefined);
    this.isAsked = false;
    const isSent = number => !this.sources[number] && !this.portions?.portionOf(this.elements[number]);
    for (const list of this.lists) list.restore(list.items.filter(isSent), this);
    for (const [number, {details, list, value, text, wasOpen}] of this.inner) {
      if (!isSent(number)) continue;
      list.restore(list.items, this);
      if (value) value.data = text;
      if (wasOpen != undefined) details.open = wasOpen;
    }
    for (const section of this.sections) {
      const {element, own, counts, disclosure} = section;
      for (const {source, titles, wrapper} of own) if (source) for (const part of [wrapper, ...titles]) part?.remove();
      disclosure.show(false);
      element.hidden = false;
      this.showGroups(section);
      for (const count of counts) this.showCount(count);
    }
    for (const element of this.others) element.hidden = false;
    this.pool.remove();
    this.store.remove();
  }

  // The places to fill, in page order: chunks, and the parents in them whose children are on the page.
  * places() {
    for (const {element, lists} of this.sections) {
      if (element.hidden) continue;
      for (const list of lists) {
        if (list.source && list.order.length && !list.wrapper?.isConnected) yield this.placeOf(list);
        if (list.element) yield * this.placesIn(list);
      }
    }
  }

  * placesIn(list) {
    for (const chunk of list.chunks) {
      if (!chunk.wanted.length) return;
      yield {
        // A partly filled chunk continues after its last item.
        get element() { return chunk.filled > 0 && !chunk.isFilled ? chunk.element.lastElementChild : chunk.element; },
        whole: chunk.holder,
        get isFilled() { return chunk.isFilled; },
        isPart: chunk.isPart,
        isLazy: this.isLazy(list) && !list.isShort,
        get filled() { return chunk.filled; },
        fill: room => {
          const most = chunk.isPart && this.fillsWhole && !this.isLazy(list) ? Infinity : room / list.itemHeight;
          if (!chunk.isFilled) list.fill(chunk, most, this);
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

  // Fills the window based on estimated heights, before anything is measured again.
  fillAhead() {
    let room = reach * innerHeight;
    for (const place of this.places()) {
      if (place.isClosed) continue;
      room -= place.fill(room);
      if (room < 0) return;
    }
  }

  // Fills the places near the window that do not show their items yet.
  async fillNear(rounds = 3) {
    const {answer} = this;
    this.missing.clear();
    this.fillRounds(rounds);
    // Anything further away is loaded when the visitor scrolls there.
    if (this.missing.size && await this.getMissing() && this.answer == answer) await this.fillNear(rounds);
  }

  fillRounds(rounds) {
    for (let round = 0; round < rounds; round += 1) {
      const near = [];
      for (const place of this.places()) {
        if (place.isFilled || place.isClosed) continue;
        const {top} = place.element.getBoundingClientRect(), {bottom} = (place.whole ?? place.element).getBoundingClientRect();
        if (place.isOfList) {
          if (bottom < reach * innerHeight) place.fill(reach * innerHeight - bottom);
          if (!place.isFilled) break;
          continue;
        }
        if (top > reach * innerHeight) break;
        if (bottom > (1 - reach) * innerHeight) near.push([place, reach * innerHeight - top]);
      }
      for (const [place, room] of near) place.fill(room);
      if (!near.length) return;
    }
  }

  // Fills the next place that is not near the window, when there is time. Returns whether there may be more. Open
  // parents that are far away are skipped, because all of their rows would be laid out.
  fillNext() {
    for (const place of this.places()) {
      if (place.isFilled || place.isLazy || place.isOfList || place.isInParent && !place.isClosed || place.inner && this.isAsked) continue;
      const {filled} = place;
      place.fill(place.isPart ? Infinity : 0);
      if (place.isFilled || place.filled != filled) return true;
    }
    return false;
  }

  // Loads the missing items of a short result, so that it can be printed.
  async getRest() {
    this.missing.clear();
    for (const {own, lists} of this.sections) {
      for (const list of lists) {
        if (!this.isLazy(list) || !list.isShort) continue;
        if (lists == own && list.source && list.order.length) this.place({own}, list);
        for (const number of list.order) this.element(number);
      }
    }
    if (this.missing.size) await this.getMissing();
  }

  hides(element) {
    return Boolean(element?.closest('li, tr') && (this.store.contains(element) || this.pool.contains(element)));
  }

  // The visible items, some of which may be nested in others.
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

  // Updates a parent: it shows how many of its children are shown, and is open while filters are active.
  fillParent(inner) {
    const {details, list, value, text} = inner;
    if (inner.answer != this.answer) {
      inner.answer = this.answer;
      if (value) value.data = this.isAsked ? this.words.number(this.countOf(list)) : text;
      if (this.isAsked) inner.wasOpen ??= details.open;
      const isOpen = this.isAsked ? list.order.length > 0 : inner.wasOpen ?? details.open;
      if (!this.isAsked) inner.wasOpen = undefined;
      if (details.open != isOpen) details.open = isOpen;
    }
    return rowHeight;
  }
}

const rowHeight = 44;
