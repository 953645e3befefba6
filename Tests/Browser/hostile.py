#!/usr/bin/env python3
"""Sends `vitrine serve --edit` what nobody sends who means well.

Paths that lead out of the site, names of other hosts, changes of order by those who may not make them or
that are none, requests of two lengths or of none, connections on which nothing or little comes, readers
that take nothing. Each has to be refused in its own way; after each, a page has to be answered as before,
and the content folder be the same to the byte. At the end a right change is made, so that it is not for
nothing that the others were refused.

Prints how many were tried and how many refused, and exits 1 if any was not.
"""

import argparse
import os
import re
import socket
import struct
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

import hostile_requests as requests
from hostile_requests import Attempt, Change, head
from served import Served

SECRET = b"nobody is to read this"

# The server waits so many seconds for anyone.
PATIENCE = 30


def content(folder):
    root = folder / "content"
    for name in ["birds", "hills"]:
        (root / name).mkdir(parents=True)
    (folder / "secret.txt").write_bytes(SECRET)
    (root / "site.yml").write_text("title: Small\n")
    (root / "index.md").write_text("---\ntitle: Home\n---\nSome birds.\n")
    (root / "birds/index.md").write_text(
        "---\ntitle: Birds\ncollection: { from: birds.json }\nsections:\n  - { title: By hand }\n"
        "  - { title: By name, sort: title, repeats: true }\n---\n")
    (root / "birds/birds.json").write_text(
        '[\n  { "id": "wren" },\n  { "id": "rook" },\n  { "id": "kite" }\n]\n'.replace("}", ', "title": "A bird" }'))
    (root / "hills/index.md").write_text(
        "---\ntitle: Hills\nsections: [{ title: High, items: [arthur] }, { title: Low, items: [calton] }]\n---\n")
    for name in ["arthur", "calton"]:
        (root / f"hills/{name}.md").write_text(f"---\ntitle: {name}\n---\nA hill.\n")
    (root / "note.txt").write_text("A note.\n")
    (root / "large.bin").write_bytes(bytes(32 << 20))


def state(folder):
    """What the content folder is: its names, and the bytes of its files."""
    files = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        small = path.is_file() and not path.is_symlink() and status.st_size < 1 << 20
        files[str(path)] = path.read_bytes() if small else (status.st_size, status.st_mtime_ns)
    return files


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=10)


def exchange(port, request):
    """The status of the first answer, and all that came; `closed` for a connection that ended without one."""
    with connect(port) as connection:
        received = b""
        try:
            connection.sendall(request)
        except OSError:
            # What was refused may not be read to its end.
            pass
        try:
            while part := connection.recv(1 << 16):
                received += part
                start, end, rest = received.partition(b"\r\n\r\n")
                length = re.search(rb"(?i)\r\ncontent-length: (\d+)", start)
                if end and len(rest) >= int(length[1] if length and not request.startswith(b"HEAD") else 0):
                    break
        except TimeoutError:
            return "silence", received
        except OSError:
            pass
    status = re.match(rb"HTTP/1\.1 (\d{3}) ", received)
    return (status[1].decode() if status else "closed"), received


class Trial:
    """A running server, what it has to stay, and what it was asked for so far."""

    def __init__(self, served, content):
        self.served, self.content, self.port = served, content, served.port
        self.tried, self.refused = Counter(), Counter()
        self.page, self.files = self.get("/")[1], state(content)

    def get(self, path):
        return exchange(self.port, head(f"GET {path} HTTP/1.1", "Connection: close", host=f"localhost:{self.port}"))

    def change(self, path="/birds/"):
        """A right change of the page at a path as it is now."""
        page = self.get(path)[1]
        token = re.search(rb'data-token="(\w+)"', page)[1].decode()
        hash = re.search(rb"hash&quot;:&quot;(\w+)&quot;", page)[1].decode()
        return Change(self.port, token, hash)

    def count(self, group, name, is_refused, what=""):
        self.tried[group] += 1
        self.refused[group] += is_refused
        if not is_refused:
            print(f"NOT REFUSED: {name}: {what}")

    def attempt(self, group, attempt):
        status, answer = exchange(self.port, attempt.request)
        fault = None
        if status != attempt.status:
            fault = f"{status} instead of {attempt.status}: {answer[:300]!r}"
        elif SECRET in answer:
            fault = "it was told what nobody is to read"
        elif re.search(rb"HTTP/1\.1 [123]", answer):
            fault = f"something in it was not refused: {answer!r}"
        elif re.search(rb"(?i)\r\naccess-control|\r\nset-cookie", answer.partition(b"\r\n\r\n")[0]):
            fault = f"other sites may read the answer: {answer[:300]!r}"
        self.count(group, attempt.name, not fault, fault)
        self.check(attempt.name)

    def check(self, name):
        """A page is answered as before, and no file of the content is another."""
        status, page = self.get("/")
        assert status == "200" and page == self.page, f"after {name} a page is answered with {status}: {page[:300]!r}"
        assert state(self.content) == self.files, f"after {name} the content is another"


def try_links(trial):
    """Links in the content that lead out of it, made while it is served."""
    note = trial.content / "note.txt"
    note.unlink()
    out = tempfile.TemporaryDirectory()
    secret = Path(out.name) / "secret.txt"
    secret.write_bytes(SECRET)
    for link, target in [(trial.content / "link.txt", secret), (trial.content / "linked", secret.parent), (note, secret)]:
        link.symlink_to(target)
    for _ in range(2):
        for path, statuses in [("/link.txt", ["404"]), ("/linked/secret.txt", ["404"]), ("/linked/", ["404"]), ("/note.txt", ["404", "503"])]:
            status, answer = trial.get(path)
            trial.count("links", path, status in statuses and SECRET not in answer, f"{status}: {answer[:200]!r}")
        time.sleep(0.5)
    for link in [trial.content / "link.txt", trial.content / "linked", note]:
        link.unlink()
    note.write_text("A note.\n")
    wait(lambda: trial.get("/note.txt")[0] == "200")


def wait(test):
    for _ in range(500):
        if test():
            return
        time.sleep(0.02)
    raise TimeoutError("it never was")


def try_floods(trial):
    """More than anyone sends, as fast as it goes: not read, and the connection closed."""
    change = trial.change()
    endless = b"10000\r\n" + b"a" * 0x10000 + b"\r\n"
    for name, start, part in [
        ("a first line without end", b"GET /", b"a" * 0x10000), ("fields without end", head("GET / HTTP/1.1")[:-2], b"A: b\r\n" * 1000),
        ("a field without end", b"GET / HTTP/1.1\r\nA: ", b"a" * 0x10000), ("nothing that is HTTP", b"", b"\x00\xff" * 0x8000),
        ("blank lines without end", b"", b"\r\n" * 0x8000), ("chunks without end", head("GET / HTTP/1.1", "Transfer-Encoding: chunked"), endless),
        ("content without end", head("POST / HTTP/1.1", "Content-Length: 99999999999"), b"a" * 0x10000),
        ("a change without end", change.head(None, Transfer_Encoding="chunked"), endless),
        ("chunks that go on after their size", change.head(None, Transfer_Encoding="chunked") + b"1;", b"a" * 0x10000),
        ("fields after the chunks without end", change.head(None, Transfer_Encoding="chunked") + b"0\r\n", b"A: b\r\n" * 1000),
    ]:
        sent = 0
        with connect(trial.port) as connection:
            try:
                connection.sendall(start)
                while sent < 200 << 20:
                    sent += connection.send(part)
            except OSError:
                pass
        trial.count("floods", name, sent < 200 << 20, f"{sent} bytes were taken")
        trial.check(name)


def try_streams(trial):
    """Open pages that go without a word, 300 of them: their connections go with them."""
    def files():
        return len(os.listdir(f"/proc/{trial.served.process.pid}/fd"))

    before = files()
    streams = [connect(trial.port) for _ in range(300)]
    for stream in streams:
        stream.sendall(head("GET /.vitrine/events?page=/ HTTP/1.1"))
        assert stream.recv(100).startswith(b"HTTP/1.1 200 ")
    trial.check("300 streams")
    for number, stream in enumerate(streams):
        if number % 2:
            stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        stream.close()
    deadline = time.monotonic() + 10
    while files() > before + 5 and time.monotonic() < deadline:
        time.sleep(0.05)
    trial.count("floods", "300 streams that were left", files() <= before + 5, f"{files() - before} connections are left")


class Slow(threading.Thread):
    """A connection on which little happens; `is_closed` once the server has ended it."""

    def __init__(self, name, port, start, drip=b""):
        super().__init__(daemon=True)
        self.name, self.start_bytes, self.drip = name, start, drip
        self.connection = connect(port)
        self.is_closed = False

    def run(self):
        try:
            self.connection.sendall(self.start_bytes)
            self.connection.settimeout(0.5)
            while self.goes_on():
                if self.drip:
                    self.connection.sendall(self.drip)
        except OSError:
            pass
        self.is_closed = True

    def goes_on(self):
        try:
            return bool(self.connection.recv(1 << 16))
        except TimeoutError:
            return True


class SlowReader(Slow):
    """One that takes nothing until the server has to have given up, and then less than all there was."""

    def __init__(self, name, port, start, length):
        super().__init__(name, port, start)
        self.length = length

    def run(self):
        self.connection.sendall(self.start_bytes)
        time.sleep(PATIENCE + 5)
        taken = 0
        try:
            while part := self.connection.recv(1 << 20):
                taken += len(part)
        except TimeoutError:
            return
        except OSError:
            pass
        self.is_closed = taken < self.length


def slow_connections(trial):
    port, change = trial.port, trial.change()
    page = head("GET / HTTP/1.1")
    return [Slow(f"an idle connection, {number}", port, b"") for number in range(200)] + [
        Slow("an idle connection after a page", port, page),
        Slow("a first line, a byte at a time", port, b"GET /", b"a"),
        Slow("fields, one at a time", port, page[:-2], b"A: b\r\n"),
        Slow("half a request", port, page[:-9]),
        Slow("blank lines, one at a time", port, b"", b"\r\n"),
        Slow("a change, a byte at a time", port, change.head(1000), b" "),
        Slow("chunks of a change, one at a time", port, change.head(None, Transfer_Encoding="chunked"), b"1\r\n \r\n"),
        Slow("half a change", port, change.head(1000) + b"{"),
        SlowReader("a reader who takes nothing of a large file", port, head("GET /large.bin HTTP/1.1"), 32 << 20),
        SlowReader("a reader who takes nothing of many pages", port, head("GET /none HTTP/1.1") * 1000, 1000 * (60 << 10)),
    ]


def try_senders_without_edit(program, folder):
    """Without `--edit` nothing can be changed, whoever asks."""
    served = Served(program, folder)
    try:
        trial = Trial(served, folder / "content")
        wait(lambda: trial.get("/birds/")[0] == "200")
        trial.page = trial.get("/")[1]
        page = trial.get("/birds/")[1]
        trial.count("without --edit", "the script", b"token" not in page and b"reorder" not in page)
        change = Change(trial.port, "0" * 64, "0" * 16)
        for attempt in [Attempt("a change", change.request(), "405"), Attempt("the script", head("GET /.vitrine/reorder.js HTTP/1.1"), "404"),
                        Attempt("the address of changes", head("GET /.vitrine/reorder HTTP/1.1"), "404"), *requests.of_methods()]:
            trial.attempt("without --edit", attempt)
        return trial
    finally:
        served.end()


def earlier_token(program, folder):
    served = Served(program, folder, "--edit")
    try:
        trial = Trial(served, folder / "content")
        return trial.change().token
    finally:
        served.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.environ.get("VITRINE", "vitrine"), help="vitrine")
    program = os.path.abspath(parser.parse_args().program)
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        content(folder)
        closed = try_senders_without_edit(program, folder)
        old_token = earlier_token(program, folder)
        served = Served(program, folder, "--edit")
        try:
            trial = Trial(served, folder / "content")
            slow = slow_connections(trial)
            began = time.monotonic()
            for connection in slow:
                connection.start()
            port, change = trial.port, trial.change()
            for group, attempts in {
                "paths": requests.of_paths(port), "hosts and origins": requests.of_hosts(port), "methods": requests.of_methods(),
                "lengths": [*requests.of_lengths(), *requests.of_changes_lengths(change)],
                "senders of changes": requests.of_senders(change, old_token), "changes": requests.of_contents(change),
            }.items():
                for attempt in attempts:
                    trial.attempt(group, attempt)
            try_links(trial)
            try_floods(trial)
            try_streams(trial)
            for connection in slow:
                connection.join(max(0.1, began + 2 * PATIENCE - time.monotonic()))
                trial.count("slow connections", connection.name, connection.is_closed, "it is still there")
            trial.check("all of it")
            before = trial.content.joinpath("birds/birds.json").read_text()
            status, answer = exchange(port, change.request())
            assert status == "200", f"a right change was answered with {status}: {answer!r}"
            after = trial.content.joinpath("birds/birds.json").read_text()
            assert re.findall(r'"id": "(\w+)"', after) == ["kite", "wren", "rook"] and sorted(after) == sorted(before), after
            status, answer = exchange(port, change.request())
            trial.count("changes", "the same change again", status == "409", status)
            tried, refused = trial.tried + closed.tried, trial.refused + closed.refused
        finally:
            served.end()
    for group, count in tried.items():
        print(f"{group}: {count} tried, {refused[group]} refused")
    print(f"{tried.total()} hostile requests tried, {refused.total()} refused; after each the site and its content were the same")
    return tried != refused


if __name__ == "__main__":
    sys.exit(main())
