/* Plays what changed on a page whose lists are as high as their content: no rule can say where their
   items stood. What the page was is laid out out of sight, measured, and taken away before anything is
   painted; then each item travels from its old box to its own, or fades where it is if another cell
   shows it. Nothing of the page itself is touched, so focus, scrolling and selection stay. */
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
  const sectionOf = element => keyOf(element.closest('.section'));
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
    const items = itemsOf(copy), pieces = piecesBetween(copy), surfaces = surfacesBetween(copy);
    const height = copy.getBoundingClientRect().height;
    // Here what stood there leaves its place: all of it is measured before.
    const ghosts = [...items.gone.map(was => ghost(was, copy)), ...pieces.gone.map(piece => around(piece, copy))].map(make => make());
    host.remove();
    const travels = [...items.travels, ...pieces.travels];
    const foot = document.querySelector('body > .foot');
    if (foot && !('cut' in template.dataset)) {
      travels.push({item: foot, x: 0, y: height - main.getBoundingClientRect().height, level: levels.bar});
    }
    for (const travel of travels) travel.ground = groundOf(travel.item);
    const barLevels = [...main.querySelectorAll(bars)].map(bar => [bar, levelOf(bar)]);
    carryOut({travels, ghosts, surfaces, barLevels, fading: [...items.fading, ...pieces.fading], known: items.known});
  }

  // All boxes are known: from here on the page is only written to.
  function carryOut({travels, ghosts, surfaces, barLevels, fading, known}) {
    const length = parseFloat(token('--t-build')), spring = token('--spring'), out = token('--out');
    const reveal = parseFloat(token('--t-reveal')), lead = parseFloat(token('--t-state'));
    const resizes = travels.map(travel => travel.box && resize(travel));
    const hold = (element, frames) => run(element, frames, length, 'linear');
    loosen(travels.filter(({box}) => box).map(({item}) => item), hold);
    travels.forEach(({item, x, y, level, ground}, index) => {
      if (Math.abs(x) > .005 || Math.abs(y) > .005) {
        run(item, {translate: [`${x}px ${y}px`, '0px 0px'], zIndex: [level, level], ...ground}, length, spring);
      }
      if (resizes[index]) run(item, resizes[index], reveal, out);
    });
    const arrivals = travels.filter(({level}) => level == levels.arrived).map(({item}) => item);
    raise(arrivals, hold);
    for (const [bar, level] of barLevels) hold(bar, {zIndex: [level, level]});
    for (const element of fading) run(element, [{opacity: 0}, {}], reveal, out, lead);
    for (const item of main.querySelectorAll('.appears')) {
      if (!known.has(item)) run(item, [{opacity: 0, scale: .92}, {}], length - lead, spring, lead);
    }
    for (const cell of main.querySelectorAll('.flashes > :not(details), .flashes > details > summary')) {
      run(cell, [{backgroundColor: token('--accent-soft')}, {}], length, out);
    }
    show(surfaces, ghosts, arrivals, {length, spring, out, reveal, lead});
  }

  // Chromium sets the start of some animations a few microseconds behind the next frame, which would show
  // without a fill where all ends.
  function run(element, frames, duration, easing, delay = 0, pseudoElement) {
    const animation = element.animate(frames, {duration, easing, delay, fill: 'backwards', pseudoElement});
    running.push(animation);
    return animation;
  }

  // How each item goes from where it was to where it is, and what only fades there.
  function itemsOf(copy) {
    const isRightToLeft = getComputedStyle(main).direction == 'rtl';
    const travels = [], fading = [], gone = [], known = new Set(), moved = new Map();
    for (const old of copy.querySelectorAll('li[data-of], li[id], li[data-whole]')) {
      const box = boxOf(old, copy);
      if (!box.width || !box.height) continue;
      const item = document.getElementById(old.dataset.of || old.id);
      const now = item?.matches('li') ? boxOf(item, main) : undefined;
      if (item) known.add(item);
      const arrives = now && (sectionOf(item) != sectionOf(old) || parentOf(item)?.id != parentOf(old)?.dataset.of);
      const isOther = now && (item.matches('.fades') || arrives && item.closest('.scroller'));
      if (!now || isOther) gone.push({item: old, box});
      if (isOther) fading.push(item);
      if (!now?.width || isOther) continue;
      const around = moved.get(parentOf(item));
      // An item that grows does so from where lines begin.
      const x = box.x - now.x + (isRightToLeft ? box.width - now.width : 0), y = box.y - now.y;
      moved.set(item, {x, y});
      const level = arrives ? levels.arrived : item.matches('.moves') ? levels.moved : levels.way;
      travels.push({item, x: x - (around?.x ?? 0), y: y - (around?.y ?? 0), box, now, level});
    }
    return {travels, fading, gone: withoutNested(gone), known};
  }

  const parentOf = item => item.parentElement.closest('li');

  // What goes with the item that it stands in does not go by itself, and what stays does not go with it.
  function withoutNested(gone) {
    const items = new Set(gone.map(({item}) => item));
    const isNested = item => {
      for (let around = parentOf(item); around; around = parentOf(around)) if (items.has(around)) return true;
      return false;
    };
    for (const item of items) {
      for (const child of item.querySelectorAll('li')) if (!items.has(child)) child.style.visibility = 'hidden';
    }
    return gone.filter(({item}) => !isNested(item));
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

  // What stands around the lists, by its section, its kind and its number among those.
  function named(root) {
    const pieces = new Map();
    for (const section of sectionsOf(root)) {
      for (const piece of piecesOf(section)) {
        let number = 0, name;
        do name = [keyOf(section), piece.className, number++].join(' '); while (pieces.has(name));
        pieces.set(name, piece);
      }
    }
    return pieces;
  }

  // How far each was from where it is.
  function piecesBetween(copy) {
    const before = named(copy), now = named(main), isCut = 'cut' in template.dataset;
    const travels = [], fading = [];
    for (const [name, piece] of now) {
      const was = before.get(name);
      if (was) travels.push({item: piece, x: 0, y: boxOf(was, copy).y - boxOf(piece, main).y, level: levels.bar});
      else if (!isCut) fading.push(piece);
    }
    return {travels, fading, gone: [...before].flatMap(([name, piece]) => now.has(name) ? [] : [piece])};
  }

  // The surfaces of lists, before and now, and whether something fades or comes on them.
  function surfacesBetween(copy) {
    const [before, now] = [copy, main].map(root => {
      const corner = root.getBoundingClientRect(), surfaces = new Map();
      for (const element of root.querySelectorAll(bearers)) {
        const surface = surfaceOf(element, corner);
        if (!surface) continue;
        let number = 0, name;
        do name = [sectionOf(element), number++].join(' '); while (surfaces.has(name));
        surfaces.set(name, surface);
      }
      return surfaces;
    });
    const isCut = 'cut' in template.dataset;
    return [...new Set([...before.keys(), ...now.keys()])].flatMap(name => {
      const was = before.get(name), is = now.get(name);
      // A long page is known as far as its first screens: lists end where they do now.
      if (isCut && (!was || !is)) return [];
      return [{was: isCut ? {...was, height: is.height} : was, is}];
    });
  }

  // A removed item in a list of its own, which looks as the one it was in.
  function ghost({item, box}, copy) {
    const wrapper = item.closest('.w'), place = boxOf(wrapper, copy);
    const lists = [];
    for (let list = item.parentElement; list != wrapper; list = list.parentElement) {
      if (list.matches('ul, [role=list]')) lists.push(list);
    }
    return () => {
      let inner = item;
      for (const list of [...lists, wrapper]) {
        const around = list.cloneNode(false);
        around.removeAttribute('tabindex');
        around.append(inner);
        inner = around;
      }
      inner.style.cssText = `left:${place.x}px;top:${place.y}px;inline-size:${place.width}px`;
      item.style.cssText = `left:${box.x - place.x}px;top:${box.y - place.y}px;inline-size:${box.width}px;block-size:${box.height}px`;
      return inner;
    };
  }

  // What stood around a list, in a section that looks as its own did.
  function around(piece, copy) {
    const section = piece.closest('.section'), place = boxOf(section, copy), box = boxOf(piece, copy);
    const parts = [];
    for (let part = piece.parentElement; part != section; part = part.parentElement) parts.push(part);
    return () => {
      let inner = piece;
      for (const part of [...parts, section]) {
        const around = part.cloneNode(false);
        around.style.display = part == section ? '' : 'contents';
        around.append(inner);
        inner = around;
      }
      const shell = inner;
      for (const part of [shell, ...shell.querySelectorAll('[id]')]) part.removeAttribute('id');
      shell.style.cssText = `left:${place.x}px;top:${place.y}px;inline-size:${place.width}px`;
      piece.style.cssText = `position:absolute;margin:0;left:${box.x - place.x}px;top:${box.y - place.y}px;inline-size:${box.width}px;block-size:${box.height}px`;
      return shell;
    };
  }

  // Behind the page: its surfaces as they become what they are, and over these what fades.
  function show(surfaces, ghosts, arrivals, {length, spring, out, reveal, lead}) {
    const own = layer = document.createElement('div'), fading = document.createElement('div');
    own.className = 'backdrop';
    fading.className = 'removed-items';
    own.inert = true;
    own.setAttribute('aria-hidden', 'true');
    document.body.append(own);
    const corner = own.getBoundingClientRect(), place = main.getBoundingClientRect();
    own.style.translate = `${place.x - corner.x}px ${place.y - corner.y}px`;
    for (const {was, is} of surfaces) {
      if (was && is) {
        const hasArrivals = arrivals.some(item => is.element.contains(item));
        playSurface(was, is, own, hasArrivals, (element, frames, pseudo) => run(element, frames, length, spring, 0, pseudo));
      } else if (was) {
        fading.append(standInOf(was));
      } else {
        run(is.element, [{backgroundColor: 'transparent', boxShadow: 'none'}, {}], reveal, out, lead, is.pseudoElement);
      }
    }
    fading.append(...ghosts);
    own.append(fading);
    const leave = () => fading.remove();
    run(fading, [{opacity: 1}, {opacity: 0}], 240, out).finished.then(leave, leave);
    Promise.allSettled(running.map(animation => animation.finished)).then(() => own.remove());
  }

  // The rules that play for an address step back.
  const isAsked = () => /^#changes(-again)?$/.test(location.hash);
  for (const place of document.querySelectorAll('#changes, #changes-again')) place.removeAttribute('id');
  link.addEventListener('click', event => {
    if (!event.target.closest('a')) return;
    event.preventDefault();
    play();
  });
  addEventListener('hashchange', () => { if (isAsked()) play(); });
  if (isAsked()) play();
})();
