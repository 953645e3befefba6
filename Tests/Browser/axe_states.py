#!/usr/bin/env python3
"""Runs axe on pages that visitors have done something with: panels of filters open, words searched, values chosen,
nothing found, items in groups and selected, the search of the site open. On a desk and on a phone, light and dark.

Pages of some 500 items stand for longer ones. Exits 1 when axe finds a violation.
"""

from axe import AXE, RUN
from built_site import ALL, CAN_FIND, Browser, Tally, open_facet, site_argument
from motion import rests

# A sheet covers what is behind it, which axe would hold against the sheet's colours.
RUN_IN_SIGHT = f"() => ({RUN})(undefined, [...document.querySelectorAll(':popover-open')].at(-1) ?? document)"

SIZES = [(1280, "light"), (375, "dark")]


def states(page):
    """Does one thing after the other with a page, and tells what."""
    field = page.locator(".finding [name=q]")
    if field.count():
        field.fill("a")
        yield "words searched"
        field.fill("zzqqzz")
        yield "nothing found"
        field.fill("")
    for number in range(page.locator(".facet").count()):
        facet = open_facet(page, f".facet >> nth={number}")
        summary = facet.locator("summary").first
        facet.locator("input").first.wait_for()
        yield f"the panel of {summary.inner_text()} open"
        box = facet.locator("input[type=checkbox]")
        if box.count():
            box.first.check()
            yield f"a value of {summary.inner_text()} chosen"
        page.keyboard.press("Escape")
    if page.locator(".chosen .clear").count():
        yield "values chosen, no panel open"
        page.locator(".chosen .clear").click()
    for name in ["sort", "group"]:
        for value in page.locator(f"select[name={name}] option").evaluate_all("options => options.map(({value}) => value)")[1:2]:
            if not page.locator(f"select[name={name}]").is_visible():
                page.locator(".to-orders").click()
            page.select_option(f"select[name={name}]", value)
            yield f"{name} {value}"
            page.select_option(f"select[name={name}]", "")
            page.keyboard.press("Escape")
    select = page.locator(".section-bar button[aria-pressed]").first
    if select.count():
        select.click()
        page.locator(".selection").wait_for()
        page.keyboard.press("Control+a")
        yield "items selected"
        page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] input").fill("mo")
        page.wait_for_function("document.querySelector('dialog .search-count').textContent")
        yield "the search of the site open"


def main():
    site, tally, tried = site_argument(), Tally(), 0
    with Browser() as browser:
        pages = [path for path in site.folder_pages if site.items.get(path, 0) <= 500]
        for number, (width, scheme) in enumerate(SIZES):
            for path in pages if ALL else pages[number::len(SIZES)]:
                page = browser.page(width, scheme=scheme, bypass_csp=True)
                page.set_default_timeout(60_000)
                page.goto(site.address(path))
                if page.locator(".finding").count():
                    page.locator(".finding").hover()
                    page.wait_for_function(CAN_FIND)
                    page.add_script_tag(path=AXE)
                    for state in states(page):
                        rests(page)
                        tried += 1
                        result = page.evaluate(RUN_IN_SIGHT)
                        tally.check(not result["violations"], f"{path} ({width} px, {scheme}): {state}")
                        tally.check(not result["broken"], f"{path} ({width} px, {scheme}): {state}: axe broke off {result['broken']}")
                        for violation in result["violations"]:
                            print("  {id} ({count}): {help}\n    {first}\n    {why}".format(**violation))
                page.context.close()
    tally.check(tried >= 20, f"{tried} states are too few")
    print(f"axe: {tried} states")
    tally.end()


if __name__ == "__main__":
    main()
