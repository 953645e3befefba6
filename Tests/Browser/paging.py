#!/usr/bin/env python3
"""Goes through sections that have pages of their own: by links, without a script, with "Show more", and with filters.

usage: paging.py PROGRAM

What is found on such a page is compared with a plain search over the items. Exits 1 if anything is not as it
should be.
"""

import json
import random

from axe_playwright_python.sync_playwright import Axe

from built_site import ALL, Browser, BuiltSite, Tally, built

COUNT, LENGTH = 130, 40

# What is asked of each page.
STATES = 8 if ALL else 2

# Of these, few are found, on pages of which most are not.
MANY, MANY_LENGTH, RARE = 3_000, 30, 7
LAYOUTS = {
    "grid": "layout: grid",
    "list": "layout: list",
    "gallery": "layout: gallery",
    "chosen": "layout: { choose: [grid, gallery] }",
    "outline": "outline: country, layout: list",
    "groups": "outline: country, layout: grid",
    "parts": "outline: { by: [country, half] }, layout: grid",
    "table": "layout: { table: [title, country] }",
    "rows": "layout: { column: { of: [{ width: 50% }, { width: 50% }] } }",
}
FIRST = "Amber Azure Bright Calm Deep Early Far Gentle High Inner Lost Misty North Old Quiet".split()
SECOND = "Bay Cliff Dale Fell Glen Hill Isle Lake Moor Peak".split()
COUNTRIES = ["Chile", "Japan", "Nepal", "Peru"]

SHOWN = """() => [...document.querySelectorAll('.w :is(li, tr)[id]')].filter(item => item.getClientRects().length && !item.querySelector('li'))
  .map(({id}) => id.replace('i-', ''))"""
ASK = """address => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
# Goes to the end until nothing more comes, with all parents open. What is not near the window comes once the browser
# is idle, which takes a busy machine long: until then its lists keep room for it.
SEE_ALL = """async () => {
  const pause = time => new Promise(done => setTimeout(done, time));
  const hasRoom = () => [...document.querySelectorAll('.w, .w *')].some(({style}) => style.paddingBlockEnd.includes('--no-rest'));
  const end = performance.now() + 10_000;
  for (let last, same = 0; same < 3 || hasRoom() && performance.now() < end;) {
    for (const details of document.querySelectorAll('.w details')) details.open = true;
    scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
    await pause(80);
    const now = document.querySelectorAll('.w :is(li, tr)[id]').length;
    same = now == last ? same + 1 : 0;
    last = now;
  }
}"""


def items():
    generator = random.Random(19)
    return [{
        "id": f"n{number}", "title": f"{generator.choice(FIRST)} {generator.choice(SECOND)} {number}",
        "country": COUNTRIES[number % 4], "half": ["first", "second"][number % 3 % 2], "height": generator.randrange(1000, 8000), "symbol": "🏔",
    } for number in range(COUNT)]


def many():
    """Items of which every 450th is rare."""
    return [{
        "id": f"n{number}", "title": "Rare" if number % 450 == 50 else "Common", "part": FIRST[number * len(FIRST) // MANY],
        "subtitle": f"{SECOND[number % 10]} {number}", "kind": f"kind {number // 10:03}",
    } for number in range(MANY)]


def write(folder):
    (folder / "index.md").write_text("---\ntitle: Pages\n---\n")
    for name, layout in LAYOUTS.items():
        page = folder / name
        page.mkdir()
        (page / "items.json").write_text(json.dumps(items()))
        (page / "index.md").write_text(
            f"---\ntitle: {name}\ncollection: {{ from: items.json, id: id, page: {str(name == 'grid').lower()} }}\n"
            "filters: [country, { field: height, by: range, step: 500 }]\nsorts: [{ by: -height, title: Highest }]\n"
            "groups: [country]\n"
            f"sections: [{{ id: s, title: All, {layout}, pages: {LENGTH} }}]\n---\n")
    page = folder / "repeated"
    page.mkdir()
    (page / "items.json").write_text(json.dumps(items()))
    (page / "index.md").write_text(
        "---\ntitle: repeated\ncollection: { from: items.json, id: id }\n"
        f"sections: [{{ id: s, title: All, layout: grid, pages: {LENGTH} }}, {{ id: again, title: Again, repeats: true, pages: {LENGTH} }}]\n---\n")
    for name, layout in {"many": "layout: list", "many-groups": "layout: grid, outline: kind"}.items():
        page = folder / name
        page.mkdir()
        (page / "items.json").write_text(json.dumps(many()))
        (page / "index.md").write_text(
            f"---\ntitle: {name}\ncollection: {{ from: items.json, id: id }}\nfilters: [kind]\nsorts: [-title]\n"
            f"sections: [{{ id: s, title: All, {layout}, index: part by value, pages: {MANY_LENGTH} }}]\n---\n")
    page = folder / "plain"
    page.mkdir()
    (page / "items.json").write_text(json.dumps(items()))
    (page / "index.md").write_text(
        "---\ntitle: plain\nsearch: false\ncollection: { from: items.json, id: id }\n"
        f"sections: [{{ id: s, title: All, layout: grid, pages: {LENGTH} }}, {{ id: last, title: Last, repeats: true, limit: 2 }}]\n---\n")


def opened(browser, width=1280, **more):
    context = browser.chromium.new_context(viewport={"width": width, "height": 900}, **more)
    page = context.new_page()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    return page


def expected(name, q="", country=None, sort=False):
    found = [item for item in items() if (not country or item["country"] == country)
             and all(any(word.startswith(part) for word in item["title"].lower().split()) for part in q.lower().split())]
    if sort:
        found.sort(key=lambda item: -item["height"])
    return [item["id"] for item in found]


def check_links(site, browser, tally, **more):
    """All items are reached by links, each once."""
    for name in [*LAYOUTS, "plain"]:
        page = opened(browser, java_script_enabled=False)
        page.goto(site.address(f"{name}/index.html"))
        seen = []
        for number in range(10):
            tally.check(page.locator("button:visible:not(.to-filters)").count() == 0, f"{name}: a button without a script")
            page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true })")
            seen += [item for item in page.evaluate(SHOWN) if "~" not in item]
            following = page.locator("a[rel=next]")
            if not following.count():
                break
            following.click()
            tally.check(f"{number + 2} of" in page.title(), f"{name}: the title of page {number + 2} is {page.title()}")
        tally.check(sorted(seen) == sorted(expected(name)), f"{name}: {len(seen)} of {COUNT} items are reached by links")
        page.go_back()
        page.locator("a[rel=prev]").click()
        page.context.close()


# Notes, frame by frame, whether anything moves: a busy machine has ended a motion before it is asked.
WATCH_MOTION = """() => {
  window.moved = false;
  const watch = () => {
    if (document.getAnimations().length) moved = true; else requestAnimationFrame(watch);
  };
  watch();
}"""


def check_more(site, browser, tally):
    """ "Show more" brings the next items into the list, in the places in which a page of all of them has them."""
    for name in ["grid", "list", "gallery", "groups", "plain"]:
        page = opened(browser)
        page.goto(site.address(f"{name}/index.html"))
        own = lambda: [item for item in page.evaluate(SHOWN) if "~" not in item]
        before = own()
        number = 1
        while page.locator(".more").count():
            page.locator(".more").focus()
            page.evaluate(WATCH_MOTION)
            page.keyboard.press("Enter")
            page.wait_for_function(f"document.querySelector('.pages p').textContent.includes('–{number + 1} ')")
            if number == 1:
                page.wait_for_timeout(100)
                tally.check(page.evaluate("moved"), f"{name}: nothing moves when more is shown")
            page.wait_for_timeout(700)
            now = own()
            tally.check(now[:len(before)] == before and len(now) > len(before), f"{name}: {len(now)} items after {len(before)}")
            before = now
            number += 1
        tally.check(sorted(before) == sorted(expected(name)), f"{name}: {len(before)} of {COUNT} items are shown at last")
        tally.check(page.evaluate("document.activeElement.matches('.pages p, .w li *')"), f"{name}: the focus is lost with the button")
        if name == "gallery":
            lines = page.evaluate("[...document.querySelectorAll('.plates li .num')].map(({textContent}) => +textContent)")
            tally.check(lines == list(range(1, COUNT + 1)), f"the key of the gallery has {len(lines)} lines")
        if name == "grid":
            columns = page.evaluate("() => [...document.querySelectorAll('.w li[id]')].map(item => item.getBoundingClientRect().left)")
            tally.check(all(columns[place] == columns[place % 4] for place in range(COUNT)), "the items of the grid stand in no columns")
        tally.check(not page.errors, f"{name}: {page.errors}")
        page.context.close()


def check_finding(site, browser, tally):
    """Search, filters and orders go over the items of all pages."""
    generator = random.Random(7)
    states = 0
    for name in LAYOUTS:
        page = opened(browser, reduced_motion="reduce")
        by_id = {item["id"]: item["country"] for item in items()}
        for number in range(STATES):
            q = generator.choice(["", "", "mo", "deep", "q m", FIRST[3], "12"])
            country = generator.choice([None, None, *COUNTRIES])
            sort = generator.random() < .3
            group = generator.random() < .3
            address = "&".join(
                ([f"q={q}"] if q else []) + ([f"country={country}"] if country else []) + (["sort=-height"] if sort else [])
                + (["group=country"] if group else []))
            # Half of them are what the page begins with, the others follow one after the other.
            if number < STATES / 2:
                page.goto(site.address(f"{name}/index.html") + "?" + address)
                page.wait_for_function("!document.documentElement.matches('.pending')")
            else:
                page.evaluate(ASK, "?" + address)
            page.wait_for_timeout(100)
            if address:
                page.evaluate(SEE_ALL)
            page.evaluate("document.querySelectorAll('.w details').forEach(details => { details.open = true })")
            page.wait_for_timeout(100)
            shown = page.evaluate(SHOWN)
            wanted = expected(name, q, country, sort)
            if group:
                wanted.sort(key=lambda item: by_id[item])
            if not address:
                tally.check(len(shown) < COUNT and page.locator(".pages").is_visible(), f"{name}: {len(shown)} items are shown at first")
            else:
                states += 1
                same = shown == wanted if name in ["grid", "list", "table"] and not q else sorted(shown) == sorted(wanted)
                tally.check(same, f"{name} ?{address}: {len(shown)} are shown, {len(wanted)} wanted: {shown[:5]} {wanted[:5]}")
                tally.check(not page.locator(".pages").is_visible(), f"{name} ?{address}: the pages are offered beside what is found")
                titles = page.evaluate("() => [...document.querySelectorAll('.group-title')].filter(title => title.getClientRects().length).map(title => [title.firstElementChild.textContent, +title.querySelector('.count').firstChild.data])")
                if titles and name in ["groups", "parts"] and (q or country):
                    numbers = {title: sum(1 for item in wanted if by_id[item] == title) for title, _ in titles if title in COUNTRIES}
                    tally.check({**dict(titles), **numbers} == dict(titles), f"{name} ?{address}: the titles say {titles} and not {numbers}")
        tally.check(not page.errors, f"{name}: {page.errors}")
        page.context.close()
    print(f"{states} states")


def check_few(site, browser, tally):
    """Of the files with items those are loaded that have what is shown, and of these the items that are."""
    rare = [item["id"] for item in many() if item["title"] == "Rare"]
    for name in ["many", "many-groups"]:
        page = opened(browser, reduced_motion="reduce")
        requests = []
        page.on("request", lambda request: requests.append(request.url) if request.url.split("/")[-1].split(".js")[0].isdigit() else None)
        page.goto(site.address(f"{name}/index.html"))
        sent = page.evaluate("document.querySelectorAll('*').length")
        field = page.locator(".field input")
        field.fill("rare")
        page.wait_for_function(f"document.querySelector('.found').textContent.startsWith('{len(rare)} of')")
        tally.check(page.evaluate(SHOWN) == rare, f"{name}: {page.evaluate(SHOWN)} is found and not {rare}")
        tally.check(page.locator(".found").text_content() == f"{len(rare)} of 3,000 in {name}", page.locator(".found").text_content())
        page.wait_for_timeout(1000)
        elements = page.evaluate("document.querySelectorAll('*').length")
        tally.check(len(requests) == RARE, f"{name}: {len(requests)} files are loaded for {RARE} hits on as many pages")
        # In groups, those that begin on the same page come with a hit.
        tally.check(elements < sent + 60 * RARE, f"{name}: {elements} elements for {RARE} hits, {sent} without")
        # Many are found; those far away come when somebody goes there.
        field.fill("co")
        page.wait_for_function("document.querySelector('.found').textContent.match(/^[0-9,]+/)[0].length > 2")
        page.wait_for_timeout(1000)
        near = page.evaluate("document.querySelectorAll('*').length")
        tally.check(near < sent + 2_000 and len(requests) < 50, f"{name}: {near} elements and {len(requests)} files for what is near the window")
        if name == "many":
            page.evaluate("scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'})")
            page.wait_for_timeout(1000)
            middle = page.evaluate("document.elementFromPoint(640, 450).closest('.w li[id]')?.id")
            tally.check(middle is not None, "nothing stands in the middle of what is found")
        # An entry of the index leads to an item that nobody has seen yet.
        field.fill("")
        page.wait_for_timeout(300)
        page.evaluate(ASK, "?kind=kind 150&kind=kind 250")
        page.wait_for_function("document.querySelector('.found').textContent.startsWith('20 of')")
        links = page.locator(".index a[href]")
        tally.check(links.all_inner_texts() == [FIRST[number * len(FIRST) // MANY] for number in (1500, 2500)], f"{name}: {links.all_inner_texts()} in the index")
        links.last.click()
        page.wait_for_function("location.hash == '#i-n2500'")
        tally.check(page.evaluate("() => { const {top} = document.getElementById('i-n2500').getBoundingClientRect(); return top >= 0 && top < 900; }"), f"{name}: the index does not lead to an item")
        # The address of an item on another page takes the search away and shows it; so does one that is sent.
        field.fill("rare")
        page.wait_for_timeout(500)
        field.blur()
        page.evaluate("location.hash = 'i-n95'")
        page.wait_for_function("document.getElementById('i-n95')?.getClientRects().length")
        page.wait_for_timeout(500)
        top = page.evaluate("document.getElementById('i-n95').getBoundingClientRect().top")
        tally.check(0 <= top < 900 and field.input_value() == "", f"{name}: an item on another page stands at {top}")
        tally.check(not page.errors, f"{name}: {page.errors}")
        page.context.close()

def check_repeats(site, browser, tally):
    """A section that repeats items of others keeps its pages while these are searched, and all layouts have theirs."""
    page = opened(browser)
    page.goto(site.address("repeated/index.html"))
    page.locator("[type=search]").focus()
    page.wait_for_timeout(600)
    shown = page.evaluate("[...document.querySelectorAll('[data-repeats] li[id]')].length")
    tally.check(shown == LENGTH, f"the section that repeats shows {shown} items once the field has the focus")
    page.goto(site.address("chosen/2/index.html"))
    page.locator("[value=gallery]").check(force=True)
    page.wait_for_timeout(300)
    lines = page.evaluate("document.querySelectorAll('.plates li').length")
    tally.check(lines == LENGTH, f"the key of the second page has {lines} lines")
    page.goto(site.address("gallery/index.html"))
    page.locator("[type=search]").focus()
    page.wait_for_timeout(600)
    lines = page.evaluate("[...document.querySelectorAll('.plates li')].filter(line => line.getClientRects().length).length")
    tally.check(lines == LENGTH, f"the key of a gallery has {lines} lines once the field has the focus")
    # Both wait for the same file.
    page.goto(site.address("grid/index.html"))
    page.evaluate("() => { document.querySelector('.more').click(); document.querySelector('[type=search]').focus(); }")
    page.wait_for_timeout(1200)
    tally.check(page.evaluate(SHOWN) == expected("grid")[:2 * LENGTH], "more is not shown when the search begins beside it")
    page.locator("[type=search]").fill("deep")
    page.wait_for_timeout(900)
    tally.check(sorted(page.evaluate(SHOWN)) == sorted(expected("grid", "deep")), "the search is dead after both")
    tally.check(not page.errors, str(page.errors))
    page.context.close()


def check_both(site, browser, tally):
    """What was shown is shown again once nothing is asked for, and more comes while filters are in use."""
    page = opened(browser)
    page.goto(site.address("grid/index.html"))
    page.locator(".more").click()
    page.wait_for_timeout(700)
    page.locator("[type=search]").fill("moor")
    page.wait_for_timeout(900)
    tally.check(sorted(page.evaluate(SHOWN)) == sorted(expected("grid", "moor")), "what is typed at once is not found")
    page.locator("[type=search]").fill("")
    page.wait_for_timeout(900)
    tally.check(page.evaluate(SHOWN) == expected("grid")[:2 * LENGTH], "what was shown is not shown again")
    page.locator(".more").click()
    page.wait_for_timeout(900)
    tally.check(page.evaluate(SHOWN) == expected("grid")[:3 * LENGTH], "no more is shown after a search")
    page.goto(site.address("grid/index.html") + "#i-n100")
    page.wait_for_timeout(900)
    top = page.evaluate("document.getElementById('i-n100')?.getBoundingClientRect().top")
    tally.check(top is not None and 0 <= top < 900, f"the address of an item on another page leads to {top}")
    page.goto(site.address("grid/index.html"))
    page.locator(".more").click()
    page.wait_for_timeout(700)
    top = page.evaluate("() => { scrollTo(0, 2400); return scrollY; }")
    page.goto(site.address("grid/n70/index.html"))
    page.go_back()
    page.wait_for_timeout(700)
    back = page.evaluate("[document.querySelectorAll('.w li[id]').length, scrollY]")
    tally.check(back[0] == 2 * LENGTH and abs(back[1] - top) < 1, f"who comes back finds {back} and not {top}")
    page.goto(site.address("grid/2/index.html") + "#i-n50")
    tally.check(page.evaluate("document.getElementById('i-n50')?.getBoundingClientRect().top") is not None, "an item is not on its page")
    tally.check(not page.errors, str(page.errors))
    page.context.close()


def check_access(site, browser, tally):
    for number, scheme in enumerate(["light", "dark"]):
        for width in [320, 1280] if ALL else [[320, 1280][number]]:
            page = browser.page(width, scheme=scheme)
            for path in ["grid/index.html", "grid/2/index.html", "list/index.html", "plain/index.html"]:
                page.goto(site.address(path))
                page.wait_for_timeout(100)
                for violation in Axe().run(page).response["violations"]:
                    tally.check(False, f"{path} {width} {scheme}: {violation['id']} {violation['nodes'][0]['html'][:200]}")
                tally.check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path}: wider than {width} px")
            page.context.close()


def main():
    tally = Tally()
    with built(write) as (content, output):
        site = BuiltSite(output)
        with Browser() as browser:
            for check in [check_links, check_more, check_repeats, check_both, check_access, check_few, check_finding]:
                check(site, browser, tally)
    tally.end()


if __name__ == "__main__":
    main()
