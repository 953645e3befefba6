#!/usr/bin/env python3
"""Compares the boxes of compiled layouts in Chromium with those of the engine.

Every layout that VitrineAgreement knows is put on a page of its own, with a list of each item
count, and its wrapper is set to random widths in steps of 1/64 px. Each item's box and each list's
height must be within 1/32 px of what the engine says for the same width and the same sizes of
content. The lists of 2,500 items, which are cut into chunks, are compared at a few of the widths.

On a screen of another density widths are in steps of 1/16 px, for a browser keeps lengths in 1/64
of its pixels; --many 0 leaves out what would be too far away for 32-bit floats there.

Exits 1 if any box disagrees or is missing.
"""

import argparse
import json
import math
import multiprocessing
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

TOLERANCE = 1 / 32
NARROWEST, WIDEST = 320, 2560

# Whole numbers of a screen's pixels at every density, as the widths are of 1/64 of them.
WINDOW_HEIGHTS = [800, 612]
DENSITIES = [1, 1.25, 1.5, 2, 3]
MANY = 2500

# Boxes far from the window's corner are kept in steps of 1/32 px and more (a 32-bit float has 24
# bits), so they are measured again with the window or the list scrolled to them.
MEASURE = """([width, many]) => {
  const NEAR = 30000;
  const main = document.querySelector('main');
  main.style.width = width + 'px';
  document.querySelector('.many').style.display = many ? 'block' : '';

  function measure(wrapper) {
    const list = wrapper.firstElementChild;
    const scrolls = getComputedStyle(list).overflowX === 'auto';
    const origin = wrapper.getBoundingClientRect();
    const left = origin.x + scrollX, top = origin.y + scrollY;
    const start = scrolls ? list.scrollLeft : 0;
    const boxes = wrapper.querySelectorAll('li');
    const items = new Float64Array(boxes.length * 4);
    let at = 0;
    for (const item of boxes) {
      let box = item.getBoundingClientRect();
      if (Math.abs(box.y) > NEAR) {
        scrollTo(0, Math.round(box.y + scrollY));
        box = item.getBoundingClientRect();
      }
      if (scrolls && Math.abs(box.x) > NEAR) {
        list.style.scrollSnapType = 'none';
        list.scrollLeft = Math.round(box.x + list.scrollLeft);
        box = item.getBoundingClientRect();
      }
      items[at++] = box.x + scrollX - left + (scrolls ? list.scrollLeft - start : 0);
      items[at++] = box.y + scrollY - top;
      items[at++] = box.width;
      items[at++] = box.height;
    }
    list.style.scrollSnapType = '';
    if (scrolls) list.scrollLeft = start;
    const height = wrapper.nextElementSibling;
    height.scrollIntoView();
    const bottom = height.getBoundingClientRect().y + scrollY - top;
    scrollTo(0, 0);
    return {width: origin.width, height: bottom, items: Array.from(items)};
  }
  return [...document.querySelectorAll(many ? '.w' : '.w:not(.many)')].map(measure);
}"""


class Engine:
    """The other side: VitrineAgreement, asked line by line."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        self.process.stdin.write(" ".join(str(word) for word in words) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"VitrineAgreement gave no answer to {words}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Result:
    """What one layout came to."""

    def __init__(self, name):
        self.name = name
        self.boxes = 0
        self.largest = 0.0
        self.faults = []

    def compare(self, label, expected, actual):
        if len(expected["items"]) != len(actual["items"]):
            self.faults.append(
                f"{label}: {len(expected['items']) // 4} boxes expected,"
                f" {len(actual['items']) // 4} found")
            return
        self.check(f"{label}: height of the list", expected["height"], actual["height"])
        self.boxes += len(expected["items"]) // 4
        for index, (wanted, found) in enumerate(zip(expected["items"], actual["items"])):
            difference = abs(wanted - found)
            if difference > self.largest or difference != difference:
                self.check(f"{label}: item {index // 4}, {'xywh'[index % 4]}", wanted, found)

    def check(self, label, wanted, found):
        difference = abs(wanted - found)
        if not difference <= TOLERANCE:
            self.faults.append(f"{label}: engine {wanted}, browser {found}")
        self.largest = max(self.largest, difference)


def widths_of(index, count, density):
    numbers = random.Random(f"layout {index}")
    step = 64 if density == 1 else 16
    return [numbers.randrange(NARROWEST * step, WIDEST * step + 1) / step for _ in range(count)]


def mirrored(expected, width):
    """The same boxes in a page that reads from right to left."""
    items = expected["items"][:]
    for at in range(0, len(items), 4):
        items[at] = width - items[at] - items[at + 2]
    return {"height": expected["height"], "items": items}


def compare_layout(engine, page, folder, index, name, options):
    counts = json.loads(engine.ask("counts", index))
    result = Result(name)
    file = folder / f"{index}.html"
    file.write_text(engine.ask("page", index), encoding="utf-8")
    page.goto(file.as_uri())
    widths = widths_of(index, options.widths, options.density)
    if options.density == 1:
        widths += json.loads(engine.ask("widths", index))
    for number, said in enumerate(widths):
        width = math.floor(said * 64) / 64  # as a browser takes it
        if number % (len(widths) // len(WINDOW_HEIGHTS)) == 0:
            height = WINDOW_HEIGHTS[number * len(WINDOW_HEIGHTS) // len(widths)]
            page.set_viewport_size({"width": WIDEST + 40, "height": height})
        rtl = number % 4 == 3
        page.evaluate("dir => { document.documentElement.dir = dir }", "rtl" if rtl else "ltr")
        many = number < options.many
        asked = counts + [MANY] if many else counts
        found = page.evaluate(MEASURE, [said, many])
        expected = json.loads(engine.ask("boxes", index, width, height, *asked))
        if not len(found) == len(expected) == len(asked):
            result.faults.append(f"{width}: {len(asked)} lists expected, {len(found)} found")
            continue
        for count, wanted, actual in zip(asked, expected, found):
            if abs(actual["width"] - width) > 1e-4:
                result.faults.append(f"the wrapper is {actual['width']} wide, not {width}")
            wanted = mirrored(wanted, width) if rtl else wanted
            result.compare(f"{width}x{height}{' rtl' if rtl else ''}, {count} items", wanted, actual)
    return result


def compare_share(share):
    """Compares the layouts of one worker; each has a browser and an engine of its own."""
    layouts, options = share
    results = []
    engine = Engine(options.program)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as scratch:
        browser = playwright.chromium.launch(
            executable_path=options.browser,
            args=["--no-sandbox", f"--force-device-scale-factor={options.density}"])
        page = browser.new_page(viewport={"width": WIDEST + 40, "height": WINDOW_HEIGHTS[0]})
        folder = Path(options.keep or scratch)
        for index, name in layouts:
            results.append(compare_layout(engine, page, folder, index, name, options))
        browser.close()
    engine.close()
    return results


def built_program():
    root = Path(__file__).resolve().parents[2]
    command = ["swift", "build", "--product", "VitrineAgreement"]
    subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)
    path = subprocess.run(
        command + ["--show-bin-path"], cwd=root, check=True, capture_output=True, text=True)
    return str(Path(path.stdout.strip()) / "VitrineAgreement")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", help="a built VitrineAgreement; without it one is built")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--widths", type=int, default=40, help="widths a layout")
    parser.add_argument("--many", type=int, default=2, help=f"widths with {MANY} items")
    parser.add_argument(
        "--density", type=float, default=1, choices=DENSITIES, help="pixels of the screen a CSS pixel")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", help="layouts whose name contains this")
    parser.add_argument("--keep", help="a folder to leave the pages in")
    options = parser.parse_args()
    options.program = options.program or built_program()

    engine = Engine(options.program)
    layouts = [
        (index, name) for index, name in enumerate(json.loads(engine.ask("layouts")))
        if not options.only or options.only in name]
    engine.close()
    if not layouts:
        sys.exit(f"no layout's name contains {options.only}")
    shares = [(layouts[start::options.workers], options) for start in range(options.workers)]
    with multiprocessing.Pool(options.workers) as pool:
        results = [result for share in pool.map(compare_share, shares) for result in share]

    for result in results:
        for fault in result.faults[:3]:
            print(f"FAILED {result.name}: {fault}")
    failed = sum(1 for result in results if result.faults or result.boxes == 0)
    boxes = sum(result.boxes for result in results)
    worst = max(results, key=lambda result: result.largest)
    print(
        f"{len(results)} layouts at {options.widths} widths each,"
        f" {MANY} items at {options.many} of them")
    print(
        f"{boxes} boxes compared, largest difference {worst.largest:.6f} px"
        f" ({worst.name}), at most {TOLERANCE}")
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
