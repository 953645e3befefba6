#!/usr/bin/env python3
"""Watches in a browser how an open page becomes what its files have become, while `vitrine serve` runs.

Titles, orders, outlines, layouts and texts are edited, one at a time and at random. After each edit the
page is what a reload would make of it, without one: elements that stay are the same, and with them focus,
selection, scrolling, what is open. What moves is seen to travel from where it was.

Exits 1 if anything is otherwise.
"""

import argparse
import os
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from birds import Birds, becomes_the_same
from chromium import launch
from motion import finish, longest_step, pace, rests, top, watch, watched
from serve import marked
from served import Served


def check_title(birds, pages):
    items = [page.evaluate_handle("document.getElementById('i-b3')") for page in pages]
    birds.change(3, name="Crow & co")
    for page, item in zip(pages, items):
        expect(page.locator("#i-b3")).to_contain_text("Crow & co")
        becomes_the_same(birds, page)
        assert item.evaluate("item => item == document.getElementById('i-b3')"), "the item is another element"


def check_travel(birds, page):
    """From where it was to where it is, and not at once, also where the browser begins a little later."""
    page.locator("#i-b6").scroll_into_view_if_needed()
    rests(page)
    start = top(page, "i-b6")
    item = page.evaluate_handle("document.getElementById('i-b6')")
    pace(page, times=3, wait=40)
    watch(page, "i-b6")
    birds.move(6, 3)
    tops = [top for top, _ in watched(page)]
    end = tops[-1]
    moving = [top for top in tops if abs(top - start) > 1 and abs(top - end) > 1]
    assert tops[0] == start and start - end > 100, f"from {start} to {end}"
    assert len(moving) > 4, f"it did not travel: {tops}"
    assert longest_step(tops) < .6 * (start - end), f"it jumped: {tops}"
    assert item.evaluate("item => item == document.getElementById('i-b6')"), "the item is another element"
    pace(page)
    becomes_the_same(birds, page)
    birds.move(3, 6)
    becomes_the_same(birds, page)


def check_two_in_a_row(birds, page):
    """The second starts from where the first is."""
    rests(page)
    way = top(page, "i-b9") - top(page, "i-b1")
    pace(page, times=3)
    watch(page, "i-b6")
    start = top(page, "i-b6")
    birds.move(6, 1)
    page.wait_for_function("start => Math.abs(document.getElementById('i-b6').getBoundingClientRect().top - start) > 30", arg=start, polling=5)
    birds.move(1, 9)
    tops = [top for top, _ in watched(page)]
    assert longest_step(tops) < .5 * way, f"it jumped: {tops}"
    pace(page)
    becomes_the_same(birds, page)
    birds.move(9, 6)
    becomes_the_same(birds, page)


def check_insertion(birds, page, pictures):
    rests(page)
    pace(page, times=20)
    new = birds.insert(5)
    page.wait_for_selector(f"#i-{new}", state="attached")
    opacity = page.evaluate("id => getComputedStyle(document.getElementById(id)).opacity", f"i-{new}")
    assert float(opacity) < 1, "it was there at once"
    if pictures:
        page.wait_for_timeout(4000)
        page.screenshot(path=f"{pictures}/inserted.png", caret="initial")
    finish(page)
    becomes_the_same(birds, page)
    rests(page)
    birds.records.pop(5)
    birds.write()
    ghost = page.wait_for_selector("vitrine-removed li:not([data-frame])", state="attached")
    layer = page.locator("vitrine-removed")
    box = ghost.bounding_box()
    assert layer.get_attribute("aria-hidden") == "true" and layer.evaluate("layer => layer.inert")
    assert box and box["height"] > 30, f"what is removed cannot be seen: {box}"
    if pictures:
        page.screenshot(path=f"{pictures}/removed.png", caret="initial")
    finish(page)
    pace(page)
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
    rests(page)
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


def check_search(birds, page):
    """What is typed stays, and where, also when what is around it changes."""
    field = page.get_by_role("searchbox", name="Find")
    field.fill("wren")
    field.evaluate("field => field.setSelectionRange(1, 3)")
    for edit in [lambda: birds.move(8, 4), lambda: birds.write_file("../site.yml", "title: More birds\n"), lambda: birds.move(4, 8)]:
        edit()
        becomes_the_same(birds, page)
        expect(field).to_be_focused()
        typed = field.evaluate("field => [field.value, field.selectionStart, field.selectionEnd]")
        assert typed == ["wren", 1, 3], typed


def check_emptied(birds, page):
    """What comes out of a list that goes travels too."""
    family = birds.records[8]["family"]
    birds.change(8, family="Z")
    becomes_the_same(birds, page)
    rests(page)
    id = f"i-families~{birds.records[8]['id']}"
    page.evaluate("for (const outline of document.querySelectorAll('section[aria-labelledby=s-families] details')) outline.open = true")
    rests(page)
    page.locator(f"[id='{id}']").scroll_into_view_if_needed()
    start = top(page, id)
    pace(page, times=3)
    watch(page, id)
    birds.change(8, family=family)
    tops = [top for top, _ in watched(page)]
    assert tops[0] == start and longest_step(tops) < .5 * abs(start - tops[-1]), f"it jumped: {tops}"
    pace(page)
    becomes_the_same(birds, page)
    rests(page)


def check_shrinking(birds, page):
    """What fades makes a page that became short no longer, and the next change finds it."""
    height = "document.documentElement.scrollHeight"
    sections = birds.sections
    rests(page)
    pace(page, times=20)
    page.evaluate("document.getElementById('s-all').scrollIntoView()")
    birds.sections = ["some"]
    birds.write()
    page.wait_for_selector("vitrine-removed section", state="attached")
    shown = page.evaluate(height)
    page.evaluate("scrollTo({top: 10000, behavior: 'instant'})")
    birds.move(5, 0)
    becomes_the_same(birds, page)
    finish(page)
    pace(page)
    rests(page)
    assert shown == page.evaluate(height), f"{shown} px instead of {page.evaluate(height)}"
    birds.move(0, 5)
    birds.sections = sections
    birds.write()
    becomes_the_same(birds, page)


def check_overflow(birds, page):
    """Styles of a site may make its body as high as the window, and let it run over."""
    page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html, body { block-size: 100% }');
      document.adoptedStyleSheets = [sheet];
      document.getElementById('i-b30').scrollIntoView({behavior: 'instant'});
    }""")
    rests(page)
    pace(page, times=3)
    watch(page, "i-b32")
    birds.move(32, 35)
    tops = [top for top, _ in watched(page)]
    assert longest_step(tops) < .5 * abs(tops[0] - tops[-1]), f"it jumped: {tops}"
    pace(page)
    birds.move(35, 2)
    becomes_the_same(birds, page)
    birds.move(2, 32)
    becomes_the_same(birds, page)
    page.evaluate("document.adoptedStyleSheets = []")


def check_layout(birds, page):
    """Stylesheet and page change at once; between rows and cards one fades and then the other, where it is."""
    page.locator("#i-b4").scroll_into_view_if_needed()
    rests(page)
    item = page.evaluate_handle("document.getElementById('i-b4')")
    pace(page, times=20)
    birds.layout = "{ grid: { columns: 3 } }"
    birds.write()
    page.wait_for_selector("#i-b4 > .card", state="attached")
    start = page.evaluate(ITEM, "i-b4")
    assert start["opacity"] < .1 and start["rows"], f"the cards begin as {start}"
    finish(page)
    end = page.evaluate(ITEM, "i-b4")
    assert start["box"] == end["box"], f"it travelled from {start['box']} to {end['box']}"
    pace(page)
    becomes_the_same(birds, page)
    # What all pages share, and the layouts of this one.
    assert page.evaluate("document.querySelectorAll('link[rel=stylesheet]').length") == 2
    assert item.evaluate("item => item == document.getElementById('i-b4')"), "the item is another element"
    birds.layout = "list"
    birds.write()
    becomes_the_same(birds, page)


# How an item is seen, and what of its list fades.
ITEM = """id => {
  const {x, y, width, height} = document.getElementById(id).getBoundingClientRect();
  return {
    box: [x, y + scrollY, width, height].map(Math.round), opacity: +getComputedStyle(document.getElementById(id)).opacity,
    rows: document.querySelectorAll('vitrine-removed .row').length,
  };
}"""

# What lies over what of an item that was moved and of those that make way, and how far the end of its list is from
# that of a surface.
PASSING = """id => {
  const item = document.getElementById(id), list = item.closest('[role=list]');
  const style = element => getComputedStyle(element);
  const isOpaque = element => !/, 0\\)$|transparent/.test(style(element).backgroundColor);
  const others = [...list.children].filter(other => other != item && style(other).translate != 'none');
  const end = [...list.children].at(-1).getBoundingClientRect().bottom;
  const surfaces = [...document.querySelectorAll('vitrine-surfaces > *')];
  return {
    others: others.length, hasGround: [item, ...others].every(isOpaque),
    isOver: others.every(other => +style(item).zIndex > +style(other).zIndex),
    gap: Math.min(...surfaces.map(surface => Math.abs(surface.getBoundingClientRect().bottom - end))),
  };
}"""


def check_passing(birds, page):
    """What travels has ground under it, what was moved goes over what makes way, and a surface goes with its rows."""
    place = page.evaluate("scrollY")
    birds.layout = "{ list: { style: inset } }"
    birds.write()
    becomes_the_same(birds, page)
    page.evaluate("document.getElementById('i-b4').scrollIntoView({block: 'center', behavior: 'instant'})")
    rests(page)
    pace(page, times=20)
    birds.move(6, 1)
    page.wait_for_function("getComputedStyle(document.getElementById('i-b6')).translate != 'none'")
    passing = page.evaluate(PASSING, "i-b6")
    assert passing["others"] >= 4 and passing["hasGround"] and passing["isOver"], passing
    finish(page)
    birds.move(1, 6)
    becomes_the_same(birds, page)
    finish(page)
    page.evaluate("document.querySelector('main').scrollIntoView({block: 'end', behavior: 'instant'})")
    rests(page)
    record = birds.records.pop(-3)
    birds.write()
    page.wait_for_selector("vitrine-surfaces > *", state="attached")
    passing = page.evaluate(PASSING, "i-b6")
    assert passing["gap"] < 1, passing
    finish(page)
    pace(page)
    birds.records.insert(len(birds.records) - 2, record)
    birds.layout = "list"
    birds.write()
    becomes_the_same(birds, page)
    page.evaluate("place => scrollTo({top: place, behavior: 'instant'})", place)
    rests(page)


def check_additions(birds, page):
    """What an extension of the browser adds stays, and is in nobody's way; what was moved is no addition."""
    page.evaluate("""() => {
      const add = (place, where) => place.insertAdjacentHTML(where, '<div class="another">More</div>');
      add(document.body, 'beforeend');
      add(document.querySelector('main'), 'afterbegin');
      add(document.getElementById('i-b6'), 'beforebegin');
      document.documentElement.insertAdjacentHTML('beforeend', '<i class="another"></i>');
      const [other, item] = [document.querySelector('main .another'), document.getElementById('i-b9')];
      const next = item.nextSibling;
      document.querySelector('main').append(other);
      item.parentElement.prepend(item);
      next.before(item);
    }""")
    for edit in [lambda: birds.move(6, 2), lambda: birds.insert(4), lambda: birds.records.pop(4), lambda: birds.move(2, 6)]:
        edit()
        birds.write()
        becomes_the_same(birds, page)
    assert page.locator(".another").count() == 4
    page.evaluate("for (const other of document.querySelectorAll('.another')) other.remove()")


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
    becomes_the_same(birds, page)
    birds.insert(2)
    becomes_the_same(birds, page)
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
    birds.are_served(page)
    birds.move(2, 12)
    birds.are_served(page)
    assert "asleep" not in page.locator("#Main").inner_text()
    page.evaluate("window.isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#Main")).to_contain_text("asleep")
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
    parser.add_argument("--pictures", help="a folder for pictures of pages that move")
    parser.add_argument("--edits", type=int, default=40, help="how many edits at random")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        birds = Birds(folder)
        browser = launch(playwright)
        served = Served(os.path.abspath(options.program), folder)
        try:
            address = served.address + "birds/"
            pages = [browser.new_page() for _ in range(2)]
            for page in pages:
                page.on("console", lambda message: message.type == "info" and print(f"the page says: {message.text}"))
                page.on("pageerror", lambda error: print(f"an error in the page: {error}"))
                page.goto(address)
                marked(page)
            check_title(birds, pages)
            page = pages[0]
            check_travel(birds, page)
            check_two_in_a_row(birds, page)
            check_passing(birds, page)
            check_insertion(birds, page, options.pictures)
            check_place(birds, page)
            check_attention(birds, page)
            check_search(birds, page)
            check_emptied(birds, page)
            check_shrinking(birds, page)
            check_overflow(birds, page)
            check_layout(birds, page)
            check_additions(birds, page)
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
