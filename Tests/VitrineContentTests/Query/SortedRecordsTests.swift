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
    ["a", "a_", "a1", "a1b", "a01c", "a2", "a99999999999999999999", "a100000000000000000000", "b"],
    ["no. 007-9", "no. 7-10", "no. 8-1"],
    ["1999", "1999-05", "1999-05-02", "2000"],
    ["2020-01-01", "2020-01-01T09:00", "2020-01-01T10:30"],
    ["cote", "Cote", "coté", "côte", "cotes"],
    ["Äpfel", "Apfelmus", "apple", "Öl", "Zebra"],
    ["Ærø", "Ålborg", "Alborz", "Łódź", "Lodzia"],
    ["Αθήνα", "αθλος", "Ωμέγα"],
    // Signs before the first letter do not count, and others come before digits, these before letters.
    [
      "$5", "★ Star", "♥", "9 lives", "٢٠ doors", "Abbey", "\"Brewery yard\"",
      "“Bridge under repair”",
      "«Café du port»", "‘Dock’ at night", "Elm lane", "¿Fin?", "…gone", "(Harbour)", "[Inn]",
      "„Jetty“", "‹Kiln›",
      "¡Luz!", "'Tis", "Zoo gate",
    ],
    ["O'Brien", "O’Clock", "O'Dea", "Oates"], ["co-op", "co–opt", "co-or"],
    ["a b", "a\u{A0}c", "a d"],
    ["½ crown", "1 crown", "1½ crowns", "2 crowns"], ["-5 °C", "5 °C"], ["|z", "{x}", "y"],
    // Roman numerals, if there is nothing else; M and XL are sizes, too.
    ["I", "III", "IV", "V", "IX", "XIV", "XL"], ["i", "iv", "IX"], ["L", "M", "XL"],
    ["IV", "IX", "V", "Vb"],
    // Spans of numbers stand where they begin.
    ["1", "1-∞", "2", "2-4", "2–8", "3 - 7", "3+", "10"], ["20", "20-60 min", "30–45", "45"],
    ["2020-01-01T10:00+02:00", "2020-01-01T09:00Z", "2020-01-01T09:30Z", "2020-01-01T05:00-05:00"],
    ["2020-01-01T10:00:00", "2020-01-01T10:00:01Z"],
    ["2018-01-01", "1.6.2018", "2019-05-05T10:00", "2020"],
    ["1910", "1914-1918", "1915-03", "1916", "1920-1925"],
    ["2020-01-01T23:30-02:00", "2020-01-02T02:00Z", "2020-01-02T06:00+03:30"],
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

  /// `500 BC` is no 500.
  @Test func yearsOfAnEraAmongNumbersStandBehindThem() {
    #expect(
      order(["27 BC", "100", "AD 14", "-500", "44 BC"]) == [
        "-500", "100", "27 BC", "44 BC", "AD 14",
      ])
  }

  /// The same instant, said in three ways, is a tie.
  @Test func secondsThatAreNoneMakeNoOrder() {
    let values = ["2020-01-01T10:00:00Z", "2020-01-01T10:00:00", "2020-01-01T11:00+01:00"]
    for values in [values, values.reversed()] { #expect(order(values) == values) }
  }

  /// Dotted numbers and numbers among dates are texts there.
  @Test func textsInAFieldOfDatesStandBehindThem() {
    let values = ["03.04.05", "1950", "3.4", "500 BC", "12"]
    let order = sorted(values, by: [SortKey("x")], in: nil) { value, _ in
      ExtendedDate(value).map(FieldValue.date) ?? .text(value)
    }
    #expect(order == ["500 BC", "1950", "3.4", "03.04.05", "12"])
  }

  @Test func aVersionInAFieldOfNumbersMakesNoVersionsOfThem() {
    var key = SortKey("x")
    key.type = .number
    let order = sorted(["1.10", "1.9", "1.2.3"], by: [key], in: nil) { value, _ in
      value == "1.2.3" ? .text(value) : .number(FieldValue.Number(literal: value))
    }
    #expect(order == ["1.10", "1.9", "1.2.3"])
  }

  @Test func valuesWithoutAPlaceAreCounted() {
    func incomparable(_ values: [String?]) -> IncomparableValues? {
      var found: IncomparableValues?
      _ = sorted(values, by: [SortKey("x")], in: nil, report: { found = $1 }) { value, _ in
        value.map { .text($0) }
      }
      return found
    }
    #expect(
      incomparable(["1900", "about 1900", "1950", nil, "n.d.", "2000"])
        == IncomparableValues(2, of: 5, example: "about 1900", expected: .numbers))
    #expect(
      incomparable(["1900-05", "soon", "1950-01"])
        == IncomparableValues(1, of: 3, example: "soon", expected: .dates))
    // These are texts.
    #expect(
      incomparable(["1984", "Dune", "Emma"]) == nil && incomparable(["1", "2-4", "5+"]) == nil)
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
