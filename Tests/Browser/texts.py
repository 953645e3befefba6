#!/usr/bin/env python3
"""Looks at what texts may hold: code in colours, alerts, links of headings, figures, films and tables.

usage: texts.py PROGRAM

Contrasts are computed from the colours that the browser shows. Exits 1 if anything is not as it should be.
"""

from axe_playwright_python.sync_playwright import Axe

from built_site import Browser, BuiltSite, Tally, built, soon

TEXT = '''---
title: Texts
---
First.[^1]

## Code

```swift title="Package.swift" {1}
import Tools // a comment
let name: String = "text", number = 12
```

```diff
@@ -1 +1 @@
-one
+two
```

## Alerts

''' + "\n".join(f"> [!{kind}]\n> Words with a [link](plain.md).\n" for kind in ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"]) + '''
## Media

![A song](song.mp3 "A song")

| ''' + " | ".join(f"a long column {number}" for number in range(12)) + ''' |
|''' + " --- |" * 12 + '''
| ''' + " | ".join(["1,000,000"] * 12) + ''' |

[^1]: A note.
'''

CONTRASTS = """() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgb = color => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const light = color => { const [r, g, b] = rgb(color).map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
  const ground = element => { for (; element; element = element.parentElement) { const color = getComputedStyle(element).backgroundColor; if (rgb(color)[3]) return color; } return '#fff'; };
  return [...document.querySelectorAll('.code span, .code button, .code figcaption, .alert-title, .alert p, .alert a, figcaption')].map(element => {
    const [a, b] = [light(getComputedStyle(element).color), light(ground(element))].sort((a, b) => b - a);
    return [element.outerHTML.slice(0, 60), (a + .05) / (b + .05)];
  });
}"""


def write(folder):
    (folder / "site.yml").write_text("title: Texts\n")
    (folder / "index.md").write_text("---\ntitle: Home\n---\n")
    for language in ["en", "de"]:
        page = folder / language
        page.mkdir()
        (page / "index.md").write_text(f"---\ntitle: {language}\nlanguage: {language}\n---\n")
        (page / "texts.md").write_text(TEXT)
        (page / "plain.md").write_text("---\ntitle: Plain\n---\nWords, `code`\n\n    and more\n")
        (page / "song.mp3").write_bytes(b"ID3")


def check_looks(site, browser, tally):
    for scheme in ["light", "dark"]:
        for contrast in ["no-preference", "more"]:
            page = browser.page(1000, scheme=scheme)
            page.emulate_media(contrast=contrast)
            page.goto(site.address("en/texts/index.html"))
            found = page.evaluate(CONTRASTS)
            tally.check(len(found) > 20, f"{len(found)} colours are found")
            for element, ratio in found:
                tally.check(ratio >= 4.5, f"{scheme} {contrast}: {element} has a contrast of {ratio:.2f}")
            page.context.close()


def check_access(site, browser, tally):
    for scheme in ["light", "dark"]:
        for width in [320, 1280]:
            page = browser.page(width, scheme=scheme)
            page.goto(site.address("en/texts/index.html"))
            for violation in Axe().run(page).response["violations"]:
                tally.check(False, f"{width} {scheme}: {violation['id']} {violation['nodes'][0]['html'][:200]}")
            tally.check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"wider than {width} px")
            page.context.close()


def check_table(site, browser, tally):
    page = browser.page(320)
    page.goto(site.address("en/texts/index.html"))
    region = page.get_by_role("region", name="a long column 0, a long column 1")
    tally.check(region.evaluate("e => e.scrollWidth > e.clientWidth"), "the table does not scroll")
    region.focus()
    page.keyboard.press("ArrowRight")
    tally.check(soon(page, lambda: region.evaluate("e => e.scrollLeft") > 0), "the keyboard does not scroll the table")
    page.context.close()


def check_headings(site, browser, tally):
    page = browser.page(1000)
    page.goto(site.address("de/texts/index.html"))
    tally.check(page.get_by_role("heading", name="Code", exact=True).count() == 1, "the name of a heading is another")
    link = page.get_by_role("link", name="Link zu Code")
    tally.check(link.evaluate("e => getComputedStyle(e).opacity") == "0", "the link is seen before anyone asks for it")
    page.get_by_role("heading", name="Code", exact=True).hover()
    tally.check(link.evaluate("e => getComputedStyle(e).opacity") == "1", "a pointer does not show the link")
    link.click()
    tally.check(page.evaluate("location.hash") == "#code", "the link leads elsewhere")
    page.emulate_media(media="print")
    tally.check(not link.is_visible(), "the link is printed")
    page.context.close()


def check_words(site, browser, tally):
    page = browser.page(1000)
    for language, words in {"en": ["Note", "Caution"], "de": ["Hinweis", "Vorsicht"]}.items():
        page.goto(site.address(f"{language}/texts/index.html"))
        titles = page.locator(".alert-title").all_inner_texts()
        tally.check([titles[0], titles[-1]] == words, f"{language}: {titles}")
    tally.check(page.get_by_role("link", name="Zurück zu Verweis 1").count() == 1, "the way back has no name")
    page.context.close()


def check_copying(site, browser, tally):
    page = browser.page(1000)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site.address("de/texts/index.html"))
    button = page.locator(".code > button").first
    tally.check(button.inner_text() == "Kopieren", f"the button says {button.inner_text()}")
    before = page.content()
    button.click()
    said = soon(page, button.inner_text, "Kopiert")
    tally.check(said == "Kopiert", f"the button says {said} when it was pressed")
    copied = page.evaluate("navigator.clipboard.readText()")
    tally.check(copied == 'import Tools // a comment\nlet name: String = "text", number = 12\n', f"copied is {copied!r}")
    tally.check(soon(page, page.content, before) == before, "the page is not what it was")
    page.context.close()
    context = browser.chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.address("en/texts/index.html"))
    tally.check(not page.locator(".code > button").first.is_visible(), "there is a button without a script")
    context.close()


def check_plain(site, browser, tally):
    for path in ["en/plain/index.html", "index.html"]:
        html = (site.folder / path).read_text()
        for name in ["code", "alerts", "anchors", "media", "definitions", "copying"]:
            tally.check(f"assets/{name}." not in html, f"{path} loads {name}")


def main():
    tally = Tally()
    with built(write) as (_, output):
        site = BuiltSite(output)
        with Browser() as browser:
            for check in [check_looks, check_access, check_table, check_headings, check_words, check_copying, check_plain]:
                check(site, browser, tally)
    tally.end()


if __name__ == "__main__":
    main()
