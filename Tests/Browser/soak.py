#!/usr/bin/env python3
"""Edits a site at random while `vitrine serve` shows it in open pages, and compares.

Files are written, renamed and removed; records of Markdown and JSON change their texts, their order and
their number; sections, templates, pictures and settings change; now and then something is broken and
mended; and items are moved by hand in the open pages, also while files change under them. After every few
edits, what is served is compared with what `vitrine build` writes, byte for byte, and each open page with
the same page loaded anew. The server's memory is compared too.

Exits 1 if anything differs, or memory grew by more than a fifth.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

from playwright.sync_api import Error, sync_playwright

from chromium import launch
from served import Served

WORDS = "amber birch cedar delta ember flint grove heath islet juniper kelp larch moss".split()


class Author:
    """Edits a content folder, the same way for the same seed."""

    def __init__(self, folder, seed):
        self.content = folder / "content"
        self.templates = folder / "Templates"
        self.random = random.Random(seed)
        self.count = 0
        self.mend = None
        self.begin()

    def begin(self):
        self.write("site.yml", "title: Soak\n")
        self.write("index.md", "---\ntitle: Home\n---\nAll of it.\n")
        self.write("notes/index.md", self.page("Notes", "list"))
        for _ in range(40):
            self.insert_note()
        self.write("cards/index.md", self.page("Cards", "grid", "collection: { from: cards.json }\n"))
        self.write_cards([self.card() for _ in range(60)])
        self.write("drawings/index.md", self.page("Drawings", "{ row: { height: 90, of: [ { width: 50% } ] } }"))
        for _ in range(12):
            self.insert_drawing()

    def page(self, title, layout, more=""):
        return f"---\ntitle: {title}\n{more}sections: [{{ title: All, layout: {layout} }}]\n---\n"

    def write(self, path, text):
        file = self.content / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def text(self, least=1):
        return " ".join(self.random.choices(WORDS, k=self.random.randint(least, 6)))

    def name(self):
        self.count += 1
        return f"{self.random.choice(WORDS)}-{self.count}"

    def any_of(self, pattern):
        files = sorted(file for file in self.content.glob(pattern) if file.name != "index.md")
        return self.random.choice(files) if files else None

    # Markdown

    def insert_note(self):
        name = self.name()
        self.write(
            f"notes/{name}.md",
            f"---\ntitle: {self.text()}\nsubtitle: {self.text()}\norder: {self.random.randrange(1000)}\n"
            f"---\n{self.text(3)}.\n")

    def update_note(self):
        file = self.any_of("notes/*.md")
        if not file:
            return
        line = self.random.choice(["title", "subtitle", "text", "badge"])
        text = re.sub(rf"\n{line}: .*", "", file.read_text())
        file.write_text(text.replace("---\n", f"---\n{line}: {self.text()}\n", 1))

    def update_body(self):
        if file := self.any_of("notes/*.md"):
            file.write_text(file.read_text() + f"\n## {self.text()}\n\n{self.text(4)}\n")

    def move_note(self):
        if file := self.any_of("notes/*.md"):
            file.write_text(re.sub(r"order: \d+", f"order: {self.random.randrange(1000)}", file.read_text()))

    def rename_note(self):
        if file := self.any_of("notes/*.md"):
            file.rename(file.with_name(self.name() + ".md"))

    def remove_note(self):
        if (file := self.any_of("notes/*.md")) and len(list(file.parent.iterdir())) > 20:
            file.unlink()

    def draft_note(self):
        if file := self.any_of("notes/*.md"):
            text = file.read_text()
            changed = text.replace("draft: true\n", "")
            file.write_text(changed if changed != text else text.replace("---\n", "---\ndraft: true\n", 1))

    # JSON

    def card(self):
        return {"id": self.name(), "title": self.text(), "text": self.text(3), "badge": self.text()}

    def cards(self):
        return json.loads((self.content / "cards/cards.json").read_text())

    def write_cards(self, cards):
        self.write("cards/cards.json", json.dumps(cards, indent=2) + "\n")

    def update_card(self):
        cards = self.cards()
        self.random.choice(cards)[self.random.choice(["title", "text", "badge"])] = self.text()
        self.write_cards(cards)

    def move_cards(self):
        cards = self.cards()
        for _ in range(self.random.randint(1, 4)):
            card = cards.pop(self.random.randrange(len(cards)))
            cards.insert(self.random.randint(0, len(cards)), card)
        self.write_cards(cards)

    def insert_card(self):
        cards = self.cards()
        cards.insert(self.random.randint(0, len(cards)), self.card())
        self.write_cards(cards)

    def remove_card(self):
        cards = self.cards()
        if len(cards) > 20:
            cards.pop(self.random.randrange(len(cards)))
            self.write_cards(cards)

    # Pictures, layouts, templates, settings

    def insert_drawing(self):
        name = self.name()
        size = self.random.randint(10, 90)
        self.write(
            f"drawings/{name}.svg",
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="60"><rect width="9" height="9"/></svg>')
        self.write(
            f"drawings/{name}.md",
            f"---\ntitle: {self.text()}\nimage: {{ src: {name}.svg, alt: {self.text()} }}\n---\n{self.text(3)}\n")

    def redraw(self):
        if file := self.any_of("drawings/*.svg"):
            file.write_text(re.sub(r'width="\d+" height="60"', f'width="{self.random.randint(10, 90)}" height="60"',
                                   file.read_text()))

    def change_layout(self):
        layout = self.random.choice(["list", "grid", "carousel", "flow", "{ grid: { columns: 3 } }"])
        self.write("notes/index.md", self.page("Notes", layout))

    def change_template(self):
        cell = self.templates / "styles/base.css"
        if cell.exists():
            cell.unlink()
        else:
            cell.parent.mkdir(parents=True, exist_ok=True)
            cell.write_text(f"@layer base {{ h1 {{ color: rgb({self.random.randrange(256)}, 2, 3) }} }}\n")

    def change_title(self):
        self.write("site.yml", f"title: {self.text()}\n")

    def break_something(self):
        file = self.content / self.random.choice(["site.yml", "notes/index.md", "cards/cards.json"])
        right = file.read_text()
        file.write_text(right[:-3] + " {")
        self.mend = lambda: file.write_text(right)

    def edit(self):
        """One edit; a broken file is mended by the next."""
        if self.mend:
            mend, self.mend = self.mend, None
            return mend()
        often = [self.update_note, self.update_body, self.update_card, self.move_cards, self.move_note]
        seldom = [
            self.insert_note, self.rename_note, self.remove_note, self.draft_note, self.insert_card,
            self.remove_card, self.insert_drawing, self.redraw, self.change_layout, self.change_template,
            self.change_title, self.break_something]
        self.random.choice(often * 3 + seldom)()


def move_by_hand(page, random):
    """Picks up an item of an open page, moves it a few places and drops it: it is written, or put back where
    somebody else was faster."""
    handles = page.locator("main vitrine-handle > button")
    try:
        if not (count := handles.count()):
            return False
        handles.nth(random.randrange(count)).focus(timeout=1000)
        keys = random.choices(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Home", "End"], k=random.randint(1, 4))
        for key in ["Space", *keys, "Space"]:
            page.keyboard.press(key)
        return True
    except Error:
        # It was loaded anew just then, or has no items.
        return False


LIVE = re.compile(rb'<script src="/\.vitrine/[^\n]*?></script>')

# The stylesheet with a page's own layouts, and the hash in the name of what pages load.
LAYOUTS = re.compile(
    rb'<link rel="stylesheet" href="[./]*(assets/(?:layouts[./][^"]*|(?:long-)?records\.css))">\n?')
HASH = re.compile(r"\.[0-9a-f]{16}(?=\.\w+$)")
NO_LAYOUTS = b"@layer layout{}"


def differences(program, folder, address):
    """The paths at which what is served is not what a build writes.

    The server names stylesheets, scripts and drawings of its own by their use, a build by their bytes too."""

    def served(path):
        with urllib.request.urlopen(address + urllib.request.quote(path)) as answer:
            return answer.read()

    def layouts(page, read):
        rules = [read(path.decode()) for path in LAYOUTS.findall(page)]
        return [sheet for sheet in rules if sheet.strip() != NO_LAYOUTS]

    with tempfile.TemporaryDirectory() as site:
        subprocess.run(
            [program, "build", "--previous", "none", "--quiet", "--output", f"{site}/site"], cwd=folder,
            check=True, stderr=subprocess.DEVNULL)
        root = Path(site, "site")
        files = {str(file.relative_to(root)): file.read_bytes() for file in root.rglob("*") if file.is_file()}
        different, names = [], {}
        for path in sorted(files, key=lambda path: (path.endswith(".html"), path)):
            if path.startswith("assets/layouts."):
                continue
            written = files[path]
            try:
                shown = served(path)
            except HTTPError:
                plain = HASH.sub("", path)
                shown = served(plain)
                # A page asks for the file of its items by the same hash behind the name.
                if path.startswith("assets/finding/"):
                    plain += f"?{HASH.search(path)[0][1:]}"
                names[path.encode()] = plain.encode()
            if path.endswith(".html"):
                if layouts(written, files.get) != layouts(shown, served):
                    different.append(f"a stylesheet of {path}")
                written, shown = LAYOUTS.sub(b"", written), LAYOUTS.sub(b"", LIVE.sub(b"", shown))
                for name, plain in names.items():
                    written = written.replace(name, plain)
            if path == "snapshot.json":
                # Each file has been compared.
                written, shown = ({**json.loads(text), "files": None} for text in (written, shown))
            if written != shown:
                different.append(path)
        return different


# What stands in a page, but for what the preview and its reader add, and the order of attributes.
READ_PAGE = """() => {
  const copy = document.documentElement.cloneNode(true);
  for (const element of copy.querySelectorAll('*')) {
    if (element.matches('script[src^="/.vitrine/"]') || element.localName.startsWith('vitrine-')) element.remove();
    for (const name of element.getAttributeNames()) if (name.startsWith('data-vitrine-')) element.removeAttribute(name);
  }
  for (const element of copy.querySelectorAll('link[rel=stylesheet]')) {
    element.setAttribute('href', element.getAttribute('href').replace(/\\?.*/, ''));
  }
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    const attributes = [...element.attributes].sort((a, b) => a.name < b.name ? -1 : 1);
    for (const {name} of attributes) element.removeAttribute(name);
    for (const {name, value} of attributes) element.setAttribute(name, value);
  }
  return copy.outerHTML.replace(/\\s+/g, ' ');
}"""


def settle(folder, page, address):
    """Waits until the server shows a page as it is on the disk: the home page says the number of edits."""
    home = folder / "content/index.md"
    mark = f"edit-{time.monotonic_ns()}"
    home.write_text(f"---\ntitle: Home\n---\nAll of it, {mark}.\n")
    for _ in range(600):
        with urllib.request.urlopen(address) as answer:
            if mark.encode() in answer.read():
                page.wait_for_timeout(300)
                return
        time.sleep(0.05)
    raise TimeoutError("the last edit was never shown")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.environ.get("VITRINE", "vitrine"), help="vitrine")
    parser.add_argument("--edits", type=int, default=60)
    parser.add_argument("--every", type=int, default=20, help="after how many edits all is compared")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    faults = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        author = Author(folder, options.seed)
        browser = launch(playwright)
        served = Served(program, folder, "--edit")
        try:
            served.waits_for("items")
            paths = ["notes/", "cards/", "drawings/"]
            pages = [browser.new_page() for _ in paths]
            for page, path in zip(pages, paths):
                page.goto(served.address + path)
            start = None
            moves = 0
            for number in range(1, options.edits + 1):
                if author.random.random() < 0.2:
                    moves += move_by_hand(author.random.choice(pages), author.random)
                else:
                    author.edit()
                pages[0].wait_for_timeout(author.random.choice([0, 5, 30, 200]))
                if number % options.every:
                    continue
                while author.mend:
                    author.edit()
                settle(folder, pages[0], served.address)
                different = differences(program, folder, served.address)
                for path in different[:5]:
                    print(f"FAILED after {number} edits: {path} is not what a build writes")
                faults += len(different)
                for page, path in zip(pages, paths):
                    fresh = browser.new_page()
                    fresh.goto(served.address + path)
                    # What a change put back while it was moved may be in hand again.
                    page.keyboard.press("Escape")
                    found, expected = page.evaluate(READ_PAGE), fresh.evaluate(READ_PAGE)
                    if found != expected:
                        print(f"FAILED after {number} edits: the open page {path} is not what is served")
                        start_of_it = len(os.path.commonprefix([found, expected])) - 40
                        print(f"  {found[start_of_it:][:160]}\n  {expected[start_of_it:][:160]}")
                        faults += 1
                    fresh.close()
                start = start or served.memory()
            end = served.memory()
        finally:
            served.end()
            browser.close()
    start = start or end
    growth = end / start - 1
    print(f"{options.edits} edits, {moves} of them by hand, {faults} differences; memory {start:.0f} MB, at the end {end:.0f} MB")
    if growth > 0.2:
        print(f"FAILED: memory grew by {growth:.0%}")
    return 1 if faults or growth > 0.2 else 0


if __name__ == "__main__":
    sys.exit(main())
