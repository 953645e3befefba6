// Moving by mouse, pen or touch: a copy of the item follows the pointer, and the item itself shows where it would
// land.
let drag;
const edge = 72;

const startDrag = (event, item) => {
  event.preventDefault();
  if (moving?.byKeys) letGo(drop);
  handleOf(item).focus({preventScroll: true});
  drag = {pointer: event.pointerId, item, x: event.clientX, y: event.clientY, start: [event.clientX, event.clientY]};
  // Not on the handle, which leaves the document for a moment whenever its item moves.
  host.setPointerCapture(event.pointerId);
};

const lift = () => {
  const {item, start} = drag;
  const rect = item.getBoundingClientRect();
  drag.offset = [start[0] - rect.x, start[1] - rect.y];
  const copy = copyOf(item, rect);
  host.after(drag.layer = copy);
  begin(item);
  announce(`Picked up ${where(item)}`);
  document.documentElement.dataset.vitrineDragging = '';
  requestAnimationFrame(follow);
};

// A copy of the item inside copies of its ancestors, so that the page's styles apply to it. These make no boxes,
// except the one that widths in a list refer to.
const copyOf = (item, rect) => {
  let copy = item.cloneNode(true);
  copy.style.cssText += `;position:absolute!important;inset:0 auto auto 0!important;margin:0!important;`
    + `inline-size:${rect.width}px!important;block-size:${rect.height}px!important;animation:none!important;display:block`;
  if (getComputedStyle(item).display != 'block') copy.style.display = getComputedStyle(item).display;
  for (let outer = item.parentElement; outer && outer != document.body; outer = outer.parentElement) {
    // Without its summary, a browser would add one.
    if (outer.localName == 'details') continue;
    const shell = outer.cloneNode(false);
    if (outer.classList.contains('w')) {
      shell.style.cssText += `;position:absolute!important;inset:0 auto auto 0;inline-size:${outer.clientWidth}px!important;block-size:auto;overflow:visible!important`;
    } else {
      shell.style.cssText += ';display:contents!important';
    }
    shell.append(copy);
    copy = shell;
  }
  const layer = document.createElement('vitrine-lifted');
  layer.inert = true;
  layer.classList.toggle('row', !!item.closest('.list'));
  layer.append(copy);
  for (const element of layer.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const handle of layer.querySelectorAll('vitrine-handle')) handle.remove();
  layer.style.inlineSize = `${rect.width}px`;
  layer.style.blockSize = `${rect.height}px`;
  return layer;
};

// Once per frame: moves the copy to the pointer, scrolls the page if the pointer is at an edge, and moves the item
// to where it would land.
const follow = () => {
  if (!drag?.layer) return;
  const {x, y, offset, layer, item} = drag;
  layer.style.translate = `${x - offset[0]}px ${y - offset[1]}px`;
  scrollAtEdges(x, y, item);
  const place = landing(x, y, item);
  if (place) {
    put(item, place.section, place.index);
    announce(where(item));
  }
  requestAnimationFrame(follow);
};

const scrollAtEdges = (x, y, item) => {
  const speed = distance => distance < edge ? Math.ceil((edge - Math.max(0, distance)) / 5) : 0;
  const down = speed(innerHeight - y) - speed(y);
  if (down) scrollBy(0, down);
  const list = item.closest('.scroller');
  if (!list) return;
  const {left, right, top, bottom} = list.getBoundingClientRect();
  const across = speed(right - x) - speed(x - left);
  if (across && y > top && y < bottom) list.scrollBy(across, 0);
};

const landing = (x, y, item) => {
  const own = placeOf(item);
  const open = partners(own.section);
  const under = document.elementFromPoint(x, y);
  if (isClosed(under, open)) return isSame(own, moving.from) ? undefined : moving.from;
  let target, place;
  for (let element = under; element && !place; element = element.parentElement) {
    if (element == item) return undefined;
    const found = isItem(element) ? placeOf(element) : undefined;
    if (found && open.includes(found.section)) [target, place] = [element, found];
  }
  if (!place) {
    place = nearest(open, x, y);
    target = place?.section.items[place.index];
  }
  if (!place || target == item || travelling.has(target)) return undefined;
  const {section} = place;
  if (!target) return {section, index: 0};
  const rest = section.items.filter(other => other != item);
  const rect = target.getBoundingClientRect();
  const [across, down] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  const isBefore = !moving.rows.has(section) ? y < down : isRTL(section) ? x > across : x < across;
  const index = rest.indexOf(target) + (isBefore ? 0 : 1);
  return isSame(own, {section, index}) ? undefined : {section, index};
};

// Whether a place is in a section that does not accept the item. The item then returns to where it was.
const isClosed = (under, open) => sections.some(({parent, element}) =>
  !parent && element.contains(under) && !open.some(section => element.contains(section.element)));

// The visible item nearest to a point in or close to its list. For an empty list, the place of its first item.
const nearest = (open, x, y) => {
  let best;
  for (const section of open) {
    const bounds = section.element.getBoundingClientRect();
    if (y < bounds.top || y > bounds.bottom || x < bounds.left - edge || x > bounds.right + edge) continue;
    if (!section.items.length) best ??= {section, index: 0, distance: Infinity};
    const [first, last] = visibleRange(section.items);
    for (let index = first; index < last; index++) {
      const rect = section.items[index].getBoundingClientRect();
      const distance = Math.hypot(
        Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom));
      if (!best || distance < best.distance) best = {section, index, distance};
    }
  }
  return best;
};

const endDrag = finish => {
  const {layer, pointer} = drag;
  drag = undefined;
  if (host.hasPointerCapture(pointer)) host.releasePointerCapture(pointer);
  delete document.documentElement.dataset.vitrineDragging;
  layer?.remove();
  if (!moving) return;
  const {item} = moving;
  finish();
  handleOf(item).focus({preventScroll: true});
};

addEventListener('pointerdown', event => {
  const item = itemOf(event.target);
  if (item && event.button == 0 && event.isPrimary && !drag) startDrag(event, item);
});
host.addEventListener('pointermove', event => {
  if (event.pointerId != drag?.pointer) return;
  [drag.x, drag.y] = [event.clientX, event.clientY];
  if (!drag.layer && Math.hypot(drag.x - drag.start[0], drag.y - drag.start[1]) > 4) lift();
});
host.addEventListener('pointerup', event => { if (event.pointerId == drag?.pointer) endDrag(drop); });
host.addEventListener('lostpointercapture', event => { if (event.pointerId == drag?.pointer) endDrag(cancel); });
