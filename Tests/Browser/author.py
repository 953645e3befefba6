"""A site whose order its author changes, and the author at a page of it."""

import json
import re

from playwright.sync_api import Error, expect

from motion import rests

BIRDS = ["Wren", "Rook", "Kite", "Jay", "Teal", "Crane", "Swift", "Owl", "Stork"]
STATUS = "vitrine-order p"
# Sections without a name, and the ids of their items.
ITEMS = "[...document.querySelectorAll('section, main li[id^=i-]')].map(({localName, id}) => localName == 'li' ? id : '')"


def content(folder):
    root = folder / "content"
    for name in ["birds", "hills", "walks", "arabic", "tools"]:
        (root / name).mkdir(parents=True)
    (root / "site.yml").write_text("title: Small\n")
    (root / "index.md").write_text("---\ntitle: Home\n---\nSome birds.\n")
    (root / "birds/index.md").write_text(
        "---\ntitle: Birds\ncollection: { from: birds.json }\nsections:\n"
        "  - { title: By hand, layout: list }\n  - { title: By name, sort: title, repeats: true }\n---\n")
    rows = [f'  {{\n    "id": "{name.lower()}",\n    "title": "{name}"\n  }}' for name in BIRDS]
    (root / "birds/birds.json").write_text("[\n" + ",\n".join(rows) + "\n]\n")
    (root / "hills/index.md").write_text(
        "---\ntitle: Hills\nsections:\n  - { title: All hills, layout: { grid: { columns: 3 } } }\n---\n")
    for number, name in enumerate(["Arthur", "Calton", "Castle", "Blackford", "Braid", "Wester", "Allermuir"]):
        (root / f"hills/{name.lower()}.md").write_text(
            f"---\ntitle: {name}\norder: {number + 1}0\n---\nA hill.\n")
    (root / "walks/index.md").write_text(
        "---\ntitle: Walks\nsections:\n"
        "  - title: Near\n    collection: ../hills\n    items: [arthur, calton]\n"
        "  - title: Far\n    collection: ../hills\n    items:\n"
        "      - allermuir # take a map\n      - wester\n---\n")
    (root / "arabic/index.md").write_text(
        "---\ntitle: طيور\nlanguage: ar\ncollection: { from: birds.json }\n"
        "sections: [{ title: كلها, layout: { grid: { columns: 3 } } }]\n---\n")
    names = ["أ", "ب", "ت", "ث", "ج", "ح"]
    (root / "arabic/birds.json").write_text(
        json.dumps([{"id": str(number), "title": name} for number, name in enumerate(names)], ensure_ascii=False))
    (root / "tools/index.md").write_text(
        "---\ntitle: Tools\ncollections:\n"
        "  all: { from: tools.json, page: true, children: { from: versions, id: title } }\n"
        "  lands: { from: scotland.md, page: true, children: { from: towns, id: title } }\n"
        "sections: [{ title: All, collection: all }, { title: Lands, collection: lands }]\n---\n")
    tools = [{"title": "Swift", "versions": [{"title": f"6.{minor}"} for minor in range(4)]},
             {"title": "C", "versions": [{"title": "C23"}, {"title": "C17"}]}]
    (root / "tools/tools.json").write_text(json.dumps(tools, indent=2))
    (root / "tools/scotland.md").write_text("---\ntitle: Scotland\ntowns: [{ title: Oban }, { title: Wick }]\n---\n")


# Whether the page has taken what is served since then: in place, or loaded anew.
AWAIT = """() => {
  window.isUnchanged = true;
  document.addEventListener('vitrine-changed', () => window.isUnchanged = false, {once: true});
}"""
IS_CHANGED = "!window.isUnchanged && document.readyState == 'complete'"


class Author:
    """A page, and the files behind it."""

    def __init__(self, page, folder, address):
        self.page, self.root, self.address = page, folder / "content", address

    def open(self, path):
        self.page.goto(self.address + path)
        expect(self.page.locator(STATUS)).to_be_attached()

    def handle(self, name):
        return self.page.get_by_role("button", name=f"Move {name}", exact=True)

    def item(self, name):
        return self.page.locator(f'li:has(> vitrine-handle > [aria-label="Move {name}"])')

    def box(self, element):
        """Where an element is once nothing moves any more."""
        rests(self.page)
        return element.bounding_box()

    def shown(self, section=0):
        return self.page.locator("main section").nth(section).locator(
            "li .t, li .name").all_inner_texts()

    def becomes(self, *names, section=0):
        """Waits until a section shows items in this order, those of the server too."""
        for _ in range(250):
            try:
                shown = self.shown(section)
            except Error:
                # The page is just loaded anew.
                shown = []
            if shown[:len(names)] == list(names):
                return
            self.page.wait_for_timeout(20)
        tops = self.page.evaluate("[scrollY, ...[...document.querySelectorAll('main li')].map(li => li.getBoundingClientRect().top)]")
        raise AssertionError(f"{shown} instead of {names}; scrolled to, and tops of items: {tops}")

    def ids(self, file):
        return [one["id"] for one in json.loads((self.root / file).read_text())]

    def file_becomes(self, file, test):
        for _ in range(250):
            text = (self.root / file).read_text()
            if test(text):
                return text
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{file} is still\n{text}")

    def says(self, text):
        expect(self.page.locator(STATUS)).to_have_text(text)

    def drag(self, name, target, fraction, pictures=None):
        """Drags an item with the mouse over a part of another."""
        page = self.page
        self.handle(name).scroll_into_view_if_needed()
        start = self.box(self.handle(name))
        x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 6, y, steps=2)
        expect(page.locator("vitrine-lifted")).to_be_attached()
        # Measured as late as a person aims.
        end = self.box(self.item(target))
        x, y = end["x"] + end["width"] * fraction[0], end["y"] + end["height"] * fraction[1]
        page.mouse.move(x, y, steps=12)
        rests(page)
        page.mouse.move(x + 1, y, steps=2)
        rests(page)
        if pictures:
            page.screenshot(path=f"{pictures}/edit-dragging.png")

    def settled(self, act):
        """Does something that is written, and waits until the page is what is served then: changed in
        place, or loaded anew."""
        self.page.evaluate(AWAIT)
        act()
        for _ in range(250):
            self.page.wait_for_timeout(20)
            try:
                if self.page.evaluate(IS_CHANGED) and self.page.evaluate(ITEMS) == self.served():
                    return
            except Error:
                # It is just loaded anew.
                continue
        raise AssertionError(f"{self.page.evaluate(ITEMS)} instead of {self.served()}")

    def served(self):
        """The same of the page as it is served now."""
        html = self.page.request.get(self.page.url).text()
        return re.findall(r'<section|<li[^>]* id="(i-[^"]*)"', html)
