import Testing
import VitrineModel

@testable import VitrineContent

@Suite struct OutlineTests {
  private typealias Row = (id: String, fields: [String: FieldValue])

  private static let rows: [Row] = [
    ("fr", ["region": .text("Europe"), "part": .text("Western")]),
    ("jp", ["region": .text("Asia"), "part": .text("Eastern")]),
    ("pl", ["region": .text("Europe"), "part": .text("Eastern")]),
    ("aq", [:]),
    ("be", ["region": .text("Europe"), "part": .text("Western")]),
  ]

  /// One line an item: two spaces a level, parents as `id title`.
  private func lines(_ outline: Grouping, _ rows: [Row] = rows) -> [String] {
    outline.items(of: rows) { $0.fields[$1] }.map { item in
      let margin = String(repeating: "  ", count: item.level)
      switch item.content {
      case .parent(let id, let title): return "\(margin)\(id) \(title.text)"
      case .record(let row): return margin + row.id
      }
    }
  }

  @Test func parentsStandInTheOrderOfTheirFirstRecords() {
    #expect(
      lines(Grouping(names: ["region"])) == [
        "~region~Europe Europe", "  fr", "  pl", "  be", "~region~Asia Asia", "  jp", "aq",
      ])
  }

  @Test func severalFieldsMakeSeveralLevels() {
    #expect(
      lines(Grouping(names: ["region", "part"])) == [
        "~region~Europe Europe", "  ~region~Europe~part~Western Western", "    fr", "    be",
        "  ~region~Europe~part~Eastern Eastern", "    pl", "~region~Asia Asia",
        "  ~region~Asia~part~Eastern Eastern", "    jp", "aq",
      ])
  }

  @Test func missingValuesStandUnderNoneAtTheEnd() {
    var outline = Grouping(names: ["region"])
    outline.none = "Elsewhere"

    #expect(
      lines(outline, [Self.rows[3], Self.rows[1]]) == [
        "~region~Asia Asia", "  jp", "~region~ Elsewhere", "  aq",
      ])
  }

  @Test func aValueCannotReadAsTheWayToAnother() {
    #expect(
      lines(
        Grouping(names: ["region", "part"]),
        [
          ("a", ["region": .text("x"), "part": .text("y")]), ("b", ["region": .text("x~part~y")]),
        ]) == [
          "~region~x x", "  ~region~x~part~y y", "    a", "~region~x~~part~~y x~part~y", "  b",
        ])
  }

  @Test func labelsNameTheValues() {
    var outline = Grouping(names: ["status"])
    outline.labels = ["L": "Living"]

    #expect(
      lines(outline, [("a", ["status": .text("L")]), ("b", ["status": .text("E")])]) == [
        "~status~L Living", "  a", "~status~E E", "  b",
      ])
  }

  @Test func separatorMakesLevels() {
    var outline = Grouping(names: ["category"])
    outline.separator = " - "

    #expect(
      lines(
        outline,
        [("vi", ["category": .text("Tools - Editors")]), ("make", ["category": .text("Tools")])])
        == [
          "~category~Tools Tools", "  ~category~Tools~category~Editors Editors", "    vi",
          "  make",
        ])
  }

  @Test func listStandsUnderItsFirstValueOrUnderEvery() {
    let rows: [Row] = [("a", ["tags": .list([.text("x"), .text("y"), .text("x")])])]
    var every = Grouping(names: ["tags"])
    every.repeatsItems = true

    #expect(lines(Grouping(names: ["tags"]), rows) == ["~tags~x x", "  a"])
    #expect(lines(every, rows) == ["~tags~x x", "  a", "~tags~y y", "  a"])
  }

  @Test(arguments: [
    ("title", false, ["Asia", "Europe"]), ("title", true, ["Europe", "Asia"]),
    ("count", false, ["Asia", "Europe"]), ("count", true, ["Europe", "Asia"]),
    ("part", true, ["Europe", "Asia"]),
  ])
  func parentsAreSorted(by name: String, descending: Bool, titles: [String]) {
    var outline = Grouping(names: ["region"])
    outline.sort = [SortKey(name: name, isDescending: descending)]

    let found = outline.items(of: Self.rows) { $0.fields[$1] }.compactMap { item in
      if case .parent(_, let title) = item.content { title.text } else { nil }
    }

    #expect(found == titles)
  }
}
