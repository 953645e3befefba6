import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import Vitrine

/// Fields that look up records by what these have, and show it: `lookup` with `by` and `show`.
@Suite struct RelationSiteTests {
  let site: HistoryFixture

  init() throws {
    site = try HistoryFixture(settings: "title: Museum\n")
    try writeWorks()
    try writeArtists()
    try writeData()
  }

  private static let artist = "artist: { field: by, lookup: /artists, by: name }"
  private static let works = "works: { lookup: /works, by: artist }"

  private func writeWorks(_ fields: String = artist, sections: String = "[{ sort: title }]") throws
  {
    try site.write(
      """
      ---
      collection: { from: works.json, id: id, page: true, fields: { title: title, \(fields) } }
      sections: \(sections)
      ---

      """, to: "content/works/index.md")
  }

  private func writeArtists(_ fields: String = works, sections: String = "[{ sort: title }]") throws
  {
    try site.write(
      """
      ---
      collection:
        from: artists.json
        id: id
        page: true
        fields: { title: name, born: { field: born, type: date }, \(fields) }
      sections: \(sections)
      ---

      """, to: "content/artists/index.md")
  }

  private func writeData(
    works: String =
      #"{"id":"w1","title":"Owl","by":"Ada"},{"id":"w2","title":"Kite","by":["Ben","Ada"]},{"id":"w3","title":"Rook","by":"Ben"}"#,
    artists: String =
      #"{"id":"1","name":"Ada","born":"c. 1850"},{"id":"2","name":"Ben","born":"1799"},{"id":"3","name":"Cy","born":"1900"}"#
  ) throws {
    try site.write("[\(works)]", to: "content/works/works.json")
    try site.write("[\(artists)]", to: "content/artists/artists.json")
  }

  /// The facts of a page, as `name: value`, without their markup.
  private func facts(_ page: String) throws -> [String] {
    facts(inPage: try site.folder.text(of: "site/\(page)/index.html"))
  }

  private func facts(inPage html: String) -> [String] {
    html.split(separator: "<dt").dropFirst().map { part in
      let name = part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      let start = part.firstRange(of: "<dd")!.lowerBound
      let value = part[start...].prefix(upTo: part.firstRange(of: "</dd>")!.lowerBound)
      var text = ""
      var isTag = false
      for sign in value {
        if sign == "<" {
          isTag = true
        } else if sign == ">" {
          isTag = false
        } else if !isTag {
          text.append(sign)
        }
      }
      return "\(name): \(text)"
    }
  }

  private func order(_ page: String, of ids: String...) throws -> [String] {
    let html = try site.folder.text(of: "site/\(page)/index.html")
    return ids.compactMap { id in html.firstRange(of: "id=\"i-\(id)\"").map { (id, $0.lowerBound) }
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func warnings() throws -> [String] { try site.build().warnings.map(\.description) }

  @Test func bothDirectionsAreDeclaredAtOnce() throws {
    #expect(try warnings() == [])

    #expect(try facts("works/w1") == ["Artist: Ada"])
    #expect(try facts("works/w2").last?.hasSuffix(": Ben, Ada") == true)
    #expect(try facts("artists/1") == ["Born: c. 1850", "Works: Owl, Kite"])
    #expect(try facts("artists/2") == ["Born: 1799", "Works: Kite, Rook"])
    #expect(try facts("artists/3") == ["Born: 1900"])
    #expect(
      try site.folder.text(of: "site/artists/2/index.html")
        .contains(#"<a href="../../works/w2/index.html">Kite</a>"#))
  }

  /// `artists` is read before `works`, and `zoo` after.
  @Test(arguments: ["artists", "zoo"]) func theOrderOfCollectionsDoesNotMatter(
    folder: String
  ) throws {
    try writeWorks("artist: { field: by, lookup: /\(folder), by: name, show: born }")
    if folder == "zoo" {
      try site.remove("content/artists")
      try site.write(
        """
        ---
        collection: { from: a.json, id: id, page: true, fields: { title: name, born: { type: date }, \(Self.works) } }
        ---

        """, to: "content/zoo/index.md")
      try site.write(
        #"[{"id":"1","name":"Ada","born":"c. 1850"},{"id":"2","name":"Ben"}]"#,
        to: "content/zoo/a.json")
    }
    try site.build()

    #expect(try facts("works/w1") == ["Artist: c. 1850"])
    #expect(try facts("\(folder)/1") == ["Born: c. 1850", "Works: Owl, Kite"])
  }

  @Test(arguments: [
    ("sort: born", ["w2", "w3", "w1"]), ("where: { born: { atLeast: 1845 } }", ["w1", "w2"]),
    ("where: { born: 'circa 1850' }", ["w1", "w2"]), ("sort: -born", ["w1", "w2", "w3"]),
  ]) func whatIsShownIsSortedAndFilteredAsItsTypeIs(
    section: String, found: [String]
  ) throws {
    try writeWorks(
      "born: { field: by, lookup: /artists, by: name, show: born }", sections: "[{ \(section) }]")
    try site.build()
    #expect(try order("works", of: "w1", "w2", "w3") == found)
    #expect(try facts("works/w2") == ["Born: 1799, c. 1850"])
  }

  @Test func recordsAreCounted() throws {
    try writeArtists(
      "number: { lookup: /works, by: artist, show: count }", sections: "[{ sort: [number] }]")
    #expect(try warnings() == [])
    #expect(try facts("artists/1") == ["Born: c. 1850", "Number: 2"])
    #expect(try facts("artists/3") == ["Born: 1900", "Number: 0"])
    #expect(try order("artists", of: "1", "2", "3") == ["3", "1", "2"])
  }

  /// A work shows what its artist shows of the artist's works.
  @Test func chainsWork() throws {
    try writeArtists("titles: { lookup: /works, by: artist, show: title }")
    try writeWorks(
      "\(Self.artist), others: { field: by, lookup: /artists, by: name, show: titles }")
    #expect(try warnings() == [])
    #expect(try facts("works/w1") == ["Artist: Ada", "Others: Owl, Kite"])
    #expect(try facts("works/w2") == ["Artist: Ben, Ada", "Others: Kite, Rook, Owl"])
  }

  /// The links of a chain lead to the records of the collection that the last field looks into.
  @Test func linksOfChainsLeadToTheirRecords() throws {
    try writeWorks("others: { field: by, lookup: /artists, by: name, show: works }, \(Self.artist)")
    try site.build()
    #expect(
      try site.folder.text(of: "site/works/w1/index.html")
        .contains(#"<a href="../w2/index.html">Kite</a>"#))
  }

  @Test func aRecordMayReferToItself() throws {
    try writeWorks("\(Self.artist), see: { lookup: /works }, seen: { lookup: /works, by: see }")
    try writeData(
      works:
        #"{"id":"w1","title":"Owl","by":"Ada","see":"w1"},{"id":"w2","title":"Kite","by":"Ben","see":["w3"]},{"id":"w3","title":"Rook","by":"Ben","see":"w2"}"#
    )
    #expect(try warnings() == [])
    #expect(try facts("works/w1") == ["Artist: Ada", "See: Owl", "Seen: Owl"])
    #expect(try facts("works/w2") == ["Artist: Ben", "See: Rook", "Seen: Rook"])
  }

  @Test func pathsInsideAreLookedUp() throws {
    try writeArtists("works: { lookup: /works, by: makers.*.id }")
    try writeWorks("makers: makers.*.id")
    try writeData(
      works:
        #"{"id":"w1","title":"Owl","makers":[{"id":1},{"id":"2"}]},{"id":"w2","title":"Kite","makers":[{"id":2}]}"#
    )
    #expect(try warnings() == [])
    #expect(try facts("artists/2") == ["Born: 1799", "Works: Owl, Kite"])
  }

  @Test func linksThatAreShownBeginInTheirOwnFolder() throws {
    try writeArtists("about: { field: about, type: link }")
    try writeWorks("about: { field: by, lookup: /artists, by: name, show: about }")
    try writeData(
      artists:
        #"{"id":"1","name":"Ada","about":"./more/index.md"},{"id":"2","name":"Ben","about":"https://ben.example"}"#
    )
    try site.write("# About Ada\n", to: "content/artists/more/index.md")
    try site.build()
    #expect(try facts("works/w2") == ["About: ben.example, About Ada"])
  }

  @Test func whatIsHiddenOrADraftIsNotShown() throws {
    try writeArtists("")
    try site.write(
      """
      ---
      collection: { from: '*.md', id: id, fields: { title: title, works: { lookup: /works, by: artist } } }
      ---

      """, to: "content/artists/index.md")
    try site.remove("content/artists/artists.json")
    try site.write("---\nid: Ada\ntitle: A\n---\nT\n", to: "content/artists/a.md")
    try site.write("---\nid: Ben\ntitle: B\nhidden: true\n---\nT\n", to: "content/artists/b.md")
    try writeWorks("artist: { field: by, lookup: /artists, by: id }")
    #expect(
      try warnings() == [
        """
        works/works.json:1:70: warning: 'artist' is 'Ben', a hidden record of 'artists'
          hint: hidden records cannot be shown: remove the value, or 'hidden'
        """,
        """
        works/works.json:1:116: warning: 'artist' is 'Ben', a hidden record of 'artists'
          hint: hidden records cannot be shown: remove the value, or 'hidden'
        """,
      ])
    #expect(try facts("works/w2") == ["Artist: Ben, A"])
  }

  @Test(arguments: [
    (
      "artist: { field: by, lookup: /artists, by: nmae }",
      """
      works/index.md:2:120: warning: no record of 'artists' has a field 'nmae'
        hint: a lookup looks for measures, then fields, then paths of the source
      """
    ),
    (
      "artist: { field: by, lookup: /artists, by: name, show: brn }",
      """
      works/index.md:2:132: warning: no record of 'artists' has a field 'brn'
        hint: did you mean 'born'?
      """
    ),
    (
      "artist: { field: by, lookup: /artist, by: name }",
      """
      works/index.md:2:106: error: there is no collection '/artist'
        hint: did you mean '/artists'?
      """
    ),
    (
      "artist: { field: title, lookup: /artists, by: name }",
      """
      works/works.json:1:21: warning: 'artist' is 'Owl', but no record of 'artists' has that as its 'name'
        hint: 'by' sets which field has the value there
      """
    ),
  ]) func whatIsNotThereIsSaid(field: String, message: String) throws {
    try writeArtists("x: name")
    try writeWorks(field)
    let said: [String]
    do { said = try warnings() } catch let failure as BuildFailure {
      said = failure.diagnostics.map(\.description)
    }
    #expect(said.contains(message), "\(said)")
  }

  @Test(arguments: [
    (
      "a: { field: by, by: name }",
      "key without lookup: 'by' requires 'lookup'"
    ),
    ("a: { field: by, show: name }", "key without lookup: 'show' requires 'lookup'"),
    (
      "a: { lookup: /artists, refersTo: /artists }",
      "two keys for one thing: 'refersTo' cannot be used with 'lookup'"
    ),
    (
      "a: { count: by, lookup: /artists }",
      "two keys for one thing: 'lookup' cannot be used with 'count'"
    ),
    (
      "subtitle: { lookup: /artists }",
      "lookup in a slot: 'subtitle' cannot be looked up"
    ),
    (
      "a: { lookup: /artists, by: x, required: true }",
      "key for values: 'required' applies to values in the data, but this field looks for the record's own id"
    ),
    (
      "a: { lookup: /works, by: a }",
      "circular lookup: 'a' looks up 'a', which itself needs 'a'"
    ),
    (
      "a: { field: by, lookup: /works, show: b }, b: { field: by, lookup: /works, show: a }",
      "circular lookup: 'a' looks up 'b', which itself needs 'a'"
    ),
  ]) func whatCannotBeIsAnError(field: String, message: String) throws {
    try writeWorks(field)
    do {
      try site.build()
      Issue.record("no error")
    } catch let failure as BuildFailure {
      let said = failure.diagnostics.map { "\($0.kind): \($0.message)" }
      #expect(said.contains(message), "\(said)")
    }
  }

  /// What each edit changes on the pages of others.
  @Test func everyEditGivesThePagesOfAFreshBuild() throws {
    try writeArtists(
      "\(Self.works), number: { lookup: /works, by: artist, show: count }",
      sections: "[{ sort: -number, layout: { table: [title, works, number] } }]")
    try writeWorks(
      "\(Self.artist), born: { field: by, lookup: /artists, by: name, show: born }",
      sections: "[{ sort: born, layout: { table: [title, artist, born] } }]")
    let works = [
      #"{"id":"w1","title":"Owl","by":"Ada"}"#, #"{"id":"w2","title":"Kite","by":["Ben","Ada"]}"#,
    ]
    let artists = [
      #"{"id":"1","name":"Ada","born":"c. 1850"}"#, #"{"id":"2","name":"Ben","born":"1799"}"#,
    ]
    let edits: [(works: [String], artists: [String])] = [
      (works, artists),
      (works + [#"{"id":"w3","title":"Rook","by":"Ben"}"#], artists),
      (works, [artists[0].replacing("Ada", with: "Ann"), artists[1]]),
      (works, [artists[0], artists[1].replacing("1799", with: "1899")]),
      ([works[0].replacing("Ada", with: "Ben"), works[1]], artists),
      ([works[0]], artists), ([works[0].replacing("Owl", with: "Tawny owl"), works[1]], artists),
    ]
    var last: BuiltSite?
    for edit in edits {
      try writeData(
        works: edit.works.joined(separator: ","), artists: edit.artists.joined(separator: ","))
      let fresh = try buildInMemory(site.options)
      let next = try buildInMemory(site.options, replacing: last)
      #expect(fresh.files.keys.sorted() == next.files.keys.sorted())
      for (path, file) in fresh.files {
        #expect(file.hash == next.files[path]?.hash, "\(path)")
      }
      last = next
    }
  }
}
