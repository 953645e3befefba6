import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Records without an id of their own, and those that are none.
@Suite struct NamedRecordsTests {
  static let flights = """
    flight,from,to,code
    7,Oslo,Rome,a1
    7,Oslo,Rome,a2
    7,Bonn,Rome,a3
    9,Bonn,Rome,a4

    """

  private func read(_ collection: String, _ files: (String, String)...) throws -> ContentResult {
    let folder = try ContentFixture(["index.md": "---\ncollection: { \(collection) }\n---\n"])
    for (file, text) in files { try folder.write(Array(text.utf8), to: file) }
    return folder.read()
  }

  @Test func titlesThatManyHaveAreOneWarningThatNamesTheColumnsToUse() throws {
    let reading = try read("from: f.csv, fields: { title: flight }", ("f.csv", Self.flights))
    #expect(
      reading.words == [
        """
        f.csv:3:1: warning: the id 'index/7' is already used, so this record gets '7~2'; 1 other record has the same problem
          hint: first used at f.csv:2:1; it is made from the title: write id: code, or number them with id: row, although a new row then changes the ids of those below it
        """
      ])
  }

  @Test func twoHundredRowsWithoutANameAreOneError() throws {
    let rows = (0..<200).map { "\($0),,\($0 % 7),x\($0)\n" }.joined()
    let reading = try read(
      "from: f.csv, fields: { title: name }", ("f.csv", "no,name,kind,code\n\(rows)1,A,1,a\n"))
    #expect(
      reading.words == [
        """
        f.csv:2:1: error: this record and 199 others have no id and no title
          hint: set 'id' in the collection to the field that identifies its records: write id: code, or number them with id: row, although a new row then changes the ids of those below it
        """
      ])
  }

  @Test func aSentenceIsNoNameAndNeitherIsWhatOneRecordLacks() throws {
    let long = String(repeating: "x", count: 41)
    let json = """
      [ { "name": "A", "a": { "no": 1, "b": "p" }, "text": "\(long)1" },
        { "name": "A", "a": { "no": 2 }, "text": "\(long)2" } ]
      """
    let words = try read("from: f.json, fields: { title: name }", ("f.json", json)).words
    #expect(words.count == 1)
    #expect(words.first?.contains("it is made from the title: write id: a.no, or number") == true)
  }

  @Test func rowNumbersWhatHasNoOtherID() throws {
    let reading = try read(
      "from: f.csv, id: row, fields: { title: flight }", ("f.csv", Self.flights))

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["1", "2", "3", "4"])
  }

  @Test func rowNumbersWhatLacksTheFieldBeforeIt() throws {
    let reading = try read(
      "from: f.json, id: [code, row], fields: { title: name }",
      ("f.json", #"[{"name":"A","code":"x"},{"name":"A"},{"name":"B"}]"#))

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["x", "2", "3"])
  }

  @Test func aFieldOfThatNameComesFirst() throws {
    let reading = try read(
      "from: f.json, id: row, fields: { title: name }",
      ("f.json", #"[{"name":"A","row":"x"},{"name":"B"}]"#))
    #expect(reading.content.records.map(\.id.key) == ["x", "2"])
  }

  @Test func aFieldThatNoneHasIsAnErrorBesideRow() throws {
    let reading = try read(
      "from: f.json, id: [cod, row], fields: { title: name }",
      ("f.json", #"[{"name":"A","code":"x"}]"#))
    #expect(
      reading.words == [
        """
        index.md:2:34: error: no record has 'cod'
          hint: did you mean 'code'?
        """
      ])
  }

  @Test func rowsOfSeveralFilesAreNamedByTheirs() throws {
    let reading = try read(
      "from: [a.csv, b.csv], id: row, fields: { title: n }", ("a.csv", "n\nA\nB\n"),
      ("b.csv", "n\nA\n"))

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["a-1", "a-2", "b-1"])
  }

  @Test func rowsOfFilesInSeveralFoldersAreNamedByThoseToo() throws {
    let reading = try read(
      "from: data/**/*.csv, id: row, fields: { title: n }", ("data/2024/race.csv", "n\nA\n"),
      ("data/2025/race.csv", "n\nA\n"), ("data/2025/juniors/race.csv", "n\nB\n"))

    #expect(reading.words == [])
    #expect(
      reading.content.records.map(\.id.key) == [
        "2024-race-1", "2025-juniors-race-1", "2025-race-1",
      ])
  }

  @Test func childrenAreNumberedUnderTheirRecord() throws {
    let reading = try read(
      "from: f.json, children: { from: runs, id: row, fields: { title: ms } }",
      ("f.json", #"[{"id":"a","title":"A","runs":[{"ms":3},{"ms":3}]}]"#))

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["a", "a/1", "a/2"])
  }

  @Test func recordsInAMapWithAnIDAreAWarning() throws {
    let reading = try read(
      "from: '*.json', records: releases, id: id, fields: { title: id }",
      ("python.json", #"{ "id": "python", "releases": [ { "id": "3.12" } ] }"#),
      ("swift.json", #"{ "releases": [ { "id": "6.3" } ] }"#))
    #expect(
      reading.words == [
        """
        python.json:1:9: warning: 'records' selects the list 'releases' in a map with an id, 'python', and ignores the map
          hint: if the map is the record, write children: { from: releases } instead of 'records'
        """
      ])
  }

  @Test func dataThatNoPageReadsAreAWarning() throws {
    let folder = try ContentFixture([
      "index.md": "# Home\n\n[All](all.csv), [mine](my%20data.json)\n", "all.csv": "id\n1\n",
      "my data.json": #"[{"id":"a"}]"#, "more.csv": "id\n1\n", "b.jsonl": "{}",
      "c.json": #"{"list":[{"fullName":"a"}]}"#, "d.yml": "- { title: A }\n",
      "manifest.json": #"{"name":"Site","icons":[{"src":"a.png"}]}"#,
      ".well-known/x.json": #"[{"id":1}]"#, "broken.json": "[",
    ])
    #expect(
      folder.read().words
        == ["b.jsonl", "c.json", "d.yml", "more.csv"].map { file in
          """
          \(file):1:1: warning: no page reads '\(file)': it is \(file == "d.yml" ? "not " : "")copied, and its records are not shown
            hint: name it with 'from' in a collection, or link to it if readers should download it
          """
        })
  }
}

/// `where` on a collection: what does not meet it is no record.
@Suite struct CollectionConditionTests {
  static let birds = """
    [ { "id": "owl", "title": "Owl", "state": "shown", "image": "none.png", "size": { "cm": 40 } },
      { "id": "auk", "title": "Auk", "state": "hidden", "image": "none.png", "date": "x" },
      { "id": "kea", "title": "Kea", "state": "shown", "tags": ["a", "b"] } ]
    """

  private func fixture(_ conditions: String, _ rest: String = "") throws -> ContentFixture {
    try ContentFixture([
      "index.md":
        "---\ncollection: { from: birds.json, page: true, where: \(conditions) }\n\(rest)---\n",
      "birds.json": Self.birds, "none.png": "",
    ])
  }

  @Test func whatDoesNotMeetItHasNoPageAndNoWarning() throws {
    let reading = try fixture("{ state: shown }").read()

    #expect(reading.content.records.map(\.id.key) == ["owl", "kea"])
    #expect(reading.content.records.map(\.output) == ["owl/index.html", "kea/index.html"])
    #expect(reading.words.filter { $0.hasPrefix("birds.json:2") } == [])
  }

  @Test(arguments: [
    ("{ state: { not: hidden } }", ["owl", "kea"]), ("{ size.cm: { atLeast: 40 } }", ["owl"]),
    ("{ tags: { contains: b } }", ["kea"]), ("{ image: { has: false } }", ["kea"]),
    ("{ size: { has: true } }", ["owl"]), ("{ id: [auk, kea], state: shown }", ["kea"]),
    ("{ title: Auk }", ["auk"]),
  ])
  func itTakesAllConditionsOfSections(_ conditions: String, _ expected: [String]) throws {
    #expect(try fixture(conditions).read().content.records.map(\.id.key) == expected)
  }

  @Test func measuresAndFieldsAreFoundByTheirNames() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: birds.json
        fields: { title: title, status: state }
        measures: { length: { field: size.cm } }
        where: { status: shown, length: { has: true } }
      ---
      """,
      "birds.json": Self.birds,
    ])
    #expect(folder.read().content.records.map(\.id.key) == ["owl"])
  }

  @Test func childrenComeWithTheirRecord() throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, where: { kind: x }, children: { from: b } }\n---\n",
      "a.json":
        #"[{"id":"a","title":"A","kind":"x","b":[{"id":"1","title":"1"}]},{"id":"c","title":"C","b":[{"id":"1","title":"1","kind":"x"}]}]"#,
    ])
    #expect(folder.read().content.records.map(\.id.key) == ["a", "a/1"])
  }

  @Test func theTextsOfWhatItLeavesOutAreNotMissed() throws {
    let folder = try fixture("{ state: shown }")
    try folder.write(Array("---\ntext: Old\n---\nText\n".utf8), to: "auk.md")
    try folder.write(Array("Text\n".utf8), to: "emu.md")

    let words = folder.read().words

    #expect(words.filter { $0.hasPrefix("auk.md") } == [])
    #expect(words.filter { $0.hasPrefix("emu.md") }.count == 1)
  }

  @Test func anItemThatItLeavesOutIsAnErrorThatSaysSo() throws {
    let reading = try fixture("{ state: shown }", "sections: [ { items: [owl, auk] } ]\n").read()
    #expect(
      reading.diagnostics.filter { $0.severity == .error }.map(\.description) == [
        """
        index.md:3:28: error: there is no record 'auk'
          hint: 'where' in the collection excludes it
        """
      ])
  }

  @Test(arguments: [
    (
      "{ state: gone }",
      """
      index.md:2:61: warning: no record has state 'gone'
        hint: the values are 'shown', 'hidden'
      """
    ),
    (
      "{ stat: shown }",
      """
      index.md:2:60: warning: no record has 'stat'
        hint: did you mean 'state'?
      """
    ),
    (
      "{ state: hidden, size: { has: true } }",
      """
      index.md:2:61: warning: no record meets all conditions of 'where'
        hint: remove one
      """
    ),
  ])
  func whatNoneMeetsIsAWarningAtItsPlace(_ conditions: String, _ expected: String) throws {
    let reading = try fixture(conditions, "sections: [ { items: [owl], sort: year } ]\n").read()

    #expect(reading.words == [expected])
    #expect(reading.content.records.isEmpty)
  }
}
