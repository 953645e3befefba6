"""`hugo server` on the pages that `preview.py` shows with Vitrine."""

import socket
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "Tests/Browser"))
from served import Server

CONFIGURATION = """baseURL = "http://localhost/"
title = "Home"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]
"""

LAYOUT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><main><h1>{{ .Title }}</h1>
<ul>
{{ with .Resources.Get "items.json" }}{{ range transform.Unmarshal . -}}
<li id="i-{{ .id }}"><h2>{{ .title }}</h2><p>{{ .subtitle }}</p><span>{{ .badge }}</span></li>
{{ end }}{{ end }}</ul></main></body>
</html>
"""


class HugoServer(Server):
    """What `hugo server` shows of the folders in `folder`/content, each a page with its data beside it."""

    def __init__(self, program, folder):
        (folder / "hugo.toml").write_text(CONFIGURATION)
        layouts = folder / "layouts/_default"
        layouts.mkdir(parents=True)
        for name in ["single.html", "list.html"]:
            (layouts / name).write_text(LAYOUT)
        # It would choose a port itself, and not say which.
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        super().__init__(
            [program, "server", "--port", str(port), "--renderToMemory"], folder, ready="Ctrl+C")
