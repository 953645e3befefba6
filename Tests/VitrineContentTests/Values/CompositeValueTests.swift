import Testing
import VitrineModel

@testable import VitrineContent

/// Values of types that this test declares itself: all but the declaration follows from the model.
@Suite struct CompositeValueTests {
  private struct Minutes: CompositeValue {
    static let typeName = "minutes"
    var count: Int
    var text: String { "\(count) min" }
    var words: [CompositeWord] { [.number(String(count)), .text(" min")] }
    var order: [String] { [String(count)] }
    var number: Double? { Double(count) }
  }

  private struct Steps: CompositeValue {
    static let typeName = "steps"
    var counts: [Int]
    var text: String { counts.map(String.init).joined(separator: ", ") }
    var words: [CompositeWord] { [.text(text)] }
    var order: [String] { counts.map(String.init) }
  }

  private func value(_ value: some CompositeValue) -> FieldValue {
    .composite(FieldValue.Composite(value))
  }

  @Test func aValueWithANumberIsChartedByIt() {
    let entries = [90, 5].map { count in
      ChartValues.Entry(record: 0, x: [value(Minutes(count: count))], y: 1)
    }
    let values = ChartValues(entries)

    #expect(values.areNumbers)
    #expect(values.position(entries[0].x[0]) == 90)
    #expect(FieldValue.list([value(Minutes(count: 7))]).sparkValues == [7])
  }

  @Test func programsReadTheNumbersAndTheUnit() throws {
    let size = try FieldType(type: .size, unit: "cm").read(.text("30,5 x 40 cm"))
    let place = try FieldType(type: .coordinates).read(.text("51.4778, -0.0014"))
    guard case .composite(let size) = size, case .composite(let place) = place else {
      Issue.record("\(size), \(place)")
      return
    }
    #expect(size.numbers == ["30.5", "40"] && size.unit == "cm")
    #expect(place.numbers == ["51.4778", "-0.0014"] && place.unit == nil)
  }

  @Test func valuesAreSortedByTheirNumbers() {
    let steps = [[2, 1], [10], [2, 0], [9]].map { value(Steps(counts: $0)) }

    #expect(
      sorted(steps, by: [SortKey("v")], in: nil) { step, _ in step }.compactMap(\.plainText)
        == ["9", "10", "2, 0", "2, 1"])
    let backwards = sorted(steps, by: [SortKey("-v")], in: nil) { step, _ in step }
    #expect(backwards.compactMap(\.plainText) == ["10", "9", "2, 1", "2, 0"])
  }

  @Test func theTypeTellsValuesOfOneTextApart() {
    struct Others: CompositeValue {
      static let typeName = "others"
      var text: String { "5 min" }
      var words: [CompositeWord] { [] }
      var order: [String] { ["5"] }
    }

    #expect(value(Minutes(count: 5)) == value(Minutes(count: 5)))
    #expect(value(Minutes(count: 5)) != value(Others()))
    #expect(!ValueCondition.Test.isAtLeast(value(Others())).holds(for: value(Minutes(count: 5))))
  }
}
