#!/usr/bin/env python3
"""Searches a built site from a disk, as its readers do, and compares what is found with a slow search.

    search.py VITRINE [--queries N]

Random queries in ten scripts, by words and beginnings of words; the keys of the dialog; what it is to
assistive technology; the page of the search with and without a script; the size of what every page
loads. Exits 1 when something differs.
"""

import argparse
import importlib.machinery
import importlib.util
import json
import random
import re
import subprocess
import tempfile
import unicodedata
from pathlib import Path
from urllib.parse import unquote

from axe import AXE, RUN
from built_site import Browser, Tally, soon
from themed_site import THEMES
from served import Served

ROOT = Path(__file__).parents[2]
WORDS = {
    "Latin": "amber Anchor arch coöperate Straße été naïve ångström x86 harbour harp hare".split(),
    "Greek": "Ωκεανός όδος οδός θάλασσα".split(),
    "Cyrillic": "Москва мир ёлка елка ёж".split(),
    "Hebrew": "שָׁלוֹם שלום ספר ספרים".split(),
    "Arabic": "مَكتبة مكتبة کتاب كتاب أحمد".split(),
    "Devanagari": "हिन्दी भाषा पुस्तक पुस्तकालय".split(),
    "Thai": "ภาษาไทย หนังสือ น้ำ".split(),
    "Hangul": "한국 한글 도서관 책".split(),
    "Kana": "ひらがな カタカナ ｶﾞﾗｽ".split(),
    "Han": "東京都 京都 図書館 山".split(),
}
PAIRED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3031-\u3035\u3040-\u30ff\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\uaa60-\uaa7f\U00020000-\U0003ffff]")


def folding():
    loader = importlib.machinery.SourceFileLoader("read_unicode", str(ROOT / "Scripts/read-unicode"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)

    def fold(text):
        letters = unicodedata.normalize("NFKD", text).lower()
        return "".join(module.ALIKE.get(ord(a), a) for a in letters if ord(a) not in module.MARKS)

    return fold


fold = folding()


def terms(text, isQuery=False):
    """The words of a text as an index has them, of a query as it asks for them."""
    result = []
    run = []

    def end():
        if run and PAIRED.match(run[0]):
            result.extend(a + b for a, b in zip(run, run[1:]))
            if len(run) == 1 or not isQuery:
                result.append(run[-1])
        elif run:
            result.append("".join(run[:32]))
        run.clear()

    for letter in fold(text):
        if unicodedata.category(letter)[0] not in "LMN":
            end()
            continue
        if run and bool(PAIRED.match(letter)) != bool(PAIRED.match(run[0])):
            end()
        run.append(letter)
    end()
    return result


def found(documents, query):
    """The places of the documents that have all words of a query, the best first."""
    words = list(dict.fromkeys(terms(query, isQuery=True)))
    scores = []
    for place, document in enumerate(documents):
        levels = [
            min((level * 2 + (term != word) for level, part in enumerate(document) for term in part
                 if term.startswith(word)), default=None)
            for word in words
        ]
        if words and None not in levels:
            scores.append((max(levels), sum(levels), place))
    return [place for _, _, place in sorted(scores)]


def text(source, count):
    everything = sum(WORDS.values(), [])
    script = source.choice(list(WORDS.values())) if source.random() < .5 else everything
    return " ".join(
        source.choice(script) + (str(source.randrange(40)) if source.random() < .1 else "")
        for _ in range(count))


# Words of as many of the things: as many as are shown at first, and one more.
COUNTED = {"zwanzig": 20, "vingtetun": 21}


def things(source, count):
    for number in range(count):
        counted = [word for word, times in COUNTED.items() if number < times]
        yield {
            "id": f"t{number}", "title": text(source, source.randint(1, 3)), "subtitle": text(source, 2),
            "tags": [text(source, 1) for _ in range(source.randrange(3))] + counted, "maker": text(source, 1),
            "body": text(source, source.randint(1, 60)),
            "parts": [{"id": str(part), "title": text(source, 2)} for part in range(source.randrange(3))],
        }


def write_content(folder, records, search="true", language="en", theme=THEMES[0]):
    content = Path(folder, "content")
    (content / "things").mkdir(parents=True)
    (content / "site.yml").write_text(f"title: Store\nlanguage: {language}\nsearch: {search}\ntheme: {theme}\n")
    (content / "index.md").write_text("---\ntitle: Store\nsections: []\n---\n\nWelcome <b>harbour</b>\n")
    (content / "things/things.json").write_text(json.dumps(records))
    (content / "things/index.md").write_text("""---
title: "§"
collection:
  from: things.json
  id: id
  search: maker
  fields: { title: title, subtitle: subtitle, tags: tags, maker: maker, body: body }
  children: { from: parts, id: id, fields: { title: title } }
sections: [{ title: All, layout: list }]
---
""")
    return content


def build(program, content, output, *options):
    built = subprocess.run(
        [program, "build", "--content", content, "--output", output, "--quiet", *options], capture_output=True, text=True)
    assert built.returncode == 0, built.stderr


def write_telling_script(templates):
    """Writes a script of the site's own, which tells the page more."""
    (templates / "scripts").mkdir(parents=True)
    script = (ROOT / "Templates/scripts/search.js").read_text()
    (templates / "scripts/search.js").write_text(
        script + "self.searched = { find, documentAt, textAt, withIndex };\n")


def check_results(browser, site, records, queries, tally):
    """Asks the script itself."""
    page = browser.page(900)
    requests = []
    page.on("request", lambda request: requests.append(request.resource_type))
    page.on("pageerror", lambda error: tally.check(False, f"error on the page: {error}"))
    page.goto(f"file://{site}/search/index.html")
    page.wait_for_function("!!self.searched")
    count = int(re.search(r'"documents":(\d+)', (site / "assets/search/index.js").read_text())[1])
    listed = page.evaluate("""count => searched.withIndex(async () => {
      const list = [];
      for (let place = 0; place < count; place += 1) list.push([(await searched.documentAt(place)).address, await searched.textAt(place)]);
      return list;
    })""", count)
    by_address = {f"things/{record['id']}/index.html": record for record in records}
    parts = {f"{record['id']}/{part['id']}": part for record in records for part in record["parts"]}
    documents = []
    for address, stored in listed:
        path = unquote(address.removeprefix(f"file://{site}/"))
        record = by_address.get(path)
        if record:
            tally.check(stored == record["body"], f"the text of {path} is {stored!r}")
            documents.append([
                terms(record["title"]), terms(record["subtitle"]),
                sum(map(terms, [*record["tags"], record["maker"]]), []), terms(record["body"])])
        elif "#" in path:
            name = re.fullmatch(r"things/.*#i-(t\d+)(?:/|.2F|~|-)*?(\d+)", path)
            tally.check(name, f"{path} is no part")
            documents.append([terms(parts[f"{name[1]}/{name[2]}"]["title"]), [], [], []])
        elif path == "things/index.html":
            # Its title is a sign, and no word.
            documents.append([[], [], [], []])
        else:
            tally.check(path == "index.html", f"{path} is found")
            documents.append([terms("Store"), [], [], terms("Welcome harbour")])
    tally.check(count == 2 + len(records) + len(parts), f"{count} documents")
    answers = page.evaluate("""async queries => {
      const answers = [];
      for (const query of queries) {
        let last;
        await searched.find(query, () => true, found => { last = found; });
        answers.push(last.isDone && last.isWhole ? last.documents : null);
      }
      return answers;
    }""", queries)
    hits = 0
    for query, answer in zip(queries, answers, strict=True):
        expected = found(documents, query)
        hits += len(expected)
        tally.check(answer == expected, f"{query!r} finds {answer} and not {expected}")
    print(f"{len(queries)} queries, {hits} hits, {count} documents")
    tally.check(hits > len(queries), "the queries find next to nothing")
    tally.check(not {"fetch", "xhr"} & set(requests), "something is fetched")


def random_queries(source, records, count):
    everything = sum(WORDS.values(), [])
    for _ in range(count):
        words = []
        for _ in range(source.choice([1, 1, 1, 2, 2, 3])):
            word = source.choice(everything)
            if source.random() < .3:
                word = source.choice(source.choice(records)["body"].split())
            words.append(word[:source.randint(1, len(word))] if source.random() < .6 else word)
        query = source.choice([" ", ", ", "-"]).join(words)
        yield query.upper() if source.random() < .2 else query


def dialog_of(browser, site, width=900, scheme="light"):
    page = browser.page(width, scheme=scheme, bypass_csp=True)
    page.goto(f"file://{site}/index.html")
    return page


def said(page, ask):
    """Asks for something, and waits until it is said what was found: some time after that is shown."""
    page.evaluate("document.querySelector('.search-count').textContent = ''")
    ask()
    page.wait_for_function("document.querySelector('.search-count').textContent")


def type_query(page, text):
    said(page, lambda: page.keyboard.type(text))
    page.wait_for_selector(".search-result")


def find_nothing(page):
    said(page, lambda: page.fill("dialog input", "qqqq"))


def active(page):
    return page.evaluate("document.getElementById(document.querySelector('dialog input').getAttribute('aria-activedescendant'))?.href")


def hrefs(page):
    return page.evaluate("[...document.querySelectorAll('.search-result')].map(result => result.href)")


def check_keys(browser, site, tally):
    is_open = "document.querySelector('dialog.search')?.open ?? false"
    for keys in ["/", "Control+k", "Meta+k"]:
        page = dialog_of(browser, site)
        page.keyboard.press(keys)
        page.wait_for_function(is_open)
        tally.check(page.evaluate("document.activeElement.getAttribute('role')") == "combobox", f"{keys}: focus")
        page.keyboard.press("Escape")
        tally.check(not page.evaluate(is_open), f"{keys}: Escape")
        tally.check(page.evaluate("document.activeElement.className") == "search-link", f"{keys}: focus comes back")
    page = dialog_of(browser, site)
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), {id: 'other'}))")
    page.focus("#other")
    page.keyboard.type("a/b")
    page.keyboard.press("Control+k")
    page.wait_for_timeout(300)
    tally.check(page.evaluate("document.querySelector('#other').value") == "a/b", "a field loses its letters")
    tally.check(not page.evaluate(is_open), "it opens over a field in which somebody types")
    page.click(".search-link")
    page.wait_for_function(is_open)
    type_query(page, "har")
    results = hrefs(page)
    tally.check(len(results) >= 3, "har finds too little")
    tally.check(active(page) == results[0], "the first result is not chosen")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    tally.check(active(page) == results[2], "ArrowDown")
    page.keyboard.press("ArrowUp")
    tally.check(active(page) == results[1], "ArrowUp")
    tally.check(page.evaluate("document.querySelectorAll('[aria-selected=true]').length") == 1, "one is selected")
    tally.check(re.fullmatch(r"\d+ results", page.text_content(".search-count")), "the count is not told")
    tally.check(page.evaluate("document.querySelector('.search-result mark')?.textContent.toLowerCase()") == "har", "no hit is marked")
    # Neither Tab nor Shift and Tab leave the dialog, and both come around.
    for key in ["Tab", "Tab", "Tab", "Shift+Tab"]:
        page.keyboard.press(key)
        tally.check(page.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null"), f"{key} leaves it")
    page.focus("dialog input")
    page.keyboard.press("Enter")
    page.wait_for_url(results[1])
    page.go_back()
    page.wait_for_selector(".search-link")
    check_text_hit(page, tally)


def check_more(browser, site, tally):
    """Only where there are more results than are shown at first, a button shows them."""
    page = dialog_of(browser, site)
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    more = page.locator("dialog .search-more")
    for word, count in COUNTED.items():
        said(page, lambda: page.fill("dialog input", word))
        tally.check(page.text_content(".search-count") == f"{count} results", f"{word} is not found {count} times")
        tally.check(len(hrefs(page)) == 20, f"of {count} results {len(hrefs(page))} are shown")
        tally.check(more.is_visible() == (count > 20), f"a button for more of {count} results")
    more.click()
    tally.check(soon(page, lambda: len(hrefs(page)), 21) == 21, "the button does not show the last")
    tally.check(not more.is_visible(), "the button stays when all are shown")


def check_text_hit(page, tally):
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    type_query(page, "welcome")
    around = soon(page, lambda: page.text_content(".search-text").strip(), "Welcome harbour")
    tally.check(around == "Welcome harbour", f"the words around a hit: {around}")
    find_nothing(page)
    tally.check("qqqq" in page.text_content(".search-empty"), "nothing found is not said")
    page.mouse.click(5, 5)
    tally.check(not page.evaluate("document.querySelector('dialog').open"), "a click beside it")


def check_child(browser, site, records, tally):
    """A record under another one opens at its place."""
    page = dialog_of(browser, site)
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    parent = next(record for record in records if record["parts"])
    type_query(page, parent["parts"][0]["title"])
    child = next((href for href in hrefs(page) if "#i-" in href), None)
    tally.check(child, "no record under another is found")
    page.goto(child)
    target = page.evaluate("""() => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      return target && target.checkVisibility() && (!target.closest('details') || target.closest('details').open);
    }""")
    tally.check(target, f"{child} is not seen")


def check_axe(browser, site, tally, label):
    for width, scheme in [(320, "light"), (1280, "dark")]:
        page = dialog_of(browser, site, width, scheme)
        page.keyboard.press("/")
        page.wait_for_selector("dialog[open]")
        type_query(page, "harbour")
        for state in ["results", "nothing"]:
            page.add_script_tag(path=AXE)
            result = page.evaluate(RUN)
            tally.check(result["checks"] > 20 and not result["violations"], f"axe, {label}, {state}, {scheme}: {result['violations']}")
            find_nothing(page)
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        tally.check(not wide, f"{label} is wider than {width} px")


def check_page(browser, site, tally):
    page = browser.page(900)
    page.goto(f"file://{site}/search/index.html?q=harbour")
    page.wait_for_selector(".search-result")
    tally.check(page.input_value("input") == "harbour", "the query of the address is not in the field")
    said(page, lambda: page.fill("input", "anchor"))
    tally.check(soon(page, lambda: page.url.endswith("?q=anchor")), f"the address says {page.url}")
    page.add_script_tag(path=AXE)
    result = page.evaluate(RUN)
    tally.check(not result["violations"], f"axe, the page of the search: {result['violations']}")
    context = browser.chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"file://{site}/index.html")
    page.click(".search-link")
    note = page.text_content(".page .search-note")
    tally.check("JavaScript" in note, "the page does not say that it needs a script")
    tally.check(page.get_attribute(".page .search-note a", "href") == "../index.html", "no way on without a script")


def check_stale(browser, program, folder, site, records, tally):
    """A page that knows an index of before a build asks for the new one."""
    page = dialog_of(browser, site)
    page.keyboard.press("/")
    page.wait_for_selector("dialog[open]")
    page.wait_for_timeout(300)
    changed = [dict(record, title=f"renewed {record['title']}") for record in records]
    (folder / "content/things/things.json").write_text(json.dumps(changed))
    build(program, folder / "content", site)
    type_query(page, "renewed")
    tally.check(len(hrefs(page)) == 20, "an index that is gone stops the search")


def check_preview(browser, program, folder, records, tally):
    """An edit is found in the page that was open, and pages are not loaded anew for the index."""
    server = Served(program, folder)
    try:
        page = browser.page(900, bypass_csp=True)
        page.goto(server.address)
        page.evaluate("self.isSamePage = true")
        page.keyboard.press("/")
        page.wait_for_selector("dialog[open]")
        type_query(page, "harbour")
        edited = [dict(record, title=f"edited {record['title']}") for record in records]
        (folder / "content/things/things.json").write_text(json.dumps(edited))
        page.wait_for_function("fetch('/things/index.html').then(answer => answer.text()).then(text => text.includes('edited '))")
        # The page hears of the new index a little later: whoever searches then finds the edit.
        for attempt in range(10):
            page.keyboard.press("Escape")
            page.keyboard.press("/")
            page.fill("dialog input", "edited")
            page.wait_for_timeout(300 + 1000 * attempt)
            if page.evaluate("document.querySelector('.search-result mark')?.textContent") == "edited":
                break
        else:
            tally.check(False, "an edit is not found in the page that was open")
        tally.check(page.evaluate("self.isSamePage"), "an edit of another page loads this one anew")
    finally:
        server.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--queries", type=int, default=600)
    arguments = parser.parse_args()
    program, tally, source = arguments.program.resolve(), Tally(), random.Random(20)
    records = list(things(source, 300))
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = Path(folder).resolve()
        sites = {}
        for name, search, language, theme in [
                ("en", "true", "en", THEMES[2]), ("ar", "true", "ar", THEMES[1]), ("quiet", "{ slash: false }", "en", THEMES[0]), ("preview", "true", "en", THEMES[1])]:
            content = write_content(folder / name, records, search, language, theme)
            sites[name] = folder / name / "site"
            build(program, content, sites[name])
        loader = next(sites["en"].glob("assets/search-loader.*.js"))
        tally.check(len(loader.read_bytes()) <= 1024, "the script of every page is longer than 1 kB")
        check_keys(browser, sites["en"], tally)
        check_more(browser, sites["en"], tally)
        check_child(browser, sites["en"], records, tally)
        check_page(browser, sites["en"], tally)
        check_axe(browser, sites["en"], tally, "left to right")
        check_axe(browser, sites["ar"], tally, "right to left")
        page = dialog_of(browser, sites["quiet"])
        page.keyboard.press("/")
        page.wait_for_timeout(300)
        tally.check(page.query_selector("dialog") is None, "'/' opens a search that is not to listen to it")
        queries = list(random_queries(source, records, arguments.queries))
        write_telling_script(folder / "templates")
        build(program, folder / "en/content", folder / "told", "--templates", folder / "templates")
        check_results(browser, folder / "told", records, queries, tally)
        check_preview(browser, program, folder / "preview", records, tally)
        check_stale(browser, program, folder / "ar", sites["ar"], records, tally)
    tally.end()


if __name__ == "__main__":
    main()
