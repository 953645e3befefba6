import Testing
import VitrineText

/// What Chromium makes of each address on a page of `https://base.example` (`new URL(…)`).
@Suite struct BrowserAddressTests {
  @Test(
    arguments: [
      ("https://a", "https"), ("HTTP://a", "http"), (" \u{1}javascript:x", "javascript"),
      ("\u{1F}\0\t javascript:x", "javascript"), ("java\tscript:x", "javascript"),
      ("ja\nva\rscript\n:x", "javascript"), ("JavaScript:x", "javascript"),
      ("javascript\t:", "javascript"), ("\r\njavascript:x", "javascript"),
      ("a1+-.b:x", "a1+-.b"), ("mailto:a@b", "mailto"), ("view-source:x", "view-source"),
      ("javascript\u{1}:x", nil), ("java script:x", nil), ("javascript%3Ax", nil),
      ("javascript：x", nil), ("\u{A0}javascript:x", nil), ("\u{200B}javascript:x", nil),
      ("1a:x", nil), ("+a:x", nil), (":x", nil), ("a/b:c", nil), ("#a:b", nil), ("?a:b", nil),
      ("//host/x", nil), ("javascript", nil), ("\0", nil), ("", nil),
    ] as [(String, String?)])
  func schemeIsTheBrowsers(_ address: String, _ scheme: String?) {
    #expect(BrowserAddress(address).scheme == scheme)
  }

  @Test(arguments: [
    ("//host/x", true), ("/\\host", true), ("\\\\host", true), (" \t//host", true),
    ("/\t/host", true), ("/ /host", false), ("/host", false), ("a//b", false), ("tel:1", true),
  ])
  func anAddressWithAServerOrASchemeLeadsElsewhere(_ address: String, _ isElsewhere: Bool) {
    #expect(BrowserAddress(address).isElsewhere == isElsewhere)
  }

  @Test(arguments: [
    "https://a", "HTTP://a", "//a", "a.html", "#a", "mailto:a", "tel:1", "sms:1", "geo:1,2",
    "magnet:?xt=a", "webcal://a", "xmpp:a",
  ])
  func knownSchemesMayBeLinks(_ address: String) {
    #expect(BrowserAddress(address).unknownScheme(in: .link) == nil)
  }

  @Test(arguments: [
    "javascript:a", "vbscript:a", "data:text/html,a", "data:image/png;base64,AA", "blob:a",
    "file:///a", "filesystem:a", "view-source:a", "about:a", "chrome:a", "intent:a", "a:b",
  ])
  func otherSchemesMayNot(_ address: String) {
    #expect(
      BrowserAddress(address).unknownScheme(in: .link)
        == String(address.prefix { $0 != ":" }))
  }

  @Test(
    arguments: [
      ("https://a/b.png", nil), ("//a/b.png", nil), ("b.png", nil),
      ("data:image/png;base64,AA", nil), ("DATA:image/WebP,a", nil),
      ("da\tta:image/jpeg,a", nil), ("data:image/svg+xml,a", "data"), ("data:text/html,a", "data"),
      ("mailto:a", "mailto"), ("javascript:a", "javascript"), ("blob:a", "blob"),
    ] as [(String, String?)])
  func picturesComeFromTheWebOrArePixels(_ address: String, _ scheme: String?) {
    #expect(BrowserAddress(address).unknownScheme(in: .picture) == scheme)
  }

  @Test(arguments: [
    LinkTarget.address("https://a/b?c#d"), .address("tel:1"), .address("//a"),
    .output("a/index.html", suffix: "#b"), .output("a/index.html", suffix: "?b#c:d"),
    .output("index.html", suffix: ""), .output("a:b/index.html", suffix: "#c"),
    .output("javascript:a/index.html", suffix: ""),
  ])
  func aTargetIsReadAsItWasWritten(_ target: LinkTarget) {
    #expect(LinkTarget(target.text) == target)
  }

  @Test func whatNoAddressContainsIsEncoded() {
    #expect(
      LinkTarget(#"https://a/?b="2" c|d&e=ü%20#f"#).text == "https://a/?b=%222%22%20c%7Cd&e=ü%20#f")
  }
}
