"""A site of one long page, built by the program that VITRINE names."""

import functools
import json
import os
import subprocess

WORDS = "glass case moon river stone lamp paper bird north salt copper garden letter winter".split()

FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class LongPage:
    """`count` items of text, n0, n1, …, in sections with `layout` that have equally many."""

    def __init__(self, folder, layout, count, sections=1):
        self.content, self.site = folder / "content", (folder / "site").resolve()
        self.content.mkdir(parents=True)
        self.items = [
            {**item(number), "part": number * sections // count} for number in range(count)]
        parts = [
            f"{{ title: Part {part}, where: {{ part: {part} }}, layout: {layout} }}"
            for part in range(sections)]
        (self.content / "index.md").write_text(
            "---\ntitle: Long\ncollection: { from: items.json, id: id }\n"
            f"sections: [{', '.join(parts)}]\n---\n", encoding="utf-8")
        self.build()
        self.file = self.site / "index.html"

    def build(self):
        (self.content / "items.json").write_text(json.dumps(self.items), encoding="utf-8")
        run("build", "--content", self.content, "--output", self.site, "--quiet")

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
