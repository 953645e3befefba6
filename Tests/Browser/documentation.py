#!/usr/bin/env python3
"""Reads a documentation site: its tree, the contents that follow, and its pages from one to the next.

usage: documentation.py PROGRAM

At every width, from the right, by keyboard, on paper and without a script. A grid beside a tree is compared with
what the program says of a list as wide. Exits 1 if anything is not as it should be.
"""

import json
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe

from built_site import ALL, Browser, BuiltSite, Tally, built, soon
from long_page import FRAMES

WIDTHS = [320, 375, 768, 999, 1000, 1100, 1280, 1440, 2200] if ALL else [320, 999, 1000, 1280]
HEADINGS = 12

VISIBLE = "selector => document.querySelector(selector)?.checkVisibility() ?? false"
BOX = "selector => document.querySelector(selector).getBoundingClientRect().toJSON()"
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"

# The numbers of the last heading at the top of the window or above, and of the last in its upper half: Chromium marks
# one as soon as it is there.
IN_VIEW = """() => {
  const headings = [...document.querySelectorAll('.prose h2')];
  const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) + 1;
  return [edge, innerHeight / 2 + 1].map(
    end => headings.findLastIndex(heading => heading.getBoundingClientRect().top <= end));
}"""
MARKED = """() => [...document.querySelectorAll('.sided > .contents a')].flatMap((link, number) =>
  getComputedStyle(link).fontWeight == 600 ? [number] : [])"""
WITHOUT_TARGET_CURRENT = """
const supports = CSS.supports.bind(CSS);
CSS.supports = (...words) => words[0].startsWith('scroll-target-group') ? false : supports(...words);
"""


def write(folder):
    def page(path, keys, text="A text.\n"):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"---\n{keys}\n---\n{text}")

    (folder / "site.yml").write_text("title: Site\nsearch: true\nedit: https://example.org/edit/{path}\n")
    page("index.md", "title: Home")
    page("news/index.md", "title: News")
    page("news/now.md", "title: Now", "".join(f"## Part {number}\n\nText.\n\n" for number in range(5)))
    for name, language in [("manual", "en"), ("dalil", "ar")]:
        page(f"{name}/index.md", f"title: Manual\nlanguage: {language}\nnavigation: tree\ncollection: {{ from: '*.md' }}")
        for number in range(40):
            page(f"{name}/page-{number}.md", f"title: Page {number}\norder: {number}")
        page(f"{name}/long.md", "title: A page with many headings\norder: 41",
             "".join(f"## Heading {number}\n\n{'A sentence of some words. ' * 60}\n\n" for number in range(HEADINGS)))
        page(f"{name}/guides/index.md", f"title: Guides\nlanguage: {language}\norder: 2.5\ncollection: {{ from: '*.md' }}")
        page(f"{name}/guides/first.md", "title: First guide")
        page(f"{name}/guides/second.md", "title: Second guide")
    things = [{"id": f"t{number}", "title": f"Thing {number}"} for number in range(11)]
    page("manual/things/index.md",
         "title: Things\ncollection: { from: things.json, id: id }\nsections:\n"
         "  - { id: grid, title: Grid, layout: { row: { of: [{ width: 25%, height: 80 }], gap: 20 } } }\n"
         "  - { id: list, title: List, repeats: true, layout: list }\n"
         "  - { id: carousel, title: Carousel, repeats: true, layout: { carousel: { width: 88 } } }")
    (folder / "manual/things/things.json").write_text(json.dumps(things))


def look(browser, site, tally):
    """The places of tree, page and contents at each width, from the left and from the right."""
    for number, width in enumerate(WIDTHS):
        page = browser.page(width)
        for folder in ["manual", "dalil"] if ALL else [["manual", "dalil"][number % 2]]:
            for name in ["long", "guides/first", "guides", "."]:
                where = f"{folder}/{name} at {width}"
                page.goto(site.address(f"{folder}/{name}/index.html".replace("/.", "")))
                tally.check(page.evaluate(OVERFLOW) <= 0, f"{where}: scrolls sideways")
                has_contents, is_wide = name == "long", width >= 1000
                tally.check(page.evaluate(VISIBLE, "#Tree") == is_wide, f"{where}: the tree")
                tally.check(page.evaluate(VISIBLE, "[popovertarget=Tree]") != is_wide, f"{where}: the tree's button")
                tally.check(page.evaluate(VISIBLE, "#PageContents") == (has_contents and width >= 1280), f"{where}: contents")
                tally.check(
                    page.evaluate(VISIBLE, "[popovertarget=PageContents]") == (has_contents and width < 1280),
                    f"{where}: the contents' button")
                tally.check(page.locator("#Tree [aria-current=page]").count() == 1, f"{where}: the current page")
                if is_wide:
                    tree, main = page.evaluate(BOX, "#Tree"), page.evaluate(BOX, "#Main")
                    beside = tree["right"] <= main["left"] if folder == "manual" else main["right"] <= tree["left"]
                    tally.check(beside and abs(tree["top"] - main["top"]) < 64, f"{where}: the tree is not beside the page")
                    current = page.evaluate(BOX, "#Tree [aria-current=page]")
                    tally.check(0 <= current["top"] and current["bottom"] <= 900, f"{where}: the current page is out of sight")
                    page.evaluate("scrollTo(0, 1000)")
                    tally.check(page.evaluate(BOX, "#Tree")["top"] <= max(0, tree["top"] - 1000) + 1
                                or page.evaluate("scrollY") < 1000, f"{where}: the tree scrolls away")
                    tally.check(page.evaluate(BOX, "#Tree")["bottom"] > 0, f"{where}: the tree is gone")
        page.context.close()
    page = browser.page(1440)
    page.goto(site.address("manual/guides/first/index.html"))
    tally.check(page.locator("#Tree details[open]").count() == 1, "the branch of the page is open, and no other")
    links = page.locator("#Tree a").evaluate_all("links => links.map(link => link.href)")
    tally.check(len(links) == 46, f"{len(links)} links")
    page.emulate_media(media="print")
    tally.check(not page.evaluate(VISIBLE, "#Tree"), "the tree is on paper")
    page.context.close()


def read_through(browser, site, tally):
    """From the first page to the last, and back."""
    page = browser.page(768)
    page.goto(site.address("manual/index.html"))
    order = page.locator("#Tree a").evaluate_all("links => links.map(link => link.href)")
    for rel, expected in [("next", order[1:]), ("prev", order[-2::-1])]:
        read = []
        while page.locator(f".pager [rel={rel}]").count():
            page.locator(f".pager [rel={rel}]").click()
            page.wait_for_load_state()
            read.append(page.url)
        tally.check(read == expected, f"{rel}: {len(read)} pages of {len(expected)}")
    page.context.close()


def follow(browser, site, tally):
    """The heading in view is marked: by the browser, and by the script where the browser does not know how."""
    for with_script in [False, True]:
        page = browser.page(1440)
        if with_script:
            page.add_init_script(WITHOUT_TARGET_CURRENT)
        page.goto(site.address("manual/long/index.html"))
        how = "by script" if with_script else "by CSS"
        if with_script:
            marked = lambda: page.evaluate("[...document.querySelectorAll('.contents a')].findIndex(link => link.hasAttribute('data-current'))")
        else:
            tally.check(page.locator("[data-current]").count() == 0, "the script runs beside CSS")
            marked = lambda: (page.evaluate(MARKED) + [-1])[0]
        # Further down there is no room below the headings.
        for top in range(200, int(page.evaluate("document.documentElement.scrollHeight - 2 * innerHeight")), 170 if ALL else 340):
            page.evaluate("top => scrollTo(0, top)", top)
            page.evaluate(FRAMES)
            first, last = page.evaluate(IN_VIEW)
            holds = (lambda: marked() == first) if with_script else (lambda: max(first, 0) <= marked() <= max(last, 0))
            tally.check(soon(page, holds), f"{how}, at {top}: {marked()} is marked, not {first} or up to {last}")
        page.locator("#PageContents a").nth(5).click()
        tally.check(soon(page, marked, 5) == 5, f"{how}: what is clicked is not marked")
        page.context.close()


def on_a_phone(browser, site, tally):
    """Tree and contents open over the page and close again, with and without a script."""
    for has_script in [True, False]:
        context = browser.chromium.new_context(viewport={"width": 375, "height": 700}, java_script_enabled=has_script)
        page = context.new_page()
        page.goto(site.address("manual/long/index.html"))
        how = "" if has_script else ", without a script"
        for name in ["Tree", "PageContents"]:
            button, panel = page.locator(f"[popovertarget={name}]"), page.locator(f"#{name}")
            button.focus()
            page.keyboard.press("Enter")
            tally.check(panel.is_visible(), f"{name} does not open{how}")
            box = panel.bounding_box() or {"x": -1, "y": -1, "width": 0, "height": 0}
            inside = 0 <= box["x"] and box["x"] + box["width"] <= 375 and 0 <= box["y"] and box["y"] + box["height"] <= 700
            tally.check(inside, f"{name} is not in the window{how}: {box}")
            page.keyboard.press("Tab")
            tally.check(panel.locator(":focus").count() == 1, f"the keyboard does not come into {name}{how}")
            page.keyboard.press("Escape")
            tally.check(not panel.is_visible(), f"{name} does not close{how}")
        page.locator("[popovertarget=PageContents]").click()
        page.locator("#PageContents a").last.click()
        tally.check(page.url.endswith(f"#heading-{HEADINGS - 1}"), f"contents do not lead to headings{how}")
        context.close()
    page = browser.page(1440)
    page.goto(site.address("manual/index.html"))
    page.locator("#Tree summary").first.focus()
    page.keyboard.press("Enter")
    tally.check(page.locator("#Tree details[open] a").first.is_visible(), "a branch does not open by keyboard")
    page.context.close()


def lay_out(browser, site, content, tally):
    """Items beside a tree stand where the program says for a list as wide."""
    for width in [375, 1000, 1200, 1440]:
        page = browser.page(width)
        page.goto(site.address("manual/things/index.html"))
        shown = page.evaluate("""() => {
          const list = document.querySelector('#s-grid, [aria-labelledby=s-grid]').closest('section').querySelector('.w');
          const box = list.getBoundingClientRect();
          return [box.width, [...list.querySelectorAll('li')].map(item => {
            const { x, y, width, height } = item.getBoundingClientRect();
            return [x - box.x, y - box.y, width, height];
          })];
        }""")
        command = [sys.argv[1], "inspect", "manual/things", "--section", "grid", "--format", "json",
                   "--width", f"{shown[0]}", "--content", content]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        solved = [item["frame"] for item in json.loads(text)["sections"][0]["lists"][0]["items"]]
        tally.check(len(shown[1]) == len(solved) == 11, f"{width}: {len(shown[1])} items, {len(solved)} solved")
        for number, (box, frame) in enumerate(zip(shown[1], solved)):
            # Chromium keeps lengths in 64ths of a pixel.
            tally.check(all(abs(a - b) <= 4 / 64 for a, b in zip(box, frame)), f"{width}, item {number}: {box}, not {frame}")
        page.context.close()


def compare_with_other_pages(site, tally):
    """What stands in no tree loads nothing for it."""
    for path in ["index.html", "news/index.html", "news/now/index.html"]:
        html = (site.folder / path).read_text()
        for word in ["tree", "sided", "following", "popover"]:
            tally.check(word not in html, f"{path} has '{word}'")


def audit(browser, site, tally):
    windows = [(320, None), (375, "Tree"), (375, "PageContents"), (1440, None)]
    for number, (width, opened) in enumerate(windows):
        for scheme in ["light", "dark"] if ALL else [["light", "dark"][(number + 1) // 2 % 2]]:
            page = browser.page(width, scheme=scheme, bypass_csp=True)
            paths = ["manual/long/index.html", "dalil/guides/index.html", "manual/things/index.html"]
            for path in paths if ALL else paths[number % 2::2]:
                page.goto(site.address(path))
                if opened and page.locator(f"[popovertarget={opened}]").count():
                    page.locator(f"[popovertarget={opened}]").click()
                for violation in Axe().run(page).response["violations"]:
                    tally.check(False, f"{path} at {width}, {opened}, {scheme}: {violation['id']}, {violation['nodes'][0]['html'][:160]}")
                tally.check(True, "")
            page.context.close()


def enlarge(browser, site, tally):
    """With letters twice as large nothing is cut off."""
    for width in [320, 640, 1440]:
        page = browser.page(width)
        for path in ["manual/long/index.html", "manual/things/index.html"]:
            page.goto(site.address(path))
            tally.check(page.evaluate(OVERFLOW) <= 0, f"{path} at {width}, letters twice as large: scrolls sideways")
        page.context.close()


def main():
    tally = Tally()
    with built(write) as (content, output):
        site = BuiltSite(output)
        compare_with_other_pages(site, tally)
        with Browser() as browser:
            look(browser, site, tally)
            read_through(browser, site, tally)
            follow(browser, site, tally)
            on_a_phone(browser, site, tally)
            lay_out(browser, site, content, tally)
            audit(browser, site, tally)
        with Browser(text_size=32) as browser:
            enlarge(browser, site, tally)
    tally.end()


if __name__ == "__main__":
    main()
