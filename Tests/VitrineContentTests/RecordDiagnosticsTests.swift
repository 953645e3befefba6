import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// What is wrong with records: one test a diagnostic.
@Suite struct RecordDiagnosticsTests {
  static let collection = "---\ncollection: { from: birds.json }\n---\n"

  private func words(_ json: String, index: String = collection) throws -> [String] {
    try ContentFixture(["index.md": index, "birds.json": json]).read().words
  }

  @Test func aSecondRecordWithAnIDIsReportedAtItsOwnPlace() throws {
    let json = """
      [ { "id": "owl", "title": "Owl" },
        { "id": "owl", "title": "Other" } ]
      """
    #expect(
      try words(json) == [
        """
        birds.json:2:3: warning: the id 'index/owl' is already used, so this record gets 'owl~\(hash(of: "Other"))'
          hint: first used at birds.json:1:3
        """
      ])
  }

  @Test func aSecondRecordWithATitleIsToldHowToHaveAnID() throws {
    #expect(
      try words(#"[ { "title": "Owl" }, { "title": "Owl" } ]"#) == [
        """
        birds.json:1:23: warning: the id 'index/owl' is already used, so this record gets 'owl~2'
          hint: first used at birds.json:1:3; it is made from the title: number them with id: row, although a new row then changes the ids of those below it
        """
      ])
  }

  /// The hash of a record's names: its title, and neither subtitle nor link.
  private func hash(of title: String) -> Substring {
    ContentHash(of: "\(title)\0\0").description.prefix(6)
  }

  /// A record more or less, wherever it stands, changes no other record's id.
  @Test func aSecondRecordKeepsItsIDWhateverElseIsThere() throws {
    func keys(_ records: String...) throws -> [String] {
      let json = "[\(records.joined(separator: ","))]"
      return try ContentFixture(["index.md": Self.collection, "birds.json": json])
        .read().content.records.map(\.id.key)
    }
    func owl(_ title: String) -> String { #"{ "id": "owl", "title": "\#(title)" }"# }
    let (b, c) = ("owl~\(hash(of: "B"))", "owl~\(hash(of: "C"))")

    #expect(try keys(owl("A"), owl("B"), owl("C")) == ["owl", b, c])
    #expect(try keys(owl("A"), owl("C")) == ["owl", c])
    #expect(try keys(owl("A"), owl("C"), owl("B")) == ["owl", c, b])
    #expect(try keys(owl("A"), owl("A"), owl("B"), owl("A")) == ["owl", "owl~2", b, "owl~3"])
  }

  @Test func twoMarkdownFilesOfOneNameClash() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: '**/*.md' }\n---\n",
      "a/owl.md": "---\ntitle: Owl\n---\nText\n", "b/owl.md": "---\ntitle: Owl\n---\nText\n",
    ])
    #expect(
      folder.read().words == [
        """
        b/owl.md:1:1: error: the id 'index/owl' is already used
          hint: first used at a/owl.md:1:1
        """
      ])
  }

  @Test func aCharacterThatNoPageHoldsIsAWarning() throws {
    #expect(
      try words(
        #"""
        [ { "id": "owl", "title": "O\u0001wl\u0002", "note": ["a", { "b": "It\u0092s" }] },
          { "id": "wren", "title": "Wren\t\n", "text": "\uFFFF" } ]
        """#) == [
          """
          birds.json:1:27: warning: a control character or a terminal colour code is removed
            hint: have the program that wrote it omit colours, which many do with NO_COLOR=1
          """,
          """
          birds.json:1:67: warning: the character U+0092 is not allowed on pages, so it is shown as '\u{FFFD}'
            hint: the text is Windows-1252 that was read as Latin-1: convert it again
          """,
          """
          birds.json:2:48: warning: the character U+FFFF is not allowed on pages, so it is shown as '\u{FFFD}'
            hint: remove it: it is invisible
          """,
        ])
  }

  @Test func coloursOfATerminalAreTakenOut() throws {
    let json = #"""
      [ { "id": "owl", "title": "\u001b[1mOwl\u001b[0m", "seen": ["\u001b[32mday\u001b[m", { "at": "\u001b[K" }] } ]
      """#
    let read = try ContentFixture(["index.md": Self.collection, "birds.json": json]).read()

    #expect(
      read.diagnostics.map { "\($0.location!.column) \($0.kind)" } == [
        "27 control character", "61 control character", "94 control character",
      ])
    let owl = read.content.records[0]
    #expect(owl.title == "Owl")
    #expect(
      owl.fields == [
        Field(
          name: "seen",
          value: .list([.text("day"), .object([Field(name: "at", value: .text(""))])]))
      ])
  }

  @Test func aRecordWithoutATitleShowsItsID() throws {
    #expect(
      try words(#"[ { "id": "owl" } ]"#) == [
        """
        birds.json:1:3: warning: 'owl' has no title, so its id is shown instead
          hint: add a title, or map one with 'fields' in the collection
        """
      ])
  }

  @Test func aFileThatIsCalledAsATitleNeedsNoOther() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds/*.md }\n---\n", "birds/Barn owl.md": "White.\n",
      "birds/WREN.md": "Small.\n", "birds/elf-owl.md": "Tiny.\n",
    ])

    let reading = folder.read()

    #expect(reading.content.records.map(\.title) == ["Barn owl", "WREN", "elf-owl"])
    #expect(
      reading.words == [
        """
        birds/elf-owl.md:1:1: warning: 'elf-owl' has no title, so its id is shown instead
          hint: add a title, or map one with 'fields' in the collection
        """
      ])
  }

  @Test func aRecordWithoutIDAndTitleIsAnError() throws {
    #expect(
      try words(#"[ { "year": 3 } ]"#) == [
        """
        birds.json:1:3: error: this record has no id and no title
          hint: set 'id' in the collection to the field that identifies its records
        """
      ])
  }

  @Test func aRecordWithoutTheDeclaredIDAndATitleIsAnError() throws {
    #expect(
      try words(
        #"[ { "code": "A", "title": "Auk" }, { "year": 3 } ]"#,
        index: "---\ncollection: { from: birds.json, id: code }\n---\n") == [
          """
          birds.json:1:36: error: this record has no id and no title
            hint: add the field that the collection's 'id' names
          """
        ])
  }

  @Test func aRecordWithoutTheDeclaredIDIsAWarning() throws {
    #expect(
      try words(
        #"[ { "code": "A", "title": "Auk" }, { "title": "Old Owl" } ]"#,
        index: "---\ncollection: { from: birds.json, id: code }\n---\n") == [
          """
          birds.json:1:36: warning: this record has no value for the field that 'id' names, so its id is 'old-owl'
            hint: an id made from a title or a file name changes when that changes
          """
        ])
  }

  @Test func anUnknownParentIsAWarningAndTheRecordARoot() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json, parent: above }\n---\n",
      "birds.json": #"[{"id":"owls","title":"Owls"},{"id":"barn","title":"Barn","above":"owl"}]"#,
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        birds.json:1:67: warning: there is no parent record 'owl'
          hint: did you mean 'owls'?
        """
      ])
    #expect(reading.shown(on: "index.html") == [["Owls", "Barn"]])
  }

  @Test func aParentThatIsLikeNoRecordIsNamedByItsID() throws {
    let folder = try ContentFixture(["owl.md": "---\ntitle: Owl\nparent: mammals\n---\n"])
    #expect(
      folder.read().words == [
        """
        owl.md:3:9: warning: there is no parent record 'mammals'
          hint: parents are named by their ids
        """
      ])
  }

  @Test func parentsInACircleAreRoots() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json, parent: above }\n---\n",
      "birds.json": """
      [{"id":"a","title":"A","above":"b"},
      {"id":"b","title":"B","above":"a"},
      {"id":"c","title":"C","above":"a"}]
      """,
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        birds.json:1:32: warning: 'a' would be its own ancestor
          hint: at least one record in the circle must have no parent
        """,
        """
        birds.json:2:31: warning: 'b' would be its own ancestor
          hint: at least one record in the circle must have no parent
        """,
      ])
    #expect(reading.shown(on: "index.html") == [["A", "  C", "B"]])
  }

  @Test func aDateThatIsNoneStaysAText() throws {
    let folder = try ContentFixture(["owl.md": "---\ntitle: Owl\ndate: 2026-02-30\n---\n"])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        owl.md:3:7: warning: '2026-02-30' is not a date and stays text
          hint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'
        """
      ])
    #expect(reading.content.records[0].fields.map(\.name) == ["date"])
  }

  @Test func wrongTypesInFrontMatterAreErrors() throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\ndraft: maybe\norder: first\nsubtitle: { a: b }\n---\n"
    ])
    #expect(
      folder.read().words == [
        "owl.md:3:8: error: 'draft' must be true or false, not 'maybe'",
        "owl.md:4:8: error: 'order' must be a number, not 'first'",
        """
        owl.md:5:11: error: 'subtitle' must be text, not a map
          hint: put text that begins with { or contains ': ' in quotes
        """,
      ])
  }

  @Test func wrongTypesInDataAreWarnings() throws {
    #expect(
      try words(#"[ { "id": "owl", "title": "Owl", "subtitle": { "en": "Bird" } } ]"#) == [
        """
        birds.json:1:46: warning: 'subtitle' must be text, not a map
          hint: name the value in 'fields', as in subtitle: subtitle.en
        """
      ])
  }

  /// As an empty element of XML says.
  @Test func anEmptyMapIsNothing() throws {
    #expect(try words(#"[ { "id": "owl", "title": "Owl", "subtitle": {} } ]"#) == [])
  }

  @Test(arguments: [
    (#"{"x":1}"#, "a map"), (#"["a","b"]"#, "a list"),
  ])
  func anIDOfAWrongTypeIsAWarningThatSaysTheID(_ id: String, _ kind: String) throws {
    for index in [Self.collection, "---\ncollection: { from: birds.json, id: id }\n---\n"] {
      let folder = try ContentFixture([
        "index.md": index, "birds.json": #"[ { "id": \#(id), "title": "Snow Owl" } ]"#,
      ])

      let reading = folder.read()

      #expect(
        reading.words == [
          """
          birds.json:1:11: warning: 'id' must be text or a number, not \(kind), so the id is 'snow-owl'
            hint: an id made from a title or a file name changes when that changes
          """
        ])
      #expect(reading.content.records.map(\.id.key) == ["snow-owl"])
    }
  }

  @Test func anIDOfAWrongTypeInFrontMatterLeavesTheFilesName() throws {
    let folder = try ContentFixture(["owl.md": "---\ntitle: Owl\nid: [a]\n---\n"])
    #expect(
      folder.read().words == [
        """
        owl.md:3:5: warning: 'id' must be text or a number, not a list, so the id is 'owl'
          hint: an id made from a title or a file name changes when that changes
        """
      ])
  }

  @Test func aTitleOfAWrongTypeIsOneWarningAndTheIDStandsInItsPlace() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: [birds.json, rook.md] }\n---\n",
      "birds.json": #"[ { "id": "owl", "title": { "en": "Owl" } } ]"#,
      "rook.md": "---\ntitle: { a: b }\n---\n",
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        birds.json:1:27: warning: 'title' must be text, not a map
          hint: name the value in 'fields', as in title: title.en
        """,
        """
        rook.md:2:8: warning: 'title' must be text, not a map
          hint: put text that begins with { or contains ': ' in quotes
        """,
      ])
    #expect(reading.content.records.map(\.title) == ["owl", "rook"])
  }

  @Test func aTitleThatTheMapTakesFromElsewhereMayBeAnything() throws {
    #expect(
      try words(
        #"[ { "id": "owl", "title": { "en": "Owl" } } ]"#,
        index: "---\ncollection: { from: birds.json, fields: { title: title.en } }\n---\n") == [])
  }

  @Test(arguments: [
    ("cell", #"["a"]"#, "'cell' must be text, not a list", 0),
    ("parent", #"["a"]"#, "'parent' must be text, not a list", 0),
    ("body", #"[{"a":1}]"#, "'body' must be text, not a list", 0),
    ("subtitle", #"["a",{"b":1}]"#, "'subtitle' must be text, not a list", 0),
    ("tags", #"["a",{"b":1}]"#, "'tags' must be a list of texts, not a map", 5),
    ("link", #"["/a","/b"]"#, "'link' must be a single address, not a list", 0),
    ("date", #"{"year":1}"#, "'date' must be text, not a map", 0),
  ])
  func whatASlotCannotShowIsAWarning(
    _ slot: String, _ value: String, _ expected: String, _ offset: Int
  ) throws {
    let said = try words(#"[{"id":"owl","title":"Owl","\#(slot)":\#(value)}]"#)

    let column = 31 + slot.utf8.count + offset
    #expect(
      said.map { $0.prefix { $0 != "\n" } } == ["birds.json:1:\(column): warning: \(expected)"])
  }

  @Test func aParentThatIsNoIDIsAWarning() throws {
    #expect(
      try words(
        #"[{"id":"owl","title":"Owl","above":{"id":"a"}}]"#,
        index: "---\ncollection: { from: birds.json, parent: above }\n---\n") == [
          "birds.json:1:36: warning: 'parent' must be the id of a record, not a map"
        ])
  }

  @Test(arguments: ["title: #1 ant", "title: &ants", "title: >5"])
  func aTitleThatYAMLLosesIsOneWarningAtItsPlace(_ line: String) throws {
    let folder = try ContentFixture(["owl.md": "---\n\(line)\n---\n"])

    let reading = folder.read()

    #expect(reading.diagnostics.map(\.severity) == [.warning])
    #expect(reading.words.allSatisfy { $0.hasPrefix("owl.md:2:8: warning: this value is empty") })
    #expect(reading.words.allSatisfy { $0.hasSuffix(#"title: "\#(line.dropFirst(7))""#) })
  }

  @Test func anEmptyTitleIsMissedWhereItStands() throws {
    #expect(
      try words(#"[ { "id": "owl", "title": null } ]"#) == [
        """
        birds.json:1:27: warning: 'owl' has no title, so its id is shown instead
          hint: add a title, or map one with 'fields' in the collection
        """
      ])
  }

  @Test func markdownThatNoPatternOfItsFolderNamesIsAWarning() throws {
    let folder = try ContentFixture([
      "index.md": "# Home\n", "stray/index.md": "---\ncollection: { from: 'x-*.md' }\n---\n",
      "stray/x-a.md": "# A\n", "stray/y.md": "# Y\n", "stray/deep/z.md": "# Z\n",
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        stray/y.md:1:1: warning: 'y.md' is not part of any collection, so it is not shown
          hint: 'from' at stray/index.md:2:21 names other files: add it there, or move it
        """
      ])
    #expect(reading.shown(on: "stray/deep/index.html") == [["Z"]])
  }

  @Test func markdownBesideWhatAnotherPageReadsIsAWarning() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: notes/x-*.md }\n---\n",
      "notes/x-a.md": "# A\n", "notes/y.md": "# Y\n",
    ])
    #expect(
      folder.read().words == [
        """
        notes/y.md:1:1: warning: 'y.md' is not part of any collection, so it is not shown
          hint: 'from' at index.md:2:21 names other files: add it there, or move it
        """
      ])
  }

  @Test func markdownIsNotMissedWhereFromMatchesNothing() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: 'x-*.md' }\n---\n", "y.md": "# Y\n",
    ])
    #expect(folder.read().diagnostics.map(\.kind) == ["from matches nothing"])
  }

  @Test func anUnknownCellOfARecordIsAnError() throws {
    let folder = try ContentFixture(["owl.md": "---\ntitle: Owl\ncell: tiel\n---\n"])
    #expect(
      folder.read().words == [
        """
        owl.md:3:7: error: there is no cell 'tiel'
          hint: did you mean 'tile'?
        """
      ])
  }

  @Test func aMeasureThatIsNoNumberIsAWarning() throws {
    #expect(
      try words(
        #"[ { "id": "owl", "title": "Owl", "mean": "fast" } ]"#,
        index: "---\ncollection: { from: birds.json, measures: { mean: { unit: s } } }\n---\n") == [
          """
          birds.json:1:42: warning: the measure 'mean' is 'fast', not a number
            hint: a measure is a plain number, such as 12.5: 'field' is its path, 'unit' what follows it
          """
        ])
  }

  @Test func childrenThatAreNoListAreAWarning() throws {
    #expect(
      try words(
        #"[ { "id": "owl", "title": "Owl", "young": 3 } ]"#,
        index: "---\ncollection: { from: birds.json, children: { from: young } }\n---\n") == [
          """
          birds.json:1:43: warning: 'young' is a number, not a list of children
            hint: children must be a list of maps or a map of maps
          """
        ])
  }

  @Test func markdownBesideDataThatNoRecordTakesIsAWarning() throws {
    let folder = try ContentFixture([
      "index.md": Self.collection, "birds.json": #"[ { "id": "owl", "title": "Owl" } ]"#,
      "rook.md": "Text\n",
    ])
    #expect(
      folder.read().words == [
        """
        rook.md:1:1: warning: no record has the id 'rook', so this file is not shown
          hint: name the file after a record's id, or add it to 'from'
        """
      ])
  }

  @Test(arguments: ["rook.md", "'*.md'", "[more.json, rook.md]"])
  func markdownThatIsARecordOfAnotherCollectionIsNone(from: String) throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollections:\n  all: { from: birds.json }\n  others: { from: \(from) }\n"
        + "sections: [{ collection: all }, { collection: others }]\n---\n",
      "birds.json": #"[ { "id": "owl", "title": "Owl" } ]"#,
      "more.json": #"[ { "id": "kite", "title": "Kite" } ]"#, "rook.md": "---\ntitle: Rook\n---\n",
    ])

    #expect(folder.read().words.filter { $0.hasPrefix("rook.md") } == [])
  }

  @Test func aLinkThatLeadsNowhereIsAWarning() throws {
    let folder = try ContentFixture(["owl.md": "---\ntitle: Owl\nlink: rook.md\n---\n"])
    #expect(
      folder.read().words == [
        """
        owl.md:3:7: warning: the link 'rook.md' leads nowhere
          hint: link to a content file or to a page of the site
        """
      ])
  }

  @Test(arguments: [
    ("a.json", #"[ { "id": "owl", "title": "Owl", "link": "\u0001javascript:x()" } ]"#, "1:42"),
    ("a.json", #"[ { "id": "owl", "title": "Owl", "link": "java\tscript:x()" } ]"#, "1:42"),
    ("a.yml", #"- { id: owl, title: Owl, link: "\x0E javascript:x()" }"#, "1:32"),
    ("a.csv", "id,title,link\nowl,Owl,\"java\nscript:x()\"\n", "2:9"),
  ])
  func whatBrowsersSkipHidesNoScript(_ file: String, _ text: String, _ place: String) throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: \(file) }\n---\n", file: text,
    ])

    let reading = folder.read()

    // Of a control character there is a warning, too.
    #expect(
      reading.words.map { $0.prefix { $0 != "\n" } }.last
        == "\(file):\(place): warning: a link to 'javascript:' is removed")
    #expect(reading.content.records[0].link == nil)
  }

  @Test func aLinkToAFolderThatReadsLikeASchemeStaysInTheSite() throws {
    let folder = try ContentFixture([
      "index.md": "# Home\n", "javascript:a/index.md": "# A\n",
      "owl.md": "---\ntitle: Owl\nlink: /javascript:a/index.md#b\n---\n",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.records[0].link == "/javascript:a/index.html#b")
  }

  @Test func aLinkThatRunsScriptIsLeftOut() throws {
    let folder = try ContentFixture(["owl.md": "---\ntitle: Owl\nlink: \"javascript:x()\"\n---\n"])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        owl.md:3:7: warning: a link to 'javascript:' is removed
          hint: to keep such links, set 'unsafe: true' in site.yml
        """
      ])
    #expect(reading.content.records[0].link == nil)
  }
}
