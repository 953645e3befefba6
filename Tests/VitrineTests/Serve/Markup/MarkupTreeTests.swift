import Testing
import VitrineText

/// The elements of pages, where their tags say all that a browser makes of them.
///
/// Expected: the tree construction of <https://html.spec.whatwg.org/multipage/parsing.html>.
@Suite struct MarkupTreeTests {
  private func tree(body: String) throws -> MarkupTree {
    try MarkupTree(
      Array("<!doctype html>\n<html>\n<head></head>\n<body>\(body)</body>\n</html>\n".utf8))
  }

  @Test func elementsNestAsTheirTagsDo() throws {
    let tree = try tree(body: "a<ul id=\"u\">\n<li>b</li>\n<li>c<br>d</li></ul>e<!-- <p> --><hr/>")

    let found = tree.elements.map { element in
      [
        element.start..<element.tagEnd, element.tagEnd..<element.textEnd,
        element.end..<element.tailEnd,
      ].map { String(decoding: tree.bytes[$0], as: UTF8.self) }
    }
    #expect(
      found == [
        ["<html>", "\n", ""], ["<head>", "", "\n"], ["<body>", "a", ""],
        ["<ul id=\"u\">", "\n", "e<!-- <p> -->"], ["<li>", "b", "\n"], ["<li>", "c", ""],
        ["<br>", "", "d"], ["<hr/>", "", "</body>\n</html>\n"],
      ])
    #expect(tree.elements.map(\.parent) == [-1, 0, 0, 2, 3, 3, 5, 2])
    #expect(tree.elements.map(\.after) == [8, 2, 8, 7, 5, 7, 7, 8])
    #expect(tree.children(of: 3) == [4, 5])
    #expect(tree.key(of: 3) == ElementKey(isLabel: false, name: 0..<1, in: Array("u".utf8)))
  }

  @Test(arguments: [
    "<div><p>a</p><p>b <em>c</em></p></div>", "<a href=\"x\"><div><h2>a</h2></div></a>",
    "<p>a<br>b<img src=x alt='y > z'></p>", "<dl><div><dt>a</dt><dd>b</dd></div></dl>",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
    "<svg viewBox=\"0 0 1 1\"><title>a</title><path d=\"M0 0\"/><g><circle r=1 /></g></svg>",
    "<ul><li><ul><li><a href=x>a</a></li></ul></li></ul>", "<textarea><p></textarea>",
    "<template><li>a</li></template>", "<pre>\na &lt; <b>c</b></pre>", "<p>a</p><!-- - -- -->",
    "<select><optgroup label=a><option>b</option></optgroup></select>", "<IMG SRC=a><P>b</p>",
    "<details open><summary>a</summary><p>b</p></details>", "<input type=\"checkbox\" disabled />",
    "<ruby>a<rt>b</rt></ruby>", "<script>if (a < b) c('</p>')</script>",
    "<script><!-- <script>a</script> --></script>", "<my-own x-y=1>a</my-own>",
  ])
  func theseAreCertain(body: String) throws {
    let tree = try tree(body: body)
    #expect(tree.elements.count > 3)
  }

  @Test(arguments: [
    // Without their ends, or with those of others.
    "<div>", "<p>a", "</div>", "<b><i>a</b></i>", "<li>a</li>", "<ul><li>a<li>b</ul>",
    // One start tag ends another element.
    "<p><div>a</div></p>", "<p>a<ul></ul></p>", "<p><b><table></table></b></p>",
    "<a>b<a>c</a></a>", "<h1><h2>a</h2></h1>", "<button><button>a</button></button>",
    "<form><form></form></form>", "<dl><dd><dd>a</dd></dd></dl>", "<option>a</option>",
    "<div><dt>a</dt></div>", "<rt>a</rt>",
    // Out of a table, and out of what is foreign.
    "<table>a</table>", "<table><tr>a</tr></table>", "<table><div></div></table>", "<tr></tr>",
    "<div><td>a</td></div>", "<table><tbody><p>a</p></tbody></table>",
    "<svg><div></div></svg>", "<svg><foreignObject></foreignObject></svg>", "<svg><p>a</svg>",
    // Elements that are others, or none.
    "<image src=x>", "<plaintext>a", "<frameset></frameset>", "<body>", "<head></head>",
    "<xmp><p></xmp>", "<div/>", "</br>",
    // Text that looks like tags.
    "a < b", "a <3", "<!x>", "<?php a ?>", "<!-->", "<!-- a --!> -->", "<!-- a", "<![CDATA[a]]>",
    "<p class=\"a\"id=b>c</p>", "<p a=b\"c>d</p>", "<p a=>d</p>", "<p \"a\">b</p>", "<p a",
    "<div a=\"b",
    "<script><!-- <script></script>", "<script>a", "</p a=b>", "<title>a",
    "<an-element-with-a-long-name></an-element-with-a-long-name>",
    // After the end.
    "</body>a", "</body><p>a</p>", "</body></body>", "</html>",
  ])
  func theseAreNot(body: String) {
    #expect(throws: UncertainMarkup()) { try tree(body: body) }
  }

  @Test(arguments: [
    "", "<p>a</p>", "<html><head></head><body></body></html>",
    "<!doctype html><head></head><body></body>", "<!doctype html><html><body></body></html>",
    "<!doctype html><html><head><p>a</p></head><body></body></html>",
    "<!doctype html><html><head>a</head><body></body></html>",
    "<!doctype html><html><head></head></html>", "<!doctype html><html><head></head><body></body>",
    "<!doctype html><html>a<head></head><body></body></html>",
    "<!doctype html><html><head></head><body></body><!-- a --></html>",
    "<!doctype html PUBLIC \"a\"><html><head></head><body></body></html>",
    "<!-- a --><!doctype html><html><head></head><body></body></html>",
  ])
  func aPageIsWhole(html: String) {
    #expect(throws: UncertainMarkup()) { try MarkupTree(Array(html.utf8)) }
  }

  @Test func scriptsThatRunAreTold() throws {
    let tree = try tree(
      body:
        "<script src=a></script><script type=speculationrules>{}</script><script type=\"application/ld+json\">{}</script><table><tr><td><script>b</script></td></tr></table>"
    )

    #expect(
      tree.scripts.map { String(decoding: tree.bytes[$0], as: UTF8.self) } == [
        "<script src=a></script>", "<script>b</script>",
      ])
  }
}
