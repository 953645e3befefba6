"""A window in which pictures open large."""

import sys

from browser_window import WINDOWS
from built_site import Browser, BuiltSite, Tally, built, soon

# The number of pictures on the page of an item.
COUNT = 4

STATE = """() => {
  const dialog = document.querySelector('dialog.viewer'), part = dialog?.querySelector('li:not([inert])');
  return {
    open: dialog?.matches(':modal') ?? false, hash: location.hash, top: Math.round(scrollY), length: history.length,
    position: dialog?.querySelector('[role=status]').textContent ?? '', caption: part?.querySelector('figcaption p').textContent ?? '',
    focus: document.activeElement.matches('a.enlarge, [data-enlarge] a') ? document.activeElement.getAttribute('href') : '',
    loaded: part?.querySelector('img').className == 'loaded', zoomed: dialog?.hasAttribute('data-zoomed') ?? false,
    settled: !part || Math.abs(part.getBoundingClientRect().x - part.parentNode.getBoundingClientRect().x) < 1,
  };
}"""


def check_site(write, check_engine, in_chromium):
    """Checks the site that `write` writes: with `check_engine` in the engines after --in, or all, and with the others in
    Chromium only."""
    engines = sys.argv[sys.argv.index("--in") + 1:] if "--in" in sys.argv else [kind.name for kind in WINDOWS]
    tally = Tally()
    with built(write, strict=False) as (_, output):
        site = BuiltSite(output)
        for kind in WINDOWS:
            if kind.name in engines:
                with kind(still=True) as window:
                    check_engine(window, site, tally)
        if "Chromium" in engines:
            with Browser(hovers=True) as browser:
                for check in in_chromium:
                    check(browser, site, tally)
    tally.end()


class Viewer:
    """A window that shows pages of the site, and what is checked of it."""

    def __init__(self, window, site, tally):
        self.window, self.site, self.tally = window, site, tally

    def check(self, holds, failure):
        self.tally.check(holds, f"{self.window.name} {self.language} at {self.window.viewport_size['width']}: {failure}")

    def open(self, path, size=(1440, 900)):
        self.window.open(self.site.address(f"{self.language}/{path.partition('#')[0]}") + "".join(path.partition("#")[1:]), *size)

    def state(self):
        return self.window.evaluate(STATE)

    def becomes(self, what, **wanted):
        """Checks that the state is as wanted, soon."""
        def found():
            state = self.state()
            # Firefox comes back to a whole pixel.
            if abs(state["top"] - wanted.get("top", state["top"])) <= 1:
                state["top"] = wanted.get("top")
            return {name: state[name] for name in wanted}
        self.check((state := soon(self.window, found, wanted, 8)) == wanted, f"{what}: {state}, not {wanted}")

    def is_open(self, what, number, **wanted):
        self.becomes(what, open=True, hash=f"#picture={number}", position=self.position(number), settled=True, loaded=True, **wanted)

    def position(self, number):
        return {"en": f"{number} of {COUNT}", "he": f"{number} מתוך {COUNT}"}[self.language]
