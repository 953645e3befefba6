import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel

@Suite struct FilteringTests {
  @Test func valuesAreOfferedByTheirNumberAndTheirTitle() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: birds.csv\nfilters: [order]\n---\n".replacing(
        "collection: birds.csv",
        with: "collection: { from: birds.csv, id: id, fields: { title: id, order: order } }"),
      "birds.csv": "id,order\na,owls\nb,gulls\nc,owls\nd,auks\ne,\n",
    ])
    let filter = try #require(folder.read().filtering?.filters.first)
    guard case .values(let values) = filter.choice else { Issue.record("no values"); return }
    #expect(values.values.map(\.title) == ["owls", "auks", "gulls"])
    #expect(values.values.map(\.count) == [2, 1, 1])
    #expect(values.valuesByRecord == [[0], [2], [0], [1], []])
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
    let filter = try #require(folder.read().filtering?.filters.first)
    #expect(filter.choice == .flag(ofRecords: [true, false, nil]))
  }

  /// Games for so many players: a visitor who asks for four finds those for two to eight.
  @Test func aRangeHasSpansAndNamesWhatItCannotPlace() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, players: players } }
      filters: [{ field: players, by: range }]
      ---

      """,
      "a.csv": "id,players\na,2\nb,2-4\nc,3 – 7\nd,4+\ne,1-∞\nf,\ng,a crowd\n",
    ])
    guard case .range(let range)? = folder.read().filtering?.filters.first?.choice else {
      Issue.record("no range")
      return
    }
    let expected: [ClosedRange<Double>?] = [
      2...2, 2...4, 3...7, 4...Double.infinity, 1...Double.infinity, nil, nil,
    ]
    #expect(range.rangesByRecord == expected)
    #expect(range.unplaced == [nil, nil, nil, nil, nil, nil, "a crowd"])
    #expect(
      folder.read().words == [
        """
        index.md:3:20: warning: 1 of 6 values of 'players', 'a crowd', is not a number: not found by range
          hint: correct it, or give the field a 'type' that reads such values, as in 'players: { field: …, type: number }'
        """
      ])
  }

  @Test func aRangeOfDatesHasAllOfTheirTime() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, made: { field: made, type: date } } }
      filters: [{ field: made, by: range }]
      ---

      """,
      "a.csv": "id,made\na,1914/1918\nb,1920-05\nc,before 1900\nd,27 BC–AD 14\n",
    ])
    guard case .range(let range)? = folder.read().filtering?.filters.first?.choice else {
      Issue.record("no range")
      return
    }
    // A month is its year times 12 and its number from 0.
    let expected: [ClosedRange<Double>?] = [
      22968...23027, 23044...23044, -Double.infinity...22799, (-312)...179,
    ]
    #expect(range.rangesByRecord == expected)
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
    #expect(folder.read().filtering?.filters.isEmpty == true)
    #expect(
      folder.read().diagnostics.map(\.description) == [
        """
        index.md:3:20: warning: no record has true or false in 'shown'
          hint: remove 'by: flag', so that visitors choose single values
        """
      ])
  }

  @Test(arguments: [
    ("filters: [kind]", 11), ("sorts: [-kind]", 9), ("groups: [kind]", 10),
  ])
  func choicesOnAPageThatOnlyRepeatsItemsAreAWarning(key: String, column: Int) throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, kind: kind } }
      \(key)
      sections: [{ repeats: true }, { where: { kind: owl }, repeats: true }]
      ---

      """,
      "a.csv": "id,kind\na,owl\nb,wren\n",
    ])

    #expect(
      folder.read().diagnostics.map(\.description) == [
        """
        index.md:3:\(column): warning: no section of this page has items to choose from
          hint: remove 'repeats' from the section that shows them all; charts have no items
        """
      ])
  }

  /// What it will have may come tomorrow.
  @Test func choicesOnAPageWithoutItemsWait() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, kind: kind } }
      filters: [kind]
      sections: [{ where: { kind: rook }, empty: None. }, { where: { kind: rook }, repeats: true, empty: None. }]
      ---

      """,
      "a.csv": "id,kind\na,owl\n",
    ])

    #expect(!folder.read().words.contains { $0.contains("items to choose from") })
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
    let filter = try #require(folder.read().filtering?.filters.first)
    guard case .values(let values) = filter.choice else { Issue.record("no values"); return }
    #expect(values.values.map(\.title) == ["life", "animals", "plants", "art", "maps"])
    #expect(
      values.values.map(\.name) == [
        "life", "life / animals", "life / plants", "art", "art / maps",
      ])
    #expect(values.values.map(\.parent) == [nil, 0, 0, nil, 3])
    #expect(values.values.map(\.count) == [2, 1, 1, 1, 1])
    #expect(values.valuesByRecord == [[1, 2], [0], [4]])
  }

  /// Days are those of Python's `date.toordinal()`, less those before 1970.
  @Test(arguments: [
    ("1970-01-01", "2000-02-29", Filtering.Range.Scale.day, [0, 0, 11_016, 11_016]),
    ("1899-12-31", "2026-11-25", .day, [-25_568, -25_568, 20_782, 20_782]),
    ("1899-12", "1900", .month, [22_799, 22_799, 22_800, 22_811]),
    ("-20", "1900", .number, [-20, -20, 1900, 1900]),
    ("1.5", "2", .number, [1.5, 1.5, 2, 2]),
  ])
  func aRangeIsOfNumbersMonthsOrDays(
    _ first: String, _ second: String, scale: Filtering.Range.Scale, positions: [Double]
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
    let filter = try #require(folder.read().filtering?.filters.first)
    guard case .range(let range) = filter.choice else { Issue.record("no range"); return }
    #expect(range.scale == scale)
    #expect(range.step == 5)
    #expect(
      range.rangesByRecord == [positions[0]...positions[1], positions[2]...positions[3], nil])
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
      folder.read().filtering?.filters == [
        Filtering.Filter(
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
      folder.read().filtering?.sorts == [
        Filtering.Sort(name: "height", title: nil, ranks: [1, 0, 3, 2]),
        Filtering.Sort(name: "-height", title: "Highest first", ranks: [0, 2, 3, 1]),
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
    #expect((folder.read().filtering?.isSearched ?? false) == isSearched)
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
    #expect(folder.read().filtering?.records == [0, 1])
  }

  /// The titles of groups with the items in each.
  @Test(arguments: [
    ("place", ["Aarau: b", "Bern: a,d", "-: c"]),
    (
      "{ by: place, sort: -count, labels: { Bern: The capital }, none: Nowhere }",
      ["The capital: a,d", "Aarau: b", "Nowhere: c"]
    ),
    ("title", ["0–9: c", "A: d", "Z: a,b"]),
    ("made by decade", ["1850–1859: b,d", "1900–1909: a", "-: c"]),
    ("made by century", ["1800–1899: b,d", "1900–1999: a", "-: c"]),
    ("made", ["1852–1852: d", "1859–1859: b", "1903–1903: a", "-: c"]),
    ("seen by year", ["1852–1852: d", "-: a,b,c"]),
    ("{ by: made, step: 50 }", ["1850–1899: b,d", "1900–1949: a", "-: c"]),
    ("{ by: place, none: Bern, labels: { Aarau: Bern } }", ["Bern: a,b,c,d"]),
    ("{ by: weight, step: 50 }", ["-50 to -1 g: c", "0 to 49 g: d", "100 to 149 g: a,b"]),
    ("{ by: share, step: 0.5 }", ["0.0 to 0.5: a", "0.5 to 1.0: b,d", "1.5 to 2.0: c"]),
    (
      "{ by: share, step: 0.1 }",
      ["0.3 to 0.4: a", "0.5 to 0.6: b", "0.9 to 1.0: d", "1.5 to 1.6: c"]
    ),
    (
      "{ by: share, step: 0.1, labels: { 0.3: Little } }",
      ["Little: a", "0.5 to 0.6: b", "0.9 to 1.0: d", "1.5 to 1.6: c"]
    ),
    ("weight", ["-1 g: c", "0 g: d", "100 g: b", "149 g: a"]),
    ("{ by: year, step: 50 }", ["1850–1899: b,d", "1900–1949: a,c"]),
    ("{ by: subject, levels: ' / ' }", ["Nature: a,b", "People: d", "-: c"]),
    ("shown", ["false: b", "true: a", "-: c,d"]),
  ])
  func aGroupingGivesEachRecordItsGroup(_ declaration: String, groups: [String]) throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        id: id
        fields: { title: name, place: place, made: made, seen: seen, share: share, subject: subject, shown: shown, year: year }
        measures: { weight: { unit: g } }
      groups: [\(declaration)]
      ---

      """,
      "a.json": #"""
      [{"id": "a", "name": "Zürich", "place": ["Bern", "Chur"], "made": "1903-05", "weight": 149,
        "share": 0.3, "year": 1903, "subject": "Nature / Trees", "shown": true},
       {"id": "b", "name": "zoo", "place": "Aarau", "made": "1859-12-31", "weight": 100, "share": 0.5, "year": 1859,
        "subject": " Nature ", "shown": false},
       {"id": "c", "name": "1st", "place": "", "seen": "long ago", "weight": -1, "share": 1.5, "year": 1920},
       {"id": "d", "name": "Ätna", "place": "Bern", "made": "1852-01", "seen": "1852", "weight": 0, "share": 0.9, "year": 1852,
        "subject": "People"}]
      """#,
    ])
    let grouping = try #require(folder.read().filtering?.groupings.first)
    let found = grouping.groups.enumerated().map { number, group in
      let members = zip(["a", "b", "c", "d"], grouping.groupsByRecord).filter { $0.1 == number }
      return "\(group.testWords): \(members.map(\.0).joined(separator: ","))"
    }
    #expect(found == groups)
  }

  @Test func manyNumbersAreGroupedByThemselves() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, height: height, far: far } }
      groups: [height, { by: far, step: 10 }]
      ---

      """,
      "a.csv": "id,height,far\n"
        + (0..<100).map { "n\($0),\($0 * 37),\($0 == 3 ? "1e999" : "1e300")\n" }.joined(),
    ])
    let reading = folder.read()
    let groupings = try #require(reading.filtering?.groupings)
    // 3,663 in at most 24 groups: of 152 numbers each at least.
    let expected = (0..<19).map { number in
      Filtering.Group.numbers(from: "\(number * 200)", to: "\(number * 200 + 199)", unit: nil)
    }
    #expect(groupings[0].groups == expected)
    #expect(groupings.count == 1)
    #expect(
      reading.words == [
        """
        index.md:3:24: warning: no record has a number in 'far'
          hint: write 'far by value' without 'step', so that each value forms a group
        """
      ])
  }

  @Test(arguments: ["-9223372036854775808", "5e-324", "1e-320", "nan", "inf", "-0"])
  func hostileNumbersAreGrouped(_ number: String) throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.csv, id: id, fields: { title: id, n: n } }
      groups: [n, n by decade, { by: n, step: 1e-300 }, { by: n, step: 1e300 }]
      ---

      """,
      "a.csv": "id,n\n" + (0..<30).map { "n\($0),\($0)e-323\n" }.joined() + "x,\(number)\n",
    ])
    #expect(folder.read().filtering?.groupings.isEmpty == false)
  }

  /// Records under others stand with these.
  @Test func recordsUnderOthersAreInNoGroup() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.json
        id: id
        fields: { title: id, kind: kind }
        children: { from: parts, id: id, fields: { title: id, kind: kind } }
      groups: [kind]
      ---

      """,
      "a.json": #"""
      [{"id": "a", "kind": "y", "parts": [{"id": "b", "kind": "x"}]}, {"id": "c", "kind": "z"}]
      """#,
    ])
    #expect(
      folder.read().filtering?.groupings == [
        Filtering.Grouping(
          name: "kind", title: "Kind", groups: [.title("y"), .title("z")],
          groupsByRecord: [0, nil, 1])
      ])
  }

  @Test func fieldsThatACollectionHasSearchedAreKnown() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: a.csv
        id: id
        fields: { title: id, maker: maker }
        search: [maker, makr, subtitle, place]
      ---

      """,
      "a.csv": "id,maker,place\na,Ann,Bern\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:6:19: warning: no record of 'index' has a field 'makr' to search
          hint: did you mean 'maker'?
        """,
        """
        index.md:6:35: warning: no record of 'index' has a field 'place' to search
          hint: search covers fields listed in 'fields', as in fields: { place: place }
        """,
      ])
  }

  @Test func mistakesInGroupingsAreNoted() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, id: id, fields: { title: id, name: name } }
      groups:
        - nme
        - name by month
        - { title: Name }
        - { by: name by week, step: -1 }
        - { by: [name] }
        - { by: name, sort: [-count, tilte], every: true }
        - name by decade
        - { by: name by letter, step: 5 }
        - { by: name, title: Name }
        - name by letter
        - from
      ---

      """,
      "a.json": #"[{"id": "a", "name": "Ann", "from": {"place": "Bern"}}]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:5: warning: no record of 'index' has a field 'nme'
          hint: did you mean 'name'?
        """,
        """
        index.md:5:5: warning: no record has a month or a day in 'name'
          hint: write 'name by value', so that each value forms a group
        """,
        """
        index.md:6:5: error: a grouping needs 'by'
          hint: name the field, as in groups: [{ by: country }]
        """,
        """
        index.md:7:11: error: 'by' cannot be 'by week'
          hint: 'by' must be one of by letter, by value, by month, by year, by decade, by century
        """,
        "index.md:7:31: error: 'step' must be a number that is not negative, not '-1'",
        "index.md:8:11: error: 'by' must be a field, such as 'title' or 'date by decade', not a list",
        """
        index.md:9:32: warning: no record of 'index' has a field 'tilte'
          hint: did you mean 'title'?
        """,
        """
        index.md:9:40: error: unknown key 'every' in a grouping
          hint: the keys of a grouping are by, title, step, levels, sort, labels, none
        """,
        """
        index.md:10:5: warning: no record has a date or a year in 'name'
          hint: write 'name by value', so that each value forms a group
        """,
        """
        index.md:11:11: error: 'step' cannot be used with 'by letter'
          hint: keep one of the two
        """,
        """
        index.md:12:11: error: items are already grouped by 'name'
          hint: remove one of the two, or group by another part of the values with a 'title'; the first is at index.md:9:11
        """,
        """
        index.md:13:5: warning: another grouping is already called 'Name'
          hint: give one of them another 'title'; the first is at index.md:9:11
        """,
        """
        index.md:14:5: warning: 'from' is a map, so items cannot be grouped by it
          hint: name a path in it, such as 'from.place'
        """,
      ])
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
        index.md:4:5: warning: no record of 'index' has a field 'nme'
          hint: did you mean 'name'?
        """,
        """
        index.md:5:14: warning: no record has a number or a date in 'name'
          hint: remove 'by: range', so that visitors choose single values
        """,
        """
        index.md:6:5: error: a filter needs 'field'
          hint: name the field, as in filters: [{ field: year }]
        """,
        """
        index.md:7:24: error: 'by' cannot be 'values'
          hint: did you mean 'value'?
        """,
        """
        index.md:8:9: error: an order needs 'by'
          hint: name the field, as in sorts: [{ by: year }]
        """,
      ])
  }
}

extension ContentResult {
  /// How visitors find the items of the home page.
  fileprivate var filtering: Filtering? { content.pages.first?.filtering }
}

extension Filtering.Group {
  fileprivate var testWords: String {
    switch self {
    case .title(let title): title
    case .localized(let title):
      switch title.value {
      case .date(let date): date.text
      case .bool(let flag): "\(flag)"
      default: "\(title.value)"
      }
    case .numbers(let from, let to, let unit):
      (from == to ? from : "\(from) to \(to)") + (unit.map { " \($0)" } ?? "")
    case .years(let years): "\(years.lowerBound)–\(years.upperBound)"
    case .other: "-"
    }
  }
}
