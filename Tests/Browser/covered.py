"""Text that something lies over, in every state of an open page."""

from pathlib import Path

LOOK = (Path(__file__).parent / "covered.js").read_text(encoding="utf-8")

# Where everything is and whether it has a ground: all that covering depends on.
GROUNDS = """() => {
  const parts = [], round = n => Math.round(n * 10) / 10;
  for (const element of document.querySelectorAll('body *')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    parts.push([left, top, width, height].map(round).join());
    for (const pseudo of ['', '::before', '::after']) {
      const s = getComputedStyle(element, pseudo);
      parts.push([/, 0\\)$/.test(s.backgroundColor), s.backgroundImage !== 'none', s.content !== 'none',
        s.opacity, s.visibility, s.position, s.zIndex].join());
    }
  }
  return parts.join(' ');
}"""


def look(page):
    """The numbers of texts and of bars seen stuck, and what is covered, in both colour schemes."""
    result = page.evaluate(LOOK)
    light = page.evaluate(GROUNDS)
    page.emulate_media(color_scheme="dark")
    if page.evaluate(GROUNDS) != light:
        dark = page.evaluate(LOOK)
        result["found"] = sorted({*result["found"], *(f"{fault} (dark)" for fault in dark["found"])})
    page.emulate_media(color_scheme="light")
    return result
