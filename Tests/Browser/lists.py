"""What lists do beside showing rows, for `cells.py`: swipe actions, titles that are rows, what pages hold in sight, room in grids.

Swipe actions are looked at under a mouse, by keyboard and on a touch screen, from both sides and at 320, 375 and
1280 px: at rest nothing of them is seen, opened nothing lies over anything else.
"""

import json

from built_site import ALL, Browser, built, soon
from motion import rests

ITEMS = 40
SWIPE = """{ image: false, secondary: <note>, accessories: [disclosure, { label: <id> }], swipe: {
  start: [{ title: Star, link: "https://example.com/star/<id>" }],
  end: [{ title: Edit, link: "https://example.com/<id>" }, { title: Remove it, link: "x/<id>", style: destructive }] } }"""


def write(direction):
    def write(content):
        (content / "site.yml").write_text(f"title: Lists\ndirection: {direction}\nlanguage: en\n")
        styles = ["plain", "inset", "grouped", "sidebar", "sidebar-plain"]
        sections = "".join(
            f"  - {{ id: {style}, title: {style}, repeats: true, limit: 5, layout: {{ list: {{ style: {style} }} }}, cell: {SWIPE} }}\n"
            for style in styles)
        (content / "index.md").write_text(
            "---\ntitle: Lists\nsearch: true\ngap: 24\nheader: { text: Held above all sections, pinned: true }\n"
            "footer: { text: Held below, pinned: true }\ncollection:\n  from: items.json\n  id: id\n  page: true\n"
            "  fields: { title: title, note: note }\nsections:\n"
            "  - { id: fold, title: Folded, text: What it holds., open: false, layout: { list: { style: inset, header: row } } }\n"
            f"{sections}"
            "  - { id: both, title: Both pinned, text: The end of both., repeats: true, layout: { list: { header: pinned, footer: pinned } } }\n"
            "  - { id: spread, title: Spread, repeats: true, layout: { flow: { justify: true } } }\n---\n")
        (content / "items.json").write_text(json.dumps([
            {"id": str(n), "title": f"Item {n}" + " of some words" * (n % 3 * 3), "note": f"Note {n}"} for n in range(ITEMS)]))
        write_parents(content / "parents")
    return write


def write_parents(folder):
    """Rows that open others, and their actions; a title of its own that counts."""
    folder.mkdir()
    sections = "".join(
        f"  - {{ id: {style}, title: {style}, repeats: true, open: false, layout: {{ list: {{ style: {style} }} }}, cell: {SWIPE} }}\n"
        for style in ["plain", "inset", "grouped", "sidebar"])
    (folder / "index.md").write_text(
        "---\ntitle: Parents\nsearch: true\ncollection:\n  from: items.json\n  id: id\n"
        "  children: { from: parts, id: id, fields: { title: title } }\n  fields: { title: title, note: note }\nsections:\n"
        "  - { id: own, title: Own, layout: { list: { header: row } }, header: { text: <title> of <count>, secondary: All <count>., accessories: [{ label: New }] } }\n"
        f"{sections}"
        "  - { id: room, title: Room, repeats: true, layout: { grid: { columns: 3, gap: 10, of: { edges: [0, 20, 0, 8], insets: [0, 6] } } } }\n---\n")
    (folder / "items.json").write_text(json.dumps([
        {"id": str(n), "title": f"Parent {n}" + " of some words" * (n % 3 * 3), "note": f"Note {n}",
         "parts": [{"id": f"{n}{part}", "title": f"Part {part} of {n}"} for part in "abc"]} for n in range(6)]))


# Where a row, its texts and its actions are, from the start of the list.
ROW = """swipe => {
  const list = swipe.closest('.list').getBoundingClientRect(), rtl = getComputedStyle(swipe).direction == 'rtl';
  const box = element => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return {start: rtl ? list.right - right : left - list.left, end: rtl ? list.right - left : right - list.left, top, bottom};
  };
  // A row's link lies over its texts.
  const seen = (element, whole = element) => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return whole.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const port = swipe.getBoundingClientRect();
  const actions = [...swipe.querySelectorAll('.actions a')].map(action => ({...box(action), name: action.textContent, isSeen: seen(action)}));
  return {
    row: box(swipe.querySelector('.row')), port: box(swipe), width: list.width, scrolled: Math.abs(swipe.scrollLeft), most: swipe.scrollWidth - swipe.clientWidth,
    actions, end: box(swipe.querySelector('.end')), isSeen: ['.t', '.sub', '.a-label'].every(name => seen(swipe.querySelector(name), swipe.querySelector('.row'))),
    height: port.height,
  };
}"""

# For some frames nothing of a row, of what is in it and of where it is scrolled to has been elsewhere, and nothing moves.
SETTLED = """async item => {
  const places = () => JSON.stringify([item, ...item.querySelectorAll('summary, .row, .actions a')].map(part => [part.scrollLeft, part.getBoundingClientRect()]));
  const moves = () => document.getAnimations().some(({playState, timeline}) => playState == 'running' && timeline == document.timeline);
  for (let quiet = 0, frame = 0, last; quiet < 6 && frame < 600; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = places();
    quiet = now == last && !moves() ? quiet + 1 : 0;
    last = now;
  }
}"""


def check_open(tally, label, found):
    """All actions stand behind the row in their order, and all is seen."""
    names = ["Star: ", "Edit: ", "Remove it: "]
    actions = sorted(found["actions"], key=lambda action: action["start"])
    tally.check([a["name"].startswith(n) for a, n in zip(actions, names)] == [True] * 3, f"{label}: actions {[a['name'] for a in actions]}")
    tally.check(all(a["isSeen"] for a in actions), f"{label}: something lies over an action")
    tally.check(found["isSeen"], f"{label}: something lies over the row's texts")
    tally.check(all(a["end"] - a["start"] >= 71.9 and a["bottom"] - a["top"] >= 43.9 for a in actions), f"{label}: an action is small: {actions}")
    ends = [found["row"]["end"]] + [a["end"] for a in actions]
    starts = [a["start"] for a in actions] + [found["port"]["end"]]
    tally.check(all(abs(one - other) < .51 for one, other in zip(ends, starts)), f"{label}: gaps between {ends} and {starts}")


def under_a_mouse(tally, browser, address, direction):
    for width in [1280, 700] if direction == "ltr" else [1280]:
        page = browser.page(width)
        page.goto(address)
        tally.check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{direction}, {width}: the page scrolls sideways")
        for style in ["plain", "inset", "grouped", "sidebar", "sidebar-plain"]:
            label = f"{direction}, {width}, {style}"
            row = page.locator(f"section[aria-labelledby=s-{style}] .swipe").nth(3)
            row.scroll_into_view_if_needed()
            rest = row.evaluate(ROW)
            tally.check(rest["scrolled"] == 0 and abs(rest["row"]["end"] - rest["port"]["end"]) < .51, f"{label}: at rest {rest['row']} in {rest['port']}")
            tally.check(not any(a["isSeen"] for a in rest["actions"]), f"{label}: actions are seen at rest")
            row.hover(position={"x": 300, "y": 8})
            row.evaluate(SETTLED)
            check_open(tally, label + ", under the mouse", row.evaluate(ROW))
            page.mouse.move(1, 1)
            row.evaluate(SETTLED)
            tally.check(row.evaluate(ROW)["row"] == rest["row"], f"{label}: the row comes back")
        # Keys find the link, then the actions in the order of the page.
        row = page.locator("section[aria-labelledby=s-inset] .swipe").nth(2)
        row.locator(".t a").focus()
        page.keyboard.press("Tab")
        names = []
        for _ in range(3):
            names.append(page.evaluate("document.activeElement.textContent.split(':')[0]"))
            row.evaluate(SETTLED)
            if len(names) == 1:
                check_open(tally, f"{direction}, {width}: by keyboard", row.evaluate(ROW))
            page.keyboard.press("Tab")
        tally.check(names == ["Star", "Edit", "Remove it"], f"{direction}, {width}: keys find {names}")
        tally.check(row.locator("a[href='https://example.com/2']").count() == 1, f"{direction}: the address has the id")
        page.emulate_media(media="print")
        tally.check(not page.locator(".actions").first.is_visible(), f"{direction}: actions are printed")


def on_a_touch_screen(tally, browser, address, direction):
    for width in [375] if direction == "ltr" else [320]:
        page = browser.page(width, height=700, has_touch=True, is_mobile=True)
        page.goto(address)
        rests(page)
        tally.check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{direction}, {width}, touch: the page scrolls sideways")
        for style in ["plain", "inset", "grouped", "sidebar"]:
            label = f"{direction}, {width}, {style}, touch"
            row = page.locator(f"section[aria-labelledby=s-{style}] .swipe").nth(1)
            row.scroll_into_view_if_needed()
            row.evaluate(SETTLED)
            rest = row.evaluate(ROW)
            tally.check(abs(rest["row"]["start"] - rest["port"]["start"]) < .51 and abs(rest["row"]["end"] - rest["port"]["end"]) < .51, f"{label}: at rest {rest['row']} in {rest['port']}, scrolled {rest['scrolled']}")
            tally.check(rest["isSeen"] and not any(a["isSeen"] for a in rest["actions"]), f"{label}: what is seen at rest")
            sign = -1 if direction == "rtl" else 1
            row.evaluate("(swipe, by) => swipe.scrollBy({left: by, behavior: 'instant'})", 400 * sign)
            row.evaluate(SETTLED)
            shown = row.evaluate(ROW)["actions"]
            tally.check([a["name"].split(":")[0] for a in shown if a["isSeen"]] == ["Edit", "Remove it"], f"{label}: swiped to the end shows {shown}")
            outer = max(shown[1:], key=lambda a: a["end"])
            tally.check(outer["name"].startswith("Edit"), f"{label}: the first action is the outermost")
            row.evaluate("(swipe, by) => swipe.scrollBy({left: by, behavior: 'instant'})", -1000 * sign)
            row.evaluate(SETTLED)
            shown = row.evaluate(ROW)["actions"]
            tally.check([a["name"].split(":")[0] for a in shown if a["isSeen"]] == ["Star"], f"{label}: swiped to the start shows {shown}")
            tally.check(all(a["bottom"] - a["top"] >= 43.9 for a in shown), f"{label}: an action is too low for a finger")
            # Focus brings what it is on into sight.
            row.locator(".actions a").nth(2).focus()
            row.evaluate(SETTLED)
            tally.check(row.evaluate(ROW)["actions"][2]["isSeen"], f"{label}: a focused action is out of sight")


# Where the row of a parent and its actions are, from the start of the list.
PARENT = """item => {
  const list = item.closest('.list').getBoundingClientRect(), rtl = getComputedStyle(item).direction == 'rtl';
  const box = element => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return {start: rtl ? list.right - right : left - list.left, end: rtl ? list.right - left : right - list.left, top, bottom};
  };
  const seen = element => {
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const row = item.querySelector('summary > .row');
  return {
    row: box(row), port: box(item.querySelector('summary')), isOpen: item.querySelector('details').open, isSeen: ['.t', '.value', '.disclose'].every(name => seen(row.querySelector(name))),
    actions: [...item.querySelectorAll(':scope > .actions > a')].map(action => ({...box(action), name: action.textContent.split(':')[0], isSeen: seen(action)})),
  };
}"""
OF_PARENT = ["Star", "Edit", "Remove it"]


def parents_under_a_mouse(tally, browser, address, direction):
    for width in [1280, 700]:
        page = browser.page(width)
        page.goto(address)
        tally.check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{direction}, {width}, parents: the page scrolls sideways")
        tally.check(not page.locator("summary :is(a, button, div)").count(), f"{direction}: a summary has more than words")
        for style in ["plain", "inset", "grouped", "sidebar"]:
            label = f"{direction}, {width}, {style}, parent"
            item = page.locator(f"section[aria-labelledby=s-{style}] li:has(> .actions)").nth(1)
            item.scroll_into_view_if_needed()
            rest = item.evaluate(PARENT)
            tally.check(rest["row"] == rest["port"] and rest["isSeen"] and not any(a["isSeen"] for a in rest["actions"]), f"{label}: at rest {rest}")
            box = item.locator("summary").bounding_box()
            item.locator("summary").hover(position={"x": box["width"] - 200 if direction == "rtl" else 200, "y": 12})
            item.evaluate(SETTLED)
            for by in ["the mouse", "the keyboard"]:
                found = item.evaluate(PARENT)
                actions = sorted(found["actions"], key=lambda action: action["start"])
                tally.check([a["name"] for a in actions] == OF_PARENT and all(a["isSeen"] for a in actions) and found["isSeen"], f"{label}: under {by} {found}")
                ends, starts = [found["row"]["end"]] + [a["end"] for a in actions], [a["start"] for a in actions] + [found["port"]["end"]]
                tally.check(all(abs(one - other) < .51 for one, other in zip(ends, starts)), f"{label}: gaps under {by} between {ends} and {starts}")
                tally.check(all(abs(a["top"] - found["row"]["top"]) < .51 and abs(a["bottom"] - found["row"]["bottom"]) < .51 for a in actions), f"{label}: heights {actions}")
                page.mouse.move(1, 1)
                item.locator("summary").focus()
                page.keyboard.press("Shift+Tab")
                item.evaluate(SETTLED)
            # Opened, the row keeps its height, and its actions theirs.
            item.locator("summary").focus()
            page.keyboard.press("Enter")
            item.evaluate(SETTLED)
            found = item.evaluate(PARENT)
            tally.check(found["isOpen"] and item.locator("li").nth(2).is_visible(), f"{label}: Enter does not open it")
            tally.check(all(abs(a["bottom"] - found["row"]["bottom"]) < .51 for a in found["actions"]), f"{label}: opened {found}")
            item.locator("li a").first.focus()
            page.mouse.move(1, 1)
            item.evaluate(SETTLED)
            tally.check(not any(a["isSeen"] for a in item.evaluate(PARENT)["actions"]), f"{label}: a row under it shows its actions")
        # Keys: actions, then their row, then what that opens.
        item = page.locator("section[aria-labelledby=s-inset] li:has(> .actions)").nth(2)
        item.locator(".actions a").first.focus()
        names = []
        for _ in range(4):
            names.append(page.evaluate("document.activeElement.localName + ' ' + document.activeElement.textContent.split(':')[0].trim().split(' ')[0]"))
            page.keyboard.press("Tab")
        tally.check(names == ["a Star", "a Edit", "a Remove", "summary Parent"], f"{direction}, parents: keys find {names}")
        page.emulate_media(media="print")
        tally.check(not page.locator(".actions:visible, .room:visible").count(), f"{direction}: actions of parents are printed")


def parents_on_a_touch_screen(tally, browser, address, direction):
    page = browser.page(375 if direction == "ltr" else 320, height=700, has_touch=True, is_mobile=True)
    page.goto(address)
    rests(page)
    sign = -1 if direction == "rtl" else 1
    for style in ["plain", "inset", "grouped", "sidebar"]:
        label = f"{direction}, {style}, parent, touch"
        item = page.locator(f"section[aria-labelledby=s-{style}] li:has(> .actions)").nth(1)
        item.scroll_into_view_if_needed()
        item.evaluate(SETTLED)
        rest = item.evaluate(PARENT)
        tally.check(abs(rest["row"]["start"] - rest["port"]["start"]) < .51 and rest["isSeen"] and not any(a["isSeen"] for a in rest["actions"]), f"{label}: at rest {rest}")
        for by, names in [(400, ["Edit", "Remove it"]), (-1000, ["Star"])]:
            item.locator("summary").evaluate("(summary, left) => summary.scrollBy({left, behavior: 'instant'})", by * sign)
            item.evaluate(SETTLED)
            found = item.evaluate(PARENT)
            shown = [a for a in found["actions"] if a["isSeen"]]
            tally.check([a["name"] for a in shown] == names, f"{label}: swiped by {by} shows {found}")
            tally.check(all(a["bottom"] - a["top"] >= 43.9 and a["end"] - a["start"] >= 71.9 for a in shown), f"{label}: an action is small: {shown}")
            beside = max(a["end"] for a in shown) - found["row"]["start"] if by < 0 else min(a["start"] for a in shown) - found["row"]["end"]
            tally.check(abs(beside) < .51, f"{label}: the row lies {beside} over its actions")
        tally.check(not found["isOpen"], f"{label}: a swipe opens it")
        box = item.locator("summary > .row").bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 10)
        tally.check(item.evaluate("item => item.querySelector('details').open"), f"{label}: a tap does not open it")


def counts_in_titles(tally, browser, address, direction):
    page = browser.page(1280)
    page.goto(address)
    title = "() => document.querySelector('section[aria-labelledby=s-own] h2').innerText.replace(/\\s+/g, ' ')"
    tally.check(page.evaluate(title) == "Own of 6 All 6. , New", f"{direction}: a title of its own says {page.evaluate(title)}")
    page.locator("input[type=search]").first.fill("Parent 3")
    try:
        page.wait_for_function(f"({title})() == 'Own of 1 All 1. , New'", timeout=5000)
    except Exception:
        tally.check(False, f"{direction}: while it is searched, it says {page.evaluate(title)}")
    page.locator("input[type=search]").first.fill("")
    tally.check(soon(page, lambda: page.evaluate(title), "Own of 6 All 6. , New") == "Own of 6 All 6. , New", f"{direction}: after a search it says {page.evaluate(title)}")
    # Three columns of (width - 3 · 28 - 2 · 10) / 3, each seen but for 12 px.
    width, boxes = page.evaluate("""() => {
      const list = document.querySelector('section[aria-labelledby=s-room] [role=list]'), {left, right, width} = list.getBoundingClientRect(), rtl = getComputedStyle(list).direction == 'rtl';
      return [width, [...list.children].slice(0, 3).map(item => item.getBoundingClientRect()).map(box => [rtl ? right - box.right : box.left - left, box.width])];
    }""")
    column = (width - 104) / 3
    wanted = [(8 + 6 + place * (column + 38), column - 12) for place in range(3)]
    tally.check(all(abs(a - b) < .6 for box, want in zip(boxes, wanted) for a, b in zip(box, want)), f"{direction}: a grid with room has {boxes}, not {wanted}")


def titles_that_are_rows(tally, browser, address, direction):
    page = browser.page(1280)
    page.goto(address)
    fold = page.locator("section[aria-labelledby=s-fold] > .fold")
    tally.check(not fold.evaluate("fold => fold.open"), f"{direction}: 'open: false' is closed at first")
    fold.locator("summary").focus()
    page.keyboard.press("Enter")
    tally.check(soon(page, fold.locator("li").nth(3).is_visible), f"{direction}: Enter opens the rows")
    page.keyboard.press("Enter")
    page.locator("input[type=search]").first.fill("Item 13")
    page.wait_for_function("document.querySelector('.fold').open", timeout=5000)
    tally.check(fold.locator("li:visible").count() == 1, f"{direction}: a search opens what it finds")
    page.locator("input[type=search]").first.fill("")
    page.wait_for_function("!document.querySelector('.fold').open", timeout=5000)
    tally.check(True, "")
    # A link to an item in it opens it.
    page.goto(address + "#i-7")
    tally.check(soon(page, lambda: fold.evaluate("fold => fold.open")), f"{direction}: a link to a row opens it")


# What is wrong where a list with both pinned is passed: header and footer lie over each other, or under the page's own
# while the list goes on.
HELD = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect(), both = 'section[aria-labelledby=s-both] ';
  const [whole, header, footer] = ['.box', '.header-box', '.footer-box'].map(name => box(both + name)), faults = [];
  if (Math.min(header.bottom, footer.bottom) - Math.max(header.top, footer.top) > .5) faults.push('header and footer');
  if (whole.top < 48 && whole.bottom > 250 && Math.abs(header.top - 48) > .5) faults.push(`header at ${header.top}`);
  if (whole.bottom > innerHeight - 48 && whole.top < innerHeight - 250 && Math.abs(footer.bottom - innerHeight + 48) > .5) faults.push(`footer at ${footer.bottom}`);
  return faults;
}"""


def what_is_held(tally, browser, address, direction):
    page = browser.page(375, height=500)
    page.goto(address)
    box = page.evaluate("(({top, bottom}) => [top + scrollY, bottom + scrollY])(document.querySelector('section[aria-labelledby=s-both] .box').getBoundingClientRect())")
    for top in list(range(int(box[0]) - 520, int(box[1]) + 20, 37)):
        page.evaluate("top => scrollTo({top, behavior: 'instant'})", top)
        faults = page.evaluate(HELD)
        tally.check(not faults, f"{direction}: at {top}: {faults}")
    page.evaluate("top => scrollTo({top, behavior: 'instant'})", (box[0] + box[1]) / 2)
    above, below = page.evaluate("['.above', '.below'].map(name => document.querySelector('.edge' + name).getBoundingClientRect()).map(({top, bottom}) => [top, bottom])")
    tally.check(abs(above[0]) < .5 and abs(below[1] - 500) < .5, f"{direction}: the page's header and footer are held at {above} and {below}")
    gaps = page.evaluate("[...document.querySelectorAll('.section + .section')].map(section => section.getBoundingClientRect().top - section.previousElementSibling.getBoundingClientRect().bottom)")
    tally.check(all(abs(gap - 24) < .5 for gap in gaps), f"{direction}: gaps between sections {gaps}")
    lines = page.evaluate("""() => {
      const list = document.querySelector('section[aria-labelledby=s-spread] [role=list]'), {left, right} = list.getBoundingClientRect();
      return Object.values(Object.groupBy(list.children, item => item.offsetTop)).map(items => {
        const boxes = items.map(item => item.getBoundingClientRect());
        return [items.length, Math.max(Math.min(...boxes.map(box => box.left)) - left, right - Math.max(...boxes.map(box => box.right)))];
      });
    }""")
    tally.check(all(rest < .6 for count, rest in lines[:-1] if count > 1), f"{direction}: lines {lines}")


def check_lists(tally):
    with Browser(hovers=True) as browser:
        for part, direction in enumerate(["ltr", "rtl"]):
            with built(write(direction)) as (_, site):
                of_rows = [under_a_mouse, on_a_touch_screen, titles_that_are_rows, what_is_held]
                of_parents = [parents_on_a_touch_screen, parents_under_a_mouse, counts_in_titles]
                for path, checks in [("index.html", of_rows), ("parents/index.html", of_parents)]:
                    # A few are looked at from one side each.
                    for check in checks if ALL else checks[part::2]:
                        check(tally, browser, f"file://{site}/{path}", direction)
