import Testing
import VitrineModel

@testable import VitrineFormats

@Suite struct CoreSchemaTests {
  @Test(arguments: [
    ("null", "null"), ("~", "null"), ("", "null"), ("Null", "null"), ("nULL", "text nULL"),
    ("true", "bool true"), ("False", "bool false"), ("TRUE", "bool true"),
    ("on", "text on"), ("off", "text off"), ("yes", "text yes"), ("n", "text n"),
    ("0", "number 0.0 0"), ("-0", "number -0.0 -0"), ("12", "number 12.0 12"),
    ("-3.50", "number -3.5 -3.50"), ("1.10", "number 1.1 1.10"), ("1e3", "number 1000.0 1e3"),
    ("007", "text 007"), ("+1", "text +1"), (".5", "text .5"), ("5.", "text 5."),
    ("0x1F", "text 0x1F"), ("0o17", "text 0o17"), ("1_000", "text 1_000"), (".inf", "text .inf"),
    ("1e999", "text 1e999"), ("1e", "text 1e"), ("1.2.3", "text 1.2.3"),
    ("2026-11-21", "text 2026-11-21"), ("12:30:45", "text 12:30:45"),
    ("\"1\"", "text 1"), ("'true'", "text true"), ("\"\"", "text "), ("!!str 5", "text 5"),
    ("! 5", "text 5"), ("Foo bar", "text Foo bar"),
  ])
  func scalarHasItsType(_ scalar: String, expected: String) throws {
    let value = try readYAML(Array("key: \(scalar)\n".utf8), file: "f.yml")

    #expect(describe(value) == "{key: \(expected)}")
  }

  @Test func aliasIsWhatItsAnchorHolds() throws {
    let value = try readYAML(Array("a: &x [1, b]\nc: *x\n".utf8), file: "f.yml")

    #expect(describe(value) == "{a: [number 1.0 1, text b], c: [number 1.0 1, text b]}")
  }

  @Test func blockScalarsAreText() throws {
    let value = try readYAML(Array("a: |\n  1\n  2\nb: >-\n  c\n  d\n".utf8), file: "f.yml")

    #expect(describe(value) == "{a: text 1\n2\n, b: text c d}")
  }

  @Test func emptyFileIsAnEmptyObject() throws {
    #expect(describe(try readYAML([], file: "site.yml")) == "{}")
    #expect(describe(try readYAML(Array("# nothing\n".utf8), file: "site.yml")) == "{}")
  }
}

/// A value with its type, in one line.
func describe(_ value: SourceValue) -> String {
  switch value.content {
  case .null: "null"
  case .bool(let bool): "bool \(bool)"
  case .number(let number): "number \(number.value) \(number.literal)"
  case .text(let text): "text \(text)"
  case .list(let values): "[\(values.map(describe).joined(separator: ", "))]"
  case .object(let members):
    "{\(members.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", "))}"
  }
}
