// Where the arrow keys lead: to the next item as seen on the page, in any layout.

const ways = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

// How many items before and after one are considered: more than a few rows contain.
const fewRows = 99;

const stepFrom = (row, rows, key) => {
  const place = rows.indexOf(row), [across, down] = ways[key], own = row.getBoundingClientRect();
  let found, least = Infinity;
  for (const other of rows.slice(Math.max(0, place - fewRows), place + fewRows + 1)) {
    const box = other.getBoundingClientRect();
    const right = (box.left + box.right - own.left - own.right) / 2;
    const below = down > 0 ? box.top - own.bottom : own.top - box.bottom;
    const isBeside = box.top < own.bottom && own.top < box.bottom && across * right > 1;
    const distance = across ? isBeside ? across * right : Infinity : below > -2 ? 3 * below + Math.abs(right) : Infinity;
    if (other != row && distance < least) [found, least] = [other, distance];
  }
  // At the end of a row, the next row follows.
  return found ?? (across && rows[place + (getComputedStyle(row).direction == 'rtl' ? -across : across)]);
};
