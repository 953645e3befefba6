#!/usr/bin/env python3
"""Makes contact sheets of the sample site: its pages in each theme, at 375, 768 and 1440 px, light, dark and printed.

usage: sheet.py VITRINE CONTENT [FOLDER]

Every folder page, the 404 page and one item page of every collection become one PNG each in FOLDER
(.build/sheet without it), a row a theme. Long pages are cut at 2,400 px. In print a page is as wide as a sheet of
A4.
"""

import base64
import sys
from pathlib import Path

from built_site import Browser, BuiltSite
from themed_site import THEMES, build

WIDTHS = (375, 768, 1440)
SCHEMES = ("light", "dark")
PRINT = 794
TALLEST = 2400
SCALE = 0.5
# Pictures outside the window, those of a carousel too, wait until they are scrolled to.
PICTURES_ARE_THERE = """() => [...document.images].every(picture => {
  const box = picture.getBoundingClientRect();
  return picture.complete || box.top >= innerHeight || box.left >= innerWidth || box.right <= 0;
})"""
STYLE = """
body { margin: 0; padding: 24px; background: #8a8a86; display: inline-grid; gap: 24px; font: 13px sans-serif; color: #fff }
div { display: flex; gap: 24px; align-items: flex-start }
figure { margin: 0 } figcaption { padding-block-end: 6px } img { display: block }
"""


def shots(browser, site, path):
    """(width, look, PNG bytes) of one page."""
    looks = [(width, scheme) for width in WIDTHS for scheme in SCHEMES] + [(PRINT, "print")]
    for width, look in looks:
        page = browser.page(width, 900, look if look in SCHEMES else "light")
        page.emulate_media(media="print" if look == "print" else "screen")
        page.goto(site.address(path))
        page.wait_for_load_state("networkidle")
        height = min(TALLEST, page.evaluate("document.documentElement.scrollHeight"))
        page.set_viewport_size({"width": width, "height": max(900, height)})
        page.wait_for_function(PICTURES_ARE_THERE)
        yield width, look, page.screenshot()
        page.context.close()


def row(browser, site, path, theme):
    """One page in one theme, as HTML."""
    figures = "".join(
        f"<figure><figcaption>{path}, {theme}, {width} px, {look}</figcaption>"
        f'<img width="{width * SCALE}" src="data:image/png;base64,{base64.b64encode(data).decode()}"></figure>'
        for width, look, data in shots(browser, site, path)
    )
    return f"<div>{figures}</div>"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    vitrine, content = sys.argv[1:3]
    folder = Path(sys.argv[3] if len(sys.argv) > 3 else ".build/sheet")
    sites = {}
    for theme in THEMES:
        build(vitrine, content, theme, folder / "sites" / theme)
        sites[theme] = BuiltSite(folder / "sites" / theme)
    usual = sites[THEMES[0]]
    collections = {}
    for path in usual.item_pages:
        collections.setdefault(Path(path).parent.parent, path)
    with Browser() as browser:
        sheet = browser.page(800)
        for path in usual.other_pages + list(collections.values()):
            rows = "".join(row(browser, site, path, theme) for theme, site in sites.items())
            sheet.set_content(f"<style>{STYLE}</style>{rows}", wait_until="load")
            name = path.removesuffix("/index.html").removesuffix(".html").replace("/", "-") + ".png"
            sheet.locator("body").screenshot(path=folder / name)
            print(folder / name)


if __name__ == "__main__":
    main()
