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

from author import BIRDS, Author, content
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
    start = author.handle("Rook").bounding_box()
    author.page.mouse.move(start["x"] + 10, start["y"] + 10)
    author.page.mouse.down()
    author.page.mouse.move(start["x"] + 10, start["y"] + 140, steps=8)
    expect(author.page.locator("vitrine-lifted")).to_be_attached()
    author.page.keyboard.press("Escape")
    expect(author.page.locator("vitrine-lifted")).to_have_count(0)
    author.page.mouse.up()
    author.becomes(*BIRDS)
    assert not requests and (author.root / "birds/birds.json").read_text() == before


def drag(author, name, target, fraction, pictures=None):
    """Drags an item with the mouse over a part of another."""
    page = author.page
    item = author.item(name)
    item.hover()
    start = author.handle(name).bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    end = author.item(target).bounding_box()
    x, y = end["x"] + end["width"] * fraction[0], end["y"] + end["height"] * fraction[1]
    page.mouse.move(x, y, steps=12)
    page.wait_for_timeout(350)
    page.mouse.move(x + 1, y, steps=2)
    page.wait_for_timeout(100)
    if pictures:
        page.screenshot(path=f"{pictures}/edit-dragging.png")


def check_mouse(author, pictures):
    author.open("birds/")
    drag(author, "Teal", "Rook", (0.5, 0.2), pictures)
    author.becomes("Wren", "Teal", "Rook", "Kite", "Jay", "Crane")
    author.settled(author.page.mouse.up)
    author.becomes("Wren", "Teal", "Rook", "Kite", "Jay", "Crane")
    assert author.ids("birds/birds.json")[:4] == ["wren", "teal", "rook", "kite"]
    # Among cards in rows, where files get numbers.
    author.open("hills/")
    drag(author, "Wester", "Arthur", (0.9, 0.5))
    author.becomes("Arthur", "Wester", "Calton")
    author.settled(author.page.mouse.up)
    assert "order: 15\n" in (author.root / "hills/wester.md").read_text()
    changed = [file.name for file in (author.root / "hills").glob("*.md") if re.search(r"order: \d*[1-9]$", file.read_text(), re.M)]
    assert changed == ["wester.md"], changed


def check_touch(browser, folder, address):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 375, "height": 700})
    author = Author(context.new_page(), folder, address)
    author.open("birds/")
    handle = author.handle("Kite")
    box = handle.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44, box
    before = author.shown()
    session = context.new_cdp_session(author.page)
    target = author.item(before[4]).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    end = target["y"] + target["height"] * 0.8
    for step in range(1, 13):
        touch("touchMove", (x, y + (end - y) * step / 12))
        author.page.wait_for_timeout(25)
    author.page.wait_for_timeout(400)
    touch("touchMove", (x, end + 1))
    author.page.wait_for_timeout(100)
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


def check_sections(author):
    author.open("walks/")
    keys = author.page.keyboard
    author.handle("Calton").focus()
    keys.press("Space")
    keys.press("ArrowDown")
    author.says("Calton, 1 of 3, in Far")
    keys.press("ArrowDown")
    author.settled(lambda: keys.press("Space"))
    author.becomes("Allermuir", "Calton", "Wester", section=1)
    text = (author.root / "walks/index.md").read_text()
    assert "items: [arthur]\n" in text and "- allermuir # take a map\n      - calton\n      - wester\n" in text, text
    drag(author, "Allermuir", "Arthur", (0.5, 0.2))
    author.becomes("Allermuir", "Arthur")
    author.page.mouse.up()
    # The comment has no place in a list in brackets.
    author.says(re.compile("^Not moved. walks/index.md cannot be written: the comment beside the item"))
    author.becomes("Arthur")
    assert (author.root / "walks/index.md").read_text() == text


def check_emptied(author):
    """A section whose last item is moved out takes items back."""
    author.open("walks/")
    page, keys, file = author.page, author.page.keyboard, author.root / "walks/index.md"
    near = page.locator("main section").first
    author.handle("Arthur").focus()
    for key in ["Space", "ArrowDown"]:
        keys.press(key)
    author.says("Arthur, 1 of 4, in Far")
    # Nobody let go of it: it may come back.
    keys.press("ArrowUp")
    author.says("Arthur, 1 of 1, in Near")
    keys.press("ArrowDown")
    author.settled(lambda: keys.press("Space"))
    expect(near.locator(".empty")).to_be_visible()
    assert "items: []\n" in file.read_text(), file.read_text()

    author.handle("Wester").focus()
    for key in ["Space", "Home", "ArrowUp"]:
        keys.press(key)
    author.says("Wester, 1 of 1, in Near")
    expect(near.locator(".empty")).not_to_be_visible()
    expect(author.handle("Wester")).to_be_focused()
    keys.press("Escape")
    expect(near.locator(".empty")).to_be_visible()
    author.becomes("Arthur", "Allermuir", "Calton", "Wester", section=1)

    author.item("Calton").hover()
    start, end = author.handle("Calton").bounding_box(), near.locator(".empty").bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=12)
    author.becomes("Calton")
    author.settled(page.mouse.up)
    author.becomes("Calton")
    assert "items: [calton]\n" in file.read_text(), file.read_text()

    author.settled(lambda: page.get_by_role("button", name="Undo").click())
    expect(near.locator(".empty")).to_be_visible()
    author.settled(lambda: page.get_by_role("button", name="Redo").click())
    author.becomes("Calton")
    author.settled(lambda: page.get_by_role("button", name="Undo").click())
    author.settled(lambda: page.get_by_role("button", name="Undo").click())
    author.becomes("Arthur")
    assert page.locator("vitrine-room").count() == 0


def check_children(author):
    """Records under a record move among each other, and with it."""
    author.open("tools/")
    page, keys, file = author.page, author.page.keyboard, author.root / "tools/tools.json"

    def versions():
        return [[version["title"] for version in tool["versions"]] for tool in json.loads(file.read_text())]

    before = file.read_text()
    author.handle("6.3").focus()
    keys.press("Space")
    keys.press("ArrowUp")
    author.says("6.3, 3 of 4, in Swift")
    keys.press("Home")
    keys.press("ArrowUp")
    author.says("6.3, 1 of 4, in Swift")
    author.settled(lambda: keys.press("Space"))
    assert versions() == [["6.3", "6.0", "6.1", "6.2"], ["C23", "C17"]], versions()
    author.becomes("Swift", "6.3", "6.0", "6.1", "6.2")

    # To the last place, which is above the row that leads to the page; and never out of its record.
    author.handle("6.0").focus()
    for key in ["Space", "End", "ArrowDown"]:
        keys.press(key)
    author.says("6.0, 4 of 4, in Swift")
    rows = author.item("Swift").locator("details li").all_inner_texts()
    assert rows[-2:] == ["6.0", "Open Swift"], rows
    keys.press("Escape")
    drag(author, "C17", "6.1", (0.5, 0.5))
    author.says("C17, 1 of 2, in C")
    keys.press("Escape")
    page.mouse.up()
    drag(author, "C17", "C23", (0.5, 0.2))
    author.says("C17, 1 of 2, in C")
    author.settled(page.mouse.up)
    assert versions()[1] == ["C17", "C23"], versions()

    author.handle("Swift").focus()
    for key in ["Space", "ArrowDown"]:
        keys.press(key)
    author.says("Swift, 2 of 2, in All")
    author.settled(lambda: keys.press("Space"))
    author.becomes("C", "C17", "C23")
    assert versions() == [["C17", "C23"], ["6.3", "6.0", "6.1", "6.2"]], versions()
    for _ in range(3):
        author.settled(lambda: page.get_by_role("button", name="Undo").click())
    assert file.read_text() == before
    expect(page.locator("details vitrine-reason")).to_have_text(
        "Items here cannot be moved: they are a list in a file’s front matter, which is not rearranged.")


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
    for width in [375, 1440]:
        for scheme in ["light", "dark"]:
            context = browser.new_context(
                viewport={"width": width, "height": 900}, color_scheme=scheme, has_touch=width == 375,
                is_mobile=width == 375)
            author = Author(context.new_page(), folder, address)
            for path in ["birds/", "hills/", "arabic/"]:
                author.open(path)
                if width > 375:
                    author.page.locator("li").nth(1).hover()
                results = Axe().run(author.page)
                assert not results.violations_count, results.generate_report()
                wide = author.page.evaluate("document.documentElement.scrollWidth")
                assert wide <= width, f"{path} is {wide} px wide at {width}"
                if pictures:
                    author.page.screenshot(path=f"{pictures}/edit-{path.strip('/')}-{width}-{scheme}.png")
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
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--pictures", help="a folder for pictures")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        content(folder)
        browser = playwright.chromium.launch(executable_path=options.browser, args=["--no-sandbox"])
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
            check_stale(browser, folder, served.address)
            check_windows(browser, folder, served.address)
            check_looks(browser, folder, served.address, options.pictures)
        finally:
            served.end()
        browser.close()
    print("by keys, mouse and touch, in lists, grids and across sections, undone and refused: all as it should be")


if __name__ == "__main__":
    sys.exit(main())
