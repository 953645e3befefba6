"""Content for the benchmark: items in twenty folders, the same for the same number of items."""

import pathlib
import random

FOLDERS = 20

WORDS = """amber anchor arch atlas basin beacon birch bridge bronze canvas cedar chalk charter coast
cobalt copper coral crest current delta drift ember engine fabric field figure flint forest frame
garden glass glaze granite harbour hollow horizon island ivory kiln lantern ledger linen loom marble
margin meadow meridian mirror mosaic north orchard outline oxide paper pattern pigment plate portal
press quarry radius relief ribbon river sable salt scale shadow shelf signal silver slate spectrum
spiral spring stone studio summit tablet texture thread timber tone tower vellum vessel violet wall
water weave window winter""".split()

TAGS = "ceramic drawing glass map metal paper photograph print sculpture textile wood".split()


class Author:
    """Writes Markdown from a seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.stock = [self.new_sentence() for _ in range(3000)]

    def new_sentence(self):
        words = self.random.choices(WORDS, k=self.random.randint(6, 14))
        place = self.random.randrange(len(words))
        kind = self.random.random()
        if kind < 0.15:
            words[place] = f"*{words[place]}*"
        elif kind < 0.3:
            words[place] = f"**{words[place]}**"
        elif kind < 0.4:
            words[place] = f"`{words[place]}`"
        elif kind < 0.5:
            words[place] = f"[{words[place]}](https://example.org/{words[place]})"
        text = " ".join(words)
        return text[0].upper() + text[1:] + "."

    def paragraph(self, sentences):
        return " ".join(self.random.choices(self.stock, k=sentences))

    def plain(self, words):
        return " ".join(self.random.choices(WORDS, k=words)).capitalize()

    def rows(self):
        return "\n".join(
            f"| {self.plain(2)} | {self.random.randint(1, 999)} | {self.plain(3)} |" for _ in range(4)
        )

    def body(self):
        return f"""{self.paragraph(4)}

## {self.plain(3)}

{self.paragraph(4)}

- {self.plain(6)}
- {self.paragraph(1)}
- {self.plain(5)}

### {self.plain(2)}

| Name | Size | Remark |
| :--- | ---: | --- |
{self.rows()}

{self.paragraph(3)}

- [x] {self.plain(5)}
- [ ] {self.plain(6)}

## {self.plain(3)}

```swift
let {self.random.choice(WORDS)} = {self.random.randint(1, 999)}
print("{self.plain(3)}")
```

{self.paragraph(4)}

> {self.paragraph(1)}
"""

    def item(self, number):
        chance = self.random
        badge = f"\nbadge: {chance.choice(['New', 'Rare', 'On loan'])}" if chance.random() < 0.1 else ""
        date = f"{chance.randint(1990, 2025)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
        tags = ", ".join(chance.sample(TAGS, chance.randint(1, 3)))
        return f"""---
title: {self.plain(3)} {number}
text: {self.plain(12)}.
date: {date}
tags: [{tags}]{badge}
---

{self.body()}"""


def generate(folder, count):
    """Writes `count` items below `folder`: `vitrine/` for Vitrine, `hugo/content/` for Hugo."""
    author = Author(20_260)
    vitrine, hugo = pathlib.Path(folder, "vitrine"), pathlib.Path(folder, "hugo", "content")
    home = "---\ntitle: Benchmark\ntext: A generated collection.\n"
    write(vitrine / "index.md", home + "sections: []\n---\n")
    write(hugo / "_index.md", home + "---\n")
    (vitrine / "site.yml").write_text("title: Benchmark\n")
    for index in range(FOLDERS):
        name = f"room-{index + 1:02}"
        title = f"---\ntitle: Room {index + 1}\n"
        sections = "sections: [{ title: All, sort: -date, layout: { grid: { narrowest: 240 } } }]\n"
        write(vitrine / name / "index.md", title + sections + "---\n")
        write(hugo / name / "_index.md", title + "---\n")
        for number in range(index, count, FOLDERS):
            text = author.item(number).encode()
            for root in (vitrine, hugo):
                with open(root / name / f"item-{number:06}.md", "wb") as file:
                    file.write(text)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
