#!/usr/bin/env python3
"""Does in Chromium, Firefox and WebKit what a person's eyes and hands depend on: a little of each suite.

usage: engines.py PROGRAM --program AGREEMENT [--in ENGINE…] [--only PART…] [--site SITE]

Boxes of layouts, and of what plays at its start and its end, stand where the engine puts them. What searches and filters
find is what a slow reference finds; words are typed, values clicked, items selected with the mouse and with keys. An open
page becomes what its files have become, in motion; items are dragged, moved with keys and put back. Nothing that axe knows
of is wrong, no text is cut off, and words in the place of a picture that is on its way stand in that place.

Exits 1 if anything is otherwise in one of them.
"""

import argparse
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

import agreement
import found
import playing
import transitions
from axe import AXE, RUN
from birds import Birds, becomes_the_same
from browser_window import WINDOWS
from built_site import ALL, CAN_FIND, MOST_ITEMS, SHORTEN, BuiltSite, Tally
from motion import PACE, longest_step, pace, rests, top, watch, watched
from played import chosen
from results import Result
from serve import marked
from served import Served
from text import FIND

KINDS = ["owls", "ducks", "gulls"]
COUNT = 30

# Pages of content of which what plays is compared, each for another kind of motion.
PLAYING = {
    "Chromium": ["rows", "sections"], "Firefox": ["rows", "layouts", "scrollers", "parents"],
    "WebKit": ["cards", "sections", "scrollers", "pictures"]}

# Of the pages that rules alone play, and of those of the sample site, each browser has others: every OFth from number
# PART on. Chromium has the rest in suites of its own.
SHARES = {"Chromium": (0, 8), "Firefox": (1, 4), "WebKit": (3, 4)}


def share_of(window):
    return (0, 1) if ALL else SHARES[window.name]


class Part:
    """What a part of the suite needs: a window, the program, a folder, and where it counts."""

    def __init__(self, options, window, folder, tally):
        self.options, self.window, self.folder, self.tally = options, window, folder, tally

    def check(self, holds, failure):
        self.tally.check(holds, f"{self.window.name}: {failure}")

    def built(self, name, write):
        """The folder of a site that the program builds of what `write` puts into a folder."""
        content, site = self.folder / name / "content", self.folder / name / "site"
        if not content.exists():
            write(content)
            subprocess.run(
                [self.options.vitrine, "build", "--content", content, "--output", site, "--quiet"], check=True)
        return site.resolve()


# Layouts.


class Worker(agreement.Worker):
    """Compares layouts in the window instead of browsers of its own."""

    def __init__(self, options, window, folder):
        self.options, self.folder = options, folder
        self.engine = agreement.Engine(options.program, options.random, options.seed)
        self.pages = {1: window}

    def compare_at(self, page, density, index, counts, widths):
        # What all engines can keep: Firefox has lengths in 1/60 px, the others in 1/64.
        super().compare_at(page, density, index, counts, [round(width * 4) / 4 for width in widths])


def check_agreement(part):
    options = SimpleNamespace(**vars(part.options), many=0, seed=0, dense=0)
    worker = Worker(options, part.window, part.folder)
    names = list(enumerate(json.loads(worker.engine.ask("layouts"))))
    # Chromium compares all of them elsewhere.
    results = [worker.compare(*layout) for layout in names[:: 1 if ALL else 6]]
    worker.engine.close()
    if part.window.name == "Firefox":
        # It may rest some px behind the end of a group that is longer than the window.
        for result in results:
            if result.name.startswith("groups longer than the window"):
                result.faults = [fault for fault in result.faults if "came to rest" not in fault]
    report(part, results, "layouts")


def check_transitions(part):
    engine = agreement.Engine(part.options.program)
    names = json.loads(engine.ask("transitions"))
    layouts = dict.fromkeys(name.rsplit(" ", 1)[0] for name in names)
    pairs = [(f"{layout} ltr", f"{layout} rtl") for layout in layouts]
    results = []
    for name in chosen(pairs, SimpleNamespace(in_turn=not ALL, share=share_of(part.window), only=None)):
        result, folder = Result(name), part.folder / f"{names.index(name)}"
        engine.ask("transition-site", names.index(name), folder)
        window = part.window
        comparison = transitions.Comparison(engine, names.index(name), result)
        window.open((folder / "index.html").as_uri(), random.Random(name).randrange(340, 1600), 800)
        window.evaluate(transitions.SCRIPT)
        if window.evaluate("transitions.animations().length"):
            result.faults.append("something plays on load")
        comparison.compare(window, name.rsplit(" ", 1)[1])
        results.append(result)
    engine.close()
    report(part, results, "pages that play")


def check_playing(part):
    """The same of lists of content, where a script plays."""
    old = playing.build(part.options.vitrine, part.folder, 0)
    sites = old, playing.build(part.options.vitrine, part.folder, 1, previous=old)
    names = list(playing.PAGES) if ALL else PLAYING[part.window.name]
    pairs = [(name, f"rtl-{name}") for name in names]
    options = SimpleNamespace(in_turn=not ALL, share=(0, 1), only=None, widths=part.options.widths)
    report(part, [playing.compare(part.window, sites, name, options) for name in chosen(pairs, options)], "pages of content that play")


def report(part, results, what):
    for result in results:
        part.check(result.boxes and not result.faults, f"{result.name}: {result.faults[:3] or 'nothing was compared'}")
    worst = max(results, key=lambda result: result.largest)
    print(f"{part.window.name}: {sum(result.boxes for result in results)} boxes of {len(results)} {what}, "
          f"at most {worst.largest:.4f} px off ({worst.name}, {worst.where})")


# Searching, filtering and selecting.


def write_birds(folder):
    (folder / "birds").mkdir(parents=True)
    (folder / "site.yml").write_text("title: Birds\nsearch: true\n")
    (folder / "index.md").write_text("---\ntitle: Home\n---\nA page about [birds](birds/).\n")
    (folder / "birds/items.json").write_text(json.dumps([
        {"id": f"b{n}", "title": f"Bird {n}", "kind": KINDS[n % 3], "year": 1900 + n * 7 % COUNT,
         "subtitle": "Wades in rivers" if n % 5 == 0 else "Sings in trees"} for n in range(COUNT)]))
    (folder / "birds/index.md").write_text(
        "---\ntitle: Birds\ncollection: { from: items.json, id: id, page: true, fields: { title: title, subtitle: subtitle, year: year, kind: kind } }\n"
        "search: true\nfilters: [kind, { field: year, by: range }]\nsorts: [{ by: -year, title: Newest first }]\nsections:\n"
        "  - { id: all, title: All, select: many, layout: { grid: { columns: 4 } } }\n---\n")


SHOWN = "() => [...document.querySelectorAll('.w li[id]')].filter(item => item.checkVisibility()).map(item => +item.id.slice(3))"
SELECTED = "[...document.querySelectorAll('[data-selected]')].map(({id}) => +id.slice(3)).sort((a, b) => a - b)"
FOCUSED = "+(document.activeElement.closest('li')?.id.slice(3) ?? -1)"


def is_soon(window, script, expected):
    """What a script comes to, at once or a little later."""
    end, answer = time.monotonic() + 10, None
    while answer != expected and time.monotonic() < end:
        window.wait_for_timeout(50)
        try:
            answer = window.evaluate(script)
        except window.failures:
            pass  # Between two pages there is nothing to ask.
    return answer == expected or print(f"  {answer} instead of {expected}") is not None


def check_hands(part):
    """A word is typed, a value clicked, an order chosen, and each taken back."""
    window, numbers = part.window, list(range(COUNT))
    window.open((part.built("birds", write_birds) / "birds/index.html").as_uri())
    rivers = [n for n in numbers if n % 5 == 0]
    window.write(".finding [name=q]", "rivers")
    part.check(is_soon(window, SHOWN, rivers), "a word typed finds something else")
    part.check(is_soon(window, "location.search", "?q=rivers"), "the address does not tell what is searched")
    window.click(".to-filters")
    if not window.evaluate("document.querySelector('.facet').open"):
        window.click(".facet summary")
    window.wait_for_function("document.querySelector('.facet .offer input')?.checkVisibility()")
    rests(window)
    window.click(".facet .offer:has(input)")
    window.press("Escape")
    window.wait_for_function("new URLSearchParams(location.search).get('kind')")
    kind = window.evaluate("new URLSearchParams(location.search).get('kind')")
    part.check(is_soon(window, SHOWN, [n for n in rivers if KINDS[n % 3] == kind]), f"with {kind} clicked it shows something else")
    part.check(not window.evaluate("document.querySelector('.filters:popover-open')"), "Escape leaves the filters open")
    window.evaluate("history.back()")
    part.check(is_soon(window, SHOWN, rivers), "going back does not take a value back")
    window.write(".finding [name=q]", "")
    part.check(is_soon(window, SHOWN, numbers), "without a word not all is shown")
    window.evaluate("""() => {
      const order = document.querySelector('.finding [name=sort]');
      order.value = '-year';
      order.dispatchEvent(new Event('change', {bubbles: true}));
    }""")
    newest = sorted(numbers, key=lambda n: -(n * 7 % COUNT))
    part.check(is_soon(window, SHOWN, newest), "another order is something else")

    window.open((part.built("birds", write_birds) / "index.html").as_uri())
    window.press("Control+k")
    window.wait_for_function("document.querySelector('dialog.search')?.open")
    window.type("bird 17")
    # All of them are there then.
    window.wait_for_function("document.querySelector('.search-count').textContent")
    window.press("ArrowDown")
    window.press("Enter")
    window.wait_for_function("location.pathname.endsWith('/birds/b17/index.html') && document.readyState == 'complete'")
    part.check(window.inner_text("h1") == "Bird 17", "a hit of the search leads to another page")


def check_selecting(part):
    window = part.window
    window.open((part.built("birds", write_birds) / "birds/index.html").as_uri())

    def expect(wanted, what, script=SELECTED):
        part.check(is_soon(window, script, wanted), what)

    window.click(".select")
    for number, keys, wanted in [
        (1, [], [1]), (3, ["Control"], [1, 3]), (6, ["Shift"], [1, 3, 4, 5, 6]), (2, ["Shift"], [1, 2, 3]), (1, [], [2, 3]),
    ]:
        window.click(f"#i-b{number}", *keys)
        expect(wanted, f"a click on {number} with {keys} selects something else")
    part.check(window.evaluate("getSelection().isCollapsed"), "a click selects text")
    expect("2 selected", "it says something else", "document.querySelector('.selection [role=status]').textContent")
    window.click(".selection [value=clear]")
    expect([], "it is not cleared")
    window.evaluate("document.querySelector('.w [tabindex=\"0\"]').focus()")
    for keys, wanted in [("Home", 0), ("ArrowRight", 1), ("ArrowDown", 5), ("ArrowLeft", 4)]:
        window.press(keys)
        expect(wanted, f"{keys} leads to another item", FOCUSED)
    for keys, wanted in [("Space", [4]), ("Shift+ArrowRight", [4, 5]), ("Control+a", list(range(COUNT))), ("Escape", [])]:
        window.press(keys)
        expect(wanted, f"{keys} selects something else")
    expect("select", "the focus is lost at the end", "document.activeElement.className")


def check_finding(part):
    """Random states of filters, searches, orders and groups, against the slow reference of `found.py`."""
    pages = [
        ("list", found.Collection(1, 60), "layout: list"),
        ("outline", found.Collection(3, 60, with_children=True), "layout: list"),
        ("groups", found.Collection(5, 40), "layout: { grid: { picture: 1 } }")]
    tried = 0
    for name, collection, section in pages:
        site = part.built(f"found/{name}", lambda content: collection.write(content, section, "system"))
        window = part.window
        # All of it is in the window.
        window.open((site / "index.html").as_uri(), 1280, 5000)
        window.hover(".finding")
        window.wait_for_function(CAN_FIND)
        source, reference = random.Random(1), found.Reference(collection.items)
        for _ in range(part.options.states):
            state = found.random_state(source, collection.items, name == "groups")
            tried += 1
            for fault in found.check(window, reference, state, "outline:" in section):
                part.check(False, f"{name}, {found.address(state)}: {fault}")
            part.check(True, "")
    print(f"{part.window.name}: {tried} states of what is found")


# The preview.


class OpenPage:
    """The page of birds in the window, as the server shows it with these options; a context manager."""

    def __init__(self, part, name, *options):
        self.part, self.folder, self.options = part, part.folder / name, options

    def __enter__(self):
        birds = Birds(self.folder, count=18)
        self.served = Served(self.part.options.vitrine, self.folder, *self.options)
        self.part.window.open(f"{self.served.address}birds/", 1000, 700)
        marked(self.part.window)
        return birds

    def __exit__(self, *_):
        # Whatever is still loaded there comes to an end first.
        self.part.window.wait_for_timeout(500)
        self.part.window.goto("about:blank")
        self.served.end()


def becomes(part, birds, what):
    try:
        becomes_the_same(birds, part.window)
        part.check(True, what)
    except AssertionError as error:
        part.check(False, f"{what}: {error}")


def check_preview(part):
    """An open page becomes what its files are, and what moves comes from where it was."""
    with OpenPage(part, "preview") as birds:
        check_live(part, birds)


def check_live(part, birds):
    window = part.window
    window.evaluate("document.getElementById('i-b4').scrollIntoView({block: 'center', behavior: 'instant'})")
    rests(window)
    start = top(window, "i-b6")
    pace(window, times=3)
    watch(window, "i-b6")
    birds.move(6, 3)
    tops = [top for top, _ in watched(window)]
    way = abs(start - tops[-1])
    part.check(tops[0] == start and way > 80 and longest_step(tops) < .6 * way, f"what is moved jumps: {start}, {tops}")
    pace(window)
    becomes(part, birds, "moved")
    for what, edit in [
        ("inserted", lambda: birds.insert(5)), ("changed", lambda: birds.change(4, name="Crow & co", family="D")),
        ("as cards", lambda: birds.change_layout("{ grid: { columns: 3 } }")), ("as a list", lambda: birds.change_layout("list")),
        ("removed", lambda: birds.remove(5)),
    ]:
        edit()
        becomes(part, birds, what)
        rests(window)
    chance = random.Random(3)
    for number in range(part.options.edits):
        birds.edit_at_random(chance)
        becomes(part, birds, f"edit {number} at random")
    if not window.leaves:
        return
    birds.folder.rename(birds.folder.with_name("fowl 1%"))
    part.check(is_soon(window, "document.readyState == 'complete' && decodeURIComponent(location.pathname)", "/fowl 1%/"), "it stays where the page no longer is")


ORDER = "[...document.querySelectorAll('main li[id^=i-]')].map(({id}) => id.slice(2))"
BUTTON = """name => {
  const {x, y, width, height} = document.querySelector('vitrine-order').shadowRoot.querySelector(name).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


# What has a handle that something else lies over once that has the focus.
COVERED = """async () => {
  const covered = [];
  for (const handle of document.querySelectorAll('vitrine-handle > button')) {
    handle.focus();
    // A slow machine draws the first frames of a scroll late.
    for (let last, still = 0, count = 0; still < 4 && count < 90; count += 1) {
      still = last == scrollY ? still + 1 : 0;
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
    const {x, y, width, height} = handle.getBoundingClientRect();
    for (const down of [4, height / 2, height - 4]) {
      if (document.elementFromPoint(x + width / 2, y + down) != handle) covered.push(handle.ariaLabel);
    }
  }
  return [...new Set(covered)];
}"""


def check_dragging(part):
    """Items are moved with the mouse and with keys, and put back."""
    with OpenPage(part, "dragging", "--edit") as birds:
        birds.sections = ["all"]
        birds.write()
        part.window.wait_for_function("document.querySelectorAll('section vitrine-handle').length == 18 && !document.getElementById('s-some')")
        check_moves(part, birds)


def check_moves(part, birds):
    window = part.window
    rests(window)

    def ids():
        return [record["id"] for record in json.loads((birds.folder / "birds.json").read_text())]

    def expect(wanted, what):
        shows = is_soon(window, ORDER, wanted)
        end = time.monotonic() + 5
        while ids() != wanted and time.monotonic() < end:
            window.wait_for_timeout(50)
        part.check(shows and ids() == wanted, f"{what}: {ids()} is written instead of {wanted}")
        rests(window)

    before = ids()
    height = window.evaluate("id => document.getElementById(id).getBoundingClientRect().height", f"i-{before[1]}")
    window.hover(f"#i-{before[1]}")
    window.drag(f"#i-{before[1]} vitrine-handle", (0, height * 2.3))
    after = [before[0], *before[2:4], before[1], *before[4:]]
    expect(after, "dragged")
    window.click_at(*window.evaluate(BUTTON, ".undo"))
    expect(before, "taken back")
    window.evaluate("id => document.querySelector(`#${id} vitrine-handle > button`).focus()", f"i-{before[2]}")
    for keys in ["Space", "ArrowDown", "Space"]:
        window.press(keys)
        window.wait_for_timeout(100)
    after = [*before[:2], before[3], before[2], *before[4:]]
    expect(after, "moved with keys")
    window.press("Control+z")
    expect(before, "taken back with keys")
    for size in [(1000, 700), (375, 640)]:
        window.set_viewport_size(dict(zip(("width", "height"), size)))
        window.wait_for_timeout(300)
        part.check(not (covered := window.evaluate(COVERED)), f"at {size} the bar covers the handles of {covered}")


# What is seen and heard of pages.


def check_pages(part):
    """Every kind of page of a site: no text is cut off, no page too wide, and axe finds nothing."""
    if not part.options.site:
        return
    site, window, checks = BuiltSite(part.options.site, share_of(part.window)), part.window, 0
    axe = Path(AXE).read_text(encoding="utf-8")
    for path in site.sample(16 if ALL else 4):
        for width in [320, 768, 1280] if ALL else [375, 1280]:
            window.open(site.address(path), width, 900)
            window.evaluate(SHORTEN, MOST_ITEMS // 2)
            window.evaluate("for (const details of document.querySelectorAll('details:not(.facet, .world details)')) details.open = true")
            rests(window)
            if width == 1280:
                # WebKit says that titles of drawings are not displayed, and axe takes that for unheard.
                window.evaluate("document.head.insertAdjacentHTML('beforeend', '<style>svg title { display: inline !important }</style>')")
                window.evaluate(axe)
                result = window.evaluate(RUN)
                checks += result["checks"]
                for violation in result["violations"]:
                    part.check(False, "{path}: {id} ({count}): {help} {first} {why}".format(path=path, **violation))
                part.check(not result["broken"], f"{path}: axe broke off {result['broken']}")
            window.evaluate("document.head.insertAdjacentHTML('beforeend', '<style>* { content-visibility: visible !important }</style>')")
            result = window.evaluate(FIND)
            part.check(result["over"] <= 0, f"{path} at {width} px: {result['over']} px too wide")
            part.check(not result["found"], f"{path} at {width} px: {result['found'][:3]}")
    print(f"{part.window.name}: {checks} checks by axe")


def write_pictures(folder):
    folder.mkdir(parents=True)
    (folder / "a.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#357"/></svg>')
    (folder / "items.json").write_text(json.dumps([
        {"id": f"p{n}", "title": f"Picture {n}", "picture": {"src": "a.svg", "alt": "What it shows, in words"}} for n in range(4)]))
    (folder / "index.md").write_text(
        "---\ntitle: Pictures\ncollection: { from: items.json, id: id, page: false, fields: { title: title, image: picture } }\n"
        "sections: [{ title: All, layout: { grid: { columns: 4 } } }]\n---\n")


# Puts pictures from another address into the places of those that are there.
REPLACED = """source => {
  for (const old of document.querySelectorAll('.picture img')) {
    const picture = old.cloneNode();
    picture.loading = 'eager';
    picture.src = source;
    old.replaceWith(picture);
  }
}"""
WORDLESS = "for (const picture of document.querySelectorAll('.picture img')) picture.alt = ''"


def check_pictures(part):
    """While pictures are on their way no words stand in their places; where they do not come, words do."""
    window = part.window
    with socket.create_server(("127.0.0.1", 0)) as server:
        # It takes who asks, and never answers.
        window.open((part.built("pictures", write_pictures) / "index.html").as_uri())
        part.check(window.evaluate("document.querySelectorAll('.picture img').length") == 4, "there are no pictures")
        window.evaluate(REPLACED, f"http://127.0.0.1:{server.getsockname()[1]}/a.png")
        window.wait_for_timeout(300)
        words = window.screenshot()
        window.evaluate(WORDLESS)
        part.check(words == window.screenshot(), "words stand in the place of a picture that is on its way")
        window.evaluate("window.stop()")
    window.open((part.built("pictures", write_pictures) / "index.html").as_uri())
    window.evaluate(REPLACED, "nothing.png")
    window.wait_for_timeout(3500)
    words = window.screenshot()
    # WebKit does not take words away that it shows.
    window.evaluate(WORDLESS)
    window.evaluate(REPLACED, "nothing.png")
    window.wait_for_timeout(3500)
    part.check(words != window.screenshot(), "no words stand in the place of a picture that does not come")


# Those of pages in motion, and those of pages without.
PARTS = {
    "transitions": check_transitions, "playing": check_playing, "hands": check_hands, "selecting": check_selecting, "preview": check_preview,
    "dragging": check_dragging,
}
STILL_PARTS = {"agreement": check_agreement, "finding": check_finding, "pictures": check_pictures, "pages": check_pages}


def check(kind, options, tally):
    with tempfile.TemporaryDirectory() as folder:
        for still, parts in [(False, PARTS), (True, STILL_PARTS)]:
            asked = [name for name in parts if name in options.only]
            if not asked:
                continue
            with kind(still) as window:
                for name in asked:
                    start, before = time.monotonic(), tally.passed + tally.failed
                    try:
                        parts[name](Part(options, window, Path(folder), tally))
                    except Exception as error:
                        # What the other parts find is worth knowing too.
                        tally.check(False, f"{kind.name}, {name}: {error!r}")
                    print(f"{kind.name}: {tally.passed + tally.failed - before} checks of {name}, {time.monotonic() - start:.1f} s")


def main():
    names = [kind.name for kind in WINDOWS]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("vitrine", nargs="?", default=os.environ.get("VITRINE", "vitrine"))
    parser.add_argument("--program", required=True, help="a built VitrineAgreement")
    parser.add_argument("--site", help="the sample site, built")
    parser.add_argument("--in", dest="names", nargs="+", choices=names, default=names)
    parser.add_argument("--only", nargs="+", choices=[*PARTS, *STILL_PARTS], default=[*PARTS, *STILL_PARTS])
    parser.add_argument("--widths", type=int, default=10 if ALL else 1, help="widths a layout")
    parser.add_argument("--random", type=int, default=40 if ALL else 6, help="how many layouts of each kind from seeds")
    parser.add_argument("--states", type=int, default=40 if ALL else 6, help="states of what is found on a page")
    parser.add_argument("--edits", type=int, default=40 if ALL else 4, help="edits at random")
    options = parser.parse_args()
    options.vitrine = os.path.abspath(options.vitrine)
    tally = Tally()
    for kind in WINDOWS:
        if kind.name in options.names:
            check(kind, options, tally)
    tally.end()


if __name__ == "__main__":
    sys.exit(main())
