#!/usr/bin/env python3
"""Compares headers, footers, backgrounds and badges in Chromium with the engine's.

Every layout of VitrineAgreement that has some, and 80 from seeds, half of these as Swift says them, is
put on a page of its own and set to random widths, left to right and right to left, with the window
scrolled to random places in it. All boxes must be within 1/32 px of what the engine says for the same width and the same sizes of
content. Badges must be there where a pointer looks for them: nothing may cut them off.

Exits 1 if any box disagrees or is missing.
"""

import argparse
import json
import math
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from agreement import (
    DENSITIES, NARROWEST, TOLERANCE, WIDEST, WINDOW_HEIGHTS, Engine, built_program)
from chromium import launch
from results import Result, report

COUNTS = [1, 11, 120]
MANY = 2500
PARTS = ["items", "header", "footer", "background", "badges"]

MEASURE = """([index, top]) => {
  const wrapper = document.querySelectorAll('.w')[index];
  const page = wrapper.getBoundingClientRect();
  scrollTo(0, page.y + scrollY + top);
  const origin = wrapper.getBoundingClientRect();
  const list = wrapper.querySelector('.l-1, .l-2');
  list.scrollLeft = 0;
  // A badge that the layout has no place for is not shown.
  function boxes(selector) {
    const elements = [...wrapper.querySelectorAll(selector)];
    return elements.filter(element => element.getClientRects().length).flatMap(element => {
      const box = element.getBoundingClientRect();
      const scrolled = list.contains(element) ? list.scrollLeft : 0;
      return [box.x - origin.x + scrolled, box.y - origin.y, box.width, box.height];
    });
  }
  // A used length has six digits: those of a background's insets are enough.
  const box = wrapper.querySelector('.box');
  const style = box && getComputedStyle(box, '::before');
  const background = [];
  if (style && style.content !== 'none') {
    const whole = box.getBoundingClientRect();
    const [left, top, right, bottom] =
      ['left', 'top', 'right', 'bottom'].map(side => parseFloat(style[side]));
    background.push(left, top, Math.max(0, whole.width - left - right),
      Math.max(0, whole.height - top - bottom));
  }
  return {
    top: -origin.y, height: origin.height, items: boxes('li'), header: boxes('.header-box'),
    footer: boxes('.footer-box'), badges: boxes('.corner'), background,
  };
}"""

# Whether a pointer finds each badge just inside its corners. What comes into sight of a chunk is
# there a frame later.
FIND = """async (index) => {
  const wrapper = document.querySelectorAll('.w')[index];
  const cut = [];
  for (const [number, badge] of [...wrapper.querySelectorAll('.corner')].entries()) {
    if (number > 150 && number % 97 !== 0 || !badge.getClientRects().length) continue;
    badge.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    if (wrapper.closest('.many')) {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      badge.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    }
    const box = badge.getBoundingClientRect();
    for (const x of [box.left + 1, box.right - 1]) {
      if (x < 0 || x >= innerWidth) continue;
      for (const y of [box.top + 1, box.bottom - 1]) {
        // One badge may lie over another.
        const found = document.elementFromPoint(x, y);
        if (!found || !found.closest('.corner')) cut.push(`${number} at ${x},${y}`);
      }
    }
  }
  return cut;
}"""


def check(result, where, wanted, found):
    difference = abs(wanted - found)
    if not difference <= TOLERANCE:
        result.faults.append(f"{where}: engine {wanted}, browser {found}")
    result.differs(difference, where)


def mirrored(boxes, width):
    boxes = boxes[:]
    for at in range(0, len(boxes), 4):
        boxes[at] = width - boxes[at] - boxes[at + 2]
    return boxes


def compare(result, label, wanted, found):
    check(result, f"{label}: height", wanted["height"], found["height"])
    for part in PARTS:
        if part == "badges" and not wanted[part]:
            continue  # Where a layout says nothing of them cells place them.
        if len(wanted[part]) != len(found[part]):
            result.faults.append(
                f"{label}: {len(wanted[part]) // 4} {part} expected, {len(found[part]) // 4} found")
            continue
        result.boxes += len(wanted[part]) // 4
        for at, (engine, browser) in enumerate(zip(wanted[part], found[part])):
            words = f"{label}: {part} {at // 4}, {'xywh'[at % 4]}"
            check(result, words, engine, browser)


def compare_layout(engine, page, folder, index, name, options):
    result = Result(name)
    numbers = random.Random(f"supplements {index}")
    file = folder / f"{index}.html"
    file.write_text(engine.ask("supplement-page", index), encoding="utf-8")
    page.goto(file.as_uri())
    # Those from a seed are many, and their items may stick out of a scroller themselves.
    is_random = name.startswith("random")
    widths, scrolls = [
        math.ceil(count / 3) if is_random else count for count in (options.widths, options.scrolls)]
    for number in range(widths):
        step = 64 if options.density == 1 else 16
        width = numbers.randrange(NARROWEST * step, WIDEST * step + 1) / step
        height = WINDOW_HEIGHTS[number % 2]
        page.set_viewport_size({"width": WIDEST + 60, "height": height})
        rtl = (number + index) % 4 >= 2
        page.evaluate(
            "([width, dir]) => { document.querySelector('main').style.width = width + 'px';"
            " document.documentElement.dir = dir }", [width, "rtl" if rtl else "ltr"])
        for place, count in enumerate(COUNTS):
            length = json.loads(engine.ask("supplement-boxes", index, width, height, 0, count))["height"]
            for step in range(scrolls):
                top = numbers.randrange(-height, int(length) + height // 4)
                found = page.evaluate(MEASURE, [place, top])
                wanted = json.loads(
                    engine.ask("supplement-boxes", index, width, height, found["top"], count))
                if rtl:
                    for part in PARTS:
                        wanted[part] = mirrored(wanted[part], width)
                compare(
                    result, f"{width}x{height}{' rtl' if rtl else ''}, {count} items at {found['top']}",
                    wanted, found)
            if number < max(1, options.widths // 6) and not is_random:
                result.faults += [f"badge {cut} is cut off" for cut in page.evaluate(FIND, place)]
    if is_random or index % options.many_of:
        return result
    page.evaluate("document.querySelector('.many').style.display = 'block'")
    compare_many(engine, page, index, result, (width, height, rtl), numbers)
    result.faults += [f"badge {cut} is cut off" for cut in page.evaluate(FIND, len(COUNTS))]
    return result


def compare_many(engine, page, index, result, room, numbers):
    """What stands around a list that is cut into chunks; where a chunk is not in sight its texts are
    not measured, so all chunks are shown here."""
    width, height, rtl = room
    page.evaluate("document.querySelector('main').classList.add('all')")
    for top in [-50, numbers.randrange(2000, 9000), 10**9]:
        found = page.evaluate(MEASURE, [len(COUNTS), top])
        wanted = json.loads(
            engine.ask("supplement-boxes", index, width, height, found["top"], MANY))
        for part in PARTS:
            if rtl:
                wanted[part] = mirrored(wanted[part], width)
            if part in ("items", "badges"):
                wanted[part] = found[part] = []
        compare(result, f"{width}, {MANY} items at {found['top']}", wanted, found)
    page.evaluate("document.querySelector('main').classList.remove('all')")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", help="a built VitrineAgreement; without it one is built")
    parser.add_argument("--widths", type=int, default=12, help="widths a layout")
    parser.add_argument("--many-of", type=int, default=1, help=f"of so many layouts one has {MANY} items too")
    parser.add_argument("--scrolls", type=int, default=10, help="places that each is scrolled to")
    parser.add_argument(
        "--density", type=float, default=1, choices=DENSITIES, help="pixels of the screen a CSS pixel")
    parser.add_argument("--random", type=int, default=40, help="how many layouts of each kind from seeds")
    parser.add_argument("--seed", type=int, default=20261122, help="the first of their seeds")
    parser.add_argument("--only", help="layouts whose name contains this")
    parser.add_argument("--keep", help="a folder to leave the pages in")
    options = parser.parse_args()

    engine = Engine(options.program or built_program(), options.random, options.seed)
    names = json.loads(engine.ask("supplements"))
    chosen = [(i, name) for i, name in enumerate(names) if not options.only or options.only in name]
    if not chosen:
        sys.exit(f"no layout's name contains {options.only}")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as scratch:
        browser = launch(playwright, f"--force-device-scale-factor={options.density}")
        page = browser.new_page()
        folder = Path(options.keep or scratch)
        results = [compare_layout(engine, page, folder, i, name, options) for i, name in chosen]
        browser.close()
    engine.close()

    return report(results, f"at up to {options.widths} widths and {options.scrolls} places each")


if __name__ == "__main__":
    sys.exit(main())
