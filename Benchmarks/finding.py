#!/usr/bin/env python3
"""How soon a page of many items shows what a visitor asks for.

    finding.py VITRINE [--items N] [--tries N]

Pages of a grid, a list, an outline and rows of a given height, in Chromium. Printed for each: from a key in the search
field, a tick of a filter at the top and in the middle of the page, an order and a grouping to the first frame that
moves (median, 95th percentile); the longest frame of the motion and how many were longer than 34 ms, beside those of
an empty page that moves; how often the item in sight stayed within 1 px; what shifted when nobody had just typed or
clicked. Then the packed size of scripts and styles of a page with everything.
"""

import argparse
import gzip
import json
import random
import statistics
import subprocess
import tempfile
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).parents[1] / "Tests/Browser"))

import generate
from built_site import Browser, choose, open_facet

COUNTRIES = "Chile Japan Nepal Peru Kenya Norway Iceland Bolivia Canada Ecuador Georgia India".split()
LAYOUTS = {
    "grid": "layout: grid", "list": "layout: list", "outline": "outline: country, layout: list",
    "rows of 96 px": "layout: { row: { height: 96, times: 4, gap: 8 } }, cell: chip",
}

# Notes when something is asked for and when the frames after it end.
PROBE = """() => {
  const {port1, port2} = new MessageChannel();
  let waiting;
  port1.onmessage = () => waiting?.();
  window.asked = {};
  const note = ({timeStamp}) => {
    const own = window.asked = {start: timeStamp, ends: []};
    const frame = () => {
      if (window.asked != own || performance.now() - own.start > 900) return;
      waiting = () => own.ends.push(performance.now());
      port2.postMessage(0);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  for (const kind of ['input', 'change']) addEventListener(kind, event => { if (event.target.type != 'checkbox' || kind == 'change') note(event); }, true);
  window.shifts = 0;
  new PerformanceObserver(list => {
    for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) window.shifts += value;
  }).observe({type: 'layout-shift', buffered: true});
}"""
# By points: to measure all items would lay out those that a browser skips.
SEEN = """() => {
  const seen = new Map();
  for (let y = 4; y < innerHeight; y += 12) for (const x of [200, 400, 640, 900, 1100]) {
    const item = document.elementsFromPoint(x, y).map(element => element.closest('#Main .w li[id]')).find(Boolean);
    if (item && !seen.has(item.id)) seen.set(item.id, (item.querySelector('summary') ?? item).getBoundingClientRect());
  }
  return [...seen].filter(([, {top}]) => top >= 0).sort(([, one], [, other]) => one.top - other.top || one.left - other.left)
    .map(([id, {top}]) => [id, top]);
}"""
TOP = """id => {
  const item = document.getElementById(id), box = (item?.querySelector('summary') ?? item)?.getBoundingClientRect();
  return box?.height && item.closest('#Main > .section') ? box.top : null;
}"""
EMPTY = """<!doctype html><title>Empty</title><p>x<script>
document.querySelector('p').animate({translate: ['0', '500px']}, {duration: 900, iterations: 9});
</script>"""


def content(folder, count):
    source = random.Random(19)
    items = [{
        "id": f"n{number}", "title": f"{' '.join(source.sample(generate.WORDS, 2))} {number}", "symbol": source.choice("🏔🌋🗻"),
        "text": " ".join(source.choices(generate.WORDS, k=source.randint(4, 30))), "country": source.choice(COUNTRIES),
        "height": source.randint(1000, 8000), "tags": source.sample(generate.WORDS[:30], 2),
    } for number in range(count)]
    (folder / "index.md").write_text("---\ntitle: Benchmark\n---\n")
    for number, section in enumerate(LAYOUTS.values()):
        page = folder / str(number)
        page.mkdir()
        (page / "items.json").write_text(json.dumps(items))
        (page / "index.md").write_text(
            f"---\ntitle: Page {number}\ncollection: {{ from: items.json, id: id, fields: {{ title: title, text: text, symbol: symbol,"
            " tags: tags, country: country }, measures: { height: { unit: m } } }\n"
            "filters: [country, tags, { field: height, by: range }]\nsorts: [title, -height]\ngroups: [country]\n"
            f"sections: [{{ title: All, {section} }}]\n---\n")


class Times:
    """From what was asked to the first frame that moves, and the frames of the motion, in ms."""

    def __init__(self):
        self.firsts, self.frames = [], []

    def take(self, page):
        page.wait_for_timeout(1000)
        asked = page.evaluate("window.asked")
        ends = asked["ends"]
        # In the first frame all stands where it stood.
        self.firsts.append(ends[1] - asked["start"])
        self.frames += [after - before for before, after in zip(ends[1:], ends[2:]) if after - asked["start"] < 600]

    def __str__(self):
        firsts = sorted(self.firsts)
        late = sum(1 for frame in self.frames if frame > 34)
        return (f"{statistics.median(firsts):4.0f} / {firsts[int(len(firsts) * .95)]:4.0f}"
                f"   longest {max(self.frames):4.0f}, {late} of {len(self.frames)} over 34")


def measure(page, tries, source):
    field = page.locator("[name=q]")
    field.click()
    page.wait_for_function("document.querySelector('.chosen') && window.vitrineItems?.push && !window.vitrineItems.length")
    page.wait_for_timeout(1500)
    found = {}
    typing = found["typing"] = Times()
    for _ in range(tries):
        for letter in source.choice(generate.WORDS)[:3]:
            page.keyboard.type(letter)
            typing.take(page)
        field.fill("")
        page.wait_for_timeout(800)
    for place in ["top", "middle"]:
        times = found[f"ticking, {place}"] = Times()
        kept = []
        open_facet(page)
        page.wait_for_timeout(300)
        for _ in range(tries):
            if place == "middle":
                page.evaluate("scrollTo({top: document.body.scrollHeight / 2, behavior: 'instant'})")
                page.wait_for_timeout(700)
            boxes = page.locator(".facet[open] .offer input")
            box = boxes.nth(source.randrange(boxes.count()))
            box.evaluate("box => box.focus({preventScroll: true})")
            before = page.evaluate(SEEN) if place == "middle" else []
            # A key would scroll to what has the focus.
            page.keyboard.press("Space") if place == "top" else box.evaluate("box => box.click()")
            times.take(page)
            if place == "middle":
                after = ((top, page.evaluate(TOP, item)) for item, top in before)
                kept += [abs(top - now) for top, now in after if now is not None][:1]
        if kept:
            found["in sight"] = f"{sum(1 for way in kept if way <= 1)} of {len(kept)} within 1 px"
        page.keyboard.press("Escape")
        page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        for chip in range(page.locator(".chosen .clear").count()):
            page.locator(".chosen .clear").click()
        page.wait_for_timeout(1000)
        if place == "top":
            found["late shifts"] = round(page.evaluate("window.shifts"), 4)
    for name in ["sort", "group"]:
        times = found[{"sort": "ordering", "group": "grouping"}[name]] = Times()
        for number in range(tries):
            values = page.locator(f"select[name={name}] option").evaluate_all("options => options.map(({value}) => value)")
            choose(page, name, values[(number + 1) % len(values)])
            times.take(page)
        choose(page, name, "")
        page.wait_for_timeout(1000)
    return found


def packed(site):
    """The script and style files of a page, at first and when it is used, packed."""
    size = lambda names: sum(len(gzip.compress((site / "assets" / name).read_bytes(), 9)) for name in names) / 1024
    scripts = [path.name for path in (site / "assets").glob("*.js")]
    styles = [path.name for path in (site / "assets").glob("*.css")]
    return {name: size([name]) for name in sorted(scripts + styles)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("vitrine")
    parser.add_argument("--items", type=int, default=10_000)
    parser.add_argument("--tries", type=int, default=15)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = Path(folder).resolve()
        (folder / "content").mkdir()
        content(folder / "content", options.items)
        subprocess.run(
            [options.vitrine, "build", "--content", folder / "content", "--output", folder / "site", "--quiet"], check=True)
        (folder / "empty.html").write_text(EMPTY)
        page = browser.chromium.new_page(viewport={"width": 1280, "height": 900})
        page.goto((folder / "empty.html").as_uri())
        page.evaluate(PROBE)
        calm = Times()
        for _ in range(10):
            page.evaluate("document.body.dispatchEvent(new Event('input', {bubbles: true}))")
            calm.take(page)
        print(f"{'an empty page':32}{calm}")
        for number, name in enumerate(LAYOUTS):
            page.goto((folder / f"site/{number}/index.html").as_uri())
            page.evaluate(PROBE)
            for what, figures in measure(page, options.tries, random.Random(number)).items():
                print(f"{name:16}{what:16}{figures}")
            page.goto((folder / f"site/{number}/index.html").as_uri() + "?country=Japan&q=a")
            page.evaluate(PROBE)
            page.wait_for_timeout(2500)
            print(f"{name:16}{'shift on load':16}{round(page.evaluate('window.shifts'), 4)}")
        for name, size in packed(folder / "site").items():
            print(f"{name:48}{size:6.1f} kB")


if __name__ == "__main__":
    main()
