#!/usr/bin/env python3
"""Zooms into large pictures in Chromium, Firefox and WebKit, and looks at the tiles that are drawn over them.

usage: zooming.py VITRINE [--in ENGINE…]

Before zooming nothing loads. Then tiles cover what is in view, each within a pixel of its place, as sharp as the screen
is, and only those in view are there. In Chromium also: while the picture moves, after dragging it, with tiles that are
missing, and under the content security policy of hosts. Exits 1 otherwise.
"""

import base64
import struct
import zlib

from built_site import soon
from cells import picture
from hosted import under_policy
from viewer_window import check_site

WIDTH, HEIGHT, CELL = 5200, 3500, 50
WINDOW_SIZES = [(1440, 900, 1), (375, 812, 2), (812, 375, 1)]

# The faults of the tiles of the picture that is open, and what there is of them.
TILES = """([width, height, density]) => {
  const part = document.querySelector('dialog.viewer li:not([inert])'), image = part.querySelector('img');
  const faults = [], tiles = [...part.querySelectorAll('.viewer-stage > div img')], box = image.getBoundingClientRect(), view = part.getBoundingClientRect();
  const pixel = box.width / width, boxes = tiles.map(tile => tile.getBoundingClientRect());
  let worst = 0, blurred = 0;
  for (const [index, tile] of tiles.entries()) {
    const [x, y, w, h] = /\\/(\\d+),(\\d+),(\\d+),(\\d+)\\/\\d+,\\d+\\/0\\/default.jpg$/.exec(tile.src).slice(1).map(Number), {left, top, right, bottom} = boxes[index];
    worst = Math.max(worst, ...[left - box.left - x * pixel, top - box.top - y * pixel, right - box.left - (x + w) * pixel, bottom - box.top - (y + h) * pixel].map(Math.abs));
    if (right < view.left || left > view.right || bottom < view.top || top > view.bottom) faults.push(`${tile.src} is not in view`);
    if (w > 512 && tile.naturalWidth / (right - left) < Math.min(2, density) * .99) blurred++;
    if (!tile.complete || !tile.naturalWidth) faults.push(`${tile.src} is not loaded`);
  }
  if (worst > 1) faults.push(`a tile is ${worst} px off`);
  if (blurred) faults.push(`${blurred} tiles are less sharp than the screen`);
  const isSharp = box.width * Math.min(2, density) <= 2560;
  if (isSharp && tiles.length) faults.push(`${tiles.length} tiles over a picture that is sharp`);
  if (!isSharp) for (let x = Math.max(view.left, box.left) + 1; x < Math.min(view.right, box.right); x += 20) {
    for (let y = Math.max(view.top, box.top) + 1; y < Math.min(view.bottom, box.bottom); y += 20) {
      if (!boxes.some(({left, top, right, bottom}) => left <= x && x <= right && top <= y && y <= bottom)) return {faults: [...faults, `no tile is at ${x}, ${y}`], worst};
    }
  }
  return {faults, worst, count: tiles.length, pixel, left: box.left, top: box.top, isZoomed: !isSharp};
}"""

# The places along a row, and along a column, of a screenshot where the colour changes.
EDGES = """async ([source, x, y]) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight), context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const edges = (left, top, width, height) => {
    const {data} = context.getImageData(left, top, width, height), found = [];
    for (let at = 4; at < data.length; at += 4) if ((data[at] > 128) != (data[at - 4] > 128)) found.push(at / 4);
    return found;
  };
  return [edges(0, y, image.naturalWidth, 1), edges(x, 0, 1, image.naturalHeight)];
}"""

# The greatest distance of a tile from its place in each frame of half a second.
FRAMES = """async size => {
  let worst = 0;
  for (const start = performance.now(); performance.now() < start + 500; await new Promise(requestAnimationFrame)) {
    worst = Math.max(worst, (TILES)(size).worst);
  }
  return worst;
}""".replace("TILES", TILES)


def checkers():
    """A PNG of black and white squares."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    row = (b"\0" * CELL + b"\xff" * CELL) * (WIDTH // CELL // 2)
    rows = [b"\0" + row, b"\0" + row[CELL:] + row[:CELL]]
    data = zlib.compress(b"".join(rows[y // CELL % 2] for y in range(HEIGHT)), 1)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 0, 0, 0, 0)) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def write(content):
    (content / "site.yml").write_text("title: Maps\nurl: https://example.org\nhosting: netlify\npictures: { zoom: true }\n", encoding="utf-8")
    (content / "index.md").write_text("---\ntitle: Maps\naliases: [/old/]\nsections: [{ layout: gallery, enlarge: true }]\n---\n", encoding="utf-8")
    (content / "squares.png").write_bytes(checkers())
    (content / "small.png").write_bytes(picture(900, 600))
    (content / "map.md").write_text("---\ntitle: A map\nimages: [{ src: squares.png, alt: Squares }, { src: small.png, alt: A field }]\n---\n\nText.\n\n![Squares](squares.png)\n", encoding="utf-8")


def check_engine(window, site, tally):
    for width, height, _ in WINDOW_SIZES:
        window.open(site.address("map/index.html") + "#picture=1", width, height)
        density = window.evaluate("devicePixelRatio")
        size = [WIDTH, HEIGHT, density]

        def check(holds, failure):
            tally.check(holds, f"{window.name} at {width} x {height}: {failure}")

        soon(window, lambda: window.evaluate("document.querySelector('dialog.viewer li:not([inert]) img')?.className"), "loaded")
        check(window.evaluate("performance.getEntriesByType('resource').filter(({name}) => name.endsWith('default.jpg')).length") == 0, "tiles load before it is zoomed")
        for step in range(9):
            window.press("=")
            window.wait_for_timeout(250)
            state = lambda: window.evaluate(TILES, size)["faults"]
            check(not (faults := soon(window, state, [])), f"step {step}: {faults}")
        # A pixel of the picture is one of the page.
        pixel = window.evaluate(TILES, size)["pixel"]
        check(abs(pixel - 1) < .001, f"a pixel of the picture is {pixel} of the page")
        for key in ["ArrowLeft", "ArrowUp", "ArrowLeft"] * 4 + ["-", "-"]:
            window.press(key)
        window.wait_for_timeout(250)
        check(not (faults := soon(window, state, [])), f"moved: {faults}")
        window.press("0")
        check(soon(window, lambda: window.evaluate(TILES, size)["count"], 0) == 0, "tiles stay")
        window.press("=")
        window.evaluate("document.querySelector('dialog.viewer [value=next]').click()")
        window.wait_for_timeout(500)
        check(window.evaluate("document.querySelectorAll('dialog.viewer .viewer-stage > div').length") == 0, "the next picture has tiles")


def opened(browser, address, width, height, density):
    page = browser.page(width, height, device_scale_factor=density)
    page.goto(address)
    page.wait_for_function("document.querySelector('dialog.viewer li:not([inert]) img')?.className == 'loaded'")
    return page


def check_pixels(browser, site, tally):
    """Squares of the picture are in the screenshot where they should be, also across tiles."""
    for width, height, density in WINDOW_SIZES:
        page = opened(browser, site.address("map/index.html") + "#picture=1", width, height, density)
        for key in ["+"] * 6 + ["ArrowLeft"] * 3:
            page.keyboard.press(key)
        size = [WIDTH, HEIGHT, density]
        tally.check(not soon(page, lambda: page.evaluate(TILES, size)["faults"], []), "tiles are wrong")
        page.wait_for_timeout(500)
        state = page.evaluate(TILES, size)
        image = base64.b64encode(page.screenshot()).decode()
        # Through the middle of squares, below the bar and above the caption.
        at = lambda edge, near: (near - edge) // (CELL * state["pixel"]) * CELL * state["pixel"] + edge + CELL * state["pixel"] / 2
        x, y = at(state["left"], width // 2), at(state["top"], height // 2)
        rows, columns = page.evaluate(EDGES, ["data:image/png;base64," + image, int(x * density), int(y * density)])
        step = CELL * state["pixel"] * density
        for name, edges, start, ends in [("row", rows, state["left"] * density, (90 * density, (width - 90) * density)), ("column", columns, state["top"] * density, (60 * density, height * density * .7))]:
            inside = [edge for edge in edges if ends[0] < edge < ends[1]]
            off = max((abs((edge - start + step / 2) % step - step / 2) for edge in inside), default=99)
            tally.check(off <= 1 * density, f"in a {name} at {width} x {height}, {len(inside)} edges are up to {off} px off")
        page.context.close()


def check_moving(browser, site, tally):
    page = browser.page(1440)
    requested = []
    page.on("request", lambda request: requested.append(request.url))
    page.goto(site.address("map/index.html") + "#picture=1")
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function("document.querySelector('dialog.viewer li:not([inert]) img')?.className == 'loaded'")
    size = [WIDTH, HEIGHT, 1]
    for _ in range(3):
        page.keyboard.press("+")
    page.wait_for_timeout(500)
    tally.check(not soon(page, lambda: page.evaluate(TILES, size)["faults"], []), "tiles are wrong")
    count = len([url for url in requested if url.endswith("default.jpg")])
    tally.check(0 < count <= 40, f"{count} tiles are requested")
    for key in ["-", "+", "ArrowLeft"]:
        page.keyboard.press(key)
        worst = page.evaluate(FRAMES, size)
        tally.check(worst <= 1, f"after {key} a tile is {worst} px off")
    # Dragged to a corner and back.
    page.mouse.move(700, 450)
    page.mouse.down()
    page.mouse.move(1400, 800, steps=12)
    tally.check(page.evaluate(FRAMES, size) <= 1, "tiles do not follow the hand")
    page.mouse.up()
    tally.check(not (faults := soon(page, lambda: page.evaluate(TILES, size)["faults"], [])), f"dragged: {faults}")
    # The picture of a section, and the same in a text.
    for address in ["index.html#picture=i-map", "map/index.html#picture=3"]:
        page.goto("about:blank")
        page.goto(site.address(address.partition("#")[0]) + "#" + address.partition("#")[2])
        page.wait_for_function("document.querySelector('dialog.viewer li:not([inert]) img')?.className == 'loaded'")
        for _ in range(5):
            page.keyboard.press("+")
        page.wait_for_timeout(400)
        state = lambda: page.evaluate(TILES, size)
        tally.check(soon(page, lambda: state()["faults"], []) == [] and state()["count"], f"{address}: {state()['faults']}")
    page.context.close()


def check_missing(browser, site, tally):
    page = browser.page(1440)
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/default.jpg", lambda route: route.abort())
    page.goto(site.address("map/index.html") + "#picture=1")
    page.wait_for_function("document.querySelector('dialog.viewer li:not([inert]) img')?.className == 'loaded'")
    for key in ["+", "+", "+", "-", "+", "Escape"]:
        page.keyboard.press(key)
        page.wait_for_timeout(300)
    tally.check(not errors, f"without tiles: {errors}")
    page.context.close()


def check_policy(browser, site, tally):
    with under_policy(browser, site.folder) as (page, address, complaints):
        loaded = []
        page.on("response", lambda response: loaded.append((response.status, response.url)))
        page.goto(address + "map/#picture=1")
        page.wait_for_function("document.querySelector('dialog.viewer li:not([inert]) img')?.className == 'loaded'")
        for _ in range(4):
            page.keyboard.press("+")
        faults = soon(page, lambda: page.evaluate(TILES, [WIDTH, HEIGHT, 1])["faults"], [])
        tally.check(not faults, "tiles are wrong under the policy")
        tiles = [status for status, url in loaded if url.endswith("default.jpg")]
        tally.check(tiles and set(tiles) == {200}, f"tiles come with {tiles}")
        tally.check(not complaints, f"under the policy: {complaints[:3]}")


if __name__ == "__main__":
    check_site(write, check_engine, [check_pixels, check_moving, check_missing, check_policy])
