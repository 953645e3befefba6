#!/usr/bin/env python3
"""Compares what pages find with a slow obvious reference, over random states: words in ten scripts, values of flat and
hierarchical filters, ranges, yes and no, orders and groupings. What is compared are the items, in their order and
groups, the numbers beside the values and the titles, and the number of all. The pages take turns in the themes.

Exits 1 when one of them differs.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from built_site import CAN_FIND, Browser, open_facet, pause, soon
from themed_site import THEMES

WORDS = """amber Ärger naïve straße ŁÓDŹ Ångström İzmir crème œuvre Δέλτα Σίσυφος ὕδωρ Москва ёлка їжак שָׁלוֹם
ספר مُحَمَّد كتاب قلعة हिन्दी पुस्तक कि ไทย กรุงเทพ ລາວ 東京都 富士山 ひらがな カタカナ ガラス ｶﾞﾗｽ 한국어 서울 ភាសា ខ្មែរ မြန်မာ ១២
K2 8000 C++ 🦊 ﬁsh Ｆｕｌｌ l'eau one-two""".split()
COUNTRIES = ["Japan", "Nepal", "Peru", "Österreich", "Côte d'Ivoire", "مصر", "A&B <i>", "C, D"]
GROUPINGS = ["country", "year by century", "year by 500", "shown"]
SUBJECTS = ["nature", "nature / plants", "nature / plants / trees", "nature / animals", "people", "people / work"]
MARKS = [
    (0xAD, 0xAD), (0x300, 0x36F), (0x483, 0x489), (0x591, 0x5BD), (0x5BF, 0x5BF), (0x5C1, 0x5C2), (0x5C4, 0x5C5),
    (0x5C7, 0x5C7), (0x610, 0x61A), (0x640, 0x640), (0x64B, 0x65F), (0x670, 0x670), (0x6D6, 0x6DC), (0x6DF, 0x6E8),
    (0x6EA, 0x6ED), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x200B, 0x200F), (0x20D0, 0x20FF), (0xFE00, 0xFE0F),
    (0xFE20, 0xFE2F)]
ALIKE = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h", "ŧ": "t",
    "ς": "σ", "ى": "ي", "ی": "ي", "ک": "ك", "ة": "ه", "ٱ": "ا", "ہ": "ه", "ھ": "ه"}
SPACELESS = ["CJK UNIFIED", "CJK COMPAT", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR", "COMBINING KATAKANA"]


def fold(text):
    folded = ""
    for letter in unicodedata.normalize("NFKD", text).lower():
        code = ord(letter)
        if any(first <= code <= last for first, last in MARKS):
            continue
        if 0x30A1 <= code <= 0x30F6 or code in (0x30FD, 0x30FE):
            letter = chr(code - 0x60)
        folded += ALIKE.get(letter, letter)
    return folded


def kind(letter):
    category = unicodedata.category(letter)
    name = unicodedata.name(letter, "")
    if category[0] == "S" or any(name.startswith(script) for script in SPACELESS):
        return "spaceless"
    return "spaced" if category[0] in "LMN" else None


def words(text):
    """Each word with a space before it, unless it is of a script without spaces."""
    found, last = [], None
    for letter in fold(text):
        now = kind(letter)
        if now and now == last:
            found[-1] += letter
        elif now:
            found.append(letter)
        last = now
    return [word if kind(word[0]) == "spaceless" else f" {word}" for word in found]


def indexed(text):
    return "".join(word if word[0] == " " else f" {word}" for word in words(text))


class Collection:
    """Random items, some of them under others."""

    def __init__(self, seed, count, with_children=False):
        source = random.Random(seed)
        self.items = []
        for number in range(count):
            parent = None
            if with_children and number % 4:
                parent = f"n{number - number % 4}"
            self.items.append({
                "id": f"n{number}", "name": " ".join(source.choices(WORDS, k=2)),
                "sub": " ".join(source.choices(WORDS, k=2)), "text": " ".join(source.choices(WORDS, k=4)),
                "tags": source.sample(WORDS, 2), "parent": parent,
                "country": source.choice([*COUNTRIES, None]), "year": source.choice([None, source.randint(-20, 2000)]),
                "subject": source.sample(SUBJECTS, source.randint(0, 2)),
                "day": f"20{source.randint(10, 20)}-{source.randint(1, 12):02}-{source.randint(1, 28):02}",
                "made": f"{source.randint(1400, 1900)}-{source.randint(1, 12):02}-{source.randint(1, 28):02}",
                "shown": source.choice([True, False, None])})

    def write(self, folder, section, theme):
        folder.mkdir(parents=True)
        (folder / "site.yml").write_text(f"theme: {theme}\n")
        (folder / "items.json").write_text(json.dumps(self.items), encoding="utf-8")
        (folder / "index.md").write_text(f"""---
title: Found
collection:
  from: items.json
  id: id
  parent: parent
  fields: {{ title: name, subtitle: sub, text: text, tags: tags, country: country, year: year, subject: subject, day: day, made: made, shown: shown }}
filters:
  - country
  - {{ field: year, by: range }}
  - {{ field: subject, levels: " / ", title: What it shows }}
  - {{ field: day, by: range }}
  - {{ field: made, by: range }}
  - {{ field: tags, all: true }}
  - shown
sorts: [year, {{ by: -day, title: Newest first }}]
groups: [country, year by century, {{ by: year, step: 500, title: Long }}, {{ by: shown, none: Nothing said, sort: -count }}]
sections: [{{ {section} }}, {{ title: Again, repeats: true, limit: 2, layout: list }}]
---
""", encoding="utf-8")


class Reference:
    """Which items a state leaves, found one by one."""

    def __init__(self, items):
        self.items = items
        self.by_id = {item["id"]: item for item in items}

    def above(self, item):
        chain = [item]
        while chain[-1]["parent"]:
            chain.append(self.by_id[chain[-1]["parent"]])
        return chain

    @staticmethod
    def own_values(item, field):
        value = item[field]
        values = value if isinstance(value, list) else [] if value is None else [value]
        if field == "subject":
            return {" / ".join(v.split(" / ")[:n + 1]) for v in values for n in range(v.count(" / ") + 1)}
        return {("true" if v else "false") if isinstance(v, bool) else v for v in values}

    def passes(self, item, field, choice):
        if isinstance(choice, tuple) and field == "made":
            # A year as an end means all of it.
            choice = (choice[0], choice[1] and f"{choice[1]}-12-31")
        for one in self.above(item):
            if isinstance(choice, tuple):
                value = one[field]
                if value is not None and (choice[0] is None or value >= choice[0]) and (choice[1] is None or value <= choice[1]):
                    return True
                continue
            own = self.own_values(one, field)
            if all(v in own for v in choice) if field == "tags" else any(v in own for v in choice):
                return True
        return False

    def rank(self, item, query):
        """1 where a title begins with what is asked, 2 to 5 for the first part that has each word; 0 for none."""
        asked = words(query)
        subjects = sorted({level for value in item["subject"] for level in value.split(" / ")})
        tags = [*item["tags"], *([item["country"]] if item["country"] else []), *subjects, *item["tags"]]
        parts = [indexed(item["name"]), indexed(item["sub"]), "".join(map(indexed, tags)), indexed(item["text"])]
        ranks = [next((n + 2 for n, part in enumerate(parts) if word in part), 0) for word in asked]
        if not all(ranks):
            return 0
        rank = max(ranks, default=1)
        return 1 if rank == 2 and parts[0].startswith("".join(asked)) else rank

    def ranks(self, query):
        ranks = {}
        for item in self.items:
            own = self.rank(item, query)
            above = item["parent"] and ranks[item["parent"]]
            ranks[item["id"]] = own or above or 0
        return ranks

    def shown(self, state):
        ranks = self.ranks(state["q"]) if words(state["q"]) else None
        direct = {
            item["id"] for item in self.items
            if (not ranks or ranks[item["id"]])
            and all(self.passes(item, field, choice) for field, choice in state["chosen"].items())}
        shown = {above["id"] for item in self.items if item["id"] in direct for above in self.above(item)}
        return shown, ranks

    def order(self, state):
        """The ids that are left, as a page lists them: those under an item behind it."""
        shown, ranks = self.shown(state)
        places = {item["id"]: place for place, item in enumerate(self.items)}
        sort = state["sort"]

        def key(item):
            if sort:
                value = item[sort.lstrip("-")]
                if value is None:
                    return (1, 0, places[item["id"]])
                number = value if isinstance(value, (int, float)) else int(value.replace("-", ""))
                return (0, -number if sort[0] == "-" else number, places[item["id"]])
            return (ranks[item["id"]] if ranks else 0, places[item["id"]])

        listed = []

        def add(parent):
            for item in sorted((i for i in self.items if i["parent"] == parent and i["id"] in shown), key=key):
                listed.append(item["id"])
                add(item["id"])

        add(None)
        return listed

    def group(self, item, grouping):
        """What a group is sorted by, and its title."""
        value = item[grouping.split(" by ")[0]]
        if grouping == "shown":
            title = {True: "Shown: Yes", False: "Shown: No", None: "Nothing said"}[value]
            same = [number for number, i in enumerate(self.items) if i["shown"] == value and not i["parent"]]
            return ((value is None, -len(same), same[0]), title)
        if value is None:
            return ((1,), "Other")
        if grouping == "country":
            return ((0, sorted(COUNTRIES, key=fold).index(value)), value)
        if "century" in grouping:
            # The first century begins with the year 1, and the one before it ends with 1 BC, the year 0.
            first = value // 100 * 100 if value > 0 else (value - 1) // 100 * 100 + 1
            if first < 0:
                return ((0, first), f"{1 - first} BC – {1 - first - 99} BC")
            return ((0, first), self.span(max(1, first), first + 99, True))
        first = value // 500 * 500
        return ((0, first), self.span(first, first + 499, False))

    @staticmethod
    def span(first, last, are_years):
        """Years are written as they are, other numbers as the language writes them."""
        dash = "\u00a0–\u00a0" if first < 0 else "–"
        return dash.join((str(bound) if are_years else f"{bound:,}").replace("-", "−") for bound in (first, last))

    def groups(self, state):
        """The titles of the groups that are left, with the numbers beside them, and the ids in them."""
        groups = {}
        for item in self.order(state):
            top = self.above(self.by_id[item])[-1]
            _, ids = groups.setdefault(self.group(top, state["group"]), (set(), []))
            ids.append(item)
        listed = []
        for key, title in sorted(groups):
            ids = groups[key, title][1]
            roots = sum(1 for item in ids if not self.by_id[item]["parent"])
            listed.append([title, str(roots), ids])
        return listed

    def counts(self, state, field):
        # Of a filter that asks for all, what is chosen counts too.
        others = {name: choice for name, choice in state["chosen"].items() if name != field or field == "tags"}
        ranks = self.ranks(state["q"]) if words(state["q"]) else None
        counts = {}
        for item in self.items:
            if ranks and not ranks[item["id"]] or not all(self.passes(item, f, c) for f, c in others.items()):
                continue
            for value in self.own_values(item, field):
                counts[value] = counts.get(value, 0) + 1
        return counts


def random_state(source, items, is_grouped):
    q = ""
    if source.random() < .6:
        asked = [source.choice(WORDS) for _ in range(source.choice([1, 1, 2]))]
        q = " ".join(word[:source.randint(1, len(word))] for word in asked)
        q = source.choice([q, q.upper(), q.lower(), unicodedata.normalize("NFD", q)])
    chosen = {}
    if source.random() < .4:
        chosen["country"] = source.sample(COUNTRIES, source.randint(1, 3))
    if source.random() < .3:
        chosen["subject"] = source.sample(SUBJECTS, source.randint(1, 2))
    if source.random() < .2:
        chosen["tags"] = source.sample(items[source.randrange(len(items))]["tags"], source.randint(1, 2))
    if source.random() < .3:
        ends = sorted(source.sample(range(-20, 2000), 2))
        chosen["year"] = (source.choice([None, ends[0]]), ends[1])
    if source.random() < .2:
        chosen["day"] = (f"20{source.randint(10, 14)}-03-05", source.choice([None, "2016-11-30"]))
    if source.random() < .2:
        chosen["made"] = (source.choice([None, str(source.randint(1400, 1600))]), str(source.randint(1600, 1900)))
    if source.random() < .3:
        chosen["shown"] = [source.choice(["true", "false"])]
    group = source.choice(GROUPINGS if source.random() < .4 or is_grouped else [""])
    return {"q": q, "chosen": chosen, "sort": source.choice(["", "", "year", "-day"]), "group": group}


def address(state):
    asked = [("q", state["q"])] if state["q"] else []
    for field, choice in state["chosen"].items():
        if isinstance(choice, tuple):
            asked.append((field, "..".join("" if bound is None else str(bound) for bound in choice)))
        else:
            asked += [(field, value) for value in choice]
    if state["sort"]:
        asked.append(("sort", state["sort"]))
    if state["group"]:
        asked.append(("group", state["group"]))
    return "?" + urlencode(asked)


SHOW = """address => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
# What a theme shows, whatever attributes say; of the section that only repeats two items, whether it is seen.
SHOWN = """() => [...document.querySelectorAll('#Main > .section:not([data-repeats]) .w li[id]')]
  .filter(item => item.getClientRects().length || item.closest('details:not([open])')?.getClientRects().length).map(item => item.id.split('i-')[1])"""
REPEATED = "() => document.querySelector('#Main > [data-repeats]').getClientRects().length > 0"
GROUPS = """() => {
  const groups = [];
  for (const element of document.querySelectorAll('#Main > .section:not([data-repeats]) :is(.group-title, .w li[id])')) {
    if (!element.getClientRects().length && !element.closest('details:not([open])')?.getClientRects().length) continue;
    if (element.localName == 'li') groups.at(-1)[2].push(element.id.split('i-')[1]);
    else groups.push([element.firstElementChild.textContent, element.lastElementChild.textContent, []]);
  }
  return groups;
}"""
# The number in each heading of the section and of what is in it, with how many records stand under it.
HEADINGS = """() => {
  const seen = element => element.getClientRects().length > 0, headings = [];
  const section = document.querySelector('#Main > .section:not([data-repeats])');
  const number = element => +element.firstChild.textContent.replace(/,/g, '');
  for (const count of section.querySelectorAll('.section-bar .count')) {
    headings.push(['section', number(count), new Set([...section.querySelectorAll('.w li[id]')].filter(item => !item.parentElement.closest('li') && seen(item))).size]);
  }
  for (const title of section.querySelectorAll('.group-title')) {
    // Of groups further down the items come when they are near the window.
    if (!seen(title) || title.getBoundingClientRect().top > innerHeight) continue;
    // A title in the box of a header has its list in that box, others have theirs behind them.
    const parts = [title.closest('.w')].filter(Boolean);
    if (!parts.length) for (let next = title.nextElementSibling; next && !(next.matches('.group-title') && next.localName <= title.localName); next = next.nextElementSibling) parts.push(next);
    const own = parts.filter(seen).flatMap(part => [...part.querySelectorAll('li[id]')]).filter(item => !item.parentElement.closest('li[id]')).length;
    headings.push([title.firstElementChild.textContent, number(title.querySelector('.count')), own]);
  }
  return headings.filter(([, said, own]) => said != own);
}"""
COUNTS = """async fields => {
  const counts = {};
  for (const field of fields) {
    const facet = document.querySelector(`.facet[data-field="${field}"]`);
    facet.open = true;
    await new Promise(done => facet.addEventListener('toggle', () => setTimeout(done), {once: true}));
    counts[field] = [...facet.querySelectorAll('.offer:has(input)')].map(row =>
      [row.querySelector('span[dir]').textContent, row.querySelector('.num').textContent]);
    facet.open = false;
  }
  return counts;
}"""


def check(page, reference, state, is_unsorted):
    """What a page shows otherwise than the reference."""
    page.evaluate(SHOW, address(state))
    page.wait_for_timeout(20)
    listing, script = (reference.groups, GROUPS) if state["group"] else (reference.order, SHOWN)

    def in_order(found):
        # What stands in several parts comes in the order of the page.
        return [[title, number, sorted(ids)] for title, number, ids in found] if is_unsorted else found

    expected = in_order(listing(state))
    # What is under a parent that is closed has time.
    has_time = not state["q"].strip() and not state["chosen"]
    found = soon(page, lambda: in_order(page.evaluate(script)), expected, seconds=10 if has_time else 0)
    if expected != found:
        yield f"items {found} instead of {expected}"
    if state["q"].strip() or state["chosen"]:
        roots = sum(1 for item in reference.order(state) if not reference.by_id[item]["parent"])
        total = sum(1 for item in reference.items if not item["parent"])
        said = f"{roots} of {total} in Found"
        wrong = page.evaluate(HEADINGS)
        if wrong:
            yield f"headings, what they say and what is under them: {wrong}"
        if page.evaluate(REPEATED):
            yield "the section that only repeats is seen"
        try:
            page.wait_for_function("text => document.querySelector('.found').textContent == text", arg=said, timeout=3000)
        except PlaywrightTimeout:
            yield f"'{page.inner_text('.found')}' instead of '{said}'"
    fields = ["country", "subject", "tags", "shown"]
    offered = page.evaluate(COUNTS, fields)
    for field in fields:
        counts = reference.counts(state, field)
        titles = {"true": "Yes", "false": "No"} if field == "shown" else {}
        expected = {}
        for value in counts:
            title = titles.get(value, value.split(" / ")[-1] if field == "subject" else value)
            expected[title] = expected.get(title, 0) + counts[value]
        rows = {text: int(count.replace(",", "")) for text, count in offered[field] if count != "0"}
        if field == "tags":
            # Of many values the first are offered.
            expected = {value: count for value, count in expected.items() if value in rows}
        if rows != expected:
            yield f"{field} counts {rows} instead of {expected}"


def check_bounds(page, count):
    """What is typed or slid of a range otherwise than it should be: one bound leaves the other as it is. All of the
    `count` items are made after Christ."""
    page.evaluate(SHOW, "?")

    def expect(address, what):
        try:
            page.wait_for_url(lambda url: url.endswith(address), timeout=5000)
        except PlaywrightTimeout:
            yield f"{what}: the address is {page.url.split('?')[-1]} and not {address}"

    for field, typed in [("year", "37"), ("made", "1537")]:
        facet = open_facet(page, f'.facet[data-field="{field}"]')
        page.wait_for_timeout(200)
        bounds, ends = facet.locator(".bound input"), facet.locator("[type=range]")
        bounds.nth(0).fill(typed)
        bounds.nth(0).press("Enter")
        yield from expect(f"?{field}={typed}..", f"{field} typed")
        ends.nth(1).focus()
        for _ in range(3):
            page.keyboard.press("ArrowLeft")
        last = bounds.nth(1).input_value()
        yield from expect(f"?{field}={typed}..{last}", f"the other end of {field} slid")
        ends.nth(0).focus()
        page.keyboard.press("End")
        if bounds.nth(0).input_value() != last:
            yield f"{field}: one end passes the other: {bounds.nth(0).input_value()} and {last}"
        bounds.nth(0).fill("")
        bounds.nth(0).press("Enter")
        bounds.nth(1).fill("")
        bounds.nth(1).press("Enter")
        yield from expect("index.html", f"the bounds of {field} emptied")
        page.keyboard.press("Escape")
    for asked in ["made=300000..", "made=-44..", "made=1500-13..", "made=..", "year=x..y", "day=2012-02-31..", "group=nothing"]:
        page.evaluate(SHOW, "?" + asked)
        pause(page, 100)
        if not page.evaluate(SHOWN):
            yield f"?{asked} shows nothing"
    for asked, expected in [("made=-1600..", count), ("made=..-1600", 0)]:
        page.evaluate(SHOW, "?" + asked)
        pause(page, 100)
        shown = len(page.evaluate(SHOWN))
        if shown != expected:
            yield f"?{asked} shows {shown} and not {expected}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--states", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    pages = [
        ("a list", Collection(options.seed, 120), "layout: list"),
        ("a grid", Collection(options.seed + 1, 120), "layout: grid"),
        ("an outline", Collection(options.seed + 2, 160, with_children=True), "layout: list"),
        ("parents of a list, in groups", Collection(options.seed + 3, 90), "layout: list, outline: country"),
        ("parts of a grid, in groups", Collection(options.seed + 4, 90), "layout: grid, outline: { by: tags, every: true }"),
        ("a grid with a header and a footer, in groups", Collection(options.seed + 8, 90),
         "title: Found, text: Words, layout: { grid: { header: pinned, footer: free } }"),
        ("a gallery, in groups", Collection(options.seed + 5, 90), "layout: gallery"),
        ("parts of parts of a grid", Collection(options.seed + 9, 90), "layout: grid, outline: { by: [country, shown] }"),
        ("a long list, in groups", Collection(options.seed + 6, 600), "layout: list"),
        ("a long grid, in groups", Collection(options.seed + 7, 600), "layout: { grid: { picture: 1 } }"),
    ]
    failures = tried = 0
    faults = []
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        for place, (name, collection, section) in enumerate(pages):
            content = Path(folder) / name / "content"
            collection.write(content, section, THEMES[(place + options.seed) % len(THEMES)])
            site = Path(folder).resolve() / name / "site"
            subprocess.run(
                [os.environ["VITRINE"], "build", "--content", content, "--output", site, "--quiet"], check=True)
            # All of it is in the window.
            page = browser.page(1280, height=30000)
            page.set_default_timeout(120_000)
            page.goto((site / "index.html").as_uri())
            page.hover(".finding")
            page.wait_for_function(CAN_FIND)
            page.on("pageerror", lambda error: print(f"FAILED {name}: {error}") or faults.append(error))
            if name == "a list":
                for fault in check_bounds(page, len(collection.items)):
                    failures += 1
                    print(f"FAILED {name}: {fault}")
            source, reference = random.Random(options.seed), Reference(collection.items)
            is_grouped = "in groups" in name or "parts" in name
            for _ in range(options.states // 5 if is_grouped else options.states):
                state = random_state(source, collection.items, is_grouped)
                tried += 1
                for fault in check(page, reference, state, "outline:" in section):
                    failures += 1
                    print(f"FAILED {name}, {address(state)}: {fault}")
    print(f"{tried} states tried, {failures} differences")
    sys.exit(1 if failures or faults else 0)


if __name__ == "__main__":
    main()
