// What is near the window: elements with their boxes, in the order of the page. Items are measured, with
// those in them, and whatever else stands in the page as a whole.
class Sight extends Map {
  // What was looked into. The rest may not be laid out, and to measure what is in it takes long.
  entered = new Set();

  // What is not shown at all.
  hidden = new Set();

  // Chunks of lists that are out of the window, and only as high as somebody guessed.
  guessed = new Set();

  // What came into the window and is not laid out yet.
  waiting = new Set();

  // What stands for an element of the page in what was looked into: itself, or what is around it.
  around(element) {
    while (element && !this.entered.has(element.parentElement)) element = element.parentElement;
    return element;
  }
}

// Where what is out of the window is as high as somebody guessed, only the past looks into what is below.
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
    // What is in the body may run over it.
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

// Within the window's height and width of the window.
const isNear = ({top, bottom, left, right}) =>
  bottom > -innerHeight && top < 2 * innerHeight && right > -innerWidth && left < 2 * innerWidth;

const isSkipped = element => getComputedStyle(element).contentVisibility == 'auto'
  && element.firstElementChild?.checkVisibility({contentVisibilityAuto: true}) == false;

// What is hidden or gone has no box at all.
const isShown = element => element.isConnected && element.getClientRects().length > 0;

// The children that may be near the window: of many, which stand in order, the first is searched.
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

// What travels may come from far away: then it does so from about where what is around it stands.
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

// What was seen may go far away, some of it to where nothing is laid out yet.
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
