#!/usr/bin/env python3
"""Looks at tables in Chromium: what stands where, what stays in sight, and how visitors order them.

usage: tables.py PROGRAM

PROGRAM is a built `vitrine`. Pages in English, German, Arabic and Japanese show tables of numbers with and without
decimals, at four widths. The points of a column stand under each other to half a pixel; nothing is cut but by the
table's own box, which scrolls; the titles of columns and the first column stay; a click or a key on a title orders the
rows as Python does. Exits 1 if anything else is found.
"""

import json
import random
import sys
from pathlib import Path

from built_site import Browser, Tally, built, soon
from long_page import FRAMES

WIDTHS = [320, 375, 768, 1440]
TOLERANCE = 0.5
COLUMNS = ["title", "maker", "share", "size", "time", "first", "kind"]

LANGUAGES = {
    "en": (".", ["Owl", "A name of many words that goes on", "Donaudampfschifffahrtsgesellschaft"]),
    "de": (",", ["Uhu", "Ein Name aus vielen Wörtern", "Donaudampfschifffahrtsgesellschaft"]),
    "ar": (".", ["بومة", "اسم طويل من كلمات كثيرة جدا", "Latin between"]),
    "ja": (".", ["梟", "長い名前の長い名前の長い名前の長い名前", "Fuji 富士"]),
}

SHARES = [1.5, 12, 3.25, -0.125, 12345.5, 1000000, None, 0]


def records(language):
    rng = random.Random(language)
    names = LANGUAGES[language][1]
    for number in range(60):
        yield {
            "id": f"r{number}", "title": f"{names[number % 3]} {number}", "maker": rng.choice(names),
            "share": SHARES[number % len(SHARES)], "size": round(rng.random() * 10 ** rng.randrange(4), rng.randrange(3)),
            "time": rng.choice([0.0123, 1.5, 0.00000912, 3, 0.25]), "first": f"19{number + 20}-05-29",
            "kind": rng.choice(["a", "b"]),
        }


def write(content):
    (content / "site.yml").write_text("title: Tables\n")
    for language in LANGUAGES:
        folder = content / language
        folder.mkdir()
        (folder / "r.json").write_text(json.dumps(list(records(language)), ensure_ascii=False))
        (folder / "index.md").write_text(f"""---
title: Tables
language: {language}
collection:
  from: r.json
  id: id
  page: true
  otherFields: true
  terms: [kind]
  fields: {{ date: first }}
  measures: {{ size: {{ unit: cm }}, time: {{ unit: s }} }}
search: false
sections:
  - {{ id: all, title: All, layout: {{ table: [title, maker, share, size, time, date, kind] }} }}
  - {{ id: cards, title: Cards, repeats: true, limit: 3, layout: {{ table: {{ columns: [title, size, kind], narrow: cards }} }} }}
  - {{ id: groups, title: Groups, repeats: true, outline: kind, layout: {{ table: [title, {{ field: size, width: 150 }}] }} }}
---
""")


# The place of each point in a column, or of where one would be: behind the last digit of a whole number. Under times of
# several units, where points say nothing, the ends of the numbers.
POINTS = """(decimal) => {
  const columns = {};
  for (const cell of document.querySelectorAll('#Main .section:first-of-type .point')) {
    const isOfUnits = cell.closest('td').cellIndex == 4;
    const text = cell.firstChild, at = isOfUnits ? -1 : text.data.indexOf(decimal), range = document.createRange();
    range.setStart(text, at < 0 ? text.data.length - 1 : at - 1);
    range.setEnd(text, at < 0 ? text.data.length : at);
    (columns[cell.closest('td').cellIndex] ??= []).push([text.data, range.getBoundingClientRect().right]);
  }
  return columns;
}"""

# What reaches out of its cell, and how wide the page is.
CUT = """() => {
  const out = [];
  for (const cell of document.querySelectorAll('.sheet :is(th, td)')) {
    // Over cards the titles of columns are there for those who do not see them.
    if (cell.offsetParent?.closest('thead') && cell.closest('thead').offsetWidth < 2) continue;
    const range = document.createRange(), box = cell.getBoundingClientRect();
    range.selectNodeContents(cell);
    for (const part of range.getClientRects()) {
      if (part.width > 1 && (part.left < box.left - .6 || part.right > box.right + .6)) out.push(cell.innerText);
    }
  }
  return [out, document.documentElement.scrollWidth, innerWidth];
}"""

NAMES = "[...document.querySelectorAll('#Main .section:first-of-type tbody th a')].map(link => link.textContent)"


def look(page, language, width, tally):
    where = f"{language} at {width}"
    for column, points in page.evaluate(POINTS, LANGUAGES[language][0]).items():
        places = [place for _, place in points]
        tally.check(len(points) > 40, f"{where}: column {column} has {len(points)} numbers")
        tally.check(max(places) - min(places) <= TOLERANCE,
                    f"{where}: the points of column {column} are {max(places) - min(places):.2f} px apart")
    cut, page_width, window = page.evaluate(CUT)
    tally.check(not cut, f"{where}: {cut[:3]} reach out of their cells")
    tally.check(page_width <= window, f"{where}: the page is {page_width} px wide")


def scroll(page, where, is_mirrored, tally):
    """The titles stay at the top of the window, the first column at its edge."""
    page.evaluate("scrollTo(0, document.querySelectorAll('tbody tr')[30].getBoundingClientRect().top)")
    page.evaluate(FRAMES)
    tops = page.evaluate("[...document.querySelectorAll('thead')[0].rows[0].cells].map(cell => cell.getBoundingClientRect().top)")
    tally.check(all(abs(top) < 1 for top in tops), f"{where}: the titles stand at {tops}")
    inside = page.evaluate("""() => {
      const sheet = document.querySelector('.sheet'), far = sheet.scrollWidth - sheet.clientWidth;
      sheet.scrollLeft = document.dir == 'rtl' ? -far : far;
      const box = sheet.getBoundingClientRect();
      return [far, ...['thead th', 'tbody th'].map(name => {
        const cell = sheet.querySelector(name).getBoundingClientRect();
        return document.dir == 'rtl' ? box.right - cell.right : cell.left - box.left;
      })];
    }""")
    tally.check(all(abs(place) < 1 for place in inside[1:]), f"{where}: the first column stands at {inside}")
    seen = page.evaluate("""() => {
      const head = document.querySelector('.sheet thead th:last-child').getBoundingClientRect();
      return document.elementFromPoint((head.left + head.right) / 2, head.bottom - 8)?.closest('th') != null;
    }""")
    tally.check(seen, f"{where}: rows lie over the titles")
    page.evaluate("scrollTo(0, 0)")


def order(page, language, tally):
    """Titles order rows as Python does: those without a value come last either way."""
    found = list(records(language))
    for key, is_descending in [("share", False), ("share", True), ("title", False), ("size", False)]:
        if key == "title":
            page.focus(f".order[value={key}]")
            page.keyboard.press("Enter")
        else:
            page.click(f".order[value={key}]")
        page.wait_for_function("key => location.search.endsWith(`sort=${key}`)", arg=("-" if is_descending else "") + key)
        if key != "title":
            there = [record for record in found if record[key] is not None]
            there.sort(key=lambda record: record[key], reverse=is_descending)
            expected = [record["title"] for record in there] + [record["title"] for record in found if record[key] is None]
            names = soon(page, lambda: page.evaluate(NAMES), expected)
            tally.check(names == expected, f"{language}: by {key} rows are {names[:5]}")
        said = page.evaluate("[...document.querySelectorAll('th[aria-sort]')].map(title => [title.innerText.trim(), title.ariaSort])")
        tally.check(len(said) == 1 and said[0][1] == ("descending" if is_descending else "ascending"),
                    f"{language}: by {key} the titles say {said}")
    page.go_back()
    tally.check(soon(page, lambda: "sort=title" in page.url), f"{language}: a step back leads to {page.url}")


def main():
    tally = Tally()
    with built(write) as (_, site), Browser() as browser:
        for language in LANGUAGES:
            address = f"file://{site}/{language}/index.html"
            for width in WIDTHS:
                page = browser.page(width)
                page.goto(address)
                look(page, language, width, tally)
                scroll(page, f"{language} at {width}", language == "ar", tally)
                page.close()
            page = browser.page(1440)
            page.goto(address)
            order(page, language, tally)
            page.goto(f"{address}?sort=-size")
            largest = max(records(language), key=lambda record: record["size"])["title"]
            tally.check(soon(page, lambda: page.evaluate(NAMES)[0], largest) == largest, f"{language}: the address orders by nothing")
            page.close()

        # On a phone each row is a card whose values have their names; on paper nothing is cut; keys scroll.
        page = browser.page(375)
        page.goto(f"file://{site}/en/index.html")
        card = page.evaluate("""() => {
          const row = document.querySelector('.cards tbody tr'), cell = row.cells[1];
          return [getComputedStyle(row).display, getComputedStyle(cell, '::before').content, row.getBoundingClientRect().width];
        }""")
        tally.check(card == ["block", '"Size"', 343], f"a card is {card}")
        page.focus(".sheet")
        page.keyboard.press("ArrowRight")
        tally.check(soon(page, lambda: page.evaluate("document.querySelector('.sheet').scrollLeft > 0")), "keys do not scroll")
        page.close()
        page = browser.page(700)
        page.goto(f"file://{site}/en/index.html")
        page.emulate_media(media="print")
        cut, page_width, window = page.evaluate(CUT)
        tally.check(page_width <= window, f"on paper the page is {page_width} px wide")
        page.close()

        # Without a script no title is a button.
        context = browser.chromium.new_context(java_script_enabled=False, viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.goto(f"file://{site}/en/index.html")
        tally.check(page.get_by_role("button").count() == 0, "there are buttons without a script")
        tally.check(page.get_by_text("Share", exact=True).first.is_visible(), "titles are hidden without a script")
        tally.check(page.get_by_role("columnheader").count() >= len(COLUMNS), "titles are none without a script")
        context.close()
    tally.end()


if __name__ == "__main__":
    main()
