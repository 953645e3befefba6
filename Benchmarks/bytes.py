#!/usr/bin/env python3
"""Prints what a browser loads for the sections of a site: their CSS, and their HTML an item.

The CSS of a section is the rules that its layout was compiled to, as `vitrine inspect --css` shows
them, raw and as a server would pack them; sections of one layout share it. The HTML is the page's own
bytes from the section's list on, divided by its items. Below stands the whole stylesheet.
"""

import argparse
import gzip
import json
import re
import subprocess
from pathlib import Path


def packed(text):
    return len(gzip.compress(text.encode(), 9, mtime=0))


def rules_of(options, page):
    """The compiled rules of each section of a page, by its id."""
    shown = subprocess.run(
        [options.vitrine, "inspect", page or ".", "--css", "--content", options.content],
        check=True, capture_output=True, text=True).stdout
    sections = {}
    for block in re.split(r"^#", shown, flags=re.M)[1:]:
        head, *lines = block.splitlines()
        css = "\n".join(line.strip() for line in lines if not line.strip().startswith("/*"))
        sections[head.split()[0]] = css.strip() + "\n"
    return sections


def html_of(text, identifier):
    """The bytes of a section's lists, and how many items stand in them."""
    start = text.find(f'aria-labelledby="s-{identifier}"')
    if start < 0:
        start = text.find("<main")
    end = text.find("</section>", start)
    lists = text[text.find('<div class="w">', start):end]
    return len(lists.encode()), len(re.findall(r"<li[^>]* id=\"i-", lists))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", help="a built site")
    parser.add_argument("--content", default="content", help="what it was built from")
    parser.add_argument("--vitrine", default=".build/release/vitrine")
    options = parser.parse_args()

    site = Path(options.site)
    snapshot = json.loads((site / "snapshot.json").read_text(encoding="utf-8"))
    print(f"{'section':<44}{'layout':<14}{'items':>7}{'CSS':>8}{'packed':>8}{'HTML/item':>11}")
    for page in snapshot["pages"]:
        text = (site / page["path"]).read_text(encoding="utf-8")
        rules = rules_of(options, page["path"].removesuffix("/index.html").removesuffix("index.html"))
        for section in page["sections"]:
            css = rules[section["id"]]
            length, items = html_of(text, section["id"])
            each = f"{length / items:.0f}" if items else ""
            name = f"{page['path'].removesuffix('index.html')}#{section['id']}"
            layout = section["layout"]
            layout = layout if isinstance(layout, str) else ", ".join(layout)
            print(f"{name[:43]:<44}{layout[:13]:<14}{items:>7}{len(css):>8}{packed(css):>8}"
                  f"{each:>11}")
    for path in sorted(site.glob("assets/*.css")):
        sheet = path.read_text(encoding="utf-8")
        print(f"{path.name}: {len(sheet.encode())} bytes, {packed(sheet)} packed")


if __name__ == "__main__":
    main()
