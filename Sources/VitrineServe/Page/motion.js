// Shows how the page becomes another: what is removed fades, what stays travels from where it was, what is
// inserted appears, and what is updated lights up. Only what is near the window is measured, so that it takes
// no longer on a long page.
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let travels = [];

// How much lights up at most: what changes everywhere, as numbers of plates do, is no news.
const mostFlashes = 12;

// Carries a difference out, and in the same frame what goes with it. Items that were moved by hand are put
// back in between: they are measured where they are seen, and found where they were served.
const change = (difference, alongside = () => {}) => {
  const hasMotion = !stillness.matches;
  const before = inSight(), surfaces = surfacesIn(before);
  // What is seen is known; what stays where it is, does so by where it rests.
  for (const travel of travels) travel.cancel();
  const resting = travels.length ? inSight() : before;
  travels = [];
  standIns.clear();
  document.querySelector('vitrine-surfaces')?.remove();
  document.dispatchEvent(new Event('vitrine-change'));
  const plan = locate(difference);
  if (hasMotion) addOrigins(plan.moved, before);
  const ghosts = hasMotion ? ghostsOf(plan, before) : [];
  const leaving = new Set([...plan.moved, ...plan.removed]);
  const anchor = scrollY > 0 ? anchorAmong(resting, leaving) : undefined;
  const rows = scrolledRows(resting, leaving);
  const restore = attention();
  // At the top a browser anchors nothing.
  if (scrollY > 0) document.documentElement.animate({overflowAnchor: ['none', 'none']}, 100);
  const origins = new Map(plan.moved.map(element => [element, element.parentElement]));
  carryOut(plan);
  alongside();
  if (anchor) {
    const shift = anchor.getBoundingClientRect().top - resting.get(anchor).top;
    if (Math.abs(shift) > .5) scrollBy({top: shift, behavior: 'instant'});
  }
  for (const {list, item, place} of rows) {
    if (list.contains(item)) list.scrollBy({left: placeIn(list, item.getBoundingClientRect()) - place, behavior: 'instant'});
  }
  restore();
  if (hasMotion) animate(plan, before, surfaces, origins, ghosts);
};

// What stays where it is in the window: the first that begins in it, else the first of which some is in
// it, if it is not itself what moves, and not pinned.
const anchorAmong = (before, leaving) => {
  let partly;
  for (const [element, {top, bottom}] of before) {
    if (bottom <= 1 || top >= innerHeight) continue;
    let around = element;
    while (around && !leaving.has(around) && getComputedStyle(around).position != 'sticky') around = around.parentElement;
    if (around) continue;
    if (top >= 0) return element;
    partly ??= element;
  }
  return partly;
};

// What stays where it is in a list that is scrolled sideways: the first that can be seen as a whole.
const scrolledRows = (before, leaving) =>
  [...before.entered].filter(list => list.matches('.scroller') && list.scrollLeft).flatMap(list => {
    const {left, right} = list.getBoundingClientRect();
    for (const [item, box] of before) {
      if (!list.contains(item) || leaving.has(item) || box.left < left - 1 || box.right > right + 1) continue;
      return [{list, item, place: placeIn(list, box)}];
    }
    return [];
  });

const placeIn = (list, box) => box.left - list.getBoundingClientRect().left;

// Gives the focus and the selection back where moving or replacing took them away.
const attention = () => {
  const focused = document.activeElement;
  const {id} = focused?.closest('[id]') ?? {};
  const selection = getSelection();
  const {anchorNode, anchorOffset, focusNode, focusOffset} = selection;
  const end = (node, offset) => [node, Math.min(offset, node.data?.length ?? node.childNodes.length)];
  return () => {
    if (focused && focused != document.body && document.activeElement != focused) {
      const target = focused.isConnected ? focused : id && document.getElementById(id)?.querySelector('a[href], button, summary, input');
      target?.focus?.({preventScroll: true});
    }
    if (anchorNode?.isConnected && focusNode.isConnected
      && (selection.anchorNode != anchorNode || selection.focusNode != focusNode)) {
      selection.setBaseAndExtent(...end(anchorNode, anchorOffset), ...end(focusNode, focusOffset));
    }
  };
};

const animate = (plan, before, surfaces, origins, ghosts) => {
  const after = inSight(), surfacesNow = surfacesIn(after);
  addGoals(before, after);
  const pace = paceOf(document.documentElement);
  const arrivals = plan.moved.filter(element => {
    const list = element.closest(bearers);
    return list && !list.contains(origins.get(element));
  });
  const replaced = replacedItems(plan, before, after);
  const shifts = shiftsBetween(before, after, new Set(plan.moved), new Set(arrivals), replaced);
  const barLevels = [...after.keys()].filter(element => element.matches(bars)).map(bar => [bar, levelOf(bar)]);
  const updated = updatedBlocks(plan, before, after);
  // All that is measured is known: from here on the page is only written to.
  const hold = (element, frames) => travels.push(play(element, frames, {duration: pace.move}));
  const isNew = list => before.entered.has(list) || plan.inserted.some(element => element.contains(list));
  playSurfaces(surfaces, surfacesNow, isNew, ghosts, arrivals, pace);
  uncover(plan.moved.filter(element => shifts.has(element)), origins, hold);
  loosen([...shifts.keys()], hold);
  for (const [element, frames] of shifts) travels.push(play(element, frames, {duration: pace.move, easing: pace.spring}));
  raise(arrivals, hold);
  for (const [bar, level] of barLevels) hold(bar, {zIndex: [level, level]});
  for (const [element, box] of after) {
    if (before.has(element) || !isSeen(box)) continue;
    const scale = element.localName == 'li' ? {scale: [.92, 1]} : {};
    play(element, {opacity: [0, 1], ...scale}, {duration: pace.move - pace.lead, delay: pace.lead, easing: pace.spring});
  }
  for (const item of replaced) play(item, {opacity: [0, 1]}, {duration: pace.reveal, delay: pace.lead, easing: pace.out});
  for (const element of plan.inserted.slice(0, 200)) {
    const block = blockAround(element, after);
    if (block && block != element && before.has(block) && !replaced.has(block)) {
      play(block, {opacity: [0, 1]}, {duration: pace.reveal, easing: pace.out});
    }
  }
  if (updated.size <= mostFlashes) for (const block of updated) flash(block, pace);
  fade(ghosts, pace);
};

// Items that another cell shows than before: these travel nowhere, one cell fades and then the other.
const replacedItems = ({inserted}, before, after) => new Set(inserted
  .filter(element => element.parentElement?.localName == 'li' && !element.matches('ul'))
  .map(element => element.parentElement).filter(item => before.has(item) && after.has(item)));

// What stands for surfaces that are on their way.
const standIns = new Map();

// The surfaces of lists that were looked into, where they are seen.
const surfacesIn = sight => {
  const surfaces = new Map();
  for (const element of sight.entered) {
    if (!element.matches(bearers)) continue;
    const own = standIns.get(element);
    const {left: x, top: y, width, height} = own?.standIn.getBoundingClientRect() ?? {};
    const surface = own ? {...own.surface, x, y, width, height} : surfaceOf(element, {left: 0, top: 0});
    if (surface) surfaces.set(element, surface);
  }
  return surfaces;
};

// Those that changed, or that something fades on.
const playSurfaces = (before, after, isNew, ghosts, arrivals, pace) => {
  const layer = layerBehind('vitrine-surfaces');
  const timing = {duration: pace.move, easing: pace.spring};
  const corner = layer.getBoundingClientRect();
  const placed = surface => ({...surface, x: surface.x - corner.left, y: surface.y - corner.top});
  for (const [element, is] of after) {
    const was = before.get(element);
    if (!was) {
      if (isNew(element)) play(element, [{backgroundColor: 'transparent', boxShadow: 'none'}, {}],
        {duration: pace.reveal, delay: pace.lead, easing: pace.out, pseudoElement: is.pseudoElement});
      continue;
    }
    const isSame = ['x', 'y', 'width', 'height'].every(side => Math.abs(was[side] - is[side]) < .5);
    if (isSame && !ghosts.some(({around}) => element.contains(around))) continue;
    const standIn = playSurface(placed(was), placed(is), layer, arrivals.some(item => element.contains(item)),
      (target, frames, pseudoElement) => travels.push(play(target, frames, {...timing, pseudoElement})));
    standIns.set(element, {standIn, surface: is});
  }
  for (const [element, was] of before) {
    if (element.isConnected && surfaceOf(element, corner)) continue;
    const standIn = standInOf(placed(was));
    layer.append(standIn);
    play(standIn, {opacity: [1, 0]}, {duration: pace.leave, easing: pace.out, fill: 'both'});
  }
  const ends = Promise.allSettled(layer.getAnimations({subtree: true}).map(({finished}) => finished));
  ends.then(() => {
    layer.remove();
    for (const [element, {standIn}] of standIns) if (!standIn.isConnected) standIns.delete(element);
  });
};

// Chromium sets the start of some animations a few microseconds behind the next frame, which would show
// without a fill where all ends.
const play = (element, frames, timing) => element.animate(frames, {fill: 'backwards', ...timing});

// The durations and easings of the site's design; what is inserted waits for what makes way.
const paceOf = root => {
  const style = getComputedStyle(root);
  const length = (name, otherwise) => parseFloat(style.getPropertyValue(name)) || otherwise;
  const easing = name => style.getPropertyValue(name).trim() || 'ease-out';
  return {
    reveal: length('--t-reveal', 260), move: length('--t-move', 480), flash: length('--t-build', 600), leave: 240, lead: 120,
    out: easing('--out'), spring: easing('--spring'), light: style.getPropertyValue('--accent-soft').trim() || 'Highlight',
  };
};

// How each travels, within what travels around it.
const shiftsBetween = (before, after, moved, arrivals, replaced) => {
  const ways = new Map(), shifts = new Map();
  const still = [{x: 0, y: 0}, {x: 0, y: 0}];
  for (const [element, now] of after) {
    const old = before.get(element);
    if (!old || !isSeen(old) && !isSeen(now)) continue;
    if (replaced.has(element)) {
      ways.set(element, still);
      continue;
    }
    const isBackwards = getComputedStyle(element).direction == 'rtl';
    const across = way(isBackwards ? old.right - now.right : old.left - now.left, innerWidth, isSeen(old));
    const down = way(old.top - now.top, innerHeight, isSeen(old));
    ways.set(element, [0, 1].map(end => ({x: across[end], y: down[end]})));
  }
  for (const [element, ends] of ways) {
    if (replaced.has(element)) continue;
    const around = ways.get(blockAround(element.parentElement, ways)) ?? still;
    const own = ends.map(({x, y}, end) => ({x: x - around[end].x, y: y - around[end].y}));
    if (own.every(({x, y}) => Math.abs(x) < .5 && Math.abs(y) < .5)) continue;
    const level = arrivals.has(element) ? levels.arrived : moved.has(element) ? levels.moved : levels.way;
    shifts.set(element, {translate: own.map(({x, y}) => `${x}px ${y}px`), zIndex: [level, level], ...groundOf(element)});
  }
  return shifts;
};

// The beginning and the end of a way that may be long, counted from where it leads: only its part in the
// window is seen, and takes all of the time.
const way = (distance, length, isLeaving) => {
  const part = Math.max(-2 * length, Math.min(distance, 2 * length));
  return isLeaving ? [distance, distance - part] : [part, 0];
};

// Items and paragraphs that say or show something else.
const updatedBlocks = ({steps}, before, after) => {
  const blocks = new Set();
  for (const {element, set, text, tail, left, children = []} of steps) {
    if (element.matches('ul, ol, [role=list]')) continue;
    const isOther = text != undefined || set?.includes('src=') || left?.length || children.some(({inserted, isNew}) => inserted || isNew);
    if (!isOther && tail == undefined) continue;
    const block = blockAround(isOther ? element : element.parentElement, after);
    if (block?.matches('li, .prose > *') && before.has(block)) blocks.add(block);
  }
  return blocks;
};

const blockAround = (element, boxes) => {
  while (element && !boxes.has(element)) element = element.parentElement;
  return element;
};

// Of an item only what is its own: its cell.
const flash = (block, pace) => {
  const cells = block.localName == 'li' ? block.querySelectorAll(':scope > :not(details), :scope > details > summary') : [];
  for (const cell of cells.length ? cells : [block]) {
    play(cell, [{backgroundColor: pace.light}, {}], {duration: pace.flash, easing: pace.out});
  }
};

// Lists that have round corners or come in chunks cut off what comes from elsewhere.
const uncover = (moved, origins, hold) => {
  const lists = new Set(moved.flatMap(element => {
    const around = [];
    for (let list = element.parentElement; list && !list.contains(origins.get(element)); list = list.parentElement) {
      if (list.matches('.list, [role=none]')) around.push(list);
    }
    return around;
  }));
  const own = {...uncut, contentVisibility: 'visible'};
  for (const list of lists) hold(list, [own, own]);
};
