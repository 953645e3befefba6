#!/usr/bin/env python3
"""Prints pages on sheets of A4 and Letter, and looks at what came out of it.

usage: printing.py SITE

Of each kind of page: no text is lost, nothing reaches over the edges, what must not be parted is whole on one sheet, no
heading is the last on its sheet, no picture reaches into the margins, every sheet but the first has the title of the
page, each has its number, and addresses of links to elsewhere are there.
"""

import unicodedata

import pypdfium2
from pypdfium2.raw import FPDF_PAGEOBJ_IMAGE

from built_site import ALL, Browser, Tally, site_argument

ITEM_PAGES = 8 if ALL else 4
PIXELS_A_POINT = 96 / 72
FORMATS = {"A4": (595.28, 841.89), "Letter": (612, 792)}

# Of `@page` in print.css: 16 and 17 mm, in points.
TOP, BOTTOM = 45.4, 48.2

# What is to be found on the sheets. Texts of drawings stand in no order.
EXPECTED = """() => {
  const shown = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden, [popover], dialog, svg');
  const avoids = element => getComputedStyle(element).breakInside.startsWith('avoid');
  const texts = element => {
    const found = [], walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node; node = walker.nextNode();) {
      if (!node.parentElement.closest('script, style, template') && shown(node.parentElement)) found.push(node.data);
    }
    return found;
  };
  const all = [...document.body.querySelectorAll('*')].filter(shown);
  return {
    texts: texts(document.body),
    whole: all.filter(element => avoids(element) && !element.matches('.chart') && !avoids(element.parentElement))
      .map(element => ({ name: `${element.localName}.${element.className}`, texts: texts(element), height: element.offsetHeight })),
    headings: all.filter(element => element.matches('h1, h2, .prose :is(h3, h4, h5, h6)')).map(element => texts(element).join('')),
    links: [...document.querySelectorAll(':is(.prose, .facts) a[href^=http]')].filter(shown).map(a => a.getAttribute('href')),
  };
}"""


def bare(text):
    """A text without what printing may change: white space, hyphens, ligatures, accents beside their letters. Emoji
    are pictures there, and letters that run from right to left stand in the order of their places."""
    letters = "".join(
        letter for letter in text
        if unicodedata.category(letter)[0] in "LNM" and unicodedata.bidirectional(letter) not in ("R", "AL"))
    decomposed = unicodedata.normalize("NFKD", letters).casefold()
    return "".join(letter for letter in decomposed if unicodedata.category(letter)[0] in "LN")


class Sheet:
    """One printed sheet: what is said on it, and where, in points from the bottom left."""

    def __init__(self, page):
        self.width, self.height = page.get_size()
        self.page = page.get_textpage()
        self.text = self.page.get_text_range()
        self.boxes = [self.page.get_rect(i) for i in range(self.page.count_rects())]
        self.head = self.page.get_text_bounded(0, self.height - TOP + 4, self.width, self.height)
        self.foot = self.page.get_text_bounded(0, 0, self.width, BOTTOM - 4)
        self.pictures = [image.get_bounds() for image in page.get_objects(filter=[FPDF_PAGEOBJ_IMAGE], max_depth=1)]

    def is_at_end(self, heading):
        """Whether a heading, perhaps with its count, is the last line but for the number of the sheet."""
        left, bottom, right, top = min(
            (box for box in self.boxes if box[1] > BOTTOM), key=lambda box: box[1], default=(0, 0, 0, 0))
        line = bare(self.page.get_text_bounded(0, bottom + 1, self.width, top - 1))
        return line.startswith(bare(heading)) and line.removeprefix(bare(heading)).isdecimal() | (line == bare(heading))


def sheets(page, size):
    width, height = FORMATS[size]
    data = page.pdf(width=f"{width * PIXELS_A_POINT}px", height=f"{height * PIXELS_A_POINT}px")
    return [Sheet(sheet) for sheet in pypdfium2.PdfDocument(data)]


def holds(sheet, texts):
    """Whether texts are all on one sheet, in any order."""
    return all(bare(text) in sheet for text in texts)


def check(tally, page, name, size):
    expected = page.evaluate(EXPECTED)
    is_mirrored = page.evaluate("document.dir == 'rtl'")
    made = sheets(page, size)
    texts = [bare(sheet.text) for sheet in made]
    everything = "".join(texts)
    title = bare(page.title())

    def expect(condition, failure):
        tally.check(condition, f"{name} on {size}, {len(made)} sheets: {failure}")

    lost = [text for text in expected["texts"] if bare(text) not in everything]
    expect(is_mirrored or not lost, f"{len(lost)} texts are not there whole, such as {lost[:3]}")
    for place, sheet in enumerate(made, 1):
        out = [box for box in sheet.boxes if box[0] < -1 or box[2] > sheet.width + 1]
        expect(not out, f"{len(out)} texts reach out of sheet {place}")
        cut = [box for box in sheet.pictures if box[1] < BOTTOM - 1 or box[3] > sheet.height - TOP + 1]
        expect(not cut, f"{len(cut)} pictures are parted at the edges of sheet {place}: {cut[:2]}")
        expect(bare(sheet.foot) == f"{place}{len(made)}", f"under sheet {place} is '{sheet.foot}'")
        expect(bare(sheet.head) == (title if place > 1 else ""), f"over sheet {place} is '{sheet.head}'")

    # What is higher than a sheet has to be parted.
    room = (FORMATS[size][1] - TOP - BOTTOM) * PIXELS_A_POINT
    whole = [it for it in expected["whole"] if it["height"] < room and not is_mirrored]
    parted = [it for it in whole if not any(holds(text, it["texts"]) for text in texts)]
    expect(not parted, f"{len(parted)} are parted, such as {[(it['name'], it['texts'][:4]) for it in parted[:3]]}")
    headings = [it for it in expected["headings"] if bare(it) and expected["texts"].count(it) == 1]
    lone = [heading for heading in headings if any(sheet.is_at_end(heading) for sheet in made[:-1])]
    expect(not lone, f"headings at the end of a sheet: {lone[:3]}")
    missing = [link for link in expected["links"] if bare(link) not in everything]
    expect(not missing, f"addresses are not there: {missing[:3]}")
    return len(made), len(whole)


def main():
    site, tally = site_argument(), Tally()
    total = kept = 0
    with Browser() as browser:
        page = browser.page(794, 1123)
        page.emulate_media(media="print", color_scheme="dark")
        for number, name in enumerate(site.sample(ITEM_PAGES)):
            page.goto(site.address(name))
            for size in FORMATS if ALL else [list(FORMATS)[number % 2]]:
                count, whole = check(tally, page, name, size)
                total += count
                kept += whole
    print(f"{total} sheets, {kept} parts to be kept whole")
    tally.end()


if __name__ == "__main__":
    main()
