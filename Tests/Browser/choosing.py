#!/usr/bin/env python3
"""Chooses layouts as visitors do: with the mouse, the keyboard, without a script, and on a page that remembers.

usage: choosing.py PROGRAM

The first frame has to look as the page did, the last one as the new layout, and on the way every picture is on its
way and whole, also on pages of 88 and of 2,000 items. Exits 1 if anything is not as it should be.
"""

import json
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from built_site import ALL, Browser, BuiltSite, Tally, built, pause, soon
from choices import DRAWING, differ
from motion import SHIFTS, check_shifts, finish, rests

PAGES = {"some": 88, "many": 2000}
CHOICES = ["grid", "list", "gallery", "carousel", "flow"]
MOTIONS = [("grid", "list"), ("list", "gallery"), ("gallery", "flow"), ("flow", "carousel"), ("carousel", "list"), ("list", "grid")]
SCROLLED = [0, 1500]
WIDTHS = [375, 768, 1440]

# The places of the items in sight, found without a look at the others, which need not be laid out.
SEEN = """() => {
  const seen = {};
  for (let x = 8; x < innerWidth; x += 16) {
    for (let y = 4; y < innerHeight; y += 8) {
      const item = document.elementFromPoint(x, y)?.closest('.w li[id]');
      if (!item || seen[item.id]) continue;
      const {left, top} = item.getBoundingClientRect();
      seen[item.id] = [left, top];
    }
  }
  return seen;
}"""

# Chooses a layout; how long the click took, when the first frame came in which items move, and which these are.
CHOOSE = """name => new Promise(resolve => {
  const start = performance.now(), input = document.querySelector(`[value=${name}]`);
  input.click();
  const click = performance.now() - start;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const frame = performance.now() - start;
    const moving = document.getAnimations().map(({effect}) => effect.target.closest('li')).filter(Boolean);
    resolve({click, frame, moving: moving.map(({id}) => id)});
  }));
})"""

# From now on a choice stands still in its first frame.
FREEZE = """() => document.addEventListener('change', () => {
  window.held = document.getAnimations();
  for (const animation of held) animation.pause();
}, {once: true})"""
SHOW = "time => { for (const animation of window.held) animation.currentTime = time; }"

# The pictures that are seen, as they are: symbols as large as their letters. What a list or anything else around one
# cuts off of it is told, if the window would show that.
PICTURES = """() => {
  const boxes = {}, cut = [];
  for (const item of document.querySelectorAll('.w li[id]')) {
    const picture = [...item.querySelectorAll('.picture, .symbol')].find(one => one.getClientRects().length);
    if (!picture) continue;
    const range = document.createRange();
    range.selectNodeContents(picture);
    const {left, top, right, bottom} = (picture.matches('.symbol') ? range : picture).getBoundingClientRect();
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) continue;
    boxes[item.id] = [left, top, right, bottom];
    for (let around = picture.parentElement; around != document.body; around = around.parentElement) {
      const {overflowX, overflowY, clipPath, contentVisibility} = getComputedStyle(around), edge = around.getBoundingClientRect();
      const cuts = [overflowX, overflowY].some(way => way != 'visible') || clipPath != 'none' || contentVisibility != 'visible';
      const isOut = Math.max(left, 0) < edge.left - 1 || Math.min(right, innerWidth) > edge.right + 1
        || Math.max(top, 0) < edge.top - 1 || Math.min(bottom, innerHeight) > edge.bottom + 1;
      if (cuts && isOut) cut.push(`${item.id} by ${around.className || around.localName}`);
    }
  }
  return {boxes, cut};
}"""

# What a motion leaves; chunks stay laid out.
LEFT = """() => document.querySelectorAll('vitrine-removed, vitrine-surfaces').length
  + document.getAnimations().filter(({playState}) => playState == 'running').length"""


def write(folder):
    (folder / "index.md").write_text("---\ntitle: Choices\n---\n")
    for name, count in PAGES.items():
        page = folder / name
        page.mkdir()
        items = [{"id": f"i{number}", "title": f"Item {number}", "subtitle": "Of some kind", "symbol": "🏔"} for number in range(count)]
        (page / "items.json").write_text(json.dumps(items))
        (page / "index.md").write_text(
            f"---\ntitle: {name}\ncollection: {{ from: items.json, page: false }}\nsections:\n"
            f"  - id: s\n    title: Items\n    layout: {{ choose: [{', '.join(CHOICES)}] }}\n---\n")
    # A picture in three of four, of several shapes, else a symbol in one of two.
    page = folder / "pictures"
    page.mkdir()
    for number, (w, h) in enumerate([(60, 40), (48, 48), (40, 52)]):
        (page / f"d{number}.svg").write_text(DRAWING.format(w=w, h=h, r=h // 3, hue=90 * number))
    items = [{"id": f"i{number}", "title": f"Item {number}" + " with a long title" * (number % 5 == 3), "badge": ["New thing", ""][number % 2]}
             | ({"image": {"src": f"d{number % 3}.svg", "alt": ""}} if number % 4 else {"symbol": "🏔"} if number % 8 else {}) for number in range(40)]
    (page / "items.json").write_text(json.dumps(items))
    (page / "index.md").write_text(
        "---\ntitle: Pictures\ncollection: { from: items.json, page: false }\nsections:\n"
        "  - { id: s, layout: { choose: [{ grid: { narrowest: 150 } }, { list: { style: inset } }, gallery, carousel, flow] } }\n---\n")
    page = folder / "two"
    page.mkdir()
    (page / "items.json").write_text(json.dumps([{"id": f"i{number}", "title": f"Item {number}", "kind": "ab"[number % 2]} for number in range(12)]))
    (page / "index.md").write_text(
        "---\ntitle: Two\ncollection: { from: items.json }\nsections:\n"
        "  - { id: a, title: A, where: { kind: a }, layout: { choose: [grid, { list: { style: inset }, title: Rows }] } }\n"
        "  - { id: b, where: { kind: b }, layout: { choose: [list, grid] } }\n---\n")


def moving_page(browser, width=1280, **more):
    context = browser.chromium.new_context(viewport={"width": width, "height": 900}, **more)
    return context.new_page()


def check_travel(site, browser, tally):
    for name in PAGES:
        motions = MOTIONS if ALL else MOTIONS[::2] if name == "some" else MOTIONS[::3]
        for number, (before, after) in enumerate(motions):
            for scrolled in SCROLLED if ALL else [SCROLLED[number % 2]]:
                page = moving_page(browser)
                page.goto(site.address(f"{name}/index.html"))
                page.evaluate("name => { document.querySelector(`[value=${name}]`).checked = true }", before)
                page.reload()
                page.evaluate("name => document.querySelector(`[value=${name}]`).click()", before)
                rests(page)
                page.evaluate("top => scrollTo(0, top)", scrolled)
                pause(page, 200)
                were = page.evaluate(SEEN)
                took = page.evaluate(CHOOSE, after)
                finish(page)
                rests(page)
                seen = page.evaluate(SEEN)
                still = [i for i, at in seen.items() if i not in took["moving"] and at != were.get(i)]
                place = f"{name}, {before} to {after} at {scrolled}"
                tally.check(seen and not still, f"{place}: {len(still)} of {len(seen)} items in sight do not travel: {still[:8]}")
                print(f"{place}: {len(seen)} in sight, {took['click']:.0f} ms in the click, {took['frame']:.0f} ms to the first frame in motion")
                rest = soon(page, lambda: page.evaluate(LEFT), 0)
                tally.check(rest == 0, f"{place}: something is left of the motion")
                page.context.close()


def check_frames(site, browser, tally):
    judge = browser.page(100)
    for number, (before, after) in enumerate(MOTIONS):
        for width in WIDTHS if ALL else [WIDTHS[number % 3]]:
            page = moving_page(browser, width)
            page.goto(site.address("pictures/index.html"))
            page.evaluate("name => document.querySelector(`[value=${name}]`).click()", before)
            page.evaluate("""async () => {
              for (const image of document.images) { image.loading = 'eager'; await image.decode().catch(() => {}); }
              for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
              document.getAnimations().forEach(animation => animation.finish());
            }""")
            page.wait_for_function("!document.querySelector('vitrine-removed')")
            # The control, which already shows what was chosen, stands above.
            bottom = page.evaluate("document.querySelector('.choices').getBoundingClientRect().bottom + 4")
            clip = {"x": 0, "y": bottom, "width": width, "height": 900 - bottom}
            place = f"pictures, {before} to {after} at {width}"
            check_choice(page, after, clip, lambda holds, failure: tally.check(holds, f"{place}: {failure}"), judge)
            page.context.close()


def check_choice(page, after, clip, check, judge):
    look = lambda: (page.evaluate(PICTURES), page.screenshot(clip=clip))
    were, old = look()
    page.evaluate(SHIFTS)
    page.evaluate(FREEZE)
    page.locator(f".choices [value={after}]").click(timeout=120_000)
    page.evaluate(SHOW, 0)
    first, picture = look()
    for name, box in were["boxes"].items():
        if name in first["boxes"]:
            off = max(abs(a - b) for a, b in zip(box, first["boxes"][name]))
            check(off <= 1, f"{name} is {off} px from where it was in the first frame")
    difference = differ(judge, old, picture, 40, clip["width"] * clip["height"] // 100)
    check(not difference, f"the first frame is not what was there: {difference}")
    check(not first["cut"], f"cut off in the first frame: {first['cut'][:4]}")
    page.evaluate(SHOW, 150)
    middle = page.evaluate(PICTURES)
    check(not middle["cut"], f"cut off on the way: {middle['cut'][:4]}")
    # A spring goes a little further than where it comes to rest.
    page.evaluate("for (const animation of window.held) animation.finish()")
    page.wait_for_function("!document.querySelector('vitrine-removed')")
    last, picture = look()
    for name in first["boxes"].keys() & middle["boxes"].keys() & last["boxes"].keys():
        way = [max(abs(a - b) for a, b in zip(first["boxes"][name], boxes[name])) for boxes in (last["boxes"], middle["boxes"])]
        check(way[0] < 8 or 0 < way[1] < way[0], f"{name} is not on its way")
    page.evaluate("document.getAnimations().forEach(animation => animation.cancel())")
    rest, still = look()
    check(rest == last and not differ(judge, picture, still), "the last frame is not the new layout")
    faults = []
    pause(page, 600)
    check_shifts(page, faults)
    check(not faults, faults)


def display(page, section="#s"):
    return page.evaluate("""() => {
      const list = document.querySelector('.w > [role=list]'), item = list.querySelector('li .any');
      return [getComputedStyle(item).display, list.scrollWidth > list.clientWidth + 1, document.querySelector('.choices :checked').value];
    }""")


def comes_to(page, choice):
    """Whether `choice` comes to be taken: the browser tells of another medium with its next frame, which a busy machine
    draws late."""
    try:
        page.wait_for_function("choice => document.querySelector('.choices :checked').value == choice", arg=choice)
    except PlaywrightTimeout:
        return False
    return True


def check_keyboard(site, browser, tally):
    page = moving_page(browser, reduced_motion="reduce")
    page.goto(site.address("some/index.html"))
    page.locator(".choices input").first.focus()
    for expected in [*CHOICES[1:], CHOICES[0]]:
        page.keyboard.press("ArrowRight")
        tally.check(display(page)[2] == expected, f"the arrow key does not lead to {expected}")
        tally.check(page.evaluate("document.activeElement.value") == expected, f"the focus is not at {expected}")
        stops = page.evaluate("document.querySelector('.w > [role=list]').tabIndex == 0")
        tally.check(stops == (expected == "carousel"), f"the keyboard {'stops' if stops else 'does not stop'} at the {expected}")
    tally.check(page.evaluate("document.getAnimations().length") == 0, "something moves although no motion is wanted")
    page.keyboard.press("Tab")
    tally.check(page.evaluate("document.activeElement.type") != "radio", "the control is more than one stop")
    page.context.close()


def check_memory(site, browser, tally):
    context = browser.chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(site.address("some/index.html"))
    page.evaluate("document.querySelector('[value=carousel]').click()")
    page.add_init_script("""
      addEventListener('DOMContentLoaded', () => { window.early_ = document.querySelector('.choices :checked')?.value; });
      new PerformanceObserver(list => { window.shift_ = (window.shift_ ?? 0) + list.getEntries().reduce((sum, {value}) => sum + value, 0); })
        .observe({type: 'layout-shift', buffered: true});
    """)
    page.reload()
    pause(page, 300)
    tally.check(page.evaluate("window.early_") == "carousel", "the choice is not taken again before the page is read")
    tally.check(not page.evaluate("window.shift_"), "the page shifts when the choice is taken again")
    tally.check(display(page)[1], "the remembered carousel does not scroll")
    page.goto(site.address("many/index.html"))
    tally.check(display(page)[2] == "grid", "another page has the choice of the first")
    page.goto(site.address("two/index.html"))
    page.evaluate("document.querySelectorAll('.choices')[1].querySelector('[value=grid]').click()")
    page.reload()
    chosen = page.evaluate("[...document.querySelectorAll('.choices :checked')].map(({value}) => value)")
    tally.check(chosen == ["grid", "grid"], f"two sections came back as {chosen}")
    context.close()


def check_without_script(site, browser, tally):
    context = browser.chromium.new_context(viewport={"width": 1280, "height": 900}, java_script_enabled=False)
    page = context.new_page()
    page.goto(site.address("some/index.html"))
    places = []
    for name in CHOICES:
        page.locator(f".choices [value={name}]").check()
        boxes = [page.locator(".w li").nth(index).bounding_box() for index in range(3)]
        places.append([(round(box["x"]), round(box["y"]), round(box["width"])) for box in boxes])
    tally.check(len({str(place) for place in places}) == len(CHOICES), f"without a script some choices look alike: {places}")
    page.locator(".choices [value=list]").focus()
    page.keyboard.press("ArrowLeft")
    tally.check(page.locator(".choices [value=grid]").is_checked(), "without a script arrow keys do not choose")
    context.close()


def check_access(site, browser, tally):
    numbers = {"some": 5, "two": 2}
    for scheme, paths in [("light", numbers), ("dark", numbers)] if ALL else [("light", ["some"]), ("dark", ["two"])]:
        page = browser.page(1280, scheme=scheme)
        for path in paths:
            page.goto(site.address(f"{path}/index.html"))
            for index in range(0, numbers[path], 1 if ALL else 3):
                page.evaluate("index => document.querySelectorAll('.choices input')[index].click()", index)
                for violation in Axe().run(page).response["violations"]:
                    tally.check(False, f"{path} {index} {scheme}: {violation['id']} {violation['nodes'][0]['html'][:200]}")
                tally.check(True, "")
        page.context.close()


def check_print(site, browser, tally):
    page = moving_page(browser, reduced_motion="reduce")
    page.goto(site.address("some/index.html"))
    page.evaluate("document.querySelector('[value=flow]').click()")
    page.emulate_media(media="print")
    tally.check(comes_to(page, "grid"), "the first layout is not what is printed")
    tally.check(not page.locator(".choices").is_visible(), "the control is printed")
    page.emulate_media(media="screen")
    tally.check(comes_to(page, "flow"), "the choice does not come back after the print")
    page.context.close()


def check_builds(content, output, browser, tally):
    """What a build changed is played in the layout that is chosen, and the control keeps what it has."""
    items = json.loads((content / "two/items.json").read_text())
    (content / "two/items.json").write_text(json.dumps([*items[6:], *items[:6]]))
    subprocess.run([sys.argv[1], "build", "--content", content, "--output", output, "--quiet"], check=True)
    page = moving_page(browser)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(BuiltSite(output).address("two/index.html"))
    page.evaluate("document.querySelectorAll('.choices')[0].querySelectorAll('input')[1].click()")
    rests(page)
    rows = page.evaluate("[...document.querySelectorAll('.w')[0].querySelectorAll('li')].map(item => [item.id, item.getBoundingClientRect().left])")
    # In the grid items would come from the side as well.
    ways = page.evaluate("""() => new Promise(resolve => {
      document.querySelector('.whats-new a').click();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.getAnimations()
        .filter(({effect}) => effect.target.localName == 'li' && effect.target.closest('.section') == document.querySelector('.section'))
        .map(({effect}) => effect.getKeyframes()[0].translate))));
    })""")
    chosen = page.evaluate("[...document.querySelectorAll('.choices :checked')].map(({value}) => value)")
    tally.check(not errors, f"playing a build: {errors}")
    tally.check(chosen == ["list", "list"], f"after a build is played {chosen} are chosen")
    tally.check(len(ways) >= len(rows) - 1 and all(way and way.startswith("0px") for way in ways), f"rows do not travel as rows: {ways}")
    page.context.close()


def main():
    tally = Tally()
    with built(write) as (content, output):
        site = BuiltSite(output)
        with Browser() as browser:
            for check in [check_keyboard, check_memory, check_without_script, check_access, check_print, check_frames, check_travel]:
                check(site, browser, tally)
            check_builds(content, output, browser, tally)
    tally.end()


if __name__ == "__main__":
    main()
