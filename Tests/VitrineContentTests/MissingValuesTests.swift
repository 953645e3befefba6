import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineText

/// What all records of a collection lack is one mistake, at its place in the declaration.
@Suite struct MissingValuesTests {
  static let trees = """
    Common name,Latin name,Height
    Oak,Quercus robur,30
    Beech,Fagus sylvatica,35

    """

  struct Case: CustomTestStringConvertible, Sendable {
    var collection: String
    var expected: String
    var testDescription: String { collection }

    init(_ collection: String, _ expected: String) {
      self.collection = collection
      self.expected = expected
    }
  }

  static let paths = [
    Case(
      "fields: { title: Comon name }",
      """
      index.md:2:49: error: no record has 'Comon name'
        hint: did you mean 'Common name'?
      """),
    Case(
      "id: Latin, fields: { title: Common name }",
      """
      index.md:2:36: error: no record has 'Latin'
        hint: records have Common name, Latin name, Height
      """),
    Case(
      "id: Latn name, fields: { title: Comon name }",
      """
      index.md:2:36: error: no record has 'Latn name'
        hint: did you mean 'Latin name'?
      index.md:2:64: error: no record has 'Comon name'
        hint: did you mean 'Common name'?
      """),
    Case(
      "id: Latin name, fields: { title: Comon name }",
      """
      index.md:2:65: error: no record has 'Comon name'
        hint: did you mean 'Common name'?
      """),
    Case(
      "fields: { title: '{Height}, {Latin}' }",
      """
      index.md:2:49: error: no record has '{Height}, {Latin}'
        hint: write "<Height>, <Latin>"
      """),
    Case(
      "fields: { title: 'Common name, Height' }",
      """
      index.md:2:49: error: no record has 'Common name, Height'
        hint: write "<Common name>, <Height>"
      """),
    Case(
      "fields: { title: [Name, Titel] }",
      """
      index.md:2:50: error: no record has 'Name' or 'Titel'
        hint: records have Common name, Latin name, Height
      """),
    Case(
      "fields: { title: Common name, subtitle: '<Heigth> m' }",
      """
      index.md:2:72: warning: no record has 'Heigth'
        hint: did you mean 'Height'?
      """),
    Case(
      "fields: { title: [Name, Common name], image: { src: Picture, alt: Latn name } }",
      """
      index.md:2:84: warning: no record has 'Picture'
        hint: records have Common name, Latin name, Height
      index.md:2:98: warning: no record has 'Latn name'
        hint: did you mean 'Latin name'?
      """),
    Case(
      "fields: { title: Common name }, measures: { Heigth: { unit: m } }",
      """
      index.md:2:76: warning: no record has 'Heigth'
        hint: did you mean 'Height'?
      """),
    Case(
      "fields: { title: Common name }, parent: Heigth",
      """
      index.md:2:72: warning: no record has 'Heigth'
        hint: did you mean 'Height'?
      """),
  ]

  static let titles = [
    Case(
      "",
      """
      index.md:2:21: error: no record has an id or a title
        hint: set what they show, as in fields: { title: Common name, subtitle: Latin name }; records have Common name, Latin name, Height
      """),
    Case(
      "id: Latin name",
      """
      index.md:2:21: warning: no record has a title, so their ids are shown instead
        hint: set what they show, as in fields: { title: Common name, subtitle: Latin name }; records have Common name, Latin name, Height
      """),
    Case(
      "id: Latin name, fields: { subtitle: Height }",
      """
      index.md:2:21: warning: no record has a title, so their ids are shown instead
        hint: add its path to 'fields', as in title: Common name; records have Common name, Latin name, Height
      """),
  ]

  /// The section names records and fields that are not there for the same reason: no second mistake.
  @Test(arguments: paths + titles)
  func whatAllLackIsOneMistake(_ row: Case) throws {
    let keys = row.collection.isEmpty ? "" : ", \(row.collection)"
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: trees.csv\(keys) }\n---\n", "trees.csv": Self.trees,
    ])
    #expect(folder.read().words.joined(separator: "\n") == row.expected)
  }

  @Test func recordsWithoutAnythingGetNoHint() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: a.json }\n---\n", "a.json": "[{}, {}]",
    ])
    #expect(folder.read().words == ["index.md:2:21: error: no record has an id or a title"])
  }

  @Test func recordsThatAWrongIDHidesAreNotMissed() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: trees.csv, id: Latn name, fields: { title: Common name } }
      sections: [ { items: [Quercus robur, Fagus sylvatica] } ]
      ---
      """,
      "trees.csv": Self.trees,
    ])
    #expect(
      folder.read().words.first == """
        index.md:2:36: error: no record has 'Latn name'
          hint: did you mean 'Latin name'?
        """)
    #expect(folder.read().diagnostics.filter { $0.severity == .error }.count == 1)
  }

  @Test func aPathInsideAValueIsComparedWithThoseThere() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: runs.json, fields: { title: name, badge: stats.meen } }
      ---
      """,
      "runs.json": #"[{"id":"b","name":"B"},{"id":"a","name":"A","stats":{"mean":1}}]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:2:62: warning: no record has 'stats.meen'
          hint: did you mean 'stats.mean'?
        """
      ])
  }

  /// Comparing each path with all others would take minutes.
  @Test(.timeLimit(.minutes(30))) func aRecordMayHaveFortyThousandPaths() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: words.json, fields: { title: titel } }\n---\n"
    ])
    let members = (0..<40_000).map { "\"word \($0)\":\($0)" }
    try folder.write(Array("[{\(members.joined(separator: ","))}]".utf8), to: "words.json")

    #expect(folder.read().words.first?.hasPrefix("index.md:2:") == true)
  }

  @Test func aPathThatSomeRecordsHaveIsRight() throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: '*.json', fields: { title: name, badge: rank } }\n---\n",
      "a.json": #"{"name":"A"}"#, "b.json": #"{"name":"B","rank":null}"#,
      "c.json": #"{"name":"C","rank":1}"#,
    ])
    #expect(folder.read().words == [])
  }

  @Test func aFieldThatIsEmptyInAllRecordsIsAWarning() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: a.csv, fields: { title: name, badge: rank } }\n---\n",
      "a.csv": "name,rank\nA,\nB,\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:2:58: warning: no record of 'index' has a value for 'badge'
          hint: its source is empty in all of them, or yields no value
        """
      ])
  }

  @Test func theirChildrenLackThemselves() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: tools.json
        children: { from: releases, id: cycel, fields: { title: cycle } }
      ---
      """,
      "tools.json": #"[{"id":"a","title":"A","releases":[{"cycle":"1"},{"cycle":"2"}]}]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:35: error: no record has 'cycel'
          hint: did you mean 'cycle'?
        """
      ])
  }

  @Test func childrenThatNoRecordHasAreAWarning() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: tools.json, children: { from: relases } }\n---\n",
      "tools.json": #"[{"id":"a","title":"A","releases":[{"id":"1","title":"1"}]}]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:2:51: warning: no record has 'relases'
          hint: did you mean 'releases'?
        """
      ])
  }
}
