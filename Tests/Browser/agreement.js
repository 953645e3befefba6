/* Compares the lists of a page of VitrineAgreement with the boxes that the engine gives them.

   compareWidths([{said, width, lists: [{count, height, shift, rests}], boxes}], options) sets each
   said width, of which a browser makes `width`, in both directions and returns
   {boxes, largest, where, rests, faults}. `boxes` is the base64 of x, y, width and height of all items
   of all lists, as 64-bit floats. */

// Boxes far from the window's corner are kept in steps of 1/32 px and more (a 32-bit float has 24
// bits), so they are measured again with the window or the list scrolled to them.
const NEAR = 30000;

function floats(base64) {
  return new Float64Array(Uint8Array.from(atob(base64), character => character.charCodeAt(0)).buffer);
}

class Comparison {
  constructor(options) {
    this.options = options;
    this.report = {boxes: 0, largest: 0, where: '', rests: 0, faults: []};
  }

  fault(label, text) {
    if (this.report.faults.length < 3) this.report.faults.push(`${label}: ${text}`);
  }

  check(label, wanted, found, tolerance = this.options.tolerance) {
    const difference = Math.abs(wanted - found);
    if (difference > this.report.largest) {
      this.report.largest = difference;
      this.report.where = label();
    }
    if (!(difference <= tolerance)) this.fault(label(), `engine ${wanted}, browser ${found}`);
  }

  compare({said, width, lists, boxes}) {
    const main = document.querySelector('main');
    main.style.width = `${said}px`;
    // Only pages that are compared with so many items have the list.
    document.querySelector('.many')?.style.setProperty('display', lists.some(list => list.count > 2000) ? 'block' : '');
    const wrappers = [...document.querySelectorAll('.w')].slice(0, lists.length);
    const frames = floats(boxes);
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      if (wrappers.length != lists.length) {
        this.fault(width, `${lists.length} lists expected, ${wrappers.length} found`);
        return;
      }
      let first = 0;
      lists.forEach((expected, index) => {
        const own = frames.subarray(first, first + expected.count * 4);
        first += expected.count * 4;
        const label =
          `${width}x${innerHeight} ${direction}${this.options.screen}, ${expected.count} items`;
        this.compareList(label, wrappers[index], {...expected, frames: own, width, direction});
      });
    }
  }

  compareList(label, wrapper, expected) {
    const {count, width, direction, frames} = expected;
    const found = measure(wrapper);
    if (Math.abs(found.width - width) > 1e-4) this.fault(label, `the wrapper is ${found.width} wide`);
    if (found.items.length != count * 4) {
      this.fault(label, `${count} items expected, ${found.items.length / 4} found`);
      return;
    }
    this.check(() => `${label}: height of the list`, expected.height, found.height);
    const shift = expected.shift ?? 0;
    for (let at = 0; at < count * 4; at += 1) {
      let wanted = frames[at];
      if (at % 4 == 0) {
        wanted += shift;
        if (direction == 'rtl') wanted = width - wanted - frames[at + 2];
      }
      const difference = Math.abs(wanted - found.items[at]);
      if (difference <= this.report.largest) continue;
      this.check(() => `${label}: item ${at / 4 | 0}, ${'xywh'[at % 4]}`, wanted, found.items[at]);
    }
    this.report.boxes += count;
    if (expected.rests && count > 0 && count <= this.options.mostAtRest) {
      this.compareRests(label, wrapper, expected, found.items);
    }
  }

  // Scrolls to a few places, lets the list come to rest, and looks where it did.
  compareRests(label, wrapper, {rests, shift, direction}, items) {
    const list = wrapper.firstElementChild;
    const forward = direction == 'rtl' ? -1 : 1;
    const room = list.scrollWidth - list.clientWidth;
    const corner = wrapper.getBoundingClientRect();
    const boxes = wrapper.querySelectorAll('li');
    const [least, most] = rests.reach;
    // These widths are whole numbers, whatever the screen.
    if (!(Math.abs(most - least - room) <= 1 + this.options.tolerance)) {
      this.fault(`${label}: room to scroll`, `engine ${most - least}, browser ${room}`);
    }
    for (const fraction of this.options.fractions) {
      list.scrollLeft = forward * fraction * room;
      const scrolled = list.scrollLeft;
      const asked = fraction * room + least;
      const offset = forward * scrolled - shift;
      const where = () => `${label}: scrolled to ${asked}`;
      boxes.forEach((item, index) => {
        const box = item.getBoundingClientRect();
        if (Math.abs(box.x) > NEAR || Math.abs(box.y) > NEAR) return;
        this.check(where, items[index * 4] - scrolled, box.x - corner.x);
        this.check(where, items[index * 4 + 1], box.y - corner.y);
      });
      const distance = distanceToRest(asked, offset, rests);
      if (!(distance <= this.options.scrollStep + this.options.tolerance)) {
        this.fault(where(), `came to rest at ${offset} among ${JSON.stringify(rests)}`);
      }
      this.report.rests += 1;
    }
    list.scrollLeft = 0;
  }
}

// How far `offset` is from the resting place that is nearest to what was asked for.
//
// Where groups are longer than the viewport, a browser rests anywhere in one, so that all of it can
// be read, and which of these places it takes is up to it.
function distanceToRest(asked, offset, {stops, reach, covers}) {
  if (!stops) return Math.abs(offset - Math.min(Math.max(asked, reach[0]), reach[1]));
  if (covers.some(([from, to]) => from - 2 <= offset && offset <= to + 2)) return 0;
  const nearest = Math.min(...stops.map(stop => Math.abs(stop - asked)));
  const reached = stops.filter(stop => covers.length || Math.abs(stop - asked) <= nearest + 1);
  return Math.min(...reached.map(stop => Math.abs(stop - offset)));
}

// The boxes of a list's items from its wrapper's corner, with nothing scrolled.
function measure(wrapper) {
  const list = wrapper.firstElementChild;
  const scrolls = getComputedStyle(list).overflowX == 'auto';
  const origin = wrapper.getBoundingClientRect();
  const left = origin.x + scrollX, top = origin.y + scrollY;
  const boxes = wrapper.querySelectorAll('li');
  const isFar = scrolls && list.scrollWidth > NEAR;
  if (isFar) list.style.scrollSnapType = 'none';
  const items = new Float64Array(boxes.length * 4);
  let at = 0;
  for (const item of boxes) {
    let box = item.getBoundingClientRect();
    if (Math.abs(box.y) > NEAR) {
      scrollTo(0, Math.round(box.y + scrollY));
      box = item.getBoundingClientRect();
    }
    if (isFar && Math.abs(box.x) > NEAR) {
      list.scrollLeft = Math.round(box.x + list.scrollLeft);
      box = item.getBoundingClientRect();
    }
    items[at++] = box.x + scrollX - left + (scrolls ? list.scrollLeft : 0);
    items[at++] = box.y + scrollY - top;
    items[at++] = box.width;
    items[at++] = box.height;
  }
  if (isFar) list.style.scrollSnapType = '';
  if (scrolls) list.scrollLeft = 0;
  const end = wrapper.nextElementSibling;
  end.scrollIntoView();
  const height = end.getBoundingClientRect().y + scrollY - top;
  scrollTo(0, 0);
  return {width: origin.width, height, items};
}

function compareWidths(widths, options) {
  const comparison = new Comparison(options);
  for (const width of widths) comparison.compare(width);
  return comparison.report;
}
