#!/usr/bin/env python3
"""Compares what pages play of what changed with the engine, at the start and the end.

Each page of VitrineAgreement that has changes is opened at random widths, its link "What's new" is
clicked, and the animations are held at their start: each item that was there before, and what is
left of each removed one, must stand within 1/32 px of where the engine put it then. At their end all
items must stand where it puts them now. Then the link is clicked again, and again, and each time
there must be as many animations; nothing may play when the page is loaded or where the reader wants
no motion, no layout may shift, and nobody may hear of what was removed.

Exits 1 if anything disagrees.
"""

import json
import random
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

from agreement import Engine, built_program
from chromium import launch
from motion import check_shifts, open_anew, start_counting_shifts
from played import chosen, options_parser
from results import Result, report

TOLERANCE = 1 / 32
MOST_TRAVELLERS = 200
NARROWEST, WIDEST = 340, 1600

SCRIPT = r"""
const play = () => {
  const link = [...document.querySelectorAll('.whats-new > a')].find(link => getComputedStyle(link).display != 'none');
  link.click();
  return link.hash;
};
// What is due to hovering and to bars that stick is no part of it.
const animations = () => document.getAnimations().filter(animation => !(animation instanceof CSSTransition));
const ended = async () => { await Promise.all(animations().map(animation => animation.finished)); };
// Kept from the corner of the page, wherever that is scrolled to.
function boxesOf(elements) {
  return elements.map(element => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height];
  });
}
function lists() {
  return [...document.querySelectorAll('.section')].map(section => {
    const wrapper = section.querySelector('.w'), list = wrapper.querySelector('[role=list]');
    const items = [...list.querySelectorAll('li')].slice(0, 300);
    const ghosts = [...section.querySelectorAll('.ghosts > *')];
    return {
      width: wrapper.getBoundingClientRect().width,
      // How far a list that scrolls runs out of its wrapper, and how far it scrolls.
      bleed: list.matches('.scroller') ? Math.abs(boxesOf([list])[0][2] - wrapper.getBoundingClientRect().width) / 2 : null,
      scrollWidth: list.scrollWidth, scrollHeight: getComputedStyle(list).overflowY == 'hidden' ? 0 : list.scrollHeight,
      corner: boxesOf([wrapper])[0],
      items: items.map(item => item.id.slice(2)), boxes: boxesOf(items),
      ghosts: ghosts.map(numberOf), ghostBoxes: boxesOf(ghosts),
    };
  });
}
const numberOf = element => element.textContent.match(/Item (\d+)/)[1];
// What stands for items on their way from another section: its box, what can be seen of it and of them.
function crossings() {
  const copies = [...document.querySelectorAll('.way > *')].filter(copy => copy.checkVisibility()), boxes = boxesOf(copies);
  return Object.fromEntries(copies.map((copy, index) => {
    const opacities = [copy, document.getElementById(`i-${numberOf(copy)}`)].map(element => getComputedStyle(element).opacity);
    return [numberOf(copy), {box: boxes[index], opacities: opacities.map(Number)}];
  }));
}
// Those that appear instead, where a browser has no such ways.
const appearing = () => [...document.querySelectorAll('.way > *')].filter(copy => !copy.checkVisibility()).map(numberOf);
// Those that stand out of their chunk of a long list, and those of them that are cut off there.
function cut() {
  const out = [...document.querySelectorAll('[role=none] > .travels')].flatMap(item => {
    const box = item.getBoundingClientRect(), chunk = item.parentElement.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    return y > 0 && y < innerHeight && (y < chunk.top || y > chunk.bottom) ? [[item, x, y]] : [];
  });
  const hidden = out.filter(([item, x, y]) => !document.elementsFromPoint(x, y).includes(item));
  return {out: out.length, hidden: hidden.map(([item]) => item.id)};
}
async function held(place) {
  const pause = new CSSStyleSheet();
  if (place == 'start') {
    // Firefox goes there in a task of its own, after which what is short would have come to its end.
    pause.replaceSync('*, ::before, ::after { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(pause);
    const hash = play();
    while (!document.querySelector(`${hash}:target`)) await new Promise(done => setTimeout(done));
  }
  for (const animation of animations()) {
    animation.pause();
    // A hair before its start, as a browser may show it for a frame.
    animation.currentTime = place == 'start' ? -.5 : animation.effect.getComputedTiming().endTime;
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet != pause);
  await new Promise(requestAnimationFrame);
  return {lists: lists(), crossings: crossings(), appearing: appearing(), pageWidth: document.documentElement.scrollWidth, cut: cut()};
}
window.transitions = {play, animations, ended, lists, held};
// A symbol that is wider than its tile would make a list that scrolls wider than its items.
document.head.insertAdjacentHTML('beforeend', '<style>.tile .symbol { font-size: 1rem }</style>');
"""


class Comparison:
    def __init__(self, engine, index, result):
        self.engine, self.index, self.result = engine, index, result
        # How many items were seen out of their chunks.
        self.out = 0

    def compare(self, page, direction):
        rest = page.evaluate("transitions.lists()")
        height = page.viewport_size["height"]
        wanted = json.loads(self.engine.ask("transition-boxes", self.index, rest[0]["width"], height))
        start = page.evaluate("transitions.held('start')")
        today = {item for lengths in wanted for item in lengths["now"]["boxes"]}
        if start["pageWidth"] > page.viewport_size["width"]:
            self.result.faults.append(f"the page is {start['pageWidth']} px wide while it plays")
        self.out += start["cut"]["out"]
        for item in start["cut"]["hidden"]:
            self.result.faults.append(f"{item} is cut off out of its chunk")
        start, crossings, appearing = start["lists"], start["crossings"], start["appearing"]
        above = 0.0
        for number, (still, found, lengths) in enumerate(zip(rest, start, wanted)):
            before = {item: box for item, box in lengths["before"]["boxes"].items() if item not in appearing}
            places = {item: place for place, item in enumerate(before)}
            for length in ["scrollWidth", "scrollHeight"]:
                if still["bleed"] is not None and found[length] > still[length]:
                    self.result.faults.append(f"a {length} of {still[length]} becomes {found[length]}")
            now = list(lengths["now"]["boxes"].values())
            boxes = dict(zip(found["items"] + found["ghosts"], found["boxes"] + found["ghostBoxes"]))
            # Of those that go to another place by copies these are looked at.
            for item in before:
                if item in crossings:
                    if crossings[item]["opacities"] != [1, 0]:
                        self.result.faults.append(f"item {item} crosses as {crossings[item]}")
                    boxes[item] = crossings[item]["box"]
            if set(found["ghosts"]) != set(before) - today:
                self.result.faults.append(f"section {number}: ghosts of {found['ghosts']}")
            missing = {item for item in before.keys() & today - boxes.keys() if places[item] < MOST_TRAVELLERS}
            if missing:
                self.result.faults.append(f"no start of {sorted(missing)}")
            for place, (item, box) in enumerate(boxes.items()):
                if item in before and min(place, places[item]) < MOST_TRAVELLERS:
                    corner = [still["corner"][0], still["corner"][1] + above]
                    x, *rest_of_box = before[item]
                    if still["bleed"] is not None and item in lengths["now"]["boxes"] and item not in crossings:
                        # Nothing comes from behind the end of a list that scrolls.
                        end = max(still["width"] + still["bleed"], now[-1][0] + now[-1][2])
                        x = min(x, end - before[item][2])
                    wanted_box = [x, *rest_of_box]
                    self.check(f"start, section {number}", item, direction, still, corner, wanted_box, box)
            above += lengths["before"]["height"] - lengths["now"]["height"]
        end = page.evaluate("transitions.held('end')")
        for number, (still, found, lengths) in enumerate(zip(rest, end["lists"], wanted)):
            for item, box in zip(found["items"], found["boxes"]):
                now = lengths["now"]["boxes"][item]
                if item in end["crossings"]:
                    crossing = end["crossings"][item]
                    self.check(f"end, to section {number}", item, direction, still, still["corner"], now, crossing["box"])
                    if crossing["opacities"] != [0, 1]:
                        self.result.faults.append(f"item {item} ends as {crossing}")
                self.check(f"end, section {number}", item, direction, still, still["corner"], now, box)

    def check(self, when, item, direction, still, corner, wanted, box):
        x, y, width, height = wanted
        if direction == "rtl":
            x = still["width"] - x - width
        label = f"{self.result.name} {still['width']}, {when}, item {item}"
        for name, want, found in zip("xywh", [corner[0] + x, corner[1] + y, width, height], box):
            difference = abs(want - found)
            self.result.differs(difference, label)
            if not difference <= TOLERANCE:
                self.result.faults.append(f"{label}, {name}: engine {want}, browser {found}")
        self.result.boxes += 1


PLACES = "[scrollY, ...scrollers.map(list => list.scrollLeft)]"


def check_replay(page, result):
    """Three clicks play three times, and leave the page where it is; its layout does not shift."""
    start_counting_shifts(page)
    page.evaluate("""() => {
      window.starts = 0;
      addEventListener('animationstart', () => starts += 1);
      scrollTo(0, 30);
      const isRightToLeft = getComputedStyle(document.body).direction == 'rtl';
      window.scrollers = [...document.querySelectorAll('.w .scroller[role=list]')];
      for (const list of scrollers) list.scrollLeft = isRightToLeft ? -500 : 500;
    }""")
    page.evaluate("new Promise(requestAnimationFrame)")
    counts, places = [], page.evaluate(PLACES)
    for _ in range(3):
        page.locator(".whats-new > a:visible").click()
        page.evaluate("transitions.ended()")
        counts.append(page.evaluate("starts"))
        page.evaluate("starts = 0")
        if page.evaluate("transitions.animations().length"):
            result.faults.append("an animation is left after its end")
    if not counts[0] or len(set(counts)) > 1:
        result.faults.append(f"played {counts} animations at three clicks")
    if page.evaluate(PLACES) != places:
        result.faults.append(f"playing scrolls {places} to {page.evaluate(PLACES)}")
    result.shifts = check_shifts(page, result.faults)


def check_silence(page, result):
    """Nobody hears of what was removed: its names are in no part of the tree that readers are told."""
    removed = page.evaluate("transitions.lists().flatMap(list => list.ghosts)")
    session = page.context.new_cdp_session(page)
    for when in ["before", "after"]:
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        names = {node.get("name", {}).get("value") for node in nodes if not node["ignored"]}
        for item in removed:
            if f"Item {item}" in names:
                result.faults.append(f"item {item} is heard {when} playing")
        page.evaluate("transitions.play()")


def check_stillness(page, result):
    if page.locator(".whats-new > a:visible").count():
        result.faults.append("there is something to play without motion")
    for target in ["changes", "changes-again"]:
        page.evaluate(f"location.hash = '{target}'")
        if page.evaluate("transitions.animations().length"):
            result.faults.append("something plays without motion")


def compare(browser, engine, index, name, options):
    result = Result(name)
    start = time.monotonic()
    numbers = random.Random(name)
    direction = name.rsplit(" ", 1)[1]
    with tempfile.TemporaryDirectory() as folder:
        folder = options.keep and f"{options.keep}/{index}" or folder
        engine.ask("transition-site", index, folder)
        address = f"file://{folder}/index.html"
        context = browser.new_context()
        page = context.new_page()
        page.goto(address)
        page.evaluate(SCRIPT)
        if page.evaluate("transitions.animations().length"):
            result.faults.append("something plays on load")
        comparison = Comparison(engine, index, result)
        for _ in range(options.widths):
            width = numbers.randrange(NARROWEST, WIDEST)
            page.set_viewport_size({"width": width, "height": numbers.choice([800, 612])})
            comparison.compare(page, direction)
        if name.startswith("long") and not comparison.out:
            result.faults.append("no item is seen out of its chunk")

        open_anew(page, address, SCRIPT)
        check_replay(page, result)
        open_anew(page, address, SCRIPT)
        check_silence(page, result)
        context.close()
        still = browser.new_context(reduced_motion="reduce")
        page = still.new_page()
        page.goto(address)
        page.evaluate(SCRIPT)
        check_stillness(page, result)
        still.close()
    result.seconds = time.monotonic() - start
    return result


def main():
    parser = options_parser(__doc__.splitlines()[0])
    parser.add_argument("--program", help="a built VitrineAgreement; without it one is built")
    options = parser.parse_args()
    engine = Engine(options.program or built_program())
    names = json.loads(engine.ask("transitions"))
    layouts = dict.fromkeys(name.rsplit(" ", 1)[0] for name in names)
    with sync_playwright() as playwright:
        browser = launch(playwright, "--hide-scrollbars")
        results = [
            compare(browser, engine, names.index(name), name, options)
            for name in chosen([(f"{layout} ltr", f"{layout} rtl") for layout in layouts], options)]
        browser.close()
    engine.close()
    print(f"layout shifts by {max(result.shifts for result in results)}")
    return report(
        results,
        f"that play what changed, at {options.widths} widths; at most {TOLERANCE} px off")


if __name__ == "__main__":
    sys.exit(main())
