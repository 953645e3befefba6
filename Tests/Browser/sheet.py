#!/usr/bin/env python3
"""Makes contact sheets of a site: its pages at 375, 768 and 1440 px, light and dark.

usage: sheet.py SITE [FOLDER]

Every folder page, the 404 page and one item page of every collection become one PNG each in FOLDER
(.build/sheet without it), six pictures side by side. Long pages are cut at 2,400 px.
"""

import base64
import sys
from pathlib import Path

from built_site import Browser, BuiltSite

WIDTHS = (375, 768, 1440)
SCHEMES = ("light", "dark")
TALLEST = 2400
SCALE = 0.5
# Pictures outside the window, those of a carousel too, wait until they are scrolled to.
PICTURES_ARE_THERE = """() => [...document.images].every(picture => {
  const box = picture.getBoundingClientRect();
  return picture.complete || box.top >= innerHeight || box.left >= innerWidth || box.right <= 0;
})"""
STYLE = """
body { margin: 0; padding: 24px; background: #8a8a86; display: inline-flex; gap: 24px;
  align-items: flex-start; font: 13px sans-serif; color: #fff }
figure { margin: 0 } figcaption { padding-block-end: 6px } img { display: block }
"""


def shots(browser, site, path):
    """(width, scheme, PNG bytes) of one page."""
    for width in WIDTHS:
        for scheme in SCHEMES:
            page = browser.page(width, 900, scheme)
            page.goto(site.address(path))
            page.wait_for_load_state("networkidle")
            height = min(TALLEST, page.evaluate("document.documentElement.scrollHeight"))
            page.set_viewport_size({"width": width, "height": max(900, height)})
            page.wait_for_function(PICTURES_ARE_THERE)
            yield width, scheme, page.screenshot()
            page.context.close()


def main():
    site = BuiltSite(sys.argv[1])
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else ".build/sheet")
    folder.mkdir(parents=True, exist_ok=True)
    collections = {}
    for path in site.item_pages:
        collections.setdefault(Path(path).parent.parent, path)
    with Browser() as browser:
        sheet = browser.page(800)
        for path in site.other_pages + list(collections.values()):
            figures = "".join(
                f"<figure><figcaption>{path}, {width} px, {scheme}</figcaption>"
                f'<img width="{width * SCALE}" src="data:image/png;base64,{base64.b64encode(data).decode()}"></figure>'
                for width, scheme, data in shots(browser, site, path)
            )
            sheet.set_content(f"<style>{STYLE}</style>{figures}", wait_until="load")
            name = path.removesuffix("/index.html").removesuffix(".html").replace("/", "-") + ".png"
            sheet.locator("body").screenshot(path=folder / name)
            print(folder / name)


if __name__ == "__main__":
    main()
