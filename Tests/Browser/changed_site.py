"""Builds the sample site, edits its content twice and builds it after each edit: a site with a
history, for the browser suites.

usage: changed_site.py VITRINE CONTENT SITE
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from themed_site import small_copy


def replace(file, old, new):
    text = file.read_text(encoding="utf-8")
    if old not in text:
        sys.exit(f"{file} does not say {old!r}")
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def edit_json(file, change):
    data = json.loads(file.read_text(encoding="utf-8"))
    change(data)
    file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def first_edit(content):
    replace(content / "mountains/eiger.md", "title: Eiger", "title: The Eiger")
    (content / "mountains/ben-nevis.md").unlink()


def second_edit(content):
    mountains = content / "mountains"
    (mountains / "piz-badile.md").write_text(
        "---\ntitle: Piz Badile\nheight: 3308\nregion: Alps\ncountry: Switzerland and Italy\n"
        "image: { src: img/eiger.svg, alt: A smooth granite face. }\n---\n\nA face of granite.\n",
        encoding="utf-8",
    )
    (mountains / "barre-des-ecrins.md").unlink()
    replace(mountains / "dom.md", "height: 4545", "height: 4546")
    replace(mountains / "matterhorn.md", "img/matterhorn.svg", "img/dom.svg")
    replace(mountains / "elbrus.md", "region: Volcanoes", "region: Other ranges")
    replace(mountains / "mont-blanc.md", "title: Mont Blanc", "title: Mont Blanc and its ice")

    def benchmarks(data):
        for place, factor in [(0, 1.31), (1, 0.8), (5, 1.07)]:
            data["benchmarks"][place]["stats"]["mean"] *= factor

    edit_json(content / "report/nightly.json", benchmarks)

    def emoji(data):
        data.insert(0, data.pop(4))
        data[10]["name"] += " & others"
        data.append({"id": "new", "emoji": "🗿", "name": "A <new> one", "category": "Objects"})

    edit_json(content / "emoji/emoji.json", emoji)

    def arabic(data):
        data.pop()
        data[0]["height"] += 1
        data[2]["subtitle"] = "بيرو"

    edit_json(content / "arabic/mountains.json", arabic)
    replace(content / "site.yml", "title: Cabinet", "title: Cabinet\nurl: https://example.org/cabinet")


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    vitrine, content, site = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        copy = small_copy(content, folder)
        for date, edit in [
            ("2026-08-30", None), ("2026-09-12", first_edit), ("2026-09-14", second_edit),
        ]:
            if edit:
                edit(copy)
            command = [vitrine, "build", "--content", str(copy), "--output", site, "--date", date]
            subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
