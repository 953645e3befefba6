#!/usr/bin/env python3
"""Looks for clipped text and pages wider than the window, at 320 px and with text at 200 %, and for
text of another direction than the page's that does not stand at the page's edge.

Text at 200 % is the browser's own setting, twice the default size. Every kind of page is looked at,
with all outlines open. Exits 1 when text is cut or stands wrong, or a page scrolls sideways.
"""

from built_site import Browser, Tally, site_argument
from motion import open_outlines

ITEM_PAGES = 16

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
      if (right <= innerWidth && left >= 0 || e.closest('.scroller')) continue;
      found.push(`beyond the window: <${e.tagName.toLowerCase()} class="${e.className}"> ${round(left)} to ${round(right)}`);
    }
  }
  return { count, found: [...new Set(found)], over };
}"""

SETTINGS = [(16, 320), (16, 240), (32, 640), (32, 1280), (32, 375)]


def main():
    site, tally, texts = site_argument(), Tally(), 0
    pages = site.sample(ITEM_PAGES)
    for text_size, width in SETTINGS:
        with Browser(text_size) as browser:
            page = browser.page(width)
            for path in pages:
                page.goto(site.address(path))
                open_outlines(page)
                result = page.evaluate(FIND)
                texts += result["count"]
                where = f"{path} at {width} px, text {text_size * 100 // 16} %"
                tally.check(result["over"] <= 0, f"{where}: {result['over']} px too wide")
                tally.check(not result["found"], f"{where}: {len(result['found'])} texts")
                for text in result["found"][:4]:
                    print("  " + text)
    print(f"{texts} texts looked at on {len(pages)} pages in {len(SETTINGS)} settings")
    tally.end()


if __name__ == "__main__":
    main()
