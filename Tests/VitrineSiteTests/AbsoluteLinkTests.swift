import Testing
import VitrineModel

@testable import VitrineSite

/// Links of a page as they lead to the same from anywhere. The first cases are those of RFC 3986, section 5.4, whose
/// base is http://a/b/c/d;p?q: of a page of a site at http://a/b.
@Suite struct AbsoluteLinkTests {
  private func links(_ url: String) -> SiteLinks {
    var settings = SiteSettings(title: "A")
    settings.url = url
    return SiteLinks(settings: settings)
  }

  @Test(arguments: [
    ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "//g"), ("g?y", "http://a/b/c/g?y"),
    ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
    ("#s", "http://a/b/c/d#s"), ("", "http://a/b/c/d"), ("./", "http://a/b/c/"),
    ("../g", "http://a/b/g"), ("../", "http://a/b/"),
    // Canonical addresses of pages end in a slash.
    ("../index.html", "http://a/b/"), ("e/index.html#s", "http://a/b/c/e/#s"),
    ("mailto:a@example.org", "mailto:a@example.org"),
  ])
  func aLinkIsAbsolute(link: String, address: String) {
    #expect(links("http://a/b").absolute(link, on: "c/d") == address)
  }

  @Test func htmlHasAbsoluteAddressesAndNoButtons() {
    let html = """
      <p title="a href='b'">A <a href="../x/index.html">b</a> <A HREF='#c'>c</a>
      <img src="p.png" srcset="p.png 1x, q.png 2x" alt=""><video poster=v.png></video></p>
      <div><pre>x</pre><button type="button">Copy</button>
      </div><script>"<a href='x'>"</script>
      """

    let portable = links("https://example.org/m?a&b").portable(Array(html.utf8), on: "é/index.html")

    let root = "https://example.org/m?a&amp;b"
    #expect(
      String(decoding: portable, as: UTF8.self) == """
        <p title="a href='b'">A <a href="\(root)/x/">b</a> <A HREF='\(root)/é/#c'>c</a>
        <img src="\(root)/é/p.png" srcset="\(root)/é/p.png 1x, \(root)/é/q.png 2x" alt=""><video poster=\(root)/é/v.png></video></p>
        <div><pre>x</pre>
        </div><script>"<a href='x'>"</script>
        """)
  }

  @Test(arguments: [
    (
      "<h2>Head</h2><p></p>\n<p>It is\n<em>small</em> &amp; &lt;old&gt;.<br>So</p><p>B</p>",
      "It is small & <old>. So"
    ),
    (
      "<p>A<sup>2</sup> note<sup><a href=\"#fn-1\" id=\"fnref-1\" role=\"doc-noteref\">1</a></sup>. B</p>",
      "A2 note. B"
    ),
    ("<ul><li>A</li></ul>", nil), ("<p>A", nil), ("", nil),
  ])
  func anExcerptIsOfTheFirstParagraph(html: String, text: String?) {
    #expect(excerpt(ofHTML: Array(html.utf8)) == text)
  }

  @Test(arguments: [
    ("de-AT", "de_AT"), ("zh-Hant-TW", "zh_TW"), ("es-419", "es_419"), ("pt-br", "pt_BR"),
    ("en", nil), ("zh-Hans", nil),
  ])
  func aRegionMakesALocale(tag: String, locale: String?) {
    #expect(tag.openGraphLocale == locale)
  }
}
