import Testing
import VitrineDiagnostics
import VitrineText

/// What RFC 8259 allows and forbids, case by case.
@Suite struct JSONConformanceTests {
  @Test(arguments: JSONCases.valid)
  func validTextIsRead(_ text: String) throws {
    _ = try JSONDocument(parsing: Array(text.utf8))
  }

  @Test(arguments: JSONCases.invalid)
  func invalidTextIsRefused(_ text: String) {
    #expect(throws: JSONFailure.self) { try JSONDocument(parsing: Array(text.utf8)) }
  }

  @Test(arguments: JSONCases.invalidBytes)
  func invalidBytesAreRefused(_ bytes: [UInt8]) {
    #expect(throws: JSONFailure.self) { try JSONDocument(parsing: bytes) }
  }

  @Test(arguments: JSONCases.ours)
  func whereTheStandardLeavesItOpen(_ text: String, isRead: Bool) {
    #expect(((try? JSONDocument(parsing: Array(text.utf8))) != nil) == isRead)
  }

  /// A text that is cut off anywhere is no value.
  @Test func everyPrefixIsRefused() throws {
    let text = Array(#"{"a":[1.5e3,"x\u00e9\n",true],"b":{"c":null},"d":"Grüße 😀"}"#.utf8)
    _ = try JSONDocument(parsing: text)

    for length in 0..<text.count {
      #expect(throws: JSONFailure.self) { try JSONDocument(parsing: Array(text[..<length])) }
    }
  }

  @Test func depthIsLimitedWithoutRecursion() throws {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    let allowed = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)

    _ = try JSONDocument(parsing: Array(allowed.utf8))
    do {
      _ = try JSONDocument(parsing: deep)
      Issue.record("read")
    } catch {
      #expect(error.errors.map(\.message) == ["more than 512 levels of [ and {"])
      #expect(error.errors.map(\.position) == [TextPosition(line: 1, column: 513)])
    }
  }
}

enum JSONCases {
  static let valid: [String] = [
    "[]", "{}", "[ ]", "{ }", "[[]]", "[{}]", #"{"a":{}}"#, "[1]", "[ 1 ]", "[1,2,3]",
    "[\n1\r\n,\t2]",
    "[null]", "[true]", "[false]", "null", "true", "false", "0", "-0", "42", "-1", " 1", "1 ",
    "\n1\n",
    "[0]", "[-0]", "[-0.0]", "[0.0]", "[123]", "[-123]", "[123.456]", "[0e1]", "[0e+1]", "[0E-1]",
    "[1e5]",
    "[1E5]", "[1e+2]", "[1E+2]", "[1e-2]", "[1E-2]", "[1.5e10]", "[123.456e78]", "[-1.5E-10]",
    "[20e1]",
    "[0.000000000000000000000000000000000000000000000000000000000000000001]",
    "[-0.000000000000000000000000000000000000000000000000000000000000000001]",
    "[123456789012345678901234567890]", "[0.1234567890123456789012345678901234567890]",
    #""""#, #""a""#, #"" ""#, #"["asd"]"#, #"[""]"#, #"["a","b"]"#, #"["\""]"#, #"["\\"]"#,
    #"["\/"]"#,
    #"["\b\f\n\r\t"]"#, #"["\u0041"]"#, #"["\u00e9"]"#, #"["\u00E9"]"#, #"["\u0000"]"#,
    #"["\u001F"]"#,
    #"["\u2028"]"#, #"["\u2029"]"#, #"["\uFEFF"]"#, #"["\uFFFF"]"#, #"["\uFFFE"]"#, #"["\uFDD0"]"#,
    #"["\uD83D\uDE00"]"#, #"["\ud83d\ude00"]"#, #"["\uD834\uDD1E"]"#, #"["\uDBFF\uDFFF"]"#,
    #"["\uD801\udc37"]"#, #"["\\u0041"]"#, #"["\\n"]"#, #"["\"\\\/"]"#, #"["a/*b*/c"]"#, #"["//"]"#,
    "[\"é\"]", "[\"€\"]", "[\"😀\"]", "[\"\u{2028}\"]", "[\"\u{7F}\"]", "[\"\u{80}\"]",
    "[\"\u{FFFF}\"]",
    "[\"\u{10FFFF}\"]", "[\"\u{FEFF}\"]", "[\"new\u{A0}line\"]",
    #"{"a":1}"#, #"{"a":1,"b":2}"#, #"{"":0}"#, #"{"a\u0062":1}"#, #"{"é":1}"#, #"{"\u0000":1}"#,
    #"{"a":[1,{"b":[]}],"c":null}"#, #"{ "a" : 1 , "b" : 2 }"#, "{\"a\":\n1\n}",
    #"{"A":1,"a":2}"#, #"[1,[2,[3,[4]]]]"#, #"[[],[],{},[{}]]"#, #"[1, "a", true, null, {}, []]"#,
    "\u{FEFF}[]", "\u{FEFF}  {}", "\t[]", "\r\n[]\r\n", "[]\n",
    #"{"min":-1.0e+28,"max":1.0e+28}"#, #"[" "]"#, #"["0123456789abcdef0123456789"]"#,
    // Composed and decomposed é are other keys.
    "{\"\u{E9}\":1,\"e\u{301}\":2}",
  ]

  static let invalid: [String] = [
    "", " ", "\n", "\u{FEFF}", "[", "]", "{", "}", "[[", "]]", "[]]", "{}}", "[}", "{]", "[1}",
    #"{"a":1]"#,
    "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1\n2]", "[,", "[1,", "[1", "[\"a\"", "[\"a\",",
    "[\"a",
    "[1 true]", "[\"a\" \"b\"]", "[\"a\"\n", "[\"\": 1]", "[1:2]", "[\"x\"", "[\"x\"]]", "[3[4]]",
    "[1,\n1\n,1", "[][]", "[] 1", "1 1", "null null", "[]a", "[1]x", "{}#", "{}//", "/**/[]",
    "[/**/]", "[]/**/",
    "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1,,}"#, #"{,"a":1}"#, #"{"a" 1}"#,
    #"{"a"::1}"#,
    #"{"a",1}"#, #"{"a":1 "b":2}"#, #"{"a":1:"b"}"#, "{1:1}", "{a:1}", "{'a':1}", "{null:1}",
    "{[]:1}",
    #"{"a":"#, #"{"a""#, #"{"a":1"#, #"{"a":1,"#, #"{"a":1,"b"#, #"{"a":'b'}"#, #"{"a":a}"#,
    "{\"a\":1}}",
    #"{"a":1//x"# + "\n}", #"{"a":/*x*/1}"#, "{:1}", #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#,
    #"{"x":{"a":1,"a":1}}"#, #"[{"id":1,"id":1}]"#,
    "nul", "nulll", "tru", "truee", "fals", "True", "NULL", "nan", "NaN", "Infinity", "-Infinity",
    "-NaN",
    "undefined", "[nul]", "[tru]", "[fals]", "[True]", "[None]", "[a]", "[*]", "[@]", "[#]", "[&]",
    "[;]",
    "[-]", "[--1]", "[+1]", "[++1]", "[-+1]", "[.5]", "[-.5]", "[1.]", "[-1.]", "[0.]", "[1.e5]",
    "[0.e1]",
    "[01]", "[-01]", "[00]", "[007]", "[-00.0]", "[00e0]", "[00.0]", "[1e]", "[1e+]", "[1e-]",
    "[1E]",
    "[1E+]", "[0e]", "[0e+]", "[1ee5]", "[1e5.5]", "[1.2.3]", "[1-2]", "[1+2]", "[1 000]",
    "[1,000.]",
    "[0x1]", "[0x]", "[0b1]", "[0o7]", "[1_000]", "[1a]", "[-a]", "[1e1a]", "[- 1]", "[1eE2]",
    "[.]", "[-.]",
    "[0,e1]", "[0.3e]", "[0.3e+]", "[9.e+]", "[2.e-3]", "[1.0e]", "[1.0e-]", "[-foo]", "[-1x]",
    "[1/2]",
    "[\u{FF11}]", "[1\u{A0}]", "\u{A0}[]", "[\u{2060}]", "[\u{FEFF}]", "\u{FEFF}\u{FEFF}[]",
    #"[""#, #"["a]"#, #"["\"]"#, #"["\""#, #"["\]"#, #"["\a"]"#, #"["\x41"]"#, #"["\0"]"#,
    #"["\'"]"#, #"["\U0041"]"#,
    #"["\u"]"#, #"["\u0"]"#, #"["\u00"]"#, #"["\u004"]"#, #"["\u00g1"]"#, #"["\u 041"]"#,
    #"["\u+041"]"#,
    #"["\uD83D"]"#, #"["\uDE00"]"#, #"["\uD83D\u"]"#, #"["\uD83D\uD83D"]"#, #"["\uD83Dx"]"#,
    #"["\uD83D\n"]"#,
    #"["\uDE00\uD83D"]"#, #"["\uD800\u0041"]"#, #"["\uD83D\\uDE00"]"#, #"["\u1"#, #"["\e"]"#,
    #"["\ "]"#,
    "[\"\n\"]", "[\"\r\"]", "[\"\t\"]", "[\"\u{0}\"]", "[\"\u{1F}\"]", "[\"\u{8}\"]", "[\"a\nb\"]",
    "[\"\\\n\"]",
    "[\"\\\t\"]", "['a']", "[“a”]", "[a\"]", "\"", "\"a", "'a'", "a", "é", "[é]", "[\"é\"é]",
    "\u{0}", "[\u{0}]", "[]\u{0}",
    "[\u{B}1]", "[\u{C}]", "[\\n]", "[\\u0020]", "<html>", "<null>", "{\"a\":\"b\"}#{", "abc", "\\",
    "[\"a\",\n4\n,1,",
  ]

  static let invalidBytes: [[UInt8]] = [
    [0x22, 0xFF, 0x22], [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC3, 0x28, 0x22],
    [0x22, 0xE2, 0x82, 0x22], [0x22, 0xE2, 0x28, 0xA1, 0x22], [0x22, 0xF0, 0x9F, 0x98, 0x22],
    // Longer than needed.
    [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xC1, 0x81, 0x22], [0x22, 0xE0, 0x80, 0xAF, 0x22],
    [0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22],
    // Surrogates, and beyond the last scalar.
    [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xED, 0xBF, 0xBF, 0x22],
    [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
    [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], [0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22],
    // Cut off by the end, in a key, outside a string, other encodings.
    [0x22, 0xE2, 0x82], [0x22, 0xC3], [0x7B, 0x22, 0xE9, 0x22, 0x3A, 0x31, 0x7D], [0xE9],
    [0x5B, 0xFF, 0x5D],
    [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D],
    [0xEF, 0xBB, 0x7B, 0x7D],
    [0x5B, 0x00, 0x5D, 0x00],
  ]

  /// Numbers beyond what a double holds are kept as they are written.
  static let ours: [(String, Bool)] = [
    ("[1e999]", true), ("[-1e999]", true), ("[1e-999]", true), ("[123123e100000]", true),
    ("[100000000000000000000000000000000000000000]", true), (#"["\uDFAA"]"#, false),
    (#"["\uDADA"]"#, false),
    (#"["\uD888\u1234"]"#, false), (#"["\uD800\uD800\n"]"#, false), ("\u{FEFF}{}", true),
    (#"{"a":1,"a":1}"#, false),
  ]
}
