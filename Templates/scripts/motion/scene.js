// Shows a scene: how a page that is what it is now comes there from what it was. One set of rules for all who
// change pages: what travels has ground under it and goes over what rests, what is new waits for what makes way,
// what is gone fades behind the page, and nothing is stretched.
//
// A scene has, each if there is any:
//   ways        a map of elements to how far they are from where they are, and where from they go:
//               {x: [first, last], y: [first, last], level, origin, resize}. Those in them go with them. `origin` is
//               what an element comes out of, if that is another list; `resize` are frames of its size.
//   least, most how much of a way is none, and how many travel
//   surfaces    pairs {was, is} of what lists are drawn on, one of them missing where a list is new or gone
//   ghosts      see ghosts.js
//   appearing   items that were nowhere; fading, what comes where it is; flashing, what is other than it was
//   bars        what stays over items that pass
//   relayout    what goes over all of these: {front, play}, see relayout.js
// Boxes are those of the window.
// What an item of a list, or a row of a table, is.
const anItem = 'li, .sheet tbody > tr';

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

// What would be in the way of the next change, what stands for surfaces, and what is coming into sight.
let travels = [];
const standIns = new Map(), emerging = new Set();

// Ends all travels where they lead, so that what rests can be measured.
const halt = () => {
  for (const travel of travels) travel.cancel();
  travels = [];
  standIns.clear();
  document.querySelector('vitrine-surfaces')?.remove();
};

// `layer` is behind the page since before it was measured; `length` names how long it takes.
const show = ({ways, least = .5, most = Infinity, surfaces, ghosts, appearing = [], fading = [], flashing = [], bars = [], relayout}, layer, length) => {
  const pace = paceOf(length), shifts = shiftsOf(ways, least, most), items = [...shifts.keys()];
  const arrivals = items.filter(item => ways.get(item).level == levels.arrived);
  const barLevels = bars.map(bar => [bar, levelOf(bar)]);
  const behind = {corner: layer.getBoundingClientRect(), ...sizeOfPage()};
  const lists = looseLists(items), parts = cutting(items, ways), resized = [...ways].filter(([, {resize}]) => resize);
  // All that is measured is known: from here on the page is only written to.
  const hold = (element, frames) => travels.push(play(element, frames, {duration: pace.length}));
  playSurfaces(surfaces, ghosts, arrivals, layer, behind, pace);
  for (const [part, own] of parts) {
    // A chunk that is laid out stays so until the next change: Chromium takes the end of that for a shift of all in it.
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

// Chromium sets the start of some animations a few microseconds behind the next frame, which would show
// without a fill where all ends.
const play = (element, frames, timing) => element.animate(frames, {fill: 'backwards', ...timing});

const emerge = (element, frames, timing) => {
  const end = () => emerging.delete(element);
  emerging.add(element);
  play(element, frames, timing).finished.then(end, end);
};

// The durations and easings of the site's design; what is inserted waits for what makes way.
const paceOf = name => {
  const style = getComputedStyle(document.documentElement);
  const length = (name, otherwise) => parseFloat(style.getPropertyValue(name)) || otherwise;
  const easing = name => style.getPropertyValue(name).trim() || 'ease-out';
  return {
    length: length(name, 480), reveal: length('--t-reveal', 260), flash: length('--t-build', 600), lead: length('--t-state', 120), leave: 240,
    out: easing('--out'), spring: easing('--spring'), light: style.getPropertyValue('--accent-soft').trim() || 'Highlight',
  };
};

// How each travels, within what travels around it.
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

// The innermost element around one, or itself, that is among some.
const within = (some, element) => {
  while (element && !some.has(element)) element = element.parentElement;
  return element;
};

// Of an item only what is its own: its cell.
const flash = (block, pace) => {
  const cells = block.matches(anItem) ? block.querySelectorAll(':scope > :not(details), :scope > details > summary') : [];
  for (const cell of cells.length ? cells : [block]) {
    play(cell, [{backgroundColor: pace.light}, {}], {duration: pace.flash, easing: pace.out});
  }
};

const isSeen = ({top, bottom, left, right}) =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

// What is not laid out while it is out of the window is as high as somebody guessed.
const isGuessed = element => getComputedStyle(element).containIntrinsicBlockSize != 'none';
