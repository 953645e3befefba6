// The remains of removed elements while they fade: {element, box, frame}, an element outside the document, its box in
// the window, and the frame around it.

// The frame for the content of a parent: copies of the parent and its ancestors that make no boxes, unless lengths
// depend on one. It is created while the parent is still unchanged. `known` contains existing frames.
const frameOf = (parent, known, placed = element => element.getBoundingClientRect(), end = document.body) => {
  if (!parent || parent == end) return undefined;
  if (!known.has(parent)) {
    const frame = parent.cloneNode(false);
    for (const name of ['id', 'tabindex', 'name']) frame.removeAttribute(name);
    // The look of a section depends on its control, which is not in the frame.
    const chosen = parent.matches('.section') && parent.querySelector('.choices :checked');
    if (chosen) frame.className += ` ${chosen.className} ${chosen.className.replace('choice-', 'chosen-')}`;
    frame.dataset.frame = '';
    // Without its own summary, a browser would add one.
    if (frame.localName == 'details') frame.append(Object.assign(document.createElement('summary'), {hidden: true}));
    const isContainer = getComputedStyle(parent).containerType != 'normal';
    known.set(parent, {frame, of: parent, box: isContainer && placed(parent), outer: frameOf(parent.parentElement, known, placed, end)});
  }
  return known.get(parent);
};

// A copy of an element without the items in it, which are animated on their own.
const copyOf = element => {
  if (!element.querySelector?.(anItem)) return element.cloneNode(true);
  const copy = element.cloneNode(false);
  for (const child of element.childNodes) if (!child.matches?.(anItem)) copy.append(copyOf(child));
  return copy;
};

// Creates a layer behind the page, or at another level.
const layerBehind = (name, level = levels.behind) => {
  const layer = document.createElement(name);
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = `position:absolute;left:0;top:0;overflow:clip;pointer-events:none;z-index:${level}`;
  document.body.append(layer);
  return layer;
};

// Covers the whole page. The size is measured again for each animation because the page may have become shorter.
const sizeOfPage = () => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  return {size: `;width:${scrollWidth}px;height:${scrollHeight}px`};
};

const frameStyles = new CSSStyleSheet();
frameStyles.replaceSync('[data-frame]::before, [data-frame]::after { content: none !important }');

const at = (box, {left, top}) => `;position:absolute;margin:0;inset:auto;left:${box.left - left}px;top:${box.top - top}px;width:${box.width}px;`;

// Puts a frame and those around it into a layer. Returns the element for its content, and the corner that positions are
// relative to.
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

// A single row keeps the column widths of its table.
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
