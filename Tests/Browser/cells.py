#!/usr/bin/env python3
"""Compares cells that content describes with what their keys say, in Chromium.

Every row of CASES is a cell and the lengths, places and colours that follow from it by arithmetic: the expected
values are written here, not read from a page. Then keyboard, popovers and addresses; and that nothing is cut or lies
over something else at 320, 375 and 1280 px, from both sides, with and without pictures; and what `lists.py` says.
Exits 1 on a failure.
"""

import struct
import zlib

from playwright.sync_api import Error

from built_site import ALL, Browser, Tally, built
from lists import check_lists

# The width and height of the picture of each item; the last has none.
SHAPES = [(80, 60), (60, 80), (120, 60), None]
SIDES = [("ltr", "left", "right"), ("rtl", "right", "left")]


def picture(width, height):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"\x40\x80\xa0" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def fits(size, shape):
    """The box of a picture of `shape` whose longer side is at most `size`."""
    width, height = shape
    return (size, size * height / width) if width >= height else (size * width / height, size)


# A cell in front matter; what is measured; the expected values, one an item with a picture where the picture decides.
CASES = [
    ("{ image: { size: 44 } }", "picture", [fits(44, shape) for shape in SHAPES[:3]]),
    ("{ image: { size: 30 } }", "picture", [fits(30, shape) for shape in SHAPES[:3]]),
    ("{ image: { size: 100 } }", "picture", [fits(100, shape) for shape in SHAPES[:3]]),
    ("{ image: { size: 44, room: 60 } }", "lead", 16 + 60 + 12),
    ("{ image: { size: 44, room: 60 }, gaps: { image: 20 } }", "lead", 16 + 60 + 20),
    ("{ image: { size: 32, room: 32 }, gaps: { image: 0 } }", "lead", 16 + 32),
    ("{ image: { size: 44, corner: 9 } }", "corner", 9),
    ("{ image: false }", "lead", 16),
    ("{ insets: [10, 20, 30, 40] }", "padding", (10, 20, 30, 40)),
    ("{ insets: 0 }", "padding", (0, 0, 0, 0)),
    ("{ gaps: { under: 11 } }", "under", 11),
    ("{ content: subtitle }", "under", 0),
    ("{ content: cell }", "under", 4),
    ("{ text: { font: title } }", "font", 20),
    ("{ text: { font: body } }", "font", 17),
    ("{ text: { font: callout } }", "font", 15),
    ("{ text: { font: foot } }", "font", 13),
    ("{ text: { font: mini } }", "font", 12),
    ("{ text: { weight: bold } }", "weight", 700),
    ("{ text: { weight: semibold } }", "weight", 600),
    ("{ text: { weight: medium } }", "weight", 500),
    ("{ text: { weight: regular } }", "weight", 400),
    ("{ content: header }", "weight", 600),
    ("{ content: footer }", "font", 13),
    ("{ text: { transform: uppercase } }", "transform", "uppercase"),
    ("{ text: { transform: capitalized } }", "transform", "capitalize"),
    ("{ text: { align: center } }", "align", "center"),
    ("{ text: { color: secondary } }", "color", "rgb(86, 86, 81)"),
    ("{ text: { color: tertiary } }", "color", "rgb(98, 98, 92)"),
    ("{ text: { color: accent } }", "color", "rgb(0, 100, 122)"),
    ("{ background: { color: well, corner: 7 } }", "background", ("rgb(236, 236, 232)", 7, 0, 0)),
    ("{ background: accent }", "background", ("rgb(223, 238, 241)", 0, 0, 0)),
    ("{ background: { color: surface, insets: 6 } }", "background", ("rgb(255, 255, 255)", 0, 6, 0)),
    ("{ background: { stroke: 2 } }", "background", ("rgb(255, 255, 255)", 0, 0, 2)),
]

MEASURE = """cell => {
  const at = element => element?.getBoundingClientRect(), style = (element, pseudo) => getComputedStyle(element, pseudo);
  const box = at(cell), text = cell.querySelector('.text'), t = text.querySelector('.t'), sub = text.querySelector('.sub');
  const thumb = cell.querySelector('.thumb'), pad = style(cell), ground = style(cell, '::after'), rtl = pad.direction == 'rtl';
  return {
    picture: thumb && [at(thumb).width, at(thumb).height],
    corner: thumb && parseFloat(style(thumb).borderStartStartRadius),
    lead: rtl ? box.right - at(text).right : at(text).left - box.left,
    padding: [pad.paddingTop, pad.paddingInlineEnd, pad.paddingBottom, pad.paddingInlineStart].map(parseFloat),
    under: sub && at(sub).top - at(t).bottom,
    font: parseFloat(style(t).fontSize), weight: +style(t).fontWeight, transform: style(t).textTransform,
    align: style(t).textAlign, color: style(t).color,
    background: [ground.backgroundColor, parseFloat(ground.borderStartStartRadius), parseFloat(ground.top), ground.outlineStyle == 'none' ? 0 : parseFloat(ground.outlineWidth)],
  };
}"""

# The boxes of all that a cell shows, none of which may meet another or leave the cell.
PARTS = """() => [...document.querySelectorAll('.cell')].map(cell => {
  const own = cell.getBoundingClientRect(), parts = [];
  for (const element of cell.querySelectorAll('.thumb, .symbol, .t, .sub, .badge, .a')) {
    if (!element.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const {left, top, right, bottom} = (element.matches('.t, .sub, .a-label') ? range : element).getBoundingClientRect();
    if (right > left) parts.push({name: element.className, left, top, right, bottom});
  }
  const faults = parts.filter(part => part.left < own.left - .5 || part.right > own.right + .5).map(part => `${part.name} leaves the cell`);
  parts.forEach((one, index) => parts.slice(index + 1).forEach(other => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // What can be pressed is larger than what is seen of it.
    const room = one.name.match(/a-(menu|detail|delete|insert)/) || other.name.match(/a-(menu|detail|delete|insert)/) ? 12 : .5;
    if (across > room && down > room) faults.push(`${one.name} lies over ${other.name}`);
  }));
  return {name: cell.className, faults};
})"""

ORDER = """(cell, rtl) => [...cell.querySelectorAll('.text, .a')].filter(element => element.checkVisibility())
  .map(element => [element.className.match(/a-\\w+/)?.[0] ?? 'text', element.getBoundingClientRect()])
  .sort(([, a], [, b]) => rtl ? b.right - a.right : a.left - b.left).map(([name]) => name)"""

ACCESSORIES = """
accessories: [reorder, { when: always, disclosure: true }, { checkmark: true }, { label: <note> }, { insert: "x/<id>", when: always },
  { delete: "https://example.com/<id>", when: always }, { detail: <about> },
  { menu: [{ title: Source, link: <source> }, { title: Home, link: ../ }] }]
"""


def write(direction):
    def write(content):
        for index, shape in enumerate(SHAPES):
            if shape:
                (content / f"{index}.png").write_bytes(picture(*shape))
        sections = "".join(
            f"  - {{ id: c{number}, title: Case {number}, repeats: true, layout: {{ list: {{ style: inset, picture: own }} }}, cell: {cell} }}\n"
            for number, (cell, *_) in enumerate(CASES))
        (content / "site.yml").write_text(f"title: Cells\ndirection: {direction}\nlanguage: en\n")
        (content / "index.md").write_text(
            "---\ntitle: Cells\ncollection:\n  from: items.csv\n  id: id\n  page: true\n  fields: { title: title, subtitle: sub, "
            "image: { src: image, alt: <title> }, note: note, about: about, source: source }\nsections:\n"
            f"{sections}  - {{ id: all, title: All, layout: {{ list: {{ style: inset }} }}, cell: {{ image: {{ size: 40 }}, {ACCESSORIES.strip()} }} }}\n"
            f"  - {{ id: cards, title: Cards, repeats: true, layout: {{ grid: {{ narrowest: 160 }} }}, cell: {{ background: {{ corner: 12 }}, {ACCESSORIES.strip()} }} }}\n"
            "  - { id: value, title: Value, repeats: true, layout: list, cell: { content: value, secondary: <note> } }\n---\n")
        rows = [
            f"{index},A title {'with many words ' * (3 * (index % 2))}{index},Beneath {index},{f'{index}.png' if shape else ''},"
            f"{12 * 10 ** index},About {index},https://example.com/{index}"
            for index, shape in enumerate(SHAPES)]
        (content / "items.csv").write_text("id,title,sub,image,note,about,source\n" + "\n".join(rows) + "\n")
    return write


def compare(tally, page, largest):
    for number, (cell, what, expected) in enumerate(CASES):
        measured = [one.evaluate(MEASURE)[what] for one in page.query_selector_all(f"#s-c{number} ~ * .cell, section[aria-labelledby=s-c{number}] .cell")]
        tally.check(len(measured) == len(SHAPES), f"{cell}: {len(measured)} cells")
        wanted = expected if isinstance(expected, list) else [expected] * len(SHAPES)
        for index, want in enumerate(wanted):
            found = measured[index]
            if what == "corner" and found is None:
                continue
            pairs = list(zip(found, want)) if isinstance(want, tuple) else [(found, want)]
            for one, other in pairs:
                if isinstance(other, str):
                    tally.check(one == other, f"{cell}, item {index}: {one} instead of {other}")
                else:
                    largest[0] = max(largest[0], abs(one - other))
                    tally.check(abs(one - other) <= 1 / 32, f"{cell}, item {index}: {what} {one} instead of {other}")


def main():
    tally, largest, parts = Tally(), [0.0], 0
    with Browser() as browser:
        for direction, start, end in SIDES:
            with built(write(direction)) as (_, site):
                address = f"file://{site}/index.html"
                page = browser.page(1280)
                page.goto(address)
                compare(tally, page, largest)
                for cell in page.query_selector_all("section[aria-labelledby=s-all] .cell"):
                    # Spec: from the start delete, insert; at the end, from the inside, label, checkmark, disclosure.
                    order = cell.evaluate(ORDER, direction == "rtl")
                    tally.check(order == ["a-delete", "a-insert", "text", "a-label", "a-menu", "a-detail", "a-checkmark", "a-disclosure"], f"{direction}: order {order}")
                value = page.query_selector("section[aria-labelledby=s-value] .cell").evaluate(
                    "cell => ['.t', '.sub'].map(name => cell.querySelector(name).getBoundingClientRect()).map(({top, height, left, right}) => [top + height / 2, left, right])")
                tally.check(abs(value[0][0] - value[1][0]) < 2, f"{direction}: value and text are not in one line")
                # Cards of a row: pictures on top, what stands at the end on one line at the bottom.
                cards = page.query_selector_all("section[aria-labelledby=s-cards] .cell")
                for name, side in [(".thumb", "top"), (".end", "bottom")]:
                    sides = [card.evaluate("(card, [name, side]) => card.querySelector(name)?.getBoundingClientRect()[side]", [name, side]) for card in cards]
                    sides = [side for side in sides if side is not None]
                    tally.check(len(sides) >= 3 and max(sides) - min(sides) < 1 / 32, f"{direction}: {name} of cards: {side} at {sides}")
                for width in [320, 375, 1280] if ALL or direction == "ltr" else [375]:
                    page = browser.page(width)
                    page.goto(address)
                    tally.check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{direction}, {width}: the page scrolls sideways")
                    for cell in page.evaluate(PARTS):
                        parts += 1
                        tally.check(not cell["faults"], f"{direction}, {width}: {cell['faults'][:2]} in {cell['name']}")
                # Keyboard: the link, then what can be pressed, in the order that is seen; a menu opens and closes.
                page = browser.page(1280)
                page.goto(address)
                cell = page.locator("section[aria-labelledby=s-all] .cell").nth(2)
                cell.locator(".t a").focus()
                menu = cell.locator(".a-menu")
                page.keyboard.press("Tab")
                tally.check(menu.evaluate("menu => menu == document.activeElement"), f"{direction}: Tab leads from the link to the menu")
                page.keyboard.press("Enter")
                pop = cell.locator("ul.pop")
                tally.check(pop.is_visible(), f"{direction}: Enter opens the menu")
                box = pop.bounding_box()
                tally.check(0 <= box["x"] and box["x"] + box["width"] <= 1280, f"{direction}: the menu is in the window")
                button = menu.bounding_box()
                tally.check(abs(box["y"] - button["y"] - button["height"]) < 8 or abs(box["y"] + box["height"] - button["y"]) < 8, f"{direction}: the menu is beside its button: {box} {button}")
                page.keyboard.press("Escape")
                tally.check(not pop.is_visible(), f"{direction}: Escape closes the menu")
                tally.check(menu.evaluate("menu => menu == document.activeElement"), f"{direction}: focus is back at the menu")
                # A click beside the words opens the item; one on the menu does not.
                row = cell.bounding_box()
                page.mouse.click(row["x"] + row["width"] / 2, row["y"] + 3)
                try:
                    page.wait_for_url("**/2/index.html", timeout=5000)
                except Error as error:
                    tally.check(False, f"{direction}: a click in a cell opens its item: {error}")
    check_lists(tally)
    print(f"{len(CASES)} cells compared from both sides, largest difference {largest[0]:.6f} px; {parts} cells looked at for what is cut or covered")
    tally.end()


if __name__ == "__main__":
    main()
