"""A site of one page with one long section, built by the program that VITRINE names."""

import functools
import json
import os
import subprocess

WORDS = "glass case moon river stone lamp paper bird north salt copper garden letter winter".split()

FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class LongPage:
    """A section with `layout` and `count` items of text, n0, n1, …"""

    def __init__(self, folder, layout, count):
        self.content, site = folder / "content", (folder / "site").resolve()
        self.content.mkdir(parents=True)
        items = [item(number) for number in range(count)]
        (self.content / "items.json").write_text(json.dumps(items), encoding="utf-8")
        (self.content / "index.md").write_text(
            "---\ntitle: Long\ncollection: { from: items.json, id: id }\n"
            f"sections: [{{ title: All, layout: {layout} }}]\n---\n",
            encoding="utf-8")
        run("build", "--content", self.content, "--output", site, "--quiet")
        self.file = site / "index.html"

    @functools.cache
    def frames(self, width, height):
        """The engine's answer: the height of the list and the boxes of its items."""
        answer = run(
            "inspect", ".", "--content", self.content, "--width", str(width),
            "--height", str(height), "--format", "json")
        found = json.loads(answer)["sections"][0]["lists"][0]
        return found["contentSize"][1], [item["frame"] for item in found["items"]]


def item(number):
    return {
        "id": f"n{number}", "title": f"Number {number} {words(number, 5)}",
        "subtitle": words(number, 13),
    }


def words(number, most):
    return " ".join(WORDS[number * step % len(WORDS)] for step in range(1, number % most + 1))


def run(*arguments):
    command = [os.environ["VITRINE"], *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
