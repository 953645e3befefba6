// Moving by keyboard: a handle is picked up, its item follows the arrow keys, and is dropped.
const pickUp = item => {
  begin(item);
  moving.byKeys = true;
  handleOf(item).setAttribute('aria-pressed', 'true');
  announce(`Picked up ${where(item)}. ${instructions.textContent.replace('Press Space to pick it up, a', 'A')}`);
};

const letGo = finish => {
  const {item} = moving;
  handleOf(item).removeAttribute('aria-pressed');
  finish();
  handleOf(item).focus();
};

// Where an arrow key leads: to the next item in the same row or the nearest one in the next row, and past the edge
// of a section to the next section that accepts the item. In lists, only up and down lead anywhere.
const step = (item, key) => {
  const {section, index} = placeOf(item);
  const isVertical = key == 'ArrowUp' || key == 'ArrowDown';
  const sign = key == 'ArrowDown' || key == (isRTL(section) ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1;
  if (!isVertical && !moving.rows.has(section)) return undefined;
  const target = isVertical ? inNextRow(section.items, index, sign) : index + sign;
  return section.items[target] ? {section, index: target} : over(section, sign);
};

const over = (section, sign) => {
  const all = partners(section);
  const next = all[all.indexOf(section) + sign];
  return next && {section: next, index: sign > 0 ? 0 : next.items.length};
};

// The nearest item in the next row. There is none after the last row.
const inNextRow = (items, index, sign) => {
  const own = items[index].getBoundingClientRect();
  const middle = ({left, right}) => (left + right) / 2;
  let [row, best] = [undefined, undefined];
  for (let other = index + sign; items[other]; other += sign) {
    const rect = items[other].getBoundingClientRect();
    if (isBeside(rect, own)) continue;
    if (row && !isBeside(rect, row)) break;
    row ??= rect;
    const distance = Math.abs(middle(rect) - middle(own));
    if (best === undefined || distance < best.distance) best = {other, distance};
  }
  return best?.other;
};

const moveBy = key => {
  arrive();
  const {item} = moving;
  const {section} = placeOf(item);
  const target = key == 'Home' ? {section, index: 0}
    : key == 'End' ? {section, index: section.items.length - 1} : step(item, key);
  if (target) {
    put(item, target.section, target.index);
    handleOf(item).focus({preventScroll: true});
    item.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
  announce(where(item));
};

addEventListener('keydown', event => {
  if (moving && !moving.byKeys) {
    if (event.key == 'Escape') { event.preventDefault(); endDrag(cancel); }
    return;
  }
  const item = itemOf(event.target);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (moving) {
    // Elsewhere on the page, keys do not concern the item.
    if (item != moving.item && event.key != 'Escape') return;
    if (event.key == 'Escape') letGo(cancel);
    else if (event.key == ' ' || event.key == 'Enter') letGo(drop);
    else if (/^Arrow|^Home$|^End$/.test(event.key)) moveBy(event.key);
    // Leaving while an item is picked up would leave it out of sight.
    else if (event.key != 'Tab') return;
    event.preventDefault();
  } else if (item && (event.key == ' ' || event.key == 'Enter')) {
    event.preventDefault();
    if (!event.repeat) pickUp(item);
  }
});

// Screen readers send clicks instead of keys. Clicks of a pointer have already been handled as drags.
addEventListener('click', event => {
  const item = itemOf(event.target);
  if (!item) return;
  event.preventDefault();
  if (event.detail > 0) return;
  if (moving?.byKeys) letGo(drop); else if (!moving) pickUp(item);
});
