// Plays a scene: the transition of a page from its old to its current state. The same rules apply to all scripts that
// change pages: travelling elements have a background and pass over resting ones, new elements wait until others have
// made way, removed ones fade behind the page, and nothing is stretched.
//
// A scene consists of these parts, all optional:
//   ways        a map from elements to their distance from their current place, at the start and the end:
//               {x: [first, last], y: [first, last], level, origin, resize}. Descendants travel along. `origin` is the
//               parent that an element comes from, if that is in another list; `resize` are keyframes for its size.
//   least, most the shortest way that counts, and how many elements travel
//   surfaces    pairs {was, is} of the backgrounds of lists; one is missing if the list is new or gone
//   ghosts      see ghosts.js
//   appearing   new items; fading, elements that fade in where they are; flashing, updated ones
//   bars        elements that stay above passing items
//   relayout    an animation above all of these: {front, play}, see relayout.js
// Boxes are relative to the window.

// Selects items of lists and rows of tables.
const anItem = 'li, .sheet tbody > tr';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

// Animations that the next change has to end, stand-ins for surfaces, and elements that are still appearing.
let travels = [];
const standIns = new Map(), emerging = new Set();

// Ends all travelling animations in their final state, so that resting elements can be measured.
const halt = () => {
  for (const travel of travels) travel.cancel();
  travels = [];
  standIns.clear();
  document.querySelector('vitrine-surfaces')?.remove();
};

// `layer` was put behind the page before measuring. `length` is the name of the duration.
const show = ({ways, least = .5, most = Infinity, surfaces, ghosts, appearing = [], fading = [], flashing = [], bars = [], relayout}, layer, length) => {
  const pace = paceOf(length), shifts = shiftsOf(ways, least, most), items = [...shifts.keys()];
  const arrivals = items.filter(item => ways.get(item).level == levels.arrived);
  const barLevels = bars.map(bar => [bar, levelOf(bar)]);
  const behind = {corner: layer.getBoundingClientRect(), ...sizeOfPage()};
  const lists = looseLists(items), parts = cutting(items, ways), resized = [...ways].filter(([, {resize}]) => resize);
  // Everything has been measured: from here on, the page is only written to.
  const hold = (element, frames) => travels.push(play(element, frames, {duration: pace.length}));
  playSurfaces(surfaces, ghosts, arrivals, layer, behind, pace);
  for (const [part, own] of parts) {
    // A chunk stays laid out until the next change, because Chromium would count the end of that as a layout shift of
    // its contents.
    if (part.role == 'none') travels.push(play(part, [own, own], {fill: 'both', duration: pace.length}));
    else hold(part, [own, own]);
  }
  loosen(lists, hold);
  for (const [item, frames] of shifts) travels.push(play(item, frames, {duration: pace.length, easing: pace.spring}));
  for (const [item, {resize}] of resized) travels.push(play(item, resize, {duration: pace.reveal, easing: pace.out}));
  raise(arrivals, hold);
  for (const [bar, level] of barLevels) hold(bar, {zIndex: [level, level]});
  for (const item of appearing) {
    emerge(item, {opacity: [0, 1], scale: [.92, 1]}, {duration: pace.length - pace.lead, delay: pace.lead, easing: pace.spring});
  }
  for (const element of fading) emerge(element, {opacity: [0, 1]}, {duration: pace.reveal, delay: pace.lead, easing: pace.out});
  for (const element of flashing) flash(element, pace);
  fade(ghosts, behind, pace);
  relayout?.play(pace, (element, frames, timing) => {
    travels.push(play(element, frames, timing));
    return travels.at(-1);
  });
  fade(relayout?.front ?? [], behind, pace, levels.moved);
};

// Chromium starts some animations a few microseconds after the next frame. Without a fill, that frame would show the
// final state.
const play = (element, frames, timing) => element.animate(frames, {fill: 'backwards', ...timing});

const emerge = (element, frames, timing) => {
  const end = () => emerging.delete(element);
  emerging.add(element);
  play(element, frames, timing).finished.then(end, end);
};

// The durations and easings of the site's design. Inserted elements wait until others have made way.
const paceOf = name => {
  const style = getComputedStyle(document.documentElement);
  const length = (name, otherwise) => parseFloat(style.getPropertyValue(name)) || otherwise;
  const easing = name => style.getPropertyValue(name).trim() || 'ease-out';
  return {
    length: length(name, 480), reveal: length('--t-reveal', 260), flash: length('--t-build', 600), lead: length('--t-state', 120), leave: 240,
    out: easing('--out'), spring: easing('--spring'), light: style.getPropertyValue('--accent-soft').trim() || 'Highlight',
  };
};

// The animation of each element, relative to the travelling elements around it.
const shiftsOf = (ways, least, most) => {
  const shifts = new Map(), still = {x: [0, 0], y: [0, 0]};
  for (const [element, {x, y, level}] of ways) {
    if (shifts.size >= most) break;
    const around = ways.get(within(ways, element.parentElement)) ?? still;
    const own = [0, 1].map(end => [x[end] - around.x[end], y[end] - around.y[end]]);
    if (own.flat().every(distance => Math.abs(distance) < least)) continue;
    shifts.set(element, {translate: own.map(([x, y]) => `${x}px ${y}px`), zIndex: [level, level], ...groundOf(element)});
  }
  return shifts;
};

// The closest ancestor of an element, or the element itself, that is in a set or map.
const within = (some, element) => {
  while (element && !some.has(element)) element = element.parentElement;
  return element;
};

// For an item, only its own cell flashes, not nested items.
const flash = (block, pace) => {
  const cells = block.matches(anItem) ? block.querySelectorAll(':scope > :not(details), :scope > details > summary') : [];
  for (const cell of cells.length ? cells : [block]) {
    play(cell, [{backgroundColor: pace.light}, {}], {duration: pace.flash, easing: pace.out});
  }
};

const isSeen = ({top, bottom, left, right}) =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

// Whether the element's height is an estimate while it is not laid out outside the window.
const isGuessed = element => getComputedStyle(element).containIntrinsicBlockSize != 'none';
