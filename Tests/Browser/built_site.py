"""A built site as the browser suites see it: its pages by kind, opened in Debian's Chromium."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import sync_playwright

from chromium import launch

# Whether all is tried, as `make test-all` asks for, or a few.
ALL = "VITRINE_TEST_ALL" in os.environ

# Leaves about so many of a page's items, evenly, and the first of each list, for to look at each with all others takes
# their square.
SHORTEN = """most => {
  const items = [...document.querySelectorAll('.w li[id]')], step = Math.ceil(items.length / most);
  items.forEach((item, place) => { if (place % step && item.previousElementSibling && !item.querySelector('li')) item.remove(); });
}"""
MOST_ITEMS = 200 if ALL else 40


class BuiltSite:
    """The pages of a folder that `vitrine build` wrote, as paths from it.

    Only a `share` of them is looked at, such as (0, 2), the first of every two, where other sites have the others.
    """

    def __init__(self, folder, share=(0, 1)):
        self.share = share
        self.folder = Path(folder).resolve()
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

    def sample(self, item_pages, part=0, of=1):
        """Every page that is no item's, and about `item_pages` of the others from all collections, or from as many.

        Settings that share the pages have every `of`th from number `part` on, base 0; with --all each has all.
        """
        groups = defaultdict(list)
        for page in self.item_pages:
            groups[str(Path(page).parent.parent)].append(page)
        chosen, rest = [], item_pages
        by_size = sorted(groups.values(), key=len)
        if not ALL and len(by_size) > item_pages:
            by_size = [by_size[i * len(by_size) // item_pages] for i in range(item_pages)]
        for place, group in enumerate(by_size):
            share = min(len(group), max(1, rest // (len(by_size) - place)))
            chosen += [group[i * len(group) // share] for i in range(share)]
            rest -= share
        pages = self.other_pages + chosen
        return pages if ALL else pages[self.share[0]::self.share[1]][part % of::of]

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
        self.chromium = launch(
            self.playwright, "--hide-scrollbars", f"--blink-settings={self.settings}")
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


def soon(page, ask, wanted=True, seconds=20):
    """What `ask` answers once that is `wanted`, which a slow machine shows late; its last answer if that never is."""
    end = time.monotonic() + seconds
    while (answer := ask()) != wanted and time.monotonic() < end:
        page.wait_for_timeout(20)
    return answer


# Whether what finds items is there, which is loaded when somebody goes near its controls.
CAN_FIND = "Boolean(window.vitrineFinding?.orderBy)"


def pause(page, milliseconds):
    """Waits by the clock of the page: what it put off for less has been done by then, however slow the machine is."""
    page.evaluate("time => new Promise(done => setTimeout(done, time))", milliseconds)


def open_facet(page, facet=".facet"):
    """Opens a filter of a page, and what it stands in."""
    facet = page.locator(facet).first
    if not page.locator(".filters:popover-open").count():
        page.locator(".to-filters").click()
    if not facet.evaluate("facet => facet.open"):
        facet.locator("summary").first.click()
    return facet


def choose(page, name, value):
    """Chooses an order or groups, which narrow pages have behind a button."""
    if page.locator(".to-orders").is_visible():
        page.locator(".to-orders").click()
        page.select_option(f"select[name={name}]", value)
        page.keyboard.press("Escape")
    else:
        page.select_option(f"select[name={name}]", value)


def share_of_words(words):
    """`PART/OF`: every OFth of the pages from number PART on, base 0."""
    part, of = map(int, words.split("/"))
    return part, of


def site_argument():
    """The site of `SITE [--share PART/OF]`, of which the second is taken out of the arguments."""
    share = (0, 1)
    if "--share" in sys.argv:
        place = sys.argv.index("--share")
        share = share_of_words(sys.argv[place + 1])
        del sys.argv[place:place + 2]
    if len(sys.argv) < 2:
        sys.exit(f"usage: {Path(sys.argv[0]).name} SITE")
    return BuiltSite(sys.argv[1], share)
