import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

/// The index against the slow and obvious way: asking every record.
@Suite struct ValueIndexTests {
  /// Values that are equal in ways of their own: as texts, numbers, versions, dates and flags.
  static let values: [FieldValue?] =
    [
      "oil", "Oil", "ink", "1", "1.0", "01", "1e0", "1.10", "1.1", "1.1.0", "1.1.00", "2005",
      "2005.0", "2005-03", "2005-03-14", "2005-03-14T10:00", "true", "false", " ", "", "-0", "0",
      "0.0", "a oil b", "é", "e\u{301}",
    ].map { .text($0) } + [
      nil, .null, .bool(true), .bool(false), .list([]), .list([.null, .text("ink")]),
      .object([Field(name: "oil", value: .text("oil"))]),
    ] + ["1", "1.0", "1.10", "2005", "0", "-0", "1e0"].map { ConditionTests.number($0) }

  private func random(_ numbers: inout some RandomNumberGenerator) -> FieldValue? {
    guard Int.random(in: 0..<4, using: &numbers) == 0 else {
      return Self.values.randomElement(using: &numbers)!
    }
    return .list(
      (0..<Int.random(in: 0..<4, using: &numbers)).compactMap { _ in
        Self.values.randomElement(using: &numbers)!
      })
  }

  private func randomTest(_ numbers: inout some RandomNumberGenerator) -> ValueCondition.Test {
    let some = (0..<3).compactMap { _ in Self.values.randomElement(using: &numbers)! }
    return [
      .isOneOf(Array(some.prefix(1))), .isOneOf(some), .contains(some.first ?? .text("oil")),
      .isNoneOf(some), .isAtLeast(ConditionTests.number("1")), .isAtMost(.text("2005-03")),
      .exists(true),
    ].randomElement(using: &numbers)!
  }

  @Test func itLeavesAllThatMeetTheCondition() {
    var numbers = SplitMix64(seed: 17)
    for _ in 0..<100 {
      let records = (0..<40).map { _ in random(&numbers) }
      let roots = Array(stride(from: 0, to: 40, by: 1 + Int.random(in: 0..<2, using: &numbers)))
      let index = ValueIndex(of: roots) { records[$0] }
      for _ in 0..<10 {
        let condition = ConditionTests.condition(
          of: "x",
          (0..<Int.random(in: 1..<3, using: &numbers)).map { _ in randomTest(&numbers) })
        let left = index.candidates(for: condition)?.merged

        let expected = roots.filter { condition.holds(for: records[$0]) }
        #expect((left ?? roots).filter { condition.holds(for: records[$0]) } == expected)
        #expect(left == nil || condition.requiresEqualValues)
      }
    }
  }

  @Test func itLooksAtNoOthersWhereTextsAreEqual() {
    let records = (0..<100).map { FieldValue.text("v\($0 % 10)") }
    let index = ValueIndex(of: Array(0..<100)) { records[$0] }
    let condition = ConditionTests.condition(of: "x", [.isOneOf([.text("v3"), .text("v5")])])

    #expect(
      index.candidates(for: condition)?.merged
        == (0..<100).filter { [3, 5].contains($0 % 10) })
    #expect(index.values.count == 10)
  }

  @Test func sectionsShowWhatTheirConditionsSayInTheOrderOfTheSource() throws {
    var numbers = SplitMix64(seed: 25)
    let letters = ["a", "b", "c", "d"]
    let records = (0..<60).map { number in
      (
        title: "T\(number)", kind: letters.randomElement(using: &numbers)!,
        tags: letters.filter { _ in Bool.random(using: &numbers) }
      )
    }
    let sections = letters.flatMap { kind in letters.map { (kind: kind, tag: $0) } }
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: title, fields: { title: title } }
      sections:
      \(sections.map {
        "  - { where: { kind: [\($0.kind), x], tags: { contains: \($0.tag) } }, "
          + "repeats: true, empty: None }"
      }.joined(separator: "\n"))
      ---
      """,
      "a.json":
        "[\(records.map { #"{"title":"\#($0.title)","kind":"\#($0.kind)","tags":\#($0.tags)}"# }.joined(separator: ","))]",
    ])

    let expected = sections.map { section in
      records.filter { $0.kind == section.kind && $0.tags.contains(section.tag) }.map { $0.title }
    }
    #expect(folder.read().shown(on: "index.html") == expected)
  }
}
