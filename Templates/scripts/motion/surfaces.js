// The backgrounds that items are on and pass over while they travel.

// Travelling elements pass over resting ones, moved elements over those that make way for them, and elements from
// another list over bars. A bar that is stuck to the window stays on top, as in scrolling.
const levels = {behind: -1, way: 1, moved: 2, bar: 3, arrived: 4, stuck: 5};

const isClear = colour => /^transparent$|, 0\)$|\/ 0\)$/.test(colour);

// The style of what paints an element's background. For a box around a list, that is its ::before.
const painterOf = element => {
  const pseudoElement = element.matches('[class*=behind]') ? '::before' : undefined;
  return {pseudoElement, style: getComputedStyle(element, pseudoElement)};
};

// The background for a travelling element: the colour of what it is on, with the same rounded corners at the ends. Not
// needed for a cell with its own background.
const groundOf = element => {
  // In a table row, only the fixed cell at the edge has a background.
  if (element.localName != 'tr' && [...element.children].some(cell => !isClear(getComputedStyle(cell).backgroundColor))) return {};
  let around = element;
  while (around && isClear(painterOf(around).style.backgroundColor)) around = around.parentElement;
  const {backgroundColor = 'Canvas', borderRadius = '0px'} = around ? painterOf(around).style : {};
  const radius = around == element.parentElement ? borderRadius : '0px';
  const corners = [element.matches(':first-child') ? radius : '0px', element.matches(':last-child') ? radius : '0px'];
  const round = `${corners[0]} ${corners[0]} ${corners[1]} ${corners[1]}`;
  return {backgroundColor: [backgroundColor, backgroundColor], borderRadius: [round, round]};
};

// Elements that stay visible while their section scrolls, and may travel themselves.
const bars = '.section-bar, .header-box, .footer-box';

const levelOf = bar => {
  const {position, top, bottom} = getComputedStyle(bar), box = bar.getBoundingClientRect();
  const isStuck = position == 'sticky'
    && (box.top < parseFloat(top) + 1 || box.bottom > innerHeight - parseFloat(bottom) - 1);
  return isStuck ? levels.stuck : levels.bar;
};

// Raises the ancestors of elements from other lists, which could not be above them otherwise.
const raise = (arrivals, play) => {
  const parts = new Set();
  for (const item of arrivals) {
    for (let part = item.parentElement; part && !part.matches('.section'); part = part.parentElement) {
      if (part.matches('li, .box')) parts.add(part);
    }
  }
  for (const part of parts) play(part, {zIndex: [levels.arrived, levels.arrived]});
};

// Lists that would hold back travelling items: a scrolling list follows the item that it is snapped to, and a parent
// clips children that come from below it. Each with its scroll position.
const looseLists = items => {
  const lists = new Map();
  for (const item of items) {
    const list = item.closest('[role=list]:not(li *)');
    if (list?.matches('.scroller') || list && item.parentElement.closest('li')) lists.set(list, list.scrollLeft);
  }
  return lists;
};

const loosen = (lists, play) => {
  const own = {scrollSnapType: 'none', '--outline-overflow': 'visible'};
  for (const list of lists.keys()) play(list, [own, own]);
  for (const [list, place] of lists) if (place) list.scrollLeft = place;
};

// Lists and boxes that may paint a background.
const bearers = '[role=list]:not(li *), [class*=behind]';

// The background that a list or a box around one paints, given the element's box. It can be smaller than the box, or
// extend beyond it.
const surfaceOf = (element, box) => {
  const {pseudoElement, style} = painterOf(element);
  const {backgroundColor: colour, clipPath, boxShadow, borderRadius} = style;
  if (isClear(colour)) return undefined;
  const [, edges, , round] = clipPath.match(/^inset\((.*?)( round (.*))?\)$/) ?? [];
  const insets = pseudoElement ? [style.top, style.right, style.bottom, style.left] : edges?.split(' ') ?? [];
  const [top = 0, right = top, bottom = top, left = right] = insets.map(inset => parseFloat(inset) || 0);
  return {
    element, pseudoElement, colour, shadow: edges ? 'none' : boxShadow, radius: edges ? round ?? '0px' : borderRadius,
    insets: [top, right, bottom, left],
    x: box.left + left, y: box.top + top,
    width: box.width - left - right, height: box.height - top - bottom,
  };
};

// Animates the surfaces that changed, and those on which something fades.
const playSurfaces = (surfaces, ghosts, arrivals, layer, {corner, size}, pace) => {
  const ends = [];
  layer.style.cssText += size;
  for (const {was, is} of surfaces) {
    if (was && is) {
      const isSame = ['x', 'y', 'width', 'height'].every(side => Math.abs(was[side] - is[side]) < .5);
      if (isSame && !ghosts.some(({frame}) => frame && was.element.contains(frame.of))) continue;
      ends.push(playSurface(was, is, layer, corner, arrivals.some(item => is.element.contains(item)), pace).finished);
    } else if (is) {
      play(is.element, [{backgroundColor: 'transparent', boxShadow: 'none'}, {}],
        {duration: pace.reveal, delay: pace.lead, easing: pace.out, pseudoElement: is.pseudoElement});
    } else {
      ends.push(play(putStandIn(was, layer, corner), {opacity: [1, 0]}, {duration: pace.leave, easing: pace.out, fill: 'both'}).finished);
    }
  }
  Promise.allSettled(ends).then(() => {
    layer.remove();
    for (const [element, {standIn}] of standIns) if (!standIn.isConnected) standIns.delete(element);
  });
};

const putStandIn = ({x, y, width, height, colour, radius, shadow}, layer, corner) => {
  const standIn = document.createElement('div');
  standIn.style.cssText = `position:absolute;left:${x - corner.left}px;top:${y - corner.top}px;width:${width}px;height:${height}px;`
    + `background:${colour};border-radius:${radius};box-shadow:${shadow}`;
  layer.append(standIn);
  return standIn;
};

// Animates the change of a surface: its painter becomes transparent in favour of a stand-in. Unless items arrive from
// other lists, the list is clipped to its surface.
const playSurface = (was, is, layer, corner, hasArrivals, pace) => {
  const standIn = putStandIn(is, layer, corner);
  const travel = (element, frames, pseudoElement) => {
    travels.push(play(element, frames, {duration: pace.length, easing: pace.spring, pseudoElement}));
    return travels.at(-1);
  };
  const sizes = [was, is].map(({width, height}) => ({width: `${width}px`, height: `${height}px`}));
  const way = travel(standIn, [{translate: `${was.x - is.x}px ${was.y - is.y}px`, ...sizes[0]}, {translate: '0px 0px', ...sizes[1]}]);
  const clear = {backgroundColor: 'transparent', boxShadow: 'none'};
  if (is.pseudoElement) {
    travel(is.element, [clear, clear], is.pseudoElement);
  } else {
    const clips = [was, is].map(surface => hasArrivals ? uncut : {overflow: 'visible', clipPath: clipTo(surface, is)});
    travel(is.element, clips.map(clip => ({...clear, ...clip})));
  }
  standIns.set(is.element, {standIn, surface: is});
  return way;
};

// Lets items arrive from other lists. Animating the clip itself would keep them from being above what is around the
// list.
const uncut = {overflow: 'visible', '--clip': 'none', '--ground-clip': 'none'};

// The clip path that cuts off a list, whose own surface is also given, at the edges of another surface.
const clipTo = (surface, {x, y, width, height, insets: [top, right, bottom, left], radius}) => {
  const edges = [
    top + surface.y - y, right + x + width - surface.x - surface.width,
    bottom + y + height - surface.y - surface.height, left + surface.x - x,
  ];
  return `inset(${edges.map(edge => `${edge}px`).join(' ')} round ${radius})`;
};

// Chunks, and lists at which items arrive, that would clip travelling items. Chunks outside the window keep their
// estimated height.
const cutting = (items, ways) => {
  const parts = new Map();
  for (const item of items) {
    const {origin} = ways.get(item);
    for (let part = item.parentElement; part && !part.matches('.section, main'); part = part.parentElement) {
      if (origin && part.matches('.list') && !part.contains(origin)) parts.set(part, {...uncut, contentVisibility: 'visible'});
      else if (part.role == 'none' && !parts.has(part)) parts.set(part, {contentVisibility: 'visible'});
    }
  }
  for (const part of parts.keys()) {
    if (part.role == 'none' && isGuessed(part) && !isSeen(part.getBoundingClientRect())) parts.delete(part);
  }
  return parts;
};
