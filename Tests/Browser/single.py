#!/usr/bin/env python3
"""Opens what `vitrine build --single-file` and `--fragment` wrote, offline, and compares it with the site's pages.

usage: single.py PROGRAM

PROGRAM is a built `vitrine`. Each page stands alone in a folder. It has to look as it does in the site,
light and dark, on phones and on desks, to load nothing, and to say nothing in the console; its search,
filters, layouts, selection and further items have to work, and links to lead nowhere else. Sections
have to look as they do in the site, in a page whose rules contradict theirs. Exits 1 if something of it
does not hold.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from built_site import ALL, Browser, Tally, open_facet

# Widths and colours that are seen at once.
WINDOWS = [(375, "light"), (1440, "dark")]
if ALL:
    WINDOWS += [(375, "dark"), (768, "light"), (768, "dark"), (1440, "light")]

JUNIT = Path(__file__).parents[1] / "VitrineContentTests/Fixtures/junit.xml"

REPORT = """---
title: Tests
text: Of one run.
collection:
  from: junit.xml
  records: "**/testcase"
  id: name
  fields:
    title: name
    subtitle: ../name
    outcome: { when: { failed: [failure, error], skipped: skipped }, default: passed }
  measures: { time: { field: time, unit: s } }
search: true
filters: [outcome]
sorts: [-time]
sections:
  - { title: By state, layout: { chart: { x: outcome } } }
  - { id: all, title: All tests, select: many, layout: { choose: [list, grid] } }
---
"""

BIRDS = """---
title: Birds
collection: { from: birds.json }
filters: [family]
sections: [{ id: all, title: All, pages: 8, layout: { grid: { narrowest: 160 } } }]
---
A text with `code`, and [the tests](../report/index.md).

```swift
let a = "</script><!--"
```
"""

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="hsl({} 60% 50%)" d="M0 0h40v30H0z"/></svg>'


def write_content(folder):
    (folder / "report").mkdir(parents=True)
    (folder / "birds").mkdir()
    (folder / "site.yml").write_text("title: Vitrine\n")
    (folder / "index.md").write_text("---\ntitle: Home\n---\n")
    (folder / "report/index.md").write_text(REPORT)
    shutil.copy(JUNIT, folder / "report/junit.xml")
    (folder / "birds/index.md").write_text(BIRDS)
    birds = []
    for number in range(30):
        (folder / f"birds/{number}.svg").write_text(PICTURE.format(number * 12))
        family = "Owls" if number % 3 else "Crows"
        birds.append(f'{{"id": "b{number}", "title": "Bird {number}", "family": "{family}", '
                     f'"image": {{"src": "{number}.svg", "alt": ""}}}}')
    (folder / "birds/birds.json").write_text("[" + ",".join(birds) + "]")


class Opened:
    """A page, with what it loads and says."""

    def __init__(self, browser, path, width, scheme, **options):
        self.path, self.loaded, self.said = path, [], []
        self.page = browser.page(width, scheme=scheme, **options)
        self.page.on("request", lambda request: self.loaded.append(request.url))
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.goto(path.as_uri())

    def others(self):
        """What it loads besides itself."""
        own = self.path.as_uri()
        return [url[:80] for url in self.loaded if not url.startswith("data:") and url.split("?")[0] != own]


def looks(browser, tally, alone, built, name):
    for width, scheme in WINDOWS:
        shots = []
        for path in [built / name / "index.html", alone / f"{name}.html"]:
            opened = Opened(browser, path, width, scheme)
            # Without a published site, links to its pages lead nowhere: only their look is the same.
            shots.append(opened.page.screenshot(full_page=True))
        tally.check(shots[0] == shots[1], f"{name} at {width} px, {scheme}: it looks otherwise than in the site")
        tally.check(not opened.others() and not opened.said, f"{name}: {opened.others()} {opened.said}")
        opened.page.context.close()


def shown(page):
    return page.eval_on_selector_all("#Main .section li[id]", "all => all.filter(li => li.offsetParent && !li.hidden).map(li => li.id.slice(2))")


def works_as_report(browser, tally, alone):
    opened = Opened(browser, alone / "report.html", 1000, "light")
    page = opened.page
    open_facet(page)
    page.click(".facet label:has-text('failed')")
    page.keyboard.press("Escape")
    page.wait_for_function("document.querySelectorAll('#Main .section li[id]').length == 2")
    tally.check(shown(page) == ["line", "sing"], f"the filter leaves {shown(page)}")
    page.fill("input[type=search]", "sing")
    page.wait_for_function("document.querySelectorAll('#Main .section li[id]').length == 1")
    tally.check(shown(page) == ["sing"], f"the search finds {shown(page)}")
    tally.check(not opened.others() and not opened.said, f"report in use: {opened.others()} {opened.said}")
    page.click(".select")
    page.click("#i-sing")
    page.wait_for_function("location.search.includes('select=')")
    page.click("label:has([value=grid])")
    page.wait_for_function("document.querySelector('#i-sing').offsetWidth < 600")
    tally.check(not opened.others() and not opened.said, f"report, chosen and selected: {opened.others()} {opened.said}")
    # The address says it.
    again = Opened(browser, alone / "report.html", 1000, "light")
    again.page.goto(f"{again.path.as_uri()}?q=hum")
    again.page.wait_for_function("document.querySelectorAll('#Main .section li[id]').length == 1")
    tally.check(shown(again.page) == ["hum"], f"the address shows {shown(again.page)}")
    tally.check(not again.said, f"report by its address: {again.said}")


def works_as_birds(browser, tally, alone):
    opened = Opened(browser, alone / "birds.html", 1000, "light")
    page = opened.page
    page.click("button.more")
    page.wait_for_function("document.querySelectorAll('#Main .section li[id]').length == 16")
    widths = page.eval_on_selector_all("#Main .section li[id] img", "all => Promise.all(all.map(img => img.decode().then(() => img.naturalWidth)))")
    tally.check(widths == [40] * 16, f"the pictures of further items are {widths}")
    open_facet(page)
    page.click(".facet label:has-text('Crows')")
    page.keyboard.press("Escape")
    page.wait_for_function("document.querySelectorAll('#Main .section li[id]').length == 10")
    tally.check(not opened.others() and not opened.said, f"birds in use: {opened.others()} {opened.said}")
    dead = page.eval_on_selector_all("a[href]", "all => all.map(a => a.getAttribute('href')).filter(href => !href.startsWith('#'))")
    tally.check(not dead, f"links lead to files that are not there: {dead}")


# Where each element of a section stands in it, in 64ths of a px, and how it looks.
LOOK = """section => {
  const from = section.getBoundingClientRect();
  return [...section.querySelectorAll('*')].map(element => {
    const {left, top, width, height} = element.getBoundingClientRect(), style = getComputedStyle(element);
    const box = [left - from.left, top - from.top, width, height].map(length => Math.round(length * 64));
    return [element.localName, ...(width ? box : []), style.display, style.color, style.backgroundColor, style.font, style.borderRadius];
  });
}"""

# Of the panel that holds a section, in px.
PADDING = 16

# Nothing of it may reach the section, and nothing of the section reaches it.
AROUND = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Around</title>
<style>:root {{ --wall: red; --ink: lime }} body {{ margin: 0; font: italic 9px monospace; color: lime; background: gold }}
section, ul, li, a, img {{ display: inline !important; border: 3px solid blue }} h2 {{ font-size: 70px }}</style>
<h2>Around</h2><div style="inline-size: {width}px">{fragment}</div>"""


def looks_in_another_page(browser, tally, fragment, built, section):
    around = fragment.with_name("around.html")
    for window, scheme in WINDOWS:
        own = Opened(browser, built, window, scheme, java_script_enabled=False)
        there = own.page.locator(section).bounding_box()
        around.write_text(AROUND.format(width=there["width"] + 2 * PADDING, fragment=fragment.read_text()))
        opened = Opened(browser, around, window, scheme)
        looks = [it.page.locator(section).evaluate(LOOK) for it in (own, opened)]
        differing = [pair for pair in zip(*looks) if pair[0] != pair[1]]
        tally.check(len(looks[0]) == len(looks[1]) > 5, f"{section}: {len(looks[1])} elements of {len(looks[0])}")
        tally.check(not differing, f"{section} at {window} px, {scheme}: {differing[:1]}")
        heading = opened.page.locator("h2").first.evaluate("it => getComputedStyle(it).fontSize")
        tally.check(heading == "70px", f"{section}: the page around it has titles of {heading}")
        tally.check(not opened.others() and not opened.said, f"{section}: {opened.others()} {opened.said}")
        own.page.context.close()
        opened.page.context.close()


def main():
    program = Path(sys.argv[1]).resolve()
    tally = Tally()
    with tempfile.TemporaryDirectory() as name, Browser() as browser:
        folder = Path(name)
        write_content(folder / "content")
        subprocess.run([program, "build", "--quiet", "--strict"], cwd=folder, check=True)
        for page in ["report", "birds"]:
            alone = folder / page
            alone.mkdir()
            command = [program, "build", "--quiet", "--strict", "--single-file", page, "--output", alone / f"{page}.html"]
            subprocess.run(command, cwd=folder, check=True)
            looks(browser, tally, alone, folder / "site", page)
        for page, section in [("report", "by-state"), ("report", "all"), ("birds", "all")]:
            file = folder / f"{page}-{section}.html"
            command = [program, "build", "--quiet", "--strict", "--fragment", f"{page}#{section}", "--output", file]
            subprocess.run(command, cwd=folder, check=True)
            name = f".section:is(#s-{section}, [aria-labelledby=s-{section}])"
            looks_in_another_page(browser, tally, file, folder / "site" / page / "index.html", name)
        works_as_report(browser, tally, folder / "report")
        works_as_birds(browser, tally, folder / "birds")
    tally.end()


main()
