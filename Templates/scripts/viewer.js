// Opens pictures large, in a dialog with an address of its own: `#picture=2`, or of an item's picture in a section,
// `#picture=` and the id of the item. Without this script, the links around pictures lead to their files.
(() => {
  const find = (root, selector) => root.querySelector(selector), on = (target, type, act, options) => target.addEventListener(type, act, options);
  const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
  const template = find(document, 'template.viewer'), stillness = matchMedia('(prefers-reduced-motion: reduce)'), prefix = '#picture=';
  if (!template) return;

  // The dialog while it is open: its list of slides, what they show on the page, and the element that opened it.
  let dialog, list, slides, parts, opener;

  // The number of the current slide, the scale of its picture, and how far that is from the middle of its stage.
  let at, scale, x, y;

  // The pictures among which one is: those of its section, if that enlarges them, or else of the item and of texts.
  const links = () => [...document.querySelectorAll('a.enlarge')];
  const partsAround = part => {
    const section = part.closest('[data-enlarge]');
    const found = section ? [...section.querySelectorAll('.w li:has(img):not(:has(li))')] : links();
    return found.filter(part => part.getClientRects().length);
  };

  const addressOf = part => prefix + encodeURIComponent(part.id || links().indexOf(part) + 1);
  const isOfPicture = () => location.hash.startsWith(prefix);

  // The picture in the address of the page.
  const asked = () => {
    let name;
    try {
      name = isOfPicture() && decodeURIComponent(location.hash.slice(prefix.length));
    } catch {
      return; // no address of ours, as `%`
    }
    const part = /^\d+$/.test(name) ? links()[name - 1] : name && document.getElementById(name);
    return part && partsAround(part).includes(part) ? part : undefined;
  };

  // The caption on the page, or for an item its title, which leads to its page.
  const captionOf = part => {
    const caption = part.closest('figure')?.querySelector('figcaption');
    if (caption || part.matches('a')) return caption ? caption.cloneNode(true).childNodes : [];
    const link = find(part, 'a'), line = find(part, '.sub'), title = link && link.href != find(part, 'img').src && !link.hash.startsWith(prefix) ? link.cloneNode() : document.createElement('b');
    title.removeAttribute('class');
    title.textContent = find(part, '.name, .t')?.textContent ?? find(part, 'img').alt;
    return line ? [title, ' ', line.cloneNode(true)] : [title];
  };

  const slideOf = (part, form) => {
    const element = form.cloneNode(true), small = find(part, 'img'), image = new Image(), save = find(element, '.viewer-save');
    const {src, srcset, alt} = small, [width, height] = ['width', 'height'].map(name => +small.getAttribute(name));
    const kind = (/^data:image\/(\w+)|\.(\w+)(?:[?#].*)?$/.exec(src) ?? []).slice(1).join('').toUpperCase(), isDrawing = kind.startsWith('SVG');
    // Of a picture in several sizes, the largest file may be narrower than the picture.
    const most = srcset ? Math.min(width, template.dataset.largest) : width;
    const slide = {element, image, small, stage: find(element, '.viewer-stage'), sources: srcset && `${srcset}, ${src} ${most}w`};
    const size = (width, height) => {
      // Drawings are sharp at any size.
      slide.width = isDrawing ? Math.max(4000, width) : width;
      image.style.setProperty('--w', slide.width);
      image.style.setProperty('--h', slide.width * height / width);
    };
    // With tiles, all of it can be seen.
    const shown = 'tiles' in small.dataset ? width : most;
    if (width && height) size(shown, shown * height / width);
    image.style.setProperty('--tint', getComputedStyle(small).getPropertyValue('--tint'));
    Object.assign(image, {alt, decoding: 'async', draggable: false, onload() {
      if (!slide.width) size(image.naturalWidth, image.naturalHeight);
      image.className = 'loaded';
      image.style.backgroundImage = '';
    }});
    slide.stage.append(image);
    save.href = src;
    find(save, 'small').textContent = width && !isDrawing ? `${kind} ${most} × ${Math.round(most * height / width)}` : kind;
    find(element, 'p').append(...captionOf(part));
    return slide;
  };

  // Loads a picture in the size in which it is shown. Until it is there, the picture of the page takes its place.
  const load = slide => {
    if (!slide) return;
    const {image, small, sources} = slide, width = Math.ceil((image.clientWidth || innerWidth) * (slide == slides[at] ? scale : 1));
    if (sources && !(width <= slide.loaded)) image.sizes = `${slide.loaded = width}px`;
    if (image.src) return;
    if (small.currentSrc && small.complete) image.style.backgroundImage = `url(${JSON.stringify(small.currentSrc)})`;
    if (sources) image.srcset = sources;
    image.src = small.src;
  };

  const setDisabled = (name, is) => find(dialog, `[value=${name}]`).setAttribute('aria-disabled', is);
  const largest = () => Math.max(3, slides[at].width / parseFloat(getComputedStyle(slides[at].image).width) || 1);

  // Moves the current picture, of which no edge is inside its stage while there is more of it outside.
  const pan = (right, down) => {
    const {image, stage} = slides[at], within = (value, size, room) => {
      const reach = Math.max(0, (size * scale - room) / 2);
      return clamp(value, -reach, reach);
    };
    x = within(x + right, image.clientWidth, stage.clientWidth);
    y = within(y + down, image.clientHeight, stage.clientHeight);
    image.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';
    dialog.toggleAttribute('data-zoomed', scale > 1);
    setDisabled('out', scale == 1);
    setDisabled('in', scale == largest());
    load(slides[at]);
    document.dispatchEvent(new CustomEvent('viewer', {detail: {...slides[at], scale, x, y}}));
  };

  // Changes the scale around a point of the window, which keeps its place.
  const zoom = (factor, point) => {
    const {left, top, width, height} = slides[at].stage.getBoundingClientRect(), before = scale;
    const [right, down] = point ? [point.x - left - width / 2 - x, point.y - top - height / 2 - y] : [-x, -y];
    scale = clamp(scale * factor, 1, largest());
    pan(right - right * scale / before, down - down * scale / before);
  };

  // Makes a slide the current one.
  const turn = index => {
    if (index != at) {
      if (list.contains(document.activeElement)) list.focus({preventScroll: true});
      if (slides[at]) slides[at].image.style.transform = '';
      [at, scale, x, y] = [index, 1, 0, 0];
      for (const [number, {element}] of slides.entries()) element.inert = number != at;
      const status = find(dialog, '[role=status]');
      status.textContent = status.dataset.words.replace('{count}', at + 1).replace('{total}', slides.length);
      setDisabled('previous', !at);
      setDisabled('next', at == slides.length - 1);
      history.replaceState(history.state, '', addressOf(parts[at]));
    }
    pan(0, 0);
    load(slides[at + 1]);
    load(slides[at - 1]);
  };

  const show = (index, isInstant = stillness.matches) => {
    if (!slides[index]) return;
    turn(index);
    list.scrollTo({left: slides[index].element.offsetLeft, behavior: isInstant ? 'instant' : 'smooth'});
  };

  const open = (part, from) => {
    dialog = document.importNode(template.content, true).firstElementChild;
    list = find(dialog, 'ul');
    [parts, opener, at] = [partsAround(part), from, undefined];
    if (from) history.pushState({...history.state, picture: true}, '', addressOf(part));
    const form = list.firstElementChild;
    slides = parts.map(part => slideOf(part, form));
    list.replaceChildren(...slides.map(({element}) => element));
    dialog.classList.toggle('viewer-single', slides.length < 2);
    document.body.append(dialog);
    listen();
    dialog.showModal();
    show(parts.indexOf(part), true);
  };

  // The page comes back as it was: its position, the focus and, unless another address was asked for, its address.
  const close = keepsAddress => {
    if (!dialog) return;
    const closing = dialog;
    dialog = undefined;
    closing.close();
    closing.remove();
    opener?.focus({preventScroll: true});
    if (keepsAddress || !isOfPicture()) return;
    if (history.state?.picture) history.back();
    else history.replaceState(history.state, '', location.pathname + location.search);
  };

  const actions = {out: () => zoom(1 / 1.6), in: () => zoom(1.6), previous: () => show(at - 1), next: () => show(at + 1), close: () => close()};
  const press = (right, down) => scale > 1 ? pan(-80 * right, -80 * down) : show(at + (getComputedStyle(list).direction == 'ltr' ? right : -right));
  const keys = {
    '+': actions.in, '=': actions.in, '-': actions.out, 0: () => zoom(0), PageUp: actions.previous, PageDown: actions.next,
    Home: () => show(0), End: () => show(slides.length - 1),
    ArrowLeft: () => press(-1, 0), ArrowRight: () => press(1, 0), ArrowUp: () => press(0, -1), ArrowDown: () => press(0, 1),
  };

  on(document, 'keydown', event => {
    if (!dialog || event.ctrlKey || event.metaKey || event.altKey) return;
    // No key scrolls the page.
    if (keys[event.key] || event.key == ' ' && !event.target.matches('button')) event.preventDefault();
    keys[event.key]?.();
  });

  const listen = () => {
    const own = dialog, pointers = new Map();
    let moved = 0, tap, settling;
    on(own, 'cancel', event => {
      event.preventDefault();
      close();
    });
    on(own, 'close', () => { if (dialog == own) close(); });
    on(own, 'click', ({target}) => {
      const button = target.closest('button');
      if (button) return button.getAttribute('aria-disabled') == 'true' || actions[button.value]();
      if (!target.closest('img, figcaption, .viewer-bar') && moved < 10 && scale == 1) close();
    });
    on(own, 'wheel', event => {
      if (event.target.closest('figcaption')) return;
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY / 100), event);
      else if (scale > 1) pan(-event.deltaX, -event.deltaY);
      else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
    }, {passive: false});
    // Two fingers zoom the picture and not the page.
    on(list, 'touchstart', event => { if (event.touches.length > 1) event.preventDefault(); }, {passive: false});
    on(list, 'pointerdown', event => {
      moved = pointers.size && moved;
      if (!event.button && event.target.matches('img')) pointers.set(event.pointerId, event);
    });
    const release = event => {
      if (!pointers.delete(event.pointerId) || pointers.size) return;
      own.removeAttribute('data-moving');
      if (event.type != 'pointerup' || moved >= 10) return tap = undefined;
      const isSecond = tap && event.timeStamp - tap.timeStamp < 400 && Math.hypot(event.x - tap.x, event.y - tap.y) < 30;
      if (isSecond) zoom(scale > 1 ? 0 : clamp(largest() / 2, 2, 4), event);
      tap = isSecond ? undefined : event;
    };
    on(own, 'pointermove', event => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      if (!event.buttons) return release(event);
      const [right, down] = [event.x - before.x, event.y - before.y];
      moved += Math.hypot(right, down);
      const other = [...pointers.values()].find(other => other != before);
      pointers.set(event.pointerId, event);
      own.toggleAttribute('data-moving', true);
      if (other) {
        const distance = ({x, y}) => Math.hypot(x - other.x, y - other.y);
        zoom(distance(event) / Math.max(1, distance(before)), {x: (event.x + other.x) / 2, y: (event.y + other.y) / 2});
        pan(right / 2, down / 2);
      } else if (scale > 1) pan(right, down);
    });
    on(own, 'pointerup', release);
    on(own, 'pointercancel', release);
    on(list, 'scroll', () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        if (dialog == own) turn(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
      }, 120);
    });
    // A window of another size shows the same picture.
    new ResizeObserver(() => { if (dialog == own && slides[at]) show(at, true); }).observe(list);
  };

  on(document, 'click', event => {
    const link = event.target.closest?.('a.enlarge, [data-enlarge] .w li:has(img) a'), part = link?.closest('.enlarge, li');
    if (!part || dialog || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Further links of an item lead where they say.
    if (part != link && find(part, 'a') != link) return;
    if (part.closest('[data-selecting]') || !partsAround(part).includes(part)) return;
    event.preventDefault();
    open(part, link);
  });

  // Back and forward, and an address that was typed.
  const follow = () => {
    const part = asked();
    if (!part || dialog && !parts.includes(part)) close(true);
    if (!part) return;
    if (dialog) show(parts.indexOf(part), true);
    else open(part);
  };
  on(window, 'popstate', follow);
  follow();
})();
