import Testing

@testable import VitrineSite

@Suite struct CondensedScriptTests {
  @Test(arguments: [
    ("// c\nlet a = 1; // d\n\n  let b\n", "let a=1;\nlet b\n"),
    ("a /* b */ = /* c\n */ d", "a=\nd"),
    ("let a\n    = 'x  // y'", "let a\n='x  // y'"),
    (#"a = '\'  //', b = "/* \" */  ""#, #"a='\'  //',b="/* \" */  ""#),
    ("`a  // ${ f( {b: `  c`}) }  /* d */\n   e`", "`a  // ${f({b:`  c`})}  /* d */\n   e`"),
    ("a = `\\`  // ${b}`  // c", "a=`\\`  // ${b}`"),
    (#"x.match(/^[/'"]  \/\/ /) // c"#, #"x.match(/^[/'"]  \/\/ /)"#),
    ("return /'  /.test(a)   // b", "return /'  /.test(a)"),
    ("a = b / c   // 'd' /", "a=b / c"),
    ("a = (b) / c + d++ / e   // /", "a=(b)/ c + d++ / e"),
    ("a.return / b   // '", "a.return / b"),
    ("const f = a =>\n  // why\n  /x  y/.test(a)", "const f=a=>\n/x  y/.test(a)"),
    ("a + +b - -c < !--d && e-- > f ? .5 : g", "a + +b - -c< !--d&&e-- >f?.5:g"),
    ("a;\r\n  b\n", "a;\nb\n"),
    ("/* never closed", ""),
    ("'never closed", "'never closed"),
    ("`never ${closed", "`never ${closed"),
  ])
  func commentsAndIndentationGo(script: String, condensed: String) {
    #expect(String(decoding: condensedScript(Array(script.utf8)), as: UTF8.self) == condensed)
  }
}
