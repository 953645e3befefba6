import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct TableTests {
  private static let records = """
    [{"id":"a","title":"A","country":"Nepal","height":8000,"share":"1.5","size":{"wide":3},"cell":"card"},
     {"id":"b","title":"B","country":"Peru","height":6000.5,"share":"12","tags":[1]},
     {"id":"c","title":"C","country":"Peru","first":"1953-05-29","tags":[2,3],"mean":4}]
    """

  private func reading(
    _ layout: String, section: String = "", page: String = ""
  ) throws -> ContentResult {
    try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, otherFields: true, measures: { mean: {} }, fields: { date: first, cell: cell } }
      \(page)
      sections:
        - { \(section)layout: \(layout) }
      ---

      """, "a.json": Self.records,
    ]).read()
  }

  private func table(_ layout: String) throws -> SectionTable {
    let reading = try reading(layout)
    #expect(reading.words.isEmpty)
    return try #require(reading.content.pages[0].sections[0].table)
  }

  @Test func columnsAreNamesAndMaps() throws {
    let table = try table(
      "{ table: [title, { field: country, title: Land, align: center, width: 90 }, size.wide] }")

    #expect(table.columns.map(\.field) == ["title", "country", "size.wide"])
    #expect(table.columns.map(\.label) == ["Title", "Land", "Wide"])
    #expect(table.columns.map(\.alignment) == [.start, .center, .point])
    #expect(table.columns.map(\.width) == [nil, 90, nil])
    #expect(table.narrow == .scroll)
  }

  @Test func aMapHasOptionsBesides() throws {
    let table = try table("{ table: { columns: [title], narrow: cards } }")

    #expect(table.columns.map(\.field) == ["title"])
    #expect(table.narrow == .cards)
  }

  /// Numbers as texts, as in CSV, are numbers; a list of numbers is none, and a date is none.
  @Test func numbersStandByTheirPoints() throws {
    let table = try table("{ table: [share, height, mean, tags, date, country] }")

    #expect(table.columns.map(\.alignment) == [.point, .point, .point, .start, .start, .start])
  }

  @Test(arguments: ["table", "{ table: {} }", "{ table: { narrow: scroll } }"])
  func withoutColumnsItShowsWhatCardsDo(_ layout: String) throws {
    #expect(try table(layout).columns.map(\.field) == ["title", "date", "mean"])
  }

  @Test func aPagesLayoutMayBeATable() throws {
    let reading = try reading("list", page: "layout: { table: [title, hieght] }")
    #expect(reading.content.pages[0].sections[0].table == nil)

    let without = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, otherFields: true }
      layout: { table: [title, hieght] }
      ---

      """, "a.json": Self.records,
    ]).read()
    #expect(without.content.pages[0].sections[0].table?.columns.count == 2)
    #expect(
      without.words == [
        """
        index.md:3:26: warning: this table shows 'hieght', which no record of 'index' has
          hint: did you mean 'height'?
        """
      ])
  }

  @Test func allRecordsAreRows() throws {
    let reading = try reading("table")
    let section = reading.content.pages[0].sections[0]

    #expect(section.items.count == 3)
    #expect(reading.content.records[0].cell == "card")
    #expect(reading.content.records.allSatisfy { section.cell(of: $0) == section.cell })
    #expect(reading.tables[section.cell ?? ""] == section.table)
  }

  @Test func columnsAreOrdersOfThePage() throws {
    let filtering = try #require(
      try reading("{ table: [title, height] }", page: "sorts: [-height]").content.pages[0].filtering
    )

    #expect(filtering.sorts.map(\.name) == ["-height", "title", "-title", "height"])
    #expect(filtering.sorts.map(\.isOfColumn) == [false, true, true, true])
    // 8000, 6000.5 and none, which comes last in both directions.
    #expect(filtering.sorts[0].ranks == [0, 1, 2])
    #expect(filtering.sorts[3].ranks == [1, 0, 2])
    #expect(filtering.sorts[2].ranks == [2, 1, 0])
  }

  @Test(
    arguments: [
      (
        "{ table: [title, countri] }", "",
        """
        index.md:5:32: warning: this table shows 'countri', which no record of 'index' has
          hint: did you mean 'country'?
        """
      ),
      (
        "{ table: [title, { field: zzz }] }", "",
        """
        index.md:5:41: warning: this table shows 'zzz', which no record of 'index' has
          hint: a table shows what records have: name it in the collection's 'fields'
        """
      ),
      (
        "{ table: [title, height, title] }", "",
        """
        index.md:5:40: error: the column 'title' appears twice
          hint: list each field once
        """
      ),
      (
        "{ table: [] }", "",
        """
        index.md:5:24: error: this table has no columns
          hint: list what to show, as in table: [title, year], or write layout: table to show whatever the records have
        """
      ),
      (
        "{ table: title }", "",
        """
        index.md:5:24: error: 'table' must be a list of columns, or a map, not 'title'
          hint: write [title]
        """
      ),
      (
        "{ table: [title, { feild: height }] }", "",
        """
        index.md:5:34: error: unknown key 'feild' in a column
          hint: did you mean 'field'?
        """
      ),
      (
        "{ table: [title, { align: end }] }", "",
        """
        index.md:5:32: error: a column needs 'field'
          hint: name the field, as in columns: [title, { field: year, align: end }]
        """
      ),
      (
        "{ table: [{ field: title, align: left }] }", "",
        """
        index.md:5:48: error: 'align' cannot be 'left'
          hint: 'align' must be one of start, center, end, point
        """
      ),
      (
        "{ table: { colums: [title] } }", "",
        """
        index.md:5:26: error: unknown key 'colums' in the layout 'table'
          hint: did you mean 'columns'?
        """
      ),
      (
        "{ 0: list, 700: table }", "",
        """
        index.md:5:31: error: 'table' cannot be used at some widths only
          hint: its items are rows, which other layouts do not have: 'narrow: cards' shows them as cards on a phone
        """
      ),
      (
        "{ choose: [grid, table] }", "",
        """
        index.md:5:32: error: the layout 'table' cannot be chosen
          hint: visitors can choose from list, grid, carousel, gallery, flow
        """
      ),
      (
        "table", "cell: card, ",
        """
        index.md:5:7: error: 'cell' has no effect in a table
          hint: the table's columns decide what is shown: remove it
        """
      ),
      (
        "table", "select: many, ",
        """
        index.md:5:7: error: 'select' has no effect in a table
          hint: only lists support selection: remove it, or use a list
        """
      ),
    ] as [(String, String, String)])
  func mistakesAreToldAtTheirPlaces(_ layout: String, _ section: String, _ words: String) throws {
    #expect(try reading(layout, section: section).words.first == words)
  }
}
