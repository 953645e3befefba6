// Looks at every line of text of the open page, from the top to the end, and answers with what lies
// over one.
//
// A line is covered where something painted meets it, anywhere between its upper and its lower edge,
// and is in front of it. Text may pass under a bar that is stuck, for it can be seen elsewhere; under
// anything else, and under a bar that stands where the page put it, it may not. Each line has to be
// seen whole in one state of the page: scrolled in steps of nearly a window, to where each bar has
// just become stuck, and with everything that scrolls sideways scrolled in the same way.
async () => {
  const OVERLAP = 200, JUST_STUCK = 8;
  const REPLACED = ['IMG', 'VIDEO', 'CANVAS', 'IFRAME', 'OBJECT', 'EMBED'];
  const UNSEEN = ['SCRIPT', 'STYLE', 'TEMPLATE'];
  const found = new Set(), seen = new Map(), stuckBars = new Set();
  let styles = new Map(), stuck = new Map();

  const style = (element, pseudo = '') => {
    if (!styles.has(element)) styles.set(element, {});
    return styles.get(element)[pseudo] ??= getComputedStyle(element, pseudo);
  };
  const say = (what, node) => found.add(`${what}: <${node.parentElement.tagName.toLowerCase()} ` +
    `class="${node.parentElement.className}"> "${node.data.trim().slice(0, 50)}"`);
  const common = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  // So is one of no numbers, which a pseudo-element has that is not there.
  const isEmpty = box => !(box.right - box.left >= .5 && box.bottom - box.top >= .5);
  const holds = (outer, inner) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;

  // The nodes under `root` that are there to be seen; with a `view`, those near it.
  const nodes = (root, what, view) => {
    const filter = node => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
      if (UNSEEN.includes(node.tagName) || node.inert) return NodeFilter.FILTER_REJECT;
      if (style(node).display !== 'contents' && !node.checkVisibility()) return NodeFilter.FILTER_REJECT;
      if (style(node).clipPath !== 'none' && node.offsetWidth <= 1) return NodeFilter.FILTER_REJECT;
      const box = view && node.getBoundingClientRect();
      if (box && !isEmpty(box) && (box.bottom < view.top - 100 || box.top > view.bottom + 100)) return NodeFilter.FILTER_REJECT;
      return NodeFilter.FILTER_ACCEPT;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, filter), result = [];
    while (walker.nextNode()) if (walker.currentNode.nodeType === what) result.push(walker.currentNode);
    return result;
  };

  const range = document.createRange();
  const lines = node => {
    range.selectNodeContents(node);
    // A font's box may be taller than its line.
    const height = parseFloat(style(node.parentElement).lineHeight) || Infinity;
    return [...range.getClientRects()].filter(box => box.width && box.height).map(box => {
      const middle = (box.top + box.bottom) / 2, half = Math.min(box.height, height) / 2;
      return { left: box.left, right: box.right, top: middle - half, bottom: middle + half };
    });
  };

  // A bar is stuck where it would stand elsewhere if it did not stick.
  const isStuck = bar => {
    if (!stuck.has(bar)) {
      const { top } = bar.getBoundingClientRect(), { position, inset } = bar.style;
      Object.assign(bar.style, { position: 'relative', inset: 'auto' });
      stuck.set(bar, Math.abs(top - bar.getBoundingClientRect().top) > .5);
      Object.assign(bar.style, { position, inset });
    }
    return stuck.get(bar);
  };
  const stuckAround = element => {
    for (let e = element; e; e = e.parentElement) {
      if (style(e).position === 'sticky' && isStuck(e)) return e;
    }
  };

  const hasGround = s => s.backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(s.backgroundColor);
  const pseudoBox = (element, s) => {
    let block = element;
    while (block.parentElement && style(block).position === 'static') block = block.parentElement;
    const box = block.getBoundingClientRect();
    const left = box.left + block.clientLeft + parseFloat(s.left), top = box.top + block.clientTop + parseFloat(s.top);
    return { left, top, right: left + parseFloat(s.width), bottom: top + parseFloat(s.height) };
  };
  // A ground may be as high as a line, in the middle of its box.
  const groundBox = (box, s) => {
    const [, size] = s.backgroundSize.match(/ ([\d.]+)px$/) ?? [], isOnce = s.backgroundRepeat === 'no-repeat';
    const height = isOnce && size ? parseFloat(size) : Infinity;
    const middle = (box.top + box.bottom) / 2, half = Math.min(box.bottom - box.top, height) / 2;
    return { left: box.left, right: box.right, top: middle - half, bottom: middle + half };
  };
  // What an element paints: its ground, behind all that is in it, and in front of that its pseudo-elements.
  const painted = element => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const isPicture = REPLACED.includes(element.tagName) || element.ownerSVGElement;
    const boxes = isPicture || hasGround(style(element))
      ? [...element.getClientRects()].map(box => ({ element, box: groundBox(box, style(element)), isBehind: true })) : [];
    for (const pseudo of ['::before', '::after']) {
      const s = style(element, pseudo);
      if (s.content === 'none' || s.position !== 'absolute' || !hasGround(s)) continue;
      boxes.push({ element, box: pseudoBox(element, s), isBehind: s.zIndex < 0 });
    }
    return boxes.filter(({ box }) => !isEmpty(box));
  };
  // Asked at several heights, for a part of either may be cut off.
  const isInFront = (element, text, { left, right, top, bottom }) => {
    for (const part of [.5, .05, .95]) {
      const all = document.elementsFromPoint((left + right) / 2, top + part * (bottom - top));
      const place = all.indexOf(element), under = all.indexOf(text);
      if (place >= 0 && under >= 0) return place < under;
    }
    return false;
  };

  const scrollers = [...document.body.querySelectorAll('*')].filter(e =>
    e.scrollWidth > e.clientWidth + 1 && ['auto', 'scroll'].includes(style(e).overflowX));
  const view = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  // True if a text has been seen whole by now. One in a stuck bar is looked at each time, for each time
  // other things pass under it.
  const look = (node, paintings) => {
    const text = node.parentElement, bar = stuckAround(text), now = lines(node);
    if (!seen.has(node)) seen.set(node, new Set());
    const before = seen.get(node);
    if (bar) stuckBars.add(bar);
    else if (before.size >= now.length) return true;
    const views = [view(), ...scrollers.filter(e => e.contains(text)).map(e => e.getBoundingClientRect())];
    now.forEach((line, number) => {
      if (before.has(number) && !bar || !views.every(view => holds(view, line))) return;
      let isPassing = false, fault;
      for (const { element, box, isBehind } of paintings) {
        const overlap = common(line, box);
        if (isEmpty(overlap) || isBehind && element.contains(text)) continue;
        const over = stuckAround(element);
        if (over && over !== bar) isPassing = true;
        else if (isInFront(element, text, overlap)) fault ??= element;
      }
      if (fault) say(`covered by <${fault.tagName.toLowerCase()} class="${fault.className}">`, node);
      if (fault || !isPassing) before.add(number);
    });
    return before.size >= now.length;
  };
  const lookAround = (root, view) => {
    const paintings = nodes(document.body, Node.ELEMENT_NODE, view).flatMap(painted);
    return nodes(root, Node.TEXT_NODE, view).map(node => look(node, paintings)).every(isSeen => isSeen);
  };
  const scrollToTop = async (top, frames) => {
    scrollTo({ top, behavior: 'instant' });
    for (let count = 0; count < frames; count++) await new Promise(requestAnimationFrame);
    styles = new Map(), stuck = new Map();
  };
  const isMoving = async () => {
    const place = () => `${scrollY} ${document.scrollingElement.scrollHeight}`, before = place();
    await new Promise(requestAnimationFrame);
    return place() !== before;
  };
  const lookSideways = scroller => {
    const { top, bottom } = scroller.getBoundingClientRect(), start = scroller.scrollLeft;
    if (bottom < 0 || top > innerHeight || lookAround(scroller, view())) return;
    const sign = style(scroller).direction === 'rtl' ? -1 : 1;
    for (let left = 0; left < scroller.scrollWidth; left += Math.max(40, scroller.clientWidth / 4)) {
      scroller.scrollLeft = sign * left;
      lookAround(scroller, view());
    }
    scroller.scrollLeft = start;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important; scroll-snap-type: none !important }');
  document.adoptedStyleSheets.push(sheet);
  const step = innerHeight - OVERLAP;
  // Each step begins where the page stands: what comes near is laid out, often in another height than
  // was estimated, and the page moves.
  for (let top = 0, count = 0, isEnd = false; !isEnd && count < 1000; top = scrollY + step, count++) {
    await scrollToTop(top, 2);
    for (let frame = 0; frame < 60 && await isMoving(); frame++) styles = new Map(), stuck = new Map();
    if (!lookAround(document.body, view())) scrollers.forEach(lookSideways);
    isEnd = scrollY + innerHeight >= document.scrollingElement.scrollHeight - 1;
  }
  await scrollToTop(0, 1);
  const bars = [...document.body.querySelectorAll('*')].filter(e => style(e).position === 'sticky');
  for (const bar of bars) {
    // From above: a bar further down is not stuck yet.
    const { top, bottom } = bar.getBoundingClientRect();
    const way = style(bar).top === 'auto' ? bottom - innerHeight - JUST_STUCK : top + JUST_STUCK;
    await scrollToTop(scrollY + way, 1);
    lookAround(bar, bar.getBoundingClientRect());
  }
  const all = nodes(document.body, Node.TEXT_NODE);
  for (const node of all) {
    const now = lines(node);
    // What stands above the page's start comes into it with the focus.
    if (now.every(line => line.bottom + scrollY < 0)) continue;
    if (now.length > (seen.get(node)?.size ?? 0)) say('never seen whole', node);
  }
  document.adoptedStyleSheets.pop();
  await scrollToTop(0, 1);
  return { count: all.length, bars: stuckBars.size, found: [...found] };
}
