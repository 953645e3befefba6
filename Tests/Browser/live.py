#!/usr/bin/env python3
"""Watches in a browser how an open page becomes what its files have become, while `vitrine serve` runs.

Titles, orders, outlines, layouts and texts are edited, one at a time and at random. After each edit the
page is what a reload would make of it, without one: elements that stay are the same, and with them focus,
selection, scrolling, what is open. What moves is seen to travel from where it was.

Exits 1 if anything is otherwise.
"""

import argparse
import json
import os
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from serve import is_marked, marked
from served import Served

# The page as it is, and as the server sends it: without what the preview adds, and what the reader opened.
SAME = """async () => {
  const normal = root => {
    for (const own of root.querySelectorAll('vitrine-removed, vitrine-problems, script[src^="/.vitrine/"]')) own.remove();
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (element.localName == 'details') element.removeAttribute('open');
      if (element.localName == 'link') element.setAttribute('href', element.getAttribute('href').replace(/\\?preview=.*/, ''));
      const attributes = [...element.attributes].sort((a, b) => a.name < b.name ? -1 : 1);
      for (const {name} of attributes) element.removeAttribute(name);
      for (const {name, value} of attributes) element.setAttribute(name, value);
    }
    return root.outerHTML;
  };
  const sent = await (await fetch(location, {cache: 'no-store'})).text();
  const expected = normal(new DOMParser().parseFromString(sent, 'text/html').documentElement);
  const found = normal(document.documentElement.cloneNode(true));
  if (found == expected) return true;
  let start = 0;
  while (found[start] == expected[start]) start += 1;
  window.unlike = [found.slice(start - 80, start + 200), expected.slice(start - 80, start + 200)];
  return false;
}"""

# Where an element is at each frame from now on, until it has rested for a while.
WATCH = """id => {
  const tops = window.tops = [];
  let rest = 0;
  const look = () => {
    const {top, left} = document.getElementById(id)?.getBoundingClientRect() ?? {};
    rest = tops.length && tops.at(-1)[0] == top && tops.at(-1)[1] == left ? rest + 1 : 0;
    tops.push([top, left]);
    if (rest < 40 || tops.length < 60) requestAnimationFrame(look);
    else window.isWatched = true;
  };
  window.isWatched = false;
  look();
}"""


class Birds:
    """A site of birds, in an order, with families."""

    def __init__(self, folder, count=40):
        self.folder = folder / "content/birds"
        self.folder.mkdir(parents=True)
        (folder / "content/site.yml").write_text("title: Birds\n")
        (folder / "content/index.md").write_text("---\ntitle: Home\n---\nFirst.\n\nSecond one.\n\n- Third\n")
        self.records = [self.record(number) for number in range(count)]
        (folder / "content/mark").mkdir()
        self.marks = 0
        self.layout = "list"
        self.sections = ["some", "families", "all"]
        self.next = count
        self.write()

    def record(self, number):
        return {"id": f"b{number}", "name": f"Bird {number}", "note": "before", "family": "ABC"[number % 3]}

    def write(self):
        sections = {
            "some": "{ id: some, title: Some, limit: 15, layout: { carousel: { width: 180 } }, repeats: true }",
            "families": "{ id: families, title: Families, outline: family, layout: list, repeats: true }",
            "all": f"{{ id: all, title: All, layout: {self.layout} }}",
        }
        self.write_file("index.md", "---\ntitle: Birds\n"
            "collection: { from: birds.json, id: id, page: true, fields: { title: name, subtitle: note } }\nsections:\n"
            + "".join(f"  - {sections[name]}\n" for name in self.sections) + "---\n")
        self.write_file("birds.json", json.dumps(self.records, indent=1))

    def are_served(self, page):
        """Waits until all edits are: another page, edited after them, says so."""
        self.marks += 1
        self.write_file("../mark/index.md", f"---\ntitle: Mark\n---\nMark {self.marks}.\n")
        page.wait_for_function(
            "async mark => (await (await fetch('/mark/', {cache: 'no-store'})).text()).includes(mark)",
            arg=f"Mark {self.marks}.", timeout=15_000)

    def write_file(self, name, text):
        """At once, as an editor does that saves a file."""
        file = self.folder / name
        if file.exists() and file.read_text() == text:
            return
        new = self.folder.parent.parent / "new"
        new.write_text(text)
        new.rename(file)

    def move(self, start, end):
        self.records.insert(end, self.records.pop(start))
        self.write()

    def insert(self, place):
        self.records.insert(place, self.record(self.next))
        self.next += 1
        self.write()
        return self.records[place]["id"]

    def change(self, place, **fields):
        self.records[place].update(fields)
        self.write()

    def edit_at_random(self, chance):
        kind = chance.randrange(8)
        place = chance.randrange(len(self.records))
        if kind == 0:
            self.insert(place)
        elif kind == 1 and len(self.records) > 5:
            self.records.pop(place)
        elif kind == 2:
            self.records.insert(chance.randrange(len(self.records)), self.records.pop(place))
        elif kind == 3:
            chance.shuffle(self.records)
        elif kind == 4:
            self.records[place]["family"] = chance.choice("ABCD")
        elif kind == 5:
            self.layout = chance.choice(["list", "{ grid: { columns: 3 } }", "gallery", "flow"])
        elif kind == 6:
            self.sections = chance.sample(["some", "families", "all"], chance.randint(1, 3))
        self.records[chance.randrange(len(self.records))]["note"] = chance.choice(["a < b", "\"c\"", "déjà", ""])
        self.write()


def becomes_the_same(birds, page):
    birds.are_served(page)
    try:
        page.wait_for_function(SAME, timeout=15_000)
    except Exception as error:
        raise AssertionError(f"not what a reload would show: {page.evaluate('window.unlike')}") from error
    assert is_marked(page), "the page was loaded anew"


def rests(page):
    page.wait_for_function(
        "document.getAnimations().every(animation => animation.playState != 'running') && !document.querySelector('vitrine-removed')")


def top(page, id):
    return page.evaluate("id => document.getElementById(id).getBoundingClientRect().top", id)


def check_title(birds, pages):
    items = [page.evaluate_handle("document.getElementById('i-b3')") for page in pages]
    birds.change(3, name="Crow & co")
    for page, item in zip(pages, items):
        expect(page.locator("#i-b3")).to_contain_text("Crow & co")
        becomes_the_same(birds, page)
        assert item.evaluate("item => item == document.getElementById('i-b3')"), "the item is another element"


def check_travel(birds, page):
    """From where it was to where it is, and not at once."""
    page.locator("#i-b6").scroll_into_view_if_needed()
    rests(page)
    start = top(page, "i-b6")
    item = page.evaluate_handle("document.getElementById('i-b6')")
    page.evaluate(WATCH, "i-b6")
    birds.move(6, 3)
    page.wait_for_function("window.isWatched")
    tops = [top for top, _ in page.evaluate("window.tops")]
    end = tops[-1]
    moving = [top for top in tops if abs(top - start) > 1 and abs(top - end) > 1]
    assert tops[0] == start and start - end > 100, f"from {start} to {end}"
    assert len(moving) > 4, f"it did not travel: {tops}"
    assert max(abs(a - b) for a, b in zip(tops, tops[1:])) < .6 * (start - end), f"it jumped: {tops}"
    assert item.evaluate("item => item == document.getElementById('i-b6')"), "the item is another element"
    becomes_the_same(birds, page)
    birds.move(3, 6)
    becomes_the_same(birds, page)


def check_two_in_a_row(birds, page):
    """The second starts from where the first is."""
    rests(page)
    page.evaluate(WATCH, "i-b6")
    start = top(page, "i-b6")
    birds.move(6, 1)
    page.wait_for_function("start => Math.abs(document.getElementById('i-b6').getBoundingClientRect().top - start) > 30", arg=start, polling=5)
    birds.move(1, 9)
    page.wait_for_function("window.isWatched")
    tops = [top for top, _ in page.evaluate("window.tops")]
    span = max(tops) - min(tops)
    assert max(abs(a - b) for a, b in zip(tops, tops[1:])) < .5 * span, f"it jumped: {tops}"
    becomes_the_same(birds, page)
    birds.move(9, 6)
    becomes_the_same(birds, page)


def slowed(page, rate):
    """Motion at another rate, so that what lasts for a moment can be looked at."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})
    return session


def check_insertion(birds, page, pictures):
    rests(page)
    session = slowed(page, .05)
    new = birds.insert(5)
    page.wait_for_selector(f"#i-{new}", state="attached")
    opacity = page.evaluate("id => getComputedStyle(document.getElementById(id)).opacity", f"i-{new}")
    assert float(opacity) < 1, "it was there at once"
    if pictures:
        page.wait_for_timeout(4000)
        page.screenshot(path=f"{pictures}/inserted.png")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    becomes_the_same(birds, page)
    rests(page)
    session = slowed(page, .05)
    birds.records.pop(5)
    birds.write()
    ghost = page.wait_for_selector("vitrine-removed li:not([data-frame])", state="attached")
    layer = page.locator("vitrine-removed")
    box = ghost.bounding_box()
    assert layer.get_attribute("aria-hidden") == "true" and layer.evaluate("layer => layer.inert")
    assert box and box["height"] > 30, f"what is removed cannot be seen: {box}"
    if pictures:
        page.screenshot(path=f"{pictures}/removed.png")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(page.locator("vitrine-removed")).to_have_count(0)
    becomes_the_same(birds, page)


def check_place(birds, page):
    """What one reads stays where it is in the window."""
    page.evaluate("document.getElementById('i-b20').scrollIntoView({block: 'start'}); scrollBy(0, -120)")
    rests(page)
    before = top(page, "i-b20")
    birds.insert(2)
    becomes_the_same(birds, page)
    assert abs(top(page, "i-b20") - before) < 1, f"from {before} to {top(page, 'i-b20')}"
    birds.records.pop(2)
    birds.write()
    becomes_the_same(birds, page)
    assert abs(top(page, "i-b20") - before) < 1, f"from {before} to {top(page, 'i-b20')}"
    # At the top it is the page's beginning that stays.
    page.evaluate("scrollTo(0, 0)")
    birds.insert(0)
    becomes_the_same(birds, page)
    assert page.evaluate("scrollY") == 0, "it scrolled away from the top"
    birds.records.pop(0)
    birds.write()
    becomes_the_same(birds, page)


def check_attention(birds, page):
    """Focus, selection, an outline that was closed and one that was opened, a carousel's place."""
    page.locator("#i-b8 a").focus()
    page.evaluate("""() => {
      const outlines = document.querySelectorAll('section[aria-labelledby=s-families] details');
      outlines[0].open = false;
      outlines[1].open = true;
      document.querySelector('.scroller').scrollLeft = 400;
      const text = document.querySelector('#i-b8 .t').firstChild;
      getSelection().setBaseAndExtent(text, 1, text, 4);
    }""")
    page.wait_for_timeout(400)
    # Of the carousel, what it shows first.
    state = """() => {
      const list = document.querySelector('.scroller');
      const first = [...list.children].find(item => item.getBoundingClientRect().left >= list.getBoundingClientRect().left - 1);
      const outlines = document.querySelectorAll('section[aria-labelledby=s-families] details');
      return [document.activeElement.closest('li')?.id, outlines[0].open, outlines[1].open,
        first.id, getSelection().toString()];
    }"""
    before = page.evaluate(state)
    assert before[:3] == ["i-b8", False, True] and before[3] != "i-some~b0" and before[4] == "ird", before
    for edit in [
        lambda: birds.move(8, 4), lambda: birds.change(4, note="another"), lambda: birds.change(4, family="C"),
        lambda: birds.move(4, 8), lambda: birds.insert(30), lambda: birds.change(8, name="Bird 8!"),
    ]:
        edit()
        becomes_the_same(birds, page)
        rests(page)
        after = page.evaluate(state)
        assert after == before, f"from {before} to {after}"


def check_layout(birds, page):
    """Stylesheet and page change in one motion."""
    page.locator("#i-b4").scroll_into_view_if_needed()
    rests(page)
    item = page.evaluate_handle("document.getElementById('i-b4')")
    page.evaluate(WATCH, "i-b4")
    birds.layout = "{ grid: { columns: 3 } }"
    birds.write()
    page.wait_for_function("window.isWatched")
    places = page.evaluate("window.tops")
    widths = {round(left) for _, left in places}
    assert len(widths) > 3, f"it did not travel: {places}"
    becomes_the_same(birds, page)
    assert page.evaluate("document.querySelectorAll('link[rel=stylesheet]').length") == 1
    assert item.evaluate("item => item == document.getElementById('i-b4')"), "the item is another element"
    birds.layout = "list"
    birds.write()
    becomes_the_same(birds, page)


def check_stillness(birds, browser, address):
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    marked(page)
    page.evaluate("""() => {
      window.most = 0;
      const look = () => {
        window.most = Math.max(window.most, document.getAnimations().filter(animation => !(animation instanceof CSSTransition) && animation.effect.target != document.documentElement).length);
        requestAnimationFrame(look);
      };
      look();
    }""")
    birds.move(6, 3)
    page.wait_for_function(SAME)
    birds.insert(2)
    page.wait_for_function(SAME)
    birds.records.pop(2)
    birds.move(3, 6)
    becomes_the_same(birds, page)
    page.wait_for_timeout(300)
    assert page.evaluate("window.most") == 0, f"{page.evaluate('window.most')} animations"
    context.close()


def check_sleep(birds, page):
    """A page that missed two changes is led from where it is."""
    page.evaluate("""() => {
      Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => window.isHidden ? 'hidden' : 'visible'});
      window.isHidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    birds.change(1, note="asleep")
    page.wait_for_timeout(500)
    birds.move(2, 12)
    page.wait_for_timeout(500)
    assert "asleep" not in page.locator("main").inner_text()
    page.evaluate("window.isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("main")).to_contain_text("asleep")
    becomes_the_same(birds, page)


def check_text(birds, page, address):
    """Paragraphs of a page that is text."""
    page.goto(address)
    marked(page)
    page.evaluate("""() => {
      window.list = document.querySelector('.prose ul');
      const text = document.querySelectorAll('.prose p')[1].firstChild;
      getSelection().setBaseAndExtent(text, 0, text, 6);
    }""")
    for text in ["First.\n\nNew *here*.\n\nSecond one.\n\n- Third\n", "New *here*.\n\nSecond one, and more.\n\n- Third\n- Fourth\n"]:
        birds.write_file("../index.md", f"---\ntitle: Home\n---\n{text}")
        becomes_the_same(birds, page)
        assert page.evaluate("getSelection().toString()") == "Second"
        assert page.evaluate("window.list == document.querySelector('.prose ul')")


def check_at_random(birds, page, edits, seed):
    chance = random.Random(seed)
    for number in range(edits):
        birds.edit_at_random(chance)
        try:
            becomes_the_same(birds, page)
        except AssertionError as error:
            raise AssertionError(f"edit {number} of seed {seed}: {error}") from error
        if chance.random() < .5:
            page.evaluate("scrollTo(0, Math.random() * document.body.scrollHeight)")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.environ.get("VITRINE", "vitrine"), help="vitrine")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--pictures", help="a folder for pictures of pages that move")
    parser.add_argument("--edits", type=int, default=40, help="how many edits at random")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        birds = Birds(folder)
        browser = playwright.chromium.launch(executable_path=options.browser, args=["--no-sandbox"])
        served = Served(os.path.abspath(options.program), folder)
        try:
            address = served.address + "birds/"
            pages = [browser.new_page() for _ in range(2)]
            for page in pages:
                page.on("console", lambda message: print(f"the page says: {message.text}"))
                page.on("pageerror", lambda error: print(f"an error in the page: {error}"))
                page.goto(address)
                marked(page)
            check_title(birds, pages)
            page = pages[0]
            check_travel(birds, page)
            check_two_in_a_row(birds, page)
            check_insertion(birds, page, options.pictures)
            check_place(birds, page)
            check_attention(birds, page)
            check_layout(birds, page)
            check_stillness(birds, browser, address)
            check_sleep(birds, page)
            check_at_random(birds, page, options.edits, options.seed)
            check_text(birds, pages[1], served.address)
        finally:
            served.end()
        browser.close()
    print(f"titles, orders, outlines, layouts, texts and {options.edits} edits at random: each page became what it should be")


if __name__ == "__main__":
    sys.exit(main())
