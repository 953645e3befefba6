import Testing

@testable import VitrineText

/// Expected: the states of <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>, but for what has no end
/// and for end tags without a name.
@Suite struct HTMLScannerTests {
  /// Each token as a text: `"words"`, `<a b="c"/>`, `</a>`, `<!-->`, `<!doctype>`.
  private func tokens(_ html: String) -> [String] {
    var html = html
    return html.withUTF8 { html in
      var scanner = HTMLScanner(html)
      var tokens: [String] = []
      while let token = scanner.next() {
        tokens.append(description(of: token, in: html))
        if case .tag(let tag) = token, let name = tag.textElement {
          let content = scanner.skipContent(of: name)
          tokens.append("\"\(String(decoding: content, as: UTF8.self))\"")
        }
      }
      return tokens
    }
  }

  private func description(
    of token: HTMLScanner.Token, in html: UnsafeBufferPointer<UInt8>
  ) -> String {
    switch token {
    case .text(let text): "\"\(String(decoding: text, as: UTF8.self))\""
    case .comment: "<!-->"
    case .doctype: "<!doctype>"
    case .tag(let tag) where tag.isClosing: "</\(tag.name)>"
    case .tag(let tag):
      "<\(tag.name)\(attributes(of: tag).map { " \($0)" }.joined())\(tag.isSelfClosing ? "/" : "")>"
    }
  }

  private func attributes(of tag: HTMLTag) -> [String] {
    tag.attributes.map { attribute in
      let name = tag.html[attribute.name].lowercasedText
      guard let value = attribute.value else { return name }
      return "\(name)=\"\(String(decoding: tag.html[value], as: UTF8.self))\""
    }
  }

  @Test(
    arguments: [
      // §13.2.5.1 Data state, §13.2.5.6 Tag open state
      ("", []), ("a & b", ["\"a & b\""]), ("a < b<3 <", ["\"a < b<3 <\""]),
      ("<<p>", ["\"<\"", "<p>"]),
      ("a<p>b", ["\"a\"", "<p>", "\"b\""]), ("<?php a ?>b>", ["<!-->", "\"b>\""]),
      // §13.2.5.7 End tag open state
      ("</p>", ["</p>"]), ("a</", ["\"a</\""]), ("<p></>a", ["<p>", "\"</>a\""]),
      ("</3>", ["\"</3>\""]),
      // §13.2.5.8 Tag name state
      ("<DIV>", ["<div>"]), ("<o:p>", ["<o:p>"]), ("<a\u{C}b>", ["<a b>"]),
      ("<a\u{B}b>", ["<a\u{B}b>"]), ("<a\"b>", ["<a\"b>"]), ("<a<b>", ["<a<b>"]),
      ("<aÉ>", ["<aÉ>"]),
    ] as [(String, [String])])
  func tagsAreToldFromText(html: String, expected: [String]) {
    #expect(tokens(html) == expected)
  }

  @Test(
    arguments: [
      // §13.2.5.32 Before attribute name state
      ("<a  b>", "<a b>"), ("<a/b>", "<a b>"), ("<a / >", "<a>"), ("<a =b>", "<a =b>"),
      // §13.2.5.33 Attribute name state, §13.2.5.34 After attribute name state
      ("<a B c>", "<a b c>"), ("<a b =c>", "<a b=\"c\">"), ("<a \"b\">", "<a \"b\">"),
      ("<a b<c>", "<a b<c>"), ("<a b /c>", "<a b c>"), ("<a b=c b=d>", "<a b=\"c\" b=\"d\">"),
      // §13.2.5.35 Before attribute value state
      ("<a b= \n c>", "<a b=\"c\">"), ("<a b=>", "<a b=\"\">"),
      // §13.2.5.36 and §13.2.5.37 Attribute value states, with quotes
      ("<a b=\"c > d\">", "<a b=\"c > d\">"), ("<a b='\"'>", "<a b=\"\"\">"),
      ("<a b=''>", "<a b=\"\">"),
      // §13.2.5.38 Attribute value (unquoted) state
      ("<a b=c/d=e'f>", "<a b=\"c/d=e'f\">"), ("<a b=c/>", "<a b=\"c/\">"),
      ("<a b==c>", "<a b=\"=c\">"),
      // §13.2.5.39 After attribute value (quoted) state
      ("<a b=\"c\"d>", "<a b=\"c\" d>"), ("<a b=\"c\"/>", "<a b=\"c\"/>"),
      // §13.2.5.40 Self-closing start tag state
      ("<a/>", "<a/>"), ("<a/ >", "<a>"), ("<a//>", "<a/>"), ("<a b/>", "<a b/>"),
    ])
  func attributesAreReadAsTheyAreWritten(html: String, expected: String) {
    #expect(tokens(html + "c") == [expected, "\"c\""])
  }

  @Test(
    arguments: [
      // §13.2.5.42 Markup declaration open state, §13.2.5.41 Bogus comment state
      "<!doctype html>", "<!DocType>", "<!DOCTYPE html PUBLIC \"a", "<!a \"b>", "<![CDATA[ a ]]",
      // §13.2.5.43 Comment start state to §13.2.5.52 Comment end bang state
      "<!-- a > b -->", "<!---->", "<!-->", "<!--->", "<!-- <!-- -->", "<!-- a --->", "<!----!>",
      "<!--!> --!>", "<!---!>-->", "<!-- -- > - -> --!-->",
    ])
  func aCommentEndsWhereBrowsersEndIt(html: String) {
    let whole = html.hasSuffix(">") ? html : html + ">"
    let kind = html.lowercased().hasPrefix("<!doctype") ? "<!doctype>" : "<!-->"

    #expect(tokens(whole + "c>") == [kind, "\"c>\""])
  }

  @Test(arguments: [
    "<p", "<p a", "<p a=", "<p a=b", "<p a='>", "</p", "<!--a->", "<!doctype", "<?",
  ])
  func whatHasNoEndIsText(html: String) {
    #expect(tokens("a<b>" + html) == ["\"a\"", "<b>", "\"\(html)\""])
    // Nothing after it is markup, as browsers drop all of it.
    #expect(tokens("\(html)<i ") == ["\"\(html)<i \""])
  }

  @Test(
    arguments: [
      // §13.2.5.9 to §13.2.5.14: what is in a title or a style is text up to its own end tag.
      ("<title><p>&amp;</title>", "<p>&amp;"), ("<style></p></styles></style >", "</p></styles>"),
      ("<textarea></TextArea/>", ""), ("<title>a</title", "a</title"), ("<style>a", "a"),
      // §13.2.5.15 to §13.2.5.31: a comment in a script can hold a script.
      ("<script>'</p>'</script>", "'</p>'"), ("<script><!-- a</script>", "<!-- a"),
      ("<script><!-- <script>a</script></script>", "<!-- <script>a</script>"),
      ("<script><!-- <script>--></script>", "<!-- <script>-->"),
      ("<script><!--><script></script>", "<!--><script>"),
      ("<script><script></script>", "<script>"),
      ("<script><!-- <scripts></script>", "<!-- <scripts>"),
      ("<script><!-- <script></script>", "<!-- <script></script>"),
    ])
  func anElementOfTextEndsWithItsEndTag(html: String, content: String) {
    #expect(tokens(html)[1] == "\"\(content)\"")
  }

  /// These are what §13.2.2 calls parse errors.
  @Test(
    arguments: [
      "a < b", "a</", "</>", "</ a>", "<?a>", "<!a>", "<![CDATA[a]]>", "<!-->", "<!--->",
      "<!--a--!>",
      "</a b>", "</a/>", "<a/b>", "<a =b>", "<a b\"c>", "<a b<c>", "<a b=>", "<a b=c\"d>",
      "<a b=c`>",
      "<a b=\"c\"d>", "<a b\0>",
    ])
  func whatBrowsersMendIsKnown(html: String) {
    #expect(isMalformed(html))
  }

  @Test(
    arguments: [
      "a & b", "<a b=c d='e' f=\"<'>\" g />", "</a >", "<!doctype html>", "<!-- a > b - -- -->",
      "<!---->",
      "<a b=c/>", "<a\nb>",
    ])
  func whatIsWellWrittenIsKnown(html: String) {
    #expect(!isMalformed(html))
  }

  private func isMalformed(_ html: String) -> Bool {
    var html = html
    return html.withUTF8 { html in
      var scanner = HTMLScanner(html)
      while scanner.next() != nil {}
      return scanner.isMalformed
    }
  }

  @Test(
    arguments: [
      ("<p>", "p"), ("</P a>", "p"), ("<sixteen-letters->", "sixteen-letters-"),
      ("<seventeen-letters>", nil), ("<pä>", nil), ("<p\0>", nil), ("<p", "p"),
    ] as [(String, TagName?)])
  func namesOfHTMLAreShort(html: String, name: TagName?) {
    var html = html

    #expect(html.withUTF8 { HTMLTag($0, at: 0)?.shortName } == name)
  }

  @Test func theFirstOfEqualAttributesCounts() {
    var html = "<a title HREF=x href=y>"

    html.withUTF8 { html in
      let tag = HTMLTag(html, at: 0)
      #expect(tag?.value(of: "href")?.elementsEqual("x".utf8) == true)
      #expect(tag?.value(of: "title")?.isEmpty == true)
      #expect(tag?.value(of: "id") == nil)
    }
  }

  /// No HTML takes longer than its length.
  @Test(arguments: [
    "<", "<a", "<!--", "<a b='", "</", "<a b ", "<!", "<script><!--", "<script>", "<a b=c>",
  ])
  func longHTMLIsRead(part: String) {
    let html = String(repeating: part, count: 300_000)

    let time = ContinuousClock().measure { _ = tokens(html) }

    #expect(time < .seconds(30))
  }
}
