#!/usr/bin/env python3
"""Compares the boxes of compiled layouts in Chromium with those of the engine.

Every layout that VitrineAgreement knows is put on a page of its own, with a list of each item
count, and its wrapper is set to random widths in steps of 1/64 px, reading from left to right and
from right to left. Each item's box and each list's height must be within 1/32 px of what the engine
says for the same width and the same sizes of content. Lists that scroll are scrolled to some places
and must come to rest where the engine does, within a pixel of the screen, for browsers scroll by
whole ones.

Layouts named `random SEED` are made from that seed: `--seed SEED --random 1 --only random` is the
same layout again.

On a screen of another density widths are in steps of 1/16 px, for a browser keeps lengths in 1/64
of its pixels; --many 0 leaves out what would be too far away for 32-bit floats there.

Exits 1 if any box disagrees or is missing.
"""

import argparse
import base64
import json
import math
import multiprocessing
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

TOLERANCE = 1 / 32
NARROWEST, WIDEST = 320, 2560

# Whole numbers of a screen's pixels at every density, as the widths are of 1/64 of them.
WINDOW_HEIGHTS = [800, 612]
DENSITIES = [1, 1.25, 1.5, 2, 3]
MANY = 2500

# Longer lists come to rest as these do.
MOST_AT_REST = 100

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Engine:
    """The other side: VitrineAgreement, asked line by line."""

    def __init__(self, program, random=0, seed=0):
        command = [program, str(random), str(seed)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, *words):
        self.process.stdin.write((" ".join(str(word) for word in words) + "\n").encode())
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"VitrineAgreement gave no answer to {words}")
        return answer.decode()

    def boxes(self, index, said, height, counts):
        """What is known of each list at a width, and the boxes of all their items."""
        width = math.floor(said * 64) / 64  # as a browser takes it
        lists = json.loads(self.ask("boxes", index, width, height, *counts))
        boxes = self.process.stdout.read(sum(counts) * 4 * 8)
        return {"said": said, "width": width, "lists": lists, "boxes": base64.b64encode(boxes).decode()}

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def widths_of(name, count, density):
    numbers = random.Random(name)
    step = 64 if density == 1 else 16
    return [numbers.randrange(NARROWEST * step, WIDEST * step + 1) / step for _ in range(count)]


def compare_layout(engine, page, folder, index, name, options):
    counts = json.loads(engine.ask("counts", index)) + [MANY] * (options.many > 0)
    file = folder / f"{index}.html"
    file.write_text(engine.ask("page", index, *counts), encoding="utf-8")
    page.goto(file.as_uri())
    page.evaluate(f"() => {{ {SCRIPT}; window.compareWidths = compareWidths }}")
    widths = widths_of(name, options.widths, options.density)
    if options.density == 1:
        widths += json.loads(engine.ask("widths", index))
    numbers = random.Random(name)
    result = {"name": name, "boxes": 0, "largest": 0, "where": "", "rests": 0, "faults": []}
    for place, height in enumerate(WINDOW_HEIGHTS):
        page.set_viewport_size({"width": WIDEST + 40, "height": height})
        own = widths[place :: len(WINDOW_HEIGHTS)]
        asked = [engine.boxes(index, width, height, counts) for width in own]
        settings = {
            "tolerance": TOLERANCE, "mostAtRest": MOST_AT_REST, "scrollStep": 1 / options.density,
            "fractions": [1, *(numbers.random() for _ in range(3)), 0]}
        report = page.evaluate("([widths, options]) => compareWidths(widths, options)", [asked, settings])
        for key in ("boxes", "rests", "faults"):
            result[key] += report[key]
        if report["largest"] > result["largest"]:
            result["largest"], result["where"] = report["largest"], report["where"]
    return result


def compare_share(share):
    """Compares the layouts of one worker; each has a browser and an engine of its own."""
    layouts, options = share
    results = []
    engine = Engine(options.program, options.random, options.seed)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as scratch:
        browser = playwright.chromium.launch(
            executable_path=options.browser,
            args=["--no-sandbox", f"--force-device-scale-factor={options.density}"])
        page = browser.new_page(viewport={"width": WIDEST + 40, "height": WINDOW_HEIGHTS[0]})
        folder = Path(options.keep or scratch)
        for index, name in layouts:
            start = time.monotonic()
            results.append(compare_layout(engine, page, folder, index, name, options))
            results[-1]["seconds"] = time.monotonic() - start
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
    parser.add_argument("--many", type=int, default=1, help=f"0 to leave out lists of {MANY} items")
    parser.add_argument(
        "--density", type=float, default=1, choices=DENSITIES, help="pixels of the screen a CSS pixel")
    parser.add_argument("--random", type=int, default=100, help="how many layouts from seeds")
    parser.add_argument("--seed", type=int, default=20260412, help="the first of their seeds")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", help="layouts whose name contains this")
    parser.add_argument("--keep", help="a folder to leave the pages in")
    parser.add_argument("--slowest", action="store_true", help="print what took longest")
    options = parser.parse_args()
    options.program = options.program or built_program()

    engine = Engine(options.program, options.random, options.seed)
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
        for fault in result["faults"][:3]:
            print(f"FAILED {result['name']}: {fault}")
    if options.slowest:
        for result in sorted(results, key=lambda result: -result["seconds"])[:10]:
            print(f"{result['seconds']:.1f} s {result['name']}, {result['boxes']} boxes")
    failed = sum(1 for result in results if result["faults"] or not result["boxes"])
    worst = max(results, key=lambda result: result["largest"])
    print(
        f"{len(results)} layouts at {options.widths} widths in both directions,"
        f" {'with' if options.many else 'without'} {MANY} items")
    print(
        f"{sum(result['boxes'] for result in results)} boxes compared,"
        f" {sum(result['rests'] for result in results)} places at rest;"
        f" largest difference {worst['largest']:.6f} px ({worst['name']}, {worst['where']}),"
        f" at most {TOLERANCE}")
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
