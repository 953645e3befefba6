#!/usr/bin/env python3
"""Goes from cards to their pages and back, under the policy that the documentation names for pages.

usage: navigation.py SITE

On each way both pages must have the names of the picture and the title once, and the browser must make
a pair of them. No page may have a name twice, whatever has the focus or is the target. Under reduced
motion there are no names. A link that is pointed at is fetched before it is clicked, but no file that
is no page. Nothing may be refused, by the policy or on a disk. Exits 1 otherwise.
"""

import functools
import http.server
import re
import threading
import time
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Error, sync_playwright

from built_site import ALL, SHORTEN, Tally, pause, site_argument, soon
from chromium import WHOLE_CHROMIUM, launch

DOCS = Path(__file__).resolve().parents[2] / "content/docs/publishing.md"
POLICY = re.search(r"^default-src 'self'; .*$", DOCS.read_text(encoding="utf-8"), re.M).group()

# Pages, and cards on them: with pictures, with symbols, as plates of a gallery, as rows.
WAYS = [
    ("mountains/index.html", ".section .card a", ["hero", "title"]),
    ("mountains/index.html", ".section a.row", ["hero", "title"]),
    ("gallery/index.html", ".section a.exhibit", ["hero"]),
    ("emoji/index.html", ".section a.tile", ["hero", "title"]),
    ("mountains/annapurna/index.html", ".section .card a", ["hero", "title"]),
    ("mountains/annapurna/index.html", ".pager a", []),
]
ITEM_PAGES, LINKS, MOST_ITEMS = (12, 12, 1000) if ALL else (6, 4, 40)

# Seconds between the header of a page and the rest: long enough that a browser could draw the header alone.
PAUSE = 0.3

# Notes what both pages of a way have, and the pairs that the browser makes of it.
NOTES = """
// What is skipped has no part in a transition, and its styles would take longer than a browser waits.
const names = () => [...document.querySelectorAll('*')]
  .filter(element => element.checkVisibility({contentVisibilityAuto: true}))
  .map(element => getComputedStyle(element).viewTransitionName)
  .filter(name => name != 'none' && name != 'root').sort();
const note = (key, value) => {
  sessionStorage[key] = JSON.stringify(value);
};
addEventListener('pageswap', event => note('left', {runs: !!event.viewTransition, names: names()}));
addEventListener('pagereveal', event => {
  note('came', {runs: !!event.viewTransition, names: names()});
  event.viewTransition?.ready.then(() => {
    const parts = document.getAnimations().map(animation => animation.effect.pseudoElement ?? '');
    const of = part => parts.map(text => text.match(`^::view-transition-${part}\\\\((\\\\w+)\\\\)`)?.[1]).filter(Boolean);
    const fresh = new Set(of('new'));
    note('pairs', [...new Set(of('old'))].filter(name => name != 'root' && fresh.has(name)).sort());
  }, error => note('pairs', String(error)));
});
addEventListener('securitypolicyviolation', event => note('refused', `${event.violatedDirective} ${event.sample}`));
"""

# Names that a page has twice, with nothing in focus, with each of the first links in focus, and with each
# of the first items as the target.
TWICE = """most => {
  const found = [];
  let looks = 0;
  const look = state => {
    looks += 1;
    const names = [...document.body.querySelectorAll('*')]
      .map(element => getComputedStyle(element).viewTransitionName).filter(name => name != 'none');
    if (new Set(names).size < names.length) found.push(`${names} with ${state}`);
  };
  const chosen = [...document.querySelectorAll('.page .section')].flatMap(section =>
    [...section.querySelectorAll('li a[href]')].slice(0, 3));
  for (const target of ['', ...[...document.querySelectorAll('.section li[id]')].slice(0, 2).map(item => item.id)]) {
    if (target) location.hash = target;
    document.activeElement.blur();
    look(`#${target}`);
    for (const link of chosen.slice(0, most)) {
      link.focus({preventScroll: true});
      look(`#${target} and ${link.textContent}`);
    }
  }
  return {found, looks};
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends pages with a policy, in two pieces, and remembers what was asked for before a click."""

    policy, asked = POLICY, []

    def copyfile(self, source, output):
        head, end, rest = source.read().partition(b"</header>")
        output.write(head + end)
        if end:
            time.sleep(PAUSE)
        output.write(rest)

    def log_message(self, *_):
        pass

    def do_GET(self):
        if "prefetch" in self.headers.get("Sec-Purpose", ""):
            self.asked.append(self.path)
        super().do_GET()

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.policy)
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


# Whether a page has come, with the pairs that the browser makes of it and the one before where it makes some.
CAME = "'pairs' in sessionStorage || 'came' in sessionStorage && !JSON.parse(sessionStorage.came).runs"


class Visit:
    """A window, with what its pages noted."""

    def __init__(self, chromium, **options):
        self.page = chromium.new_context(viewport={"width": 1000, "height": 800}, **options).new_page()
        self.page.add_init_script(NOTES)
        self.complaints = []
        self.page.on("console", lambda message: self.complaints.append(f"{message.location['url']}: {message.text}"))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.page.context.close()

    def go(self, script, path):
        """Runs what leaves the page, and waits for the page that comes. What was noted since."""
        self.page.evaluate("sessionStorage.clear()")
        self.page.evaluate(f"setTimeout(() => {{ {script} }}, 20)")
        for _ in range(250):
            self.page.wait_for_timeout(20)
            try:
                if self.page.evaluate(CAME) and self.page.url.endswith(path):
                    break
            except Error:
                pass  # Between two pages there is nothing to ask.
        self.page.wait_for_timeout(300)
        return self.page.evaluate(
            "Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [key, JSON.parse(value)]))")


def forth_and_back(visit, address, start, card):
    visit.page.goto(address + start)
    link = visit.page.locator(card).first
    link.scroll_into_view_if_needed()
    target = link.evaluate("link => new URL(link.href).pathname")
    link.focus()
    forth = visit.go("document.activeElement.click()", target)
    return forth, visit.go("history.back()", start)


def check_way(visit, address, start, card, expected, tally):
    forth, back = forth_and_back(visit, address, start, card)
    for way, noted in (("forth", forth), ("back", back)):
        label = f"{start} {card}, {way}"
        tally.check(noted.get("left", {}).get("runs") and noted["came"]["runs"], f"{label}: none runs, {noted}")
        tally.check(noted.get("pairs") == expected, f"{label}: pairs {noted.get('pairs')}, {noted}")
        for end in ("left", "came"):
            names = noted.get(end, {}).get("names", ["none"])
            tally.check(len(set(names)) == len(names), f"{label}: {end} {names}")
        tally.check("refused" not in noted, f"{label}: refused {noted.get('refused')}")


def check_scrolled_past(visit, address, tally):
    """A picture that is out of sight above stays out of it."""
    visit.page.goto(address + "mountains/index.html")
    visit.page.locator("#i-annapurna a").focus()
    visit.go("document.activeElement.click()", "mountains/annapurna/index.html")
    visit.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    pause(visit.page, 300)
    noted = visit.go("history.back()", "mountains/index.html")
    tally.check("hero" in noted["came"]["names"] and "hero" not in noted["left"]["names"], f"scrolled past: {noted}")


def check_fetching(visit, address, tally):
    """A page is fetched when its link is pointed at; another file is not."""
    visit.page.goto(address + "mountains/index.html")
    visit.page.evaluate("""() => {
      const other = document.querySelector('.section .card a').cloneNode(true);
      other.href = '../snapshot.json';
      other.id = 'other';
      document.querySelector('.page-head').append(other);
    }""")
    visit.page.locator("#other").hover()
    visit.page.wait_for_timeout(1500)
    visit.page.locator(".section .card a").first.hover()
    path = visit.page.locator(".section .card a").first.evaluate("link => new URL(link.href).pathname")
    asked = soon(visit.page, lambda: Handler.asked, [path])
    tally.check(asked == [path], f"asked for {asked}, not {path} alone")


def main():
    site, tally = site_argument(), Tally()
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=site.folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    with sync_playwright() as playwright:
        # Playwright's default leaves no page to come back to.
        chromium = launch(
            playwright, executable_path=WHOLE_CHROMIUM, ignore_default_args=["--disable-back-forward-cache"])
        for start, card, expected in WAYS:
            with Visit(chromium) as visit:
                check_way(visit, address, start, card, expected, tally)
                tally.check(not visit.complaints, f"{start}: {visit.complaints}")
        with Visit(chromium) as visit:
            check_scrolled_past(visit, address, tally)
            check_fetching(visit, address, tally)
        with Visit(chromium, reduced_motion="reduce") as visit:
            visit.page.goto(address + WAYS[0][0])
            visit.page.locator(WAYS[0][1]).first.focus()
            noted = visit.go("document.activeElement.click()", "/index.html")
            still = {"runs": False, "names": []}
            tally.check(noted.get("left") == noted.get("came") == still, f"reduced motion: {noted}")
        looks = 0
        with Visit(chromium) as visit:
            for path in site.sample(ITEM_PAGES):
                visit.page.goto(address + quote(path))
                visit.page.evaluate(SHORTEN, MOST_ITEMS)
                result = visit.page.evaluate(TWICE, LINKS)
                looks += result["looks"]
                tally.check(not result["found"], f"{path}: {result['found'][:3]}")
            tally.check(not visit.complaints, f"names: {visit.complaints[:3]}")
        with Visit(chromium) as visit:
            visit.page.goto(site.address(WAYS[0][0]))
            visit.page.locator(WAYS[0][1]).first.click()
            visit.page.wait_for_timeout(500)
            tally.check(not visit.complaints, f"from a disk: {visit.complaints}")
        with Visit(chromium) as visit:
            Handler.policy = re.sub(" 'sha256-[^']*'", "", POLICY)
            visit.page.goto(address)
            tally.check(visit.complaints, "a policy without the hash refuses nothing")
        chromium.close()
    server.shutdown()
    print(f"{len(WAYS)} ways gone forth and back, names looked at in {looks} states")
    tally.end()


if __name__ == "__main__":
    main()
