"""Chromium, Firefox and WebKit behind one interface: a page in a window that scripts and hands act on.

Each is Debian's, driven in its own way: by Playwright, by Marionette and by WebDriver. What asks pages goes by the names
that Playwright has, so that what is written for its pages can be asked of these windows.
"""

import logging
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from marionette_driver.errors import MarionetteException
from marionette_driver.marionette import Marionette
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from chromium import launch

# Seconds after which a browser does not come any more, or a script to its end.
PATIENCE = 600

# Where the mouse and the keyboard act is told in CSS pixels of the window; keys have the names that DOM gives them.
KEYS = {
    "Enter": "\ue007", "Escape": "\ue00c", "ArrowUp": "\ue013", "ArrowDown": "\ue015", "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014", "Tab": "\ue004", "Backspace": "\ue003", "Delete": "\ue017", "Home": "\ue011", "End": "\ue010",
    "Control": "\ue009", "Shift": "\ue008", "Space": " ",
}

# A function is called with the value, what is none is evaluated, and what is promised is awaited. Where a script fails,
# it says why, for a driver may leave that out.
ANSWER = """
const [script, value, done] = arguments;
const found = () => {
  let made;
  try { made = (0, eval)(`(${script}\n)`); } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    made = (0, eval)(script);
  }
  return typeof made == 'function' ? made(value) : made;
};
Promise.resolve().then(found)
  .then(value => done({value: value ?? null}), error => done({error: `${error}\\n${error?.stack ?? ''}`}));
"""

# The middle of what a selector finds, scrolled into view.
MIDDLE = """async selector => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  const isSeen = ({top, bottom, left, right}) => top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  if (!isSeen(element.getBoundingClientRect())) element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  await new Promise(requestAnimationFrame);
  const {x, y, width, height} = element.getBoundingClientRect();
  if (!width) throw new Error(`${selector} is not seen`);
  return [x + width / 2, y + height / 2];
}"""


class BrowserWindow:
    """One browser with one window; a context manager. `still` asks for less motion."""

    # Whether a page that a server sent may go to another address by itself.
    leaves = True

    def __init__(self, still=False):
        self.still = still
        self.viewport_size = None

    def __enter__(self):
        self.scratch = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.start(Path(self.scratch.name))
        return self

    def __exit__(self, *_):
        self.end()
        self.scratch.cleanup()

    def open(self, address, width=1280, height=900):
        """Loads a page anew in a window of this size."""
        self.set_viewport_size({"width": width, "height": height})
        self.goto("about:blank")
        self.goto(address)

    def set_viewport_size(self, size):
        if size != self.viewport_size:
            self.resize(size["width"], size["height"])
            self.viewport_size = size

    def evaluate(self, script, argument=None):
        answer = self.answer(script, argument)
        if "error" in answer:
            raise AssertionError(f"{self.name}: {answer['error']}")
        return answer["value"]

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def wait_for_function(self, script, arg=None, timeout=15_000, polling=None):
        """Returns once the answer is true, and fails when it never is."""
        end = time.monotonic() + timeout / 1000
        while time.monotonic() < end:
            try:
                if self.evaluate(script, arg):
                    return
            except self.failures:
                pass  # Between two pages there is nothing to ask.
            time.sleep((polling or 20) / 1000)
        raise TimeoutError(f"{self.name}: it never came true that {script}")

    def inner_text(self, selector):
        return self.evaluate("selector => document.querySelector(selector).innerText", selector)

    def click(self, selector, *keys):
        self.click_at(*self.evaluate(MIDDLE, selector), *keys)

    def click_at(self, x, y, *keys):
        self.pointer([("move", x, y), ("down",), ("up",)], keys)

    def hover(self, selector):
        # From elsewhere, for a mouse that rests tells nothing.
        self.pointer([("move", 1, 1), ("move", *self.evaluate(MIDDLE, selector))])

    def drag(self, selector, *ways):
        """Picks up what the selector finds, and goes these ways with it, each from where it is, before it is let go."""
        x, y = self.evaluate(MIDDLE, selector)
        steps = [("move", x, y), ("down",)]
        for across, down in ways:
            for part in range(1, 6):
                steps += [("move", x + across * part / 5, y + down * part / 5), ("pause", 40)]
            x, y = x + across, y + down
        self.pointer([*steps, ("pause", 200), ("up",)])

    def write(self, selector, text):
        """Puts a text in the place of what is in a field, key by key."""
        self.click(selector)
        self.press("Control+a")
        self.press("Delete")
        self.type(text)


class Chromium(BrowserWindow):
    name, failures = "Chromium", PlaywrightError

    def start(self, _):
        self.playwright = sync_playwright().start()
        self.browser = launch(self.playwright, "--hide-scrollbars")
        self.page = self.browser.new_page(reduced_motion="reduce" if self.still else "no-preference")
        self.page.set_default_timeout(1000 * PATIENCE)

    def end(self):
        self.browser.close()
        self.playwright.stop()

    def goto(self, address):
        self.page.goto(address)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def answer(self, script, value):
        return self.page.evaluate(
            f"([script, value]) => new Promise(done => (function () {{ {ANSWER} }})(script, value, done))", [script, value])

    def pointer(self, steps, keys=()):
        mouse = self.page.mouse
        for key in keys:
            self.page.keyboard.down(key)
        for kind, *place in steps:
            if kind == "pause":
                self.page.wait_for_timeout(*place)
            else:
                getattr(mouse, kind)(*place)
        for key in keys:
            self.page.keyboard.up(key)

    def screenshot(self):
        return self.page.screenshot()

    def press(self, keys):
        self.page.keyboard.press(keys)

    def type(self, text):
        self.page.keyboard.type(text)


class Firefox(BrowserWindow):
    name, failures = "Firefox", MarionetteException

    def start(self, folder):
        # It tells all that it knows of the browser otherwise.
        logging.getLogger("mozversion").setLevel(logging.WARNING)
        self.marionette = Marionette(
            bin="/usr/bin/firefox-esr", headless=True, port=0, startup_timeout=PATIENCE, workspace=str(folder), gecko_log=str(folder / "log"),
            prefs={
                "ui.prefersReducedMotion": int(self.still), "ui.useOverlayScrollbars": 1,
                # A mouse, which a browser without a screen has not.
                "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6,
                "app.update.disabledForTesting": True, "browser.shell.checkDefaultBrowser": False,
            })
        self.marionette.start_session()
        self.marionette.timeout.script = PATIENCE

    def end(self):
        self.marionette.quit(in_app=False)
        self.marionette.cleanup()
        del self.marionette

    def goto(self, address):
        self.marionette.navigate(address)

    def resize(self, width, height):
        # A window is no narrower than 500 px, what it shows is.
        with self.marionette.using_context("chrome"):
            self.marionette.execute_script("""
              const [width, height] = arguments;
              const {style} = gBrowser.selectedBrowser;
              for (const [name, length] of [['width', width], ['height', height]]) {
                for (const kind of ['', 'min-', 'max-']) style.setProperty(kind + name, `${length}px`, 'important');
              }""", script_args=[width, height])
        self.wait_for_function("size => `${[innerWidth, innerHeight]}` == size", f"{width},{height}")

    def answer(self, script, value):
        answer = self.marionette.execute_async_script(ANSWER, script_args=[script, value], sandbox=None)
        if answer is None:
            raise MarionetteException("another page has come while the answer was awaited")
        return answer

    def pointer(self, steps, keys=()):
        actions = self.marionette.actions
        mouse = actions.sequence("pointer", "mouse", {"pointerType": "mouse"})
        for key in keys:
            actions.sequence("key", "keyboard").key_down(KEYS[key]).perform()
        for kind, *place in steps:
            if kind == "pause":
                mouse.pause(*place)
            elif kind == "move":
                mouse.pointer_move(*map(round, place), duration=10)
            else:
                getattr(mouse, f"pointer_{kind}")()
        mouse.perform()
        actions.release()

    def screenshot(self):
        return self.marionette.screenshot(format="binary", full=False)

    def press(self, keys):
        *held, key = [KEYS.get(key, key) for key in keys.split("+")]
        keyboard = self.marionette.actions.sequence("key", "keyboard")
        for each in [*held, key]:
            keyboard.key_down(each)
        for each in [key, *reversed(held)]:
            keyboard.key_up(each)
        keyboard.perform()

    def type(self, text):
        self.marionette.actions.sequence("key", "keyboard").send_keys(text).perform()


class WebKit(BrowserWindow):
    name, failures = "WebKit", WebDriverException

    # Its driver loses the window then (WebKitGTK 2.50), with any page.
    leaves = False

    def start(self, folder):
        self.screen, number = started_screen(folder)
        self.folder = folder
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0/settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(not self.still)}\n")
        # Else the buttons above the page keep the window from being as narrow as a phone.
        (folder / "gtk-3.0/gtk.css").write_text(
            "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0) }")
        environment = {
            **os.environ, "DISPLAY": f":{number}", "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CACHE_HOME": str(folder / "cache"), "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "GTK_THEME": "Adwaita", "NO_AT_BRIDGE": "1"}
        options = Options()
        [options.binary_location] = map(str, Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(
            options=options, service=Service(shutil.which("WebKitWebDriver"), env=environment))
        self.driver.set_script_timeout(PATIENCE)

    def end(self):
        self.driver.quit()
        self.screen.terminate()
        self.screen.wait()

    def goto(self, address):
        self.driver.get(address)

    def resize(self, width, height):
        self.driver.set_window_rect(0, 0, width, height)
        for _ in range(50):
            inner = self.evaluate("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            rect = self.driver.get_window_rect()
            # What is inside may lag behind; a window is at least as large.
            self.driver.set_window_rect(
                0, 0, max(width, rect["width"] + width - inner[0]), max(height, rect["height"] + height - inner[1]))
            time.sleep(.05)
        raise AssertionError(f"WebKit has a window of {inner}, not of {[width, height]}")

    def answer(self, script, value):
        return self.driver.execute_async_script(ANSWER, script, value)

    def pointer(self, steps, keys=()):
        if keys:
            self.keys([("down", KEYS[key]) for key in keys])
        builder = ActionBuilder(self.driver, duration=10)
        mouse = builder.pointer_action
        for kind, *place in steps:
            if kind == "pause":
                mouse.pause(place[0] / 1000)
            elif kind == "move":
                mouse.move_to_location(*map(round, place))
            else:
                getattr(mouse, f"pointer_{kind}")()
        builder.perform()
        if keys:
            self.keys([("up", KEYS[key]) for key in keys])

    def screenshot(self):
        # Its driver would wait for pictures that are on their way.
        return Path(self.folder, SCREEN_FILE).read_bytes()

    def keys(self, steps):
        builder = ActionBuilder(self.driver, duration=10)
        for kind, key in steps:
            getattr(builder.key_action, f"key_{kind}")(key)
        builder.perform()

    def press(self, keys):
        keys = [KEYS.get(key, key) for key in keys.split("+")]
        self.keys([*[("down", key) for key in keys], *[("up", key) for key in reversed(keys)]])

    def type(self, text):
        for sign in text:
            self.keys([("down", sign), ("up", sign)])


# What a display shows.
SCREEN_FILE = "Xvfb_screen0"


def started_screen(folder):
    """A display that nobody sees, and its number; what it shows is in a file of the folder."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "2700x5400x24", "-fbdir", str(folder), "-nolisten", "tcp"], pass_fds=[write],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as file:
        return server, int(file.readline())


WINDOWS = [Chromium, Firefox, WebKit]
