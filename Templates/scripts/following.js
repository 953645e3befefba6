// Marks the current heading in the table of contents at the side of a page. Browsers that do this natively skip the
// script.
if (!CSS.supports("scroll-target-group: auto")) {
  const mark = () => {
    const links = [...document.querySelectorAll(".sided > .contents a")];
    const root = document.documentElement;
    const edge = parseFloat(getComputedStyle(root).scrollPaddingBlockStart) + 1;
    const isAtEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
    const place = isAtEnd ? links.length - 1 : links.findLastIndex(link => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading && heading.getBoundingClientRect().top <= edge;
    });
    for (const [number, link] of links.entries()) link.toggleAttribute("data-current", number === place);
  };
  let isWaiting = false;
  const follow = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      mark();
    });
  };
  addEventListener("scroll", follow, { passive: true });
  addEventListener("resize", follow);
  follow();
}
