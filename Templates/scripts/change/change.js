// Lets the page change in place and shows how: what is seen before and after travels from where it is seen, what
// is gone leaves a copy that fades, what comes into sight appears. What one looks at stays where it is in the
// window, with focus and selection; where no motion is wanted, that is all.
//
//   change({moved, removed, inserted, updated}, carryOut, options)
//
// `carryOut` changes the document, and may return what is to stay where it is. The lists of elements, all optional, say
// what cannot be seen: `moved` keep no place in the window and go over what makes way for them; `removed` leave the
// document and fade as a whole; `inserted` stand in something that stays; `updated` light up, and may be known only
// when all is carried out. Instead of them there may be a function that finds them once all rests where it leads. Only
// what is near the window is measured, all of it at once after `carryOut`, so that it takes no longer on a long page.
// Options:
//   root              where to look, if not in all of the body
//   length            the name of how long it takes
//   travels, ghosts   how many may travel and fade
//   isFar             true if what comes from far away, or goes there, is to travel and not to appear or fade
//   ignores           tells what is no part of the page
//   sighted           what was seen just before, where the page is no longer as it was
//   relayout          shows the items of a section itself, see relayout.js
const change = (difference, carryOut, options) => {
  const {root, length, isFar, ignores, sighted: known, relayout, ...most} = {
    root: document.body, length: '--t-move', travels: 80, ghosts: 40, isFar: false, ignores: isLayer, ...options,
  };
  const hasMotion = !stillness.matches, wasMoving = travels.length;
  const look = isPast => inSight(root, ignores, isPast);
  const {before, surfaces, looks} = known ?? sighted(root, ignores);
  // What is seen is known; what stays where it is, does so by where it rests.
  halt();
  const resting = wasMoving && !known ? look(true) : before;
  const found = typeof difference == 'function' ? difference() : difference;
  const {moved = [], removed = [], inserted = []} = found;
  if (isFar && hasMotion) addOrigins(moved, before);
  // All but what is shown otherwise.
  const others = sight => relayout ? new Map([...sight].filter(([element]) => !relayout.holds(element))) : sight;
  const past = hasMotion && new Past(others(before), moved, removed, looks);
  const leaving = new Set([...moved, ...removed]), rows = scrolledRows(resting), restore = attention();
  // At the top a browser anchors nothing.
  const isAnchored = scrollY > 0;
  if (isAnchored) document.documentElement.animate({overflowAnchor: ['none', 'none']}, 100);
  const kept = carryOut();
  const layer = hasMotion && layerBehind('vitrine-surfaces');
  const after = comeToRest(look, () => {
    if (isAnchored) keepPlace(resting, leaving, kept);
    for (const row of rows) keepRow(row, leaving);
  });
  restore();
  if (!hasMotion) return;
  if (isFar) addGoals(before, after);
  const ghosts = past.ghosts(after).slice(0, most.ghosts), own = relayout?.measured(after);
  show({
    ...partsOf(others(before), others(after), {moved, inserted, updated: found.updated ?? []}, past), most: most.travels,
    surfaces: surfacesBetween(surfaces, after, before, inserted), ghosts: [...ghosts, ...own?.behind ?? []], relayout: own,
  }, layer, length);
};

const isLayer = ({localName}) => localName.startsWith('vitrine-');

const sighted = (root = document.body, ignores = isLayer) => {
  const before = inSight(root, ignores, true);
  return {before, surfaces: surfacesIn(before), looks: looksOf(before)};
};

// What came into the window is laid out at once, so that all stands where it will; then other things may be in it.
const comeToRest = (look, keep) => {
  for (let rounds = 3; ; rounds -= 1) {
    keep();
    const sight = look();
    if (!sight.waiting.size || !rounds) return sight;
    for (const element of sight.waiting) play(element, {contentVisibility: ['visible', 'visible']}, {duration: 100});
  }
};

// What is to be known of how it was, once it is otherwise: what stood in what, and how that looked.
class Past {
  constructor(before, moved, removed, looks) {
    Object.assign(this, {before, looks, removed: new Set(removed), frames: new Map()});
    this.parents = new Map([...before.keys(), ...moved].map(element => [element, element.parentElement]));
    for (const [element, box] of before) if (isSeen(box)) frameOf(element.parentElement, this.frames);
    this.whole = removed.slice(0, 200).flatMap(element => {
      const isBlock = before.has(element) || element.parentElement?.matches(anItem) || element.querySelector(`${anItem}, section`);
      const box = before.get(element) ?? element.getBoundingClientRect();
      const isShown = isBlock && box.width && isSeen(box) && element.getElementsByTagName('*').length <= 2000;
      return isShown ? [{element, box, frame: frameOf(element.parentElement, this.frames), ...looks.get(element)}] : [];
    });
  }

  // What was removed, as it is, and of whatever else was seen and is not near any more a copy.
  ghosts(after) {
    const gone = [...this.before].filter(([element, box]) =>
      isSeen(box) && !after.has(element) && !this.removed.has(element) && !within(this.removed, this.parents.get(element)));
    return [...this.whole, ...gone.map(([element, box]) =>
      ({element: copyOf(element), box, frame: this.frames.get(this.parents.get(element)), ...this.looks.get(element)}))];
  }
}

// How what is only coming into sight looks by now, and its box as it will be.
const looksOf = before => new Map([...emerging].filter(element => before.has(element)).map(element => {
  const {opacity, scale} = getComputedStyle(element), {left, top, width, height} = before.get(element);
  const size = parseFloat(scale) || 1, wide = width / size, high = height / size;
  const box = {left: left - (wide - width) / 2, top: top - (high - height) / 2, width: wide, height: high};
  return [element, {box, look: `;opacity:${opacity};scale:${size}`}];
}));

const partsOf = (before, after, {moved, inserted, updated}, {parents}) => {
  const replaced = replacedItems(inserted, before, after);
  const ways = waysBetween(before, after, new Set(moved), replaced, parents);
  const fading = new Set(replaced), appearing = [], flashing = new Set();
  for (const [element, box] of after) {
    if (before.has(element) || !isSeen(box)) continue;
    if (element.matches(anItem)) appearing.push(element);
    else fading.add(element);
  }
  for (const element of inserted.slice(0, 200)) {
    const block = within(after, element);
    if (block && block != element && before.has(block)) fading.add(block);
  }
  for (const element of updated) {
    const block = within(after, element);
    if (block?.matches(`${anItem}, .prose > *`) && before.has(block)) flashing.add(block);
  }
  return {
    ways, appearing, fading, flashing: flashing.size <= mostFlashes ? flashing : [],
    bars: [...after.keys()].filter(element => element.matches(bars)),
  };
};

// How much lights up at most: what changes everywhere, as numbers of plates do, is no news.
const mostFlashes = 12;

// Items that another cell shows than before: these travel nowhere, one cell fades and then the other.
const replacedItems = (inserted, before, after) => new Set(inserted
  .filter(element => element.parentElement?.matches(anItem) && !element.matches('ul'))
  .map(element => element.parentElement).filter(item => before.has(item) && after.has(item)));

const waysBetween = (before, after, moved, replaced, parents) => {
  const ways = new Map();
  for (const [element, now] of after) {
    const old = before.get(element), origin = parents.get(element);
    if (!old || !isSeen(old) && !isSeen(now)) continue;
    if (replaced.has(element)) {
      ways.set(element, {x: [0, 0], y: [0, 0], level: levels.way});
      continue;
    }
    const isBackwards = getComputedStyle(element).direction == 'rtl';
    const x = way(isBackwards ? old.right - now.right : old.left - now.left, innerWidth, isSeen(old));
    const y = way(old.top - now.top, innerHeight, isSeen(old));
    const list = moved.has(element) && element.closest(bearers);
    const level = list && !list.contains(origin) ? levels.arrived : moved.has(element) ? levels.moved
      : element.matches(`${anItem}, .prose *`) ? levels.way : levels.bar;
    ways.set(element, {x, y, level, origin: moved.has(element) && origin});
  }
  return ways;
};

// The beginning and the end of a way that may be long, counted from where it leads: only its part in the
// window is seen, and takes all of the time.
const way = (distance, length, isLeaving) => {
  const part = Math.max(-2 * length, Math.min(distance, 2 * length));
  return isLeaving ? [distance, distance - part] : [part, 0];
};

// The surfaces of lists that were looked into, where they are seen.
const surfacesIn = sight => {
  const surfaces = new Map();
  for (const element of sight.entered) {
    if (!element.matches(bearers)) continue;
    const own = standIns.get(element);
    const {left: x, top: y, width, height} = own?.standIn.getBoundingClientRect() ?? {};
    const surface = own ? {...own.surface, x, y, width, height} : surfaceOf(element, element.getBoundingClientRect());
    if (surface) surfaces.set(element, surface);
  }
  return surfaces;
};

const surfacesBetween = (surfaces, after, before, inserted) => {
  const now = surfacesIn(after), news = [...inserted, ...before.hidden];
  const isKnown = list => !before.entered.has(list) && !news.some(element => element.contains(list));
  const isElsewhere = list => isShown(list) && surfaceOf(list, list.getBoundingClientRect());
  return [
    ...[...now].flatMap(([list, is]) => surfaces.has(list) ? {was: surfaces.get(list), is} : isKnown(list) ? [] : {is}),
    ...[...surfaces].flatMap(([list, was]) => now.has(list) || isElsewhere(list) ? [] : {was}),
  ];
};
