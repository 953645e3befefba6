#!/usr/bin/env python3
"""Plays in a browser what `vitrine diff --format html` writes of three builds.

Each change that is listed must lead to its page, play there, and bring the item that it names into
sight; the slider must go from build to build, by keyboard; links must work without script; axe must
find nothing, and no text may stand out at the side. Exits 1 when something fails.

usage: playback.py VITRINE
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import TimeoutError

from axe import AXE, RUN
from built_site import Browser, Tally

PAGE = """---
title: Things
collection: { from: things.json, id: id, fields: { title: title } }
sections:
  - { id: tiles, title: Tiles, where: { kind: tile }, layout: { row: { height: 90, gap: 12, times: 4 } } }
  - { id: rows, title: Rows, where: { kind: row }, outline: group, layout: { list: { style: inset } } }
---
"""
# What plays, by rules or by the page's script.
COUNT = """
window.plays = 0;
addEventListener('animationstart', () => plays += 1);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...rest) { plays += 1; return animate.apply(this, rest); };
"""
TILES = [list(range(40)), [5, 0, 1, 2, 3, 4, *range(6, 38), 60], [*range(10, 38), 60, 5]]
ROWS = [list(range(100, 120)), [119, *range(100, 118)], [119, 103, *range(104, 118), 130]]


def build(vitrine, folder, step):
    things = [
        {"id": f"n{n}", "title": f"Thing {n}" + (" again" if step == 2 and n == 110 else ""), "kind": kind,
         "group": f"Group {n % 3}"}
        for kind, numbers in (("tile", TILES[step]), ("row", ROWS[step])) for n in numbers]
    content = folder / "content"
    content.mkdir(exist_ok=True)
    (content / "index.md").write_text(PAGE, encoding="utf-8")
    (content / "things.json").write_text(json.dumps(things), encoding="utf-8")
    subprocess.run(
        [vitrine, "build", "--quiet", "--date", f"2026-11-{step + 1:02}", "--output", "site"],
        cwd=folder, check=True)


def window(browser, width, **options):
    """A window in which things move."""
    context = browser.chromium.new_context(viewport={"width": width, "height": 900}, **options)
    context.add_init_script(COUNT)
    return context.new_page()


def played(page, link, tally, name):
    """Clicks a change and sees its page play, with the item in sight."""
    link.click()
    item = link.get_attribute("data-item")
    frame = page.frames[1]
    try:
        frame.wait_for_function("window.plays > 0", timeout=10_000)
    except TimeoutError:
        tally.check(False, f"{name}: nothing plays")
    frame.evaluate("window.plays = 0")
    tally.check(frame.url.split("#")[0].endswith(link.get_attribute("href").split("#")[0]), f"{name}: {frame.url}")
    frame.wait_for_function("!document.getAnimations().length")
    if item:
        tally.check(frame.evaluate(
            """id => { const { top, bottom } = document.getElementById(id).getBoundingClientRect()
              return bottom > 0 && top < innerHeight }""", item), f"{name}: {item} is out of sight")


def check_index(browser, address, tally):
    for width, scheme in ((1440, "light"), (375, "dark")):
        page = window(browser, width, color_scheme=scheme)
        faults = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address)
        page.wait_for_load_state("networkidle")
        changes = page.locator("a.change:visible")
        for index in range(0, changes.count(), max(1, changes.count() // 4)):
            played(page, changes.nth(index), tally, f"{width} px, change {index}")
        rows = page.locator("a.change[data-item^=i-n11]:visible, a.change[data-item^=i-n13]:visible")
        for index in range(rows.count()):
            played(page, rows.nth(index), tally, f"{width} px, row {index}")
        slider = page.get_by_role("slider")
        slider.focus()
        page.keyboard.press("ArrowLeft")
        page.frames[1].wait_for_url("**/1/index.html*")
        tally.check(slider.get_attribute("aria-valuetext") == "2 November 2026", f"{width} px: the slider")
        tally.check("/1/index.html" in page.frames[1].url, f"{width} px: {page.frames[1].url}")
        tally.check(
            page.locator("h2:visible").all_text_contents() == ["2 November 2026"], f"{width} px: the list")
        tally.check(
            page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width} px: too wide")
        page.add_script_tag(path=AXE)
        result = page.evaluate(RUN)
        tally.check(not result["violations"], f"{width} px: axe finds {result['violations']}")
        tally.check(not faults, f"{width} px: {faults}")
        page.context.close()


def check_plain(browser, address, tally):
    page = window(browser, 1440, java_script_enabled=False)
    page.goto(address)
    tally.check(page.locator("h2:visible").count() == 2, "without script: not all builds are listed")
    page.locator("h3 a").last.click()
    page.frames[1].wait_for_url("**#changes")
    tally.check(page.frames[1].url.endswith("2/index.html#changes"), f"without script: {page.frames[1].url}")


def main():
    vitrine, tally = str(Path(sys.argv[1]).resolve()), Tally()
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = Path(folder)
        for step in range(3):
            build(vitrine, folder, step)
            if step == 0:
                subprocess.run(["cp", "-r", "site", "first"], cwd=folder, check=True)
        subprocess.run(
            [vitrine, "diff", "first", "site", "--format", "html", "--output", "play"],
            cwd=folder, check=True, stdout=subprocess.DEVNULL)
        address = f"file://{folder}/play/index.html"
        check_index(browser, address, tally)
        check_plain(browser, address, tally)
    tally.end()


if __name__ == "__main__":
    main()
