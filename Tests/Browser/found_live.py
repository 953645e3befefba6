#!/usr/bin/env python3
"""Filters pages, and shows more of them, while `vitrine serve` follows edits of their content.

usage: found_live.py PROGRAM

After each edit the page has to show what its content says now of what is asked for, without having been loaded
anew, and its address and its history have to be those of what was asked. Exits 1 if anything is otherwise.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from built_site import CAN_FIND, Browser, Tally, choose, open_facet, soon
from served import Served
from themed_site import THEMES

COUNTRIES = ["Chile", "Japan", "Nepal"]
SHOWN = """() => [...document.querySelectorAll('.w li[id]')].filter(item => item.getClientRects().length).map(item => item.id.slice(2))"""


def replace(file, text):
    """Writes a file so that nobody reads half of it."""
    draft = file.with_name(f"{file.name}~")
    draft.write_text(text)
    draft.replace(file)


class Content:
    def __init__(self, folder):
        self.folder = folder
        self.items = [{"id": f"n{number}", "title": f"Hill {number}" if number % 3 else f"Lake {number}", "country": COUNTRIES[number % 3]} for number in range(50)]
        for name, section in [("whole", "layout: grid"), ("paged", "layout: list, pages: 20")]:
            (folder / "content" / name).mkdir(parents=True)
            self.page(name, section)
        (folder / "content/index.md").write_text("---\ntitle: Found\n---\n")
        self.save()

    def page(self, name, section):
        (self.folder / f"content/{name}/index.md").write_text(
            f"---\ntitle: {name}\ncollection: {{ from: items.json, id: id }}\nsearch: true\nfilters: [country]\nsorts: [-title]\ngroups: [country]\n"
            f"sections: [{{ id: s, title: All, {section} }}]\n---\n")

    def save(self):
        # The file of another folder is no source of a page: each has its own.
        for name in ["whole", "paged"]:
            replace(self.folder / f"content/{name}/items.json", json.dumps(self.items))

    def set_theme(self, theme):
        replace(self.folder / "content/site.yml", f"title: In {theme}\ntheme: {theme}\n")

    def found(self, word="", country=None):
        return [item["id"] for item in self.items if word in item["title"].lower() and country in (None, item["country"])]


def shows(page, tally, wanted, what):
    try:
        page.wait_for_function("wanted => JSON.stringify((" + SHOWN + ")()) == wanted", arg=json.dumps(wanted, separators=(",", ":")), timeout=8000)
        tally.check(True, "")
    except Exception:
        tally.check(False, f"{what}: {page.evaluate(SHOWN)[:12]} and not {wanted[:12]}")


def check_groups(content, served, browser, tally):
    """Groups have what an edit says, and a page that is left is as it was sent."""
    page = browser.page(1000)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    countries = [*COUNTRIES, "Peru"]
    grouped = lambda: [item["id"] for country in countries for item in content.items if item["country"] == country]
    for name in ["whole", "paged"]:
        page.goto(served.address + f"{name}/index.html")
        page.locator(".finding").hover()
        page.wait_for_function(CAN_FIND)
        choose(page, "group", "country")
        shows(page, tally, grouped(), f"{name}, in groups")
        content.items[3]["country"] = "Peru" if name == "whole" else "Chile"
        content.save()
        shows(page, tally, grouped(), f"{name}, another country")
        titles = page.evaluate("[...document.querySelectorAll('.group-title')].filter(title => title.getClientRects().length).map(title => title.firstChild.textContent)")
        wanted = [country for country in countries if any(item["country"] == country for item in content.items)]
        tally.check(titles == wanted, f"{name}: the titles are {titles}")
        choose(page, "group", "")
        tally.check(soon(page, page.locator(".group-title:visible").count, 0) == 0, f"{name}: titles are left")
    tally.check(not errors, f"errors: {errors}")
    page.context.close()


def check_filters(content, served, browser, tally):
    page = browser.page(1000)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    for name in ["whole", "paged"]:
        page.goto(served.address + f"{name}/index.html")
        page.evaluate("window.same_ = true")
        page.locator("[type=search]").fill("lake")
        shows(page, tally, content.found("lake"), f"{name}, a word")
        content.items[3]["title"], content.items[4]["title"] = "Hill 3", "Lake 4"
        content.save()
        shows(page, tally, content.found("lake"), f"{name}, titles that are found now, or no more")
        content.items.insert(0, {"id": f"new-{name}", "title": "Lake of all", "country": "Japan"})
        content.save()
        shows(page, tally, content.found("lake"), f"{name}, a new item")
        tally.check(page.locator("[type=search]").input_value() == "lake", f"{name}: the word is gone after an edit")
        tally.check("q=lake" in page.url, f"{name}: the address is {page.url}")
        open_facet(page)
        page.get_by_label("Japan").check()
        shows(page, tally, content.found("lake", "Japan"), f"{name}, a filter beside it")
        # The step of the history is still to come when the edit does.
        content.items = [item for item in content.items if item["id"] != f"new-{name}"]
        content.save()
        shows(page, tally, content.found("lake", "Japan"), f"{name}, an item that is gone")
        tally.check(soon(page, lambda: "country=Japan" in page.url), f"{name}: what was ticked before an edit is not in {page.url}")
        page.go_back()
        shows(page, tally, content.found("lake"), f"{name}, a step back after an edit")
        tally.check(page.evaluate("window.same_"), f"{name}: the page was loaded anew")
    tally.check(not errors, str(errors))
    page.context.close()


def check_more(content, served, browser, tally):
    page = browser.page(1000)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(served.address + "paged/index.html")
    page.evaluate("window.same_ = true")
    page.locator(".more").click()
    shows(page, tally, content.found()[:40], "more")
    content.items[30]["title"] = "Elsewhere"
    content.items.append(content.items.pop(2))
    content.save()
    shows(page, tally, content.found()[:40], "an edit after more was shown")
    place = content.items.index(next(item for item in content.items if item["title"] == "Elsewhere"))
    tally.check("Elsewhere" in page.locator(f"#i-{content.items[place]['id']}").inner_text(), "what was shown by the script is old")
    page.locator("[type=search]").fill("elsewhere")
    shows(page, tally, content.found("elsewhere"), "a search after that")
    page.locator("[type=search]").fill("")
    shows(page, tally, content.found()[:40], "no word any more")
    page.locator(".more").click()
    shows(page, tally, content.found(), "all")
    content.items += [{"id": f"late{number}", "title": f"Late {number}", "country": "Peru"} for number in range(20)]
    content.save()
    shows(page, tally, content.found()[:60], "another page")
    words = page.locator(".pages p").inner_text()
    tally.check(words == "Page 1–3 of 4", f"with another page the pager says {words}")
    page.locator("[type=search]").fill("late 1")
    shows(page, tally, [item["id"] for item in content.items if item["title"].startswith("Late 1")], "a search of four pages")
    page.locator("[type=search]").fill("")
    content.items = content.items[:15]
    content.save()
    shows(page, tally, content.found(), "fewer than fill a page")
    tally.check(not errors, str(errors))
    page.context.close()


def check_reload(content, served, browser, tally):
    """A page that is loaded anew at once after a word was typed asks for the word again."""
    page = browser.page(1000)
    page.goto(served.address + "whole/index.html")
    page.locator(".finding").hover()
    page.wait_for_function(CAN_FIND)
    page.evaluate("window.same_ = true")
    # The address has the word some time after it was typed, which an edit does not wait for.
    page.evaluate("setTimeout = (set => (act, time) => set(act, time == 300 ? 1e6 : time))(setTimeout)")
    page.locator("[type=search]").fill("lake")
    shows(page, tally, content.found("lake"), "a word")
    front = content.folder / "content/whole/index.md"
    replace(front, front.read_text().replace("search: true\n", "search: true\nselect: many\n"))
    page.wait_for_function("!window.same_")
    tally.check("q=lake" in page.url, f"after the page was loaded anew the address is {page.url}")
    shows(page, tally, content.found("lake"), "a word after the page was loaded anew")
    page.context.close()


def main():
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        content = Content(Path(folder))
        served = Served(sys.argv[1], Path(folder))
        try:
            with Browser() as browser:
                for check, theme in zip([check_filters, check_more, check_groups], THEMES):
                    content.set_theme(theme)
                    # A page that is opened sooner would be seen to change.
                    while f"In {theme}" not in urlopen(served.address).read().decode():
                        time.sleep(0.05)
                    check(content, served, browser, tally)
                check_reload(content, served, browser, tally)
        finally:
            served.end()
    tally.end()


if __name__ == "__main__":
    main()
