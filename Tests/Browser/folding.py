#!/usr/bin/env python3
"""Compares what a search makes of texts on pages, `fold.js`, with what a build makes of them.

Every character that the browser's version of Unicode has, and random texts of these in ten scripts.
Exits 1 when the two disagree.
"""

import argparse
import random
import subprocess
from pathlib import Path

from built_site import Browser, Tally

FOLD = (Path(__file__).parents[2] / "Templates/scripts/fold.js").read_text(encoding="utf-8")
SCRIPTS = {
    "Latin": [(0x20, 0x7E), (0xA0, 0x24F), (0x300, 0x36F), (0x1E00, 0x1EFF), (0xFB00, 0xFB06)],
    "Greek": [(0x370, 0x3FF), (0x1F00, 0x1FFF), (0x300, 0x345)],
    "Cyrillic": [(0x400, 0x52F), (0x483, 0x489), (0x300, 0x308)],
    "Hebrew": [(0x591, 0x5F4), (0xFB1D, 0xFB4F)],
    "Arabic": [(0x600, 0x6FF), (0x750, 0x77F), (0xFB50, 0xFDFF), (0xFE70, 0xFEFF), (0x200B, 0x200F)],
    "Devanagari": [(0x900, 0x97F), (0x1CD0, 0x1CFA)],
    "Thai and Lao": [(0xE01, 0xE5B), (0xE81, 0xEDF)],
    "Hangul": [(0x1100, 0x11FF), (0x3131, 0x318E), (0xAC00, 0xD7A3)],
    "Kana and Han": [(0x3041, 0x30FF), (0x3099, 0x309C), (0xFF61, 0xFF9F), (0x4E00, 0x4FFF), (0xF900, 0xFA6D)],
    "Khmer and Burmese": [(0x1780, 0x17FF), (0x1000, 0x109F)],
}


class Builds:
    """What a build makes of texts, asked of Tests/Browser/Agreement."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "0", "0"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def fold(self, texts):
        folded = []
        for text in texts:
            print("fold", text.encode().hex(), file=self.process.stdin, flush=True)
            folded.append(bytes.fromhex(self.process.stdout.readline().strip()).decode())
        return folded


def random_texts(known, count, seed):
    source = random.Random(seed)
    for number in range(count):
        ranges = SCRIPTS[list(SCRIPTS)[number % len(SCRIPTS)]]
        if number % 7 == 0:
            ranges = sum(SCRIPTS.values(), [])
        letters = [chr(source.randint(*source.choice(ranges))) for _ in range(source.randint(1, 24))]
        yield "".join(letter for letter in letters if letter in known)


def characters():
    return [chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", default=".build/debug/VitrineAgreement")
    parser.add_argument("--texts", type=int, default=20_000)
    arguments = parser.parse_args()
    builds, tally = Builds(arguments.program), Tally()
    with Browser() as browser:
        page = browser.page(400)
        page.add_script_tag(content=FOLD)
        unknown = page.evaluate(
            "texts => texts.map(text => /\\p{Cn}/u.test(text)).map(Number).join('')", characters())
        # Several at once, with a letter between them: marks of two characters must not meet.
        known = [text for text, flag in zip(characters(), unknown) if flag == "0"]
        print(f"{len(known)} characters that Chromium {browser.chromium.version} knows")
        groups = [known[start:start + 64] for start in range(0, len(known), 64)]
        compare(page, builds, tally, ["x".join(group) for group in groups])
        compare(page, builds, tally, list(random_texts(set(known), arguments.texts, 19)))
    tally.end()


def compare(page, builds, tally, texts):
    for text, ours, theirs in zip(
            texts, builds.fold(texts), page.evaluate("texts => texts.map(fold)", texts), strict=True):
        tally.check(ours == theirs, f"{text!a}: {ours!a} in a build, {theirs!a} on a page")


if __name__ == "__main__":
    main()
