#!/usr/bin/env python3
"""Looks for text that a screen reader tells and that nobody sees: transparent, invisible, or without
a size. Names that only the site knows, as the ids of an outline's parents, must not show either.

usage: seen.py SITE

Every kind of page is looked at, with all outlines open, at 375 or at 1,280 px, with --all at both. Exits 1 when a text is
not seen as it is told.
"""

from built_site import Browser, Tally, site_argument
from motion import open_outlines

ITEM_PAGES = 16
WIDTHS = (375, 1280)

# Words for screen readers alone say so by their class.
FIND = """() => {
  const found = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    const element = node.parentElement, text = node.data.trim();
    if (!text || element.closest('script, style, template, .hidden, [hidden], [inert], [aria-hidden=true]')) continue;
    if (!element.checkVisibility()) continue;
    count++;
    const say = what => found.push(`${what}: <${element.localName} class="${element.className}"> "${text.slice(0, 50)}"`);
    let opacity = 1;
    for (let around = element; around; around = around.parentElement) opacity *= getComputedStyle(around).opacity;
    if (opacity != 1) say(`its opacity is ${opacity}`);
    const {visibility, color} = getComputedStyle(element);
    if (visibility != 'visible') say(`it is ${visibility}`);
    if (/, 0\\)$|\\/ 0\\)$/.test(color)) say(`its colour is ${color}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const {width, height} = range.getBoundingClientRect();
    if (!width || !height) say('it has no size');
    if (/^~[^~]+~|[^~]~[^~ ]+~[^~]/.test(text)) say('it is a name of the site\\'s own');
  }
  return {count, found};
}"""


def main():
    site, tally, texts, pages = site_argument(), Tally(), 0, 0
    with Browser() as browser:
        for number, width in enumerate(WIDTHS):
            page = browser.page(width)
            for path in site.sample(ITEM_PAGES, number, len(WIDTHS)):
                pages += 1
                page.goto(site.address(path))
                open_outlines(page)
                result = page.evaluate(FIND)
                texts += result["count"]
                tally.check(not result["found"], f"{path} at {width} px: {len(result['found'])} texts")
                for what in result["found"][:4]:
                    print("  " + what)
    print(f"{texts} texts looked at on {pages} pages at {len(WIDTHS)} widths")
    tally.end()


if __name__ == "__main__":
    main()
