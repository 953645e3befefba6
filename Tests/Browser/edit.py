#!/usr/bin/env python3
"""Moves items in a browser, as an author does, while `vitrine serve --edit` shows the site.

By keyboard, mouse and touch, in lists and grids, from left to right and from right to left, from one
section to another; what the files of the content are then is compared with what they have to be. A move
is undone and done again, given up, and refused where the page shows an old order. A section that is
sorted says so.

Exits 1 if anything is otherwise.
"""

import argparse
import difflib
import json
import os
import re
import sys
import tempfile
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from author import BIRDS, STATUS, Author, content
from built_site import ALL
from chromium import launch
from edit_lists import check_children, check_emptied, check_own_page, check_sections
from motion import rests
from served import Served


def check_keys(author):
    """In a list: picked up, moved, dropped; the file, the focus, what is said; undone and done again."""
    author.open("birds/")
    file = author.root / "birds/birds.json"
    before = file.read_text()
    handle = author.handle("Wren")
    expect(handle).to_have_accessible_description(re.compile("Press Space to pick it up"))
    handle.focus()
    keys = author.page.keyboard
    keys.press("Space")
    author.says(re.compile(r"^Picked up Wren, 1 of 9, in By hand\. Arrow keys to move it"))
    expect(handle).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    author.says("Wren, 1 of 9, in By hand")
    keys.press("ArrowDown")
    author.says("Wren, 2 of 9, in By hand")
    keys.press("End")
    author.says("Wren, 9 of 9, in By hand")
    keys.press("Home")
    for _ in range(3):
        keys.press("ArrowDown")
    author.says("Wren, 4 of 9, in By hand")
    author.becomes("Rook", "Kite", "Jay", "Wren")
    author.page.evaluate("window.isSame = true")
    author.settled(lambda: keys.press("Space"))
    assert author.page.evaluate("window.isSame === true"), "the page was loaded anew"
    author.becomes("Rook", "Kite", "Jay", "Wren")
    expect(author.handle("Wren")).to_be_focused()
    after = file.read_text()
    assert [row["title"] for row in json.loads(after)] == ["Rook", "Kite", "Jay", "Wren"] + BIRDS[4:]
    assert sorted(after) == sorted(before), "something else than the order changed"
    print("".join(difflib.unified_diff(
        before.splitlines(True), after.splitlines(True), "birds.json", "birds.json")))

    author.settled(lambda: keys.press("Control+z"))
    author.becomes("Wren", "Rook")
    assert file.read_text() == before, "undoing left something"
    author.settled(lambda: author.page.get_by_role("button", name="Redo").click())
    author.becomes("Rook", "Kite", "Jay", "Wren")
    assert file.read_text() == after
    expect(author.page.get_by_role("button", name="Redo")).to_be_disabled()
    author.settled(lambda: author.page.get_by_role("button", name="Undo").click())
    assert file.read_text() == before


def check_others(author):
    """What somebody else changes: an item that comes can be moved at once, and an item in hand is put back."""
    author.open("birds/")
    file = author.root / "birds/birds.json"
    before = file.read_text()
    keys = author.page.keyboard
    author.handle("Kite").focus()
    for key in ["Space", "ArrowUp"]:
        keys.press(key)
    author.says("Kite, 2 of 9, in By hand")
    file.write_text(before.replace("[\n", '[\n  { "id": "gull", "title": "Gull" },\n', 1))
    author.becomes("Gull", "Wren", "Rook", "Kite", "Jay")
    author.says(re.compile("^Put back Kite"))
    expect(author.handle("Kite")).to_be_focused()
    author.handle("Gull").focus()
    for key in ["Space", "ArrowDown"]:
        keys.press(key)
    author.settled(lambda: keys.press("Space"))
    author.becomes("Wren", "Gull", "Rook", "Kite")
    assert author.ids("birds/birds.json")[:3] == ["wren", "gull", "rook"]
    author.settled(lambda: file.write_text(before))
    expect(author.handle("Gull")).to_have_count(0)
    # Who is called otherwise has a handle that is.
    file.write_text(before.replace('"title": "Kite"', '"title": "Red kite"'))
    expect(author.handle("Red kite")).to_have_count(1)
    file.write_text(before)
    expect(author.handle("Kite")).to_have_count(1)


def check_given_up(author):
    author.open("birds/")
    before = (author.root / "birds/birds.json").read_text()
    requests = []
    author.page.on("request", lambda request: requests.append(request) if request.method == "POST" else None)
    author.handle("Rook").focus()
    for key in ["Enter", "ArrowDown", "ArrowDown", "Escape"]:
        author.page.keyboard.press(key)
    author.says("Put back Rook, 2 of 9, in By hand")
    author.becomes(*BIRDS)
    expect(author.handle("Rook")).to_be_focused()
    # Dropped where it was.
    for key in ["Enter", "ArrowDown", "ArrowUp", "Enter"]:
        author.page.keyboard.press(key)
    author.says("Dropped Rook, 2 of 9, in By hand")
    start = author.box(author.handle("Rook"))
    author.page.mouse.move(start["x"] + 10, start["y"] + 10)
    author.page.mouse.down()
    author.page.mouse.move(start["x"] + 10, start["y"] + 140, steps=8)
    expect(author.page.locator("vitrine-lifted")).to_be_attached()
    author.page.keyboard.press("Escape")
    expect(author.page.locator("vitrine-lifted")).to_have_count(0)
    author.page.mouse.up()
    author.becomes(*BIRDS)
    # Over a section that does not take it, it goes back.
    author.page.set_viewport_size({"width": 1280, "height": 1600})
    author.drag("Wren", "Jay", (0.5, 0.8))
    author.becomes("Rook", "Kite", "Jay", "Wren")
    other = author.box(author.page.locator("main section").nth(1).locator("li").nth(4))
    author.page.mouse.move(other["x"] + 200, other["y"] + 10, steps=8)
    author.becomes(*BIRDS)
    author.page.mouse.up()
    author.says("Dropped Wren, 1 of 9, in By hand")
    author.page.set_viewport_size({"width": 1280, "height": 720})
    assert not requests and (author.root / "birds/birds.json").read_text() == before


def check_mouse(author, pictures):
    author.open("birds/")
    author.drag("Teal", "Rook", (0.5, 0.2), pictures)
    author.becomes("Wren", "Teal", "Rook", "Kite", "Jay", "Crane")
    author.settled(author.page.mouse.up)
    author.becomes("Wren", "Teal", "Rook", "Kite", "Jay", "Crane")
    assert author.ids("birds/birds.json")[:4] == ["wren", "teal", "rook", "kite"]
    # Among cards in rows, where files get numbers.
    author.open("hills/")
    author.drag("Wester", "Arthur", (0.9, 0.5))
    author.becomes("Arthur", "Wester", "Calton")
    author.settled(author.page.mouse.up)
    assert "order: 15\n" in (author.root / "hills/wester.md").read_text()
    changed = [file.name for file in (author.root / "hills").glob("*.md") if re.search(r"order: \d*[1-9]$", file.read_text(), re.M)]
    assert changed == ["wester.md"], changed
    # A handle stays in its card, however often the page changes.
    for name in ["Undo", "Redo"]:
        author.settled(lambda: author.page.get_by_role("button", name=name).click())
        card, handle = author.box(author.item("Braid")), author.box(author.handle("Braid"))
        across, down = handle["x"] - card["x"], handle["y"] - card["y"]
        assert 0 < across < card["width"] and 0 < down < card["height"], (card, handle)


def check_touch(browser, folder, address):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 375, "height": 700})
    author = Author(context.new_page(), folder, address)
    author.open("birds/")
    handle = author.handle("Kite")
    box = author.box(handle)
    assert box["width"] >= 44 and box["height"] >= 44, box
    before = author.shown()
    session = context.new_cdp_session(author.page)
    target = author.box(author.item(before[4]))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    end = target["y"] + target["height"] * 0.8
    for step in range(1, 13):
        touch("touchMove", (x, y + (end - y) * step / 12))
        author.page.wait_for_timeout(25)
    rests(author.page)
    touch("touchMove", (x, end + 1))
    rests(author.page)
    expected = [name for name in before if name != "Kite"]
    expected.insert(expected.index(before[4]) + 1, "Kite")
    author.becomes(*expected[:9])
    author.settled(lambda: touch("touchEnd"))
    author.becomes(*expected[:9])
    assert author.ids("birds/birds.json") == [name.lower() for name in expected[:9]]
    context.close()


def check_grid(author):
    """By rows and columns, and where reading goes from right to left."""
    author.open("hills/")
    before = author.shown()
    author.handle(before[0]).focus()
    keys = author.page.keyboard
    keys.press("Space")
    keys.press("ArrowDown")
    author.says(f"{before[0]}, 4 of 7, in All hills")
    keys.press("ArrowRight")
    author.says(f"{before[0]}, 5 of 7, in All hills")
    keys.press("ArrowUp")
    author.says(f"{before[0]}, 2 of 7, in All hills")
    keys.press("Escape")
    author.open("arabic/")
    author.handle("أ").focus()
    keys.press("Space")
    keys.press("ArrowLeft")
    author.says("أ, 2 of 6, in كلها")
    keys.press("ArrowRight")
    author.says("أ, 1 of 6, in كلها")
    keys.press("ArrowDown")
    author.says("أ, 4 of 6, in كلها")
    author.settled(lambda: keys.press("Space"))
    assert author.ids("arabic/birds.json") == ["1", "2", "3", "0", "4", "5"]


def check_stale(browser, folder, address):
    """A page that was told of nothing shows an old order."""
    context = browser.new_context()
    author = Author(context.new_page(), folder, address)
    author.page.route("**/.vitrine/events*", lambda route: route.abort())
    author.open("birds/")
    before = author.shown()
    file = author.root / "birds/birds.json"
    rows = json.loads(file.read_text())
    file.write_text(json.dumps(rows[::-1], indent=2))
    author.handle(before[0]).focus()
    for key in ["Space", "ArrowDown", "Space"]:
        author.page.keyboard.press(key)
    author.says("Not moved. The order has changed since this page was loaded.")
    author.becomes(*before)
    assert json.loads(file.read_text()) == rows[::-1]
    author.page.unroute("**/.vitrine/events*")
    author.becomes(*[row["title"] for row in rows[::-1]])
    context.close()


def check_refused(author):
    """What is refused can be asked for again; who reads by ear hears it, and keeps the place."""
    author.open("birds/")
    before = author.shown()
    site = author.root / "site.yml"
    settings = site.read_text()
    status = author.page.locator(STATUS)
    expect(status).not_to_have_css("display", "none")
    author.handle(before[0]).focus()
    author.page.keyboard.press("Space")
    author.page.keyboard.press("ArrowDown")
    author.settled(lambda: author.page.keyboard.press("Space"))
    site.write_text("titel: Small\n")
    undo = author.page.get_by_role("button", name="Undo")
    undo.focus()
    author.page.keyboard.press("Enter")
    author.says(re.compile("^Not moved. The content has an error that must be fixed first: site.yml:1: "))
    problems = author.page.locator("vitrine-problems")
    expect(problems.get_by_role("alertdialog")).to_be_visible()
    author.page.keyboard.press("Escape")
    site.write_text(settings)
    # It goes with the error, whether or not it was closed.
    expect(problems).to_have_count(0)
    undo.focus()
    author.settled(lambda: author.page.keyboard.press("Enter"))
    author.becomes(*before)
    expect(undo).to_be_focused()


def check_windows(browser, folder, address):
    """What one window moves another shows, without being loaded anew, and moves on from there."""
    one, other = [Author(browser.new_page(), folder, address) for _ in range(2)]
    for author in [one, other]:
        author.open("birds/")
        author.page.evaluate("window.isSame = true")
    first, second, *rest = one.shown()[:9]
    one.handle(first).focus()
    for key in ["Space", "ArrowDown"]:
        one.page.keyboard.press(key)
    one.settled(lambda: one.page.keyboard.press("Space"))
    other.becomes(second, first, *rest)
    other.handle(second).focus()
    for key in ["Space", "End"]:
        other.page.keyboard.press(key)
    other.settled(lambda: other.page.keyboard.press("Space"))
    one.becomes(first, *rest, second)
    one.page.get_by_role("button", name="Undo").click()
    one.says("Nothing to undo: the order has changed since.")
    other.settled(lambda: other.page.get_by_role("button", name="Undo").click())
    one.becomes(second, first, *rest)
    for author in [one, other]:
        assert author.page.evaluate("window.isSame === true"), "a window was loaded anew"
        author.page.close()


def check_looks(browser, folder, address, pictures):
    for number, width in enumerate([375, 768, 1440]):
        for place, scheme in enumerate(["light", "dark"]):
            context = browser.new_context(
                viewport={"width": width, "height": 900}, color_scheme=scheme, has_touch=width == 375,
                is_mobile=width == 375)
            author = Author(context.new_page(), folder, address)
            # Each page in each width, in one of the schemes.
            paths = ["birds/", "hills/", "arabic/", "tools/swift/"]
            for path in paths if ALL or pictures else paths[(number + place) % 2::2]:
                author.open(path)
                if width > 375:
                    author.page.locator("li[id^='i-']").nth(1).hover()
                results = Axe().run(author.page)
                assert not results.violations_count, results.generate_report()
                wide = author.page.evaluate("document.documentElement.scrollWidth")
                assert wide <= width, f"{path} is {wide} px wide at {width}"
                if pictures:
                    author.page.screenshot(path=f"{pictures}/edit-{path.strip('/').replace('/', '-')}-{width}-{scheme}.png")
            context.close()


def check_reason(author):
    author.open("birds/")
    sorted_section = author.page.locator("main section").nth(1)
    expect(sorted_section.locator("vitrine-reason")).to_have_text(
        "Items here cannot be moved: they are sorted by title.")
    expect(sorted_section.get_by_role("button")).to_have_count(0)


def check_without(program, folder, browser):
    served = Served(program, folder)
    served.waits_for(" items, ")
    page = browser.new_page()
    page.goto(served.address + "birds/")
    expect(page.locator("li").first).to_be_visible()
    assert page.locator("vitrine-handle, vitrine-order, vitrine-reason").count() == 0
    status = page.evaluate("fetch('/.vitrine/reorder', {method: 'POST', body: '{}'}).then(({status}) => status)")
    assert status == 405, status
    page.close()
    served.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.environ.get("VITRINE", "vitrine"), help="vitrine")
    parser.add_argument("--pictures", help="a folder for pictures")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        content(folder)
        browser = launch(playwright)
        check_without(program, folder, browser)
        served = Served(program, folder, "--edit")
        try:
            served.waits_for(" items, ")
            author = Author(browser.new_page(), folder, served.address)
            check_reason(author)
            check_keys(author)
            check_others(author)
            check_given_up(author)
            check_mouse(author, options.pictures)
            check_touch(browser, folder, served.address)
            check_grid(author)
            check_sections(author)
            check_emptied(author)
            check_children(author)
            check_own_page(author)
            check_stale(browser, folder, served.address)
            check_refused(author)
            check_windows(browser, folder, served.address)
            check_looks(browser, folder, served.address, options.pictures)
        finally:
            served.end()
        browser.close()
    print("by keys, mouse and touch, in lists, grids and across sections, undone and refused: all as it should be")


if __name__ == "__main__":
    sys.exit(main())
