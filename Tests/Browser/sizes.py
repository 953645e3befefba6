#!/usr/bin/env python3
"""Compares how wide Chromium shows pictures with the values of `sizes` that the engine gives for them.

usage: sizes.py PROGRAM [--program AGREEMENT]

A site of each theme has pictures in all kinds of lists, on the pages of items and in texts, on pages with nothing, with
a tree and with a tree and contents beside them. At many widths of the window Chromium evaluates each value of `sizes`,
on a picture of its own that has nothing else: the picture of the page must be at most 1 px wider and hardly narrower.
Exits 1 if one is not.
"""

import argparse
import json
import sys

from agreement import Engine, built_program
from built_site import Browser, BuiltSite, Tally, built
from cells import picture

WIDTHS = [320, 375, 412, 599, 600, 768, 899, 1000, 1279, 1280, 1440, 2000]
THEMES = ["system", "dense", "editorial"]

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
SHOWN = "images => images.map(image => image.getBoundingClientRect().width)"


def write(theme):
    def write(content):
        sections = "".join(
            f"  - {{ id: s{number}, title: Section {number}, repeats: true, layout: {layout}, cell: {cell} }}\n"
            for number, (layout, cell) in enumerate(SECTIONS))
        (content / "site.yml").write_text(f"title: Sizes\ntheme: {theme}\n")
        (content / "index.md").write_text("---\ntitle: Sizes\n---\n")
        for folder, tree, height in [("plain", "", 2000), ("sided", "navigation: tree\n", 1990)]:
            own = content / folder
            own.mkdir()
            (own / "wide.png").write_bytes(picture(3000, height))
            (own / "items.csv").write_text("id,title,image\n" + "".join(f"i{n},Item {n},wide.png\n" for n in range(COUNT)))
            text = "\n".join(f"## Part {n}\n\nWords.\n" for n in range(4))
            (own / "i0.md").write_text(f"---\nid: i0\n---\n\n![](wide.png)\n\n{text}")
            (own / "i1.md").write_text("---\nid: i1\n---\n\n![](wide.png)\n")
            (own / "index.md").write_text(
                f"---\ntitle: {folder}\n{tree}collection:\n  from: [items.csv, 'i*.md']\n  id: id\n  page: true\n"
                f"  fields: {{ title: title, image: {{ src: image, alt: '' }} }}\nsections:\n{sections}---\n\n![](wide.png)\n")
    return write


def compare(tally, page, engine, where, theme, side):
    """Compares each list and each other picture of the page that is open, at one width of its window."""
    shown = []
    if where.endswith("/index.html") and where.count("/") == 1:
        for number, (layout, cell) in enumerate(SECTIONS):
            images = page.eval_on_selector_all(f"[aria-labelledby=s-s{number}] .w img", SHOWN)
            tally.check(len(images) == COUNT, f"{where} {layout}: {len(images)} pictures")
            sizes = json.loads(engine.ask("sizes", where.split("/")[0], number, cell, theme, side))
            shown += [(f"{layout}, item {n}", width, sizes[n % len(sizes)]) for n, width in enumerate(images)]
    hero, beside, prose = json.loads(engine.ask("sizes", "-", "-", "-", theme, side))
    images = page.eval_on_selector_all(".hero img", SHOWN)
    shown += [("hero", width, hero) for width in images]
    shown += [
        ("text", width, beside if images else prose) for width in page.eval_on_selector_all(".prose img", SHOWN)]
    values = page.evaluate(EVALUATE, [sizes for _, _, sizes in shown])
    for (name, width, sizes), value in zip(shown, values):
        tally.check(
            width - 1 <= value <= max(width * MOST, width + 1),
            f"{theme} {where} {name} at {page.viewport_size['width']}: {value} of {sizes} for {width:.2f}")
    return len(shown)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("vitrine")
    parser.add_argument("--program", help="a built VitrineAgreement; without it one is built")
    options = parser.parse_args()
    tally = Tally()
    engine = Engine(options.program or built_program())
    with Browser() as browser:
        for theme in THEMES:
            with built(write(theme), strict=False) as (content, output):
                engine.ask("described", content)
                site = BuiltSite(output)
                pages = [("plain/index.html", "nothing"), ("plain/i0/index.html", "nothing"), ("sided/index.html", "tree"),
                         ("sided/i0/index.html", "treeAndContents"), ("sided/i1/index.html", "tree")]
                for where, side in pages:
                    for width in WIDTHS:
                        page = browser.page(width)
                        page.goto(site.address(where))
                        found = compare(tally, page, engine, where, theme, side)
                        tally.check(found > 0, f"{where} has no pictures")
                        page.context.close()
    engine.close()
    tally.end()


if __name__ == "__main__":
    sys.exit(main())
