#!/usr/bin/env python3
"""Opens pictures large in Chromium, Firefox and WebKit: with the mouse, keys, fingers and addresses, from both sides.

usage: viewer.py VITRINE [--in ENGINE…]

A page has pictures of an item and in its text; another shows pictures of items in a gallery. Where a picture is opened,
the page stays where it is, and closing it gives back its place, its address and its focus. In Chromium also: without a
script, under the content security policy of hosts, with fingers, printed, and that nothing shifts. Exits 1 otherwise.
"""


from axe import AXE, RUN
from built_site import soon
from cells import picture
from hosted import fetch, under_policy
from viewer_window import COUNT, STATE, Viewer, check_site

LANGUAGES = [("en", "ltr", "ArrowRight", "ArrowLeft"), ("he", "rtl", "ArrowLeft", "ArrowRight")]
SIZES = [(375, 812), (768, 1024), (1440, 900), (812, 375)]
WORDS = "\n\n".join(f"Paragraph {number}. " + "Some words that fill a line. " * 12 for number in range(12))

# Boxes of what the dialog shows, and what is wrong with them.
BOXES = """() => {
  const faults = [], box = element => element.getBoundingClientRect();
  const part = document.querySelector('dialog.viewer li:not([inert])'), image = box(part.querySelector('img'));
  const bar = box(document.querySelector('.viewer-bar')), caption = box(part.querySelector('figcaption'));
  const [width, height] = ['--w', '--h'].map(name => +part.querySelector('img').style.getPropertyValue(name));
  if (image.left < -.5 || image.right > innerWidth + .5) faults.push(`the picture is from ${image.left} to ${image.right}`);
  if (image.top < bar.bottom - .5) faults.push(`the picture begins at ${image.top}, under the bar that ends at ${bar.bottom}`);
  if (image.bottom > caption.top + .5) faults.push(`the picture ends at ${image.bottom}, under the caption at ${caption.top}`);
  if (caption.bottom > innerHeight + .5) faults.push(`the caption ends at ${caption.bottom} of ${innerHeight}`);
  if (Math.abs(image.width / image.height - width / height) > .02) faults.push(`the picture is ${image.width} x ${image.height} of ${width} x ${height}`);
  const room = [innerWidth, caption.top - bar.bottom];
  if (image.width < room[0] - 160 && image.height < room[1] - 2) faults.push(`the picture is only ${image.width} x ${image.height} in ${room}`);
  for (const button of document.querySelectorAll('dialog.viewer button, dialog.viewer li:not([inert]) .viewer-save')) {
    const {left, top, right, bottom, width, height} = box(button);
    if (!width) continue;
    if (height < 44 || width < 44) faults.push(`${button.value ?? 'the link'} is ${width} x ${height}`);
    if (left < 0 || top < 0 || right > innerWidth + .5 || bottom > innerHeight + .5) faults.push(`${button.value} is outside`);
  }
  return faults;
}"""

# Moves two fingers apart by a factor, or one along a way, as browsers tell of them.
PINCH = """factor => {
  const image = document.querySelector('dialog.viewer li:not([inert]) img'), {x, y, width, height} = image.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const tell = (type, pointerId, at) => image.dispatchEvent(new PointerEvent(type, {
    pointerId, pointerType: 'touch', isPrimary: pointerId == 11, clientX: at, clientY: cy, bubbles: true, buttons: type == 'pointerup' ? 0 : 1}));
  tell('pointerdown', 11, cx - 50);
  tell('pointerdown', 12, cx + 50);
  for (let step = 1; step <= 10; step++) {
    const reach = 50 * (1 + (factor - 1) * step / 10);
    tell('pointermove', 11, cx - reach);
    tell('pointermove', 12, cx + reach);
  }
  tell('pointerup', 11, cx - 50 * factor);
  tell('pointerup', 12, cx + 50 * factor);
  return new Promise(requestAnimationFrame).then(() => scaleNow());
  function scaleNow() { return +/scale\\(([\\d.]+)/.exec(image.style.transform)?.[1] || 1; }
}"""
SCALE = "() => +/scale\\(([\\d.]+)/.exec(document.querySelector('dialog.viewer li:not([inert]) img').style.transform)?.[1] || 1"
SHIFTS = """new PerformanceObserver(list => {
  for (const {value, hadRecentInput} of list.getEntries()) window.shifted = (window.shifted ?? 0) + value;
}).observe({type: 'layout-shift', buffered: true})"""


def write(content):
    (content / "site.yml").write_text("title: Birds\nurl: https://example.org\nhosting: netlify\n", encoding="utf-8")
    (content / "index.md").write_text("---\ntitle: Birds\n---\n", encoding="utf-8")
    for number, (width, height) in enumerate([(2000, 1300), (900, 1400), (1800, 600), (1500, 1500), (1600, 900)]):
        (content / f"{number}.png").write_bytes(picture(width, height))
    for language, direction, *_ in LANGUAGES:
        own = content / language
        own.mkdir()
        (own / "index.md").write_text(
            f"---\ntitle: Birds\naliases: [/old-{language}/]\nlanguage: {language}\ndirection: {direction}\nsections:\n"
            f"  - {{ id: all, layout: gallery, enlarge: true }}\n  - {{ id: rest, title: Rest, layout: grid, repeats: true }}\n  - {{ id: cards, title: Cards, layout: carousel, repeats: true, enlarge: true }}\n---\n\n{WORDS}\n", encoding="utf-8")
        images = ", ".join(f"{{ src: /{n}.png, alt: Picture {n}, caption: 'Caption {n}', credit: Ann }}" for n in range(3))
        (own / "owl.md").write_text(f"---\ntitle: Owl\nimages: [{images}]\n---\n\n{WORDS}\n\n![A square](/3.png \"Square\")\n\n{WORDS}\n", encoding="utf-8")
        for name, number in [("hen", 4), ("jay", 1)]:
            (own / f"{name}.md").write_text(f"---\ntitle: {name}\nimage: {{ src: /{number}.png, alt: '' }}\n---\n\n{WORDS}\n", encoding="utf-8")
        (own / "wren.md").write_text(f"---\ntitle: Wren\n---\n\n{WORDS}\n", encoding="utf-8")


def check_hands(viewer, forward, back):
    """Mouse and keys, on the page of an item."""
    window = viewer.window
    viewer.open("owl/index.html")
    start = viewer.state()
    window.click(".hero a.enlarge")
    viewer.is_open("a click on the large picture", 1, top=start["top"], caption="Caption 0 Ann")
    for key, number in [(forward, 2), (forward, 3), (back, 2), ("End", COUNT), (forward, COUNT), ("Home", 1), (back, 1)]:
        window.press(key)
        viewer.is_open(f"{key} is pressed", number, top=start["top"])
    viewer.check(viewer.state()["length"] == start["length"] + 1, "going through pictures adds to the history")
    window.press("Escape")
    closed = {"open": False, "hash": "", "top": start["top"]}
    viewer.becomes("Escape", **closed)
    viewer.check(viewer.state()["focus"].endswith(".webp") or viewer.state()["focus"].endswith(".png"), f"the focus is at {viewer.state()['focus']!r}")

    window.evaluate("history.forward()")
    viewer.is_open("forward after Escape", 1, top=start["top"])
    window.press("Escape")
    viewer.becomes("Escape again", **closed)

    # Scrolled down, at the picture in the text.
    window.evaluate("document.querySelector('.prose a.enlarge').scrollIntoView({block: 'center', behavior: 'instant'})")
    top = viewer.state()["top"]
    viewer.check(top > 400, f"the picture in the text is at {top}")
    window.click(".prose a.enlarge")
    viewer.is_open("a click on the picture in the text", COUNT, top=top, caption="Square")
    window.click("dialog.viewer [value=previous]")
    viewer.is_open("the button for the one before", 3, top=top)
    window.evaluate("history.back()")
    viewer.becomes("the back button", open=False, hash="", top=top)
    window.evaluate("history.forward()")
    viewer.is_open("forward", 3, top=top)
    window.click("dialog.viewer [value=close]")
    viewer.becomes("the button that closes", open=False, hash="", top=top)

    # With keys alone.
    window.evaluate("document.querySelector('.prose a.enlarge').focus({preventScroll: true})")
    focus = viewer.state()["focus"]
    window.press("Enter")
    viewer.is_open("Enter", COUNT, top=top)
    for key in ["Space", "ArrowDown"]:
        window.press("Tab")
        window.press("Tab")
        window.press(key)
    viewer.check(abs(viewer.state()["top"] - top) <= 1, "keys scroll the page behind")
    window.evaluate("history.back()")
    viewer.becomes("back after keys", open=False, focus=focus, top=top)

    # Beside the picture.
    window.click(".prose a.enlarge")
    viewer.is_open("again", COUNT)
    window.click_at(*window.evaluate(
        "() => { const {left, top, height} = document.querySelector('dialog.viewer li:not([inert]) img').getBoundingClientRect(); return [left / 2 + 40, top + height - 8]; }"))
    viewer.becomes("a click beside the picture", open=False, hash="", top=top)


def check_address(viewer):
    window = viewer.window
    viewer.open("owl/index.html#picture=3")
    viewer.is_open("its address", 3, top=0)
    window.evaluate("void setTimeout(() => location.reload())")
    window.wait_for_function("performance.getEntriesByType('navigation')[0].type == 'reload'")
    viewer.is_open("loaded again", 3)
    window.press("Escape")
    viewer.becomes("closed", open=False, hash="", top=0)
    for name in ["0", "9", "x", "%", "Title"]:
        viewer.open(f"owl/index.html#picture={name}")
        viewer.check(not viewer.state()["open"], f"#picture={name} opens one")


def check_zoom(viewer, forward):
    window = viewer.window
    viewer.open("owl/index.html#picture=1")
    viewer.is_open("its address", 1)
    for key, zoomed in [("=", True), ("-", False), ("=", True), ("0", False)]:
        window.press(key)
        viewer.becomes(f"{key} is pressed", zoomed=zoomed, open=True)
    window.click("dialog.viewer [value=in]")
    before = window.evaluate(SCALE)
    window.press("ArrowLeft")
    viewer.becomes("an arrow key of a picture that is zoomed in", zoomed=True, hash="#picture=1")
    window.press("0")
    middle = window.evaluate("() => { const {x, y, width, height} = document.querySelector('dialog.viewer li:not([inert]) img').getBoundingClientRect(); return [x + width / 4, y + height / 4]; }")
    window.pointer([("move", *middle), ("down",), ("up",), ("down",), ("up",)])
    viewer.becomes("a double click", zoomed=True, open=True)
    point = "([x, y]) => { const box = document.querySelector('dialog.viewer li:not([inert]) img').getBoundingClientRect(); return (x - box.x) / box.width; }"
    window.wait_for_timeout(600)
    viewer.check(abs(window.evaluate(point, middle) - .25) < .02, f"the point under the mouse is {window.evaluate(point, middle)}")
    window.pointer([("move", *middle), ("down",), ("move", middle[0] + 60, middle[1] + 40), ("up",)])
    window.wait_for_timeout(400)
    viewer.check(abs(window.evaluate(point, [middle[0] + 60, middle[1]]) - .25) < .02, "it is not dragged")
    viewer.becomes("dragged", zoomed=True, open=True)
    window.press("0")
    viewer.check(abs(window.evaluate(PINCH, 2) - 2) < .05, f"two fingers zoom by {window.evaluate(SCALE)}")
    viewer.check(window.evaluate(PINCH, .2) == 1, "two fingers do not zoom out")
    viewer.check(before > 1.2, f"the button zooms by {before}")
    window.press(forward)
    viewer.is_open("then the next one", 2, zoomed=False)


def check_boxes(viewer):
    for size in SIZES:
        viewer.open("owl/index.html#picture=1", size)
        for number in range(1, COUNT + 1):
            viewer.is_open(f"at {size}", number)
            viewer.check(not (faults := viewer.window.evaluate(BOXES)), f"picture {number}: {faults}")
            viewer.window.evaluate("document.querySelector('dialog.viewer [value=next]').click()")


def check_section(viewer, forward):
    window = viewer.window
    viewer.open("index.html")
    window.evaluate("document.querySelector('[data-enlarge] .w li a').scrollIntoView({block: 'center', behavior: 'instant'})")
    top = viewer.state()["top"]
    window.click("[data-enlarge] #i-hen a")
    wanted = {"en": "1 of 3", "he": "1 מתוך 3"}[viewer.language]
    viewer.becomes("a click on an item", open=True, hash="#picture=i-hen", position=wanted, caption="hen", top=top, loaded=True)
    window.press(forward)
    viewer.becomes("the next item", hash="#picture=i-jay", caption="jay", settled=True)
    href = window.evaluate("document.querySelector('dialog.viewer li:not([inert]) figcaption p a').getAttribute('href')")
    viewer.check(href == "jay/index.html", f"the title leads to {href}")
    window.press("Escape")
    viewer.becomes("Escape", open=False, hash="", top=top, focus="hen/index.html")
    viewer.open("index.html#picture=i-owl")
    viewer.becomes("its address", open=True, caption="Owl: Picture 0")
    # In a cell whose link is beside its picture.
    viewer.open("index.html")
    window.evaluate("document.querySelector('[aria-labelledby=s-cards] a[href=\"hen/index.html\"]').click()")
    viewer.becomes("a click on a card", open=True, caption="hen")
    # The same items in a section that does not ask for it, and an item without a picture, lead to their pages.
    for name, selector in [("hen", "[aria-labelledby=s-rest] a[href='hen/index.html']"), ("wren", "[data-enlarge] #i-wren a")]:
        viewer.open("index.html")
        window.evaluate("selector => void document.querySelector(selector).click()", selector)
        window.wait_for_function("name => location.pathname.endsWith(`/${name}/index.html`)", name)
        viewer.check(not viewer.state()["open"], f"{name} opens")


def check_engine(window, site, tally):
    for language, _, forward, back in LANGUAGES:
        viewer = Viewer(window, site, tally)
        viewer.language = language
        check_hands(viewer, forward, back)
        check_address(viewer)
        check_zoom(viewer, forward)
        check_boxes(viewer)
        check_section(viewer, forward)


def check_fingers(browser, site, tally):
    """Swipes and double taps as a phone has them."""
    for language, direction, *_ in LANGUAGES:
        page = browser.page(375, 812, has_touch=True, is_mobile=True, device_scale_factor=2)
        page.goto(site.address(f"{language}/owl/index.html") + "#picture=1")
        devtools = page.context.new_cdp_session(page)

        def touch(kind, *points):
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]})

        start, end = (320, 60) if direction == "ltr" else (60, 320)
        tally.check(soon(page, lambda: page.evaluate(STATE)["loaded"]), f"{language}: the picture is not loaded")
        chosen = page.evaluate("document.querySelector('dialog.viewer li:not([inert]) img').currentSrc")
        width = page.evaluate("async src => { const image = new Image(); image.src = src; await image.decode(); return image.naturalWidth; }", chosen)
        tally.check(width < 1400, f"{language}: a phone loads a picture of {width} pixels")
        touch("touchStart", (start, 400))
        for step in range(1, 9):
            touch("touchMove", (start + (end - start) * step / 8, 400))
            page.wait_for_timeout(16)
        touch("touchEnd")
        reached = soon(page, lambda: page.evaluate(STATE)["hash"], "#picture=2")
        tally.check(reached == "#picture=2", f"{language}: a swipe leads to {reached}")
        for _ in range(2):
            touch("touchStart", (187, 400))
            touch("touchEnd")
            page.wait_for_timeout(60)
        tally.check(soon(page, lambda: page.evaluate(STATE)["zoomed"]), f"{language}: a double tap does not zoom")
        scale = page.evaluate(SCALE)
        touch("touchStart", (100, 300), (250, 500))
        for step in range(1, 9):
            touch("touchMove", (100 + step * 5, 300 + step * 5), (250 - step * 5, 500 - step * 5))
            page.wait_for_timeout(16)
        touch("touchEnd")
        tally.check(page.evaluate(SCALE) < scale * .8, f"{language}: two fingers zoom from {scale} to {page.evaluate(SCALE)}")
        tally.check(page.evaluate("visualViewport.scale") == 1, f"{language}: the page is zoomed")
        page.context.close()


def check_page(browser, site, tally):
    """What only one browser has to show: no script, shifts, paper, accessibility, what is loaded."""
    page = browser.page(1440, java_script_enabled=False)
    page.goto(site.address("en/owl/index.html"))
    page.locator(".hero a.enlarge").first.click()
    page.wait_for_load_state()
    tally.check(page.url.endswith((".webp", ".png")), f"without a script a click leads to {page.url}")
    page.go_back()
    tally.check(page.locator("template.viewer").count() == 1 and page.locator("dialog").count() == 0, "a dialog is there without a script")
    page.context.close()

    page = browser.page(1440, bypass_csp=True)
    page.add_init_script(SHIFTS)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(site.address("en/wren/index.html"))
    tally.check(not [url for url in loaded if "viewer" in url], "a page without pictures loads the viewer")
    page.goto(site.address("en/owl/index.html"))
    page.locator(".prose a.enlarge").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    page.evaluate("window.shifted = 0")
    page.locator(".prose a.enlarge").click()
    page.wait_for_function("document.querySelector('dialog.viewer li:not([inert]) img.loaded')")
    page.add_script_tag(path=AXE)
    result = page.evaluate(f"() => ({RUN})(undefined, document.querySelector('dialog.viewer'))")
    tally.check(not result["violations"] and not result["broken"], f"axe: {result['violations']} {result['broken']}")
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(500)
    page.mouse.wheel(0, 400)
    page.wait_for_timeout(200)
    top = page.evaluate("scrollY")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    tally.check(page.evaluate("scrollY") == top, f"the page goes from {top} to {page.evaluate('scrollY')}")
    tally.check(page.evaluate("window.shifted") == 0, f"the page shifts by {page.evaluate('window.shifted')}")
    page.locator(".prose a.enlarge").click()
    page.emulate_media(media="print")
    tally.check(not page.locator("dialog.viewer").is_visible(), "the dialog is printed")
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    # A new tab stays a new tab.
    with page.context.expect_page() as opened:
        page.locator(".prose a.enlarge").click(modifiers=["Control"])
    tally.check(opened.value and not page.evaluate(STATE)["open"], "a click for a new tab opens the dialog")
    page.context.close()


def check_policy(browser, site, tally):
    with under_policy(browser, site.folder) as (page, address, complaints):
        tally.check("script-src" in fetch(address)[1].get("Content-Security-Policy", ""), "there is no policy")
        for path in ["en/owl/#picture=2", "he/#picture=i-owl"]:
            page.goto("about:blank")
            page.goto(address + path)
            page.wait_for_function("document.querySelector('dialog.viewer li:not([inert]) img.loaded')")
            for key in ["+", "ArrowLeft", "0", "End", "Home", "Escape"]:
                page.keyboard.press(key)
            page.wait_for_timeout(200)
        tally.check(not complaints, f"under the policy: {complaints[:3]}")


if __name__ == "__main__":
    check_site(write, check_engine, [check_fingers, check_page, check_policy])
