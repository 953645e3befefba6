#!/usr/bin/env python3
"""Compares sections of built pages in Chromium with the engine's boxes, each described at random.

usage: described.py PROGRAM [--program AGREEMENT] [--pages COUNT] [--seed SEED]

A page has three sections whose layouts, headers, footers, backgrounds and badges are any that the page "Layouts" of the
documentation offers, with badges in and out of items, and a header and a footer of its own. All is shown with the
styles of sites. At some widths, from left to right and from right to left, the window is scrolled to places in each
section; all boxes must be within 1/32 px of what the engine says for what the window shows there, which a header or
footer of the page that is pinned takes a part of. Exits 1 if any box is elsewhere or missing.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from agreement import Engine, built_program
from built_site import ALL, Browser, BuiltSite
from results import Result, report
from supplements import PARTS, compare, mirrored

PINNED, WIDTHS, HEIGHT = 48, [340, 620, 800, 1000, 1280, 1700], 800
COUNTS = [1, 2, 5, 9, 14]

# What `naturalSize` of VitrineAgreement says of an item, and a badge as large as the engine takes one to be.
CELL = """<div style="position:relative;block-size:100%;margin:0"><div style="{{item.subtitle}};max-width:100%"></div>
<span class="corner"><i style="display:block;width:40px;height:20px"></i></span></div>"""


def size_of(item):
    return f"width:{30 + item * 53 % 140}px;height:{24 + item * 37 % 97 + .25 * (item % 4)}px"


def flow(value):
    """A value as YAML writes it in a line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key}: {flow(own)}" for key, own in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(flow, value))}]"
    return json.dumps(value) if isinstance(value, (bool, str)) else str(value)


class Description:
    """What the keys of layouts may hold, as the numbers of a seed choose it."""

    def __init__(self, seed):
        self.numbers = random.Random(seed)

    def one(self, *values):
        return self.numbers.choice(values)

    def chance(self, part):
        return self.numbers.random() < part

    def quarter(self, least, most):
        return self.numbers.randrange(least * 4, most * 4 + 1) / 4

    def some(self, **values):
        """About half of what a map may hold."""
        return {key: value for key, value in values.items() if value is not None and self.chance(.5)}

    def insets(self):
        return self.one(self.quarter(0, 30), [self.quarter(0, 30), self.quarter(0, 30)], [self.quarter(0, 30) for _ in range(4)])

    def boundary(self, edge, keeps_off):
        offset = [self.quarter(-20, 20), self.quarter(-20, 0) if edge == "top" else self.quarter(0, 20)]
        pinned = self.chance(.5)
        own = {"pinned": pinned} | self.some(
            at=self.one(edge, f"{edge} start", f"{edge} end"), width=self.one("50%", 220, "80%"),
            height=self.one(33.5, 60, "5% of width"), offset=[offset[0], 0] if pinned else offset)
        return own | ({} if keeps_off is None else {"inset": keeps_off})

    def badges(self):
        places = [f"{y} {x}".strip() for y in ["top", "", "bottom"] for x in ["start", "", "end"]]
        places[4] = "center"
        length = lambda: self.one(self.quarter(-12, 12), f"{self.numbers.randrange(-60, 61)}%")
        return {"at": self.one(*places)} | self.some(
            by=self.one(*places), offset=[length(), length()], width=self.one(20, 44.5, "30%"), height=self.one(12, 18.25, "25%"))

    def around(self, has_badges):
        keeps_off = self.one(None, True, False)
        return self.some(
            insets=self.insets(), header=self.boundary("top", keeps_off), footer=self.boundary("bottom", keeps_off),
            background=self.one("card", "fill", {"style": "fill", "insets": self.quarter(0, 12)}, {"color": "surface", "corner": 20}),
            badges=self.badges() if has_badges else None)

    def part(self, width):
        if self.chance(.3):
            return {"column": {"width": width, "times": 2, "gap": self.quarter(0, 12)}}
        return {"width": width} | self.some(insets=self.insets())

    def group(self):
        gap = self.one(self.quarter(0, 20), f"at least {self.quarter(0, 8)}")
        height = self.one(self.quarter(60, 160), "30% of width", "about 44", "even 44", None)
        own = {"gap": gap} | ({"height": height} if height else {})
        kind = self.one("times", "of", "column", "scroll")
        if kind == "times":
            return "row", own | {"times": self.one(2, 3, 4)}
        if kind == "column":
            return "column", {"gap": gap, "times": self.one(2, 3)}
        if kind == "scroll":
            return "column", {"width": self.one("80%", 240), "gap": self.quarter(0, 12), "times": self.one(1, 2, 3), "scroll": self.one("free", "item", "page", "center")}
        first = self.one(25, 50)
        return "row", own | {"gap": self.quarter(0, 20), "of": [self.part(f"{first}%"), self.part(f"{100 - first}%")]}

    def layout(self):
        kind = self.one("list", "grid", "grid", "carousel", "gallery", "flow", "group", "group")
        if kind == "group":
            kind, own = self.group()
        else:
            own = {
                "list": lambda: self.some(style=self.one("plain", "inset", "grouped", "sidebar", "sidebar-plain")),
                "grid": lambda: self.one({}, {"columns": self.one(1, 2, 3, 5)}, {"narrowest": self.one(90, 200)}) | self.some(gap=self.quarter(0, 30)),
                "carousel": lambda: self.some(width=self.one(90, 240), stop=self.one("free", "item", "page", "center")),
                "gallery": lambda: self.some(feature=self.one("start", "end", "top"), small=self.one(2, 4, 6)),
                "flow": lambda: self.some(gap=self.quarter(0, 20), justify=self.one(True, False)),
            }[kind]()
        return {kind: own | self.around(kind not in ("list", "flow"))}

    def page(self, name):
        layouts = [self.layout() if self.chance(.85) else {0: self.layout(), 700: self.layout()} for _ in range(3)]
        edges = {key: {"text": key, "pinned": self.chance(.6)} for key in ("header", "footer") if self.chance(.7)}
        sections = "".join(
            f"  - {{ id: s{number}, title: Title {number}, text: Text, where: {{ part: {number} }}, limit: {self.one(*COUNTS)}, cell: sized, layout: {flow(layout)} }}\n"
            for number, layout in enumerate(layouts))
        gap = {"gap": self.quarter(0, 60)} if self.chance(.5) else {}
        keys = "".join(f"{key}: {flow(value)}\n" for key, value in (edges | gap).items())
        return f"---\ntitle: {name}\ncollection: {{ from: items.json, page: false }}\n{keys}sections:\n{sections}---\n", gap.get("gap")


class Content:
    """A folder of pages, each the first of its seeds that the program builds."""

    def __init__(self, program, folder, names):
        self.folder, self.gaps, self.tries = Path(folder) / "content", {}, dict.fromkeys(names, 0)
        self.folder.mkdir(parents=True)
        (Path(folder) / "Templates/cells").mkdir(parents=True)
        (Path(folder) / "Templates/cells/sized.html").write_text(CELL)
        (self.folder / "index.md").write_text("---\ntitle: Described\n---\n")
        items = [{"id": f"i{number}", "title": f"Item {number}", "subtitle": size_of(number // 3), "part": number % 3} for number in range(3 * max(COUNTS))]
        wrong = list(names)
        while wrong:
            for name in wrong:
                self.tries[name] += 1
                page = self.folder / name
                page.mkdir(exist_ok=True)
                (page / "items.json").write_text(json.dumps(items))
                text, self.gaps[name] = Description(f"{name} {self.tries[name]}").page(name)
                (page / "index.md").write_text(text)
            build = subprocess.run([program, "build", "--content", self.folder, "--output", Path(folder) / "site"], capture_output=True, text=True)
            wrong = sorted({line.split("/")[0] for line in build.stderr.splitlines() if ": error: " in line})
            if build.returncode and (not wrong or max(self.tries.values()) > 40):
                sys.exit(build.stdout + build.stderr)


MEASURE = """([index, top]) => {
  const section = document.querySelectorAll('.section')[index], wrapper = section.querySelector('.w');
  scrollTo(0, wrapper.getBoundingClientRect().y + scrollY + top);
  const origin = wrapper.getBoundingClientRect(), list = wrapper.querySelector('[role=list]');
  list.scrollLeft = 0;
  const boxes = selector => [...wrapper.querySelectorAll(selector)].filter(element => element.getClientRects().length).flatMap(element => {
    const box = element.getBoundingClientRect(), scrolled = list.contains(element) ? list.scrollLeft : 0;
    return [box.x - origin.x + scrolled, box.y - origin.y, box.width, box.height];
  });
  const box = wrapper.querySelector('.box'), style = box && getComputedStyle(box, '::before'), background = [];
  if (style && style.content != 'none') {
    const whole = box.getBoundingClientRect();
    const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom'].map(side => parseFloat(style[side]));
    background.push(left, top, Math.max(0, whole.width - left - right), Math.max(0, whole.height - top - bottom));
  }
  const held = ['above', 'below'].map(edge => Boolean(document.querySelector(`.${edge}.held`)));
  const bar = section.matches('.pinned') && section.querySelector('.section-bar'), place = bar && bar.getBoundingClientRect();
  return {
    top: -origin.y, width: origin.width, height: origin.height, count: list.querySelectorAll('li').length, held,
    heights: ['header', 'footer'].map(name => wrapper.querySelector(`.${name}-box > *`)?.getBoundingClientRect().height ?? 0),
    items: boxes('li'), header: boxes('.header-box'), footer: boxes('.footer-box'), badges: boxes('.corner'), background,
    hidden: place && place.height && getComputedStyle(bar).position == 'sticky' && place.top < (held[0] ? 47.5 : -.5) - (parseFloat(getComputedStyle(section).borderTopWidth) || 0)
      && place.bottom < section.getBoundingClientRect().bottom - 1,
    gap: index && Math.round(64 * (section.getBoundingClientRect().top - section.previousElementSibling.getBoundingClientRect().bottom)) / 64,
  };
}"""


def compare_page(engine, page, site, name, gap):
    result, numbers = Result(name), random.Random(f"places {name}")
    page.goto(site.address(f"{name}/index.html"))
    for number, width in enumerate(numbers.sample(WIDTHS, len(WIDTHS) if ALL else 2)):
        page.set_viewport_size({"width": width, "height": HEIGHT})
        is_backwards = number % 2
        page.evaluate("dir => { document.documentElement.dir = dir; }", "rtl" if is_backwards else "ltr")
        for section in range(3):
            length = page.evaluate(MEASURE, [section, 0])["height"]
            for _ in range(4):
                found = page.evaluate(MEASURE, [section, numbers.randrange(-HEIGHT, int(length) + 100)])
                above, below = (PINNED * held for held in found["held"])
                wanted = json.loads(engine.ask(
                    "described-boxes", name, section, found["width"], HEIGHT, found["top"] + above, HEIGHT - above - below,
                    found["count"], *found["heights"]))
                if is_backwards:
                    for part in PARTS:
                        wanted[part] = mirrored(wanted[part], found["width"])
                label = f"section {section} at {width}{' rtl' if is_backwards else ''}, {found['top']}"
                compare(result, label, wanted, found)
                if found["hidden"]:
                    result.faults.append(f"{label}: the title is under the header of the page")
                if gap is not None and section and abs(found["gap"] - gap) > 1 / 32:
                    result.faults.append(f"{label}: {found['gap']} px from the section above, not {gap}")
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("vitrine")
    parser.add_argument("--program", help="a built VitrineAgreement; without it one is built")
    parser.add_argument("--pages", type=int, default=120, help="how many, of three sections each")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first")
    parser.add_argument("--keep", help="a folder to leave the site in")
    options = parser.parse_args()
    names = [f"p{options.seed + number}" for number in range(options.pages)]
    with tempfile.TemporaryDirectory() as scratch, Browser() as browser:
        content = Content(options.vitrine, options.keep or scratch, names)
        engine = Engine(options.program or built_program())
        engine.ask("described", content.folder)
        site, page = BuiltSite(content.folder.parent / "site"), browser.page(WIDTHS[0])
        results = [compare_page(engine, page, site, name, content.gaps[name]) for name in names]
        engine.close()
    return report(results, "described at random")


if __name__ == "__main__":
    sys.exit(main())
