// The elements near the window with their boxes, in page order. Items are measured including nested ones; other content
// is measured only as whole elements.
class Sight extends Map {
  // The elements whose children were looked at. Others may not be laid out, and measuring in them takes long.
  entered = new Set();

  // Hidden elements.
  hidden = new Set();

  // Chunks of lists outside the window, whose height is only an estimate.
  guessed = new Set();

  // Elements in the window that have not been laid out yet.
  waiting = new Set();

  // The element that represents another one in this sight: itself, or the closest ancestor whose parent was looked
  // into.
  around(element) {
    while (element && !this.entered.has(element.parentElement)) element = element.parentElement;
    return element;
  }
}

// If heights outside the window are estimates, chunks below it are looked into only for the past.
const inSight = (root, ignores, isPast) => {
  const sight = new Sight();
  const look = (element, isInItem) => {
    if (ignores(element)) return;
    if (element.hidden) return sight.hidden.add(element);
    const isItem = element.matches(anItem);
    const isOuter = element == root || element.matches('main, .prose') || element.querySelector(`${anItem}, section, .prose`);
    if (isInItem && !isItem && !isOuter) return;
    const box = element.getBoundingClientRect();
    const hasBox = box.width || box.height;
    // Content can overflow the body.
    if (hasBox && element != document.body && !isNear(box)) return;
    const isPart = element.role == 'none';
    if (isPart && hasBox && !isSeen(box) && !(isPast && box.top > 0) && isGuessed(element)) return sight.guessed.add(element);
    if (hasBox && (isPart || isItem) && isSeen(box) && isSkipped(element)) sight.waiting.add(element);
    if (hasBox && (isItem || !isOuter)) sight.set(element, box);
    if (hasBox && !isOuter || element.localName == 'details' && !element.open) return;
    sight.entered.add(element);
    for (const child of near(element)) look(child, isInItem || isItem);
  };
  look(root, false);
  return sight;
};

// Within one window height above and below the window, and one window width to either side.
const isNear = ({top, bottom, left, right}) =>
  bottom > -innerHeight && top < 2 * innerHeight && right > -innerWidth && left < 2 * innerWidth;

const isSkipped = element => getComputedStyle(element).contentVisibility == 'auto'
  && element.firstElementChild?.checkVisibility({contentVisibilityAuto: true}) == false;

// Hidden and removed elements do not have a box.
const isShown = element => element.isConnected && element.getClientRects().length > 0;

// The children that may be near the window. If there are many, the first is found by binary search, because they are in
// order.
const near = ({children: all}) => {
  if (all.length <= 64) return all;
  const children = [...all].filter(({hidden}) => !hidden);
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
  // In a group, items can be placed before their predecessors.
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

// Elements may come from far away. They then travel from the approximate position of what was around them.
const addOrigins = (moved, before) => {
  const places = new Map();
  for (const element of moved) {
    if (before.has(element)) continue;
    const around = before.around(element);
    if (around != element && !element.matches(anItem)) continue;
    if (!places.has(around)) places.set(around, around.getBoundingClientRect());
    before.set(element, places.get(around));
  }
};

// Visible elements may go far away, some to places that are not laid out yet.
const addGoals = (before, after) => {
  let rest = 8;
  for (const [element, old] of before) {
    if (after.has(element) || !element.isConnected || within(after.guessed, element)) continue;
    const isLaidOut = after.around(element) == element || before.entered.has(element.parentElement);
    if (!isLaidOut && (!isSeen(old) || (rest -= 1) < 0)) continue;
    const box = element.getBoundingClientRect();
    if (box.width || box.height) after.set(element, box);
  }
};
