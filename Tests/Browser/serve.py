#!/usr/bin/env python3
"""Does in a browser what an author does beside an editor, while `vitrine serve` shows the site.

A file is edited, and the open pages change without losing their place; a stylesheet is edited, and only
it is exchanged; a file is broken, and what is wrong is shown over the page, to be closed with Escape;
it is mended, and that is gone without a reload. Two windows at once see it all; a page that nobody sees
holds no connection and catches up when it is shown; so does one under which the server is started again.

Exits 1 if anything is otherwise.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urljoin

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from built_site import pause, soon
from chromium import launch
from served import Served


def content(folder):
    pages = folder / "content/birds"
    pages.mkdir(parents=True)
    (folder / "content/site.yml").write_text("title: Birds\n")
    (folder / "content/index.md").write_text("---\ntitle: Home\n---\nSome birds.\n")
    (pages / "index.md").write_text("---\ntitle: Birds\nsections: [{ title: All, layout: list }]\n---\n")
    for number in range(60):
        (pages / f"b{number:02}.md").write_text(f"---\ntitle: Bird {number}\nsubtitle: before\n---\nA bird.\n")


def edit(folder, number, subtitle):
    (folder / f"content/birds/b{number:02}.md").write_text(
        f"---\ntitle: Bird {number}\nsubtitle: {subtitle}\n---\nA bird.\n")


def marked(page):
    """Marks the document, which a reload would take away."""
    page.evaluate("window.isMarked = true")


def is_marked(page):
    return page.evaluate("window.isMarked === true")


def is_served(page, path, text):
    """Waits until a page of the server says so, and as long again as open pages take to hear of it."""
    assert soon(page, lambda: text in page.request.get(urljoin(page.url, path)).text()), f"{text} is not served"
    pause(page, 300)


def check_edit(folder, pages):
    for page in pages:
        page.evaluate("scrollTo(0, 700)")
    before = [page.evaluate("scrollY") for page in pages]
    edit(folder, 30, "after")
    for page in pages:
        expect(page.locator("main")).to_contain_text("after")
    for page in pages:
        page.wait_for_function("document.readyState == 'complete'")
    after = [page.evaluate("scrollY") for page in pages]
    assert before == after and before[0] == 700, f"scrolled from {before} to {after}"


def check_another_page(folder, page):
    """An edit of what a page does not show leaves it alone."""
    marked(page)
    (folder / "content/index.md").write_text("---\ntitle: Home\n---\nMany birds.\n")
    is_served(page, "/", "Many birds")
    assert is_marked(page), "a page was loaded anew that did not change"


def check_styles(folder, page):
    marked(page)
    links = "document.querySelectorAll('link[rel=stylesheet]').length"
    count = page.evaluate(links)
    styles = folder / "Templates/styles"
    styles.mkdir(parents=True, exist_ok=True)
    (styles / "base.css").write_text("@layer base { h1 { color: rgb(1, 2, 3) } }\n")
    page.wait_for_function("getComputedStyle(document.querySelector('h1')).color == 'rgb(1, 2, 3)'")
    page.wait_for_function(f"{links} == {count}")
    assert is_marked(page), "the page was loaded anew for a stylesheet"
    # One that cannot be had leaves the old one, and is asked for again.
    page.route("**/*preview=*", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        (styles / "base.css").write_text("@layer base { h1 { color: rgb(4, 5, 6) } }\n")
    page.wait_for_timeout(200)
    expect(page.locator("h1")).to_have_css("color", "rgb(1, 2, 3)")
    page.wait_for_function(f"{links} == {count}")
    page.unroute("**/*preview=*")
    (styles / "base.css").write_text("@layer base { h1 { color: rgb(7, 8, 9) } }\n")
    expect(page.locator("h1")).to_have_css("color", "rgb(7, 8, 9)")
    (styles / "base.css").unlink()
    expect(page.locator("h1")).not_to_have_css("color", "rgb(7, 8, 9)")
    page.wait_for_function("getComputedStyle(document.querySelector('h1')).color != 'rgb(1, 2, 3)'")


def check_mistake(folder, pages, pictures):
    index = folder / "content/birds/index.md"
    right = index.read_text()
    for page in pages:
        marked(page)
    link = pages[0].locator("main a").first
    link.focus()
    index.write_text(right.replace("layout: list", "layout: lits"))
    for page in pages:
        dialog = page.get_by_role("alertdialog", name="1 error: the site cannot be built")
        expect(dialog).to_be_visible()
        expect(dialog.locator(".place")).to_have_text(re.compile(r"birds/index\.md:3:\d+"))
        expect(dialog.locator("mark")).to_have_text("lits")
        expect(dialog.locator(".hint")).to_contain_text("list")
        expect(dialog.get_by_role("button", name="Close")).to_be_focused()
        # The last good page stays under it.
        assert "Bird 30" in page.locator("main").inner_text()
    check_looks(pages[0], pictures)
    pages[0].keyboard.press("Escape")
    expect(pages[0].get_by_role("alertdialog")).to_have_count(0)
    expect(link).to_be_focused()
    # Another mistake is shown again, both of them.
    (folder / "content/site.yml").write_text("titel: Birds\n")
    for page in pages:
        expect(page.get_by_role("alertdialog")).to_contain_text("titel")
    (folder / "content/site.yml").write_text("title: Birds\n")
    index.write_text(right)
    for page in pages:
        expect(page.get_by_role("alertdialog")).to_have_count(0)
        assert is_marked(page), "the repair loaded the page anew"


def check_looks(page, pictures):
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        results = Axe().run(page)
        assert not results.violations_count, results.generate_report()
        if pictures:
            page.screenshot(path=f"{pictures}/problems-{scheme}.png")
    page.emulate_media(color_scheme="light")


def check_hidden(folder, browser, address):
    """A page that is not seen catches up when it is."""
    page = browser.new_page()
    page.goto(address)
    page.evaluate("""() => {
      Object.defineProperty(document, 'visibilityState', {get: () => window.isHidden ? 'hidden' : 'visible'});
      window.isHidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    }""")
    marked(page)
    edit(folder, 2, "unseen")
    is_served(page, "", "unseen")
    assert is_marked(page), "a page was loaded anew that nobody sees"
    page.evaluate("window.isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("main")).to_contain_text("unseen")
    page.close()


def check_restart(program, folder, served, pages):
    for page in pages:
        marked(page)
    served.end()
    edit(folder, 3, "meanwhile")
    served = Served(program, folder, port=served.port)
    for page in pages:
        expect(page.locator("main")).to_contain_text("meanwhile", timeout=20_000)
        marked(page)
    served.end()
    served = Served(program, folder, port=served.port)
    served.waits_for("items")
    pages[0].wait_for_timeout(1500)
    assert all(is_marked(page) for page in pages), "a page was loaded anew that did not change"
    edit(folder, 4, "again")
    for page in pages:
        expect(page.locator("main")).to_contain_text("again", timeout=20_000)
    return served


def check_first_mistake(program, folder, browser, pictures):
    """A site that could not be built yet."""
    site = folder / "content/site.yml"
    site.write_text("titel: Birds\n")
    served = Served(program, folder)
    try:
        page = browser.new_page()
        answer = page.goto(served.address + "birds/")
        assert answer.status == 500, answer.status
        expect(page.get_by_role("heading", level=1)).to_have_text("1 error: the site cannot be built")
        expect(page.locator("mark")).to_have_text("titel")
        if pictures:
            page.screenshot(path=f"{pictures}/problems-page.png")
        results = Axe().run(page)
        assert not results.violations_count, results.generate_report()
        site.write_text("titel: Birds\nlang: en\n")
        expect(page.get_by_role("heading", level=1)).to_have_text("2 errors: the site cannot be built")
        site.write_text("title: Birds\n")
        expect(page.get_by_role("heading", level=1)).to_have_text("Birds")
        page.close()
    finally:
        served.end()


def check_not_written(program, folder):
    site = folder / "site"
    subprocess.run([program, "build", "--quiet", "--output", site], cwd=folder, check=True)
    for file in site.rglob("*"):
        assert file.is_dir() or b".vitrine/" not in file.read_bytes(), f"{file} has the preview's script"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", nargs="?", default=os.environ.get("VITRINE", "vitrine"), help="vitrine")
    parser.add_argument("--pictures", help="a folder for pictures of what is wrong")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        folder = Path(folder)
        content(folder)
        browser = launch(playwright)
        served = Served(program, folder)
        try:
            pages = [browser.new_page() for _ in range(2)]
            for page in pages:
                page.goto(served.address + "birds/")
            check_edit(folder, pages)
            check_another_page(folder, pages[0])
            check_styles(folder, pages[0])
            check_mistake(folder, pages, options.pictures)
            check_hidden(folder, browser, served.address + "birds/index.html")
            served = check_restart(program, folder, served, pages)
        finally:
            served.end()
        check_first_mistake(program, folder, browser, options.pictures)
        check_not_written(program, folder)
        browser.close()
    print("an edit, a stylesheet, a mistake and its repair, a hidden page, a restart: all as they should be")


if __name__ == "__main__":
    sys.exit(main())
