// Keeps the element being read in place, whatever changes around it.

// Keeps the position in the window of an element that stays: `kept`, or else the first one that begins in the window,
// or else the first one of which part is visible. It must not be sticky, or move itself.
const keepPlace = (resting, leaving, kept) => {
  let anchor = resting.has(kept) ? kept : undefined;
  for (const [element, {top, bottom}] of anchor ? [] : resting) {
    if (bottom <= 1 || top >= innerHeight || anchor && top < 0 || !isShown(element)) continue;
    let around = element;
    while (around && !leaving.has(around) && getComputedStyle(around).position != 'sticky') around = around.parentElement;
    if (around) continue;
    anchor = element;
    if (top >= 0) break;
  }
  const shift = anchor ? anchor.getBoundingClientRect().top - resting.get(anchor).top : 0;
  if (Math.abs(shift) > .5) scrollBy({top: shift, behavior: 'instant'});
};

// Lists that are scrolled sideways, with their fully visible items and the positions of those.
const scrolledRows = resting => [...resting.entered].filter(list => list.matches('.scroller') && list.scrollLeft).map(list => {
  const {left, right} = list.getBoundingClientRect();
  const items = [...resting].filter(([item, box]) => list.contains(item) && box.left >= left - 1 && box.right <= right + 1);
  return {list, places: items.map(([item, box]) => [item, box.left - left])};
});

// Keeps the first of these items that stays in place.
const keepRow = ({list, places}, leaving) => {
  const [item, place] = places.find(([item]) => list.contains(item) && !leaving.has(item) && isShown(item)) ?? [];
  if (!item) return;
  const now = item.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollBy({left: now - place, behavior: 'instant'});
};

// Restores the focus and the selection if moving or replacing elements removed them.
const attention = () => {
  const focused = document.activeElement;
  const {id} = focused?.closest('[id]') ?? {};
  const selection = getSelection();
  const {anchorNode, anchorOffset, focusNode, focusOffset} = selection;
  const end = (node, offset) => [node, Math.min(offset, node.data?.length ?? node.childNodes.length)];
  return () => {
    if (focused && focused != document.body && document.activeElement != focused) {
      const target = focused.isConnected ? focused : id && document.getElementById(id)?.querySelector('a[href], button, summary, input');
      target?.focus?.({preventScroll: true});
    }
    if (anchorNode?.isConnected && focusNode.isConnected
      && (selection.anchorNode != anchorNode || selection.focusNode != focusNode)) {
      selection.setBaseAndExtent(...end(anchorNode, anchorOffset), ...end(focusNode, focusOffset));
    }
  };
};
