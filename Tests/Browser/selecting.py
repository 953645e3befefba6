#!/usr/bin/env python3
"""Selects items as visitors do: with the mouse, by touch and with the keyboard, beside filters, in outlines and among
thousands, and takes them along: copied, opened and in an address.

usage: selecting.py PROGRAM

Exits 1 if anything is not as it should be.
"""

import csv
import io
import json
import sys
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

from built_site import ALL, Browser, BuiltSite, Tally, built, open_facet, pause, soon
from served import Served

MANY = 10_000 if ALL else 2_000

# The windows in which axe looks: all in each, or each page in one.
WINDOWS = [(1280, "light"), (320, "dark")]


def items(count, **more):
    return [{"id": f"i{n}", "title": f"Item {n}", "subtitle": f"Of kind {'ab'[n % 2]}", "kind": "ab"[n % 2], **more} for n in range(count)]


def page(folder, name, records, front, language="en"):
    (folder / name).mkdir()
    (folder / name / "items.json").write_text(json.dumps(records), encoding="utf-8")
    (folder / name / "index.md").write_text(f"---\ntitle: {name}\nlanguage: {language}\n{front}---\n", encoding="utf-8")


def write(folder):
    (folder / "site.yml").write_text("title: Selecting\n")
    (folder / "index.md").write_text("---\ntitle: Selecting\n---\n")
    grid = "collection: { from: items.json, page: true }\nfilters: [kind]\nsorts: [-title]\nsearch: true\nsections:\n"
    grid += "  - { id: s, title: Items, select: many, layout: { grid: { columns: 4 } } }\n"
    records = items(30, text="A text.")
    records[2] |= {"title": 'Odd [one], "quoted"', "subtitle": "=1+1"}
    page(folder, "some", records, grid)
    page(folder, "rtl", items(12), grid.replace("page: true", "page: false"), "ar")
    page(folder, "one", items(9), "collection: { from: items.json, page: false }\nselect: one\nsections: [{ id: s, title: Items, layout: list }]\n")
    page(folder, "outline", items(40), "collection: { from: items.json, page: false }\nsections: [{ id: s, title: Items, outline: kind, select: many }]\n")
    page(folder, "many", items(MANY), "collection: { from: items.json, page: false }\nfilters: [kind]\nsections: [{ id: s, title: Items, select: many }]\n")
    records = [{"id": f"i{n}", "title": f"Item {n}", "parent": f"i{n // 4 * 4}" if n % 4 else None, "text": "A text."} for n in range(28)]
    page(folder, "under", records, "collection: { from: items.json, parent: parent, page: true }\nsections: [{ id: s, title: Items, select: many }]\n")
    choices = "collection: { from: items.json, page: false }\nsections:\n"
    choices += "  - { id: s, title: Items, select: many, layout: { choose: [grid, { list: { style: plain } }, gallery, carousel, flow] } }\n"
    page(folder, "choices", items(12), choices)
    page(folder, "plain", items(6), "collection: { from: items.json, page: false }\nsections: [{ id: s, title: Items }]\n")


class Visitor:
    """A page, and what of it is selected."""

    def __init__(self, site, browser, name, query="", width=1280, **more):
        self.context = browser.chromium.new_context(viewport={"width": width, "height": 900}, reduced_motion="reduce", **more)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(site.address(f"{name}/index.html") + query)
        if more.get("java_script_enabled", True):
            self.page.wait_for_function("!document.documentElement.matches('.pending')")

    def begin(self):
        self.page.locator(".select").first.click()
        return self

    def item(self, number):
        return self.page.locator(f"#i-i{number}")

    def click(self, number, *keys):
        self.item(number).click(modifiers=list(keys), position={"x": 30, "y": 12})

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def action(self, name):
        self.page.locator(f".selection [value={name}]").click()

    def copied(self, form):
        """What comes to be in the clipboard."""
        self.page.evaluate("navigator.clipboard.writeText('')")
        self.action(form)
        soon(self.page, lambda: self.clipboard != "")
        return self.clipboard

    def soon(self, attribute, wanted):
        return soon(self.page, lambda: getattr(self, attribute), wanted)

    @property
    def selected(self):
        return self.page.evaluate("[...document.querySelectorAll('[data-selected]')].map(({id}) => +id.slice(3)).sort((a, b) => a - b)")

    @property
    def focused(self):
        return self.page.evaluate("+(document.activeElement.closest('li')?.id.slice(3) ?? -1)")

    @property
    def said(self):
        return self.page.locator(".selection [role=status]").text_content()

    @property
    def query(self):
        return self.page.evaluate("location.search")

    @property
    def clipboard(self):
        return self.page.evaluate("navigator.clipboard.readText()")

    def end(self, tally):
        tally.check(not self.errors, f"errors on {self.page.url}: {self.errors}")
        self.context.close()


def check_mouse(site, browser, tally):
    visitor = Visitor(site, browser, "some")
    page = visitor.page
    boxes = "[...document.querySelectorAll('.w li, .section-head')].map(element => JSON.stringify(element.getBoundingClientRect())).join()"
    before = page.evaluate(boxes)
    tally.check(not page.locator(".selection").is_visible(), "the bar is shown before anything is selected")
    visitor.begin()
    tally.check(page.evaluate(boxes) == before, "selecting changes the layout")
    visitor.click(1)
    visitor.click(3, "Control")
    tally.check(visitor.selected == [1, 3] and visitor.said == "2 selected", f"clicks select {visitor.selected}, {visitor.said}")
    tally.check(page.evaluate(boxes) == before, "a selected item changes the layout")
    visitor.click(6, "Shift")
    tally.check(visitor.selected == [1, 3, 4, 5, 6], f"Shift extends to {visitor.selected}")
    visitor.click(2, "Shift")
    tally.check(visitor.selected == [1, 2, 3], f"another Shift leaves {visitor.selected}")
    visitor.click(1)
    tally.check(visitor.selected == [2, 3], f"a second click leaves {visitor.selected}")
    tally.check(page.evaluate("getSelection().isCollapsed"), "a click selects text")
    tally.check(page.locator("#i-i2 a").get_attribute("aria-checked") == "true", "a selected item is not checked")
    visitor.action("clear")
    tally.check(visitor.selected == [] and page.locator("[value=markdown]").is_disabled(), "it is not cleared")
    visitor.action("done")
    left = page.locator(".w [role=checkbox], .w [tabindex], [data-selecting], .selection:popover-open").count()
    tally.check(left == 0, f"{left} traces are left")
    with visitor.context.expect_page() as opened:
        visitor.click(1, "Control")
    tally.check("i1" in opened.value.url, "Ctrl and a click do not open a tab when nothing is being selected")
    visitor.click(1)
    page.wait_for_url("**/some/i1/**")
    visitor.end(tally)


def check_touch(site, browser, tally):
    visitor = Visitor(site, browser, "some", width=375, has_touch=True, is_mobile=True)
    visitor.page.locator(".select").tap()
    for number in [0, 1]:
        visitor.item(number).tap(position={"x": 30, "y": 12})
    tally.check(visitor.selected == [0, 1], f"taps select {visitor.selected}")
    visitor.end(tally)


def check_keyboard(site, browser, tally):
    for name, forth, back in [("some", "ArrowRight", "ArrowLeft"), ("rtl", "ArrowLeft", "ArrowRight")]:
        visitor = Visitor(site, browser, name)
        visitor.begin()
        stops = visitor.page.locator(".w [tabindex='0']").count()
        tally.check(stops == 1, f"{name}: the keyboard stops at {stops} items")
        visitor.page.locator(".w [tabindex='0']").focus()
        steps = [(forth, 1), ("ArrowDown", 5), (forth, 6), (forth, 7), (forth, 8), (back, 7), ("ArrowUp", 3), ("ArrowUp", 3), ("Home", 0), ("ArrowUp", 0)]
        for key, expected in steps:
            visitor.press(key)
            tally.check(visitor.focused == expected, f"{name}: {key} leads to {visitor.focused}, not {expected}")
        tally.check(visitor.selected == [], f"{name}: arrow keys alone select {visitor.selected}")
        visitor.press("Space", f"Control+{forth}", forth, "Space", f"Shift+{forth}", "Shift+ArrowDown")
        tally.check(visitor.selected == [0, *range(2, 8)], f"{name}: Shift and arrow keys select {visitor.selected}")
        visitor.press(f"Shift+{back}", "Shift+ArrowUp")
        tally.check(visitor.selected == [0, 2], f"{name}: back again {visitor.selected} are left")
        visitor.press("End")
        last = 29 if name == "some" else 11
        tally.check(visitor.focused == last, f"{name}: End leads to {visitor.focused}")
        visitor.press("Control+a")
        tally.check(len(visitor.selected) == last + 1, f"{name}: {len(visitor.selected)} of all are selected")
        visitor.press("Escape")
        tally.check(visitor.selected == [] and not visitor.page.locator(".selection").is_visible(), f"{name}: Escape does not end it")
        tally.check(visitor.page.evaluate("document.activeElement.className") == "select", f"{name}: the focus is lost at the end")
        visitor.end(tally)
    visitor = Visitor(site, browser, "some").begin()
    visitor.page.locator("input[name=q]").focus()
    visitor.press("Control+a", "Escape")
    tally.check(visitor.selected == [] and visitor.page.locator(".selection").is_visible(), "keys in the search field select")
    visitor.page.locator(".w [tabindex='0']").focus()
    reached = set()
    for _ in range(40):
        visitor.press("Tab")
        reached.add(visitor.page.evaluate("document.activeElement.value ?? document.activeElement.localName"))
    tally.check({"done", "body"} & reached and "done" in reached, f"the keyboard does not come to the bar: {reached}")
    visitor.end(tally)


def check_one(site, browser, tally):
    visitor = Visitor(site, browser, "one").begin()
    visitor.click(2)
    visitor.click(4, "Shift")
    tally.check(visitor.selected == [4], f"of one, {visitor.selected} are selected")
    visitor.press("ArrowDown")
    tally.check(visitor.selected == [5], f"of one, the arrow key selects {visitor.selected}")
    visitor.press("Control+ArrowDown")
    tally.check(visitor.selected == [5] and visitor.focused == 6, "of one, Ctrl and an arrow key select")
    visitor.press("Control+a")
    tally.check(visitor.selected == [5] and visitor.said == "1 selected", f"of one, all are {visitor.selected}, {visitor.said}")
    tally.check(visitor.page.locator("[role=radio]").count() == 9, "of one, items are no radio buttons")
    visitor.end(tally)


def check_copies(site, browser, tally):
    def address(number):
        return site.address(f"some/i{number}/index.html")

    visitor = Visitor(site, browser, "some").begin()
    for number in [2, 0]:
        visitor.click(number)
    text = visitor.copied("markdown")
    expected = f"- [Item 0]({address(0)}) — Of kind a\n- [Odd \\[one\\], \"quoted\"]({address(2)}) — =1+1\n"
    tally.check(text == expected, f"as Markdown: {text}")
    said = visitor.soon("said", "Copied")
    tally.check(said == "Copied", f"after a copy it says {said}")
    data = json.loads(visitor.copied("json"))
    expected = [
        {"id": "i0", "title": "Item 0", "subtitle": "Of kind a", "address": address(0)},
        {"id": "i2", "title": 'Odd [one], "quoted"', "subtitle": "=1+1", "address": address(2)}]
    tally.check(data == expected, f"as JSON: {data}")
    text = visitor.copied("csv")
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    expected = [
        ["id", "title", "subtitle", "value", "address"], ["i0", "Item 0", "Of kind a", "", address(0)],
        ["i2", 'Odd [one], "quoted"', "'=1+1", "", address(2)]]
    tally.check(rows == expected and text.count("\r\n") == 3, f"as CSV: {text!r}")
    text = visitor.copied("link")
    tally.check(text == site.address("some/index.html") + "?select=i0&select=i2", f"the link is {text}")
    visitor.end(tally)

    visitor = Visitor(site, browser, "some", "?sort=-title").begin()
    visitor.click(1)
    visitor.click(3)
    text = visitor.copied("markdown")
    tally.check(-1 < text.find("Item 3]") < text.find("Item 1]"), f"in another order it copies {text}")
    visitor.end(tally)

    visitor = Visitor(site, browser, "some")
    visitor.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: {readText: navigator.clipboard.readText.bind(navigator.clipboard)}})")
    visitor.begin().click(5)
    visitor.action("markdown")
    tally.check(soon(visitor.page, lambda: "Item 5" in visitor.clipboard and not visitor.page.locator("textarea").count()), "it is not copied without a clipboard")
    visitor.page.evaluate("document.execCommand = () => false")
    visitor.action("csv")
    shown = visitor.page.locator(".selection textarea").input_value()
    tally.check("Item 5" in shown, "what cannot be copied is not shown")
    visitor.end(tally)


def check_open(site, browser, tally):
    visitor = Visitor(site, browser, "some").begin()
    for number in [0, 2, 3]:
        visitor.click(number)
    visitor.action("open")
    expected = [f"i{number}/index.html" for number in [0, 2, 3]]
    opened = soon(visitor.page, lambda: sorted(other.url.split("/some/")[-1] for other in visitor.context.pages[1:]), expected)
    tally.check(opened == expected, f"opened are {opened}")
    visitor.click(2)
    visitor.click(3)
    visitor.action("open")
    visitor.page.wait_for_url("**/some/i0/**")
    visitor.page.go_back()
    selected = visitor.soon("selected", [0])
    tally.check(selected == [0], f"back from a page {selected} is selected")
    visitor.end(tally)


def check_address(site, browser, tally):
    visitor = Visitor(site, browser, "some", "?kind=a&select=i28&select=gone&select=i1")
    page = visitor.page
    two_selected = "2 selected, 1 of them not shown"

    def check_query(wanted, when):
        query = visitor.soon("query", wanted)
        tally.check(query == wanted, f"{when} the address has {query}")

    said = visitor.soon("said", two_selected)
    tally.check(said == two_selected, f"an address shows {said}")
    top = "document.getElementById('i-i28').getBoundingClientRect().top"
    tally.check(soon(page, lambda: 0 < page.evaluate(top) < 900), f"what is selected is at {page.evaluate(top)}")
    page.evaluate("document.querySelector('.selection [value=done]').click()")
    check_query("?kind=a", "after the end")
    page.go_back()
    tally.check(visitor.soon("said", two_selected) == two_selected, "back does not lead to the selection")
    page.go_forward()
    tally.check(soon(page, lambda: visitor.selected == [] and not page.locator(".selection").is_visible()), "forward does not lead from it")
    visitor.begin()
    visitor.click(0)
    visitor.click(4)
    check_query("?kind=a&select=i0&select=i4", "with two selected")
    page.locator("input[name=q]").fill("Item 4")
    check_query("?select=i0&select=i4&q=Item+4&kind=a", "with a search")
    said = visitor.soon("said", two_selected)
    tally.check(said == two_selected, f"with a search it says {said}")
    page.go_back()
    check_query("?kind=a&select=i0&select=i4", "back from a search")
    tally.check(page.evaluate("document.querySelectorAll('[data-selected]').length") == 2, "back from a search takes the selection away")
    page.go_back()
    check_query("?kind=a", "back from a selection")
    selected = visitor.soon("selected", [])
    tally.check(selected == [], f"back from a selection {selected}")
    visitor.end(tally)


def check_outline(site, browser, tally):
    visitor = Visitor(site, browser, "outline").begin()
    page = visitor.page
    visitor.press("Control+a")
    tally.check(visitor.selected == [], f"in closed parents {visitor.selected} are selected")
    page.locator("summary").first.click()
    tally.check(soon(page, lambda: page.locator("details[open]").count(), 1) == 1, "a parent does not open while items are selected")
    visitor.click(2)
    visitor.press("Control+a")
    tally.check(visitor.selected == list(range(0, 40, 2)), f"in an open parent {visitor.selected} are selected")
    page.locator("summary").first.click()
    said = visitor.soon("said", "20 selected, 20 of them not shown")
    tally.check(said == "20 selected, 20 of them not shown", f"in a closed parent it says {said}")
    visitor.end(tally)
    visitor = Visitor(site, browser, "outline", "?select=i3")
    tally.check(visitor.item(3).is_visible(), "the parent of what an address selects is closed")
    visitor.end(tally)


def check_parents(site, browser, tally):
    """A record with others under it is selected by the row that leads to its page."""
    visitor = Visitor(site, browser, "under", "?select=i4")
    page = visitor.page
    tally.check(page.locator("[data-selected]").text_content().strip() == "Open Item 4", "the row of a parent is not selected")
    tally.check(page.locator("[data-selected]").is_visible(), "the parent is closed")
    text = visitor.copied("json")
    expected = [{"id": "i4", "title": "Item 4", "value": "3", "address": site.address("under/i4/index.html")}]
    tally.check(json.loads(text) == expected, f"of a parent is copied {text}")
    visitor.press("Control+a")
    tally.check(visitor.said == "8 selected", f"with a parent all are {visitor.said}")
    visitor.end(tally)


def check_many(site, browser, tally):
    visitor = Visitor(site, browser, "many")
    page = visitor.page
    took = page.evaluate("""() => {
      const timed = task => { const start = performance.now(); task(); document.body.offsetHeight; return performance.now() - start; };
      const press = (target, key, more) => target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...more}));
      const begin = timed(() => document.querySelector('.select').click());
      const all = timed(() => press(document.body, 'a', {ctrlKey: true}));
      const first = document.querySelector('.w [tabindex="0"]');
      first.focus();
      return {begin, all, step: timed(() => press(first, 'ArrowDown')), click: timed(() => document.activeElement.click())};
    }""")
    print(f"among {MANY:,}: " + ", ".join(f"{name} {time:.0f} ms" for name, time in took.items()))
    tally.check(took["all"] < 300 and took["click"] < 150 and took["step"] < 150, f"it takes {took}")
    tally.check(len(visitor.selected) == MANY - 1 and visitor.said == f"{MANY - 1:,} selected", f"{len(visitor.selected)}, {visitor.said}")
    tally.check(page.locator(".selection [value=link]").is_disabled(), "an address with so many is offered")
    pause(page, 400)
    tally.check(visitor.query == "", f"the address has {visitor.query[:40]}")
    visitor.press("End")
    tally.check(visitor.focused == MANY - 1, f"End leads to {visitor.focused}")
    box = page.evaluate("document.activeElement.getBoundingClientRect().bottom")
    tally.check(box < page.evaluate("document.querySelector('.selection').getBoundingClientRect().top"), "the bar covers the item with the focus")
    visitor.action("clear")
    open_facet(page)
    page.locator(".offer input").first.check()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    visitor.press("Control+a")
    tally.check(visitor.said == f"{MANY // 2:,} selected", f"of what a filter leaves: {visitor.said}")
    visitor.end(tally)


def check_choices(site, browser, tally):
    visitor = Visitor(site, browser, "choices").begin()
    visitor.click(1)
    for name in ["list", "gallery", "carousel", "flow", "grid"]:
        visitor.page.evaluate("name => document.querySelector(`.choices [value=${name}]`).click()", name)
        mark = visitor.page.evaluate("getComputedStyle(document.querySelector('#i-i1 > *'), '::before').content")
        tally.check(visitor.selected == [1] and "✓" in mark, f"as {name} {visitor.selected} is selected, marked {mark}")
    visitor.end(tally)


def check_access(site, browser, tally):
    for number, name in enumerate(["some", "rtl", "one", "outline", "choices"]):
        for width, scheme in WINDOWS if ALL else [WINDOWS[number % 2]]:
            visitor = Visitor(site, browser, name, width=width, color_scheme=scheme).begin()
            visitor.page.evaluate("document.querySelectorAll('details').forEach(details => { if (details.closest('.w')) details.open = true })")
            visitor.page.evaluate("document.querySelectorAll('.w li a, .w li [role]')[1].click()")
            for violation in Axe().run(visitor.page).response["violations"]:
                tally.check(False, f"{name} {width} {scheme}: {violation['id']} {violation['nodes'][0]['html'][:200]}")
            wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            tally.check(wide <= 0, f"{name}: the page is {wide} px too wide at {width}")
            visitor.end(tally)
    visitor = Visitor(site, browser, "some", width=320).begin()
    visitor.page.add_style_tag(content=":root { font-size: 200% }")
    bar = visitor.page.locator(".selection").bounding_box()
    tally.check(bar["x"] >= 0 and bar["x"] + bar["width"] <= 320 and bar["height"] <= 450, f"with large text the bar is at {bar}")
    visitor.end(tally)
    visitor = Visitor(site, browser, "some", forced_colors="active").begin()
    visitor.click(1)
    ground = "number => getComputedStyle(document.querySelector(`#i-i${number} > *`), '::before').backgroundColor"
    tally.check(visitor.page.evaluate(ground, 1) != visitor.page.evaluate(ground, 2), "with forced colours a mark is not seen")
    visitor.page.emulate_media(media="print")
    tally.check(not visitor.page.locator(".selection, .select").first.is_visible(), "the controls are printed")
    tally.check(visitor.page.evaluate("getComputedStyle(document.querySelector('#i-i1 > *'), '::before').content") == "none", "marks are printed")
    visitor.end(tally)


def check_without_script(site, browser, tally):
    visitor = Visitor(site, browser, "some", "?select=i1", java_script_enabled=False)
    tally.check(not visitor.page.locator(".select").is_visible() and not visitor.page.locator(".selection").is_visible(), "a dead control is shown")
    visitor.context.close()
    visitor = Visitor(site, browser, "plain")
    loaded = visitor.page.locator("[src*=selection], [href*=selection]").count()
    tally.check(loaded == 0, "a page without a selection loads its files")
    visitor.end(tally)


def check_preview(content, browser, tally):
    """A change of the content keeps what is selected, in the preview and where items are moved by hand."""
    server = Served(Path(sys.argv[1]).resolve(), content.parent, "--content", content, "--edit")
    context = browser.chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{server.address}one/")
    page.evaluate("window.stays_ = true")
    page.locator(".select").click()
    page.locator("#i-i2").click(position={"x": 30, "y": 12})
    page.locator("#i-i3 vitrine-handle").click()
    tally.check(page.locator("[data-selected]").get_attribute("id") == "i-i2", "a click on a handle selects")
    file = content / "one/items.json"
    records = json.loads(file.read_text())
    records[2]["title"] = "Changed"
    file.write_text(json.dumps([{"id": "new", "title": "New", "kind": "a"}, *records[1:]]))
    page.locator("#i-new").wait_for()
    tally.check(soon(page, lambda: page.locator("#i-new [role=radio]").count(), 1) == 1, "a new item cannot be selected")
    tally.check(page.evaluate("window.stays_"), "the page is loaded anew")
    tally.check(page.locator("[data-selected]").get_attribute("id") == "i-i2", "a change takes the selection away")
    file.write_text(json.dumps(records[3:]))
    page.locator("#i-i2").wait_for(state="detached")
    tally.check(soon(page, page.locator(".selection [role=status]").text_content, "0 selected") == "0 selected", "an item that is gone is selected")
    page.locator("#i-i3").click(position={"x": 30, "y": 12})
    front = (content / "one/index.md").read_text()
    (content / "one/index.md").write_text(front.replace("select: one\n", ""))
    page.locator(".select").wait_for(state="detached")
    left = soon(page, page.locator(".selection, [role=radio], [data-selected], [data-selecting], .w li [tabindex]").count, 0)
    tally.check(left == 0, f"{left} traces are left where nothing can be selected any longer")
    (content / "one/index.md").write_text(front)
    page.locator("[data-selected]").wait_for()
    tally.check(page.locator("[data-selected]").get_attribute("id") == "i-i3", "the address is not shown where the key came back")
    context.close()
    server.end()


def main():
    tally = Tally()
    with built(write) as (content, output):
        site = BuiltSite(output)
        checks = [
            check_mouse, check_touch, check_keyboard, check_one, check_copies, check_open, check_address, check_outline,
            check_parents, check_many, check_choices, check_access, check_without_script]
        with Browser() as browser:
            for check in checks:
                check(site, browser, tally)
            check_preview(content, browser, tally)
    tally.end()


if __name__ == "__main__":
    main()
