// What is left of removed elements, for as long as they take to fade.

// What is removed, and can be seen, with what it needs around it to look as it did.
const ghostsOf = ({removed}, before) => {
  const ghosts = [];
  for (const element of removed.slice(0, 200)) {
    const isBlock = before.has(element) || element.parentElement?.localName == 'li' || element.querySelector('li, section');
    const box = before.get(element) ?? element.getBoundingClientRect();
    if (!isBlock || !box.width || !isSeen(box) || element.getElementsByTagName('*').length > 2000) continue;
    ghosts.push({element, box, around: element.parentElement, frames: framesAround(element)});
  }
  return ghosts;
};

// The elements around one, from the inside out: copies that make no boxes, but where lengths depend on
// one that is around it.
const framesAround = element => {
  const frames = [];
  for (let around = element.parentElement; around && around != document.body; around = around.parentElement) {
    const frame = around.cloneNode(false);
    for (const name of ['id', 'tabindex']) frame.removeAttribute(name);
    frame.dataset.frame = '';
    const isContainer = getComputedStyle(around).containerType != 'normal';
    frames.push({frame, box: isContainer && around.getBoundingClientRect()});
  }
  return frames;
};

// Behind the page, as large as it is: a page that became shorter is no longer for it.
const layerBehind = name => {
  const layer = document.createElement(name);
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  const {scrollWidth, scrollHeight} = document.documentElement;
  layer.style.cssText = `position:absolute;left:0;top:0;width:${scrollWidth}px;height:${scrollHeight}px;overflow:clip;pointer-events:none;z-index:${levels.behind}`;
  document.body.append(layer);
  return layer;
};

const fade = (ghosts, pace) => {
  if (!ghosts.length) return;
  const layer = layerBehind('vitrine-removed');
  const style = document.createElement('style');
  style.textContent = 'vitrine-removed [data-frame]::before, vitrine-removed [data-frame]::after { content: none !important }';
  layer.append(style);
  const corner = layer.getBoundingClientRect();
  for (const {element, box, frames} of ghosts) {
    for (const part of [element, ...element.querySelectorAll('[id]')]) part.removeAttribute('id');
    let inner = element;
    const outerBox = frames.find(({box}) => box)?.box ?? corner;
    element.style.cssText += `;position:absolute;margin:0;inset:auto;left:${box.left - outerBox.left}px;top:${box.top - outerBox.top}px;width:${box.width}px;height:${box.height}px;box-sizing:border-box`;
    frames.forEach(({frame, box}, index) => {
      const outer = frames.slice(index + 1).find(({box}) => box)?.box ?? corner;
      frame.style.cssText += box
        ? `;position:absolute;margin:0;padding:0;border:0;left:${box.left - outer.left}px;top:${box.top - outer.top}px;width:${box.width}px;height:0`
        : ';display:contents';
      frame.append(inner);
      inner = frame;
    });
    layer.append(inner);
  }
  play(layer, [{opacity: 1}, {opacity: 0}], {duration: pace.leave, easing: pace.out, fill: 'both'}).finished
    .then(() => layer.remove(), () => layer.remove());
};
