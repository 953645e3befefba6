#!/usr/bin/env python3
"""Looks at what is around lists: discs, grounds, headers, looks by width, and changes without motion;
and at the shapes of pictures, and what stands in for those that do not come.

usage: looks.py PROGRAM

PROGRAM is a built `vitrine`. Exits 1 if anything is not as it should be.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from built_site import Browser, BuiltSite, Tally

LAYOUTS = {
    "Discs": "carousel: { width: 100, badges: top end }",
    "Grouped": "list: { style: grouped }",
    "Around": "list: { header: { at: top start, width: 50% }, insets: 16, background: card }",
    "Row": "row: { times: 2, insets: 20, header: pinned, footer: free, background: card }",
    "Free": "list: { header: free, footer: free, background: { style: card, insets: 8 } }",
    "Styles": "{ 0: { list: { style: plain, picture: 1/1, background: card } },"
    " 600: { list: { style: inset, picture: 2/1, background: fill } } }",
}

# Pictures are as wide for their height as these say.
SHAPES = {"alike": [1, 1.5], "unlike": [1, 3]}

# Of each section, the shapes in which its pictures are shown, and how they fit these.
PICTURE_LAYOUTS = {
    "Automatic": "grid",
    "Own": "{ grid: { picture: own } }",
    "Square": "{ grid: { picture: 1 } }",
    "Whole": "{ grid: { fit: contain } }",
    "Scrolled": "carousel",
    "By width": "{ 0: { grid: { picture: own } }, 600: { grid: { fit: contain } }, 1000: { grid: { picture: 2 } } }",
}

PICTURES = """() => Object.fromEntries([...document.querySelectorAll('section')].map(section => [
  section.querySelector('h2').textContent,
  [...section.querySelectorAll('.picture')].map(picture => {
    const { width, height } = picture.getBoundingClientRect();
    return [Math.round(100 * width / height) / 100, getComputedStyle(picture.querySelector('img')).objectFit];
  }),
]))"""

# What a picture has in front of it, which is laid out only where the picture does not come.
STAND_INS = """() => [...document.querySelectorAll('.picture img')].map(image => {
  const { content, width } = getComputedStyle(image, '::before');
  return width == 'auto' ? null : content.split(' /')[0];
})"""

MEASURE = """() => Object.fromEntries([...document.querySelectorAll('section')].map(section => {
  const style = (selector, pseudo) => {
    const element = section.querySelector(selector);
    return element && getComputedStyle(element, pseudo);
  };
  const box = selector => section.querySelector(selector)?.getBoundingClientRect();
  const heading = section.querySelector('h2'), words = new Range();
  words.selectNodeContents(heading);
  return [heading.textContent, {
    disc: box('.disc'), row: box('.row'), firstItem: box('li'), lead: box('.row > :first-child'),
    title: box('.section-title'), footer: box('.section-foot'),
    lines: new Set([...words.getClientRects()].map(rect => rect.top)).size,
    behind: style('.box', '::before')?.backgroundColor,
    ground: style('[role=list]')?.backgroundColor,
    shape: style('[role=list]').getPropertyValue('--shape').trim(),
    cover: style('.header-box', '::before')?.backgroundColor,
    radius: style('.header-box', '::before')?.borderStartStartRadius,
    windowEnd: document.documentElement.clientWidth,
    end: box('.row > :last-child'),
  }];
}))"""

# What a page with reduced motion shows of a change, at once.
CHANGE = """() => {
  const padding = () => getComputedStyle(document.body).paddingTop;
  padding();
  document.body.style.paddingTop = '7px';
  const changed = padding();
  document.body.style.paddingTop = '';
  return changed;
}"""

NOTHING = "rgba(0, 0, 0, 0)"


def write(folder):
    sections = "\n".join(
        f"  - {{ title: {title}, text: Text, collection: /things, repeats: true, layout: "
        + (layout if layout.startswith("{") else f"{{ {layout} }}") + " }"
        for title, layout in LAYOUTS.items())
    Path(folder, "things").mkdir()
    Path(folder, "index.md").write_text(f"---\ntitle: Looks\nsections:\n{sections}\n---\n")
    Path(folder, "things", "index.md").write_text("---\ntitle: Things\nlayout: list\n---\n")
    for name in "abcd":
        Path(folder, "things", f"{name}.md").write_text(
            f"---\ntitle: {name}\nsymbol: 🪨\nbadge: new\n---\n")


def write_pictures(folder, shapes):
    sections = "\n".join(
        f"  - {{ title: {title}, repeats: true, layout: {layout} }}" for title, layout in PICTURE_LAYOUTS.items())
    Path(folder, "index.md").write_text(f"---\ntitle: Pictures\nsections:\n{sections}\n---\n")
    for number, shape in enumerate(shapes):
        Path(folder, f"{number}.svg").write_text(
            f"<svg xmlns='http://www.w3.org/2000/svg' width='{300 * shape}' height='300'/>")
        Path(folder, f"{number}.md").write_text(
            f"---\ntitle: Picture {number}\nimage: {{ src: {number}.svg, alt: '' }}\n---\n")


def check_pictures(tally, width, shapes, found):
    """Against what the layouts say: own shapes where they are alike, else 4:3."""
    def holds(title, expected, fit="cover"):
        tally.check(
            found[title] == [[shape, fit] for shape in expected],
            f"{title} at {width}: pictures of {shapes} are {found[title]}")

    own = SHAPES[shapes]
    automatic = own if shapes == "alike" else [1.33, 1.33]
    holds("Automatic", automatic)
    holds("Own", own)
    holds("Square", [1, 1])
    holds("Whole", automatic, "contain")
    holds("Scrolled", automatic)
    if width == 375:
        holds("By width", own)
    elif width == 768:
        holds("By width", automatic, "contain")
    else:
        holds("By width", [2, 2])


def write_missing(folder):
    """Pictures that come, and that do not, with and without a symbol and words."""
    Path(folder, "site.yml").write_text("title: Missing\nremoteImages: true\n")
    Path(folder, "index.md").write_text("---\ntitle: Missing\nlayout: grid\n---\n")
    Path(folder, "here.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/>")
    items = {
        "a": ("here.svg", "Words", "🪨"), "b": ("https://localhost:1/b.png", "Words", "🪨"),
        "c": ("https://localhost:1/c.png", "Words", ""), "d": ("https://localhost:1/d.png", "", ""),
    }
    for name, (source, words, symbol) in items.items():
        Path(folder, f"{name}.md").write_text(
            f"---\ntitle: {name}\nsymbol: {symbol}\n"
            f"image: {{ src: '{source}', alt: '{words}', shape: 4/3 }}\n---\n")


def check(tally, width, found):
    def holds(condition, what):
        tally.check(condition, f"at {width}: {what}")

    disc = found["Discs"]["disc"]
    holds((disc["width"], disc["height"]) == (20, 20), f"a disc is {disc}")
    grouped = found["Grouped"]
    if width == 375:
        sides = (grouped["lead"]["left"], grouped["windowEnd"] - grouped["end"]["right"])
        holds(abs(sides[0] - sides[1]) < 0.1, f"grouped rows keep off the window by {sides}")
    holds(found["Around"]["lines"] == 1, "a title breaks within a word")
    row = found["Row"]
    for part in ("title", "footer"):
        left = row[part]["left"]
        holds(left == row["firstItem"]["left"], f"the {part} of a row begins at {left}")
    holds(row["cover"] == row["behind"], "a pinned header covers nothing")
    holds(row["radius"] == "14px", f"a pinned header at rest has corners of {row['radius']}")
    holds(found["Free"]["cover"] == NOTHING, "a free header covers the card")
    styles = found["Styles"]
    holds((styles["ground"] == NOTHING) == (width == 375), f"rows are on {styles['ground']}")
    holds(float(styles["shape"]) == (1 if width == 375 else 2), f"the shape is {styles['shape']}")
    holds((styles["behind"] == row["behind"]) == (width == 375), f"behind is {styles['behind']}")


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: looks.py PROGRAM")
    program = Path(sys.argv[1]).resolve()
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        def home(name, write, *arguments):
            """The address of the home page of a site made of what `write` writes."""
            content, site = Path(folder, name), Path(folder, f"{name}-site")
            content.mkdir()
            write(content, *arguments)
            command = [program, "build", "--content", content, "--output", site, "--quiet"]
            subprocess.run(command, check=True)
            return BuiltSite(site).address("index.html")

        around = home("around", write)
        for width in (375, 1440):
            page = browser.page(width)
            page.goto(around)
            check(tally, width, page.evaluate(MEASURE))
            changed = page.evaluate(CHANGE)
            tally.check(changed == "7px", f"at {width}: with reduced motion a change begins at {changed}")
        for shapes in SHAPES:
            pictures = home(shapes, write_pictures, SHAPES[shapes])
            for width in (375, 768, 1440):
                page = browser.page(width)
                page.goto(pictures)
                check_pictures(tally, width, shapes, page.evaluate(PICTURES))
        page = browser.page(1440, 2000)
        page.goto(home("missing", write_missing))
        page.wait_for_load_state("networkidle")
        stand_ins = page.evaluate(STAND_INS)
        expected = [None, '"🪨"', '"Words"', '""']
        tally.check(stand_ins == expected, f"for pictures that do not come stand {stand_ins}")
    tally.end()


if __name__ == "__main__":
    main()
