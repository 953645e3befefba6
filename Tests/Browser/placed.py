#!/usr/bin/env python3
"""Compares the marks of timelines and maps in Chromium with places computed here, and looks at their names.

usage: placed.py PROGRAM

PROGRAM is a built `vitrine`. Pages in English and Arabic show dates, spans and places that are hard to draw.
Where each has to be follows from days counted by Python, and from the Equal Earth formula with Python's own
functions of angles. No mark or name may cover another or stand out of its chart, at any width; every item is
a link; and cities stand on land. Exits 1 if a mark is off by more than a quarter of a pixel.
"""

import collections
import json
import math
import random
import re
from datetime import date

from built_site import ALL, Browser, Tally, built

WIDTHS = [320, 375, 591, 592, 768, 1000, 1440] if ALL else [320, 591, 592, 1440]
TOLERANCE = 0.25

# MARK: What is shown

NAMES = {
    "en": ["Nepal", "Democratic Republic of the Congo", "<b>markup</b> & \"quotes\"", "WWWWWWWWWWWWWWWW", "i"],
    "ar": ["نيبال", "جمهورية الكونغو الديمقراطية والمناطق المجاورة لها", "مصر", "Latin between", "٣ أرقام"],
}

# Markup is no part of a title.
shown = lambda title: re.sub("<[^>]+>", "", title)

# Of each timeline: its layout, and the records it shows.
TIMELINES = [
    ("spans", "{ timeline: { start: from, end: until, by: kind } }", None),
    ("days", "{ timeline: { start: day } }", None),
    ("eras", "{ timeline: { start: era } }", None),
    ("months", "{ timeline: { start: month } }", None),
    ("one", "{ timeline: { start: day } }", "{ id: r0 }"),
    ("same", "{ timeline: { start: same } }", None),
    ("few", "{ timeline: { start: some } }", None),
    ("nothing", "{ timeline: { start: day } }", "{ id: nobody }"),
]

# Of each map: the places of its items.
MAPS = {
    "world": lambda rng: (rng.uniform(-85, 85), rng.uniform(-180, 180)),
    "alps": lambda rng: (rng.gauss(46, 0.8), rng.gauss(9, 2)),
    "pacific": lambda rng: (rng.gauss(-15, 6), (rng.gauss(180, 8) + 180) % 360 - 180),
    "pole": lambda rng: (rng.uniform(80, 90), rng.uniform(-60, 60)),
    "africa": lambda rng: (rng.uniform(-34, 36), rng.uniform(-17, 50)),
    "equal": lambda rng: (10, 20),
}
LAND = {"Madrid": (40.4, -3.7), "Moscow": (55.8, 37.6), "Brasilia": (-15.8, -47.9), "Nairobi": (-1.3, 36.8), "Alice Springs": (-23.7, 133.9),
        "Denver": (39.7, -105), "Lhasa": (29.7, 91.1), "Timbuktu": (16.8, -3), "Vostok": (-78.5, 106.8), "Zürich": (47.4, 8.5), "Lubumbashi": (-11.7, 27.5)}
SEA = {"North Atlantic": (40, -40), "South Pacific": (-30, -120), "Indian Ocean": (-30, 80), "Gulf of Guinea": (0, 0), "Caspian Sea": (41.8, 50.5),
       "North Pacific": (30, 170), "Arctic Ocean": (88, 0), "Tyrrhenian Sea": (39.8, 12.5)}


def records(language):
    rng = random.Random(language)
    # As many as there may be lanes.
    for number in range(48):
        start, length = rng.randint(1800, 1990), rng.randint(0, 60)
        yield {
            "id": f"r{number}", "title": rng.choice(NAMES[language]) + f" {number}", "kind": rng.choice(["war", "peace", "both"]),
            "from": start, "until": start + length, "day": str(date.fromordinal(date(2024, 1, 1).toordinal() + rng.randint(0, 40))),
            "era": rng.choice([-753, -44, 33, 476, 1066, 1492, 1969, 12026]), "month": f"{rng.randint(1990, 1996)}-{rng.randint(1, 12):02}",
            "same": "2001-02-03", "some": rng.choice(["2001-02-03", "2001-05-06", "soon", None]),
        }


def places(name, language):
    rng = random.Random(name + language)
    for number in range(1 if name == "equal" else 60):
        latitude, longitude = (round(value, 3) for value in MAPS[name](rng))
        yield {"id": f"{name}{number}", "title": rng.choice(NAMES[language]) + f" {number}", "lat": max(-90, min(90, latitude)), "lng": longitude}
    if name == "equal":
        yield {"id": "equal1", "title": "Second", "lat": 10, "lng": 20}


def write(content):
    (content / "site.yml").write_text("title: Placed\n")
    for language in NAMES:
        folder = content / language
        folder.mkdir()
        (folder / "r.json").write_text(json.dumps(list(records(language)), ensure_ascii=False))
        sections = "".join(
            f"  - {{ id: {name}, title: {name}, {f'where: {where}, ' if where else ''}layout: {layout} }}\n" for name, layout, where in TIMELINES)
        collections = "  r: { from: r.json, page: true, otherFields: true }\n"
        for name in MAPS:
            (folder / f"{name}.json").write_text(json.dumps(list(places(name, language)), ensure_ascii=False))
            collections += f"  {name}: {{ from: {name}.json, page: true, otherFields: true }}\n"
            sections += f"  - {{ id: {name}, title: {name}, collection: {name}, layout: map }}\n"
        sections += "  - { id: single, title: single, collection: alps, where: { id: alps0 }, layout: map }\n"
        sections = sections.replace("title: ", "collection: r, title: ", len(TIMELINES))
        (folder / "index.md").write_text(
            f"---\ntitle: Placed\nlanguage: {language}\ncollections:\n{collections}sections:\n{sections}---\n")
    busy = content / "busy"
    busy.mkdir()
    (busy / "r.json").write_text(json.dumps([{"id": f"n{n}", "title": f"N{n}", "day": str(date.fromordinal(date(2024, 1, 1).toordinal() + n))} for n in range(250)]))
    (busy / "index.md").write_text("---\ntitle: Busy\ncollection: { from: r.json, otherFields: true }\nsections: [{ id: times, layout: { timeline: { start: day } } }]\n---\n")
    many = content / "many"
    many.mkdir()
    (many / "r.json").write_text(json.dumps(list(crowd())))
    (many / "index.md").write_text(
        "---\ntitle: Many\ncollection: { from: r.json, otherFields: true }\nsections:\n"
        "  - { id: times, title: Times, layout: { timeline: { start: day } } }\n  - { id: places, title: Places, layout: map }\n---\n")


def crowd():
    rng = random.Random(0)
    for number in range(10_000):
        yield {"id": f"m{number}", "title": f"M{number}", "day": str(date.fromordinal(date(1990, 1, 1).toordinal() + int(rng.random() ** 2 * 9000))),
               "lat": round(math.degrees(math.asin(rng.uniform(-1, 1))), 4), "lng": round(rng.uniform(-180, 180), 4)}


# MARK: Where it has to be

EPOCH = date(1970, 1, 1).toordinal()


def days(value, is_end=False):
    """The days since 1970 of a year, month or day, or of the day after it."""
    parts = [int(part) for part in str(value).split("-")] if not str(value).startswith("-") else [int(value)]
    if is_end:
        if len(parts) == 3:
            return days(value) + 1
        parts[-1] += 1
        if len(parts) == 2 and parts[1] == 13:
            parts = [parts[0] + 1, 1]
    year, month, day = parts + [1] * (3 - len(parts))
    # The calendar repeats after 400 years of 146,097 days, and Python's ends in 9999.
    turns = (year - 2000) // 400
    return date(year - turns * 400, month, day).toordinal() - EPOCH + turns * 146_097


def equal_earth(longitude, latitude):
    t = math.asin(math.sqrt(3) / 2 * math.sin(math.radians(latitude)))
    slope = 9 * 0.003796 * t**8 + 7 * 0.000893 * t**6 - 3 * 0.081106 * t**2 + 1.340264
    return 2 * math.sqrt(3) * math.radians(longitude) * math.cos(t) / (3 * slope), 0.003796 * t**9 + 0.000893 * t**7 - 0.081106 * t**3 + 1.340264 * t


class View:
    """The part of the earth that a map of these places has to show."""

    def __init__(self, found):
        longitudes = sorted(longitude for _, longitude in found)
        gaps = [(b - a, b) for a, b in zip(longitudes, longitudes[1:])] + [(longitudes[0] + 360 - longitudes[-1], longitudes[0])]
        gap, start = max(gaps, key=lambda pair: pair[0])
        half = (equal_earth(180, 0)[0], equal_earth(0, 90)[1])
        if 360 - gap > 240:
            self.middle, (self.left, self.top), (self.width, self.height) = 0, (-half[0], half[1]), (2 * half[0], 2 * half[1])
            return
        self.middle = start + (360 - gap) / 2
        xs, ys = zip(*(self.project(*place) for place in found))
        width = max((max(xs) - min(xs)) * 1.2, equal_earth(12, 0)[0])
        height = max((max(ys) - min(ys)) * 1.2, width / 2)
        width = max(width, height * 1.2)
        self.width, self.height = min(width, 2 * half[0]), min(height, 2 * half[1])
        low = [min(max((max(v) + min(v)) / 2 - size / 2, -h), h - size) for v, size, h in ((xs, self.width, half[0]), (ys, self.height, half[1]))]
        self.left, self.top = low[0], low[1] + self.height

    def project(self, latitude, longitude):
        return equal_earth((longitude - self.middle + 180) % 360 - 180, latitude)

    def share(self, latitude, longitude):
        x, y = self.project(latitude, longitude)
        return (x - self.left) / self.width, (self.top - y) / self.width


# MARK: What is seen

SEEN = """() => Object.fromEntries([...document.querySelectorAll('.section:has(.lanes, .world)')].map(section => {
  const box = section.querySelector('.lanes, .world'), frame = box.getBoundingClientRect();
  const rect = element => { const r = element.getBoundingClientRect(); return [r.left - frame.left, r.top - frame.top, r.width, r.height]; };
  const shown = selector => [...box.querySelectorAll(selector)].filter(element => element.checkVisibility());
  const named = item => item.getAttribute('aria-label') ?? item.querySelector('span').textContent;
  const text = item => [...item.querySelectorAll('span')].find(span => span.checkVisibility());
  const name = element => getComputedStyle(element).clipPath == 'none' ? rect(element) : null;
  return [(section.id || section.getAttribute('aria-labelledby')).slice(2), {
    width: frame.width, height: frame.height, chart: rect(section.querySelector('.chart')),
    items: shown('.lanes li > *').map(item => ({ name: named(item), link: item.getAttribute('href'),
      mark: rect(item.querySelector('.swatch > *')), text: rect(text(item)), bar: item.querySelector('i') && rect(item.querySelector('i')) })),
    ticks: shown('svg.plot text').map(text => [text.textContent, rect(text)]), lines: shown('svg.plot line').map(rect),
    places: shown('.place').map(place => ({ name: named(place), link: place.getAttribute('href'),
      mark: rect(place.querySelector('i')), text: name(text(place)) })),
    clusters: shown('.count').map(count => ({ mark: rect(count), count: +count.textContent.replace(/\\D/g, ''), label: count.getAttribute('aria-label'),
      names: [...count.parentElement.querySelectorAll("li:not(.rest)")].map(item => (item.querySelector("a") ?? item.firstChild).textContent),
      rest: +(count.parentElement.querySelector('.rest')?.textContent ?? '').replace(/\\D/g, ''),
      links: [...count.parentElement.querySelectorAll('a')].map(a => [a.textContent, a.getAttribute('href')]) })),
    land: box.querySelector('.land') && rect(box.querySelector('svg')),
    rows: section.querySelectorAll('tbody tr').length, caption: section.querySelector('figcaption').textContent,
  }];
}))"""

# True for each place, in shares of the width, that is on land.
ON_LAND = """([id, places]) => {
  const svg = document.querySelector(`[aria-labelledby=s-${id}] .world svg`), path = svg.querySelector('path'), width = svg.viewBox.baseVal.width;
  return places.map(([x, y]) => path.isPointInFill(new DOMPoint(x * width, y * width)));
}"""


class Check:
    def __init__(self, tally, found, language, where):
        self.tally, self.found, self.is_mirrored, self.language, self.where = tally, found, language == "ar", language, where
        self.count, self.most = 0, 0.0

    def near(self, what, seen, expected):
        self.count += 1
        difference = max(abs(a - b) for a, b in zip(seen, expected))
        self.most = max(self.most, difference)
        self.tally.check(len(seen) == len(expected) and difference <= TOLERANCE, f"{self.where} {what}: {seen} is not {expected}")

    def apart(self, what, boxes):
        for number, (one, a) in enumerate(boxes):
            for other, b in boxes[:number]:
                x = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
                y = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
                if x > 0.01 and y > 0.01:
                    self.tally.check(False, f"{self.where} {what}: {one} lies over {other} by {x:.1f} × {y:.1f}")
        self.tally.check(True, "")

    def within(self, what, chart, boxes):
        for name, (left, top, width, height) in boxes:
            self.tally.check(left >= chart[0] and top >= chart[1] and left + width <= chart[0] + chart[2] and top + height <= chart[1] + chart[3],
                             f"{self.where} {what}: {name} stands out of its chart")

    def timeline(self, name, spans):
        """`spans` are the name, the start and the end of each item, in days."""
        seen = self.found[name]
        width = seen["width"]
        low, high = min(s for _, s, _ in spans), max(e for _, _, e in spans)
        if low == high:
            low, high = low - 1, high + 1
        share = lambda day: (day - low) / (high - low)
        x = lambda day: (1 - share(day) if self.is_mirrored else share(day)) * width
        order = sorted(spans, key=lambda span: span[1])
        self.tally.check([item["name"] for item in seen["items"]] == [s[0] for s in order], f"{self.where} {name}: other items, or another order")
        for item, (title, start, end) in zip(seen["items"], order):
            left, top, w, h = item["mark"]
            is_before = (item["text"][0] > left) == self.is_mirrored
            lane = (top + h / 2 - 12 - 28) / 28
            self.near(f"{name} {title}", [left + w / 2, lane], [x(end if is_before else start), round(lane)])
            if end > start:
                bar = item["bar"]
                edges = sorted([x(start), x(end)])
                self.near(f"{name} {title}'s span", [bar[0], bar[0] + max(bar[2], edges[1] - edges[0])] if bar[2] > 3.01 else [edges[0], edges[1]], edges)
            self.tally.check(bool(item["link"]), f"{self.where} {name}: {title} is no link")
        boxes = [(i["name"], i["mark"]) for i in seen["items"]] + [(i["name"] + "'s name", i["text"]) for i in seen["items"]]
        boxes += [(i["name"] + "'s span", i["bar"]) for i in seen["items"] if i["bar"] and i["bar"][2] > 3.01]
        self.apart(name, boxes + [(t, b) for t, b in seen["ticks"]])
        self.within(name, seen["chart"], boxes + [(t, b) for t, b in seen["ticks"]])
        for text, (left, _, w, _) in seen["ticks"]:
            if self.language == "en" and text.lstrip("-").isdigit():
                places = [line[0] + line[2] / 2 for line in seen["lines"]]
                day = days(int(text))
                nearest = min(places, key=lambda place: abs(place - x(day)))
                # A line of one pixel stands on whole pixels.
                self.count += 1
                self.tally.check(abs(nearest - x(day)) <= 1, f"{self.where} {name}: the line of {text} is at {nearest}, not {x(day)}")

    def map(self, name, items):
        """`items` are names with latitudes and longitudes."""
        seen = self.found[name]
        view = View(list(items.values()))
        width = seen["width"]
        self.near(f"{name}'s land", seen["land"], [0, 0, width, width * view.height / view.width])
        place = {title: [share * width for share in view.share(*where)] for title, where in items.items()}
        found = []
        for item in seen["places"]:
            left, top, w, h = item["mark"]
            self.near(f"{name} {item['name']}", [left + w / 2, top + h / 2], place[item["name"]])
            found.append(item["name"])
            # The items of very many have no pages here, so that the site is built soon.
            self.tally.check(bool(item["link"]) == bool(seen["rows"]), f"{self.where} {name}: {item['name']} leads to {item['link']}")
        for cluster in seen["clusters"]:
            titles = [title for title, _ in cluster["links"]]
            left, top, w, h = cluster["mark"]
            if titles:
                mean = [sum(place[title][axis] for title in titles) / len(titles) for axis in (0, 1)]
                self.near(f"{name} {cluster['label']}", [left + w / 2, top + h / 2], mean)
                self.tally.check(cluster["count"] == len(titles) and all(link for _, link in cluster["links"]), f"{self.where} {name}: {cluster}")
            found += titles
        if items and seen["rows"]:
            self.tally.check(sorted(found) == sorted(items), f"{self.where} {name}: {len(found)} of {len(items)} items are on the map")
        boxes = [(i["name"], i["mark"]) for i in seen["places"]] + [(c["label"] or str(c["count"]), c["mark"]) for c in seen["clusters"]]
        names = [(i["name"] + "'s name", i["text"]) for i in seen["places"] if i["text"]]
        self.apart(name, boxes + names)
        self.within(name, seen["chart"], boxes + names)
        return view


def check_land(tally, page, name, view, where):
    for kind, named, expected in (("land", LAND, True), ("sea", SEA, False)):
        shares = {title: view.share(*place) for title, place in named.items()}
        inside = {t: s for t, s in shares.items() if 0.01 < s[0] < 0.99 and 0.01 < s[1] < view.height / view.width - 0.01}
        for title, is_land in zip(inside, page.evaluate(ON_LAND, [name, list(inside.values())])):
            tally.check(is_land == expected, f"{where} {name}: {title} is not on {kind}")


def check(tally, page, language, where):
    found = page.evaluate(SEEN)
    result = Check(tally, found, language, where)
    data = list(records(language))
    result.timeline("spans", [(shown(r["title"]), days(r["from"]), days(r["until"], True)) for r in data])
    for name, field in (("days", "day"), ("eras", "era"), ("months", "month"), ("same", "same")):
        result.timeline(name, [(shown(r["title"]), days(r[field]), days(r[field])) for r in data])
    result.timeline("one", [(shown(data[0]["title"]), 0, 0)])
    dated = [r for r in data if (r["some"] or "").startswith("2")]
    result.timeline("few", [(shown(r["title"]), days(r["some"]), days(r["some"])) for r in dated])
    tally.check(found["few"]["rows"] == len(data), f"{where}: the table has {found['few']['rows']} rows")
    tally.check(str(len(data) - len(dated)) in found["few"]["caption"], f"{where}: {found['few']['caption']}")
    tally.check("nothing" not in found, f"{where}: a timeline of nothing")
    for name in MAPS:
        view = result.map(name, {shown(p["title"]): (p["lat"], p["lng"]) for p in places(name, language)})
        check_land(tally, page, name, view, where)
    first = next(places("alps", language))
    result.map("single", {shown(first["title"]): (first["lat"], first["lng"])})
    return result


def check_many(tally, page, where):
    """Of 10,000 items those under way are counted in each part of time, and those near each other in one mark."""
    seen = page.evaluate(SEEN)
    data = list(crowd())
    result = Check(tally, seen, "en", where)
    result.map("places", {r["title"]: (r["lat"], r["lng"]) for r in data})
    on_map = sum(c["count"] for c in seen["places"]["clusters"]) + len(seen["places"]["places"])
    tally.check(on_map == len(data), f"{where}: {on_map} items on the map")
    titles = [record["title"] for record in data]
    for cluster in seen["places"]["clusters"]:
        tally.check(len(cluster["names"]) + cluster["rest"] == cluster["count"], f"{where}: {cluster['label']} names {len(cluster['names'])} and {cluster['rest']} more")
        tally.check(cluster["names"] == [title for title in titles if title in set(cluster["names"])], f"{where}: {cluster['label']} is in another order")
    named = page.locator("[aria-labelledby=s-places] .world details li:not(.rest)").count()
    tally.check(4500 < named <= 5000, f"{where}: {named} items have names in lists")
    counts = page.evaluate("() => [...document.querySelectorAll('.chart-timeline rect')].map(r => +r.textContent.replace(/\\D/g, ''))")
    # Of 25 years, half-years are the shortest parts of which there are at most 64.
    halves = collections.Counter((record["day"][:4], record["day"][5:7] > "06") for record in data)
    expected = [halves[half] for half in sorted(halves)]
    tally.check(counts == expected, f"{where}: {counts} is not {expected}")
    return result


def check_busy(tally, page, site, where):
    """More lanes than a narrow chart shows are counted there, and drawn where there are fewer of them."""
    page.goto(f"file://{site}/busy/index.html")
    shown = page.evaluate("() => ['.crowd', '.lanes'].map(part => document.querySelector(part).checkVisibility())")
    is_narrow = page.evaluate("() => document.querySelector('.chart figure').clientWidth") < 560
    tally.check(shown == [is_narrow, not is_narrow], f"{where}: counted and drawn are {shown}")
    tally.check(page.evaluate("() => document.querySelector('.chart figure').clientHeight") < 1500, f"{where}: the timeline is too long")


def check_opening(tally, page, where):
    """A number opens the list of its items with the keyboard, and closes the one before."""
    world = page.locator("[aria-labelledby=s-world] .world")
    numbers = world.locator("summary:visible")
    for index in (0, 1):
        numbers.nth(index).focus()
        page.keyboard.press("Enter")
    tally.check(world.locator("details[open]").count() == 1, f"{where}: {world.locator('details[open]').count()} lists are open")
    box, frame = world.locator("details[open] > ul").bounding_box(), world.locator("svg").bounding_box()
    if frame["width"] < 560:
        tally.check(box["y"] >= frame["y"] + frame["height"], f"{where}: a list lies over its map")
    else:
        mark = world.locator("details[open] > summary").bounding_box()
        gap = max(box["y"] - mark["y"] - mark["height"], mark["y"] - box["y"] - box["height"])
        tally.check(0 <= gap < 12, f"{where}: a list is {gap} px from its mark")
        tally.check(box["x"] >= frame["x"] - 1 and box["x"] + box["width"] <= frame["x"] + frame["width"] + 1, f"{where}: a list stands out of its map")
    tally.check(box["height"] <= 0.6 * page.viewport_size["height"] + 1, f"{where}: a list is {box['height']} px high")
    numbers.nth(1).press("Enter")


def main():
    tally = Tally()
    with built(write, strict=False) as (_, site), Browser() as browser:
        marks, most = 0, 0.0
        for width in WIDTHS:
            page = browser.page(width)
            for language in [*NAMES, "many"]:
                page.goto(f"file://{site}/{language}/index.html")
                where = f"{language} at {width} px"
                result = check_many(tally, page, where) if language == "many" else check(tally, page, language, where)
                if language != "many":
                    check_opening(tally, page, where)
                marks, most = marks + result.count, max(most, result.most)
                tally.check(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{where}: the page scrolls sideways")
            check_busy(tally, page, site, f"busy at {width} px")
            page.context.close()
    print(f"{marks} marks are off by {most:.3f} px at most")
    tally.end()


if __name__ == "__main__":
    main()
