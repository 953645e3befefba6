#!/usr/bin/env python3
"""Compares the boxes of compiled layouts in Chromium with those of the engine.

Every layout that VitrineAgreement knows is put on a page of its own, with a list of each item
count, and its wrapper is set to random widths in steps of 1/64 px, reading from left to right and
from right to left. Each item's box and each list's height must be within 1/32 px of what the engine
says for the same width and the same sizes of content. Lists that scroll are scrolled to some places
and must come to rest where the engine does, within a pixel of the screen more than boxes, for
browsers scroll by whole ones.

Layouts named `random SEED` are made from that seed as content says them, `provider SEED` as Swift does:
`--seed SEED --random 1 --only random` is the same layout again. Of the latter the engine is asked
directly, not the compiler.

Lists of 2,500 items are compared at some of the widths: --many 40 takes all. Then all layouts are
compared on screens of other densities, where widths are in steps of 1/16 px, for a browser keeps
lengths in 1/64 of its pixels, and without lists of 2,500, which are too long for 32-bit floats there.

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

from chromium import launch
from results import Result, report

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


def widths_of(name, density, options):
    numbers = random.Random(f"{name} {density}")
    step, count = (64, options.widths) if density == 1 else (16, options.dense)
    return [numbers.randrange(NARROWEST * step, WIDEST * step + 1) / step for _ in range(count)]


class Worker:
    """A process with an engine of its own, and a browser for each density of the screen."""

    def __init__(self, options):
        self.options = options
        self.engine = Engine(options.program, options.random, options.seed)
        self.playwright = sync_playwright().start()
        self.pages = {density: self.opened_page(density) for density in options.densities}
        self.scratch = tempfile.TemporaryDirectory()
        self.folder = Path(options.keep or self.scratch.name)

    def opened_page(self, density):
        browser = launch(self.playwright, f"--force-device-scale-factor={density}")
        return browser.new_page(viewport={"width": WIDEST + 40, "height": WINDOW_HEIGHTS[0]})

    def compare(self, index, name):
        start = time.monotonic()
        self.result = Result(name)
        counts = json.loads(self.engine.ask("counts", index))
        file = self.folder / f"{index}.html"
        many = self.options.many if name.startswith(("random", "provider")) else self.options.many // 4
        file.write_text(self.engine.ask("page", index, *counts, *[MANY] * (many > 0)), encoding="utf-8")
        for density, page in self.pages.items():
            if density != 1 and index % self.options.dense_of:
                continue
            widths = widths_of(name, density, self.options)
            page.goto(file.as_uri())
            page.evaluate(f"() => {{ {SCRIPT}; window.compareWidths = compareWidths }}")
            if density != 1:
                self.compare_at(page, density, index, counts, widths)
                continue
            self.compare_at(page, density, index, counts + [MANY], widths[:many])
            widths = widths[many:] + json.loads(self.engine.ask("widths", index))
            self.compare_at(page, density, index, counts, widths)
        self.result.seconds = time.monotonic() - start
        return self.result

    def compare_at(self, page, density, index, counts, widths):
        numbers = random.Random(self.result.name)
        for place, height in enumerate(WINDOW_HEIGHTS):
            own = widths[place :: len(WINDOW_HEIGHTS)]
            if not own:
                continue
            page.set_viewport_size({"width": WIDEST + 40, "height": height})
            settings = {
                "tolerance": TOLERANCE, "mostAtRest": MOST_AT_REST, "scrollStep": 1 / density,
                "fractions": [1, *(numbers.random() for _ in range(3)), 0],
                "screen": "" if density == 1 else f" at {density} pixels a px"}
            asked = [self.engine.boxes(index, width, height, counts) for width in own]
            self.add(page.evaluate("([asked, settings]) => compareWidths(asked, settings)", [asked, settings]))

    def add(self, found):
        self.result.boxes += found["boxes"]
        self.result.rests += found["rests"]
        self.result.faults += found["faults"]
        self.result.differs(found["largest"], found["where"])


def start_worker(options):
    global worker
    worker = Worker(options)


def compare(layout):
    return worker.compare(*layout)


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
    parser.add_argument("--widths", type=int, default=40, help="widths a layout")
    parser.add_argument(
        "--many", type=int, default=4,
        help=f"widths a random layout at which it has {MANY} items too, four times those of others")
    parser.add_argument("--dense", type=int, default=2, help="widths on a screen of another density")
    parser.add_argument("--dense-of", type=int, default=1, help="of so many layouts one is on such a screen")
    parser.add_argument(
        "--densities", type=float, nargs="+", default=DENSITIES, help="pixels of the screen a CSS pixel")
    parser.add_argument("--random", type=int, default=80, help="how many layouts of each kind from seeds")
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
    with multiprocessing.Pool(options.workers, start_worker, [options]) as pool:
        results = pool.map(compare, layouts, chunksize=1)

    if options.slowest:
        for result in sorted(results, key=lambda result: -result.seconds)[:10]:
            print(f"{result.seconds:.1f} s {result.name}, {result.boxes} boxes")
    return report(
        results,
        f"at {options.widths} widths in both directions, {MANY} items at {options.many} of them,"
        f" and of one in {options.dense_of} at {options.dense} on screens of other densities; at most {TOLERANCE} px off")


if __name__ == "__main__":
    sys.exit(main())
