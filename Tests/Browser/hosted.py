#!/usr/bin/env python3
"""Serves the sample site with the headers and redirects that it writes for hosts, and uses its pages.

usage: hosted.py VITRINE [--nginx]

`_headers` and `_redirects` are read by the rules of Netlify and Cloudflare Pages; with --nginx, nginx
serves the site with the files for it. Nothing may be refused: on every kind of page, with search,
filters, choices of layout, charts, maps and the changes of a build, at an unknown address and in a
preview. Files with a hash in their names are kept for a year, and no others. Exits 1 otherwise.
"""

import contextlib
import functools
import http.server
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import quote, unquote

from playwright.sync_api import sync_playwright

from built_site import ALL, BuiltSite, Tally, soon
from chromium import WHOLE_CHROMIUM, launch
from served import Served

ROOT = Path(__file__).resolve().parents[2]
ITEM_PAGES = 60 if ALL else 12

# Tells of what a policy refuses, from the first line of a page.
REFUSED = """addEventListener('securitypolicyviolation', event =>
  console.error(`refused ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))"""

# Opens what has to be opened, and goes over what can be chosen.
USE = """async () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const radio of document.querySelectorAll('main input[type=radio]')) { radio.click(); await 0; }
  for (const place of [.3, .6, 1]) {
    scrollTo(0, place * document.body.scrollHeight);
    await new Promise(requestAnimationFrame);
  }
}"""


def rules(folder):
    """The blocks of `_headers`: a pattern, and names with values."""
    blocks = []
    for line in (folder / "_headers").read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            blocks[-1][1].append(line.strip().split(": ", 1))
        else:
            pattern = re.escape(line).replace(r"\*", ".*")
            blocks.append((re.compile(re.sub(r":\w+", "[^/]+", pattern) + "$"), []))
    return blocks


class Host(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as the hosts do."""

    blocks, moved = [], {}

    def log_message(self, *_):
        pass

    def end_headers(self):
        path, sent = self.path.partition("?")[0], {}
        for pattern, headers in self.blocks:
            for name, value in headers if pattern.match(path) else ():
                sent.setdefault(name, []).append(value)
        for name, values in sent.items():
            self.send_header(name, ", ".join(values))
        super().end_headers()

    def do_GET(self):
        if target := self.moved.get(self.path):
            self.send_response(301)
            self.send_header("Location", target)
            return self.end_headers()
        super().do_GET()

    def send_error(self, code, *_):
        page = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page)


def by_rules(folder):
    Host.blocks = rules(folder)
    lines = [line.split() for line in (folder / "_redirects").read_text(encoding="utf-8").splitlines()]
    Host.moved = {path: target for path, target, _ in lines}
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=folder))
    # A browser that leaves a page closes what it still loads.
    server.handle_error = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1], server.shutdown


@contextlib.contextmanager
def under_policy(browser, folder):
    """A page of the folder as a host serves it, its address, and what goes against the policy there or fails."""
    port, end = by_rules(folder)
    complaints = []
    page = browser.page(1440)
    page.add_init_script(REFUSED)
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page, f"http://127.0.0.1:{port}/", complaints
    page.context.close()
    end()


def by_nginx(folder):
    """As the documentation says it."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    text = (ROOT / "content/docs/publishing.md").read_text(encoding="utf-8")
    server = re.search(r"```nginx\n(.*?)```", text, re.S)[1].replace("/srv/site", str(folder))
    server = re.sub(r"listen [^;]*;", f"listen 127.0.0.1:{port};", server)
    home = folder.parent
    (home / "nginx.conf").write_text(
        f"user root; daemon off; error_log {home}/error.log; pid {home}/pid;\nevents {{}}\nhttp {{\n"
        f"include /etc/nginx/mime.types; access_log off;\n{server}}}\n")
    process = subprocess.Popen(["nginx", "-e", f"{home}/error.log", "-c", f"{home}/nginx.conf"])
    for _ in range(100):
        with socket.socket() as tried:
            if not tried.connect_ex(("127.0.0.1", port)):
                break
        time.sleep(0.05)
    return port, process.terminate


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def fetch(address):
    """The status and the headers of an answer, as they come."""
    try:
        answer = urllib.request.build_opener(Stay).open(address)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return answer.status, answer.headers


def check_files(address, site, tally, is_nginx):
    """What each file may be kept for, and where old addresses lead."""
    paths = sorted(str(path.relative_to(site.folder)) for path in site.folder.rglob("*") if path.is_file())
    hashed = [path for path in paths if re.search(r"\.[0-9a-f]{16}\.[^./]+$", path)]
    others = [path for path in paths if path not in hashed and not path.startswith("_")]
    tally.check(len(hashed) > 40, f"only {len(hashed)} files have a hash in their names")
    for path in hashed + others[:: len(others) // 200 or 1]:
        status, headers = fetch(address + quote(path))
        kept = headers.get("Cache-Control") or ""
        tally.check(
            (kept == "public, max-age=31536000, immutable") == (path in hashed),
            f"{path}: {status}, kept for {kept!r}")
        tally.check(headers.get("X-Content-Type-Options") == "nosniff", f"{path}: {status} {headers}")
        if is_nginx and path not in hashed and path not in site.redirects:
            tally.check(kept == "no-cache", f"{path}: {status}, kept for {kept!r}")
    for path in site.redirects:
        for end in ["", "index.html"] if is_nginx else [""]:
            status, headers = fetch(address + quote(path.removesuffix("index.html") + end))
            target = unquote(headers.get("Location") or "").partition("#")[0]
            target = target.removeprefix(address).removeprefix("/")
            tally.check(
                status == 301 and target not in site.redirects
                and (site.folder / target / "index.html").is_file(), f"{path}{end}: {status} to {target!r}")
    if is_nginx:
        tally.check(fetch(address + "_nginx/headers.conf")[0] == 404, "nginx shows its own files")


def check_pages(page, complaints, address, site, tally):
    for path in site.sample(ITEM_PAGES):
        page.goto(address + quote(path))
        page.evaluate(USE)
        tally.check(not complaints, f"{path}: {complaints[:3]}")
        complaints.clear()
    page.goto(address + "mountains/index.html#changes")
    page.wait_for_timeout(1500)
    tally.check(not complaints, f"changes: {complaints[:3]}")
    page.goto(address + "mountains/")
    page.locator(".finding input[name=q]").fill("alp")
    found = soon(page, lambda: "q=alp" in page.url)
    tally.check(found, f"the page is not searched: {page.url}")
    page.goto(address)
    page.keyboard.press("/")
    dialog = page.locator("dialog[open] input").first
    dialog.fill("everest")
    found = soon(page, lambda: page.locator("dialog[open] a[href*=everest]").count() > 0)
    tally.check(found, "the site is not searched")
    tally.check(not complaints, f"search: {complaints[:3]}")
    complaints.clear()
    # A page for unknown addresses is found at any depth.
    page.goto(address + "no/such/page/")
    tally.check(page.locator("main h1").is_visible(), "an unknown address shows no page")
    shown = page.evaluate("getComputedStyle(document.querySelector('main')).maxWidth")
    tally.check(shown != "none", "the page for unknown addresses has no styles")
    refused = [text for text in complaints if "refused" in text]
    tally.check(not refused, f"an unknown address: {refused[:3]}")
    complaints.clear()


def check_preview(page, complaints, program, folder, policy, tally):
    """A preview is served with no policy; its pages obey the same."""
    preview = Served(program, folder)

    def answer(route):
        response = route.fetch()
        route.fulfill(response=response, headers=response.headers | {"content-security-policy": policy})

    page.route(re.compile(r"/([^/.]*|[^/]*\.html)$"), answer)
    for path in ["", "mountains/", "emoji/", "report/"]:
        page.goto(preview.address.rstrip("/") + "/" + path)
        page.wait_for_timeout(300)
        tally.check(not complaints, f"preview of {path}: {complaints[:3]}")
        complaints.clear()
    page.unroute_all(behavior="ignoreErrors")
    preview.end()


def main():
    program, is_nginx, tally = Path(sys.argv[1]).resolve(), "--nginx" in sys.argv, Tally()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        if is_nginx:
            # The workers of nginx are another user's.
            os.chmod(folder, 0o755)
        content, output = folder / "content", folder / "site"
        shutil.copytree(ROOT / "content", content)
        with open(content / "site.yml", "a", encoding="utf-8") as settings:
            settings.write("hosting: [netlify, nginx]\n")
        page = content / "docs/themes.md"
        page.write_text(page.read_text(encoding="utf-8").replace("---\n", "---\naliases: [/à b/, '/l;o$o\"k/']\n".replace("à b", "à-b"), 1), encoding="utf-8")
        command = [program, "build", "--content", content, "--output", output]
        subprocess.run(command, check=True, capture_output=True)
        # Items move, come and go, so that pages play a change and old addresses redirect.
        (content / "docs/layouts.md").rename(content / "docs/lay outs.md")
        page.write_text(page.read_text(encoding="utf-8") + "\nMore.\n", encoding="utf-8")
        mountains = content / "mountains/index.md"
        mountains.write_text(
            re.sub(r"(?m)^  - \{? ?title: ", lambda match: match[0] + "New ", mountains.read_text(encoding="utf-8"), count=1),
            encoding="utf-8")
        subprocess.run(command, check=True, capture_output=True)
        site = BuiltSite(output)
        port, end = (by_nginx if is_nginx else by_rules)(output)
        address = f"http://127.0.0.1:{port}/"
        check_files(address, site, tally, is_nginx)
        policy = fetch(address)[1].get("Content-Security-Policy") or ""
        scripts = re.search(r"script-src[^;]*", policy)
        tally.check(scripts and "unsafe" not in scripts[0], f"the policy is {policy!r}")
        chromium = launch(playwright, executable_path=WHOLE_CHROMIUM)
        page, complaints = chromium.new_page(viewport={"width": 1200, "height": 800}), []
        page.add_init_script(REFUSED)
        page.on("console", lambda message: complaints.append(f"{message.location['url']}: {message.text}"))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        check_pages(page, complaints, address, site, tally)
        if not is_nginx:
            check_preview(page, complaints, program, folder, policy, tally)
            Host.blocks = [(pattern, [[name, re.sub(" 'sha256-[^']*'", "", value)] for name, value in headers]) for pattern, headers in Host.blocks]
            page.goto(address)
            tally.check(complaints, "a policy without the hash refuses nothing")
        chromium.close()
        end()
    tally.end()


if __name__ == "__main__":
    main()
