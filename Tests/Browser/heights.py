#!/usr/bin/env python3
"""Compares the heights of long lists with the engine's, and looks for gaps between their chunks.

Long lists whose heights the layout gives must be as high as `vitrine inspect` says, and
each chunk must begin where it says. Where content decides, lists must be as high as their rows
together once all of them were seen. At every density of the screen, and at zoom levels off the grid
that heights are rounded to, chunks must stand neither 2 px apart nor over each other.

Exits 1 when something is not in its place.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from built_site import ALL, Tally
from chromium import launch
from long_page import FRAMES, LongPage

COUNT, FEWER = (10_000, 2_100) if ALL else (1_200, 1_200)
WIDTH, NARROW, HEIGHT = 1000, 700, 800

DEFINITE = {
    "rows": "{ row: { height: 120, gap: 12, times: 4 } }",
    "shares": "{ row: { height: 13% of width, gap: 7, times: 3 } }",
    "window": "{ row: { height: 17%, gap: 10, times: 3 } }",
    "columns": "{ column: { height: 300, gap: 9, of: [ { height: 90 } ] } }",
    "beside":
        "{ row: { height: 40% of width, gap: 8, of: [ { width: 50% },"
        " { column: { width: 25%, times: 2, gap: 8 } },"
        " { column: { width: 25%, times: 2, gap: 8 } } ] } }",
    "fitting": "{ row: { height: 90, gap: 8, of: [ { width: 130 } ] } }",
    "boxed":
        "{ row: { height: 120, gap: 12, times: 4, header: { pinned: true, height: 48 },"
        " background: card } }",
    "gallery": "gallery",
    "top": "{ gallery: { feature: top, small: 6 } }",
    "by-width": "{ 0: { row: { height: 90, times: 2 } }, 800: { gallery: { feature: end } } }",
    "sharing":
        "{ 0: { row: { height: 9.3% of width, gap: 7.3, times: 7 } },"
        " 700: { row: { height: 90, gap: 7.3, times: 9 } }, 900: { row: { height: 60, times: 11 } } }",
}
CONTENT = {
    "list": "list",
    "grid": "grid",
    "fine": "{ grid: { narrowest: 120 } }",
    "texts": "{ row: { gap: 12, times: 4 } }",
}

# Layouts that are another one at the narrow width.
CHANGING = ["fitting", "gallery", "by-width", "sharing"]

# A browser's zoom levels are off the grid that heights are rounded to; what screens have is on it.
ZOOMS, SCREENS = ([0.67, 0.9, 1.1, 1.33], [1.25, 1.5, 2, 3]) if ALL else ([1.1], [1.5])
ON_SCREENS = ["rows", "shares", "gallery", "sharing"]
CONTENT_ZOOM = 1.1

# Browsers keep boxes this far down in steps of 1/32 px.
TOLERANCE, GAPING = 1 / 16, 2

# The list's box, and of each chunk the number of its first item, where that begins and where the last
# one ends.
CHUNKS = """() => {
  const wrapper = document.querySelector('.w');
  const origin = wrapper.getBoundingClientRect();
  const chunks = [];
  let first = 0;
  for (const chunk of wrapper.querySelectorAll('[role=none]')) {
    if (getComputedStyle(chunk).display === 'contents') continue;
    const items = chunk.querySelectorAll('li');
    chunks.push({
      first, top: items[0].getBoundingClientRect().y - origin.y,
      bottom: items[items.length - 1].getBoundingClientRect().bottom - origin.y});
    first += items.length;
  }
  return {width: origin.width, height: origin.height, chunks};
}"""

# Shows every chunk for a moment: the browser keeps the heights that it saw.
SEE_ALL = """async () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.w :is([role=none], li) { content-visibility: visible !important }';
  document.head.append(sheet);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  sheet.remove();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""

# Used lengths have six digits, of which the nearest 1/64 px is the one that is kept.
ITEM_HEIGHTS = """() => [...document.querySelectorAll('.w li')].map(
  item => Math.round(parseFloat(getComputedStyle(item).height) * 64) / 64)"""


class Screen:
    """A browser on a screen of some density; a context manager."""

    def __init__(self, playwright, density):
        self.browser = launch(playwright, f"--force-device-scale-factor={density}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.close()

    def open(self, file, width):
        page = self.browser.new_page(viewport={"width": width, "height": HEIGHT})
        page.set_default_timeout(120_000)
        page.goto(file.as_uri())
        page.evaluate(FRAMES)
        return page


def seams(chunks):
    """From the end of each chunk's last item to the first one of the next."""
    return [after["top"] - before["bottom"] for before, after in zip(chunks, chunks[1:])]


def engine_seams(chunks, frames):
    firsts = [chunk["first"] for chunk in chunks[1:]]
    return [frames[at][1] - frames[at - 1][1] - frames[at - 1][3] for at in firsts]


def worst(found, wanted):
    return max((abs(one - other) for one, other in zip(found, wanted, strict=True)), default=0)


def check_definite(screen, tally, name, long, width):
    page = screen.open(long.file, width)
    found = page.evaluate(CHUNKS)
    height, frames = long.frames(found["width"], HEIGHT)
    label = f"{name}, {found['width']} px wide"
    chunks = found["chunks"]
    tally.check(len(chunks) > 1, f"{label}: there are no chunks")
    tally.check(
        abs(found["height"] - height) <= TOLERANCE,
        f"{label}: the engine is {height} px high, the browser {found['height']}")
    off = worst([chunk["top"] for chunk in chunks], [frames[chunk["first"]][1] for chunk in chunks])
    tally.check(off <= TOLERANCE, f"{label}: a chunk begins {off} px off")
    print(f"{label}: {found['height']} px high in {len(chunks)} chunks, these at most {off:.4f} px off")
    page.close()


def check_content(screen, tally, name, long):
    page = screen.open(long.file, WIDTH)
    page.evaluate(SEE_ALL)
    found = page.evaluate(CHUNKS)
    _, frames = long.frames(found["width"], HEIGHT)
    rows = {}
    for frame, height in zip(frames, page.evaluate(ITEM_HEIGHTS), strict=True):
        rows[frame[1]] = max(rows.get(frame[1], 0), height)
    gap = engine_seams(found["chunks"], frames)[0]
    expected = sum(rows.values()) + gap * (len(rows) - 1)
    label = f"{name}, {found['width']} px wide"
    tally.check(
        abs(found["height"] - expected) <= TOLERANCE,
        f"{label}: {len(rows)} rows are {expected} px high, the list {found['height']}")
    print(f"{label}: {len(rows)} rows, {found['height']} px high")
    page.close()


def check_seams(screen, tally, name, long, density):
    page = screen.open(long.file, WIDTH)
    if name in CONTENT:
        page.evaluate(SEE_ALL)
    found = page.evaluate(CHUNKS)
    _, frames = long.frames(found["width"], HEIGHT)
    chunks = found["chunks"]
    off = worst(seams(chunks), engine_seams(chunks, frames))
    tally.check(
        len(chunks) > 1 and off <= GAPING, f"{name} at {density} pixels a px: chunks {off} px off")
    page.close()
    return off


def main():
    tally = Tally()
    layouts = {**DEFINITE, **CONTENT}
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        pages = {name: LongPage(Path(scratch) / name, layout, COUNT) for name, layout in layouts.items()}
        with Screen(playwright, 1) as screen:
            for name, long in pages.items():
                if name in CONTENT:
                    check_content(screen, tally, name, long)
                    continue
                for width in [WIDTH, NARROW] if name in CHANGING else [WIDTH]:
                    check_definite(screen, tally, name, long, width)
        shorter = pages if COUNT == FEWER else {
            name: LongPage(Path(scratch) / "shorter" / name, layout, FEWER)
            for name, layout in layouts.items()}
        for density in ZOOMS + SCREENS:
            names = list(DEFINITE)[:: 1 if ALL else 2] if density in ZOOMS else ON_SCREENS
            if density == CONTENT_ZOOM:
                names += CONTENT
            with Screen(playwright, density) as screen:
                off = {name: check_seams(screen, tally, name, shorter[name], density) for name in names}
            most = max(off, key=off.get)
            print(f"{density} pixels a px: chunks of '{most}' most off, by {off[most]:.3f} px")
    tally.end()


if __name__ == "__main__":
    main()
