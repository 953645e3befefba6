// What items stand on and pass over while they travel: for the script of transitions, and for that of the preview.

// What travels goes over what rests, what was moved over what makes way for it, what comes from another list over
// bars. A bar that is stuck to the window stays over all, as when the page is scrolled.
const levels = {behind: -1, way: 1, moved: 2, bar: 3, arrived: 4, stuck: 5};

const isClear = colour => /^transparent$|, 0\)$|\/ 0\)$/.test(colour);

// The style of what paints an element's surface: of a box around a list that is what stands before its content.
const painterOf = element => {
  const pseudoElement = element.matches('[class*=behind]') ? '::before' : undefined;
  return {pseudoElement, style: getComputedStyle(element, pseudoElement)};
};

// The ground under an element, in the colour of what it stands on and as round as that at its ends; a cell that
// brings its own needs none.
const groundOf = element => {
  if ([...element.children].some(cell => !isClear(getComputedStyle(cell).backgroundColor))) return {};
  let around = element;
  while (around && isClear(painterOf(around).style.backgroundColor)) around = around.parentElement;
  const {backgroundColor = 'Canvas', borderRadius = '0px'} = around ? painterOf(around).style : {};
  const radius = around == element.parentElement ? borderRadius : '0px';
  const corners = [element.matches(':first-child') ? radius : '0px', element.matches(':last-child') ? radius : '0px'];
  const round = `${corners[0]} ${corners[0]} ${corners[1]} ${corners[1]}`;
  return {backgroundColor: [backgroundColor, backgroundColor], borderRadius: [round, round]};
};

// What stays in sight while its section passes, and may be on its way itself.
const bars = '.section-bar, .header-box, .footer-box';

const levelOf = bar => {
  const {position, top, bottom} = getComputedStyle(bar), box = bar.getBoundingClientRect();
  const isStuck = position == 'sticky'
    && (box.top < parseFloat(top) + 1 || box.bottom > innerHeight - parseFloat(bottom) - 1);
  return isStuck ? levels.stuck : levels.bar;
};

// What comes from another list is no higher than what it stands in.
const raise = (arrivals, play) => {
  const parts = new Set();
  for (const item of arrivals) {
    for (let part = item.parentElement; part && !part.matches('.section'); part = part.parentElement) {
      if (part.matches('li, .box')) parts.add(part);
    }
  }
  for (const part of parts) play(part, {zIndex: [levels.arrived, levels.arrived]});
};

// A list that scrolls would follow the item that it rests at, and a parent cut off children that come from
// further down.
const loosen = (items, play) => {
  const lists = new Set(items.map(item => item.closest('[role=list]:not(li *)')));
  lists.delete(null);
  const places = [...lists].map(list => [list, list.scrollLeft]);
  const own = {scrollSnapType: 'none', '--outline-overflow': 'visible'};
  for (const [list] of places) play(list, [own, own]);
  for (const [list, place] of places) if (place) list.scrollLeft = place;
};

// Lists and boxes that may paint a surface.
const bearers = '[role=list]:not(li *), [class*=behind]';

// The surface that a list paints, or a box around one, with its place from a corner. A list may show less of
// itself than its box, or go on beside it.
const surfaceOf = (element, corner) => {
  const {pseudoElement, style} = painterOf(element);
  const {backgroundColor: colour, clipPath, boxShadow, borderRadius} = style;
  if (isClear(colour)) return undefined;
  const [, edges, , round] = clipPath.match(/^inset\((.*?)( round (.*))?\)$/) ?? [];
  const insets = pseudoElement ? [style.top, style.right, style.bottom, style.left] : edges?.split(' ') ?? [];
  const [top = 0, right = top, bottom = top, left = right] = insets.map(inset => parseFloat(inset) || 0);
  const box = element.getBoundingClientRect();
  return {
    element, pseudoElement, colour, shadow: edges ? 'none' : boxShadow, radius: edges ? round ?? '0px' : borderRadius,
    insets: [top, right, bottom, left],
    x: box.left + left - corner.left, y: box.top + top - corner.top,
    width: box.width - left - right, height: box.height - top - bottom,
  };
};

// What stands for a surface behind the page, in a layer that begins at the corner.
const standInOf = ({x, y, width, height, colour, radius, shadow}) => {
  const standIn = document.createElement('div');
  standIn.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;`
    + `background:${colour};border-radius:${radius};box-shadow:${shadow}`;
  return standIn;
};

// Plays how a surface becomes another: what paints it gives way to a stand-in. A list that nothing comes to from
// elsewhere shows no more than its surface.
const playSurface = (was, is, layer, hasArrivals, play) => {
  const standIn = standInOf(is);
  layer.append(standIn);
  const size = ({width, height}) => ({width: `${width}px`, height: `${height}px`});
  const start = {translate: `${was.x - is.x}px ${was.y - is.y}px`, ...size(was)};
  play(standIn, [start, {translate: '0px 0px', ...size(is)}]);
  const clear = {backgroundColor: 'transparent', boxShadow: 'none'};
  if (is.pseudoElement) {
    play(is.element, [clear, clear], is.pseudoElement);
  } else {
    const clips = [was, is].map(surface => hasArrivals ? uncut : {overflow: 'visible', clipPath: clipTo(surface, is)});
    play(is.element, clips.map(clip => ({...clear, ...clip})));
  }
  return standIn;
};

// What lets items come to a list from elsewhere. An animation of the clip itself would keep them from standing
// over what is around the list.
const uncut = {overflow: 'visible', '--clip': 'none', '--ground-clip': 'none'};

// What cuts a list, whose own surface is given too, off at the edges of a surface.
const clipTo = (surface, {x, y, width, height, insets: [top, right, bottom, left], radius}) => {
  const edges = [
    top + surface.y - y, right + x + width - surface.x - surface.width,
    bottom + y + height - surface.y - surface.height, left + surface.x - x,
  ];
  return `inset(${edges.map(edge => `${edge}px`).join(' ')} round ${radius})`;
};
