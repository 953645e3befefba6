import Testing
import VitrineText

@Suite struct WhiteSpaceTests {
  @Test(arguments: [
    ("", ""),
    ("a\n b\t\r\nc", "a b c"),
    (" <p>a\n</p>\n\n<p>b</p>\n", " <p>a </p> <p>b</p> "),
    ("<pre>a\n  b</pre>\n\nc", "<pre>a\n  b</pre> c"),
    ("<textarea>\n\n</textarea>\n\n<p>\n", "<textarea>\n\n</textarea> <p> "),
    ("<pre>\n\n<p>\n\n", "<pre>\n\n<p>\n\n"),
    ("<PRE>\n\n</pre>\n\n<prefix>\n\n", "<PRE>\n\n</pre> <prefix> "),
    ("<pre>\n\n</pretty>\n\n", "<pre>\n\n</pretty>\n\n"), ("a\u{1}\n\nä", "a\u{1} ä"),
  ])
  func aRunOfWhiteSpaceIsOneSpace(_ html: String, _ expected: String) {
    #expect(String(decoding: withoutLineBreaks(Array(html.utf8)), as: UTF8.self) == expected)
  }
}
