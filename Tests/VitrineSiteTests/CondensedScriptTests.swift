import Testing

@testable import VitrineSite

@Suite struct CondensedScriptTests {
  @Test(arguments: [
    ("// c\nlet a = 1; // d\n\n  let b\n", "let a=1;let b\n"),
    ("a /* b */ = /* c\n */ d", "a=d"),
    ("let a\n    = 'x  // y'", "let a='x  // y'"),
    (#"a = '\'  //', b = "/* \" */  ""#, #"a='\'  //',b="/* \" */  ""#),
    ("`a  // ${ f( {b: `  c`}) }  /* d */\n   e`", "`a  // ${f({b:`  c`})}  /* d */\n   e`"),
    ("a = `\\`  // ${b}`  // c", "a=`\\`  // ${b}`"),
    (#"x.match(/^[/'"]  \/\/ /) // c"#, #"x.match(/^[/'"]  \/\/ /)"#),
    ("return /'  /.test(a)   // b", "return /'  /.test(a)"),
    ("a = b / c   // 'd' /", "a=b / c"),
    ("a = (b) / c + d++ / e   // /", "a=(b) / c+d++ / e"),
    ("a.return / b   // '", "a.return / b"),
    ("const f = a =>\n  // why\n  /x  y/.test(a)", "const f=a=> /x  y/.test(a)"),
    ("a + +b - -c < !--d && e-- > f ? .5 : g", "a+ +b- -c< !--d&&e-- >f?.5:g"),
    ("a;\r\n  b\n", "a;b\n"),
    ("a\n  .b ?.c\n  (d)\ne\n[f]", "a.b?.c\n(d)\ne\n[f]"),
    ("if (a)\n  b++\nelse {\n  c\n}\nd", "if(a)\nb++\nelse{c}\nd"),
    ("return\n  a", "return\na"),
    ("/* never closed", ""),
    ("'never closed", "'never closed"),
    ("`never ${closed", "`never ${closed"),
  ])
  func commentsAndIndentationGo(script: String, condensed: String) {
    #expect(String(decoding: condensedScript(Array(script.utf8)), as: UTF8.self) == condensed)
  }

  @Test(arguments: [
    ("{ const one = 1, {two, three: {four}} = one; }", "{let a=1,{two,three:{four}}=a;}"),
    ("{ const one = two => one.two + two, two = 3; one(two); }", "{let b=a=>b.two+a,a=3;b(a);}"),
    (
      "{ const f = ({one}) => ({one, two: one + one + one + one}); }",
      "{let b=({one:a})=>({one:a,two:a+a+a+a});}"
    ),
    ("{ const f = ({one}) => one; f(); }", "{let a=({one})=>one;a();}"),
    ("{ const a = 1; b(a); }", "{let a=1;b(a);}"),
    ("{ const one = 1; a(one); }", "{let b=1;a(b);}"),
    ("{ let name; } name = 1;", "{let name;}name=1;"),
    ("{ for (const one of ones) one.two; one; }", "{for(let one of ones)one.two;one;}"),
    (
      "{ for (const one of ones) if (one) { one(); } one; }",
      "{for(let one of ones)if(one){one();}one;}"
    ),
    ("{ for (const one of [one => one]) { one(); } }", "{for(let a of[a=>a]){a();}}"),
    ("{ const f = one => one, two = one; }", "{let a=one=>one,b=one;}"),
    (
      "{ const f = (one, [two = one, ...three]) => { three(two); }; }",
      "{let d=(a,[b=a,...c])=>{c(b);};}"
    ),
    (
      "{ class One { two = 3; f(two) { return two * this.two; } get g() {} * h(six) {} } new One; }",
      "{class a{two=3;f(b){return b*this.two;}get g(){}*h(c){}}new a;}"
    ),
    ("{ try {} catch (error) { a(error); } }", "{try{}catch(b){a(b);}}"),
    ("{ function one(two) { one(two); } }", "{function a(b){a(b);}}"),
    ("{ const f = function one() { one(); }; }", "{let a=function one(){one();};}"),
    (
      "{ const one = 2; `one ${one + `${one}`} one`; 'one'; }",
      "{let a=2;`one ${a+`${a}`} one`;'one';}"
    ),
    ("{ const f = one => `${two}${one}`; }", "{let b=a=>`${two}${a}`;}"),
    (
      "{ const one = 2; f({a: b * one, one: 3, [one]: one}); }",
      "{let a=2;f({a:b*a,one:3,[a]:a});}"
    ),
    ("{ const one = 2; one: for (;;) break one; }", "{const one=2;one:for(;;)break one;}"),
    ("{ const one = 2; eval('one'); }", "{const one=2;eval('one');}"),
    ("{ var one = 2; }", "{var one=2;}"),
    ("{ const one = 2; (one; }", "{const one=2;(one;}"),
  ])
  func variablesGetShorterNames(script: String, condensed: String) {
    let bytes = condensedScript(Array(script.utf8), shorteningNames: true)

    #expect(String(decoding: bytes, as: UTF8.self) == condensed)
  }
}
