#!/usr/bin/env python3
"""Compares how wide Chromium shows pictures with the values of `sizes` that their pages give.

usage: sizes.py PROGRAM

A site of each theme has pictures in all kinds of lists, on the pages of items and in texts, on pages with nothing, with
a tree, and with a tree and contents beside them. At many widths of the window Chromium evaluates the `sizes` of each
picture, on another picture that has nothing else: the picture of the page must be at most 1 px wider and hardly
narrower. With three pixels per CSS pixel, phones load what is made for two. Pictures have several files, so libvips is needed. Exits 1 if a picture disagrees.
"""

import argparse
import sys

from built_site import Browser, BuiltSite, Tally, built
from cells import picture

WIDTHS = [320, 375, 412, 599, 600, 768, 899, 1000, 1279, 1280, 1440, 2000]
THEMES = ["system", "dense", "editorial"]

# Their widths, the part of a picture's width that `sizes` has to give, and options of the browser.
WINDOWS = [(width, 1, {}) for width in WIDTHS] + [(width, 2 / 3, {"device_scale_factor": 3}) for width in [320, 430]]

# How much wider than a picture the value may be, for it has few conditions.
MOST = 1.1

# Sections: their layouts, and the cell that shows the pictures.
SECTIONS = [
    ("grid", "card"),
    ("{ grid: { columns: 3 } }", "card"),
    ("{ grid: { narrowest: 240 } }", "card"),
    ("{ grid: { narrowest: 150, gap: 10, picture: 4/3 } }", "tile"),
    ("gallery", "plate"),
    ("{ gallery: { feature: end, small: 2 } }", "plate"),
    ("{ carousel: { width: 180 } }", "tile"),
    ("list", "row"),
    ("{ list: { style: inset, picture: 2/3 } }", "row"),
    ("{ 0: { grid: { columns: 1 } }, 700: { row: { gap: 8, of: [{ width: 50% }, { column: { width: 50%, gap: 8, times: 2 } }] } } }", "card"),
    ("{ grid: { columns: 2, insets: 20, background: card } }", "card"),
]
COUNT = 7

# What Chromium makes of values of `sizes`: the widths of pictures that have no other.
EVALUATE = """async values => {
  const frame = document.createElement('div');
  frame.style = 'position:absolute;inline-size:99999px';
  document.body.append(frame);
  const pixel = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1"/>');
  const widths = [];
  for (const value of values) {
    const image = document.createElement('img');
    image.style = 'all:initial;display:block';
    image.sizes = value;
    image.srcset = `${pixel} 1000w`;
    frame.append(image);
    await image.decode();
    widths.push(image.naturalWidth);
    image.remove();
  }
  frame.remove();
  return widths;
}"""
SHOWN = "images => images.map(image => [image.getBoundingClientRect().width, image.srcset && image.sizes])"

# Pages, and whether they show the lists. Pictures of lists are no wider than their places, so that none of them is
# cropped at its sides and needs more pixels than its width.
PAGES = [
    ("plain/index.html", True),
    ("plain/own/i0/index.html", False),
    ("sided/index.html", True),
    ("sided/own/i0/index.html", False),
    ("sided/own/i1/index.html", False),
]


def write(theme):
    def write(content):
        sections = "".join(
            f"  - {{ id: s{number}, title: Section {number}, repeats: true, layout: {layout}, cell: {cell} }}\n"
            for number, (layout, cell) in enumerate(SECTIONS))
        (content / "site.yml").write_text(f"title: Sizes\ntheme: {theme}\n")
        (content / "index.md").write_text("---\ntitle: Sizes\n---\n")
        for folder, tree in [("plain", ""), ("sided", "navigation: tree\n")]:
            own = content / folder
            (own / "own").mkdir(parents=True)
            (own / "tall.png").write_bytes(picture(2000, 3000))
            (own / "wide.png").write_bytes(picture(3000, 2000 if tree else 1990))
            (own / "items.csv").write_text("id,title,image\n" + "".join(f"i{n},Item {n},tall.png\n" for n in range(COUNT)))
            (own / "index.md").write_text(
                f"---\ntitle: {folder}\n{tree}collection:\n  from: items.csv\n  id: id\n"
                f"  fields: {{ title: title, image: {{ src: image, alt: '' }} }}\nsections:\n{sections}---\n\n![](wide.png)\n")
            (own / "own/index.md").write_text("---\ntitle: Own\n---\n")
            for item, parts in [("i0", 4), ("i1", 0)]:
                text = "\n".join(f"## Part {n}\n\nWords.\n" for n in range(parts))
                (own / f"own/{item}.md").write_text(
                    f"---\ntitle: {item}\nimage: {{ src: ../wide.png, alt: '' }}\n---\n\n![](../wide.png)\n\n{text}")
    return write


def compare(tally, page, where, has_lists, theme, part=1):
    """Compares a part of the widths of all pictures of the page that is open with `sizes`, at one width of its window."""
    shown = []

    def add(name, selector):
        images = page.eval_on_selector_all(selector, SHOWN)
        shown.extend((f"{name} {n}", width, sizes) for n, (width, sizes) in enumerate(images))
        return len(images)

    if has_lists:
        for number, (layout, _) in enumerate(SECTIONS):
            found = add(f"{layout}, item", f"[aria-labelledby=s-s{number}] .w img")
            tally.check(found == COUNT, f"{where} {layout}: {found} pictures")
    else:
        tally.check(add("hero", ".hero img") == 1, f"{where} has no hero")
    tally.check(add("text", ".prose img") == 1, f"{where} has no picture in its text")
    values = page.evaluate(EVALUATE, [sizes for _, _, sizes in shown])
    for (name, width, sizes), value in zip(shown, values):
        # Of a width that is the same in all windows, no picture exists for more than two pixels per CSS pixel.
        if "vw" in sizes or "," in sizes:
            width *= part
        tally.check(
            sizes and width - 1 <= value <= max(width * MOST, width + 1),
            f"{theme} {where} {name} at {page.viewport_size['width']}: {value} of '{sizes}' for {width:.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("vitrine")
    parser.parse_args()
    tally = Tally()
    with Browser() as browser:
        for theme in THEMES:
            with built(write(theme), strict=False) as (_, output):
                site = BuiltSite(output)
                for where, has_lists in PAGES:
                    for width, part, options in WINDOWS:
                        page = browser.page(width, **options)
                        page.goto(site.address(where))
                        compare(tally, page, where, has_lists, theme, part)
                        page.context.close()
    tally.end()


if __name__ == "__main__":
    sys.exit(main())
