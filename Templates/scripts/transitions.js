/* Plays what changed on a page whose lists are as high as their content: no rule can say where their
   items stood. What the page was is laid out out of sight, measured, and taken away before anything is
   painted; then each item travels from its old box to its own. Nothing of the page itself is touched, so
   focus, scrolling and selection stay. */
(() => {
  const template = document.getElementById('earlier');
  const link = document.querySelector('.whats-new');
  if (!template || !link || !Element.prototype.animate) return;
  const main = template.parentElement;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const token = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const furniture = '.section-bar, .note, .group-title, .plates, .section-foot, .empty';
  let running = [], layer;

  const keyOf = section => (section.getAttribute('aria-labelledby') || section.id).replace(/^was-/, '');
  const sectionsOf = root => [...root.children].filter(child => child.matches('.section'));

  // A copy of an item of today with the children that it had, in its old place.
  function stand(item) {
    const own = document.getElementById(item.dataset.of);
    if (!own || 'whole' in item.dataset) return;
    const copy = own.cloneNode(true);
    copy.dataset.of = own.id;
    copy.style.cssText = item.style.cssText;
    const children = item.querySelector(':scope > ul');
    const list = copy.querySelector(':scope > details > ul');
    // The last row of a parent leads to its page and is no item.
    list?.replaceChildren(...(children ? [...children.children, ...[...list.children].filter(row => !row.id)] : []));
    item.replaceWith(copy);
  }

  // The page as it was, beside it and out of sight.
  function stage() {
    const host = document.createElement('div');
    host.className = 'stage';
    host.inert = true;
    host.setAttribute('aria-hidden', 'true');
    const {left, width} = main.getBoundingClientRect();
    const copy = main.cloneNode(false);
    copy.removeAttribute('id');
    copy.style.cssText = `position:absolute;inset:0 auto auto ${left}px;inline-size:${width}px;max-inline-size:none;margin:0`;
    const sections = sectionsOf(main);
    const own = new Map(sections.map(section => [keyOf(section), section]));
    for (const child of main.children) {
      if (child == sections[0] || child == template) break;
      copy.append(child.cloneNode(true));
    }
    copy.append(template.content.cloneNode(true));
    for (const part of copy.querySelectorAll('[data-section]')) {
      part.replaceWith(own.get(part.dataset.section)?.cloneNode(true) ?? '');
    }
    for (const [key, section] of own) if (key.startsWith('s-~')) copy.append(section.cloneNode(true));
    for (const item of copy.querySelectorAll('[data-of]')) stand(item);
    host.append(copy);
    document.body.append(host);
    for (const section of sectionsOf(copy)) {
      const scroller = section.querySelector('[role=list].scroller');
      if (scroller) scroller.scrollLeft = own.get(keyOf(section))?.querySelector('[role=list].scroller')?.scrollLeft ?? 0;
    }
    return {host, copy};
  }

  // Chunks of a long list cut off what leaves them, and do not know how high they are before they are
  // seen: those in which something may travel are laid out from now on.
  function layOutChunks(items) {
    for (const {dataset} of items) {
      let part = document.getElementById(dataset.of)?.parentElement;
      for (; part?.matches('[role=none]'); part = part.parentElement) part.style.contentVisibility = 'visible';
    }
  }

  // Boxes from the corner of the page's main part.
  function boxOf(element, root) {
    const box = element.getBoundingClientRect(), corner = root.getBoundingClientRect();
    return {x: box.x - corner.x, y: box.y - corner.y, width: box.width, height: box.height};
  }

  function play() {
    for (const animation of running) animation.cancel();
    running = [];
    layer?.remove();
    if (still.matches) return;
    const {host, copy} = stage();
    layOutChunks(copy.querySelectorAll('[data-of]'));
    const before = new Map();
    for (const item of copy.querySelectorAll('li[data-of], li[id], li[data-whole]')) {
      const box = boxOf(item, copy);
      if (box.width && box.height) before.set(item.dataset.of || item.id || item, {item, box});
    }
    const pairs = pieces(copy);
    const height = copy.getBoundingClientRect().height;
    const ghosts = [...before.values()].filter(({item}) => !item.dataset.of && !item.id).map(was => ghost(was, copy));
    const keys = [main, copy].map(root => new Set(sectionsOf(root).map(keyOf)));
    ghosts.push(...sectionsOf(copy).filter(section => !keys[0].has(keyOf(section))).map(section => header(section, copy)));
    host.remove();

    const length = parseFloat(token('--t-build')), spring = token('--spring'), out = token('--out');
    const isRightToLeft = getComputedStyle(main).direction == 'rtl';
    const changes = [];
    const moved = new Map();
    for (const [key, {box}] of before) {
      const item = typeof key == 'string' && document.getElementById(key);
      const now = item && boxOf(item, main);
      if (!now || !now.width) continue;
      const around = moved.get(item.parentElement.closest('li'));
      // An item that grows does so from where lines begin.
      const x = box.x - now.x + (isRightToLeft ? box.width - now.width : 0), y = box.y - now.y;
      moved.set(item, {x, y});
      changes.push({item, x: x - (around?.x ?? 0), y: y - (around?.y ?? 0), box, now});
    }
    for (const {piece, y} of pairs) changes.push({item: piece, x: 0, y});
    const foot = document.querySelector('body > .foot');
    if (foot && !('cut' in template.dataset)) {
      changes.push({item: foot, x: 0, y: height - main.getBoundingClientRect().height});
    }

    // All boxes are known: from here on the page is only written to. A list that scrolls would follow
    // the item that it rests at, one with round corners would cut it off.
    const resizes = changes.map(change => change.box && resize(change));
    const lists = new Set(changes.map(({item, box}) => box && item.closest('.scroller, .list.inset')));
    lists.delete(null);
    lists.delete(undefined);
    const places = [...lists].map(list => [list, list.scrollLeft]);
    for (const list of lists) {
      const own = list.matches('.scroller') ? {scrollSnapType: 'none'} : {overflow: 'visible'};
      run(list, [own, own], length, 'linear');
    }
    for (const [list, place] of places) list.scrollLeft = place;
    changes.forEach(({item, x, y, box}, index) => {
      if (Math.abs(x) > .005 || Math.abs(y) > .005) {
        // Items pass under a header that is pinned.
        const zIndex = box ? 1 : 2;
        run(item, [{translate: `${x}px ${y}px`, zIndex}, {translate: '0px 0px', zIndex}], length, spring);
      }
      if (resizes[index]) run(item, resizes[index], parseFloat(token('--t-reveal')), out);
    });
    for (const item of main.querySelectorAll('.appears')) {
      if (!before.has(item.id)) run(item, [{opacity: 0, scale: .92}, {}], length, spring);
    }
    for (const section of sectionsOf(main)) {
      if (keys[1].has(keyOf(section)) || 'cut' in template.dataset) continue;
      for (const piece of piecesOf(section)) run(piece, [{opacity: 0}, {}], length, out);
    }
    for (const cell of main.querySelectorAll('.flashes > :not(details), .flashes > details > summary')) {
      run(cell, [{backgroundColor: token('--accent-soft')}, {}], length, out);
    }
    if (ghosts.length) show(ghosts, out);
  }

  // Chromium sets the start of some animations a few microseconds behind the next frame, which would show
  // without a fill where all ends.
  function run(element, frames, duration, easing) {
    running.push(element.animate(frames, {duration, easing, fill: 'backwards'}));
  }

  // From its old size, with its neighbours where they are: its margins take what it has too little or
  // too much. What holds other items has its height from them.
  function resize({item, box, now}) {
    const width = now.width - box.width, height = now.height - box.height;
    if (Math.abs(width) < .02 && Math.abs(height) < .02 || item.querySelector('li')) return null;
    const {marginInlineEnd, marginBlockEnd} = getComputedStyle(item);
    return [
      {
        inlineSize: `${box.width}px`, blockSize: `${box.height}px`,
        marginInlineEnd: `${parseFloat(marginInlineEnd) + width}px`, marginBlockEnd: `${parseFloat(marginBlockEnd) + height}px`,
      },
      {inlineSize: `${now.width}px`, blockSize: `${now.height}px`, marginInlineEnd, marginBlockEnd},
    ];
  }

  // On a wide page the header of a list stands beside it as a whole.
  function piecesOf(section) {
    const head = section.querySelector(':scope > .section-head');
    const isBox = head && head.matches('.beside > *') && getComputedStyle(head).display != 'contents';
    const pieces = [...section.querySelectorAll(furniture)];
    return isBox ? [head, ...pieces.filter(piece => !head.contains(piece))] : pieces;
  }

  // What stands around the lists, and how far it was from where it is.
  function pieces(copy) {
    const own = new Map(sectionsOf(main).map(section => [keyOf(section), piecesOf(section)]));
    return sectionsOf(copy).flatMap(section => {
      const now = own.get(keyOf(section)) ?? [];
      return piecesOf(section).flatMap((piece, index) => now[index]?.className == piece.className
        ? [{piece: now[index], y: boxOf(piece, copy).y - boxOf(now[index], main).y}] : []);
    });
  }

  // A removed item in a list of its own, which looks as the one it was in.
  function ghost({item, box}, copy) {
    const wrapper = item.closest('.w');
    const place = boxOf(wrapper, copy);
    let inner = item;
    for (let list = item.parentElement; list != wrapper; list = list.parentElement) {
      if (!list.matches('ul, [role=list]')) continue;
      const around = list.cloneNode(false);
      around.removeAttribute('tabindex');
      around.append(inner);
      inner = around;
    }
    const around = wrapper.cloneNode(false);
    around.append(inner);
    around.style.cssText = `left:${place.x}px;top:${place.y}px;inline-size:${place.width}px`;
    item.style.cssText = `left:${box.x - place.x}px;top:${box.y - place.y}px;inline-size:${box.width}px;block-size:${box.height}px`;
    return around;
  }

  // What stood over a removed section.
  function header(section, copy) {
    const around = section.cloneNode(false), box = boxOf(section, copy);
    const own = section.querySelector(':scope > .section-head');
    if (own) around.append(own.cloneNode(true));
    for (const part of around.querySelectorAll('[id]')) part.removeAttribute('id');
    around.removeAttribute('id');
    around.style.cssText = `left:${box.x}px;top:${box.y}px;inline-size:${box.width}px`;
    return around;
  }

  function show(ghosts, out) {
    const own = layer = document.createElement('div');
    own.className = 'removed-items';
    own.inert = true;
    own.setAttribute('aria-hidden', 'true');
    own.append(...ghosts);
    document.body.append(own);
    const corner = own.getBoundingClientRect(), place = main.getBoundingClientRect();
    own.style.translate = `${place.x - corner.x}px ${place.y - corner.y}px`;
    run(own, [{opacity: 1}, {opacity: 0}], 240, out);
    running[running.length - 1].finished.then(() => own.remove(), () => own.remove());
  }

  // The rules that play for an address step back.
  const isAsked = () => /^#changes(-again)?$/.test(location.hash);
  for (const place of link.querySelectorAll('[id]')) place.removeAttribute('id');
  link.addEventListener('click', event => {
    if (!event.target.closest('a')) return;
    event.preventDefault();
    play();
  });
  addEventListener('hashchange', () => { if (isAsked()) play(); });
  if (isAsked()) play();
})();
