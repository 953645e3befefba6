// Updates the page to what the server has now, with an animation.
const become = (difference, alongside = () => {}) => {
  let plan;
  // Items that were moved by hand are put back first: they are measured where they are seen, and found where they
  // were served.
  const find = () => {
    document.dispatchEvent(new Event('vitrine-change'));
    return plan = locate(difference);
  };
  const follow = () => {
    carryOut(plan);
    alongside();
    plan.updated = updatedElements(plan);
  };
  change(find, follow, {isFar: true, travels: Infinity, ghosts: 200, ignores: isOwn});
};

// Elements whose text or picture changed.
const updatedElements = ({steps}) => steps.flatMap(({element, set, text, tail, left, children = []}) => {
  if (element.matches('ul, ol, [role=list]')) return [];
  const isOther = text != undefined || set?.includes('src=') || left?.length || children.some(({inserted, isNew}) => inserted || isNew);
  return isOther ? [element] : tail != undefined && element.parentElement ? [element.parentElement] : [];
});
