import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

/// Items as data to download. What is expected follows from RFC 4180 (CSV), RFC 7946 (GeoJSON), RFC 5545
/// (calendars) and Data Package 2.0.
@Suite struct DownloadTests {
  private let fixture: HistoryFixture

  init() throws {
    fixture = try HistoryFixture(settings: "title: Events\nurl: https://museum.example/\n")
    try fixture.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try write(download: "true")
    try fixture.write(
      #"""
      id,name,about,when,kinds,place,price,plain,hidden
      1,"Opening, with; wine \ more",A text that is longer than seventy-five bytes in a line — as “ünïcödé” counts,2026-05-01,talk|wine,"51.4778, -0.0014","1.234,50",=1+1,
      2,Week,,2026-12-30/2027-01-02,talk,,12,"a ""b""",
      3,Year,,2026,,"35°41′22″N 139°41′30″E",,<b> is bold,
      4,Secret,,2026-05-01,,"1, 2",9,hush,yes

      """#, to: "content/events/data.csv")
  }

  private func write(download: String, more: String = "") throws {
    try fixture.write(
      """
      ---
      title: Events
      collection:
        from: data.csv
        id: id
        page: true
        download: \(download)
        fields:
          title: name
          text: { field: about, type: text }
          date: when
          tags: { field: kinds, split: "|" }
          place: { field: place, type: coordinates }
          price: { field: price, type: number, unit: € }
          plain: { field: plain, type: text }
          hidden: hidden
      ---
      \(more)
      """, to: "content/events/index.md")
  }

  private func file(_ name: String) throws -> String {
    try fixture.folder.text(of: "site/events/\(name)")
  }

  @Test func jsonHasWhatTheItemsHave() throws {
    try fixture.build()

    #expect(
      try file("events.json") == #"""
        [
        {"id":"1","title":"Opening, with; wine \\ more","text":"A text that is longer than seventy-five bytes in a line — as “ünïcödé” counts","date":"2026-05-01","tags":["talk","wine"],"place":"51.4778, -0.0014","price":1234.50,"plain":"=1+1","url":"https://museum.example/events/1/"},
        {"id":"2","title":"Week","date":"2026-12-30/2027-01-02","tags":["talk"],"price":12,"plain":"a \"b\"","url":"https://museum.example/events/2/"},
        {"id":"3","title":"Year","date":"2026","place":"35.689444, 139.691667","plain":"<b> is bold","url":"https://museum.example/events/3/"}]

        """#)
  }

  /// Cells are as they are, also those that begin like a formula.
  @Test func aTableHasTheSame() throws {
    try fixture.build()

    #expect(
      try file("events.csv")
        == [
          "id,title,text,date,tags,place,price,plain,url",
          #"1,"Opening, with; wine \ more",A text that is longer than seventy-five bytes in a line — as “ünïcödé” counts,2026-05-01,talk;wine,"51.4778, -0.0014",1234.50,=1+1,https://museum.example/events/1/"#,
          #"2,Week,,2026-12-30/2027-01-02,talk,,12,"a ""b""",https://museum.example/events/2/"#,
          #"3,Year,,2026,,"35.689444, 139.691667",,<b> is bold,https://museum.example/events/3/"#,
          "",
        ].joined(separator: "\r\n"))
  }

  @Test(arguments: [
    ("=HYPERLINK(\"\"a\"\")", true), ("@SUM(1+1)", true), ("+cmd|'/C calc'!A0", true),
    ("=1+1", false), ("-12", false), ("+49 (0)30 1", false), ("- (none)", false), ("@name", false),
  ])
  func aTableThatRunsSomethingIsReported(cell: String, isReported: Bool) throws {
    try fixture.write(
      "id,name,plain\n1,A,\"\(cell)\"\n", to: "content/events/data.csv")

    let warnings = try fixture.build().warnings.filter { $0.kind == "formula in a download" }

    #expect(warnings.map { $0.location?.line } == (isReported ? [2] : []))
  }

  /// The longitude comes first.
  @Test func placesAreFeatures() throws {
    try fixture.build()
    let json = try JSONSerialization.jsonObject(with: Data(try file("events.geojson").utf8))
    let collection = try #require(json as? [String: Any])
    let features = try #require(collection["features"] as? [[String: Any]])

    #expect(collection["type"] as? String == "FeatureCollection")
    #expect(features.map { $0["id"] as? String } == ["1", "3"])
    #expect(
      features.map { ($0["geometry"] as? [String: Any])?["coordinates"] as? [Double] } == [
        [-0.0014, 51.4778], [139.691667, 35.689444],
      ])
  }

  /// Spans end on the day after, lines are folded after 75 bytes, and a year is no event.
  @Test func daysAreEvents() throws {
    try fixture.build()

    #expect(
      try file("events.ics")
        == [
          "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Vitrine//Vitrine//EN", "X-WR-CALNAME:Events",
          "BEGIN:VEVENT", "UID:events/1@museum.example", "DTSTAMP:20260501T000000Z",
          "DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260502",
          #"SUMMARY:Opening\, with\; wine \\ more"#,
          "DESCRIPTION:A text that is longer than seventy-five bytes in a line — as ",
          " “ünïcödé” counts", "CATEGORIES:talk,wine", "URL:https://museum.example/events/1/",
          "TRANSP:TRANSPARENT", "END:VEVENT",
          "BEGIN:VEVENT", "UID:events/2@museum.example", "DTSTAMP:20261230T000000Z",
          "DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270103", "SUMMARY:Week",
          "CATEGORIES:talk", "URL:https://museum.example/events/2/", "TRANSP:TRANSPARENT",
          "END:VEVENT", "END:VCALENDAR", "",
        ].joined(separator: "\r\n"))
  }

  /// Days on which things were made are no events, unless content says so.
  @Test(arguments: [
    ("download: true", "1736-05-01", false), ("download: [ics]", "1736-05-01", true),
    ("download: true", "1736-05-01/1736-05-01", false),
    ("download: true", "1736-05-01/1736-05-02", true),
    ("download: true, kind: MusicEvent", "1736-05-01", true),
    ("download: true, kind: Book", "1736-05-01", false),
  ])
  func calendarsHaveEvents(keys: String, date: String, isOffered: Bool) throws {
    try fixture.write(
      "---\ntitle: Events\ncollection: { from: data.csv, id: id, fields: { title: id, date: date }, \(keys) }\n---\n",
      to: "content/events/index.md")
    try fixture.write("id,date\n1,\(date)\n", to: "content/events/data.csv")
    #expect(try fixture.build().warnings == [])
    #expect(fixture.exists("site/events/events.ics") == isOffered)
  }

  @Test func aDescriptionSaysWhatColumnsAre() throws {
    try fixture.build()
    let json = try JSONSerialization.jsonObject(with: Data(try file("datapackage.json").utf8))
    let resources = try #require((json as? [String: Any])?["resources"] as? [[String: Any]])
    let schema = try #require(resources[0]["schema"] as? [String: Any])
    let fields = try #require(schema["fields"] as? [[String: Any]])

    #expect(
      resources.map { $0["path"] as? String } == [
        "events.csv", "events.json", "events.geojson", "events.ics",
      ])
    #expect(schema["primaryKey"] as? [String] == ["id"])
    #expect(
      fields.map { "\($0["name"]!) \($0["type"]!)" } == [
        "id string", "title string", "text string", "date string", "tags list", "place string",
        "price number", "plain string", "url string",
      ])
    #expect(fields[4]["delimiter"] as? String == ";")
    #expect(fields[6]["title"] as? String == "Price (€)")
  }

  /// Sizes are those of the files, in the words of the page.
  @Test(arguments: [("en", "Download", "Table"), ("de", "Herunterladen", "Tabelle")])
  func aPageListsItsFiles(language: String, label: String, table: String) throws {
    try fixture.write("title: Events\nlanguage: \(language)\n", to: "content/site.yml")
    try write(download: "[csv, json]")
    try fixture.build()
    let page = try file("index.html")
    let bytes = try file("events.csv").utf8.count

    #expect((300..<999).contains(bytes))
    #expect(
      page.contains(#"<link rel="alternate" type="text/csv" title="events.csv" href="events.csv">"#)
    )
    #expect(page.contains("\(label)</bdi></h2>"))
    #expect(
      page.contains(#"<a href="events.csv" type="text/csv" download dir="auto">events.csv</a>"#))
    #expect(
      page.contains(
        "<bdi>\(table)</bdi> · <bdi>\(bytes) \(language == "de" ? "Byte" : "bytes")</bdi>"))
    #expect(!fixture.exists("site/events/datapackage.json"))
    #expect(!page.contains("geojson"))
  }

  /// A change that the page does not show otherwise changes the size that it shows.
  @Test func sizesFollowTheFiles() throws {
    var fixture = fixture
    fixture.options.cache = .folder(fixture.folder.path(of: "cache"))
    try write(download: "json")
    try fixture.build()
    let data = try fixture.folder.text(of: "content/events/data.csv")
    try fixture.write(data.replacing("=1+1", with: "=1+1+1"), to: "content/events/data.csv")
    try fixture.build()

    #expect(try file("index.html").contains("\(try file("events.json").utf8.count) bytes"))
  }

  @Test(arguments: ["json", "csv"])
  func filesAreReadBackToTheSameItems(format: String) throws {
    try fixture.write(
      "id,parent,name,born,mass,note,tree\na,,A b,c. 1657,1.10,*x* and 1 * 2,[1]\n\"a/b,c\",a,B,192X,,1. no list,\"x;y\"\n",
      to: "content/events/data.csv")
    func page(_ collection: String) -> String {
      "---\ntitle: Events\ncollection:\n  \(collection)\n  page: true\nsections: [{ layout: list }]\n---\n"
    }
    try fixture.write(
      page(
        """
        from: data.csv
          id: id
          parent: parent
          download: true
          fields:
            title: name
            born: { field: born, type: date }
            note: { field: note, type: markdown }
            tree: { field: tree, split: ";" }
            copy: { field: mass, unit: kg }
          measures: { mass: { unit: kg, better: lower, noise: 2.5%, regression: 4 } }
          status: { field: title, order: [A b, B] }
        """), to: "content/events/index.md")
    try fixture.write(
      "---\nid: a\n---\nTo [home](../index.md).\n",
      to: "content/events/a.md")
    try fixture.build()
    let before = try fixture.snapshot()
    for name in ["events.\(format)", "datapackage.json"] {
      try fixture.write(try file(name), to: "content/events/\(name)")
    }
    for name in ["data.csv", "a.md"] { try fixture.remove("content/events/\(name)") }
    try fixture.write(page("from: events.\(format)"), to: "content/events/index.md")
    let warnings = try fixture.build().warnings
    let after = try fixture.snapshot()

    #expect(warnings.map(\.message) == [])
    #expect(after.records == before.records)
    #expect(after.pages == before.pages)
    #expect(after.measures == before.measures)
    #expect(after.statuses == before.statuses)
  }

  /// In data, `otherFields` makes fields of keys that are slots elsewhere.
  @Test(arguments: ["json", "csv"])
  func fieldsWithTheNameOfASlotStayFields(format: String) throws {
    let items = #"""
      [{"id":"a","name":"A","title":"x","date":"2026-05-01","text":"t","link":"https://a.example/",
      "parent":"b","body":"long","cell":"compact","image":"no.png","title 2":"y","hidden":true},
      {"id":"b","name":"B","title":"z","parent":"a"}]

      """#
    try fixture.write(items, to: "content/events/data.json")
    try fixture.remove("content/events/data.csv")
    func page(_ collection: String) -> String {
      "---\ntitle: Events\ncollection: { \(collection), page: true }\n---\n"
    }
    try fixture.write(
      page("from: data.json, id: id, download: true, fields: { title: name }, otherFields: true"),
      to: "content/events/index.md")
    try fixture.build()
    let (before, description) = (try file("events.json"), try file("datapackage.json"))
    // Two members with one key are an error.
    _ = try JSONDocument(parsing: Array(description.utf8))
    for name in ["events.\(format)", "datapackage.json"] {
      try fixture.write(try file(name), to: "content/events/\(name)")
    }
    try fixture.remove("content/events/data.json")
    try fixture.write(
      page("from: events.\(format), download: true"), to: "content/events/index.md")
    let warnings = try fixture.build().warnings
    let records = try fixture.snapshot().records

    #expect(!description.contains("foreignKeys"))
    #expect(warnings.map(\.message) == [])
    #expect(records.map(\.title) == ["A", "B"])
    #expect(
      before.split(separator: "\n")[1] == #"""
        {"id":"a","title":"A","title 3":"x","date 2":"2026-05-01","text 2":"t","link 2":"https://a.example/","parent 2":"b","body 2":"long","cell 2":"compact","image 2":"no.png","title 2":"y","hidden 2":true,"url":"https://museum.example/events/a/"},
        """#)
    #expect(try file("events.json") == before)
  }

  /// What is in a list keeps its kind, and a single value stays one.
  @Test func listsAreReadBackFromATable() throws {
    try fixture.write(
      #"""
      [{"id":"a","title":"A","flags":[true,false],"flag":[true],"numbers":[1,2.50,3e2],"mixed":[1,"b",true],"texts":["1","2"]},
      {"id":"b","title":"B","flags":[false],"flag":true,"numbers":[4],"mixed":["c"],"texts":[" x"]}]

      """#, to: "content/events/data.json")
    try fixture.write(
      "---\ntitle: Events\ncollection: { from: data.json, download: true }\n---\n",
      to: "content/events/index.md")
    try fixture.build()
    let before = try file("events.json")
    for name in ["events.csv", "datapackage.json"] {
      try fixture.write(try file(name), to: "content/events/\(name)")
    }
    try fixture.write(
      "---\ntitle: Events\ncollection: { from: events.csv, download: true }\n---\n",
      to: "content/events/index.md")
    try fixture.build()

    #expect(try file("events.json") == before)
  }

  /// The files of several collections have different titles, and addresses are ASCII (RFC 3986).
  @Test func severalCollectionsHaveTitlesOfTheirOwn() throws {
    try fixture.write("id,title,date\né,A,2026-05-01\n", to: "content/events/data.csv")
    try fixture.write(
      """
      ---
      title: Events
      collections:
        past: { from: data.csv, page: true, download: [ics, datapackage] }
        next: { from: data.csv, download: [ics, datapackage] }
      ---
      """, to: "content/events/index.md")
    try fixture.build()

    #expect(try file("past.ics").contains("X-WR-CALNAME:Events: past\r\n"))
    #expect(try file("next.ics").contains("X-WR-CALNAME:Events: next\r\n"))
    #expect(try file("datapackage.json").contains(#""title":"Events: next""#))
    #expect(try file("past.ics").contains("URL:https://museum.example/events/%C3%A9/\r\n"))
  }

  @Test func aFormatThatSaysNothingIsLeftOut() throws {
    try fixture.write("id,name\n1,A\n", to: "content/events/data.csv")
    try write(download: "[json, ics, geojson]")

    let warnings = try fixture.build().warnings.filter { $0.kind == "empty download" }

    #expect(
      warnings.map(\.hint) == [
        "it needs a field with 'type: coordinates'",
        "it needs a 'date' that is a day, or a span of days",
      ])
    #expect(!fixture.exists("site/events/events.ics"))
  }

  @Test func aCopiedFileDoesNotTakeTheNameOfADownload() throws {
    try fixture.write("1\n", to: "content/events/events.csv")
    try write(download: "true", more: "[Theirs](events.csv)")

    let failure = #expect(throws: BuildFailure.self) { try fixture.build() }

    #expect(
      failure?.diagnostics.filter { $0.severity == .error }.map(\.message) == [
        "'events/events.csv' is already created by something else"
      ])
  }
}
