#!/usr/bin/env python3
"""Opens pages of 10,000 items, or of 4,000 where a few tries are to do: how long style and layout take, and where things stand.

A site of such pages is built by the program that VITRINE names. Each page is measured as it is and
with all of its chunks laid out, which is what it would be without them. Then the page jumps to its
end and to an item near it, and a screen reader's tree has to hold one list. While words are searched nothing
shifts late, as browsers count it, and what one looks at stays where it is. The same items in 40 sections
take hardly longer, and a longer page that can play what changed no more than twice as long as before.

Exits 1 when something is not in its place, or when chunks do not spare most of the work.
"""

import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

from built_site import ALL, Tally
from chromium import launch
from long_page import FRAMES, LongPage
from motion import pace

COUNT, TARGET = (10_000, 9_000) if ALL else (4_000, 3_600)
LAYOUTS = {
    "list": "list",
    "grid": "grid",
    "fine": "{ grid: { narrowest: 120 } }",
    "rows": "{ row: { height: 120, gap: 12, times: 4 } }",
    "fitting": "{ row: { height: 90, gap: 8, of: [ { width: 130 } ] } }",
    "gallery": "gallery",
}
# How much less work chunks are at least.
SPARED = 4

# What as many items in so many sections take at most, in ms.
SECTIONS, MOST_WORK = 40, 150

# So many that a browser that looks through all of them for each part that it reads is slow.
PLAYING = 50_000 if ALL else 20_000

# How often a time is measured, of which the least counts.
TIMES = 3 if ALL else 2

WORDS = ["stone", "river", "glass moon", "bird", "lamp"][:5 if ALL else 3]

WHOLE = "<style>.w :is(ul, div, li) { content-visibility: visible !important }</style></head>"

JUMP = """async ([hash, to]) => {
  const top = () => hash ? document.querySelector(hash).getBoundingClientRect().y : scrollY;
  const start = performance.now();
  if (hash) location.hash = hash; else scrollTo(0, to);
  await new Promise(requestAnimationFrame);
  const place = top(), time = performance.now() - start;
  await new Promise(done => setTimeout(done, 300));
  return {time, place, settled: top(), end: document.documentElement.scrollHeight - innerHeight};
}"""

# Whether a mark that stands out of its chunk can be seen and touched.
OVERHANG = """async () => {
  const list = document.querySelectorAll('.w > * > ul')[1];
  const mark = document.createElement('b');
  mark.style = 'position:absolute;z-index:1;inset-block-start:-10px;inline-size:20px;block-size:8px';
  list.firstElementChild.style.position = 'relative';
  list.firstElementChild.prepend(mark);
  mark.scrollIntoView({block: 'center'});
  await new Promise(done => setTimeout(done, 200));
  const box = mark.getBoundingClientRect();
  return document.elementFromPoint(box.x + 4, box.y + 2) === mark;
}"""


# Whether the last item of each chunk that shares its last row with the next one can be touched there.
SHARED_ROWS = """async () => {
  const chunks = [...document.querySelectorAll('.w [role=none]')];
  let shared = 0, touched = 0;
  for (const [at, chunk] of chunks.slice(0, 20).entries()) {
    const item = chunk.lastElementChild;
    item.scrollIntoView({block: 'center'});
    await new Promise(done => setTimeout(done, 50));
    const box = item.getBoundingClientRect();
    if (chunks[at + 1].firstElementChild.getBoundingClientRect().y !== box.y) continue;
    shared += 1;
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    touched += found.closest('li') === item;
  }
  return {shared, touched};
}"""


# Shifts that no input explains, from now on.
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const {hadRecentInput, value, sources} of list.getEntries()) {
      if (!hadRecentInput) shifts.push([value, ...sources.map(({node}) => node?.outerHTML?.slice(0, 80))]);
    }
  }).observe({type: 'layout-shift'});
}"""


# The first item in sight that has a word, and where it stands once that is searched.
KEPT = """async ([word, top]) => {
  const settled = time => new Promise(done => setTimeout(done, time));
  scrollTo(0, top);
  await settled(700);
  const item = [...document.querySelectorAll('.w li[id]')].find(item =>
    item.getBoundingClientRect().top >= 0 && item.textContent.includes(word));
  const {top: before} = item.getBoundingClientRect();
  history.pushState(null, '', `?q=${word}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await settled(1500);
  return {item: item.id, before, after: item.getBoundingClientRect().top, isInSight: before < innerHeight};
}"""


class Window:
    """A page in a window of its own, and the time that style and layout took of a core in it: what
    else the machine does counts little."""

    def __init__(self, browser, address):
        self.page = browser.new_page(viewport={"width": 1280, "height": 800})
        self.page.set_default_timeout(120_000)
        self.protocol = self.page.context.new_cdp_session(self.page)
        self.protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.goto(address)
        self.page.evaluate(FRAMES)

    def work(self):
        metrics = self.protocol.send("Performance.getMetrics")["metrics"]
        times = {metric["name"]: metric["value"] for metric in metrics}
        return 1000 * (times["RecalcStyleDuration"] + times["LayoutDuration"])

    def work_of_load_and_resize(self):
        load = self.work()
        self.page.set_viewport_size({"width": 1000, "height": 800})
        self.page.evaluate(FRAMES)
        return load, self.work() - load


# How often what chunks spare is measured: what else a machine does only adds.
TIMES = 3 if ALL else 2


def least_work(browser, address, times_measured=TIMES):
    """The quickest of some times, of loading and of a new width."""
    times = []
    for _ in range(times_measured):
        window = Window(browser, address)
        times.append(window.work_of_load_and_resize())
        window.page.close()
    return [min(column) for column in zip(*times)]


def compare_work(browser, tally, name, file):
    whole = file.with_name("whole.html")
    whole.write_text(file.read_text(encoding="utf-8").replace("</head>", WHOLE), encoding="utf-8")
    chunked, plain = least_work(browser, file.as_uri(), TIMES), least_work(browser, whole.as_uri(), 1)
    for what, with_chunks, without in zip(("load", "resize"), chunked, plain):
        print(f"{name}: style and layout on {what} {with_chunks:.0f} ms, {without:.0f} ms without chunks")
        tally.check(
            with_chunks * SPARED < without, f"{name}: chunks spare too little on {what}")


def check_sections(browser, tally, folder):
    page = LongPage(folder, "grid", COUNT, SECTIONS)
    compare_work(browser, tally, "sections", page.file)
    load, _ = least_work(browser, page.file.as_uri())
    tally.check(load <= MOST_WORK, f"{SECTIONS} sections: style and layout take {load:.0f} ms")


def check_playing(browser, tally, folder):
    page = LongPage(folder, "list", PLAYING)
    still, _ = least_work(browser, page.file.as_uri(), TIMES)
    page.items[5]["title"] += " again"
    del page.items[100]
    page.build()
    playing, _ = least_work(browser, page.file.as_uri(), TIMES)
    print(f"{PLAYING} items: style and layout {still:.0f} ms, {playing:.0f} ms with what changed")
    window = Window(browser, page.file.as_uri())
    tally.check(window.page.locator(".whats-new > a:visible").count() == 1, "nothing is played")
    window.page.close()
    tally.check(playing < 2 * still, "with what changed, style and layout take too long")


def check_jumps(browser, tally, name, file):
    window = Window(browser, file.as_uri())
    hash = f"#i-n{TARGET}"
    end = window.page.evaluate(JUMP, [None, 10 ** 9])
    if name == "gallery":
        # The key under it is long too, and its height known only when it is reached.
        end = window.page.evaluate(JUMP, [None, 10 ** 9])
    tally.check(
        end["settled"] >= end["end"] - 1, f"{name}: the end is at {end['end']}, not {end['settled']}")
    item = window.page.evaluate(JUMP, [hash, 0])
    tally.check(
        0 <= item["place"] < 200 and abs(item["place"] - item["settled"]) < 1,
        f"{name}: {hash} stands at {item['place']}, then at {item['settled']}")
    print(f"{name}: at the end after {end['time']:.0f} ms, at item {TARGET} after {item['time']:.0f} ms")
    window.page.close()

    window = Window(browser, file.as_uri() + hash)
    top = window.page.evaluate(f"document.querySelector('{hash}').getBoundingClientRect().y")
    tally.check(0 <= top < 200, f"{name}: opened at {hash}, it stands at {top}")
    window.page.close()


def check_shifts(browser, tally, name, file):
    """Motion ends while Chromium still takes what shifts for the answer to a key, but for a slow machine."""
    window = Window(browser, file.as_uri())
    window.page.evaluate(SHIFTS)
    window.page.hover(".finding")
    window.page.wait_for_timeout(1000)
    pace(window.page, times=1.2)
    for word in WORDS:
        window.page.click(".field input")
        window.page.keyboard.type(word, delay=60)
        window.page.wait_for_timeout(1200)
        window.page.keyboard.press("Control+A")
        window.page.keyboard.press("Delete")
        window.page.wait_for_timeout(1200)
    shifts = window.page.evaluate("window.shifts")
    tally.check(not shifts, f"{name}: what is found shifts late: {shifts}")
    window.page.close()


def check_kept(browser, tally, name, file):
    for top in (5_000, 40_000, 120_000) if ALL else (5_000, 40_000):
        window = Window(browser, file.as_uri())
        window.page.hover(".finding")
        window.page.wait_for_timeout(1000)
        kept = window.page.evaluate(KEPT, ["stone", top])
        tally.check(
            kept["isInSight"] and abs(kept["after"] - kept["before"]) <= 1,
            f"{name}: what one looks at does not stay: {kept}")
        window.page.close()


def check_overhang(browser, tally, file):
    window = Window(browser, file.as_uri())
    tally.check(window.page.evaluate(OVERHANG), "rows: what stands out of a chunk is cut off")
    window.page.close()


def check_shared_rows(browser, tally, file):
    window = Window(browser, file.as_uri())
    rows = window.page.evaluate(SHARED_ROWS)
    tally.check(
        0 < rows["shared"] == rows["touched"],
        f"fitting: {rows['touched']} of {rows['shared']} items in shared rows can be touched")
    window.page.close()


def check_trees(playwright, tally, files):
    """As a screen reader sees the pages: it makes the browser keep the tree of all that is skipped."""
    browser = launch(playwright, "--force-renderer-accessibility")
    for name, file in files.items():
        check_tree(browser, tally, name, file)
    browser.close()


def check_tree(browser, tally, name, file):
    window = Window(browser, file.as_uri())
    nodes = window.protocol.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    holders = Counter()
    for node in nodes:
        if node["ignored"] or node["role"]["value"] != "listitem":
            continue
        parent = by_id[node["parentId"]]
        while parent["ignored"]:
            parent = by_id[parent["parentId"]]
        holders[parent["role"]["value"], parent["nodeId"]] += 1
    (role, _), items = holders.most_common(1)[0]
    tally.check((role, items) == ("list", COUNT), f"{name}: {items} items in one {role}")
    window.page.close()


def main():
    tally = Tally()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        files = {
            name: LongPage(Path(scratch) / name, layout, COUNT).file for name, layout in LAYOUTS.items()}
        browser = launch(playwright)
        for name in files if ALL else ["grid", "gallery"]:
            compare_work(browser, tally, name, files[name])
            check_jumps(browser, tally, name, files[name])
        for name in ["list", "grid"] if ALL else ["list"]:
            check_shifts(browser, tally, name, files[name])
            check_kept(browser, tally, name, files[name])
        if ALL:
            check_sections(browser, tally, Path(scratch) / "sections")
            check_playing(browser, tally, Path(scratch) / "playing")
        check_overhang(browser, tally, files["rows"])
        check_shared_rows(browser, tally, files["fitting"])
        browser.close()
        check_trees(playwright, tally, {name: files[name] for name in (["list", "rows"] if ALL else ["rows"])})
    tally.end()


if __name__ == "__main__":
    main()
