#!/usr/bin/env python3
"""Looks at the tops of pages: whether the site's bar is one line at every width, or its links have a second to themselves,
and is alike on all pages, and whether the first item of a collection is on the first screen.

usage: tops.py SITE

A page of each kind is looked at. Exits 1 if anything is not as it should be.
"""

from pathlib import Path

from built_site import ALL, Browser, Tally, site_argument

SCREENS = [(375, 812), (768, 1024), (1440, 900)]
WIDTHS = [320, 375, 480, 600, 640, 700, 768, 780, 900, 1100, 1280, 1440] if ALL else [320, 640, 768, 1280]

# So much of the first item is seen, or all of it if that is less.
SEEN = 120

# How high the bar is, whether its parts stand on one line, or the links on the next, and beside each other within the
# window, whether name and links are seen whole where they share a line, and where the links are from the first on, for
# the bar is as wide as the page.
BAR = """() => {
  const bar = document.querySelector('.site'), list = bar.querySelector('ul');
  const name = bar.querySelector('.site-name'), nav = bar.querySelector('nav');
  const rest = [...bar.children].filter(part => part != nav).map(part => part.getBoundingClientRect());
  const middles = rest.map(({top, bottom}) => Math.round((top + bottom) / 2));
  const links = [...bar.querySelectorAll('nav a')].map(link => link.getBoundingClientRect()), start = links[0]?.left;
  const isUnder = links.length > 0 && links[0].top >= Math.max(...rest.map(({bottom}) => bottom)) - 8;
  const parts = isUnder || !links.length ? rest : [...rest, {left: Math.min(...links.map(({left}) => left)), right: Math.max(...links.map(({right}) => right))}];
  const ends = parts.map(({left, right}) => [left, right]).sort(([a], [b]) => a - b);
  return {
    height: bar.offsetHeight,
    isOneLine: middles.every(middle => Math.abs(middle - middles[0]) < 2) && new Set(links.map(({top}) => top)).size < 2,
    isUncut: [...name.querySelectorAll('span')].every(span => span.scrollWidth <= span.clientWidth && span.scrollHeight <= span.clientHeight + 4),
    isWhole: ends.every(([left, right], place) => left > -1 && right < innerWidth + 25 && (!place || left > ends[place - 1][1] - 8)),
    links: [...bar.querySelectorAll('nav a')].map(link => {
      const {left, width, height} = link.getBoundingClientRect();
      return [Math.round(left - start), Math.round(width), Math.round(height)];
    }),
    current: [...bar.querySelectorAll('nav a[aria-current]')].every(link => {
      const {left, right} = link.getBoundingClientRect(), edge = list.getBoundingClientRect();
      return left > edge.left - 1 && right < edge.right + 1;
    }),
  };
}"""

FIRST = """most => {
  const first = [...document.querySelectorAll('#Main :is(.w li, tbody tr, .chart)')].find(item => item.checkVisibility());
  if (!first) return null;
  const {top, height} = first.getBoundingClientRect();
  return {top: Math.round(top), isSeen: top >= 0 && top + Math.min(height, most) <= innerHeight};
}"""


def one_of_each_kind(site):
    """The pages of folders, one of the terms of each field, and one item's page."""
    kinds = {path if path.count("/") < 2 else str(Path(path).parent.parent): path for path in site.folder_pages}
    return list(kinds.values()) + site.item_pages[:1]


def check_bar(tally, page, path, known):
    """The bar of all pages in one language has the same height, and its links the same places."""
    language = page.evaluate("document.documentElement.lang")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        bar, where = page.evaluate(BAR), f"{path} at {width} px"
        tally.check(bar["isOneLine"] and bar["isWhole"] and bar["isUncut"], f"{where}: the bar is no line: {bar}")
        other, there = known.setdefault((language, width), (path, bar))
        for part in ["height", "links"]:
            tally.check(bar[part] == there[part], f"{where}: {part} {bar[part]}, on {other} {there[part]}")


def main():
    site, tally, firsts, known = site_argument(), Tally(), 0, {}
    with Browser() as browser:
        page = browser.page(*SCREENS[0])
        page.set_default_timeout(120_000)
        for path in one_of_each_kind(site):
            page.set_viewport_size({"width": SCREENS[0][0], "height": SCREENS[0][1]})
            page.goto(site.address(path), wait_until="domcontentloaded")
            tally.check(page.evaluate(BAR)["current"], f"{path}: the link to the page itself is out of sight")
            for width, height in SCREENS if site.items.get(path) else []:
                page.set_viewport_size({"width": width, "height": height})
                first = page.evaluate(FIRST, SEEN)
                firsts += 1
                tally.check(first and first["isSeen"], f"{path} at {width} × {height}: the first item is at {first}")
            check_bar(tally, page, path, known)
    tally.check(firsts > 0, "no page has items")
    print(f"first items in {firsts} windows; the bar at {len(WIDTHS)} widths")
    tally.end()


if __name__ == "__main__":
    main()
