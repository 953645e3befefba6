#!/usr/bin/env python3
"""Filters the items of an open page through the engine of motion, as a script of a page does.

A site of a long grid, a list as high as its content and an outline is built with `vitrine`. A script of the
test keeps some of the items and puts the rest into a hidden list, by `change` of Templates/scripts/change.
What was seen and stays must start within a pixel of where it was, be where the easing of the design says on
its way, and end where it rests; what is gone must leave a copy that fades where it was, without names and
unheard; what comes into sight must appear. The item in sight that stays, focus, selection and what is open
must stay, a change in the middle of another must start from where things are, and so must the backgrounds of
lists, which end where they rest. The layout must not shift.
Where no motion is wanted, nothing may play. No more than what is near the window may be measured.

Exits 1 if anything is otherwise.
"""

import argparse
import bisect
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from chromium import launch
from motion import check_shifts, rests, start_counting_shifts

ROOT = Path(__file__).resolve().parents[2]
ENGINE = [path for folder in ("change", "motion") for path in (ROOT / "Templates/scripts" / folder).glob("*.js")]
TOLERANCE = 1
COUNT = 1800
SECTIONS = ["grid", "list", "outline"]

PAGE = """---
title: Things
collection: { from: things.json, id: id, fields: { title: title, subtitle: subtitle } }
sections:
  - { id: grid, title: Grid, where: { part: 0 }, layout: { row: { height: 120, gap: 12, times: 4 } } }
  - { id: list, title: List, where: { part: 1 }, layout: { list: { style: inset } } }
  - { id: outline, title: Outline, where: { part: 2 }, outline: kind, layout: { list: { style: inset } } }
---
"""

# What a page's own script does: items that are kept fill the first chunks of their lists in their order, the
# rest of the chunks is hidden, and so are parents and sections without items.
FILTER = r"""
document.head.insertAdjacentHTML('beforeend', '<style>[hidden] { display: none !important }</style>');
const away = document.createElement('ul');
away.hidden = true;
document.querySelector('main').append(away);
const items = [...document.querySelectorAll('main li')].filter(item => !item.querySelector('li'));
const homes = new Map();
for (const item of items) {
  const list = item.closest('[role=list] > [role=none]')?.parentElement ?? item.parentElement;
  if (!homes.has(list)) homes.set(list, {items: [], chunks: [...list.querySelectorAll(':scope > [role=none]')]});
  homes.get(list).items.push(item);
}
const size = 64;
// With moveBefore Chromium 156 gives what comes out of a hidden list no box.
const fill = keeps => {
  for (const [list, {items, chunks}] of homes) {
    const kept = items.filter(keeps), isDefinite = list.matches('.definite');
    for (const item of items) if (!keeps(item)) away.append(item);
    const places = chunks.length ? chunks.map((chunk, index) => [chunk, kept.slice(size * index, size * (index + 1))]) : [[list, kept]];
    for (const [chunk, own] of places) {
      chunk.hidden = !own.length;
      own.forEach((item, index) => { if (chunk.children[index] != item) chunk.insertBefore(item, chunk.children[index]); });
      if (isDefinite) chunk.style.blockSize = own.length == size ? '' : `${Math.ceil(own.length / 4) * 132 - 12}px`;
    }
    const parent = list.closest('li');
    if (parent) parent.hidden = !kept.length;
    if (!parent) list.closest('.section').hidden = !kept.length;
  }
};
const filter = (keeps, options) => change({}, () => fill(keeps), options);

const numberOf = element => +element.textContent.match(/Thing (\d+)/)?.[1];
const isItem = element => element.localName == 'li' && !element.closest('vitrine-removed') && !element.querySelector('li') && element.checkVisibility();
const isInWindow = ({top, bottom, width}) => width && bottom > 0 && top < innerHeight;
const boxOf = element => {
  const {left, top, width, height, bottom} = element.getBoundingClientRect();
  return {left, top, width, height, bottom, opacity: +getComputedStyle(element).opacity};
};
// Without what only keeps chunks laid out.
const own = () => document.getAnimations().filter(({constructor, effect}) => constructor != CSSTransition
  && effect.target != document.documentElement && !('contentVisibility' in effect.getKeyframes()[0]));
let held = [];
window.changing = {
  own,
  // Those whose numbers leave one of some rests.
  filter: (divisor, ...rest) => filter(item => rest.includes(numberOf(item) % divisor)),
  filterFew: options => filter(item => numberOf(item) % 2, options),
  // What the window shows, and what is left of what it showed.
  seen: () => Object.fromEntries([...document.querySelectorAll('main li')]
    .filter(item => isItem(item) && item.checkVisibility({contentVisibilityAuto: true}))
    .map(item => [numberOf(item), boxOf(item)]).filter(([, box]) => isInWindow(box))),
  boxes: numbers => Object.fromEntries(items.filter(item => numbers.includes(numberOf(item)) && isItem(item)).map(item => [numberOf(item), boxOf(item)])),
  // Of the backgrounds of lists, or of what stands in for them, those in the window.
  surfaces: selector => [...document.querySelectorAll(selector)].map(boxOf).filter(isInWindow),
  // Those that are cut off where they should be seen.
  cut: numbers => items.filter(item => numbers.includes(numberOf(item)) && isItem(item)).filter(item => {
    const {left, top, width, height} = item.getBoundingClientRect(), x = left + width / 2, y = top + height / 2;
    return y > 0 && y < innerHeight && !document.elementsFromPoint(x, y).some(element => item.contains(element));
  }).map(numberOf),
  ghosts: () => Object.fromEntries([...document.querySelectorAll('vitrine-removed li:not([data-frame])')]
    .map(item => [numberOf(item), boxOf(item)])),
  hold(time) {
    // At its end a browser forgets one.
    for (const animation of held = [...new Set([...held, ...own()])]) {
      animation.pause();
      animation.currentTime = time ?? animation.effect.getComputedTiming().endTime;
    }
  },
  finish() {
    for (const animation of [...held, ...own()]) if (animation.effect.target?.isConnected) animation.finish();
    held = [];
  },
  travels: () => new Set(own().filter(({effect}) => effect.target.localName == 'li'
    && effect.getKeyframes()[0].translate > '').map(({effect}) => effect.target)).size,
};
"""

# Where things are at the start, what is cut off then, where they end, and where they are in between: all in one task,
# for a browser that shows what is held may scroll to keep something where it is.
STEPS = """([rests, numbers, times]) => {
  changing.filter(5, ...rests);
  changing.hold(-.5);
  const start = [changing.boxes(numbers), changing.seen(), changing.ghosts(), changing.cut(numbers)];
  const ways = [undefined, ...times].map(time => { changing.hold(time); return changing.boxes(numbers); });
  return [...start, ...ways];
}"""
TIMES = [90, 210, 400]

# Goes on and changes again in one task, so that nothing moves in between; only what is new begins at its start.
AGAIN = """numbers => {
  const old = new Set(changing.own());
  changing.filter(5, 0, 1);
  for (const animation of changing.own()) {
    animation.pause();
    if (!old.has(animation)) animation.currentTime = -.5;
  }
  return [changing.boxes(numbers), changing.ghosts(), changing.surfaces('vitrine-surfaces > *')];
}"""
# What stands in for backgrounds at the end of a change, and the backgrounds.
GROUNDS = "changing.hold(), ['vitrine-surfaces > *', 'main .list.inset'].map(changing.surfaces)"

FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def build(program, folder):
    things = [
        {"id": f"n{n}", "title": f"Thing {n}", "subtitle": "some more words " * (1 + n // 3 % 4) if n % 3 == 1 else "few",
         "part": n % 3, "kind": f"Kind {n // 3 % 12}"}
        for n in range(COUNT)]
    content = folder / "content"
    content.mkdir()
    (content / "index.md").write_text(PAGE, encoding="utf-8")
    (content / "things.json").write_text(json.dumps(things), encoding="utf-8")
    subprocess.run([program, "build", "--quiet", "--content", content, "--output", folder / "site"], check=True)
    return (folder / "site/index.html").as_uri()


def opened(context, address):
    page = context.new_page()
    page.on("pageerror", lambda error: sys.exit(f"an error in the page: {error}"))
    page.goto(address)
    engine = "".join(path.read_text(encoding="utf-8") for path in ENGINE)
    page.add_script_tag(content=f"{{ {engine}\n{FILTER} }}")
    return page


def spring():
    """The easing of travels, by the tokens of the design: the part of the way at each part of the time."""
    tokens = (ROOT / "Templates/styles/tokens.css").read_text(encoding="utf-8")
    stops = [float(stop) for stop in re.search(r"--spring: linear\((.*?)\)", tokens)[1].split(",")]
    times = [index / (len(stops) - 1) for index in range(len(stops))]

    def eased(time):
        after = min(bisect.bisect_right(times, time), len(times) - 1)
        part = (time - times[after - 1]) / (times[after] - times[after - 1])
        return stops[after - 1] + part * (stops[after] - stops[after - 1])
    return eased


def scroll_to(page, section, offset=0):
    page.evaluate(
        "([id, offset]) => scrollTo({top: document.getElementById(id).closest('.section').getBoundingClientRect().top + scrollY + offset, behavior: 'instant'})",
        [f"s-{section}", offset])
    page.evaluate(FRAMES)
    page.evaluate(FRAMES)


def distance(one, other):
    return max(abs(one[side] - other[side]) for side in ("left", "top"))


def are_alike(surfaces, others):
    return len(surfaces) == len(others) and all(
        abs(one[side] - other[side]) <= TOLERANCE
        for one, other in zip(surfaces, others) for side in ("left", "top", "width", "bottom"))


def differing(before, found):
    return {number: (before[number], found[number]) for number in before.keys() & found.keys()
            if distance(before[number], found[number]) > TOLERANCE}


def check_filter(page, eased, section, offset, rests_kept):
    """From where things were, by the easing, to where they rest."""
    label = f"{section} at {offset}, {rests_kept}"
    scroll_to(page, section, offset)
    before = page.evaluate("changing.seen()")
    kept = {number for number in before if int(number) % 5 in rests_kept}
    start, seen, ghosts, cut, end, *ways = page.evaluate(STEPS, [rests_kept, [int(number) for number in kept], TIMES])
    assert kept and start.keys() == kept, f"{label}: {kept} stay, {start.keys()} are there"
    assert not differing(before, start), f"{label}: they start elsewhere: {differing(before, start)}"
    assert not cut, f"{label}: {cut} are cut off"
    assert all(box["opacity"] == 1 for box in start.values()), f"{label}: what stays is seen at once: {start}"
    new = {number: box for number, box in seen.items() if number not in before and box["top"] < 700}
    assert all(box["opacity"] == 0 for box in new.values()), f"{label}: they are there at once: {new}"
    gone = before.keys() - kept
    assert len(ghosts) == min(40, len(gone)) and ghosts.keys() <= gone, f"{label}: {ghosts.keys()} are left of {gone}"
    assert not differing(before, ghosts), f"{label}: what is left is elsewhere: {differing(before, ghosts)}"
    layer = page.locator("vitrine-removed")
    assert layer.get_attribute("aria-hidden") == "true" and layer.evaluate("layer => layer.inert")
    assert layer.locator("[id]").count() == 0, f"{label}: what is left has names"
    assert 0 < page.evaluate("changing.travels()") <= 80, f"{label}: {page.evaluate('changing.travels()')} travel"
    for time, way in zip(TIMES, ways):
        part = eased(time / 480)
        wanted = {number: {side: box[side] + part * (end[number][side] - box[side]) for side in ("left", "top")}
                  for number, box in start.items()
                  # A long way ends where it leaves the window.
                  if abs(end[number]["top"] - box["top"]) < 1600}
        assert not differing(wanted, way), f"{label}: after {time} ms they are elsewhere: {differing(wanted, way)}"
    page.evaluate("changing.finish()")
    rests(page)
    at_rest = page.evaluate("changing.boxes(%s)" % [int(number) for number in kept])
    assert not differing(end, at_rest), f"{label}: they end elsewhere: {differing(end, at_rest)}"
    assert page.locator("vitrine-removed, vitrine-surfaces").count() == 0, f"{label}: something is left behind"
    if offset:
        # The first of them stays; those beside it may not.
        first = min(kept, key=lambda number: (before[number]["top"] < 0, before[number]["top"], before[number]["left"]))
        moved = abs(at_rest[first]["top"] - before[first]["top"])
        assert moved < TOLERANCE, f"{label}: what one looks at moved by {moved}"
    page.evaluate("changing.filter(1, 0); changing.finish()")
    rests(page)


def check_attention(page):
    """Focus, selection and outlines, of which one is open."""
    scroll_to(page, "outline", -200)
    page.evaluate("""() => {
      const outlines = document.querySelectorAll('details');
      outlines.forEach((outline, index) => outline.open = index == 1);
      outlines[1].querySelector('summary').focus({preventScroll: true});
      const item = [...document.querySelectorAll('main li')].find(item => /Thing 64$/.test(item.querySelector('.t')?.textContent));
      item.tabIndex = 0;
      const text = item.querySelector('.t span')?.firstChild ?? item.querySelector('.t').firstChild;
      getSelection().setBaseAndExtent(text, 1, text, 4);
    }""")
    state = """() => [document.activeElement.textContent.trim(), getSelection().toString(),
      ...[...document.querySelectorAll('details')].map(({open}) => open)]"""
    rests(page)
    before = page.evaluate(state)
    assert before[0] and before[1] == "hin" and before[3], before
    for kept in [[2, 4], [2, 4, 1], [0, 1, 2, 3, 4]]:
        page.evaluate(f"changing.filter(5, {', '.join(map(str, kept))})")
        rests(page)
        assert page.evaluate(state) == before, f"{kept}: from {before} to {page.evaluate(state)}"
    # An item that is moved from chunk to chunk.
    scroll_to(page, "list", 4500)
    number = next(number for number in page.evaluate("changing.seen()") if int(number) % 15 == 4)
    chunk = page.evaluate("""id => {
      const item = document.getElementById(id);
      item.tabIndex = 0;
      item.focus({preventScroll: true});
      return [...item.parentElement.parentElement.children].indexOf(item.parentElement);
    }""", f"i-n{number}")
    page.evaluate("changing.filter(5, 4)")
    rests(page)
    assert chunk > 0 and page.evaluate("document.activeElement.id") == f"i-n{number}", "the focus is lost"
    assert page.evaluate("!document.activeElement.parentElement.previousElementSibling"), "it was not moved"
    page.evaluate("changing.filter(1, 0)")
    rests(page)
    page.evaluate("document.activeElement.blur()")


def check_two_in_a_row(page):
    """The second starts from where the first is, also of what was only appearing."""
    for section, offset in [("grid", 300), ("list", 300)]:
        page.evaluate("changing.filter(5, 0, 4); changing.finish()")
        rests(page)
        scroll_to(page, section, offset)
        before = page.evaluate("changing.filter(5, 0, 1, 3), changing.hold(180), changing.seen()")
        grounds = page.evaluate("changing.surfaces('vitrine-surfaces > *')")
        assert len(grounds) == (section == "list"), f"{section}: backgrounds at {grounds}"
        appearing = {number: box for number, box in before.items() if 0 < box["opacity"] < 1}
        assert appearing and any(int(number) % 5 == 3 for number in appearing), f"{section}: nothing appears: {before}"
        kept = [int(number) for number in before if int(number) % 5 in (0, 1)]
        start, ghosts, grounds_again = page.evaluate(AGAIN, kept)
        assert start and not differing(before, start), f"{section}: they start elsewhere: {differing(before, start)}"
        left = {number: box for number, box in appearing.items() if number in ghosts}
        assert left, f"{section}: nothing is left of {appearing.keys()}"
        assert not differing(left, ghosts), f"{section}: what is left is elsewhere: {differing(left, ghosts)}"
        for number, box in left.items():
            assert abs(box["opacity"] - ghosts[number]["opacity"]) < .02, f"{section}: {number} is seen otherwise"
        assert are_alike(grounds, grounds_again), f"{section}: from backgrounds at {grounds} to {grounds_again}"
        ends, at_rest = page.evaluate(GROUNDS)
        assert are_alike(ends, at_rest), f"{section}: backgrounds end at {ends} and rest at {at_rest}"
        page.evaluate("changing.finish()")
        rests(page)
        page.evaluate("changing.filter(1, 0); changing.finish()")
        rests(page)


def check_layout_shifts(page):
    page.evaluate("addEventListener('keydown', ({key}) => { if (key == 'x') changing.filter(3, 0, 1); })")
    start_counting_shifts(page)
    for section in SECTIONS:
        scroll_to(page, section, 100)
        # Shifts from before the key are forgotten.
        check_shifts(page, [])
        page.keyboard.press("x")
        rests(page)
        page.evaluate(FRAMES)
        page.wait_for_timeout(700)
        faults = []
        check_shifts(page, faults)
        assert not faults, f"{section}: {faults}"
        page.evaluate("changing.filter(1, 0)")
        rests(page)


def check_limits(page):
    scroll_to(page, "grid", 300)
    page.evaluate("changing.filterFew({travels: 5, ghosts: 3})")
    found = page.evaluate("[changing.travels(), Object.keys(changing.ghosts()).length]")
    assert found == [5, 3], f"of 5 and 3 there are {found}"
    page.evaluate("changing.finish(); changing.filter(1, 0); changing.finish()")
    rests(page)


def check_work(page):
    """How many boxes are measured does not depend on how long the page is."""
    scroll_to(page, "grid", 1500)
    count = page.evaluate("""() => {
      const {prototype} = Element, measure = prototype.getBoundingClientRect;
      let count = 0;
      prototype.getBoundingClientRect = function () { count += 1; return measure.call(this); };
      changing.filter(5, 1, 2);
      prototype.getBoundingClientRect = measure;
      return count;
    }""")
    assert count < COUNT / 2, f"{count} boxes are measured"
    page.evaluate("changing.finish(); changing.filter(1, 0)")
    rests(page)
    return count


def check_stillness(page):
    scroll_to(page, "grid", 700)
    before = page.evaluate("changing.seen()")
    page.evaluate("changing.filter(5, 1, 2)")
    assert page.evaluate("changing.own().length") == 0, "something plays without motion"
    assert page.locator("vitrine-removed, vitrine-surfaces").count() == 0, "something fades without motion"
    after = page.evaluate("changing.seen()")
    first = next(number for number, box in before.items() if box["top"] >= 0 and int(number) % 5 in (1, 2))
    assert abs(before[first]["top"] - after[first]["top"]) < TOLERANCE, "what one looks at moved"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.environ.get("VITRINE", "vitrine"), help="vitrine")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        address = build(os.path.abspath(options.program), Path(folder))
        browser = launch(playwright, "--hide-scrollbars")
        size = {"width": 1000, "height": 800}
        page = opened(browser.new_context(viewport=size), address)
        page.evaluate("document.querySelectorAll('details').forEach((outline, index) => outline.open = index < 3)")
        eased, count = spring(), 0
        for section in SECTIONS:
            for offset in [0, 260, 1700] if section != "outline" else [0, 260]:
                for kept in [[0], [1, 2, 3]]:
                    check_filter(page, eased, section, offset, kept)
                    count += 1
        check_two_in_a_row(page)
        check_attention(page)
        check_layout_shifts(page)
        check_limits(page)
        measured = check_work(page)
        check_stillness(opened(browser.new_context(viewport=size, reduced_motion="reduce"), address))
        browser.close()
    print(f"{count} filters of {COUNT} items started and ended where they should; {measured} boxes measured")


if __name__ == "__main__":
    sys.exit(main())
