"""Builds generated content with Vitrine and Hugo and prints what it costs.

Everything is on tmpfs. CPU is user and system time of all threads; the best of three runs counts,
of one run at 100,000 items. Vitrine builds from nothing, writing its cache, then again without a
change, after an edit of one item, and with the cache and the site of another computer, where the
times of all files are new.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import generate

HERE = pathlib.Path(__file__).parent


class Run:
    """What one run of a program took."""

    def __init__(self, command, folder):
        environment = {**os.environ, "XDG_CACHE_HOME": f"{folder}/cache"}
        log = open(pathlib.Path(folder, "log"), "wb+")
        begin = time.monotonic()
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.wall = time.monotonic() - begin
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024
        if process.returncode != 0:
            log.seek(0)
            sys.exit(f"{' '.join(map(str, command))}:\n{log.read().decode()[-2000:]}")


class Best:
    """The least of each figure of several runs, each after `prepare`, and the pages that are there."""

    def __init__(self, command, folder, output, times, prepare):
        runs = []
        for _ in range(times):
            prepare()
            runs.append(Run(command, folder))
        self.cpu = min(run.cpu for run in runs)
        self.wall = min(run.wall for run in runs)
        self.memory = min(run.memory for run in runs)
        self.pages = sum(1 for _ in pathlib.Path(output).rglob("*.html"))


def hugo_binary(environment):
    """The program itself: the package's `hugo` is a Python script in front of it."""
    found = sorted(pathlib.Path(environment).glob("lib/*/site-packages/hugo/binaries/hugo*"))
    return found[0].resolve() if found else shutil.which("hugo")


def measure(count, options, hugo):
    """The figures of each program, by name."""
    times = 1 if count >= 100_000 else 3
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-", dir=options.folder) as folder:
        generate.generate(folder, count)
        output = f"{folder}/output"
        threads = str(os.cpu_count())
        vitrine = [options.vitrine, "build", "--quiet", "--content", f"{folder}/vitrine", "--output", output]
        item = next(pathlib.Path(folder, "vitrine").glob("*/item-*.md"))

        def clear():
            shutil.rmtree(output, ignore_errors=True)
            shutil.rmtree(f"{folder}/cache", ignore_errors=True)

        def edit():
            item.write_text(item.read_text().replace("title: ", "title: Another ", 1))

        def copy():
            for name in ("vitrine", "cache", "output"):
                os.rename(f"{folder}/{name}", f"{folder}/old")
                shutil.copytree(f"{folder}/old", f"{folder}/{name}", copy_function=shutil.copyfile)
                shutil.rmtree(f"{folder}/old")

        programs = {
            "parse and write": ([options.parse_and_write, f"{folder}/vitrine", output, threads, "library"], clear),
            "  in our arena": ([options.parse_and_write, f"{folder}/vitrine", output, threads, "arena"], clear),
        }
        if hugo:
            shutil.copytree(HERE / "hugo", f"{folder}/hugo", dirs_exist_ok=True)
            programs["hugo"] = ([
                hugo, "--quiet", "--source", f"{folder}/hugo", "--destination", output,
                "--cacheDir", f"{folder}/cache", "--noBuildLock",
            ], clear)
        programs |= {
            "vitrine": (vitrine, clear),
            "  no change": (vitrine, lambda: None),
            "  one edit": (vitrine, edit),
            "  copied": (vitrine, copy),
        }
        return {name: Best(command, folder, output, times, prepare) for name, (command, prepare) in programs.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sizes", nargs="+", type=int)
    parser.add_argument("--vitrine", type=os.path.abspath, required=True)
    parser.add_argument("--parse-and-write", type=os.path.abspath, required=True)
    parser.add_argument("--hugo-environment", required=True)
    parser.add_argument("--folder", default="/dev/shm")
    options = parser.parse_args()
    hugo = hugo_binary(options.hugo_environment)
    if not hugo:
        print("Hugo cannot be installed here: Vitrine alone.")
    results = {}
    print(f"{'items':>8}  {'program':<16}{'CPU s':>8}{'wall s':>8}{'peak MB':>9}{'pages':>9}")
    for count in options.sizes:
        results[count] = measure(count, options, hugo)
        for name, best in results[count].items():
            print(f"{count:>8}  {name:<16}{best.cpu:8.2f}{best.wall:8.2f}{best.memory:9.0f}{best.pages:9}", flush=True)
    print()
    for count, programs in results.items():
        ours, floor, arena = (programs[name] for name in ("vitrine", "parse and write", "  in our arena"))
        line = f"{count:>8}  CPU {ours.cpu / floor.cpu:.2f} × parse and write ({ours.cpu / arena.cpu:.2f} × in our arena)"
        if other := programs.get("hugo"):
            line += f"; of Hugo's CPU {ours.cpu / other.cpu:.2f}, wall {ours.wall / other.wall:.2f}, memory {ours.memory / other.memory:.2f}"
        print(line)
    for small, large in zip(options.sizes, options.sizes[1:]):
        growth = results[large]["vitrine"].cpu / results[small]["vitrine"].cpu
        print(f"{small:>8}  → {large}: CPU × {growth:.1f}, memory × {results[large]['vitrine'].memory / results[small]['vitrine'].memory:.1f}")


if __name__ == "__main__":
    main()
