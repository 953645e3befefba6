import TestSupport
import Testing
import VitrineDiagnostics
import VitrineText

@testable import VitrineContent

/// What a curator reads about each mistake, in the words of the command line.
@Suite struct YAMLSyntaxErrorTests {
  struct Mistake: CustomTestStringConvertible {
    var yaml: String
    var says: [String]
    var testDescription: String { yaml }

    init(_ yaml: String, _ says: String...) {
      self.yaml = yaml
      self.says = says
    }
  }

  static let traps = [
    Mistake(
      "title: a\n--- # b\ntitle: c",
      "f.md:3:1: error: a second document begins here",
      "  hint: remove the '---', or put it at the beginning of the file"),
    Mistake(
      "title: Foo: bar",
      "f.md:2:8: error: values that contain ': ' must be in quotes",
      "  hint: put the value in quotes: title: \"Foo: bar\""),
    Mistake(
      "title: The \"big\": one",
      "f.md:2:8: error: values that contain ': ' must be in quotes",
      "  hint: put the value in quotes: title: 'The \"big\": one'"),
    Mistake(
      "title: The \"barn\": it's # all",
      "f.md:2:8: error: values that contain ': ' must be in quotes",
      "  hint: put the value in quotes: title: 'The \"barn\": it''s'"),
    Mistake(
      "s: { layout: list, title: Foo: bar }",
      "f.md:2:27: error: values that contain ': ' must be in quotes",
      "  hint: put the value in quotes"),
    Mistake(
      "layout: list: inset",
      "f.md:2:9: error: values that contain ': ' must be in quotes",
      "  hint: put the value in quotes: layout: \"list: inset\"; maps go in braces: layout: { list: inset }"
    ),
    Mistake(
      "collection:\n  from: a.csv\n\u{A0} id: id\n  page: true",
      "f.md:4:1: error: a no-break space where YAML allows only plain spaces",
      "  hint: retype the spaces"),
    Mistake(
      "a: Voir:\u{A0}ici\nb: \"x\" y",
      "f.md:3:4: error: text after the closing quote",
      "  hint: quote the whole value, and use the other kind of quotes inside it"),
    Mistake(
      "title:\u{A0}x\ntext: y",
      "f.md:2:7: error: a no-break space where YAML allows only plain spaces",
      "  hint: retype the spaces"),
    Mistake(
      "collection:\n    from: a.csv\n  terms: [artist]",
      "f.md:4:3: error: the indentation of this line matches no line above",
      "  hint: start keys that belong together in the same column"),
    Mistake(
      "s: { sort: -date layout: grid }",
      "f.md:2:12: error: values that contain ': ' must be in quotes",
      "  hint: put the value in quotes, or a comma before 'layout'"),
    Mistake(
      "title: {curly} thing",
      "f.md:2:8: error: text that begins with '{' must be in quotes",
      "  hint: put the value in quotes: title: \"{curly} thing\""),
    Mistake(
      "title: *star* light",
      "f.md:2:8: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: title: \"*star* light\""),
    Mistake(
      "title: *star",
      "f.md:2:8: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: title: \"*star\""),
    Mistake(
      "a: *later\nb: &later 1",
      "f.md:2:4: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: a: \"*later\""),
    Mistake(
      "a: &itself [*itself]",
      "f.md:2:13: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: \"*itself\""),
    Mistake(
      "tags: [a, *b]",
      "f.md:2:11: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: \"*b\""),
    Mistake(
      "collection: { from: *.csv, id: a }",
      "f.md:2:21: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: from: \"*.csv\""),
    Mistake(
      "collection: {\n  from: **/*.md,\n  id: a }",
      "f.md:3:9: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: from: \"**/*.md\""),
    Mistake(
      "from: [a.csv, *.csv]",
      "f.md:2:15: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: \"*.csv\""),
    Mistake(
      "from: *.csv",
      "f.md:2:7: error: text that begins with '*' must be in quotes",
      "  hint: put the value in quotes: from: \"*.csv\""),
    Mistake(
      "s: { title: @home, b: 1 }",
      "f.md:2:13: error: text that begins with '@' must be in quotes",
      "  hint: put the value in quotes: title: \"@home\""),
    Mistake(
      "where: { height: > 8, kind: a }",
      "f.md:2:18: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 8 }"),
    Mistake(
      "where:\n  height: >= 1.5",
      "f.md:3:11: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 1.5 }"),
    Mistake(
      "where:\n  height: > 8 # tall",
      "f.md:3:11: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 8 }"),
    Mistake(
      "where: { any: [{ kind: a }, { height: > 8 }] }",
      "f.md:2:39: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 8 }"),
    Mistake(
      "where:\n  any:\n    - { height: > 8 }",
      "f.md:4:17: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 8 }"),
    Mistake(
      "where: { not: { height: > 8 } }",
      "f.md:2:25: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 8 }"),
    Mistake(
      "where: {kind: !print}",
      "f.md:2:15: error: text that begins with '!' must be in quotes",
      "  hint: put the value in quotes: kind: \"!print\""),
    Mistake(
      "a: 1\n@type: Bird",
      "f.md:3:1: error: text that begins with '@' must be in quotes",
      "  hint: put the key in quotes"),
    Mistake(
      "s: { @type: Bird }",
      "f.md:2:6: error: text that begins with '@' must be in quotes",
      "  hint: put the key in quotes"),
    Mistake(
      "*size: 1",
      "f.md:2:1: error: text that begins with '*' must be in quotes",
      "  hint: put the key in quotes"),
    Mistake(
      "tags: [#a, b]",
      "f.md:2:8: error: text that begins with '#' must be in quotes",
      "  hint: put the value in quotes: \"#a\""),
    Mistake(
      "s: { title: & more }",
      "f.md:2:13: error: text that begins with '&' must be in quotes",
      "  hint: put the value in quotes: title: \"& more\""),
    Mistake(
      "title: > 5 ants",
      "f.md:2:8: error: text that begins with '>' must be in quotes",
      "  hint: put the value in quotes: title: \"> 5 ants\""),
    Mistake(
      "where: { a: 1 }\nfields:\n  title: >= 5",
      "f.md:4:10: error: text that begins with '>' must be in quotes",
      "  hint: put the value in quotes: title: \">= 5\""),
    Mistake(
      "where:\n  # tall ones\n\n  kind: a\n  height: > 8",
      "f.md:6:11: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 8 }"),
    Mistake(
      "sections:\n  - where: {\n      height: > 8 }",
      "f.md:4:15: error: conditions use words for comparisons",
      "  hint: write height: { atLeast: 8 }"),
    Mistake(
      "title: > quoted",
      "f.md:2:8: error: text that begins with '>' must be in quotes",
      "  hint: put the value in quotes: title: \"> quoted\""),
    Mistake(
      "a: 1\ntitle: @home",
      "f.md:3:8: error: text that begins with '@' must be in quotes",
      "  hint: put the value in quotes: title: \"@home\""),
    Mistake(
      "title: %50",
      "f.md:2:8: error: text that begins with '%' must be in quotes",
      "  hint: put the value in quotes: title: \"%50\""),
    Mistake(
      "%x: 1",
      "f.md:2:1: error: keys that begin with '%' must be in quotes",
      "  hint: put the key in quotes"),
    Mistake(
      "s: { title: Hello, world, layout: list }",
      "f.md:2:20: error: 'world' inside { } has no value",
      "  hint: write 'key: value', or quote the value if it contains a comma"),
    Mistake(
      "title: {name}",
      "f.md:2:9: error: 'name' inside { } has no value",
      "  hint: write 'key: value', or quote the value if it contains a comma"),
    Mistake(
      "a:\n\tb: 1",
      "f.md:3:1: error: a tab where YAML allows only spaces", "  hint: indent with spaces"),
  ]

  static let others = [
    Mistake(
      "title: \"Foo\" bar",
      "f.md:2:8: error: text after the closing quote",
      "  hint: quote the whole value, and use the other kind of quotes inside it"),
    Mistake(
      "title: \"open\nb: 2",
      "f.md:2:8: error: the quotes that open here are not closed",
      "  hint: close them with the same quotes"),
    Mistake(
      "title: [a, b\nb: 2",
      "f.md:2:8: error: the [ ] that opens here is not closed, or a comma is missing",
      "  hint: close it with ], and check its commas and quotes"),
    Mistake(
      "title: [",
      "f.md:2:8: error: the [ ] that opens here is not closed, or a comma is missing",
      "  hint: close it with ], and check its commas and quotes"),
    Mistake(
      "title: [ [a, b], c,\n",
      "f.md:2:8: error: the [ ] that opens here is not closed, or a comma is missing",
      "  hint: close it with ], and check its commas and quotes"),
    Mistake(
      "a: {",
      "f.md:2:4: error: the { } that opens here is not closed, or a comma is missing",
      "  hint: close it with }, and check its commas and quotes"),
    Mistake(
      "a: {b: 1\nc: 2",
      "f.md:2:4: error: the { } that opens here is not closed, or a comma is missing",
      "  hint: close it with }, and check its commas and quotes"),
    Mistake(
      "a: - b",
      "f.md:2:4: error: a list cannot begin on the same line as its key",
      "  hint: begin the list on the next line, or write it as [a, b]"),
    Mistake(
      "a:\n  - b\n  c: 1",
      "f.md:4:3: error: every line in a list must begin with '- '",
      "  hint: indent the line to continue the entry above, or put '- ' before it"),
    Mistake(
      "title:Foo\nb: 1",
      "f.md:2:6: error: missing space after the colon", "  hint: write 'title: Foo'"),
    Mistake(
      "a: 1\nhttps://example.org",
      "f.md:3:1: error: a line without a key",
      "  hint: write 'key: value', or indent the line to continue the value above"),
    Mistake(
      "a: 1\nat 10:30",
      "f.md:3:1: error: a line without a key",
      "  hint: write 'key: value', or indent the line to continue the value above"),
    Mistake(
      "a: {b: c}}", "f.md:2:10: error: unmatched '}'", "  hint: remove the '}'"),
    Mistake(
      "a: 1\nfoo\nb: 2",
      "f.md:3:1: error: a line without a key",
      "  hint: write 'key: value', or indent the line to continue the value above"),
    Mistake(
      "a: 1\n  b: 2",
      "f.md:3:3: error: a key below a key that already has a value",
      "  hint: align the line with the key above"),
    Mistake(
      "a: b\n- c",
      "f.md:3:1: error: the indentation of this line matches no line above",
      "  hint: start keys that belong together in the same column"),
    Mistake(
      "  a: 1\nb: 2",
      "f.md:3:1: error: text after the end of the values",
      "  hint: give every line a key and the same indentation"),
    Mistake(
      "a: \"\\q\"",
      "f.md:2:5: error: an unknown escape in double quotes",
      "  hint: write \\\\ for a backslash, or use single quotes"),
    Mistake(
      "a: !foo bar",
      "f.md:2:4: error: the tag '!foo' is unknown",
      "  hint: put values that begin with ! in quotes"),
    Mistake(
      "a: x\u{7F}y",
      "f.md:2:5: error: a control character that YAML does not allow",
      "  hint: delete it and retype the text around it"),
    Mistake(
      "a: 1\nü: é\u{7F}",
      "f.md:3:7: error: a control character that YAML does not allow",
      "  hint: delete it and retype the text around it"),
    Mistake(
      "a: ]", "f.md:2:4: error: this is not YAML",
      "  hint: put the value in quotes if it is text"),
    Mistake(
      "[a]: 1", "f.md:2:1: error: keys must be text",
      "  hint: put it in quotes if it begins with [ or {, or if it is a value that begins with {{"
    ),
    Mistake(
      "title: {{ site.title }}", "f.md:2:9: error: keys must be text",
      "  hint: put it in quotes if it begins with [ or {, or if it is a value that begins with {{"
    ),
    Mistake(
      "- a", "f.md:2:1: error: front matter must consist of keys and values",
      "  hint: write one 'key: value' per line"),
  ]

  @Test(arguments: traps + others)
  func isNamedAtItsPlace(_ mistake: Mistake) {
    let bytes = Array("---\n\(mistake.yaml)\n---\nBody\n".utf8)

    let diagnostics = failure { () throws(UnreadableContent) in
      _ = try readFrontMatter(bytes, file: "f.md")
    }

    #expect(diagnostics == mistake.says.joined(separator: "\n"))
  }

  /// The place where the parser gives up is then the end of the text, in front matter the line below.
  @Test(arguments: [
    ("{c", "1:1: error: the { } that opens here is not closed, or a comma is missing", "}"),
    ("[a", "1:1: error: the [ ] that opens here is not closed, or a comma is missing", "]"),
    ("{", "1:1: error: the { } that opens here is not closed, or a comma is missing", "}"),
    (
      "a: { b: [c, d\n", "1:9: error: the [ ] that opens here is not closed, or a comma is missing",
      "]"
    ),
    (
      "- {ü: [é], ß", "1:3: error: the { } that opens here is not closed, or a comma is missing",
      "}"
    ),
    (
      "title: Über\nimage: { src: a.png",
      "2:8: error: the { } that opens here is not closed, or a comma is missing", "}"
    ),
  ])
  func aBracketThatNothingClosesIsNamedWhereItOpens(
    _ yaml: String, _ expected: String, _ closing: String
  ) {
    let hint =
      "  hint: close it with \(closing), and check its commas and quotes"
    let place = expected.split(separator: ":", maxSplits: 1)

    let ofFile = failure { () throws(UnreadableContent) in
      _ = try readYAML(Array(yaml.utf8), file: "f.yml")
    }
    let ofMatter = failure { () throws(UnreadableContent) in
      _ = try readFrontMatter(Array("---\n\(yaml)\n---\n".utf8), file: "f.md")
    }

    #expect(ofFile == "f.yml:\(expected)\n\(hint)")
    #expect(ofMatter == "f.md:\(Int(place[0])! + 1):\(place[1])\n\(hint)")
  }

  @Test(arguments: [
    (
      "title: #1 ant",
      "2:8: warning: this value is empty, because YAML reads text after '#' as a comment",
      "title: \"#1 ant\""
    ),
    (
      "title: &ants",
      "2:8: warning: this value is empty, because YAML reads text after '&' as the name of a value",
      "title: \"&ants\""
    ),
    (
      "title: &ants are here",
      "2:8: warning: YAML reads the word that begins with '&' as a name for this value, not as part of it",
      "title: \"&ants are here\""
    ),
    (
      "title: >5", "2:8: warning: this value is empty, because there is no text below its '>'",
      "title: \">5\""
    ),
    (
      "tags:\n  - #1\nb: 2",
      "3:5: warning: this value is empty, because YAML reads text after '#' as a comment",
      "\"#1\""
    ),
  ])
  func aValueThatYAMLLosesIsAWarning(
    _ yaml: String, _ expected: String, _ quoted: String
  ) throws {
    let matter = try readFrontMatter(Array("---\n\(yaml)\n---\n".utf8), file: "f.md")

    #expect(
      matter.warnings.map(\.description) == [
        "f.md:\(expected)\n  hint: put the value in quotes: \(quoted)"
      ])
  }

  @Test(arguments: [
    "title: # none yet", "title:\n# a comment", "a: &x 1\nb: *x", "a: &x\nb: *x", "a: &x { b: 1 }",
    "a: >\n  text", "a: ''", "a: ~", "a: b #c",
  ])
  func whatYAMLIsWrittenForIsNoWarning(_ yaml: String) throws {
    let matter = try readFrontMatter(Array("---\n\(yaml)\n---\n".utf8), file: "f.md")

    #expect(matter.warnings == [])
  }
}
