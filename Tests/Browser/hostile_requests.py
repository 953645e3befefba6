"""What nobody who means well sends to `vitrine serve`, and how each has to be answered.

A path, a name of a host, a method, a change of order, a way of saying how long a request is: each an
attempt of its own, with the status that refuses it. `closed` stands for a connection that ends without an
answer.
"""

import json
from dataclasses import dataclass


@dataclass
class Attempt:
    name: str
    request: bytes
    status: str


def head(first, *fields, host="localhost"):
    lines = [first] + ([f"Host: {host}"] if host is not None else []) + list(fields)
    return "".join(f"{line}\r\n" for line in lines).encode("utf-8", "surrogateescape") + b"\r\n"


def of_paths(port):
    """Spellings of what is not of the site: refused as no address, or answered with the 404 page."""
    out = "secret.txt"
    missing = [
        f"/../{out}", f"/../../{out}", f"/birds/../../{out}", f"/birds/../../../../..//{out}", "/..", "/../", "/.", "/./",
        "/birds/..", "/birds/../index.html", "/birds/./index.html", "//", "//birds/", f"//{out}", f"//localhost/{out}",
        # Encoded once, twice, three times, in either case, whole or in part.
        f"/%2e%2e/{out}", f"/%2E%2E/{out}", f"/.%2e/{out}", f"/%2e./{out}", f"/..%2f{out}", f"/..%2F{out}", f"/%2e%2e%2f{out}",
        f"/%252e%252e/{out}", f"/%252e%252e%252f{out}", f"/..%252f{out}", f"/%25252e%25252e/{out}", f"/%25%32%65%25%32%65/{out}",
        f"/birds/%2e%2e/%2e%2e/{out}", "/%2f", "/%2F%2Fetc%2Fpasswd", "/%2fetc%2fpasswd", "/etc/passwd", "//etc/passwd",
        # As other systems and servers read them.
        f"/..\\{out}", f"/..%5c{out}", f"/..%5C{out}", f"/%2e%2e%5c{out}", f"/..%255c{out}", f"\\..\\{out}".replace("\\", "/\\", 1),
        f"/..;/{out}", f"/..;a=b/{out}", f"/birds;/../../{out}", "/birds/index.html;a", "/C:/Windows/win.ini", "/c:%5cwindows%5cwin.ini",
        "/C%3A/", "/birds/index.html.", "/birds./", "/birds/index.html...", "/birds/index.html%20", "/birds%20/", "/birds/index.html::$DATA",
        "/birds/index.html/", "/birds/index.html/..", "/con", "/aux.html", "/nul", "/file:///etc/passwd", "/file://localhost/etc/passwd",
        "/%3Fbirds/", "/birds/%23", "/BIRDS/", "/birds/INDEX.HTML", "/b%EF%BD%89rds/", "/%E2%80%A5/", "/%EF%BC%8E%EF%BC%8E/" + out,
        "/%E2%88%95etc%E2%88%95passwd", "/birds%E2%80%8B/", "/~root/", "/~/", "/proc/self/environ", "/dev/stdin", "/%2e%2e/proc/self/maps",
        f"http://localhost:{port}/../{out}", f"http://127.0.0.1:{port}/%2e%2e/{out}", f"http://evil.example/../{out}", "http:///etc/passwd",
        "file:///etc/passwd",
        # What the content folder has and the site has not.
        "/content/site.yml", "/site.yml", "/birds/birds.json", "/birds/index.md",
        "/.git/config", "/.env", "/.vitrine/", "/.vitrine/..", "/.vitrine/../../secret.txt", "/.vitrine/%2e%2e/%2e%2e/secret.txt",
        "/.vitrine", "/.vitrine/token", "/.vitrine/events.js", "/.VITRINE/reorder.js", "/%2evitrine/none",
    ]
    no_address = [
        "/%", "/%2", "/%g0", "/%2g", "/%-1", "/%u002e%u002e/", "/%00", f"/{out}%00.html", "/birds/%00index.html", "/birds/index.html%00",
        "/%0a", "/%0d%0aSet-Cookie:%20a=b", "/%0d%0a%0d%0a<script>", "/%09", "/%1f", "/%7f", "/birds/%08index.html",
        # Overlong forms of . and / in two, three, four and six bytes, halves of pairs, bytes that are in no text.
        f"/%c0%ae%c0%ae/{out}", f"/..%c0%af{out}", "/%c0%af", "/%e0%80%ae%e0%80%ae/", "/%e0%80%af", "/%f0%80%80%ae", "/%f0%80%80%af",
        "/%fc%80%80%80%80%ae", "/%c1%9c", "/..%c1%9c" + out, "/%ed%a0%80", "/%ed%bf%bf", "/%f4%90%80%80", "/%ff", "/%fe%ff", "/%80", "/%c3", "/%c3%28",
        # Targets that are no paths.
        f"../{out}", "https:/etc/passwd", f"file:{out}", f"c:/{out}", f"C:\\{out}", "birds/", "*", "?", "#", "localhost", "@evil.example/",
    ]
    for path in missing:
        yield Attempt(f"path {path}", head(f"GET {path} HTTP/1.1"), "404")
    for path in no_address:
        yield Attempt(f"path {path}", head(f"GET {path} HTTP/1.1"), "400")
    for path in ["/ /../secret.txt", "/\x00", "/\x01", "/\x7f", "/birds/\x00", "/a\tb", "/\r/", ""]:
        yield Attempt(f"path {path!r}", head(f"GET {path} HTTP/1.1"), "400")
    for query in ["page=/%2500", "page=%00", "page=/&version=../x", "page=/&version=", "page=", "", "a=b", "page=/&page=/"]:
        yield Attempt(f"events {query}", head(f"GET /.vitrine/events?{query} HTTP/1.1"), "400")


def of_hosts(port):
    """Names that others can let point to this machine, and fields that disagree."""
    others = [
        "evil.example", f"evil.example:{port}", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.1.nip.io", "localtest.me",
        "localhost.localdomain", "localhost.", "LOCALHOST.evil.example", "xlocalhost", "localhosts", "local-host", "loca\u017fhost",
        "user@localhost", f"localhost@evil.example:{port}", f"evil.example@localhost:{port}", "user:pass@localhost", "evil.example#localhost",
        "localhost,evil.example", "localhost evil.example", "localhost/../evil.example", "localhost\\evil.example", "localhost:80:80",
        "localhost:8a", "localhost:-1", "localhost:+80", "localhost: 80", "localhost:0x50", ":80", ":", "[localhost]",
        # Other spellings of addresses: a browser resolves them, so none of them is a name of this server.
        "127.0.0.2", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001", "127.0.0.1.", "127.0.0.01",
        "0.0.0.0", "0", "169.254.169.254", "192.168.0.1", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "[::1%25lo]",
        "[::1", "::1", "[::1]x", "[::1]:x", "[]", "[::1]evil.example", "[::2]", "[fe80::1]", "%6cocalhost", "\uff4cocalhost", "localhost\u3002",
    ]
    for host in others:
        yield Attempt(f"host {host}", head("GET / HTTP/1.1", host=host), "421")
    for name, fields in {
        "no host": [], "an empty host": ["Host:"], "two hosts": ["Host: localhost", "Host: evil.example"],
        "the same host twice": ["Host: localhost", "host: localhost"], "two hosts, the first another's": ["Host: evil.example", "Host: localhost"],
        "a host with a blank before its colon": ["Host : localhost"], "a host on two lines": ["Host:", " localhost"],
    }.items():
        yield Attempt(name, head("GET / HTTP/1.1", *fields, host=None), "421" if name == "an empty host" else "400")
    yield Attempt("HTTP/1.0 without a host", head("GET / HTTP/1.0", host=None), "400")
    for target in ["http://evil.example/", f"http://evil.example:{port}/", "http://localhost@evil.example/"]:
        yield Attempt(f"target {target}", head(f"GET {target} HTTP/1.1", host="evil.example"), "421")
    for field in ["X-Forwarded-Host: localhost", "X-Host: localhost", "Forwarded: host=localhost", "X-Original-URL: /", "X-Forwarded-For: 127.0.0.1"]:
        yield Attempt(field, head("GET / HTTP/1.1", field, host="evil.example"), "421")
    for origin in ["http://evil.example", "null", f"https://localhost:{port}", "http://localhost", f"http://localhost:{port}/", "http://localhost:1",
                   f"HTTP://localhost:{port}", f"http://user@localhost:{port}", f"http://localhost.:{port}", f"http://127.0.0.1:{port}", f"http://[::1]:{port}"]:
        yield Attempt(
            f"events for a page of {origin}", head("GET /.vitrine/events?page=/ HTTP/1.1", f"Origin: {origin}", host=f"localhost:{port}"), "403")
    for site in ["cross-site", "same-site", "none"]:
        yield Attempt(f"events for a page that is {site}", head("GET /.vitrine/events?page=/ HTTP/1.1", f"Sec-Fetch-Site: {site}"), "403")


def of_methods():
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "MKCOL", "MOVE", "COPY", "LOCK", "LINK", "PURGE"]:
        for path in ["/", "/birds/birds.json", "/../content/birds/birds.json"]:
            yield Attempt(f"{method} {path}", head(f"{method} {path} HTTP/1.1"), "405")
    yield Attempt("PUT with content", head("PUT /birds/birds.json HTTP/1.1", "Content-Length: 2") + b"[]", "405")
    yield Attempt("CONNECT", head("CONNECT evil.example:443 HTTP/1.1"), "405")
    yield Attempt("CONNECT to itself", head("CONNECT localhost:80 HTTP/1.1"), "405")
    yield Attempt("OPTIONS *", head("OPTIONS * HTTP/1.1"), "405")
    for field in ["X-HTTP-Method-Override: PUT", "X-Method-Override: DELETE"]:
        yield Attempt(f"POST with {field}", head("POST /birds/birds.json HTTP/1.1", field, "Content-Length: 0"), "405")
    yield Attempt("a preflight", head(
        "OPTIONS /.vitrine/events HTTP/1.1", "Origin: http://evil.example", "Access-Control-Request-Method: POST",
        "Access-Control-Request-Private-Network: true"), "405")
    for line in ["get / HTTP/1.1", "G\x00T / HTTP/1.1", "GET  HTTP/1.1", "GET", "GET /", "/ HTTP/1.1", "GET / HTTP/9.9", "GET / HTTP/1.", "GET / HTTQ/1.1",
                 "GET / http/1.1", "GET / HTTP/1.1 GET / HTTP/1.1", "PRI * HTTP/2.0", "\x16\x03\x01\x02\x00\x01\x00\x01", "SSH-2.0-a", "<html>"]:
        yield Attempt(f"line {line!r}", head(line), "400")


def of_lengths():
    """Two readings of where a request ends, of which the second would be another request."""
    inner = head("GET /secret.txt HTTP/1.1")
    for name, fields, body, status in [
        ("content with GET", ["Content-Length: 3"], b"abc", "413"),
        ("chunks with GET", ["Transfer-Encoding: chunked"], b"3\r\nabc\r\n0\r\n\r\n", "413"),
        ("both lengths", [f"Content-Length: {len(inner)}", "Transfer-Encoding: chunked"], b"0\r\n\r\n" + inner, "400"),
        ("both lengths, in the other order", ["Transfer-Encoding: chunked", "Content-Length: 5"], b"0\r\n\r\n" + inner, "400"),
        ("two lengths", ["Content-Length: 0", f"Content-Length: {len(inner)}"], inner, "400"),
        ("two lengths in one", [f"Content-Length: 0, {len(inner)}"], inner, "400"),
        ("the same length twice", ["Content-Length: 3", "Content-Length: 3"], b"abc", "400"),
        ("a length below zero", ["Content-Length: -1"], b"", "400"), ("a length with a sign", ["Content-Length: +3"], b"abc", "400"),
        ("a hexadecimal length", ["Content-Length: 0x3"], b"abc", "400"), ("a length that is none", ["Content-Length: three"], b"abc", "400"),
        ("a length over all numbers", ["Content-Length: 99999999999999999999999"], b"", "400"),
        ("an empty length", ["Content-Length:"], b"", "400"), ("half a length", ["Content-Length: 1.5"], b"ab", "400"),
        ("a length of two words", ["Content-Length: 3 4"], b"abc", "400"), ("an endless length", ["Content-Length: 9223372036854775807"], b"", "413"),
        ("an encoding nobody knows", ["Transfer-Encoding: gzip"], b"", "413"),
        ("an encoding after chunks", ["Transfer-Encoding: chunked, gzip"], b"", "400"),
        ("chunks by another name", ["Transfer-Encoding: xchunked"], inner, "413"),
        ("chunks in quotes", ['Transfer-Encoding: "chunked"'], inner, "413"),
        ("chunks twice", ["Transfer-Encoding: chunked", "Transfer-Encoding: chunked"], b"0\r\n\r\n", "400"),
        ("a chunk of no size", ["Transfer-Encoding: chunked"], b"zz\r\nabc\r\n", "413"),
        ("a chunk over all numbers", ["Transfer-Encoding: chunked"], b"FFFFFFFFFFFFFFFFFF\r\n", "413"),
        ("a field without a colon", ["A"], b"", "400"), ("a field without a name", [": b"], b"", "400"),
        ("a field with a blank in its name", ["A b: c"], b"", "400"), ("a blank before the colon", ["A : b"], b"", "400"),
        ("a field with NUL", ["A: b\x00c"], b"", "400"), ("a lone carriage return", ["A: b\rGET / HTTP/1.1"], b"", "400"),
        ("a field on two lines", ["A: b", " c"], b"", "400"), ("a first field that goes on", [" A: b"], b"", "400"),
        ("101 fields", ["A: b"] * 101, b"", "400"), ("a field of 17 KB", ["A: " + "b" * 17_000], b"", "400"),
        ("fields of 33 KB together", [f"A{number}: " + "b" * 3_000 for number in range(12)], b"", "400"),
    ]:
        yield Attempt(name, head("GET / HTTP/1.1", *fields) + body, status)
    yield Attempt("a path of 17 KB", head("GET /" + "a" * 17_000 + " HTTP/1.1"), "400")
    yield Attempt("a query of 17 KB", head("GET /?" + "a" * 17_000 + " HTTP/1.1"), "400")


class Change:
    """A change of order that would be right, to be made wrong in one thing."""

    def __init__(self, port, token, hash):
        self.port, self.token, self.hash = port, token, hash

    def head(self, length, **changed):
        fields = {
            "Host": f"localhost:{self.port}", "Origin": f"http://localhost:{self.port}", "Content-Type": "application/json",
            "Vitrine-Edit-Token": self.token, "Content-Length": length} | {name.replace("_", "-"): value for name, value in changed.items()}
        lines = [f"{name}: {one}" for name, value in fields.items() if value is not None
                 for one in (value if isinstance(value, list) else [value])]
        return head("POST /.vitrine/reorder HTTP/1.1", *lines, host=None)

    def body(self, difference=None, section="s-by-hand", **changed):
        difference = difference if difference is not None else [
            {"remove": 2, "element": "i-kite", "associated": 0}, {"insert": 0, "element": "i-kite", "associated": 2}]
        change = {"page": "/birds/", "hash": self.hash, "sections": [{"section": section, "difference": difference}]}
        return json.dumps(change | changed).encode()

    def request(self, body=None, **changed):
        body = self.body() if body is None else body
        return self.head(len(body), **changed) + body


def of_senders(change, earlier_token):
    """Those who may not change anything, however right the change."""
    port, token = change.port, change.token
    here = f"http://localhost:{port}"
    for name, status, changed in [
        ("no token", "403", {"Vitrine_Edit_Token": None}), ("an empty token", "403", {"Vitrine_Edit_Token": ""}),
        ("a guessed token", "403", {"Vitrine_Edit_Token": "0" * 64}), ("a token of an earlier run", "403", {"Vitrine_Edit_Token": earlier_token}),
        ("half of the token", "403", {"Vitrine_Edit_Token": token[:32]}), ("more than the token", "403", {"Vitrine_Edit_Token": token + "0"}),
        ("the token in capitals", "403", {"Vitrine_Edit_Token": token.upper() + "X"}), ("two tokens", "403", {"Vitrine_Edit_Token": [token, token]}),
        ("the token of another alphabet", "403", {"Vitrine_Edit_Token": "\u0660" * 64}),
        ("the token as a cookie", "403", {"Vitrine_Edit_Token": None, "Cookie": f"Vitrine-Edit-Token={token}"}),
        ("no origin", "403", {"Origin": None}), ("an opaque origin", "403", {"Origin": "null"}), ("an empty origin", "403", {"Origin": ""}),
        ("another's origin", "403", {"Origin": "http://evil.example"}), ("another port's origin", "403", {"Origin": "http://localhost:1"}),
        ("an origin without a port", "403", {"Origin": "http://localhost"}), ("a secure origin", "403", {"Origin": f"https://localhost:{port}"}),
        ("an origin with a path", "403", {"Origin": here + "/"}), ("an origin in capitals", "403", {"Origin": here.upper()}),
        ("an origin with a user", "403", {"Origin": f"http://a@localhost:{port}"}), ("an origin that goes on", "403", {"Origin": here + ".evil.example"}),
        ("two origins", "403", {"Origin": [here, "http://evil.example"]}), ("an origin by address", "403", {"Origin": f"http://127.0.0.1:{port}"}),
        ("a referrer for an origin", "403", {"Origin": None, "Referer": here + "/birds/"}),
        ("a request across sites", "403", {"Sec_Fetch_Site": "cross-site"}), ("a request in the same site", "403", {"Sec_Fetch_Site": "same-site"}),
        ("a request of no page", "403", {"Sec_Fetch_Site": "none"}), ("a request of two pages", "403", {"Sec_Fetch_Site": ["same-origin", "cross-site"]}),
        ("a rebound name", "421", {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}),
        ("a rebound name without its origin", "421", {"Host": f"evil.example:{port}"}),
        ("a form", "415", {"Content_Type": "application/x-www-form-urlencoded"}), ("a form with files", "415", {"Content_Type": "multipart/form-data; boundary=a"}),
        ("plain text", "415", {"Content_Type": "text/plain"}), ("no type", "415", {"Content_Type": None}), ("an empty type", "415", {"Content_Type": ""}),
        ("nearly JSON", "415", {"Content_Type": "application/jsonp"}), ("JSON and text", "415", {"Content_Type": "application/json, text/plain"}),
        ("text that says JSON", "415", {"Content_Type": "text/plain; application/json"}),
        ("two types", "415", {"Content_Type": ["application/json", "text/plain"]}),
    ]:
        yield Attempt(f"a change with {name}", change.request(**changed), status)
    form = change.body()[:-1] + b', "a": "=b"}'
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]:
        yield Attempt(
            f"a form of another site, {kind}", change.request(
                form, Content_Type=kind, Origin="http://evil.example", Sec_Fetch_Site="cross-site", Vitrine_Edit_Token=None), "403")
    for method in ["GET", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD"]:
        yield Attempt(f"a change by {method}", change.request().replace(b"POST", method.encode(), 1), "405")
    for path in ["/.vitrine/reorder/", "/.vitrine/reorder.js", "/.vitrine/reorder%00", "/birds/", "/.vitrine/reorder%2f"]:
        yield Attempt(f"a change at {path}", change.request().replace(b"/.vitrine/reorder", path.encode(), 1), "405")
    yield Attempt("a change in the query", head(f"GET /.vitrine/reorder?token={token} HTTP/1.1"), "405")


def of_contents(change):
    """Contents that are no change, or none of the page as it is."""
    body = change.body()
    deep = b"[" * 20_000
    for name, content in {
        "nothing": b"", "blanks": b" \n", "null": b"null", "a number": b"1", "a text": b'"a"', "a list": b"[]", "no members": b"{}", "HTML": b"<a>",
        "half of it": body[:-20], "more after it": body + b"x", "two of it": body + body,
        "UTF-16": body.decode().encode("utf-16"), "no UTF-8": body.replace(b"kite", b"\xff\xfe"), "overlong UTF-8": body.replace(b"kite", b"\xc0\xafkite"),
        "NUL": body.replace(b"kite", b"ki\x00te"), "half a pair": body.replace(b"kite", b"\\ud800"), "lists in lists": deep,
        "lists in lists that end": deep + b"]" * 20_000, "objects in objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
        "a page in pages": body.replace(b'"/birds/"', b'["/birds/"]'), "a member twice": body[:-1] + b', "page": "/hills/"}',
        "NaN": body.replace(b": 2", b": NaN", 1), "endless numbers": body.replace(b": 2", b": 1e999999999", 1), "a comment": body + b"//",
        "another quote": body.replace(b'"', b"'"), "a trailing comma": body[:-1] + b",}", "numbers of 60,000 digits": body.replace(b": 2", b": " + b"9" * 60_000, 1),
    }.items():
        yield Attempt(f"a change of {name}", change.request(content), "400")
    for page in ["/none/", "/birds", "/../birds/", "/birds/../birds/", "/BIRDS/", "/birds/wren/", "/404.html", "", "birds/", "/%00", "//birds/", "/birds/\u0000",
                 "http://localhost/birds/", 1, None, ["/birds/"], {}, True, "/" + "a" * 30_000]:
        yield Attempt(f"a change of page {str(page)[:40]!r}", change.request(change.body(page=page)), "400")
    for hash in ["", "0", "0" * 15, "0" * 17, "g" * 16, change.hash.upper() + " ", " " + change.hash, 0, None, [], True, "0x" + change.hash[2:]]:
        yield Attempt(f"a change of order {hash!r}", change.request(change.body(hash=hash)), "400")
    for hash in ["0" * 16, "f" * 16, change.hash[::-1]]:
        yield Attempt(f"a change of another order, {hash}", change.request(change.body(hash=hash)), "409")
    for section in ["", "by-hand", "s-none", "S-BY-HAND", "s-by-hand ", "../s-by-hand", "s-high", 1, None, [], "s-by-hand\u0000"]:
        yield Attempt(f"a change of section {section!r}", change.request(change.body(section=section)), "400")
    right = json.loads(body)["sections"][0]
    for name, sections in {
        "no sections": [], "sections that are none": 1, "a section that is none": [1], "a section without a name": [{"difference": right["difference"]}],
        "a section twice": [right, right], "a thousand sections": [right] * 400, "sections by name": {"s-by-hand": right},
    }.items():
        yield Attempt(f"a change of {name}", change.request(change.body(sections=sections)), "400")

    def remove(offset, element, associated=None):
        return {"remove": offset, "element": element} | ({} if associated is None else {"associated": associated})

    def insert(offset, element, associated=None):
        return {"insert": offset, "element": element} | ({} if associated is None else {"associated": associated})

    most = 2**63 - 1
    for name, difference in {
        "nothing": [], "what is no list": 1, "what is no change": [1], "an empty change": [{}], "only a removal": [remove(2, "i-kite")],
        "only an insertion": [insert(0, "i-kite")], "an insertion of what is there": [insert(0, "i-wren")], "a removal alone, named by itself": [remove(2, "i-kite", 2)],
        "an unknown id": [remove(2, "i-none", 0), insert(0, "i-none", 2)], "an id that stands elsewhere": [remove(1, "i-kite", 0), insert(0, "i-kite", 1)],
        "an id of another page": [remove(0, "i-arthur", 1), insert(1, "i-arthur", 0)], "an id that is none": [remove(2, 7, 0), insert(0, 7, 2)],
        "another item put in": [remove(2, "i-kite", 0), insert(0, "i-none", 2)], "one item for another": [remove(2, "i-kite", 0), insert(0, "i-wren", 2)],
        "two copies": [remove(2, "i-kite", 0), insert(0, "i-kite", 2), insert(1, "i-kite")], "two removals": [remove(2, "i-kite", 0), remove(1, "i-rook"), insert(0, "i-kite", 2)],
        "two at one place": [insert(0, "i-kite"), insert(0, "i-wren")], "two moves": [
            remove(0, "i-wren", 2), remove(2, "i-kite", 0), insert(0, "i-kite", 2), insert(2, "i-wren", 0)],
        "a place behind the last": [remove(2, "i-kite", 3), insert(3, "i-kite", 2)], "a place far behind": [remove(2, "i-kite", 10**9), insert(10**9, "i-kite", 2)],
        "an item behind the last": [remove(3, "i-kite", 0), insert(0, "i-kite", 3)], "the place where it is": [remove(2, "i-kite", 2), insert(2, "i-kite", 2)],
        "a place below zero": [remove(2, "i-kite", 0), insert(-1, "i-kite", 2)], "an item below zero": [remove(-1, "i-kite", 0), insert(0, "i-kite", -1)],
        "half a place": [remove(2, "i-kite", 0), insert(0.5, "i-kite", 2)], "a place as a text": [remove(2, "i-kite", 0), insert("0", "i-kite", 2)],
        "a place over all numbers": [remove(2, "i-kite", 0), insert(2**64, "i-kite", 2)], "the last of all numbers": [remove(most, "i-kite", 0), insert(0, "i-kite", most)],
        "the least of all numbers": [remove(-2**63, "i-kite", 0), insert(0, "i-kite", -2**63)], "a place that is true": [remove(True, "i-kite"), insert(0, "i-kite")],
        "a place that is null": [remove(None, "i-kite"), insert(0, "i-kite")], "both in one": [{"remove": 2, "insert": 0, "element": "i-kite"}],
        "partners that disagree": [remove(2, "i-kite", 0), insert(0, "i-kite", 1)], "a partner that is none": [remove(2, "i-kite", 0), insert(0, "i-kite", "2")],
        "a partner below zero": [remove(2, "i-kite", -1), insert(0, "i-kite", 2)], "an item of 30 KB": [remove(2, "i-" + "a" * 30_000, 0), insert(0, "i-kite", 2)],
        "the same twice": [remove(2, "i-kite", 0), insert(0, "i-kite", 2)] * 2, "500 moves": [
            one for _ in range(500) for one in (remove(2, "i-kite", 0), insert(0, "i-kite", 2))],
    }.items():
        yield Attempt(f"a change by {name}", change.request(change.body(difference)), "400")
    yield Attempt("a change of a sorted section", change.request(change.body(
        [remove(0, "i-by-name~wren", 1), insert(1, "i-by-name~wren", 0)], section="s-by-name")), "422")
    yield Attempt("a change into a sorted section", change.request(change.body(sections=[
        {"section": "s-by-hand", "difference": [remove(2, "i-kite")]}, {"section": "s-by-name", "difference": [insert(0, "i-kite")]}])), "422")


def of_changes_lengths(change):
    """Changes that are too long, or whose end is not where they say."""
    body = change.body()
    size = f"{len(body):x}".encode()
    smuggled = change.request()
    for name, request, status in [
        ("too long by one byte", change.request(body + b" " * (65_537 - len(body))), "413"),
        ("said to be too long", change.head(65_537), "413"), ("said to be endless", change.head(2**63 - 1), "413"),
        ("said to be longer than any number", change.head("9" * 30), "400"), ("of a length below zero", change.head(-1) + body, "400"),
        ("of no length", change.head(None) + body, "400"), ("of length 0", change.head(0) + body, "400"),
        ("cut short", change.head(len(body) - 9) + body, "400"), ("in chunks that are too long together", change.head(
            None, Transfer_Encoding="chunked") + (b"8000\r\n" + b" " * 0x8000 + b"\r\n") * 3 + b"0\r\n\r\n", "413"),
        ("of both lengths", change.head(len(body), Transfer_Encoding="chunked") + size + b"\r\n" + body + b"\r\n0\r\n\r\n", "400"),
        ("of two lengths", change.head([len(body), 3]) + body, "400"), ("in zipped chunks", change.head(None, Transfer_Encoding="gzip, chunked") + size + b"\r\n" + body + b"\r\n0\r\n\r\n", "501"),
        ("in a chunk of no size", change.head(None, Transfer_Encoding="chunked") + b"x\r\n" + body, "400"),
        ("in a chunk below zero", change.head(None, Transfer_Encoding="chunked") + b"-1\r\n" + body, "400"),
        ("in a chunk longer than any number", change.head(None, Transfer_Encoding="chunked") + b"F" * 17 + b"\r\n" + body, "400"),
        ("in a chunk that ends nowhere", change.head(None, Transfer_Encoding="chunked") + b"5\r\n" + body + b"\r\n0\r\n\r\n", "400"),
        ("of nothing but a last chunk", change.head(None, Transfer_Encoding="chunked") + b"0\r\n\r\n", "400"),
        ("inside of a refused one", change.request(smuggled, Vitrine_Edit_Token="0" * 64), "403"),
        ("inside of a page's request", head("GET / HTTP/1.1", f"Content-Length: {len(smuggled)}") + smuggled, "413"),
        ("zipped", change.request(b"\x1f\x8b\x08" + body, Content_Encoding="gzip"), "415"),
    ]:
        yield Attempt(f"a change {name}", request, status)
