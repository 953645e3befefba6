import Testing
import VitrineModel

@testable import VitrineContent

@Suite struct SortedRecordsTests {
  private func order(_ values: [String?], descending: Bool = false) -> [String?] {
    sorted(values, by: [SortKey(name: "x", isDescending: descending)], in: nil) { value, _ in
      value.map { .text($0) }
    }
  }

  @Test(arguments: [
    ["9", "10", "1e2"], ["-2", "-1.5", "0.1", "0.25"],
    ["3.8", "3.10.1", "3.11", "3.12.0"],
    ["Plate 02", "Plate 2", "Plate 2b", "Plate 10", "plate 10.5", "Plate A", "Plates"],
    ["a", "a1", "a1b", "a01c", "a2", "a99999999999999999999", "a100000000000000000000", "a_", "b"],
    ["no. 007-9", "no. 7-10", "no. 8-1"],
    ["1999", "1999-05", "1999-05-02", "2000"],
    ["2020-01-01", "2020-01-01T09:00", "2020-01-01T10:30"],
    ["cote", "Cote", "coté", "côte", "cotes"],
    ["Äpfel", "Apfelmus", "apple", "Öl", "Zebra"],
    ["Ærø", "Ålborg", "Alborz", "Łódź", "Lodzia"],
    ["Αθήνα", "αθλος", "Ωμέγα"],
  ])
  func valuesStandInOrder(_ expected: [String]) {
    #expect(order(expected.reversed()) == expected)
    #expect(order(expected) == expected)
    #expect(order(expected, descending: true) == expected.reversed())
  }

  @Test func missingStandsLastBothWays() {
    #expect(order([nil, "b", "", "a"]) == ["a", "b", nil, ""])
    #expect(order([nil, "a", "", "b"], descending: true) == ["b", "a", nil, ""])
  }

  @Test func textsAmongNumbersStandBehindThemBothWays() {
    #expect(order(["n/a", "10", nil, "Unknown", "2"]) == ["2", "10", "n/a", "Unknown", nil])
    #expect(
      order(["n/a", "10", nil, "Unknown", "2"], descending: true)
        == ["10", "2", "Unknown", "n/a", nil])
  }

  @Test func laterKeysDecideTiesAndTheSourceTheRest() {
    let records = [("b", 1, 0), ("a", 2, 1), ("b", 2, 2), ("a", 2, 3)]
    let keys = [
      SortKey(name: "year", isDescending: true), SortKey(name: "name", isDescending: false),
    ]

    let result = sorted(records, by: keys, in: nil) { record, name in
      name == "name"
        ? .text(record.0)
        : .number(FieldValue.Number(value: Double(record.1), literal: "\(record.1)"))
    }

    #expect(result.map(\.2) == [1, 3, 2, 0])
  }

  @Test func withoutKeysTheSourceDecides() {
    #expect(sorted([3, 1, 2], by: [], in: nil) { _, _ in nil } == [3, 1, 2])
  }

  @Test func accentsWrittenApartAreTheSame() {
    #expect(order(["cotf", "co\u{302}te", "cotd"]) == ["cotd", "co\u{302}te", "cotf"])
  }

  @Test func firstOfAListCounts() {
    let records: [[String]] = [["b", "a"], ["a", "z"]]

    let result = sorted(records, by: [SortKey("x")], in: nil) { record, _ in
      .list(record.map { .text($0) })
    }

    #expect(result == [["a", "z"], ["b", "a"]])
  }
}
