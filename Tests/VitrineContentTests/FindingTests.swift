import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel

@Suite struct FindingTests {
  @Test func valuesAreOfferedByTheirNumberAndTheirTitle() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: birds.csv\nfilters: [order]\n---\n".replacing(
        "collection: birds.csv",
        with: "collection: { from: birds.csv, id: id, fields: { title: id, order: order } }"),
      "birds.csv": "id,order\na,owls\nb,gulls\nc,owls\nd,auks\ne,\n",
    ])
    let filter = try #require(folder.read().finding?.filters.first)
    guard case .values(let values) = filter.choice else { Issue.record("no values"); return }
    #expect(values.values.map(\.title) == ["owls", "auks", "gulls"])
    #expect(values.values.map(\.count) == [2, 1, 1])
    #expect(values.ofRecords == [[0], [2], [0], [1], []])
  }

  /// Tables have no other yes and no than these words.
  @Test func wordsOfTablesAreYesAndNo() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, shown: shown } }
      filters: [shown]
      ---

      """,
      "a.csv": "id,shown\na,true\nb,false\nc,\n",
    ])
    let filter = try #require(folder.read().finding?.filters.first)
    #expect(filter.choice == .flag(ofRecords: [true, false, nil]))
  }

  @Test func aFlagOfOtherValuesIsAWarning() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, shown: shown } }
      filters: [{ field: shown, by: flag }]
      ---

      """,
      "a.csv": "id,shown\na,now\nb,later\n",
    ])
    #expect(folder.read().finding?.filters.isEmpty == true)
    #expect(
      folder.read().diagnostics.map(\.description) == [
        """
        index.md:3:20: warning: no record has true or false in 'shown'
          hint: leave 'by: flag' out, so that values are chosen one by one
        """
      ])
  }

  @Test func valuesOfLevelsCountWhatIsUnderThem() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: id, fields: { title: id, about: about } }
      filters: [{ field: about, levels: ' / ' }]
      ---

      """,
      "a.json": """
      [{"id": "a", "about": ["life / plants", "life / animals"]}, {"id": "b", "about": "life"},
       {"id": "c", "about": "art /  maps"}]
      """,
    ])
    let filter = try #require(folder.read().finding?.filters.first)
    guard case .values(let values) = filter.choice else { Issue.record("no values"); return }
    #expect(values.values.map(\.title) == ["life", "animals", "plants", "art", "maps"])
    #expect(
      values.values.map(\.name) == [
        "life", "life / animals", "life / plants", "art", "art / maps",
      ])
    #expect(values.values.map(\.parent) == [nil, 0, 0, nil, 3])
    #expect(values.values.map(\.count) == [2, 1, 1, 1, 1])
    #expect(values.ofRecords == [[1, 2], [0], [4]])
  }

  /// Days are those of Python's `date.toordinal()`, less those before 1970.
  @Test(arguments: [
    ("1970-01-01", "2000-02-29", Finding.Range.Scale.day, [0, 11_016]),
    ("1899-12-31", "2026-11-25", .day, [-25_568, 20_782]),
    ("1899-12", "1900", .month, [22_799, 22_800]),
    ("-20", "1900", .number, [-20, 1900]),
    ("1.5", "2", .number, [1.5, 2]),
  ])
  func aRangeIsOfNumbersMonthsOrDays(
    _ first: String, _ second: String, scale: Finding.Range.Scale, positions: [Double]
  ) throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, at: at } }
      filters: [{ field: at, by: range, step: 5 }]
      ---

      """,
      "a.csv": "id,at\na,\(first)\nb,\(second)\nc,\n",
    ])
    let filter = try #require(folder.read().finding?.filters.first)
    guard case .range(let range) = filter.choice else { Issue.record("no range"); return }
    #expect(range.scale == scale)
    #expect(range.step == 5)
    #expect(range.ofRecords == positions + [nil])
  }

  @Test func yesAndNoAreAFlag() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: id, fields: { title: id, shown: shown } }
      filters: [shown]
      ---

      """,
      "a.json": #"[{"id": "a", "shown": true}, {"id": "b"}, {"id": "c", "shown": false}]"#,
    ])
    #expect(
      folder.read().finding?.filters == [
        Finding.Filter(
          field: "shown", title: nil, choice: .flag(ofRecords: [true, nil, false]))
      ])
  }

  @Test func anOrderGivesEachRecordItsPlace() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, height: height } }
      sorts: [height, { by: -height, title: Highest first }]
      ---

      """,
      "a.csv": "id,height\na,10\nb,9\nc,\nd,10\n",
    ])
    #expect(
      folder.read().finding?.sorts == [
        Finding.Sort(name: "height", title: nil, ranks: [1, 0, 3, 2]),
        Finding.Sort(name: "-height", title: "Highest first", ranks: [0, 2, 3, 1]),
      ])
  }

  @Test(arguments: [
    (23, "", false), (24, "", true), (24, "search: false", false), (2, "search: true", true),
  ])
  func aPageIsSearchedFromTwentyFourItemsOn(
    _ count: Int, _ key: String, isSearched: Bool
  ) throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      \(key)
      collection: { from: a.csv, id: id, fields: { title: id } }
      ---

      """,
      "a.csv": "id\n" + (0..<count).map { "n\($0)\n" }.joined(),
    ])
    #expect((folder.read().finding?.isSearched ?? false) == isSearched)
  }

  @Test func sectionsThatRepeatAreFoundWhereTheirItemsStand() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id } }
      search: true
      sections:
        - { items: [b], repeats: true }
        - { title: All }
      ---

      """,
      "a.csv": "id\na\nb\n",
    ])
    #expect(folder.read().finding?.records == [0, 1])
  }

  @Test func mistakesAreNoted() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, name: name } }
      filters:
        - nme
        - { field: name, by: range }
        - { title: Name }
        - { field: name, by: values }
      sorts: [{ title: Name }]
      ---

      """,
      "a.csv": "id,name\na,Ann\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:5: warning: no record of 'index' has a 'nme'
          hint: did you mean 'name'?
        """,
        """
        index.md:5:14: warning: no record has a number or a date in 'name'
          hint: leave 'by: range' out, so that values are chosen one by one
        """,
        """
        index.md:6:5: error: a filter lacks 'field'
          hint: say which field, as in filters: [{ field: year }]
        """,
        """
        index.md:7:24: error: 'by' cannot be 'values'
          hint: did you mean 'value'?
        """,
        """
        index.md:8:9: error: an order lacks 'by'
          hint: say which field, as in sorts: [{ by: year }]
        """,
      ])
  }
}

extension ContentReading {
  /// How visitors find the items of the home page.
  fileprivate var finding: Finding? { content.pages.first?.finding }
}
