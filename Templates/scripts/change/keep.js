// What one looks at stays, whatever changes around it.

// The place in the window of what stays: of the first that begins in it, else of the first of which some is in it, if
// it is not itself what moves, and not pinned; or of what is known to stay.
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

// Lists that are scrolled sideways, with the items that are seen as a whole and their places in them.
const scrolledRows = resting => [...resting.entered].filter(list => list.matches('.scroller') && list.scrollLeft).map(list => {
  const {left, right} = list.getBoundingClientRect();
  const items = [...resting].filter(([item, box]) => list.contains(item) && box.left >= left - 1 && box.right <= right + 1);
  return {list, places: items.map(([item, box]) => [item, box.left - left])};
});

// The first of these that stays does so where it is.
const keepRow = ({list, places}, leaving) => {
  const [item, place] = places.find(([item]) => list.contains(item) && !leaving.has(item) && isShown(item)) ?? [];
  if (!item) return;
  const now = item.getBoundingClientRect().left - list.getBoundingClientRect().left;
  list.scrollBy({left: now - place, behavior: 'instant'});
};

// Gives the focus and the selection back where moving or replacing took them away.
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
