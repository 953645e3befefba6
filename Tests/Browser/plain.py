#!/usr/bin/env python3
"""Looks at the pages as a browser shows them that has no round(): lists as plain grids.

usage: plain.py SITE

The stylesheet is read with its @supports block left out. Every item must then have a box, no two of
a list may overlap, no text may be cut, and no page may be wider than the window. Exits 1 otherwise.
"""

import shutil
import tempfile
from pathlib import Path

from built_site import Browser, BuiltSite, Tally, site_argument
from motion import open_outlines
from text import FIND

ITEM_PAGES = 8
WIDTHS = (375, 1440)
SUPPORTS = "@supports (width:round(down,1cqi,1px))"

BOXES = """() => {
  const found = [];
  let count = 0;
  for (const list of document.querySelectorAll('.w')) {
    const items = [...list.querySelectorAll('li')].filter(item => item.closest('.w') === list);
    const boxes = items.map(item => item.getBoundingClientRect());
    count += boxes.length;
    boxes.forEach((box, i) => {
      if (box.width < 8 || box.height < 8) found.push(`item ${i} is ${box.width} x ${box.height}`);
      const next = boxes[i + 1];
      if (next && !items[i].contains(items[i + 1]) &&
          box.left < next.right - 1 && next.left < box.right - 1 &&
          box.top < next.bottom - 1 && next.top < box.bottom - 1)
        found.push(`items ${i} and ${i + 1} overlap`);
    });
  }
  return { count, found };
}"""


def without_round(site, folder):
    """A copy of a built site whose stylesheets ask for what no browser has."""
    copy = Path(folder, "site")
    shutil.copytree(site.folder, copy)
    for stylesheet in copy.glob("assets/layouts.*.css"):
        text = stylesheet.read_text(encoding="utf-8")
        assert text.count(SUPPORTS) == 1, f"{SUPPORTS} is not in {stylesheet}"
        stylesheet.write_text(text.replace(SUPPORTS, "@supports (width:none())"), encoding="utf-8")
    return BuiltSite(copy)


def main():
    tally, items, texts, pages = Tally(), 0, 0, 0
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        site = without_round(site_argument(), folder)
        for number, width in enumerate(WIDTHS):
            page = browser.page(width)
            for path in site.sample(ITEM_PAGES, number, len(WIDTHS)):
                pages += 1
                page.goto(site.address(path))
                open_outlines(page)
                where = f"{path} at {width} px"
                boxes, result = page.evaluate(BOXES), page.evaluate(FIND)
                items, texts = items + boxes["count"], texts + result["count"]
                tally.check(result["over"] <= 0, f"{where}: {result['over']} px too wide")
                for what in boxes["found"][:4] + result["found"][:4]:
                    print(f"  {path}: {what}")
                tally.check(not boxes["found"], f"{where}: {len(boxes['found'])} items")
                tally.check(not result["found"], f"{where}: {len(result['found'])} texts")
    print(f"{items} items and {texts} texts looked at on {pages} pages at {len(WIDTHS)} widths")
    tally.end()


if __name__ == "__main__":
    main()
