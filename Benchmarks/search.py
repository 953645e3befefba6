#!/usr/bin/env python3
"""What the search of a site costs: its build, its files, and the wait for a result.

    search.py VITRINE [--sizes N …] [--pagefind PYTHON]

Sites of `generate.py`, and the same with 80,000 words instead of 102. Each is built with and without
`search: true`, by turns, and the least CPU time counts. Chromium asks a server on this machine for
words of two and five letters: how many bytes come before the first result is there, and how long that
takes, with nothing loaded but the index's first file (cold), and again (warm). Bytes are as they stand on
the disk: nothing is packed. PYTHON has Pagefind (`pip install 'pagefind[bin]'`), which indexes the first
site.
"""

import argparse
import functools
import http.server
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "Tests/Browser"))

import generate
from built_site import Browser

FEW = list(generate.WORDS)
QUERIES = 30

# Sets the field and waits for the first result.
ASK = """text => new Promise(done => {
  const field = document.querySelector('dialog input');
  const list = document.querySelector('#search-results');
  list.replaceChildren();
  const observer = new MutationObserver(() => {
    if (!list.children.length) return;
    observer.disconnect();
    const now = performance.now();
    const loaded = performance.getEntriesByType('resource').filter(entry => entry.responseEnd <= now);
    done([now - start, loaded.map(entry => entry.name)]);
  });
  observer.observe(list, { childList: true });
  field.value = text;
  const start = performance.now();
  field.dispatchEvent(new Event('input'));
})"""


def many_words(count):
    source = random.Random(80)
    syllables = [a + b for a in "b c d f g h j k l m n p r s t v w z ch st br tr".split() for b in "aeiou"]
    words = set()
    while len(words) < count:
        words.add("".join(source.choice(syllables) for _ in range(source.choice([2, 3, 3, 4]))))
    return sorted(words)


def cpu(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([str(word) for word in command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def build(program, content, output, search):
    shutil.rmtree(output, ignore_errors=True)
    (content / "site.yml").write_text("title: Benchmark\n" + ("search: true\n" if search else ""))
    return cpu([program, "build", "--content", content, "--output", output, "--quiet"])


def size(folder):
    files = [path for path in folder.rglob("*") if path.is_file()]
    return len(files), sum(path.stat().st_size for path in files)


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def waits(site, words):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    results = {}
    with Browser() as browser:
        for length in (2, 5):
            source = random.Random(length)
            long_enough = [word for word in words if len(word) >= length]
            found = []
            for _ in range(QUERIES):
                text = source.choice(long_enough)[:length]
                page = browser.page(1000)
                page.goto(f"http://127.0.0.1:{server.server_port}/index.html")
                before = set(page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)"))
                page.keyboard.press("/")
                page.wait_for_selector("dialog[open]")
                page.wait_for_timeout(150)
                cold, loaded = page.evaluate(ASK, text)
                page.wait_for_timeout(400)
                warm = min(page.evaluate(ASK, text)[0] for _ in range(3))
                paths = {url.split("/", 3)[3].split("?")[0] for url in loaded if url not in before}
                found.append((sum((site / path).stat().st_size for path in paths), cold, warm))
                page.context.close()
            results[length] = found
    server.shutdown()
    return results


def report(name, program, content, folder, words):
    output = folder / "site"
    times = [(build(program, content, output, False), build(program, content, output, True)) for _ in range(5)]
    without, with_search = (min(column) for column in zip(*times))
    files, length = size(output / "assets/search")
    print(f"\n{name}")
    print(f"  CPU of the build {without:.2f} s, with a search {with_search:.2f} s: {with_search / without - 1:+.0%}")
    print(f"  {files} files, {length / 1e6:.2f} MB")
    for letters, found in waits(output, words).items():
        columns = list(zip(*found))
        texts = [f"{statistics.median(column) / scale:.1f}, at most {max(column) / scale:.1f} {unit}"
                 for column, scale, unit in zip(columns, (1000, 1, 1), ("kB", "ms", "ms"))]
        print(f"  {letters} letters: {texts[0]} before the first result; cold {texts[1]}; warm {texts[2]}")
    return output


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--sizes", type=int, nargs="*", default=[10_000])
    parser.add_argument("--pagefind", type=Path)
    arguments = parser.parse_args()
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    for count in arguments.sizes:
        for words in (FEW, many_words(80_000)):
            generate.WORDS = words
            with tempfile.TemporaryDirectory(dir=memory) as folder:
                folder = Path(folder)
                generate.generate(folder, count)
                shutil.rmtree(folder / "hugo")
                output = report(f"{count:,} items of {len(words):,} words", arguments.program.resolve(),
                                folder / "vitrine", folder, words)
                if arguments.pagefind and words is FEW:
                    shutil.rmtree(output / "assets/search")
                    seconds = cpu([arguments.pagefind, "-m", "pagefind", "--site", output])
                    files, length = size(output / "pagefind")
                    print(f"  Pagefind: CPU {seconds:.1f} s; {files:,} files, {length / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
