#!/usr/bin/env python3
"""Builds the sample site with a theme, for the browser suites and the contact sheets.

usage: themed_site.py VITRINE CONTENT THEME SITE
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# The usual one is the first.
THEMES = ["system", "editorial", "dense"]


def small_copy(content, folder):
    """A copy of the sample's content in `folder`, without most of the emoji, which look alike."""
    copy = Path(shutil.copytree(content, f"{folder}/content"))
    emoji = copy / "emoji/emoji.json"
    named = "".join(page.read_text() for page in copy.rglob("*.md"))
    symbols = json.loads(emoji.read_text())
    emoji.write_text(json.dumps([it for place, it in enumerate(symbols) if place < 100 or it["id"] in named]))
    return copy


def build(vitrine, content, theme, site):
    with tempfile.TemporaryDirectory() as folder:
        copy = small_copy(content, folder)
        with open(copy / "site.yml", "a") as settings:
            settings.write(f"theme: {theme}\n")
        command = [vitrine, "build", "--content", copy, "--output", site, "--strict"]
        subprocess.run([str(word) for word in command], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    build(*sys.argv[1:])
