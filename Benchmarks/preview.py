"""How long after a file is saved the open page of `vitrine serve` moves.

  python3 preview.py VITRINE [--edits 50] [--hugo-environment FOLDER]

10,000 items stand on 20 pages, each page's in a JSON file of its own. In a real Chromium, from just before
the write to the first frame that shows it, and to the first in which something is animated: an edit of one
title; a move of the last of 1,000 items to the front, on a page of its own; the same on a page of 10,000.
Below each, the parts of it that the server tells of. Where Hugo is there, the first of them once more
with `hugo server`, which animates nothing.
"""

import argparse
import json
import random
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).resolve().parent.parent / "Tests/Browser"))
from chromium import launch
from compare import hugo_binary
from hugo_server import HugoServer
from served import Served

# Notes, frame by frame, when an item first is what it shall be, and when something is first animated.
WATCH = """([id, test]) => {
  const isDone = new Function('item', 'return ' + test);
  const watch = window.watch = {frames: []};
  let last;
  const look = () => {
    const now = performance.timeOrigin + performance.now();
    if (!watch.shown && isDone(document.getElementById(id))) watch.shown = now;
    if (watch.shown && !watch.animated && document.getAnimations().some(a => a.playState == 'running')) {
      watch.animated = now;
    }
    if (watch.shown && last) watch.frames.push(now - last);
    last = now;
    if (!watch.ended) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# The same for a document that is loaded anew: says when the item is what it shall be.
WATCH_LOADED = """{
  const [id, test] = JSON.parse(sessionStorage.watched ?? '["", "false"]');
  const isDone = new Function('item', 'return ' + test);
  const look = () => {
    if (!isDone(document.getElementById(id))) requestAnimationFrame(look);
    else console.log('shown', performance.timeOrigin + performance.now());
  };
  requestAnimationFrame(look);
}"""


def write_page(content, name, count, first=0):
    folder = content / name
    folder.mkdir(parents=True)
    items = [{"id": f"{name}-{i}", "title": f"Item {i} of {name}", "subtitle": f"number {i}", "badge": str(i % 7)}
             for i in range(first, first + count)]
    (folder / "index.md").write_text(
        f"---\ntitle: {name}\ncollection: {{ from: items.json }}\nsections: [{{ title: All, layout: list }}]\n---\n")
    (folder / "items.json").write_text(json.dumps(items, indent=1))
    return folder / "items.json"


def save(file, items):
    """Writes as editors do: beside the file, and renames."""
    text = json.dumps(items, indent=1)
    other = file.with_name(".items.json.swp")
    other.write_text(text)
    start = time.time() * 1000
    other.rename(file)
    return start


def measure(page, file, edits, change):
    shown, animated, longest = [], [], []
    for number in range(edits + 3):
        items = json.loads(file.read_text())
        page.evaluate(WATCH, change(items, number))
        page.wait_for_timeout(100)
        start = save(file, items)
        page.wait_for_function("watch.shown", timeout=60_000)
        page.wait_for_timeout(900)
        times = page.evaluate("watch.ended = true, watch")
        if number < 3:
            continue
        shown.append(times["shown"] - start)
        animated.append(times["animated"] - start if "animated" in times else float("nan"))
        longest.append(max(times["frames"][:30], default=0))
    return shown, animated, longest


def measure_shown(page, file, edits, change):
    """The same of a server whose pages load anew."""
    shown = []
    for number in range(edits + 3):
        items = json.loads(file.read_text())
        page.evaluate("watched => sessionStorage.watched = JSON.stringify(watched)", change(items, number))
        with page.expect_console_message(lambda message: message.text.startswith("shown"), timeout=60_000) as said:
            start = save(file, items)
        shown.append(float(said.value.text.split()[1]) - start)
        page.wait_for_timeout(1000)
    return shown[3:]


def line(name, times):
    times = sorted(times)
    p95 = times[min(len(times) - 1, round(0.95 * len(times)))]
    print(f"  {name:<24} median {statistics.median(times):6.0f} ms   p95 {p95:6.0f} ms")


def parts(said):
    """Prints the medians of what the server says of each change."""
    found = re.findall(
        r"([\d.]+) ms: waiting for changes to settle ([\d.]+), build ([\d.]+).*comparing ([\d.]+), sending ([\d.]+)", said)
    medians = [statistics.median(float(part) for part in column) for column in zip(*found)]
    for name, median in zip(["server, all of it", "  waiting for the end", "  build", "  comparing", "  sending"], medians):
        print(f"  {name:<24} median {median:6.1f} ms")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--edits", type=int, default=50)
    parser.add_argument("--hugo-environment", default="/none")
    options = parser.parse_args()
    generator = random.Random(5)

    def edit_title(items, number):
        items[2]["title"] = f"Edited {number}, {generator.randrange(10**6)}"
        return ["i-" + items[2]["id"], f"item?.textContent.includes('{items[2]['title']}')"]

    def move_last(items, number):
        items.insert(0, items.pop())
        return ["i-" + items[0]["id"], "item == document.querySelector('main li[id]')"]

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        (folder / "content").mkdir()
        (folder / "content/index.md").write_text("---\ntitle: Home\n---\n")
        rooms = [write_page(folder / "content", f"room-{i:02}", 500) for i in range(20)]
        served = Served(Path(options.program).absolute(), folder, "--verbose")
        served.waits_for(" items, ")
        browser = launch(playwright)

        def run(name, path, file, change):
            page = browser.new_page(viewport={"width": 1280, "height": 900})
            page.goto(served.address + path)
            page.wait_for_timeout(1000)
            before = len(served.said())
            shown, animated, longest = measure(page, file, options.edits, change)
            print(name)
            line("save to shown", shown)
            line("save to animated", animated)
            line("longest frame", longest)
            parts(served.said()[before:])
            page.close()

        time.sleep(2)
        print(f"10,000 items on 20 pages; idle, {served.memory():.0f} MB")
        run("one title of 500", "room-00/", rooms[0], edit_title)
        thousand = write_page(folder / "content", "thousand", 1000)
        time.sleep(3)
        run("last of 1,000 to the front", "thousand/", thousand, move_last)
        served.end()

        for room in rooms + [thousand]:
            room.unlink()
            (room.parent / "index.md").unlink()
        large = write_page(folder / "content", "large", 10_000)
        served = Served(Path(options.program).absolute(), folder, "--verbose")
        served.waits_for(" items, ")
        run("last of 10,000 to the front", "large/", large, move_last)
        run("one title of 10,000", "large/", large, edit_title)
        print(f"idle, {served.memory():.0f} MB")
        served.end()

        if hugo := hugo_binary(options.hugo_environment):
            run_hugo(hugo, folder / "hugo", browser, options.edits, edit_title)
        browser.close()


def run_hugo(hugo, folder, browser, edits, edit_title):
    rooms = [write_page(folder / "content", f"room-{i:02}", 500) for i in range(20)]
    served = HugoServer(hugo, folder)
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.add_init_script(WATCH_LOADED)
    page.goto(served.address + "room-00/")
    page.wait_for_timeout(1000)
    print("hugo server, one title of 500 of 10,000 on 20 pages")
    line("save to shown", measure_shown(page, rooms[0], edits, edit_title))
    page.close()
    served.end()


if __name__ == "__main__":
    main()
