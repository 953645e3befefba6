const {isSeen, anItem, copyOf, frameOf, isClear, levels} = vitrineMotion;

// Animates the items of a section from one layout to another: the picture of each travels from its old place and size,
// above everything else. The old cell fades out where it was, then the rest of the new one fades in. Nothing clips the
// pictures until all have arrived.
class Relayout {
  // `items` are those that are visible in the current layout, or may be in the next. Their pictures may be travelling.
  constructor(section, items) {
    const [behind, front] = [new Map(), new Map()];
    this.section = section;
    // An item that is not laid out has no place.
    const laidOut = items.filter(item => item.checkVisibility({contentVisibilityAuto: true}));
    this.old = new Map(laidOut.map(item => [item, lookOf(item)]));
    this.copies = new Map([...this.old].filter(([, {box}]) => isSeen(box)).map(([item, {box, isUnder}]) =>
      [item, {element: copyOf(item), box, frame: frameOf(item.parentElement, isUnder ? front : behind)}]));
  }

  // Whether this animates an element.
  holds(element) { return element.matches(anItem) && this.section.contains(element) && Boolean(element.closest('.w')); }

  // Called in the new layout: measures it for the items in `sight`, and returns the animation.
  measured(sight) {
    const seen = [...sight].filter(([item, box]) => isSeen(box) && this.holds(item)).map(([item]) => item);
    const looks = new Map([...new Set([...seen, ...this.copies.keys()])].map(item => [item, lookOf(item)]));
    const journeys = new Map([...looks].flatMap(([item, is]) => {
      const was = this.old.get(item);
      const travels = is.picture && was?.picture == is.picture && item.checkVisibility({contentVisibilityAuto: true});
      return travels ? [[item, {was, is, holds: holdsAround(is.picture, this.section)}]] : [];
    }));
    for (const [item, {element}] of this.copies) prepare(element, journeys.has(item));
    const fades = seen.flatMap(item => [...fadesIn(item, journeys.get(item)?.is.picture)]);
    // Pictures are above fading copies, except for copies of items with something on their picture.
    const [behind, front] = [false, true].map(isOver =>
      [...this.copies].filter(([item]) => Boolean(this.old.get(item).isUnder) == isOver).map(([, copy]) => copy));
    return {behind, front, play: (pace, play) => playJourneys([...journeys.values()], fades, pace, play)};
  }
}

// Holding a style takes no duration, so that a browser does not have to update it in each frame.
const playJourneys = (journeys, fades, pace, play) => {
  const brief = [], ways = [];
  const hold = (element, frame, pseudo) => {
    const frames = Object.fromEntries(Object.entries(frame).map(([name, value]) => [name, [value, value]]));
    return play(element, frames, {duration: 0, fill: 'both', ...pseudo});
  };
  for (const [element, {contentVisibility, ...others}] of new Map(journeys.flatMap(({holds}) => holds))) {
    // A chunk stays laid out until the next change, because Chromium would count the end of that as a layout shift of
    // its contents.
    if (contentVisibility) hold(element, {contentVisibility});
    brief.push(hold(element, others));
  }
  for (const journey of journeys) {
    const {picture, image, position} = journey.is, own = imageFrames(journey);
    brief.push(hold(picture, {zIndex: levels.way, position}));
    if (own) brief.push(hold(image, own.size));
    for (const [element, frames] of [[picture, travelFrames(journey)], [picture, cornerFrames(journey)], [image, own?.frames]]) {
      if (frames) ways.push(play(element, frames, {duration: pace.length, easing: pace.spring}));
    }
  }
  for (const {element, frames, level, ...pseudo} of fades) {
    play(element, frames, {duration: pace.reveal, delay: pace.lead, easing: pace.out, ...pseudo});
    if (level) brief.push(hold(element, {zIndex: level + levels.way}, pseudo));
  }
  Promise.allSettled(ways.map(({finished}) => finished)).then(() => { for (const own of brief) own.cancel(); });
};

const pictures = '.picture, .symbol, img';

// The box of an item and the visible size of its picture: a symbol is as large as its letter.
const lookOf = item => {
  const picture = [...item.querySelectorAll(pictures)].find(own => own.closest(anItem) == item && own.getClientRects().length);
  const box = item.getBoundingClientRect();
  if (!picture) return {box};
  const style = getComputedStyle(picture), place = picture.getBoundingClientRect(), around = elementsAround(picture, item);
  const position = style.position == 'static' ? 'relative' : style.position;
  const isUnder = !around.some(hasGround) && isCovered(place, item, around);
  if (picture.matches('.symbol')) {
    const letter = document.createRange();
    letter.selectNodeContents(picture);
    const seen = letter.getBoundingClientRect();
    return {box, picture, place, position, seen, letter: parseFloat(style.fontSize), isUnder: isUnder && !hasGround(picture)};
  }
  const image = picture.querySelector('img') ?? undefined, radius = parseFloat(style.borderTopLeftRadius) || 0;
  return {box, picture, place, position, seen: place, radius, image, fit: image && getComputedStyle(image).objectFit, isUnder};
};

// The ancestors of an element, from the inside out, up to and including `end`.
const elementsAround = ({parentElement}, end) => parentElement == end ? [end] : [parentElement, ...elementsAround(parentElement, end)];

const hasGround = element => !isClear(getComputedStyle(element).backgroundColor);

// Whether part of an item covers its picture, such as a badge or the number of a caption.
const isCovered = ({left, right, top, bottom}, item, around) => {
  const isOn = box => box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  return [...item.querySelectorAll('.corner, .no')].some(element => isOn(element.getBoundingClientRect()))
    || around.some(element => element != item && getComputedStyle(element, '::before').position == 'absolute');
};

// Prepares a copy that fades, without its picture if that travels. The background of a symbol stays.
const prepare = (copy, isTravelling) => {
  for (const picture of copy.querySelectorAll(pictures)) {
    if (picture.decoding) picture.decoding = 'sync';
    if (isTravelling) Object.assign(picture.style, picture.matches('.symbol') ? {color: 'transparent'} : {visibility: 'hidden'});
  }
};

// The ancestors that would clip a picture, each with its style in the meantime.
const holdsAround = (picture, section) => elementsAround(picture, section).flatMap(element => {
  const {overflow, clipPath, contentVisibility} = getComputedStyle(element);
  if (overflow == 'visible' && clipPath == 'none' && contentVisibility == 'visible') return [];
  const frame = {overflow: 'visible', clipPath: 'none', scrollSnapType: 'none'};
  return [[element, contentVisibility == 'visible' ? frame : {...frame, contentVisibility: 'visible'}]];
});

// The parts of an item that fade in: what is next to its picture and behind it, or the whole item without a picture.
function* fadesIn(item, picture) {
  const frames = [{opacity: 0}, {}];
  if (!picture) {
    yield {element: item, frames};
    return;
  }
  for (const element of [picture, ...elementsAround(picture, item)]) {
    for (const pseudoElement of ['::before', '::after']) {
      const {content, zIndex} = getComputedStyle(element, pseudoElement);
      if (content != 'none' && content != 'normal') yield {element, pseudoElement, frames, level: parseInt(zIndex)};
    }
    if (element != picture) {
      for (const part of [...element.children].filter(child => !child.contains(picture)).flatMap(boxesOf)) {
        yield {element: part, frames, level: parseInt(getComputedStyle(part).zIndex)};
      }
    }
    if (hasGround(element) && (element != picture || element.matches('.symbol'))) {
      yield {element, frames: [{backgroundColor: 'transparent', boxShadow: 'none', borderColor: 'transparent'}, {}]};
    }
  }
}

const boxesOf = element => getComputedStyle(element).display == 'contents'
  ? [...element.children].flatMap(boxesOf) : element.getClientRects().length ? [element] : [];

// The visible start or end of a way, at most just outside the window.
const near = ({left, top, width, height}) => {
  const within = (place, size, room) => Math.max(-size - room / 2, Math.min(place, 1.5 * room));
  return {left: within(left, width, innerWidth), top: within(top, height, innerHeight), width, height};
};

const middle = ({left, top, width, height}) => ({x: left + width / 2, y: top + height / 2});

// A picture keeps the size of its old box, and a symbol its place and size.
const travelFrames = ({was, is}) => {
  const scales = is.letter ? [was.letter / is.letter, was.letter / is.letter] : [was.seen.width / is.seen.width, was.seen.height / is.seen.height];
  const own = middle(is.place), seen = middle(is.seen);
  const at = (box, [x, y]) => {
    const {x: left, y: top} = middle(near(box));
    return `translate(${left - own.x - x * (seen.x - own.x)}px, ${top - own.y - y * (seen.y - own.y)}px) scale(${x}, ${y})`;
  };
  return {transform: [at(was.seen, scales), at(is.seen, [1, 1])]};
};

// The boxes on the way, close enough together that curves between them look smooth.
const boxesBetween = ({was, is}) => Array.from({length: 13}, (_, step) => {
  const part = step / 12, mix = (from, to) => from + part * (to - from);
  const width = mix(was.seen.width, is.seen.width), height = mix(was.seen.height, is.seen.height);
  return {mix, width, height, x: width / is.seen.width, y: height / is.seen.height};
});

// While its box changes shape, an image keeps its own, and fills the box as it does in each layout.
const imageFrames = ({was, is}) => {
  const {naturalWidth: width, naturalHeight: height} = is.image ?? {};
  const shape = ({seen}) => seen.width / seen.height;
  if (!width || was.fit == is.fit && Math.abs(shape(was) / shape(is) - 1) < .01) return undefined;
  const zoom = (fit, box) => Math[fit == 'contain' ? 'min' : 'max'](box.width / width, box.height / height);
  const own = zoom(is.fit, is.seen), side = (length, room) => [`${length * own}px`, `${(room - length * own) / 2}px`];
  const [wide, left] = side(width, is.seen.width), [high, top] = side(height, is.seen.height);
  const transform = boxesBetween({was, is}).map(({mix, x, y, ...box}) => {
    const scale = mix(zoom(was.fit, box), zoom(is.fit, box)) / own;
    return `scale(${scale / x}, ${scale / y})`;
  });
  return {size: {position: 'absolute', maxWidth: 'none', width: wide, height: high, left, top}, frames: {transform}};
};

// Corners look equally round although they are scaled.
const cornerFrames = ({was, is}) => {
  if (is.letter || Math.abs(was.radius - is.radius * was.seen.width / is.seen.width) < 2) return undefined;
  return {borderRadius: boxesBetween({was, is}).map(({mix, x, y}) => `${mix(was.radius, is.radius) / x}px / ${mix(was.radius, is.radius) / y}px`)};
};
