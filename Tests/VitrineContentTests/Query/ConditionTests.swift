import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct ConditionTests {
  static func number(_ literal: String) -> FieldValue {
    .number(FieldValue.Number(value: Double(literal)!, literal: literal))
  }

  static func condition(of name: String, _ tests: [ValueCondition.Test]) -> ValueCondition {
    let place = SourceLocation(file: "index.md", line: 1, column: 1)
    return ValueCondition(
      name: name, tests: tests.map { LocatedValue(value: $0, place: place) }, place: place)
  }

  static let map = FieldValue.object([Field(name: "a", value: .null)])
  static let tags = FieldValue.list([.text("oil"), .text("canvas")])

  @Test(arguments: [
    (ValueCondition.Test.isOneOf([.text("oil")]), FieldValue.text("oil"), true),
    (.isOneOf([.text("oil")]), .text("Oil"), false),
    (.isOneOf([.text("ink"), .text("oil")]), .text("oil"), true),
    (.isOneOf([number("1")]), .text("1.0"), true),
    (.isOneOf([.text("1e3")]), number("1000"), true),
    (.isOneOf([.bool(true)]), .bool(true), true),
    (.isOneOf([.bool(true)]), .bool(false), false),
    (.isOneOf([.bool(true)]), .text("true"), true),
    (.isOneOf([.text("oil")]), tags, true),
    (.isOneOf([.text("ink")]), tags, false),
    (.isNoneOf([.text("oil")]), .text("ink"), true),
    (.isNoneOf([.text("oil")]), tags, false),
    (.isAtLeast(number("2005")), number("2005"), true),
    (.isAtLeast(number("2005")), number("2004.5"), false),
    (.isAtLeast(number("10")), .text("9"), false),
    (.isAtLeast(number("10")), .text("n/a"), false),
    (.isAtLeast(.text("1.9.0")), .text("1.10.0"), true),
    (.isAtLeast(.text("3.12.4")), number("3.13"), true),
    (.isAtMost(.text("1.9")), .text("1.10"), true),
    (.isAtLeast(.text("2005-03")), .text("2005-03-14"), true),
    (.isAtMost(number("2005")), .text("2005-12-31"), true),
    (.isAtMost(.text("2005-03")), .text("2005-03-14T10:00"), true),
    (.isAtMost(number("2004")), .text("2005-01-01"), false),
    (.isAtLeast(.text("b")), .text("Ce"), true),
    (.contains(.text("oil")), tags, true),
    (.contains(.text("oi")), tags, false),
    (.contains(.text("oi")), .text("oil"), true),
    (.contains(.text("x")), .text("oil"), false),
    (.contains(number("20")), number("2005"), true),
    (.startsWithOneOf([.text("The")]), .text("The owl"), true),
    (.startsWithOneOf([.text("The")]), .text("In The"), false),
    (.startsWithOneOf([.text("A"), .text("In")]), .text("In The"), true),
    (.startsWithOneOf([.text("can")]), tags, true), (.startsWithOneOf([.text("as")]), tags, false),
    (.startsWithOneOf([number("20")]), number("2005"), true),
    (.isOneOf([], orIn: [ValueRange("1900..1950")!]), number("1950"), true),
    (.isOneOf([], orIn: [ValueRange("1900..1950")!]), .text("1899"), false),
    (.isOneOf([], orIn: [ValueRange("1900..1950")!]), .text("1950-12-31"), true),
    (.isOneOf([], orIn: [ValueRange("1900..")!]), number("2005"), true),
    (.isOneOf([], orIn: [ValueRange("..1900")!]), number("2005"), false),
    (.isOneOf([], orIn: [ValueRange("1.9..1.11")!]), .text("1.10.3"), true),
    (.isOneOf([], orIn: [ValueRange("2..3")!]), .list([number("1"), number("4")]), false),
    (.isOneOf([.text("oil")], orIn: [ValueRange("2..3")!]), .text("oil"), true),
    (.isOneOf([.text("oil")], orIn: [ValueRange("2..3")!]), number("2.5"), true),
    (.isNoneOf([], norIn: [ValueRange("2..3")!]), number("2"), false),
    (.isNoneOf([], norIn: [ValueRange("2..3")!]), number("4"), true),
    (.exists(true), .text("x"), true),
    (.exists(false), .text("x"), false),
    (.exists(true), map, true), (.exists(false), map, false),
    (.exists(true), .list([map]), true), (.exists(true), .bool(false), true),
    (.exists(true), .object([]), false), (.exists(true), .list([.object([])]), false),
  ])
  func presentValueIsTested(_ test: ValueCondition.Test, on value: FieldValue, passes: Bool) {
    #expect(test.holds(for: value) == passes)
  }

  @Test(arguments: [nil, FieldValue.null, .text(""), .text(" "), .list([]), .list([.null])])
  func missingValuePassesOnlyNotAndHasFalse(_ value: FieldValue?) {
    let tests: [(ValueCondition.Test, Bool)] = [
      (.isOneOf([.text("")]), false), (.isOneOf([.null]), false), (.isNoneOf([.text("x")]), true),
      (.isAtLeast(.text("")), false), (.isAtMost(.text("z")), false), (.contains(.text("")), false),
      (.startsWithOneOf([.text("")]), false), (.isOneOf([], orIn: [ValueRange("..9")!]), false),
      (.isNoneOf([], norIn: [ValueRange("..9")!]), true),
      (.exists(true), false), (.exists(false), true),
    ]

    for (test, passes) in tests {
      #expect(test.holds(for: value) == passes, "\(test)")
    }
  }

  private static let ranges: [(String, from: String?, to: String?)] = [
    ("1900..1950", "1900", "1950"), ("1900 .. 1950", "1900", "1950"), ("-5..1e3", "-5", "1e3"),
    ("..1950", nil, "1950"), ("2024-05..", "2024-05", nil), ("1.9.1..1.10", "1.9.1", "1.10"),
    ("18th century..1850", "18th century", "1850"),
  ]

  @Test(arguments: ranges)
  func aRangeHasTwoDots(_ text: String, from minimum: String?, to largest: String?) {
    let expected = ValueRange(
      minimum: minimum.map(FieldValue.text), largest: largest.map(FieldValue.text))
    #expect(ValueRange(text) == expected)
  }

  @Test(arguments: ["..", "1900...1950", "a..b", "Wait..", "1900", "1914/..", "[1900..1910]"])
  func anythingElseIsNoRange(_ text: String) {
    #expect(ValueRange(text) == nil)
  }

  @Test func allTestsMustHold() {
    let condition = Self.condition(
      of: "year", [.isAtLeast(Self.number("2000")), .isAtMost(Self.number("2009"))])

    #expect(condition.holds(for: Self.number("2005")))
    #expect(!condition.holds(for: Self.number("2010")))
    #expect(!condition.holds(for: Self.number("1999")))
  }
}
