/* Animates the changes on a page whose lists are as high as their content, for which CSS alone cannot know the
   earlier positions of items. The earlier page is laid out out of sight, measured, and removed before anything is
   painted. Each item then travels from its old box to its new one, or fades in place if another cell shows it.
   The page itself is not touched, so focus, scrolling and selection stay. */
(() => {
  const {show, halt, stillness, layerBehind, copyOf, frameOf, surfaceOf, bearers, bars, levels, anItem} = vitrineMotion;
  const template = document.getElementById('earlier');
  const link = document.querySelector('.whats-new');
  if (!template || !link || !Element.prototype.animate) return;
  const main = template.parentElement;
  const furniture = '.section-bar, .note, .group-title, .plates, .section-foot, .empty';
  const isCut = 'cut' in template.dataset;

  const keyOf = section => (section.getAttribute('aria-labelledby') || section.id).replace(/^was-/, '');
  const sectionOf = element => keyOf(element.closest('.section'));
  const sectionsOf = root => [...root.children].filter(child => child.matches('.section'));

  // Puts a copy of a current item, with its earlier children, into its old place.
  function stand(item) {
    const own = document.getElementById(item.dataset.of);
    if (!own || 'whole' in item.dataset) return;
    const copy = own.cloneNode(true);
    copy.dataset.of = own.id;
    copy.style.cssText = item.style.cssText;
    const children = item.querySelector(':scope > ul');
    const list = copy.querySelector(':scope > details > ul');
    // The last row of a parent links to its page and is not an item.
    list?.replaceChildren(...(children ? [...children.children, ...[...list.children].filter(row => !row.id)] : []));
    item.replaceWith(copy);
  }

  // Shows a copy of a section in the layout that is currently chosen. The copy's control is separate from the page's.
  function choose(section, own) {
    const chosen = [...own?.querySelectorAll('.choices input') ?? []].findIndex(({checked}) => checked);
    for (const [index, input] of section.querySelectorAll('.choices input').entries()) {
      input.removeAttribute('name');
      input.checked = index == chosen;
    }
  }

  // The page as it was, next to the current one and out of sight.
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
    for (const section of sectionsOf(copy)) choose(section, own.get(keyOf(section)));
    host.append(copy);
    document.body.append(host);
    for (const section of sectionsOf(copy)) {
      const scroller = section.querySelector('[role=list].scroller');
      if (scroller) scroller.scrollLeft = own.get(keyOf(section))?.querySelector('[role=list].scroller')?.scrollLeft ?? 0;
    }
    return {host, copy};
  }

  // Chunks of a long list clip what leaves them, and do not know their height until they are seen. Those in which
  // something may travel are laid out from now on.
  function layOutChunks(items) {
    for (const {dataset} of items) {
      let part = document.getElementById(dataset.of)?.parentElement;
      for (; part?.matches('[role=none]'); part = part.parentElement) part.style.contentVisibility = 'visible';
    }
  }

  // Returns a function for the box of an element of the page or of its copy, relative to where the page shows it.
  function placedIn(root) {
    const corner = root.getBoundingClientRect(), place = main.getBoundingClientRect();
    return element => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return new DOMRect(x - corner.x + place.x, y - corner.y + place.y, width, height);
    };
  }

  function replay() {
    halt();
    document.querySelector('vitrine-removed')?.remove();
    if (stillness.matches) return;
    const {host, copy} = stage();
    const layer = layerBehind('vitrine-surfaces');
    layOutChunks(copy.querySelectorAll('[data-of]'));
    const before = placedIn(copy), now = placedIn(main), frames = new Map();
    const items = itemsOf(copy, before, now), pieces = piecesBetween(copy, before, now), surfaces = surfacesBetween(copy, before, now);
    const ways = new Map([...items.ways, ...pieces.ways]), foot = document.querySelector('body > .foot');
    if (foot && !isCut) ways.set(foot, straight(before(copy).bottom - now(main).bottom));
    const ghosts = [...items.gone, ...pieces.gone].map(element =>
      ({element: copyOf(element), box: before(element), frame: frameOf(element.parentElement, frames, before, host)}));
    host.remove();
    show({
      ways, least: .005, surfaces, ghosts, fading: [...items.fading, ...pieces.fading],
      appearing: [...main.querySelectorAll('.appears')].filter(item => !items.known.has(item)),
      flashing: main.querySelectorAll('.flashes'), bars: [...main.querySelectorAll(bars)],
    }, layer, '--t-build');
  }

  // How each item travels from its old place, and which ones only fade.
  function itemsOf(copy, before, now) {
    const isRightToLeft = getComputedStyle(main).direction == 'rtl';
    const ways = new Map(), fading = [], gone = [], known = new Set();
    for (const old of copy.querySelectorAll(':is(li, tr):is([data-of], [id], [data-whole])')) {
      const was = before(old);
      if (!was.width || !was.height) continue;
      const item = document.getElementById(old.dataset.of || old.id);
      // Filters may hide the item, or may not have put it back yet.
      if (item && !item.closest('.section')) continue;
      const is = item?.matches(anItem) ? now(item) : undefined;
      if (item) known.add(item);
      const arrives = is && (sectionOf(item) != sectionOf(old) || parentOf(item)?.id != parentOf(old)?.dataset.of);
      const isOther = is && (item.matches('.fades') || arrives && item.closest('.scroller'));
      if (!is || isOther) gone.push(old);
      if (isOther) fading.push(item);
      if (!is?.width || isOther) continue;
      // An item that grows does so from where lines begin.
      const x = isRightToLeft ? was.right - is.right : was.x - is.x;
      const level = arrives ? levels.arrived : item.matches('.moves') ? levels.moved : levels.way;
      const origin = arrives && old.parentElement;
      ways.set(item, {x: [x, 0], y: [was.y - is.y, 0], level, origin, resize: resize(item, was, is)});
    }
    return {ways, fading, gone, known};
  }

  const parentOf = item => item.parentElement.closest(anItem);

  // Keyframes from the item's old size. Its margins make up for the difference, so that its neighbours stay in place.
  // The height of an item that contains others follows from them.
  function resize(item, was, is) {
    const width = is.width - was.width, height = is.height - was.height;
    if (Math.abs(width) < .02 && Math.abs(height) < .02 || item.localName == 'tr' || item.querySelector('li')) return undefined;
    const {marginInlineEnd, marginBlockEnd} = getComputedStyle(item);
    return [
      {
        inlineSize: `${was.width}px`, blockSize: `${was.height}px`,
        marginInlineEnd: `${parseFloat(marginInlineEnd) + width}px`, marginBlockEnd: `${parseFloat(marginBlockEnd) + height}px`,
      },
      {inlineSize: `${is.width}px`, blockSize: `${is.height}px`, marginInlineEnd, marginBlockEnd},
    ];
  }

  // On a wide page, the header is next to the list, and travels as a whole.
  function piecesOf(section) {
    const head = section.querySelector(':scope > .section-head');
    const isBox = head && head.matches('.beside > *') && getComputedStyle(head).display != 'contents';
    const pieces = [...section.querySelectorAll(furniture)];
    return isBox ? [head, ...pieces.filter(piece => !head.contains(piece))] : pieces;
  }

  // The parts around lists, by their section, their kind, and their number among those.
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

  // The distance of each part from its current place.
  function piecesBetween(copy, before, now) {
    const [old, own] = [named(copy), named(main)], ways = new Map(), fading = [];
    for (const [name, piece] of own) {
      const was = old.get(name);
      if (was) ways.set(piece, straight(before(was).y - now(piece).y));
      else if (!isCut) fading.push(piece);
    }
    return {ways, fading, gone: [...old].flatMap(([name, piece]) => own.has(name) ? [] : [piece])};
  }

  const straight = distance => ({x: [0, 0], y: [distance, 0], level: levels.bar});

  // The surfaces of lists, before and now, by their sections and their numbers in them.
  function surfacesBetween(copy, ...placed) {
    const [before, now] = [copy, main].map((root, index) => {
      const surfaces = new Map();
      for (const element of root.querySelectorAll(bearers)) {
        const surface = surfaceOf(element, placed[index](element));
        if (!surface) continue;
        let number = 0, name;
        do name = [sectionOf(element), number++].join(' '); while (surfaces.has(name));
        surfaces.set(name, surface);
      }
      return surfaces;
    });
    return [...new Set([...before.keys(), ...now.keys()])].flatMap(name => {
      const was = before.get(name), is = now.get(name);
      // Of a long page, only the first screens are known, so lists are assumed to end where they do now.
      if (isCut && (!was || !is)) return [];
      return [{was: isCut ? {...was, height: is.height} : was, is}];
    });
  }

  // Disables the CSS rules that play the changes for an address, by removing their targets.
  const isAsked = () => /^#changes(-again)?$/.test(location.hash);
  for (const place of document.querySelectorAll('#changes, #changes-again')) place.removeAttribute('id');
  link.addEventListener('click', event => {
    if (!event.target.closest('a')) return;
    event.preventDefault();
    replay();
  });
  addEventListener('hashchange', () => { if (isAsked()) replay(); });
  if (isAsked()) replay();
})();
