#!/usr/bin/env python3
"""Takes the keyboard to every list of a site that scrolls sideways.

Each must be reached by Tab, have a name, and go on at the arrow key, in the direction it is read.
Exits 1 when one does not.
"""

from playwright.sync_api import TimeoutError as NothingHappened

from built_site import Browser, Tally, site_argument

WIDTHS = [390, 1280]
ITEM_PAGES = 12


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


def moves(page, scroller):
    try:
        page.wait_for_function("list => list.scrollLeft != 0", arg=scroller, timeout=2000)
        return True
    except NothingHappened:
        return False


def main():
    site, tally = site_argument(), Tally()
    with Browser() as browser:
        for width in WIDTHS:
            page = browser.page(width)
            for path in site.sample(ITEM_PAGES):
                page.goto(site.address(path))
                check(page, path, width, tally)
    tally.end()


if __name__ == "__main__":
    main()
