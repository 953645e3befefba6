#!/usr/bin/env python3
"""Compares each layout that visitors may choose with the same layout alone, as pictures.

usage: choices.py VITRINE [THEME [FOLDER]]

Without a theme, contents take turns in all of them. A site is built whose pages show the same items, each by one layout, and one that lets choose among all of
them. Whatever is chosen there, the list has to be, pixel by pixel, the list of the page with that layout alone,
and the markup at most 15 % more than the most that one of them needs.
Exits 1 when one is not, after it has written both pictures to FOLDER.
"""

import base64
import gzip
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from built_site import ALL, Browser, BuiltSite, Tally
from themed_site import THEMES

# The layouts, by the names of their choices.
LAYOUTS = {
    "list": "{ list: { style: inset } }",
    "list-2": "{ list: }",
    "list-3": "{ list: { style: grouped, picture: 1 } }",
    "grid": "{ grid: }",
    "grid-2": "{ grid: { narrowest: 90, gap: 6, picture: 3/2 } }",
    "gallery": "{ gallery: }",
    "carousel": "{ carousel: }",
    "carousel-2": "{ carousel: { width: 90 } }",
    "flow": "{ flow: }",
}
SETS = {"nine": list(LAYOUTS), "two": ["grid", "list"], "three": ["grid", "list", "gallery"]}
SCHEMES = {"light": [375, 768, 1440], "dark": [768]} if ALL else {"light": [375, 1440]}

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><rect width="{w}" height="{h}" fill="hsl({hue} 40% 60%)"/><circle cx="{r}" cy="{r}" r="{r}" fill="hsl({hue} 60% 40%)"/></svg>'


def items(pictures, symbols, count):
    """Items with more and less of everything."""
    for number in range(count):
        item = {"id": f"i{number}", "title": f"Item {number}" + " with a long title that wraps" * (number % 5 == 3)}
        if pictures and number % 4 != 2:
            item["image"] = f"d{number % 3}.svg"
        if symbols and number % 4 != 3:
            item["symbol"] = "🏔🐦🌋🍎"[number % 4]
        if number % 3:
            item["subtitle"] = f"Its subtitle, {number}" + " and more of it" * (number % 4)
        if number % 3 == 1:
            item["text"] = "Some text about it that takes more than one line in a narrow cell. " * 2
        if number % 4 == 1:
            item["height"] = 1000 + 7 * number
        elif number % 4 == 2:
            item["date"] = f"2024-0{number % 9 + 1}-11"
        if number % 5 == 1:
            item["badge"] = ["New thing", "success", "Warning"][number % 3]
        if number % 6 == 5:
            item["link"] = "https://example.com/"
        yield item


# What items have, a picture and a symbol, and how many they are. Those of pages that are weighed are as many as
# real ones, for the control weighs as much on each.
CONTENTS = {"pictures": (True, False, 14), "symbols": (False, True, 14), "both": (True, True, 14), "texts": (False, False, 14)}
WEIGHED = {f"weighed-{name}": (*has[:2], 88) for name, has in CONTENTS.items()}


def write(folder, content, name, layout, direction="ltr"):
    page = folder / content / name
    page.mkdir(parents=True)
    has = WEIGHED.get(content) or CONTENTS[content.split("-")[0]]
    (page / "items.json").write_text(json.dumps(list(items(*has))), encoding="utf-8")
    for number, (w, h) in enumerate([(40, 30), (40, 32), (50, 40)] if content != "both" else [(40, 30), (30, 60), (90, 30)]):
        (page / f"d{number}.svg").write_text(DRAWING.format(w=w, h=h, r=h // 3, hue=90 * number))
    (page / "index.md").write_text(
        f"---\ntitle: {content} {name}\ndirection: {direction}\ncollection:\n  from: items.json\n  page: {str(content.endswith('both')).lower()}\n"
        "  measures: { height: { unit: m } }\n"
        f"sections:\n  - id: s\n    title: Items\n    layout: {layout}\n---\n")


def pages(folder, contents):
    for content in contents:
        direction = "rtl" if content.endswith("rtl") else "ltr"
        (folder / content).mkdir()
        (folder / content / "index.md").write_text(f"---\ntitle: {content}\n---\n")
        for name, layout in LAYOUTS.items():
            write(folder, content, name, layout, direction)
        for name, chosen in SETS.items():
            entries = ", ".join(titled(choice) for choice in chosen)
            write(folder, content, f"choose-{name}", f"{{ choose: [{entries}] }}", direction)


def titled(name):
    return LAYOUTS[name].rsplit("}", 1)[0] + f", title: {name} }}"


def picture(page, width):
    """The list's box as it is painted, at the top of the page."""
    page.evaluate("""async () => {
      const others = document.querySelectorAll('.section-head, .page-head, .crumbs, .site, .foot');
      for (const other of others) other.style.display = 'none';
      document.querySelector('.section').style.border = 0;
      document.activeElement.blur();
      scrollTo(0, 0);
      for (const image of document.images) {
        image.loading = 'eager';
        await image.decode().catch(() => {});
      }
    }""")
    box = page.locator(".w").bounding_box()
    clip = {"x": 0, "y": max(0, box["y"] - 8), "width": width, "height": min(6000, box["height"] + 16)}
    return page.screenshot(clip=clip, full_page=True)


# The first rows and the number of pixels in which two pictures differ; null if their sizes do.
# Edges of badges and of letters that lie between two pixels are shaded otherwise where a box begins elsewhere between
# two: so many bytes are no difference.
ROUNDED = 64
DIFFERENCE = """async ([pictures, step, most]) => {
  const data = await Promise.all(pictures.map(async picture => {
    const blob = await (await fetch('data:image/png;base64,' + picture)).blob();
    const bitmap = await createImageBitmap(blob), { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return { width, height, bytes: canvas.getImageData(0, 0, width, height).data };
  }));
  const [one, other] = data;
  if (one.width != other.width || one.height != other.height) {
    return `sizes ${one.width}x${one.height} and ${other.width}x${other.height}`;
  }
  let count = 0, first, last;
  for (let index = 0; index < one.bytes.length; index += 1) {
    if (Math.abs(one.bytes[index] - other.bytes[index]) <= step) continue;
    count += 1;
    const pixel = index >> 2;
    last = `${pixel % one.width},${Math.floor(pixel / one.width)}`;
    first ??= last;
  }
  return count > most ? `${count} bytes from ${first} to ${last}` : null;
}"""


def differ(judge, one, other, step=0, most=ROUNDED):
    """In what two pictures differ, if more than `most` bytes do by more than `step`."""
    if one == other:
        return None
    return judge.evaluate(DIFFERENCE, [[base64.b64encode(p).decode() for p in (one, other)], step, most])


def compare(site, contents, browser, tally, keep):
    judge = browser.page(100)
    for number, content in enumerate(contents):
        for scheme, widths in SCHEMES.items():
            for width in widths if ALL else [widths[number % len(widths)]]:
                page = browser.page(width, scheme=scheme)
                alone = {}
                for name in LAYOUTS:
                    page.goto(site.address(f"{content}/{name}/index.html"))
                    alone[name] = picture(page, width)
                for chosen, names in SETS.items():
                    page.goto(site.address(f"{content}/choose-{chosen}/index.html"))
                    for number, name in enumerate(names):
                        page.evaluate("number => document.querySelector(`.choice-${number}`).click()", number + 1)
                        found = picture(page, width)
                        wrong = differ(judge, alone[name], found)
                        place = f"{content} {chosen} {name} at {width} {scheme}"
                        tally.check(not wrong, f"{place}: {wrong}")
                        if wrong and keep:
                            for kind, image in ("alone", alone[name]), ("chosen", found):
                                Path(keep, f"{place.replace(' ', '-')}-{kind}.png").write_bytes(image)
                page.context.close()


def weigh(site, tally):
    """The markup of pages, as it is and compressed."""
    def size(content, name):
        html = (site.folder / content / name / "index.html").read_bytes()
        return len(html), len(gzip.compress(html, 9, mtime=0))

    for content in WEIGHED:
        for chosen, names in SETS.items():
            found = size(content, f"choose-{chosen}")
            most = [max(sizes) for sizes in zip(*(size(content, name) for name in names))]
            share = [a / b - 1 for a, b in zip(found, most)]
            print(f"{content}, {', '.join(names)}: {found[0]} B ({share[0]:+.1%}), gzip {found[1]} B ({share[1]:+.1%})")
            # Nobody offers the nine of the first set, which are there for their looks.
            if len(names) <= 3:
                tally.check(max(share) <= .15, f"{content} {chosen} is {max(share):.1%} more than the largest")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    program, theme, keep = (sys.argv[1:] + [None, None])[:3]
    themes, contents, tally = [theme] if theme else THEMES, [*CONTENTS, "both-rtl"], Tally()
    for number, theme in enumerate(themes):
        with tempfile.TemporaryDirectory() as folder, Browser() as browser:
            content, output = Path(folder) / "content", Path(folder) / "site"
            content.mkdir()
            (content / "index.md").write_text("---\ntitle: Choices\n---\n")
            (content / "site.yml").write_text(f"theme: {theme}\n")
            compared = contents if ALL else contents[number::len(themes)]
            pages(content, compared + [*WEIGHED] * (number == 0))
            built = subprocess.run([program, "build", "--content", content, "--output", output], capture_output=True, text=True)
            if built.returncode:
                sys.exit(built.stdout + built.stderr)
            site = BuiltSite(output)
            if number == 0:
                weigh(site, tally)
            compare(site, compared, browser, tally, keep)
    tally.end()


if __name__ == "__main__":
    main()
