#!/usr/bin/env python3
"""Takes the keyboard to every list of a site that scrolls sideways.

Each must be reached by Tab, have a name, and go on at the arrow key, in the direction it is read.
The ring of the list, and those of its first and last items, must be there and not be cut off.
Exits 1 when one does not.
"""

from playwright.sync_api import TimeoutError as NothingHappened

from built_site import Browser, Tally, site_argument

WIDTHS = [390, 1280]
ITEM_PAGES = 12

# The boxes with a ring that the element in focus draws, as a part of it or around what it fills.
RINGS = """() => {
  const focused = document.activeElement;
  function ring(element, pseudo) {
    const style = getComputedStyle(element, pseudo);
    const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    if (style.outlineStyle === 'none' || pseudo && style.content === 'none') return [];
    let host = element;
    while (pseudo && getComputedStyle(host).position === 'static') host = host.parentElement;
    const box = host.getBoundingClientRect();
    return [[box.left - reach, box.top - reach, box.right + reach, box.bottom + reach]];
  }
  return [focused, ...focused.querySelectorAll('*')].flatMap(
    element => [...ring(element, null), ...ring(element, '::after')]);
}"""

# What is seen of a list: the window cuts off what its scroller does not.
SEEN = """list => {
  const box = list.getBoundingClientRect();
  return [Math.max(0, box.left), box.top, Math.min(innerWidth, box.right), box.bottom];
}"""

# Waits for a list to come to rest: for 12 frames in one place.
REST = """async list => {
  let last = list.scrollLeft;
  for (let frames = 0; frames < 12; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (list.scrollLeft != last) frames = 0;
    last = list.scrollLeft;
  }
}"""

# The ring of the list itself, around its wrapper.
OWN_RING = """list => {
  const wrapper = list.closest('.w');
  const style = getComputedStyle(wrapper, '::after');
  const box = wrapper.getBoundingClientRect();
  const reach = -parseFloat(style.left);
  return style.content !== 'none' && parseFloat(style.borderLeftWidth) > 0
    && box.left - reach >= 0 && box.right + reach <= innerWidth;
}"""


def check(page, path, width, tally):
    for number, scroller in enumerate(page.query_selector_all(".scroller")):
        label = f"{path} at {width} px, list {number}"
        tally.check(scroller.get_attribute("aria-label"), f"{label} has no name")
        tally.check(scroller.get_attribute("tabindex") == "0", f"{label} is not reached by Tab")
        if scroller.evaluate("list => list.scrollWidth - list.clientWidth") > 40:
            scroller.focus()
            rtl = scroller.evaluate("list => getComputedStyle(list).direction == 'rtl'")
            page.keyboard.press("ArrowLeft" if rtl else "ArrowRight")
            tally.check(moves(page, scroller), f"{label} does not move by key")
        scroller.evaluate(REST)
        scroller.focus()
        tally.check(scroller.evaluate(OWN_RING), f"{label} has no ring that is whole")
        check_rings(page, scroller, label, tally)


def check_rings(page, scroller, label, tally):
    items = scroller.query_selector_all("li")
    for place, item in (("first", items[0]), ("last", items[-1])):
        link = item.query_selector("a[href]")
        if not link:
            continue
        link.focus()
        # Browsers bring the text of a link into view, whatever stands around it.
        item.evaluate("item => item.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
        scroller.evaluate(REST)
        rings, seen = page.evaluate(RINGS), scroller.evaluate(SEEN)
        tally.check(len(rings) == 1, f"{label}, {place} item: {len(rings)} rings")
        for ring in rings:
            if ring[2] - ring[0] > seen[2] - seen[0]:
                continue
            whole = all(ring[at] >= seen[at] and ring[at + 2] <= seen[at + 2] for at in (0, 1))
            tally.check(whole, f"{label}, {place} item: of the ring {ring} {seen} is seen")


def moves(page, scroller):
    try:
        page.wait_for_function("list => list.scrollLeft != 0", arg=scroller, timeout=2000)
        return True
    except NothingHappened:
        return False


def main():
    site, tally = site_argument(), Tally()
    with Browser() as browser:
        for number, width in enumerate(WIDTHS):
            page = browser.page(width)
            for path in site.sample(ITEM_PAGES, number, len(WIDTHS)):
                page.goto(site.address(path))
                check(page, path, width, tally)
    tally.end()


if __name__ == "__main__":
    main()
