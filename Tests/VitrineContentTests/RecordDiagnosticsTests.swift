import Testing
import VitrineContent
import VitrineModel
import VitrineText

/// What is wrong with records, sections and outputs: one test a diagnostic.
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
        birds.json:2:3: error: the id 'index/owl' is already used
          hint: first used at birds.json:1:3
        """
      ])
  }

  @Test func twoMarkdownFilesOfOneNameClash() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: '**/*.md' }\n---\n",
      "a/owl.md": "---\ntitle: Owl\n---\n", "b/owl.md": "---\ntitle: Owl\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        b/owl.md:1:1: error: the id 'index/owl' is already used
          hint: first used at a/owl.md:1:1
        """
      ])
  }

  @Test func aRecordWithoutATitleShowsItsID() throws {
    #expect(
      try words(#"[ { "id": "owl" } ]"#) == [
        """
        birds.json:1:3: warning: 'owl' has no title, its id stands in its place
          hint: add a title, or map one with 'fields' in the collection
        """
      ])
  }

  @Test func aRecordWithoutIDAndTitleIsAnError() throws {
    #expect(
      try words(#"[ { "year": 3 } ]"#) == [
        """
        birds.json:1:3: error: this record has no id and no title
          hint: say with 'id' in the collection which field names its records
        """
      ])
  }

  @Test func aRecordWithoutTheDeclaredIDIsAWarning() throws {
    #expect(
      try words(
        #"[ { "code": "A", "title": "Auk" }, { "title": "Old Owl" } ]"#,
        index: "---\ncollection: { from: birds.json, id: code }\n---\n") == [
          """
          birds.json:1:36: warning: this record lacks the field that 'id' names, its id is 'old-owl'
            hint: an id from a title or a file's name changes with it
          """
        ])
  }

  @Test func aSourceOfNoKnownFormatIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.xml }\n---\n", "birds.xml": "<birds/>",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:2:21: error: no records can be read from 'birds.xml'
          hint: sources are .md, .json, .jsonl, .csv, .yml and pictures
        """
      ])
  }

  @Test func aRecordThatIsNoMapIsAnError() throws {
    #expect(
      try words(#"[ { "id": "owl", "title": "Owl" }, 7 ]"#) == [
        "birds.json:1:36: error: a record must be a map of names to values, not a number"
      ])
  }

  @Test func aFileWithoutAListOfRecordsIsAnError() throws {
    #expect(
      try words("7") == [
        """
        birds.json:1:1: error: records are a list of maps or a map of maps, not a number
          hint: say with 'records' in the collection where they stand
        """
      ])
  }

  @Test func nothingWhereRecordsAreLookedForIsAnError() throws {
    #expect(
      try words(
        #"{ "birds": [] }"#,
        index: "---\ncollection: { from: birds.json, records: brids }\n---\n") == [
          """
          birds.json:1:1: error: nothing stands at 'brids', where the collection looks for records
            hint: did you mean 'birds'?
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
        birds.json:1:67: warning: there is no record 'owl' to stand under
          hint: did you mean 'owls'?
        """
      ])
    #expect(reading.shown(on: "index.html") == [["Owls", "Barn"]])
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
        birds.json:1:32: warning: 'a' would stand under itself
          hint: one of the records in the circle has no parent
        """,
        """
        birds.json:2:31: warning: 'b' would stand under itself
          hint: one of the records in the circle has no parent
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
        owl.md:3:7: warning: '2026-02-30' is no date and stays a text
          hint: a date is like 2026, 2026-11 or 2026-11-21, with or without a time
        """
      ])
    #expect(reading.content.records[0].fields.map(\.name) == ["date"])
  }

  @Test func aMissingPictureIsAWarningAndThereIsNone() throws {
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\nimage: { src: ow.svg, alt: An owl }\n---\n",
      "owl.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>",
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        owl.md:3:15: warning: there is no picture 'ow.svg'
          hint: did you mean 'owl.svg'?
        """
      ])
    #expect(reading.content.records[0].image == nil)
  }

  @Test func aPictureWithoutAltTextIsAWarning() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"
    let folder = try ContentFixture([
      "owl.md": "---\ntitle: Owl\nimage: owl.svg\n---\n",
      "rook.md": "---\ntitle: Rook\nimage: { src: owl.svg, alt: \"\" }\n---\n", "owl.svg": svg,
    ])
    #expect(
      folder.read().words == [
        """
        owl.md:3:8: warning: the picture 'owl.svg' has no alt text
          hint: say with 'alt' what it shows, or alt: "" if it only decorates
        """
      ])
  }

  @Test(arguments: [
    ("", "", "copy it into the content folder, or set remoteImages: true in site.yml"),
    (
      "remoteImages: true", "", "give it a shape like 4/3, so that its place is kept while it loads"
    ),
  ])
  func aRemotePictureIsLeftOut(_ site: String, _ shape: String, _ hint: String) throws {
    let folder = try ContentFixture([
      "site.yml": site,
      "owl.md":
        "---\ntitle: Owl\nimage: { src: \"https://example.org/o.png\", alt: An owl }\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        owl.md:3:15: warning: the picture 'https://example.org/o.png' is on another server and is left out
          hint: \(hint)
        """
      ])
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
        owl.md:5:11: error: 'subtitle' must be a text, not a map
          hint: a text that begins with { or holds ': ' stands in quotes
        """,
      ])
  }

  @Test func wrongTypesInDataAreWarnings() throws {
    #expect(
      try words(#"[ { "id": "owl", "title": "Owl", "subtitle": {} } ]"#) == [
        """
        birds.json:1:46: warning: 'subtitle' must be a text, not a map
          hint: a text that begins with { or holds ': ' stands in quotes
        """
      ])
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
          birds.json:1:42: warning: the measure 'mean' is 'fast', no number
            hint: say with 'field' where its number stands
          """
        ])
  }

  @Test func childrenThatAreNoListAreAWarning() throws {
    #expect(
      try words(
        #"[ { "id": "owl", "title": "Owl", "young": 3 } ]"#,
        index: "---\ncollection: { from: birds.json, children: { from: young } }\n---\n") == [
          """
          birds.json:1:43: warning: 'young' is a number, no list of children
            hint: children are a list of maps, or a map of maps
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
        rook.md:1:1: warning: no record has the id 'rook', so this file is shown nowhere
          hint: name the file after a record's id, or add it to 'from'
        """
      ])
  }

  @Test func aRecordThatNoSectionShowsIsAWarning() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections: [ { limit: 1 } ]\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n", "rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        rook.md:1:1: warning: no section shows 'index/rook'
          hint: add a section that selects it, or take it out of 'from'
        """
      ])
  }

  @Test func anIDInItemsThatIsNotThereIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - items: [owl, rok]\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n", "rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(
      folder.read().diagnostics.filter { $0.severity == .error }.map(\.description) == [
        """
        index.md:3:18: error: there is no record 'rok'
          hint: did you mean 'rook'?
        """
      ])
  }

  @Test func aRecordTwiceOnAPageIsAnErrorThatNamesBothSections() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - { title: New }\n  - { title: All }\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n", "rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:5: error: 'index/owl' and another in the section 'all' already stand in 'new'
          hint: 'new' is at index.md:3:5; add repeats: true to one of the two
        """
      ])
  }

  @Test func aRecordTwiceInItemsIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - { title: New, items: [owl, owl] }\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:5: error: 'index/owl' stands twice in the section 'new'
          hint: name it once in 'items'
        """
      ])
  }

  @Test func twoSectionsWithOneIDClash() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - { id: a }\n  - { id: a, repeats: true }\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:5: error: the section id 'a' is already used
          hint: first used at index.md:3:5
        """
      ])
  }

  @Test func aFileBesideAFolderOfItsNameIsAnOutputClash() throws {
    let folder = try ContentFixture([
      "ant.md": "---\ntitle: Ant\n---\nText\n", "ant/bee.md": "---\ntitle: Bee\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        ant.md:1:1: error: 'ant/index.html' is already made by something else
          hint: first made by ant/index.md:1:1
        """
      ])
  }

  @Test func aCopiedFileCannotReplaceAPage() throws {
    let folder = try ContentFixture(["index.html": "<p>", "404.html": "<p>"])
    #expect(
      folder.read().words == [
        """
        404.html:1:1: error: '404.html' is already made by something else
          hint: every site has this file: rename yours
        """,
        """
        index.html:1:1: error: 'index.html' is already made by something else
          hint: first made by index.md:1:1
        """,
      ])
  }

  @Test func aFileWhereAFolderMustBeIsAClash() throws {
    let folder = try ContentFixture(["owl.md": "# Owl\n\nText\n", "owl": "plain"])
    #expect(
      folder.read().words == [
        """
        owl.md:1:1: error: 'owl/index.html' needs a folder 'owl', and there is a file of that name
          hint: the file is made by owl:1:1
        """
      ])
  }

  @Test func reservedFoldersAreErrors() throws {
    let folder = try ContentFixture(["assets/a.txt": "a", "changes/b.txt": "b"])
    #expect(
      folder.read().words == [
        """
        assets/a.txt:1:1: error: the folder 'assets' belongs to Vitrine
          hint: give the folder another name, such as 'files'
        """,
        """
        changes/b.txt:1:1: error: the folder 'changes' belongs to Vitrine
          hint: give the folder another name, such as 'files'
        """,
      ])
  }

  @Test func frontMatterWithoutItsLinesIsAWarning() throws {
    let folder = try ContentFixture(["index.md": "title: Trees\n\nWords\n", "owl.md": "# Owl\n"])
    #expect(
      folder.read().words == [
        """
        index.md:1:1: warning: 'title: Trees' looks like front matter
          hint: put it between two lines of ---
        """
      ])
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

  @Test func aLinkThatRunsScriptIsLeftOut() throws {
    let folder = try ContentFixture(["owl.md": "---\ntitle: Owl\nlink: \"javascript:x()\"\n---\n"])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        owl.md:3:7: warning: a link to 'javascript:' is left out
          hint: say 'unsafe: true' in site.yml to keep such links
        """
      ])
    #expect(reading.content.records[0].link == nil)
  }

  @Test func aMissingContentFolderIsAnError() {
    let reading = readContent(at: "/nowhere/at/all", options: ContentOptions(cells: []))
    #expect(
      reading.words == [
        "vitrine: error: the content folder cannot be read: No such file or directory"
      ])
  }
}
