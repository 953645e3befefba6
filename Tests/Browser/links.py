#!/usr/bin/env python3
"""Follows every internal link, picture, stylesheet and fragment of the site from file://.

All pages are read in Python; a sample is opened in the browser as well, which must resolve the same
addresses, report no error, and find the fragments. Exits 1 when something leads nowhere.
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import PurePosixPath
from urllib.parse import unquote, urldefrag, urlparse

from built_site import ALL, Browser, Tally, site_argument

BROWSER_PAGES = 40 if ALL else 8
ADDRESSES = {"href", "src", "poster", "action"}
LOADING = {"img", "script", "link", "source", "iframe", "video", "audio"}


class Page(HTMLParser):
    """The ids, the addresses and what else a page says that links depend on."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.ids, self.twice, self.addresses = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                if value in self.ids:
                    self.twice.append(value)
                self.ids.add(value)
            elif name in ADDRESSES and value is not None:
                self.addresses.append((tag, value, dict(attributes).get("rel", "")))


def target(page, address):
    """The file that `address` on `page` leads to, or None when it leaves the site."""
    path, _ = urldefrag(address)
    path = unquote(path)
    if not path:
        return page
    parts = list(PurePosixPath(page).parent.parts)
    for part in path.split("/"):
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part not in (".", ""):
            parts.append(part)
    return "/".join(parts) + ("/index.html" if path.endswith("/") else "")


def check_pages(site, tally):
    pages = {p: Page((site.folder / p).read_text(encoding="utf-8")) for p in site.pages}
    files = {str(p.relative_to(site.folder)) for p in site.folder.rglob("*") if p.is_file()}
    count = 0
    for path, page in pages.items():
        tally.check(not page.twice, f"{path}: ids twice: {page.twice[:5]}")
        for tag, address, rel in page.addresses:
            if urlparse(address).scheme in ("http", "https", "mailto", "data", "about"):
                loads = tag in LOADING and rel not in ("canonical", "alternate", "license")
                tally.check(not loads or address.startswith("data:"), f"{path}: loads {address}")
                continue
            count += 1
            found = target(path, address)
            tally.check(found in files, f"{path}: {address} leads to {found}, which is not there")
            fragment = unquote(urldefrag(address)[1])
            if fragment and found in pages:
                tally.check(
                    fragment in pages[found].ids or fragment == "top",
                    f"{path}: {found} has no #{fragment}",
                )
    for path in (p for p in files if p.endswith(".css")):
        text = (site.folder / path).read_text(encoding="utf-8")
        for address in re.findall(r"url\(['\"]?([^'\")]+)", text):
            if not address.startswith(("data:", "#")):
                count += 1
                tally.check(target(path, address) in files, f"{path}: url({address}) is not there")
    print(f"{count} internal links on {len(pages)} pages")


def check_in_browser(site, tally):
    with Browser() as browser:
        page = browser.page(1280)
        problems = []
        page.on("console", lambda m: problems.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        # A picture that was still on its way when the page was left is aborted, which is no fault.
        page.on(
            "requestfailed",
            lambda r: problems.append(f"{r.failure}: {r.url}") if r.failure != "net::ERR_ABORTED" else None,
        )
        page.on("request", lambda r: problems.append("loads " + r.url) if r.url.startswith("http") else None)
        fragments = []
        for path in site.sample(BROWSER_PAGES):
            problems.clear()
            page.goto(site.address(path))
            # Where motion is reduced, as here, "What's new" is not there to be followed.
            links = page.evaluate(
                "[...document.querySelectorAll('a[href]')].filter(a => getComputedStyle(a).display !== 'none')"
                # Links in drawings say more than a text.
                ".map(a => [a.getAttribute('href'), a.href.baseVal === undefined ? a.href : new URL(a.href.baseVal, document.baseURI).href])"
            )
            for written, resolved in links:
                if not resolved.startswith("file://"):
                    continue
                expected = site.folder / target(path, written)
                tally.check(
                    unquote(urlparse(resolved).path) == str(expected),
                    f"{path}: {written} is {resolved} to the browser",
                )
                if "#" in written and len(fragments) < 60 and (resolved not in fragments):
                    fragments.append(resolved)
            tally.check(not problems, f"{path}: {problems[:3]}")
        for address in fragments:
            page.goto("about:blank")
            page.goto(address)
            tally.check(page.evaluate("!!document.querySelector(':target')"), f"{address} targets nothing")
    print(f"{len(fragments)} fragments opened")


def main():
    sys.setrecursionlimit(10_000)
    site, tally = site_argument(), Tally()
    check_pages(site, tally)
    check_in_browser(site, tally)
    tally.end()


if __name__ == "__main__":
    main()
