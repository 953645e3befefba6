import Testing

@testable import VitrineText

@Suite struct CondensedCSSTests {
  @Test(arguments: [
    ("a { b: c; }\n", "a{b: c}"),
    ("a  :hover , b { }", "a :hover,b{}"),
    ("/* c */ a /* d */ b {x:calc(1px + 2px)}", "a b{x:calc(1px + 2px)}"),
    ("a::before { content: \"  /* */ { \" }", "a::before{content: \"  /* */ { \"}"),
    ("a { background: url(\"x; y\\\"  z\") }", "a{background: url(\"x; y\\\"  z\")}"),
    ("/* never closed", ""),
  ])
  func spaceThatMeansNothingGoes(css: String, condensedCSS: String) {
    #expect(String(decoding: condensed(Array(css.utf8)), as: UTF8.self) == condensedCSS)
  }
}
