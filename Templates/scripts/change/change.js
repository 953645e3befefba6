// Changes the page in place and animates the change: what is visible before and after travels from where it was,
// removed elements leave a fading copy, and new ones appear. The element being read stays where it is in the window,
// and focus and selection are kept. Without motion, that is all that happens.
//
//   change({moved, removed, inserted, updated}, carryOut, options)
//
// `carryOut` changes the document, and may return the element that should stay in place. The lists of elements, all
// optional, tell what cannot be seen from the page: `moved` elements do not anchor the scroll position, and pass over
// those that make way for them; `removed` ones leave the document and fade as a whole; `inserted` ones are in something
// that stays; `updated` ones flash, and can be determined after `carryOut`. Instead of the lists, a function can be
// passed that finds them once all animations have ended. Only elements near the window are measured, all at once after
// `carryOut`, so a long page does not take longer.
//
// Options:
//   root              the element to look at, instead of the whole body
//   length            the name of the duration
//   travels, ghosts   how many elements may travel and fade
//   isFar             whether elements from or to far away travel instead of appearing or fading
//   ignores           tells which elements are not part of the page
//   sighted           the result of `sighted` just before, if the page has changed since
//   relayout          animates the items of a section itself, see relayout.js
const change = (difference, carryOut, options) => {
  const {root, length, isFar, ignores, sighted: known, relayout, ...most} = {
    root: document.body, length: '--t-move', travels: 80, ghosts: 40, isFar: false, ignores: isLayer, ...options,
  };
  const hasMotion = !stillness.matches, wasMoving = travels.length;
  const look = isPast => inSight(root, ignores, isPast);
  const {before, surfaces, looks} = known ?? sighted(root, ignores);
  // Elements travel from where they are visible now, but are kept in place by where they rest.
  halt();
  const resting = wasMoving && !known ? look(true) : before;
  const found = typeof difference == 'function' ? difference() : difference;
  const {moved = [], removed = [], inserted = []} = found;
  if (isFar && hasMotion) addOrigins(moved, before);
  // Everything except what `relayout` animates.
  const others = sight => relayout ? new Map([...sight].filter(([element]) => !relayout.holds(element))) : sight;
  const past = hasMotion && new Past(others(before), moved, removed, looks);
  const leaving = new Set([...moved, ...removed]), rows = scrolledRows(resting), restore = attention();
  // At the top of the page, browsers do not anchor the scroll position.
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

// Elements that came into the window are laid out at once, so that everything is in its final place. That may bring
// other elements into it.
const comeToRest = (look, keep) => {
  for (let rounds = 3; ; rounds -= 1) {
    keep();
    const sight = look();
    if (!sight.waiting.size || !rounds) return sight;
    for (const element of sight.waiting) play(element, {contentVisibility: ['visible', 'visible']}, {duration: 100});
  }
};

// What has to be known about the earlier page after it changes: the parents of elements, and their looks.
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

  // The removed elements themselves, and copies of other elements that were visible and are no longer near.
  ghosts(after) {
    const gone = [...this.before].filter(([element, box]) =>
      isSeen(box) && !after.has(element) && !this.removed.has(element) && !within(this.removed, this.parents.get(element)));
    return [...this.whole, ...gone.map(([element, box]) =>
      ({element: copyOf(element), box, frame: this.frames.get(this.parents.get(element)), ...this.looks.get(element)}))];
  }
}

// The current looks of elements that are still appearing, and their final boxes.
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

// The maximum number of flashes: something that changes everywhere, such as the numbers of captions, is not news.
const mostFlashes = 12;

// Items whose cell was replaced. They do not travel: one cell fades out and the other in.
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

// The start and the end of a way, relative to its destination. If it is long, only the part near the window is shown,
// in the full time.
const way = (distance, length, isLeaving) => {
  const part = Math.max(-2 * length, Math.min(distance, 2 * length));
  return isLeaving ? [distance, distance - part] : [part, 0];
};

// The surfaces of the lists that were looked into.
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
