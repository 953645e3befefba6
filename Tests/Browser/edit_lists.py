"""What an author moves from list to list, and in lists under records."""

import json
import re

from playwright.sync_api import expect


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
    author.drag("Allermuir", "Arthur", (0.5, 0.2))
    author.becomes("Allermuir", "Arthur")
    author.page.mouse.up()
    # The comment has no place in a list in brackets.
    author.says(re.compile("^Not moved. walks/index.md cannot be written: the comment next to the item"))
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
    start, end = author.box(author.handle("Calton")), author.box(near.locator(".empty"))
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

    # A handle hides what ends its row, and that of no other.
    author.item("Swift").locator("summary").hover()
    for name, opacity in [("Swift", "0"), ("C", "1")]:
        expect(author.item(name).locator("summary .value")).to_have_css("opacity", opacity)
        expect(author.item(name).locator("summary .disclose")).to_have_css("opacity", opacity)

    # To the last place, which is above the row that leads to the page; and never out of its record.
    author.handle("6.0").focus()
    for key in ["Space", "End", "ArrowDown"]:
        keys.press(key)
    author.says("6.0, 4 of 4, in Swift")
    rows = author.item("Swift").locator("details li").all_inner_texts()
    assert rows[-2:] == ["6.0", "Open Swift"], rows
    keys.press("Escape")
    author.drag("C17", "6.1", (0.5, 0.5))
    author.says("C17, 1 of 2, in C")
    keys.press("Escape")
    page.mouse.up()
    author.drag("C17", "C23", (0.5, 0.2))
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
        "Items here cannot be moved: they are a list in a file’s front matter, which Vitrine does not rearrange.")


def check_own_page(author):
    """They do so on the record's own page too, which may come to have such a list while it is open."""
    author.open("tools/swift/")
    page, keys, file = author.page, author.page.keyboard, author.root / "tools/tools.json"
    before = file.read_text()
    author.handle("6.3").focus()
    keys.press("Space")
    keys.press("Home")
    author.says("6.3, 1 of 4, in Swift")
    author.settled(lambda: keys.press("Space"))
    author.becomes("6.3", "6.0", "6.1", "6.2")
    # Scrolled until the first row is just under the bar at the top: the browser would follow the row after it.
    top = author.box(author.item("6.0"))["y"]
    page.evaluate("top => scrollTo(0, top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))", top)
    scrolled = page.evaluate("scrollY")
    assert scrolled > 0
    author.drag("6.0", "6.2", (0.5, 0.8))
    author.becomes("6.3", "6.1", "6.2", "6.0")
    assert page.evaluate("scrollY") == scrolled
    author.settled(page.mouse.up)
    titles = [version["title"] for version in json.loads(file.read_text())[0]["versions"]]
    assert titles == ["6.3", "6.1", "6.2", "6.0"], titles
    for _ in range(2):
        author.settled(lambda: page.get_by_role("button", name="Undo").click())
    author.becomes("6.0", "6.1", "6.2", "6.3")
    assert file.read_text() == before

    author.open("tools/c/")
    tools = json.loads(before)
    for count, handles in [(1, 0), (2, 2), (0, 0), (2, 2)]:
        tools[1]["versions"] = [{"title": f"C{number}"} for number in range(count)]
        author.settled(lambda: file.write_text(json.dumps(tools, indent=2)))
        expect(page.locator("vitrine-handle")).to_have_count(handles)
    author.handle("C1").focus()
    for key in ["Space", "ArrowUp"]:
        keys.press(key)
    author.says("C1, 1 of 2, in C")
    keys.press("Escape")
    author.settled(lambda: file.write_text(before))

    page.goto(author.address + "tools/scotland/")
    expect(page.locator("vitrine-reason")).to_have_text(
        "Items here cannot be moved: they are a list in a file’s front matter, which Vitrine does not rearrange.")
