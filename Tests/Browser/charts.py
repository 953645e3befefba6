#!/usr/bin/env python3
"""Compares the marks of charts in Chromium with places computed here, and looks at their labels.

usage: charts.py PROGRAM

PROGRAM is a built `vitrine`. Pages in English, Arabic and Japanese show charts of values that are hard to
draw. Where each bar, line and point has to be follows from the values by plain arithmetic; round ticks come
from exact fractions (Tests/VitrineChartsTests/Fixtures/make.py). No label may lie over another or stand out
of its chart, on paper either, and a ring shows its parts where they are. Exits 1 if a mark is off by more than a quarter of
a pixel, or a label is covered or cut.
"""

import json
import random
import statistics
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "VitrineChartsTests/Fixtures"))
from built_site import Browser, Tally, built
from make import ticks

WIDTHS = [320, 375, 768, 1440]
TOLERANCE = 0.25
PLOT_TOP, PLOT_BOTTOM = 12, 212

LABELS = {
    "en": ["Nepal", "Democratic Republic of the Congo", "<b>markup</b> & \"quotes\"", "WWWWWWWWWWWWWWWW", "i"],
    "ar": ["نيبال", "جمهورية الكونغو الديمقراطية والمناطق المجاورة لها", "مصر", "Latin between", "٣ أرقام"],
    "ja": ["ネパール", "コンゴ民主共和国およびその周辺の地域一帯", "日本", "富士山 Fuji", "あ"],
}

# Of each section: its chart, and what of the records it shows.
SECTIONS = [
    ("counts", "{ x: label }", None),
    ("sums", "{ x: label, y: value }", None),
    ("negative", "{ x: short, y: delta, of: sum }", None),
    ("stacked", "{ x: label, by: status }", None),
    ("columns", "{ x: year }", None),
    ("line", "{ mark: line, x: date, y: value, by: short }", None),
    ("years", "{ mark: line, x: year, y: value, of: mean }", None),
    ("shares", "{ mark: donut, x: status }", None),
    ("histogram", "{ mark: histogram, x: value }", None),
    ("points", "{ mark: point, x: value, y: delta, by: status }", None),
    ("one", "{ mark: line, x: date, y: value }", "{ id: r0 }"),
    ("one point", "{ mark: point, x: value, y: delta }", "{ id: r0 }"),
    ("one bar", "{ x: label, y: value }", "{ id: r0 }"),
    ("equal", "{ mark: line, x: date, y: same }", None),
    ("huge", "{ mark: point, x: huge, y: tiny }", None),
    ("huge bars", "{ x: short, y: huge }", None),
    ("texts", "{ mark: histogram, x: odd }", None),
    ("old", "{ x: era }", None),
    ("none", "{ x: label }", "{ id: nobody }"),
]


def records(language):
    rng = random.Random(language)
    start = date(2023, 11, 5)
    for number in range(40):
        yield {
            "id": f"r{number}", "title": f"Record {number}", "label": rng.choice(LABELS[language]),
            "short": rng.choice("abc"), "value": round(rng.gauss(500, 180), 2), "delta": round(rng.gauss(-3, 40), 1),
            "status": rng.choice(["passed", "passed", "failed", "skipped", "new one"]), "year": 1990 + number % 17,
            "date": str(start + timedelta(days=number * 23)), "same": 7, "huge": rng.random() * 1e300,
            "tiny": rng.random() * 1e-12, "odd": rng.choice(["NaN", "n/a", "inf", 3, "4.5", -2]),
            "era": rng.choice([-753, -44, 1066, 12026]),
        }


def write(content):
    (content / "site.yml").write_text("title: Charts\n")
    for language in LABELS:
        folder = content / language
        folder.mkdir()
        found = list(records(language))
        (folder / "r.json").write_text(json.dumps(found, ensure_ascii=False))
        sections = "".join(
            f"  - {{ id: {name.replace(' ', '-')}, title: {name}, {f'where: {where}, ' if where else ''}layout: {{ chart: {chart} }} }}\n"
            for name, chart, where in SECTIONS)
        (folder / "index.md").write_text(
            f"---\ntitle: Charts\nlanguage: {language}\ncollection: {{ from: r.json, page: true, otherFields: true }}\nsections:\n{sections}---\n")
    many = content / "many"
    many.mkdir()
    rng = random.Random(0)
    (many / "r.json").write_text(json.dumps([{"id": f"m{n}", "title": f"M{n}", "a": rng.gauss(0, 1), "b": rng.gauss(0, 1), "n": n} for n in range(10_000)]))
    (many / "index.md").write_text(
        "---\ntitle: Many\ncollection: { from: r.json, otherFields: true }\nsections:\n"
        "  - { id: cloud, title: Cloud, layout: { chart: { mark: point, x: a, y: b } } }\n"
        "  - { id: long, title: Long, layout: { chart: { mark: line, x: n, y: a } } }\n"
        "  - { id: bins, title: Bins, layout: { chart: { mark: histogram, x: a } } }\n---\n")


MARKS = """() => Object.fromEntries([...document.querySelectorAll('.section:has(.chart)')].map(section => {
  const svg = section.querySelector('.plot, .ring'), frame = svg.getBoundingClientRect();
  const box = element => { const r = element.getBoundingClientRect(); return [r.left - frame.left, r.top - frame.top, r.width, r.height]; };
  const lines = [...svg.querySelectorAll('path.line')].map(path => {
    const matrix = path.getScreenCTM(), places = path.getAttribute('d').slice(1).split('L');
    return places.map(place => { const p = new DOMPoint(...place.split(' ').map(Number)).matrixTransform(matrix); return [p.x - frame.left, p.y - frame.top]; });
  });
  const points = [...svg.querySelectorAll('.point')].map(point => { const [x, y, w, h] = box(point.querySelector('path') ?? point); return [x + w / 2, y + h / 2, point.textContent.trim(), point.closest('a')?.getAttribute('href') ?? null]; });
  return [(section.id || section.getAttribute('aria-labelledby')).slice(2), {
    width: frame.width, height: frame.height, lines, points,
    boxes: [...svg.querySelectorAll(':scope > rect')].map(box),
    arcs: [...svg.querySelectorAll('path[pathLength]')].map(arc => [arc.getAttribute('stroke-dasharray'), arc.getAttribute('stroke-dashoffset')].map(parseFloat)),
    rows: [...section.querySelectorAll('tbody tr')].map(row => [...row.cells].map(cell => cell.textContent)),
  }];
}))"""

# A font's box is some pixels higher than its letters: of texts in a drawing the letters count.
LABELS_OF = """() => [...document.querySelectorAll('.chart')].flatMap(chart => {
  const frame = chart.getBoundingClientRect(), canvas = document.createElement('canvas').getContext('2d');
  const letters = element => {
    const { left, right } = element.getBoundingClientRect(), style = getComputedStyle(element);
    const baseline = new DOMPoint(0, element.y.baseVal[0].value).matrixTransform(element.getScreenCTM()).y;
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = canvas.measureText(element.lastChild.textContent);
    return { left, right, top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
  };
  const shown = selector => [...chart.querySelectorAll(selector)].filter(element => element.checkVisibility());
  const boxes = [...shown('svg text').map(text => [text.lastChild.textContent, letters(text)]),
    ...shown('.legend li, figcaption, summary').map(text => [text.textContent, text.getBoundingClientRect()])];
  const found = [];
  boxes.forEach(([text, a], index) => {
    if (a.left < frame.left + 1 || a.right > frame.right - 1 || a.top < frame.top || a.bottom > frame.bottom)
      found.push(`"${text}" stands out of its chart by ${Math.round(Math.max(frame.left - a.left, a.right - frame.right))}`);
    for (const [other, b] of boxes.slice(index + 1)) {
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left), y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 0 && y > 0) found.push(`"${text}" lies over "${other}" by ${x.toFixed(1)} × ${y.toFixed(1)}`);
    }
  });
  return found.map(what => chart.closest('.section').querySelector('h2').textContent + ': ' + what);
}).concat([...document.querySelectorAll('.chart')].length ? [] : ['no chart'], document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [])"""


class Marks:
    """Compares the marks of a page with arithmetic."""

    def __init__(self, tally, found, data, is_mirrored, where):
        self.tally, self.found, self.data, self.is_mirrored, self.where = tally, found, data, is_mirrored, where
        self.count, self.most = 0, 0.0

    def near(self, what, seen, expected):
        self.count += 1
        difference = max((abs(a - b) for a, b in zip(seen, expected)), default=0)
        self.most = max(self.most, difference)
        self.tally.check(len(seen) == len(expected) and difference <= TOLERANCE, f"{self.where} {what}: {seen} is not {expected}")

    def box(self, chart, start, end, top, height):
        """The left edge, top, width and height of what lies between two shares of the plot."""
        if self.is_mirrored:
            start, end = 1 - end, 1 - start
        width = self.found[chart]["width"]
        return [start * width, top, (end - start) * width, height]

    def place(self, chart, share, y):
        return [(1 - share if self.is_mirrored else share) * self.found[chart]["width"], y]

    def each(self, what, chart, kind, expected):
        seen = self.found[chart][kind]
        self.tally.check(len(seen) == len(expected), f"{self.where} {what}: {len(seen)} marks, not {len(expected)}")
        for number, (one, other) in enumerate(zip(seen, expected)):
            self.near(f"{what} {number}", one[:len(other)], other)

    def bars(self, name, sums):
        """Bars under each other from the greatest on, 28 px each, 12 px high."""
        low, high = min(0, *sums), max(0, *sums)
        share = lambda value: (value - low) / (high - low)
        order = sorted(sums, reverse=True)
        self.each(name, name.replace(" ", "-"), "boxes", [
            self.box(name.replace(" ", "-"), min(share(0), share(v)), max(share(0), share(v)), 28 * row + 8, 12)
            for row, v in enumerate(order)])

    def up(self, values, with_zero, title):
        """How high a value stands: with round ticks, down to zero where that is not far."""
        low, high = min(values), max(values)
        if with_zero or (low > 0 and low <= high - low):
            low = 0
        if high < 0 and -high <= high - low:
            high = 0
        if low == high:
            low, high = low - abs(low) / 2, high + abs(high) / 2
        edges = ticks(low, high, 5)
        return lambda v: PLOT_BOTTOM + 16 * title - (v - edges[0]) / (edges[-1] - edges[0]) * (PLOT_BOTTOM - PLOT_TOP)

    def along(self, values):
        low, high = min(values), max(values)
        if low == high:
            low, high = low - abs(low) / 2, high + abs(high) / 2
        edges = ticks(low, high, 10)
        return lambda v: (v - edges[0]) / (edges[-1] - edges[0])

    def check(self):
        by = lambda name, of=lambda r: 1: {
            key: sum(of(r) for r in self.data if r[name] == key) for key in {r[name]: 0 for r in self.data}}
        self.bars("counts", list(by("label").values()))
        self.bars("sums", list(by("label", lambda r: r["value"]).values()))

        deltas = sorted(by("short", lambda r: r["delta"]).values(), reverse=True)
        y = lambda edges, v, up=0: PLOT_BOTTOM + up - (v - edges[0]) / (edges[-1] - edges[0]) * 200
        edges = ticks(min(0, *deltas), max(0, *deltas), 5)
        band = 1 / len(deltas)
        self.each("negative", "negative", "boxes", [
            self.box("negative", (n + 0.18) * band, (n + 0.82) * band, min(y(edges, v, 16), y(edges, 0, 16)), abs(y(edges, v) - y(edges, 0)))
            for n, v in enumerate(deltas)])

        years = [by("year")[key] for key in sorted(by("year"))]
        edges = ticks(0, max(years), min(5, max(years)))
        self.each("columns", "columns", "boxes", [
            self.box("columns", (n + 0.18) / len(years), (n + 0.82) / len(years), y(edges, v), y(edges, 0) - y(edges, v)) for n, v in enumerate(years)])

        self.lines()
        self.stacks(by)

        total = len(self.data)
        statuses = sorted(by("status").items(), key=lambda pair: -pair[1])
        before = 0
        expected = []
        for _, count in statuses:
            expected.append([count / total * 100 - 0.4, -before / total * 100])
            before += count
        self.each("shares", "shares", "arcs", expected)

        values = [r["value"] for r in self.data]
        edges = ticks(min(values), max(values), 7)
        counts = [sum(a <= v < b or v == b == edges[-1] for v in values) for a, b in zip(edges, edges[1:])]
        share = self.along(edges)
        height = self.up(counts, True, False)
        self.each("histogram", "histogram", "boxes", [
            self.box("histogram", share(a), share(b), height(n), height(0) - height(n)) for a, b, n in zip(edges, edges[1:], counts) if n])

        for name, x, up in (("points", "value", "delta"), ("huge", "huge", "tiny")):
            share, height = self.along([r[x] for r in self.data]), self.up([r[up] for r in self.data], False, True)
            self.each(name, name, "points", [self.place(name, share(r[x]), height(r[up])) for r in self.data])
            for point, record in zip(self.found[name]["points"], self.data):
                self.tally.check(point[2] == record["title"] and point[3], f"{self.where} {name}: a point is {point[2:]}")

    def lines(self):
        days = [date.fromisoformat(r["date"]) for r in self.data]
        share = lambda day: (day - min(days)) / (max(days) - min(days))
        height = self.up([r["value"] for r in self.data], False, True)
        series = list({r["short"]: 0 for r in self.data})
        for name, line in zip(series, self.found["line"]["lines"]):
            expected = [self.place("line", share(date.fromisoformat(r["date"])), height(r["value"])) for r in self.data if r["short"] == name]
            self.tally.check(len(line) == len(expected), f"{self.where} line {name}: {len(line)} places")
            for seen, place in zip(line, expected):
                self.near(f"line {name}", seen, place)
        means = {y: statistics.fmean(r["value"] for r in self.data if r["year"] == y) for y in sorted({r["year"] for r in self.data})}
        share, height = self.along(list(means)), self.up(list(means.values()), False, True)
        for seen, (year, mean) in zip(self.found["years"]["lines"][0], means.items()):
            self.near("years", seen, self.place("years", share(year), height(mean)))

    def stacks(self, by):
        counts = by("label")
        order = sorted(counts, key=lambda key: -counts[key])
        series = list({r["status"]: 0 for r in self.data})
        most = max(counts.values())
        expected = []
        for row, label in enumerate(order):
            before = 0
            for status in series:
                count = sum(r["label"] == label and r["status"] == status for r in self.data)
                if count:
                    expected.append(self.box("stacked", before / most, (before + count) / most, 28 * row + 8, 12))
                before += count
        self.each("stacked", "stacked", "boxes", expected)


# What part of a ring is seen at a share of it from the top, to the end of reading.
PART = """([share, isMirrored]) => {
  const ring = document.querySelector('.ring');
  ring.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = ring.getBoundingClientRect(), angle = 2 * Math.PI * (isMirrored ? -share : share);
  const part = document.elementFromPoint(left + width / 2 + 68 * Math.sin(angle), top + height / 2 - 68 * Math.cos(angle));
  return part.querySelector('title')?.textContent ?? null;
}"""


def check_ring(tally, page, data, is_mirrored, where):
    """Just inside both ends of each part is that part."""
    counts = {}
    for record in data:
        counts[record["status"]] = counts.get(record["status"], 0) + 1
    before = 0
    for status, count in sorted(counts.items(), key=lambda pair: -pair[1]):
        for share in (before + 0.3, before + count - 0.3):
            seen = page.evaluate(PART, [share / len(data), is_mirrored])
            tally.check(seen == f"{status}, {count}", f"{where}: the ring has {seen} and not {status}, {count}")
        before += count
    page.evaluate("() => scrollTo(0, 0)")


def main():
    tally = Tally()
    with built(write, strict=False) as (_, site), Browser() as browser:
        marks, most = 0, 0.0
        for scheme, widths in (("light", WIDTHS), ("dark", [768])):
            for width in widths:
                page = browser.page(width, scheme=scheme)
                for language in [*LABELS, "many"]:
                    page.goto(f"file://{site}/{language}/index.html")
                    where = f"{language} at {width} px, {scheme}"
                    for medium in ("print", "screen"):
                        page.emulate_media(media=medium)
                        for problem in page.evaluate(LABELS_OF):
                            tally.check(False, f"{where}, {medium}: {problem}")
                    if "shares" in page.content():
                        check_ring(tally, page, list(records(language)), language == "ar", where)
                    tally.check(True, "")
                    if language != "many":
                        found = Marks(tally, page.evaluate(MARKS), list(records(language)), language == "ar", where)
                        found.check()
                        marks, most = marks + found.count, max(most, found.most)
                page.context.close()
        styles = subprocess.run(["grep", "-lr", "assets/chart", site / "index.html", site / "en/r0"], capture_output=True, text=True)
        tally.check(not styles.stdout, f"pages without charts load their styles: {styles.stdout}")
        csv = list((site / "assets/charts").rglob("*.csv"))
        tally.check(len(csv) == 3 and any(len(f.read_text().splitlines()) == 10_001 for f in csv), f"files of values: {csv}")
    print(f"{marks} marks are off by {most:.3f} px at most")
    tally.end()


if __name__ == "__main__":
    main()
