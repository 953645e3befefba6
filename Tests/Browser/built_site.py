"""A built site as the browser suites see it: its pages by kind, opened in Debian's Chromium."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import sync_playwright

# Whether all is tried, as `make test-all` asks for, or a few.
ALL = "VITRINE_TEST_ALL" in os.environ

# Leaves about so many of a page's items, evenly, and the first of each list, for to look at each with all others takes
# their square.
SHORTEN = """most => {
  const items = [...document.querySelectorAll('.w li[id]')], step = Math.ceil(items.length / most);
  items.forEach((item, place) => { if (place % step && item.previousElementSibling && !item.querySelector('li')) item.remove(); });
}"""
MOST_ITEMS = 200


class Names(HTMLParser):
    """The names of all elements, attributes and classes of a page."""

    def __init__(self, file):
        super().__init__()
        self.found = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        self.found.add(f"<{tag}>")
        for name, value in attributes:
            self.found.add(name)
            if name == "class":
                self.found.update(f".{word}" for word in value.split())


class BuiltSite:
    """The pages of a folder that `vitrine build` wrote, as paths from it. Of a site that is much like another, `few`
    are enough for a sample: together they have every element, attribute and class."""

    def __init__(self, folder, few=False):
        self.folder, self.few = Path(folder).resolve(), few
        pages = sorted(str(p.relative_to(self.folder)) for p in self.folder.rglob("*.html"))
        if not pages:
            sys.exit(f"there is no page in {folder}")
        snapshot = json.loads((self.folder / "snapshot.json").read_text(encoding="utf-8"))
        # A browser leaves these at once.
        self.redirects = sorted(snapshot.get("redirects", {}))
        self.pages = [page for page in pages if page not in snapshot.get("redirects", {})]
        self.folder_pages = [page["path"] for page in snapshot["pages"]]
        self.items = {
            page["path"]: sum(len(section["items"]) for section in page["sections"])
            for page in snapshot["pages"]
        }
        folders = set(self.folder_pages)
        self.other_pages = [p for p in self.pages if p in folders or p.count("/") == 0]
        self.item_pages = [p for p in self.pages if p not in self.other_pages]

    def sample(self, item_pages):
        """Every page that is no item's, and about `item_pages` of the others from all collections; or few of these."""
        groups = defaultdict(list)
        for page in self.item_pages:
            groups[str(Path(page).parent.parent)].append(page)
        chosen, rest = [], item_pages
        by_size = sorted(groups.values(), key=len)
        for place, group in enumerate(by_size):
            share = min(len(group), max(1, rest // (len(by_size) - place)))
            chosen += [group[i * len(group) // share] for i in range(share)]
            rest -= share
        pages = self.other_pages + chosen
        return self.with_all_names(pages) if self.few else pages

    def with_all_names(self, pages):
        """Some of the pages that together have all names of elements, attributes and classes."""
        names = {page: Names(self.folder / page).found for page in pages}
        chosen, missing = [], set().union(*names.values())
        while missing:
            chosen.append(max(pages, key=lambda page: len(names[page] & missing)))
            missing -= names[chosen[-1]]
        return chosen

    def address(self, page):
        return "file://" + quote(str(self.folder / page))

    def open_sample(self, path, page):
        """Opens a page with `MOST_ITEMS` of its items, if it has more."""
        page.goto(self.address(path))
        page.evaluate(SHORTEN, MOST_ITEMS)


class Browser:
    """Chromium with a default text size in CSS pixels, and with a mouse if it `hovers`; a context manager."""

    def __init__(self, text_size=16, hovers=False):
        # With these settings Chromium has no pointer unless they name one.
        mouse = ",primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"
        self.settings = f"defaultFontSize={text_size}" + (mouse if hovers else "")

    def __enter__(self):
        self.playwright = sync_playwright().start()
        self.chromium = self.playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                f"--blink-settings={self.settings}",
            ],
        )
        return self

    def __exit__(self, *_):
        self.chromium.close()
        self.playwright.stop()

    def page(self, width, height=900, scheme="light", **options):
        """A window without transitions, so that what is measured has come to rest. `options` are the browser's own."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            reduced_motion="reduce",
            **options,
        )
        return context.new_page()


class Tally:
    """Counts what held and what did not, prints each failure, and ends the program."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def check(self, holds, failure):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            if self.failed <= 50:
                print(f"FAILED {failure}")

    def end(self):
        if self.failed > 50:
            print(f"and {self.failed - 50} more")
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed or not self.passed else 0)


@contextmanager
def built(write, strict=True):
    """The folders of content that `write` fills and of the site that the program in the arguments builds of it, without
    a warning if it is `strict`."""
    with tempfile.TemporaryDirectory() as folder:
        content, output = Path(folder) / "content", Path(folder) / "site"
        content.mkdir()
        write(content)
        command = [sys.argv[1], "build", "--content", content, "--output", output] + ["--strict"] * strict
        build = subprocess.run(command, capture_output=True, text=True)
        if build.returncode:
            sys.exit(build.stdout + build.stderr)
        yield content, output


def site_parser():
    parser = argparse.ArgumentParser()
    parser.add_argument("site", metavar="SITE")
    parser.add_argument("--few", action="store_true", help="look at few pages, which have every element and class")
    return parser


def site_argument():
    options = site_parser().parse_args()
    return BuiltSite(options.site, options.few)
