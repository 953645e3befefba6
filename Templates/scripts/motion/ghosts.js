// What is left of what is seen no more, for as long as it takes to fade: {element, box, frame}, an element that is
// nowhere else, its box in the window and the frame that it stands in.

// The frame that a parent is for what is in it: with those around it, copies that make no boxes, but where
// lengths depend on one. It is made while the parent is as it was; `known` has those that are made.
const frameOf = (parent, known, placed = element => element.getBoundingClientRect(), end = document.body) => {
  if (!parent || parent == end) return undefined;
  if (!known.has(parent)) {
    const frame = parent.cloneNode(false);
    for (const name of ['id', 'tabindex', 'name']) frame.removeAttribute(name);
    // A section looks as its control says, which is not in the frame.
    const chosen = parent.matches('.section') && parent.querySelector('.choices :checked');
    if (chosen) frame.className += ` ${chosen.className} ${chosen.className.replace('choice-', 'chosen-')}`;
    frame.dataset.frame = '';
    // Without a summary of its own a browser would show one.
    if (frame.localName == 'details') frame.append(Object.assign(document.createElement('summary'), {hidden: true}));
    const isContainer = getComputedStyle(parent).containerType != 'normal';
    known.set(parent, {frame, of: parent, box: isContainer && placed(parent), outer: frameOf(parent.parentElement, known, placed, end)});
  }
  return known.get(parent);
};

// A copy of an element without the items in it, which go ways of their own.
const copyOf = element => {
  if (!element.querySelector?.(anItem)) return element.cloneNode(true);
  const copy = element.cloneNode(false);
  for (const child of element.childNodes) if (!child.matches?.(anItem)) copy.append(copyOf(child));
  return copy;
};

// Behind the page or at another level, where it begins.
const layerBehind = (name, level = levels.behind) => {
  const layer = document.createElement(name);
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = `position:absolute;left:0;top:0;overflow:clip;pointer-events:none;z-index:${level}`;
  document.body.append(layer);
  return layer;
};

// A layer is as large as the page: one that became shorter is no longer for it.
const sizeOfPage = () => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  return {size: `;width:${scrollWidth}px;height:${scrollHeight}px`};
};

const frameStyles = new CSSStyleSheet();
frameStyles.replaceSync('[data-frame]::before, [data-frame]::after { content: none !important }');

const at = (box, {left, top}) => `;position:absolute;margin:0;inset:auto;left:${box.left - left}px;top:${box.top - top}px;width:${box.width}px;`;

// Puts a frame into a layer, with those around it, and returns what its content is placed from.
const putFrame = (frame, layer, corner) => {
  if (!frame) return {inner: layer, corner};
  if (!frame.place) {
    const around = putFrame(frame.outer, layer, corner);
    around.inner.append(frame.frame);
    frame.frame.style.cssText += frame.box ? `${at(frame.box, around.corner)}padding:0;border:0;height:0` : ';display:contents';
    frame.place = {inner: frame.frame, corner: frame.box || around.corner};
  }
  return frame.place;
};

// A row that stands alone has the columns of its table.
const keepColumns = (row, frame) => {
  const widths = [...frame?.of.closest('table')?.rows[0].cells ?? []].map(cell => `${cell.getBoundingClientRect().width}px`);
  row.style.cssText += `;display:grid;align-items:baseline;grid-template-columns:${widths.join(' ')}`;
};

const fade = (ghosts, {corner, size}, pace, level) => {
  if (!ghosts.length) return;
  if (!document.adoptedStyleSheets.includes(frameStyles)) document.adoptedStyleSheets.push(frameStyles);
  const layer = layerBehind('vitrine-removed', level);
  layer.style.cssText += size;
  for (const {element, box, frame, look = ''} of ghosts) {
    for (const part of [element, ...element.querySelectorAll('[id], [name]')]) for (const name of ['id', 'name']) part.removeAttribute(name);
    element.hidden = false;
    const place = putFrame(frame, layer, corner);
    element.style.cssText += `${at(box, place.corner)}height:${box.height}px;box-sizing:border-box${look}`;
    if (element.localName == 'tr') keepColumns(element, frame);
    place.inner.append(element);
  }
  const end = () => layer.remove();
  play(layer, [{opacity: 1}, {opacity: 0}], {duration: pace.leave, easing: pace.out, fill: 'both'}).finished.then(end, end);
};
