#!/usr/bin/env python3
"""Compares what pages play of what changed with the pages that they were: those of lists of content,
and those of which sections were removed or inserted, where rules alone play.

A site is built, changed, and built again with `vitrine`. At random widths the boxes of all items are
measured on the old page; on the new one "What's new" is clicked and the animations are held at their
start, where each item that was there before, and what is left of each removed one, must stand within
1/32 px of its old box, from the top of the first section, and the surfaces of lists too; at their end
they must stand where they did before the click. What another cell shows now must not move, but what is
left of the old one. On their way no text may be seen through another. Then the link is clicked again, and again, and each time there must be as many
animations; focus, selection and scrolling stay, no layout may shift, nobody may hear of what was
removed, nothing may be left behind, and nothing may play on load or where the reader wants no motion.

Exits 1 if anything disagrees.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from chromium import launch
from motion import check_shifts, open_anew, start_counting_shifts
from played import chosen, options_parser
from results import Result, report

TOLERANCE = 1 / 32
NARROWEST, WIDEST = 340, 1600

GRID = "{ grid: { columns: 3 } }"
INSET = "{ list: { style: inset } }"
GROUPS = "{ row: { height: 120, gap: 12, times: 4 } }"
CAROUSEL = "{ carousel: { width: 150 } }"

# The sections of each page before and now: id, title, layout, items.
LONG = 2100
LENGTHY = "A heading of so many words that it takes two lines on a phone, or three"
TEXT = f"\n    text: {LENGTHY}"
ROWS = "{{ row: {{ height: 110, gap: 12, times: {} }} }}"
PAGES = {
    "rows": (
        [("all", "All", INSET, range(12))],
        [("all", "All", INSET, [3, 0, 1, 2, 20, 4, 5, 21, 7, 11, 9, 10])]),
    "cards": (
        [("all", "All", GRID, range(14))],
        [("all", "All", GRID, [2, 0, 1, 4, 20, 21, 5, 6, 13, 8, 9, 10, 11])]),
    "sections": (
        [("one", "One", INSET, range(5)), ("gone", "Gone", "list", range(5, 9)),
         ("two", "Two", GRID, range(9, 16)), ("three", "Three", "list", range(16, 20))],
        [("one", "One", INSET, [1, 0, 9, 3]), ("new", "New", "list", [20, 2, 21]),
         ("two", "The second of them", GRID, [10, 4, 12, 11, 13]), ("three", "Three", "list", range(16, 20))]),
    "layouts": (
        [("one", "One", INSET, range(6)), ("two", "Two", GRID, range(6, 12)),
         ("three", "Three", "{ grid: { narrowest: 210 } }", range(12, 18))],
        [("one", "One", GRID, range(6)), ("two", "Two", CAROUSEL, [7, 6, *range(8, 12)]),
         ("three", "Three", "{ grid: { narrowest: 130 } }", [17, *range(12, 17)])]),
    "scrollers": (
        [("one", "One", CAROUSEL, range(12)), ("two", "Two", INSET, range(12, 15))],
        [("one", "One", CAROUSEL, [5, 0, 1, 20, 3, 4, *range(6, 12)]), ("two", "Two", INSET, [14, 12, 13])]),
    "lines": (
        [("one", "One", "flow", range(20)), ("two", "Two", GROUPS, range(20, 26))],
        [("one", "One", "flow", [*range(4, 20), 1, 2, 3]), ("two", "Two", GROUPS, [25, *range(20, 24)])]),
    "pictures": (
        [("one", "One", "gallery", range(10)), ("two", "Two", "list", range(10, 13))],
        # Of a removed picture nothing but its own cell is known, not what the key said of it.
        [("one", "One", "gallery", [4, 0, 1, 2, 3, 6, 5, 7, 9, 8]), ("two", "Two", "list", [12, 10, 11])]),
    # Of so many a list is cut into chunks.
    "long": (
        [("all", "All", INSET, range(LONG))],
        [("all", "All", INSET, [90, 0, 1, *range(3, 5), *range(6, 90), 2, 5, *range(91, LONG)])]),
    "removed": (
        [("one", "One", ROWS.format(3), range(7)), ("gone", LENGTHY, ROWS.format(4), range(10, 19)),
         ("two", "Two", ROWS.format(2), range(20, 25)), ("last", "Last", ROWS.format(3), range(30, 35))],
        [("one", "One", ROWS.format(3), [12, 0, 1, 3, 2]), ("two", "Two", ROWS.format(2), [20, 11, 22, 21, 33, 4])]),
    "inserted": (
        [("one", "One", ROWS.format(3), range(7)), ("two", "Two", ROWS.format(2), range(20, 25)),
         ("three", "Three", ROWS.format(4), range(30, 35))],
        [("top", "Top", ROWS.format(3), [40, 21, 41]), ("one", "One", ROWS.format(3), range(7)),
         ("new", LENGTHY, ROWS.format(4), [42, 33, 22, 43, 44]), ("two", "Two", ROWS.format(2), [20, 45, 24, 23]),
         ("three", "Three", ROWS.format(4), range(30, 33)), ("end", "End", ROWS.format(2), [46, 34])]),
    "both": (
        [("gone", LENGTHY, ROWS.format(3), range(7)), ("away", "Away", ROWS.format(2), range(20, 25)),
         ("three", "Three", ROWS.format(4), range(30, 35)), ("four", "Four", ROWS.format(2), range(50, 56))],
        [("new", "New", ROWS.format(3), [40, 2, 41, 21]), ("three", "Three", ROWS.format(4), [30, 1, 32, 31]),
         ("other", LENGTHY, ROWS.format(2), [42, 33]), ("four", "Four", ROWS.format(2), [51, 50, *range(52, 56), 4])]),
    # Sections whose texts came, went and stayed.
    "texts": (
        [("one", "One", ROWS.format(3), range(7)), ("two", "Two", ROWS.format(4) + TEXT, range(10, 16)),
         ("three", "Three", ROWS.format(2) + TEXT, range(20, 25)), ("last", "Last", ROWS.format(3), range(30, 35))],
        [("one", "One", ROWS.format(3) + TEXT, range(7)), ("two", "Two", ROWS.format(4), [15, *range(10, 15)]),
         ("three", "Three", ROWS.format(2) + TEXT, range(20, 25)),
         ("last", "Last", ROWS.format(3) + TEXT, [34, 30, 32, 31, 33])]),
    # Cells that are not those of the layouts, one of them with a key.
    "cells": (
        [("one", "One", ROWS.format(3), range(7)), ("gone", "Gone", "gallery\n    cell: tile" + TEXT, range(10, 16)),
         ("two", "Two", ROWS.format(2), range(20, 25))],
        [("one", "One", ROWS.format(3), [1, 0, *range(2, 7)]), ("two", "Two", ROWS.format(2), [24, *range(20, 24)])]),
    "keys": (
        [("one", "One", ROWS.format(3), range(7)), ("gone", "Gone", ROWS.format(4) + "\n    cell: plate", range(10, 16)),
         ("two", "Two", ROWS.format(2) + "\n    cell: plate", range(20, 25)), ("three", "Three", ROWS.format(2), range(30, 33))],
        [("one", "One", ROWS.format(3), [1, 0, *range(2, 7)]), ("two", "Two", ROWS.format(2) + "\n    cell: tile", range(20, 24)),
         ("three", "Three", ROWS.format(2), [32, 31, 30])]),
    # Each some twenty windows high.
    "high": (
        [("one", "One", ROWS.format(3), range(7)), ("gone", "Gone", ROWS.format(1), range(100, 260)),
         ("two", "Two", ROWS.format(2), range(20, 25))],
        [("one", "One", ROWS.format(3), [1, 0, *range(2, 7)]), ("new", "New", ROWS.format(1), range(300, 440)),
         ("two", "Two", ROWS.format(2), [24, *range(20, 24)])]),
    "parents": (
        [("one", "One", INSET + "\n    outline: kind", range(9)),
         ("two", "Two", GRID + "\n    outline: sort", range(9, 18))],
        [("one", "One", INSET + "\n    outline: kind", [4, 0, 1, 2, 6, 5, 8]),
         ("two", "Two", GRID + "\n    outline: sort", [17, 9, 10, 11, 12, 14, 15])]),
    # Parents that leave, at two levels.
    "levels": (
        [("one", "One", INSET + "\n    outline: [kind, sort]", range(9)), ("two", "Two", INSET, range(20, 23))],
        [("one", "One", INSET + "\n    outline: [kind, sort]", [4, 0, 1, 3]), ("two", "Two", INSET, [21, 20, 22])]),
}
# The cells of layouts that name none; rows and columns show cards.
CELLS = {"list": "row", "carousel": "tile", "gallery": "plate", "flow": "chip"}
UPDATED = {1, 8, 10, 13}

# What rules play alone.
DEFINITE = {"removed", "inserted", "both", "cells", "high"}

# Where items stand under the chunks that are on the screen is not known before these are laid out.
NEAR = {f"i-n{item}" for item in range(100)}

SCRIPT = r"""
const key = element => element.textContent.match(/(Item|Kind|Sort) \S+/)?.[0];
const link = () => [...document.querySelectorAll('.whats-new > a')].find(a => getComputedStyle(a).display != 'none');
const animations = () => document.getAnimations().filter(animation =>
  // Nor is what measures: it has no time.
  !(animation instanceof CSSTransition) && animation.timeline instanceof DocumentTimeline);
function boxes(selector) {
  const top = document.querySelector('main > .section').getBoundingClientRect().y;
  const all = {};
  for (const item of document.querySelectorAll(selector)) {
    const {x, y, width, height} = item.getBoundingClientRect();
    // What holds other items is as high as these.
    if (width) all[item.id || key(item)] = [x, y - top, width, item.querySelector('details') ? 0 : height];
  }
  return all;
}
const items = () => boxes('main li[id^="i-"]');
const opacities = () => Object.fromEntries([...document.querySelectorAll('main li[id^="i-"]')].map(item => [item.id, +getComputedStyle(item).opacity]));
// Those of lists that are drawn as one.
const surfaces = selector => [...document.querySelectorAll(selector)].map(surface => {
  const top = document.querySelector('main > .section').getBoundingClientRect().y;
  const {x, y, width, height} = surface.getBoundingClientRect();
  return [x, y - top, width, height];
});
const isOpaque = element => !/, 0\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);
// Texts that are seen through what lies over them, some way along.
function mixed(time) {
  for (const animation of animations()) animation.currentTime = time;
  const found = [];
  for (const text of document.querySelectorAll('main li .t, main li .name, main h2')) {
    const own = text.closest('li, h2');
    for (const {left, width, top, height} of text.getClientRects()) {
      const x = left + width / 2, y = top + height / 2, stack = document.elementsFromPoint(x, y);
      const depth = stack.findIndex(element => own.contains(element));
      const over = stack.slice(0, Math.max(depth, 0));
      // What runs out of its item does so at rest too.
      const covers = item => {
        const box = item?.getBoundingClientRect();
        if (!item || item.contains(own) || box.left >= x || box.right <= x || box.top >= y || box.bottom <= y) return false;
        // Beside the round corner of a card is nothing.
        const corner = parseFloat(getComputedStyle(item.firstElementChild ?? item).borderTopLeftRadius) || 0;
        return Math.min(x - box.left, box.right - x) >= corner || Math.min(y - box.top, box.bottom - y) >= corner;
      };
      const other = over.find(element => covers(element.closest('li, h2')));
      if (other && !over.some(element => isOpaque(element))) found.push(`${key(own)} under ${key(other.closest('li, h2'))}`);
    }
  }
  return found;
}
// By what they say.
const titles = () => Object.fromEntries([...document.querySelectorAll('main h2, vitrine-removed h2')].map(title => {
  const top = document.querySelector('main > .section').getBoundingClientRect().y;
  const {x, y, width, height} = title.getBoundingClientRect();
  return [title.textContent, [x, y - top, width, height]];
}));
// Of items that copies stand for, these.
function seen() {
  const own = items(), copies = boxes('.way > *');
  for (const item of document.querySelectorAll('.crosses')) {
    const copy = [...document.querySelectorAll('.way > *')].find(copy => key(copy) == key(item));
    if (getComputedStyle(item).opacity != 0 || getComputedStyle(copy).opacity != 1) continue;
    own[item.id] = copies[key(item)];
  }
  return own;
}
const names = () => Object.fromEntries([...document.querySelectorAll('main li[id^="i-"]')].map(item => [item.id, key(item)]));
async function held(place) {
  if (place == 'start') link().click();
  for (const animation of animations()) {
    animation.pause();
    // A hair before its start, as a browser may show it for a frame.
    animation.currentTime = place == 'start' ? -.5 : animation.effect.getComputedTiming().endTime;
  }
  // What is measured is known with the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return {
    items: seen(), ghosts: boxes('vitrine-removed li:not([data-frame]), .ghosts > *'), cut: cut(), titles: titles(), opacities: opacities(),
    surfaces: surfaces('vitrine-surfaces > *'),
    names: [...document.querySelectorAll('vitrine-removed, .ghosts')].filter(part => part.textContent.includes('~')).length,
  };
}
// Those that stand out of their chunk of a long list, and are cut off there.
function cut() {
  return [...document.querySelectorAll('[role=none] > li')].filter(item => {
    const box = item.getBoundingClientRect(), chunk = item.parentElement.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    return y > 0 && y < innerHeight && (y < chunk.top || y > chunk.bottom)
      && !document.elementsFromPoint(x, y).includes(item);
  }).map(item => item.id);
}
let count = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...rest) { count += 1; return animate.apply(this, rest); };
addEventListener('animationstart', ({animationName}) => count += !animationName.startsWith('measure'));
window.playing = {
  link, animations, items, titles, names, held, surfaces, mixed,
  counted() { const counted = count; count = 0; return counted; },
  async ended() {
    await Promise.all(animations().map(animation => animation.finished));
    await new Promise(requestAnimationFrame);
  },
};
"""


def subtitle(name, which, item):
    # What a key said besides the titles is not known of pictures that are shown no more, or without a key.
    if name == "keys" and 10 <= item < 30:
        return ""
    return "Longer " * 12 if which and item in UPDATED and name != "pictures" else f"Number {item}"


def content(folder, which):
    for direction, language in [("", "en"), ("rtl-", "ar")]:
        for name, states in PAGES.items():
            page = folder / f"{direction}{name}"
            page.mkdir(parents=True)
            sections = states[which]
            shown = sorted({item for section in sections for item in section[3]})
            records = [
                {"id": f"n{item}", "title": f"Item n{item} of some words",
                 "kind": f"Kind {'abc'[item % 3]}", "sort": f"Sort {'de'[item % 2]}",
                 "subtitle": subtitle(name, which, item)}
                for item in shown]
            (page / "records.json").write_text(json.dumps(records), encoding="utf-8")
            text = (
                f"---\ntitle: {name}\nlanguage: {language}\n"
                "collection: { from: records.json, id: id, fields: { title: title, subtitle: subtitle, kind: kind, sort: sort } }\n"
                "sections:\n")
            for id, title, layout, own in sections:
                items = ", ".join(f"n{item}" for item in own)
                text += f"  - id: {id}\n    title: {title}\n    items: [{items}]\n    layout: {layout}\n"
            (page / "index.md").write_text(text + "---\n", encoding="utf-8")
    (folder / "index.md").write_text("---\ntitle: Site\n---\n", encoding="utf-8")
    (folder / "site.yml").write_text("title: Site\n", encoding="utf-8")


def build(program, folder, which, previous=None):
    source, site = folder / f"content-{which}", folder / f"site-{which}"
    content(source, which)
    command = [program, "build", "--quiet", "--content", source, "--output", site]
    subprocess.run(command + (["--previous", previous] if previous else []), check=True)
    return site


# What a page shows before the change.
WAS = """() => ({
  items: playing.items(), names: playing.names(), titles: playing.titles(), surfaces: playing.surfaces('main .list.inset'),
})"""


def compare(page, sites, name, options):
    result = Result(name)
    numbers = random.Random(name)
    widths = [numbers.randrange(NARROWEST, WIDEST) for _ in range(options.widths)]
    page.goto(f"file://{sites[0]}/{name}/index.html")
    page.evaluate(SCRIPT)
    earlier = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        earlier.append(page.evaluate(WAS))
    page.goto(f"file://{sites[1]}/{name}/index.html")
    page.evaluate(SCRIPT)
    before, now = PAGES[name.removeprefix("rtl-")]
    kept = {(id, title, layout) for id, title, layout, _ in now}
    ids = {section[0] for section in now}
    # Another title or layout is another heading.
    titled = {title for id, title, layout, _ in before if id not in ids or (id, title, layout) in kept}
    cells = [{f"i-n{item}": cell(section[2]) for section in state for item in section[3]} for state in (before, now)]
    # What an outline shows is named by its section.
    faded = {id for id, own in cells[0].items() if cells[1].get(id, own) != own}
    is_definite = name.removeprefix("rtl-") in DEFINITE
    if is_definite == page.evaluate("!!document.querySelector('script[src*=transitions]')"):
        result.faults.append("it is not rules alone that play" if is_definite else "no script plays")
    if page.evaluate("playing.animations().length"):
        result.faults.append("something plays on load")
    for width, was in zip(widths, earlier):
        page.set_viewport_size({"width": width, "height": 800})
        boxes, rest = was["items"], page.evaluate("playing.items()")
        titles = was["names"]
        start = page.evaluate("playing.held('start')")
        ghosts = {id: start["ghosts"][title] for id, title in titles.items() if title in start["ghosts"] and (id not in rest or id in faded)}
        found = {id: box for id, box in start["items"].items() if id not in faded} | ghosts
        still = {id: start["items"][id] for id in faded & start["items"].keys()}
        check(result, f"{width}, fading", rest, still)
        if any(start["opacities"][id] for id in still):
            result.faults.append(f"{width}: {sorted(still)} are seen beside what they fade from")
        if start["names"]:
            result.faults.append(f"{width}: a name of the site's own is shown")
        if start["cut"]:
            result.faults.append(f"{width}: {start['cut']} are cut off out of their chunks")
        missing = boxes.keys() - found.keys()
        if missing:
            result.faults.append(f"{width}: no start of {sorted(missing)}")
        check(result, f"{width}, start", boxes, found)
        headings = {title: box for title, box in was["titles"].items() if title in titled}
        check(result, f"{width}, start", headings, start["titles"])
        if headings.keys() - start["titles"].keys():
            result.faults.append(f"{width}: of {headings.keys()} there are {start['titles'].keys()}")
        for surface in was["surfaces"]:
            # How high a list is of which only the first chunks are laid out is not known.
            known = surface if len(boxes) < LONG else surface[:3]
            if start["surfaces"] and not any(all(abs(a - b) <= TOLERANCE for a, b in zip(known, other)) for other in start["surfaces"]):
                result.faults.append(f"{width}: no surface begins at {surface}, but at {start['surfaces']}")
        for time in [60, 120, 200, 300]:
            for text in page.evaluate(f"playing.mixed({time})")[:2]:
                result.faults.append(f"{width}: after {time} ms {text} is seen through")
        check(result, f"{width}, end", rest, page.evaluate("playing.held('end')")["items"])
    return result


def cell(layout):
    own = re.search(r"cell: (\w+)|(list|carousel|gallery|flow)", layout)
    return own and (own[1] or CELLS[own[2]]) or "card"


def check(result, label, wanted, found):
    near = NEAR if len(wanted) >= LONG else wanted.keys()
    for item in wanted.keys() & found.keys() & near:
        for side, want, is_found in zip("xywh", wanted[item], found[item]):
            difference = abs(want - is_found)
            result.differs(difference, f"{label}, {item}")
            if not difference <= TOLERANCE:
                result.faults.append(f"{label}, {item}, {side}: {want} before, {is_found} found")
        result.boxes += 1


def check_replay(page, result):
    start_counting_shifts(page)
    page.evaluate("""() => {
      getSelection().selectAllChildren(document.querySelector('h1'));
      scrollTo(0, 30);
    }""")
    counts, selections = [], []
    for _ in range(3):
        # Keys, for a pointer would select.
        page.evaluate("playing.link().focus()")
        page.keyboard.press("Enter")
        page.evaluate("playing.ended()")
        counts.append(page.evaluate("playing.counted()"))
        selections.append(page.evaluate("getSelection().toString()"))
    if not counts[0] or len(set(counts)) > 1:
        result.faults.append(f"played {counts} animations at three clicks")
    if page.evaluate("scrollY") != 30:
        result.faults.append("the page is scrolled by playing")
    # Without a script there are two links, one of which is there at a time.
    if page.locator("script[src*=transitions]").count() and page.evaluate("document.activeElement != playing.link()"):
        result.faults.append("focus is lost by playing")
    if set(selections) != {page.locator("h1").inner_text()}:
        result.faults.append(f"what was selected is {selections}")
    if page.locator(".stage, vitrine-removed, vitrine-surfaces").count():
        result.faults.append("something is left behind")
    result.shifts = check_shifts(page, result.faults)


def check_silence(page, removed, result):
    session = page.context.new_cdp_session(page)
    page.evaluate("playing.held('start')")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    heard = " ".join(str(node.get("name", {}).get("value")) for node in nodes if not node["ignored"])
    for item in removed:
        if f"Item n{item} " in heard:
            result.faults.append(f"item {item} is heard while it fades")


def check_stillness(page, address, result):
    page.goto(f"{address}#changes")
    page.evaluate(SCRIPT)
    if page.locator(".whats-new > a:visible").count():
        result.faults.append("there is something to play without motion")
    page.evaluate("document.querySelector('.whats-new > a').click()")
    if page.evaluate("playing.animations().length + playing.counted()"):
        result.faults.append("something plays without motion")


def compare_page(browser, sites, name, options):
    size = {"width": 1000, "height": 800}
    context = browser.new_context(viewport=size)
    page = context.new_page()
    result = compare(page, sites, name, options)
    address = f"file://{sites[1]}/{name}/index.html"
    open_anew(page, address, SCRIPT)
    check_replay(page, result)
    before, now = ({item for section in state for item in section[3]} for state in PAGES[name.removeprefix("rtl-")])
    check_silence(page, before - now, result)
    context.close()
    still = browser.new_context(viewport=size, reduced_motion="reduce")
    check_stillness(still.new_page(), address, result)
    still.close()
    return result


def main():
    parser = options_parser(__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.environ.get("VITRINE", "vitrine"), help="vitrine")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(options.keep or folder)
        old = build(options.program, folder, 0)
        sites = old, build(options.program, folder, 1, previous=old)
        browser = launch(playwright, "--hide-scrollbars")
        results = [
            compare_page(browser, sites, name, options)
            for name in chosen([(name, f"rtl-{name}") for name in PAGES], options)]
        browser.close()
    print(f"layout shifts by {max(result.shifts for result in results)}")
    return report(results, f"that play what changed, at {options.widths} widths; at most {TOLERANCE} px off")


if __name__ == "__main__":
    sys.exit(main())
