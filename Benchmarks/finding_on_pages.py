#!/usr/bin/env python3
"""What the first search and later ones cost on a page whose items stand on many.

    finding_on_pages.py VITRINE [--items N] [--pages N] [--csv FILE --id COLUMN --title COLUMN]

Sections of items, or of the rows of a CSV file, cut into pages of 60, in Chromium. Printed for each layout and each
thing that is asked for: ms from the key or the choice to the end of the frame that shows the answer, ms of work of the
main thread until then, files with items that were asked for, elements of the document before and after, elements of
what stands in the list, items that stand there, and how many were found.
"""

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "Tests/Browser"))

import generate
from built_site import Browser, choose, open_facet

COUNTRIES = "Chile Japan Nepal Peru Kenya Norway Iceland Bolivia Canada Ecuador Georgia India".split()
LAYOUTS = {"list": "layout: list", "grid": "layout: grid", "groups": "layout: grid, outline: country",
           "outline": "layout: list, outline: country", "table": "layout: { table: [title] }"}

NOTE = """() => {
  window.asked = undefined;
  const start = ({timeStamp}) => { window.asked = {start: timeStamp}; };
  for (const kind of ['input', 'change']) addEventListener(kind, start, true);
  document.addEventListener('vitrine-found', () => {
    const own = window.asked, {port1, port2} = new MessageChannel();
    if (!own) return;
    own.done = performance.now();
    port1.onmessage = () => { own.end ??= performance.now(); };
    requestAnimationFrame(() => requestAnimationFrame(() => port2.postMessage(0)));
  });
}"""
STATE = """() => {
  const items = [...document.querySelectorAll('#Main > .section:not([hidden]) .w :is(li, tr)[id]')].filter(item => item.getClientRects().length);
  return {
    elements: document.querySelectorAll('*').length, items: items.length,
    inItems: items.filter(item => !item.parentElement.closest('li')).reduce((sum, item) => sum + item.querySelectorAll('*').length + 1, 0),
    found: document.querySelector('.found').textContent,
  };
}"""


def content(folder, options):
    source = random.Random(42)
    name = "items.json"
    fields, extra = "{ title: title, text: text, tags: tags, country: country }", "filters: [country]\nsorts: [title]\n"
    if options.csv:
        name = "items.csv"
        fields, extra = f"{{ title: {options.title} }}", f"sorts: [{options.title}]\n"
    items = [{
        "id": f"n{number}", "title": f"{' '.join(source.sample(generate.WORDS, 2))} {number}",
        "text": " ".join(source.choices(generate.WORDS, k=source.randint(4, 30))), "country": source.choice(COUNTRIES),
        "tags": source.sample(generate.WORDS[:30], 2),
    } for number in range(options.items)]
    (folder / "index.md").write_text("---\ntitle: Benchmark\n---\n")
    for layout in options.layouts:
        page = folder / layout
        page.mkdir()
        if options.csv:
            shutil.copy(options.csv, page / name)
        else:
            (page / name).write_text(json.dumps(items))
        (page / "index.md").write_text(
            f"---\ntitle: {layout}\ncollection: {{ from: {name}, id: {options.id}, fields: {fields} }}\n{extra}"
            f"sections: [{{ title: All, {LAYOUTS[layout]}, pages: {options.pages} }}]\n---\n")


class Page:
    def __init__(self, browser, address):
        self.page = browser.chromium.new_page(viewport={"width": 1280, "height": 900})
        self.protocol = self.page.context.new_cdp_session(self.page)
        self.protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.files = 0
        self.page.on("request", self.count)
        self.page.goto(address)
        self.page.evaluate(NOTE)

    def count(self, request):
        name = request.url.split("?")[0].rsplit("/", 1)[-1]
        self.files += name[:-3].isdigit() and name.endswith(".js")

    def work(self):
        metrics = {one["name"]: one["value"] for one in self.protocol.send("Performance.getMetrics")["metrics"]}
        return 1000 * metrics["TaskDuration"]

    def ask(self, what, do):
        before, work, files = self.page.evaluate(STATE), self.work(), self.files
        do()
        self.page.wait_for_function("window.asked?.end", timeout=120_000)
        done, work, files = self.page.evaluate("asked.end - asked.start"), self.work() - work, self.files - files
        self.page.wait_for_timeout(1500)
        after = self.page.evaluate(STATE)
        print(f"  {what:28}{done:7.0f} ms, main thread {work:6.0f} ms, {files:3} files ({self.files} in all), elements {before['elements']} to"
              f" {after['elements']}, {after['inItems']} of {after['items']} items; {after['found']}", flush=True)
        self.page.evaluate("window.asked = undefined")


def measure(browser, address, words):
    page = Page(browser, address)
    field = page.page.locator("[name=q]")
    field.click()
    page.page.wait_for_function("window.vitrineItems?.push && !window.vitrineItems.length", timeout=120_000)
    page.page.wait_for_timeout(1500)
    for number, word in enumerate(words):
        page.ask(f"{'first' if not number else 'later'}: {word}", lambda: field.fill(word))
    page.ask("no words", lambda: field.fill(""))
    if page.page.locator(".facet").count():
        open_facet(page.page)
        page.page.wait_for_timeout(300)
        page.ask("a filter", lambda: page.page.locator(".offer input").first.check())
        page.page.keyboard.press("Escape")
    order = page.page.locator("select[name=sort] option").nth(1).get_attribute("value")
    page.ask("an order", lambda: choose(page.page, "sort", order))
    for place in [.5, 1]:
        files = page.files
        page.page.evaluate(f"scrollTo({{top: {place} * document.documentElement.scrollHeight, behavior: 'instant'}})")
        page.page.wait_for_timeout(3000)
        print(f"  at {place:.0%} of the height: {page.files - files} files, {page.page.evaluate(STATE)}", flush=True)
    page.page.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("vitrine")
    parser.add_argument("--items", type=int, default=10_000)
    parser.add_argument("--pages", type=int, default=60)
    parser.add_argument("--csv")
    parser.add_argument("--id", default="id")
    parser.add_argument("--title", default="title")
    parser.add_argument("--layouts", nargs="+", default=["list", "grid", "groups", "table"])
    parser.add_argument("--words", nargs="+")
    options = parser.parse_args()
    words = options.words or [f"{generate.WORDS[1]} {generate.WORDS[2]}", generate.WORDS[3][:1], generate.WORDS[3]]
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = Path(folder).resolve()
        (folder / "content").mkdir()
        content(folder / "content", options)
        subprocess.run(
            [options.vitrine, "build", "--content", folder / "content", "--output", folder / "site", "--quiet"], check=True)
        for layout in options.layouts:
            print(layout)
            measure(browser, (folder / f"site/{layout}/index.html").as_uri(), words)


if __name__ == "__main__":
    main()
