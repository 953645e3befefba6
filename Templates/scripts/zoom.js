// Draws tiles over a large picture while the viewer shows it larger than its largest file is sharp. Each scale has a layer
// in pixels of its own, in a plane that moves as the picture does, so that browsers round no position of a tile.
(() => {
  const side = 512, largest = document.querySelector('template.viewer')?.dataset.largest;

  // The slide that is shown, the plane of its tiles, their layers by scale, and the scale of those in view.
  let shown, plane, layers, factor, waiting;

  const layerOf = () => {
    if (!layers.has(factor)) {
      const element = document.createElement('div');
      element.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0';
      plane.append(element);
      layers.set(factor, {element, tiles: new Map()});
    }
    return layers.get(factor);
  };

  const remove = other => {
    layers.get(other).element.remove();
    layers.delete(other);
  };

  const place = ({image, small}) => {
    // Before any style is asked for, so that both begin to move at the same time.
    plane.style.transform = image.style.transform;
    const {width, height} = getComputedStyle(image);
    Object.assign(plane.style, {width, height});
    for (const [factor, {element}] of layers) element.style.transform = `scale(${factor * parseFloat(width) / small.getAttribute('width')})`;
  };

  // Loads the tiles in view, in the scale that the screen needs, and removes others.
  const fill = () => {
    const {image, element, stage, small, scale, x, y} = shown, {width, height} = getComputedStyle(image);
    const [wide, high] = ['width', 'height'].map(name => +small.getAttribute(name)), needed = parseFloat(width) * scale * Math.min(2, devicePixelRatio);
    if (!image.isConnected || needed <= Math.min(wide, largest)) return [...layers.keys()].forEach(remove);
    factor = Math.max(1, 2 ** Math.floor(Math.log2(wide / needed)));
    const {tiles, element: layer} = layerOf(), base = small.src.replace(/\.\w+$/, ''), step = side * factor, wanted = new Set();
    const view = element.getBoundingClientRect(), box = stage.getBoundingClientRect(), pixel = parseFloat(width) * scale / wide;
    // The numbers of the tiles between two edges of the view.
    const between = (start, end, room, size, offset, whole) => {
      const origin = room / 2 + offset - size * scale / 2, [first, last] = [start, end].map(edge => (edge - origin) / pixel / step);
      const numbers = [];
      for (let number = Math.max(0, Math.floor(first)); number < Math.min(last, whole / step); number++) numbers.push(number);
      return numbers;
    };
    const columns = between(view.left - box.left, view.right - box.left, box.width, parseFloat(width), x, wide);
    for (const row of between(view.top - box.top, view.bottom - box.top, box.height, parseFloat(height), y, high)) {
      for (const column of columns) {
        const [left, top] = [column * step, row * step], [w, h] = [Math.min(step, wide - left), Math.min(step, high - top)];
        const src = `${base}/${left},${top},${w},${h}/${Math.ceil(w / factor)},${Math.ceil(h / factor)}/0/default.jpg`;
        wanted.add(src);
        if (tiles.has(src)) continue;
        const tile = Object.assign(new Image(), {alt: '', src});
        tile.style.cssText = `position:absolute;left:${column * side}px;top:${row * side}px;width:${Math.ceil(w / factor)}px;height:${Math.ceil(h / factor)}px;max-width:none`;
        tiles.set(src, tile);
        layer.append(tile);
        tile.decode().catch(() => {}).then(settle);
      }
    }
    for (const [src, tile] of tiles) if (!wanted.has(src)) {
      tile.remove();
      tiles.delete(src);
    }
    place(shown);
    settle();
  };

  // Tiles of other scales stay until all of the new ones are there.
  const settle = () => {
    if ([...layers.get(factor)?.tiles.values() ?? [{}]].every(({complete}) => complete)) [...layers.keys()].filter(other => other != factor).forEach(remove);
  };

  document.addEventListener('viewer', ({detail}) => {
    if (detail.image != shown?.image) {
      plane?.remove();
      plane = document.createElement('div');
      // A box like that of the picture, for browsers round it before they scale it.
      plane.style.cssText = 'position:relative;pointer-events:none';
      layers = new Map();
      if ('tiles' in detail.small.dataset) detail.stage.append(plane);
    }
    if (detail.scale != shown?.scale) waiting = clearTimeout(waiting);
    shown = detail;
    place(shown);
    if (plane.isConnected) waiting ??= setTimeout(() => {
      waiting = undefined;
      fill();
    }, 150);
  });
})();
