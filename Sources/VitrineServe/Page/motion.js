// Shows how the page becomes another: what is removed fades, what stays travels from where it was, what is
// inserted appears, and what is updated lights up. Only what is within a window's height of the window is
// measured, so that it takes no longer on a long page.
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let travels = [];

// How much lights up at most: what changes everywhere, as numbers of plates do, is no news.
const mostFlashes = 12;

// Carries a difference out, and in the same frame what goes with it. Items that were moved by hand are put
// back in between: they are measured where they are seen, and found where they were served.
const change = (difference, alongside = () => {}) => {
  const hasMotion = !stillness.matches;
  const before = inSight();
  // What is seen is known; what stays where it is, does so by where it rests.
  for (const travel of travels) travel.cancel();
  const resting = travels.length ? inSight() : before;
  travels = [];
  document.dispatchEvent(new Event('vitrine-change'));
  const plan = locate(difference);
  if (hasMotion) measure(plan.moved, before);
  const ghosts = hasMotion ? ghostsOf(plan, before) : [];
  const leaving = new Set([...plan.moved, ...plan.removed]);
  const anchor = scrollY > 0 ? anchorAmong(resting, leaving) : undefined;
  const rows = scrolledRows(resting, leaving);
  const restore = attention();
  document.documentElement.animate({overflowAnchor: ['none', 'none']}, 100);
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
  if (hasMotion) animate(plan, before, ghosts);
};

// What is measured, with its boxes, in the order of the page: items, with those in them, and whatever else
// stands in the page as a whole.
const inSight = () => {
  const boxes = new Map();
  const look = (element, isInItem) => {
    if (isOwn(element) || element.hidden) return;
    const isItem = element.localName == 'li';
    const isOuter = element == document.body || element.matches('main, .prose') || element.querySelector('li, section, .prose');
    if (isInItem && !isItem && !isOuter) return;
    const box = element.getBoundingClientRect();
    const hasBox = box.width || box.height;
    if (hasBox && !isNear(box)) return;
    if (hasBox && (isItem || !isOuter)) boxes.set(element, box);
    if (isOuter || !hasBox) for (const child of near(element)) look(child, isInItem || isItem);
  };
  look(document.body, false);
  return boxes;
};

// What travels may come from far away. To measure it in a chunk that is not laid out takes long.
const measure = (moved, boxes) => {
  let rest = 8;
  for (const element of moved.slice(0, 200)) {
    if (boxes.has(element)) continue;
    if (!element.checkVisibility({contentVisibilityAuto: true}) && (rest -= 1) < 0) continue;
    boxes.set(element, element.getBoundingClientRect());
  }
};

const isSeen = ({top, bottom, left, right}) =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

const isNear = ({top, bottom, left, right}) =>
  bottom > -innerHeight && top < 2 * innerHeight && right > -innerWidth && left < 2 * innerWidth;

// The children that may be near the window: of many, which stand in order, the first is searched.
const near = ({children}) => {
  if (children.length <= 64) return children;
  const isSideways = children[1].getBoundingClientRect().top == children[children.length - 1].getBoundingClientRect().top;
  const isBackwards = getComputedStyle(children[0]).direction == 'rtl';
  const isBefore = child => {
    const {bottom, left, right} = child.getBoundingClientRect();
    if (!isSideways) return bottom < -innerHeight;
    return isBackwards ? left > 2 * innerWidth : right < -innerWidth;
  };
  let low = 0, high = children.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isBefore(children[middle])) low = middle + 1;
    else high = middle;
  }
  const found = [];
  // In a group items may stand before those that come before them.
  for (let index = Math.max(0, low - 16), misses = 0; index < children.length && misses < 16; index += 1) {
    if (isNear(children[index].getBoundingClientRect())) {
      found.push(children[index]);
      misses = 0;
    } else if (index >= low) {
      misses += 1;
    }
  }
  return found;
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
  [...document.querySelectorAll('.scroller')].filter(list => list.scrollLeft).flatMap(list => {
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

const animate = (plan, before, ghosts) => {
  const after = inSight();
  for (const element of before.keys()) {
    if (element.isConnected && !after.has(element)) after.set(element, element.getBoundingClientRect());
  }
  const pace = paceOf(document.documentElement);
  const shifts = shiftsBetween(before, after, new Set(plan.moved));
  const updated = updatedBlocks(plan, before, after);
  // All that is measured is known: from here on the page is only written to.
  uncut(plan.moved.filter(element => shifts.has(element)), pace);
  unsnap(shifts.keys(), pace);
  for (const [element, frames] of shifts) travels.push(element.animate(frames, {duration: pace.move, easing: pace.spring}));
  for (const [element, box] of after) {
    if (before.has(element) || !isSeen(box)) continue;
    const scale = element.localName == 'li' ? {scale: [.92, 1]} : {};
    element.animate({opacity: [0, 1], ...scale}, {duration: pace.move - pace.lead, delay: pace.lead, easing: pace.spring, fill: 'backwards'});
  }
  for (const element of plan.inserted.slice(0, 200)) {
    const block = blockAround(element, after);
    if (block && block != element && before.has(block)) element.animate({opacity: [0, 1]}, {duration: pace.reveal, easing: pace.out});
  }
  if (updated.size <= mostFlashes) for (const block of updated) flash(block, pace);
  fade(ghosts, pace);
};

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
const shiftsBetween = (before, after, moved) => {
  const whole = new Map(), shifts = new Map();
  for (const [element, now] of after) {
    const old = before.get(element);
    if (!old || !isSeen(old) && !isSeen(now) && !moved.has(element)) continue;
    const isBackwards = getComputedStyle(element).direction == 'rtl';
    whole.set(element, {x: isBackwards ? old.right - now.right : old.left - now.left, y: old.top - now.top});
  }
  for (const [element, {x, y}] of whole) {
    const around = whole.get(blockAround(element.parentElement, whole)) ?? {x: 0, y: 0};
    const own = {x: x - around.x, y: y - around.y};
    if (Math.abs(own.x) < .5 && Math.abs(own.y) < .5) continue;
    const frames = {translate: [`${own.x}px ${own.y}px`, '0px 0px']};
    // What is moved passes over what makes way.
    shifts.set(element, moved.has(element) ? {...frames, zIndex: [1, 1]} : frames);
  }
  return shifts;
};

// Items and paragraphs that say or show something else.
const updatedBlocks = ({steps}, before, after) => {
  const blocks = new Set();
  for (const {element, set, text, tail, left, children = []} of steps) {
    if (element.matches('ul, ol, [role=list]')) continue;
    const isOther = text != undefined || set?.includes('src=') || left?.size || children.some(({inserted, isNew}) => inserted || isNew);
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
    cell.animate([{backgroundColor: pace.light}, {}], {duration: pace.flash, easing: pace.out});
  }
};

// Lists that have round corners or come in chunks cut off what leaves them.
const uncut = (moved, pace) => {
  const lists = new Set(moved.flatMap(element => {
    const around = [];
    for (let list = element.parentElement; list && list != document.body; list = list.parentElement) {
      if (list.matches('.list, [role=none]')) around.push(list);
    }
    return around;
  }));
  const own = {overflow: 'visible', clipPath: 'none', contentVisibility: 'visible'};
  for (const list of lists) travels.push(list.animate([own, own], pace.move));
};

// A list that scrolls would follow the item that it rests at.
const unsnap = (travellers, pace) => {
  const lists = new Set([...travellers].map(element => element.closest('.scroller')));
  lists.delete(null);
  const places = [...lists].map(list => [list, list.scrollLeft]);
  const own = {scrollSnapType: 'none'};
  for (const [list] of places) travels.push(list.animate([own, own], pace.move));
  for (const [list, place] of places) if (place) list.scrollLeft = place;
};
