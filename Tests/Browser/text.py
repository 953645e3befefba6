#!/usr/bin/env python3
"""Looks for text that is clipped, that something lies over or that stands at the wrong place, and
for pages wider than the window.

Clipped text and wide pages are looked for at usual widths and with text at 200 %, which is the
browser's own setting, twice the default size. Covered text is looked for at usual widths, light and
dark, with outlines closed and open, at every place that the page can be scrolled to. Every kind of
page is looked at, with some of the items of long ones. Exits 1 when a text is cut, covered or stands wrong, or a page scrolls sideways.

usage: text.py SITE [SETTING...], each as SIZExWIDTH; without any, all

Without --all every page is looked at in one of the settings.
"""

import sys

import covered
from built_site import ALL, Browser, Tally, site_argument
from motion import open_outlines

ITEM_PAGES = 16 if ALL else 9

# Text of elements that are hidden from sight on purpose (one pixel, or clipped away) is no text to
# see; text in a box that scrolls in an axis can be reached, so that axis is not looked at further.
FIND = """() => {
  const found = [], round = n => Math.round(n * 10) / 10;
  const styles = new Map();
  const style = element => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const hidden = element => {
    for (let e = element; e; e = e.parentElement) {
      const s = style(e);
      if (s.display === 'none' || s.visibility === 'hidden' || s.clipPath !== 'none') return true;
      if (s.position === 'absolute' && (e.offsetWidth <= 1 || e.offsetHeight <= 1)) return true;
    }
    return !element.checkVisibility();
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let count = 0;
  for (let node; node = walker.nextNode();) {
    const element = node.parentElement;
    if (!node.data.trim() || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) continue;
    if (hidden(element)) continue;
    count++;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    // A font's box may be taller than its line: what stands out of a line by that is no cut.
    const line = parseFloat(style(element).lineHeight) || 0;
    const slack = 2 + Math.max(1, (range.getClientRects()[0].height - line) / 2);
    let x = true, y = true;
    // Spaces at the end of a line of code hang out of its box, where nobody sees them.
    const code = element.closest('pre');
    if (code && code.scrollWidth <= code.clientWidth) x = false;
    for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
      const s = style(e), edge = e.getBoundingClientRect();
      const say = what => found.push(`${what} by <${e.tagName.toLowerCase()} class="${e.className}">: ` +
        `"${node.data.trim().slice(0, 50)}" ${round(box.left)},${round(box.top)} ${round(box.right)},${round(box.bottom)}` +
        ` in ${round(edge.left)},${round(edge.top)} ${round(edge.right)},${round(edge.bottom)}`);
      const cuts = value => value === 'hidden' || value === 'clip';
      const reaches = value => value === 'auto' || value === 'scroll';
      if (x && cuts(s.overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) say('cut sideways');
      if (y && cuts(s.overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)) say('cut in height');
      if (e.matches('li[id]') && y && (box.bottom > edge.bottom + slack)) say('outside its item');
      if (reaches(s.overflowX)) x = false;
      if (reaches(s.overflowY)) y = false;
      if (s.position === 'fixed') break;
    }
    if (x && (box.left < -1 || box.right > innerWidth + 1)) {
      found.push(`outside the window: "${node.data.trim().slice(0, 50)}" ${round(box.left)} to ${round(box.right)} of ${innerWidth}`);
    }
  }
  // A count is in the line of the last word of its title.
  for (const count of document.querySelectorAll('.count')) {
    range.setStart(count.parentElement, 0);
    range.setEndBefore(count);
    const title = [...range.getClientRects()].at(-1), { top } = count.getClientRects()[0] ?? {};
    if (title && top >= title.bottom) found.push(`a count on a line of its own: "${count.parentElement.textContent.trim()}"`);
  }
  for (const e of document.querySelectorAll('[dir=auto]')) {
    const { direction, textAlign } = style(e);
    if (direction !== style(document.body).direction && ['start', 'end'].includes(textAlign)) {
      found.push(`at the other edge: <${e.tagName.toLowerCase()} class="${e.className}">: "${e.textContent.trim().slice(0, 50)}"`);
    }
  }
  const page = document.scrollingElement, over = page.scrollWidth - page.clientWidth;
  if (over > 0) {
    for (const e of document.querySelectorAll('body *')) {
      const { left, right } = e.getBoundingClientRect();
      if (right <= innerWidth && left >= 0 || e.closest('.scroller, .sheet')) continue;
      found.push(`beyond the window: <${e.tagName.toLowerCase()} class="${e.className}"> ${round(left)} to ${round(right)}`);
    }
  }
  return { count, found: [...new Set(found)], over };
}"""

WIDTHS = [320, 375, 768, 1440]

# The default text size and the window's width.
SETTINGS = [(16, width) for width in WIDTHS] + [(16, 240), (32, 640), (32, 1280), (32, 375)]

# Tall, so that a long page is seen in few steps.
HEIGHT = 2000


def has_covers(setting):
    """True where what covers texts is looked for."""
    text_size, width = setting
    return text_size == 16 and width in WIDTHS


class Looks:
    """What is found on the pages of a site, setting after setting."""

    def __init__(self, site):
        self.site = site
        self.tally = Tally()
        self.texts = self.clipped = self.covered = self.bars = 0

    def check(self, path, page, where, looks_for_covers):
        where = f"{path} at {where}"
        self.site.open_sample(path, page)
        if looks_for_covers and page.locator("details").count():
            self.check_covers(page, where)
        open_outlines(page)
        if looks_for_covers:
            self.check_covers(page, f"{where}, outlines open")
        # What is left out until it is scrolled to has another height there.
        page.add_style_tag(content="* { content-visibility: visible !important }")
        result = page.evaluate(FIND)
        self.texts += result["count"]
        self.clipped += len(result["found"])
        self.tally.check(result["over"] <= 0, f"{where}: {result['over']} px too wide")
        self.report(result["found"], where)

    def check_covers(self, page, where):
        result = covered.look(page)
        self.covered += len(result["found"])
        self.bars += result["bars"]
        self.report(result["found"], where)

    def report(self, found, where):
        self.tally.check(not found, f"{where}: {len(found)} texts")
        for text in found[:4]:
            print("  " + text)


def main():
    looks = Looks(site_argument())
    settings = [tuple(map(int, word.split("x"))) for word in sys.argv[2:]] or SETTINGS
    pages = 0
    for number, setting in enumerate(settings):
        text_size, width = setting
        with Browser(text_size) as browser:
            page = browser.page(width, HEIGHT)
            where = f"{width} px, text {text_size * 100 // 16} %"
            for path in looks.site.sample(ITEM_PAGES, number, len(settings)):
                pages += 1
                looks.check(path, page, where, has_covers(setting))
    print(f"{looks.texts} texts looked at on {pages} pages in {len(settings)} settings, "
          f"under {looks.bars} stuck bars: {looks.covered} covered, {looks.clipped} clipped")
    if any(map(has_covers, settings)):
        looks.tally.check(looks.bars > 0, "no bar was seen stuck")
    looks.tally.end()


if __name__ == "__main__":
    main()
