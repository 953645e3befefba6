import Glibc
import Testing
import VitrineDiagnostics
import VitrineText

@testable import VitrineContent

/// What is wrong with the files that records come from.
@Suite struct SourceDiagnosticsTests {
  static let collection = "---\ncollection: { from: birds.json }\n---\n"

  private func words(_ json: String, index: String = collection) throws -> [String] {
    try ContentFixture(["index.md": index, "birds.json": json]).read().words
  }

  @Test func aSourceOfNoKnownFormatIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.doc }\n---\n", "birds.doc": "PK",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:2:21: error: 'birds.doc' is not a format that records can be read from
          hint: supported formats are .md, .json, .jsonl, .ndjson, .csv, .tsv, .yml, .yaml, .toml, .xml, .trx, .xlsx, .xlsm and pictures
        """
      ])
  }

  @Test func eachRecordThatIsNoMapIsAnError() throws {
    #expect(
      try words(#"[ { "id": "owl", "title": "Owl" }, 7, {}, "x" ]"#) == [
        "birds.json:1:36: error: a record must be a map from names to values, not a number",
        "birds.json:1:43: error: a record must be a map from names to values, not text",
      ])
  }

  @Test func aListOfSomethingElseIsSaidInTwentyErrors() throws {
    #expect(try words("[\(Array(repeating: "1", count: 1000).joined(separator: ","))]").count == 20)
  }

  @Test func aFileWithoutAListOfRecordsIsAnError() throws {
    #expect(
      try words("7") == [
        """
        birds.json:1:1: error: records must be a list of maps or a map of maps, not a number
          hint: set 'records' in the collection to their path
        """
      ])
  }

  @Test func nothingWhereRecordsAreLookedForIsAnError() throws {
    #expect(
      try words(
        #"{ "birds": [] }"#,
        index: "---\ncollection: { from: birds.json, records: brids }\n---\n") == [
          """
          birds.json:1:1: error: there is nothing at 'brids', where the collection expects records
            hint: did you mean 'birds'?
          """
        ])
  }

  @Test func oneValueInAFileOfLinesIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.jsonl }\n---\n",
      "birds.jsonl": "[\n  { \"id\": \"owl\" }\n]\n",
    ])
    #expect(
      folder.read().words == [
        """
        birds.jsonl:1:1: error: the file is one JSON value over several lines, not one value per line
          hint: rename it to birds.json, in 'from' too
        """
      ])
  }

  @Test func aSlipForFromIsOneError() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { form: birds.json }\n---\n", "birds.json": "[]",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:2:15: error: unknown key 'form' in a collection
          hint: did you mean 'from'?
        """
      ])
  }

  @Test(arguments: [
    ("'{{title}}'", "{{title}}", "<title>"),
    ("'{{{ stats.mean }}} s'", "{{{ stats.mean }}} s", "<stats.mean> s"),
    ("<artist, <year>", "<artist, <year>", #""<artist>, <year>""#),
    ("'{artist} {{year}}'", "{artist} {{year}}", "<artist> <year>"),
    ("until <eol", "until <eol", "until <eol>"),
  ])
  func whatIsAlmostAPathIsAnError(_ written: String, _ text: String, _ meant: String) throws {
    let value = #"{"id":"a","title":"A","artist":"B","year":1,"eol":2,"stats":{"mean":3}}"#
    #expect(
      try words(
        "[\(value)]",
        index: """
          ---
          collection:
            from: birds.json
            fields:
              subtitle: \(written)
          ---
          """) == [
          """
          index.md:5:15: error: '\(text)' contains a path without < and >
            hint: write \(meant)
          """
        ])
  }

  @Test(arguments: [
    ("<artist> {made.year}", "<artist> <made.year>"), ("<artist>, {a}", #""<artist>, <a>""#),
  ])
  func aPathInBracesIsLikelyMeantForOne(_ text: String, _ meant: String) throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection:\n  from: a.json\n  fields: { subtitle: '\(text)' }\n---\n",
      "a.json": #"[{ "id": 1, "title": "Owl", "artist": "Ann" }]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:23: warning: '\(text)' contains a path without < and >
          hint: write \(meant)
        """
      ])
  }

  @Test(arguments: [
    "<year> < 5", "<3 <year>", "{<year>}", "<year> → <eol>", "{ a, b } <year>", "{1}",
  ])
  func whatMayBeMeantAsItIsStays(_ text: String) {
    #expect(textWithPaths(meantBy: text) == nil)
  }

  @Test func anEmptyContentFolderIsAnError() throws {
    #expect(
      try ContentFixture([:]).read().words == [
        """
        vitrine: error: there are no files in the content folder
          hint: create an index.md with a title, or name another folder with --content
        """
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

  @Test func whatIsInTheFileIsNamedWhereNothingIsNear() throws {
    #expect(
      try words(
        #"{ "meta": {}, "list": [] }"#,
        index: "---\ncollection: { from: birds.json, records: animals }\n---\n") == [
          """
          birds.json:1:1: error: there is nothing at 'animals', where the collection expects records
            hint: the file contains meta, list
          """
        ])
  }

  @Test(arguments: [
    ("", "vitrine: warning: the content folder"), ("birds", "birds:1:1: warning: the folder"),
  ])
  func aFileNameThatIsNotUTF8IsAWarning(_ parent: String, _ beginning: String) throws {
    let folder = try ContentFixture(["birds/owl.md": "# Owl\n"])
    let name = Array("\(folder.path)/\(parent)/".utf8) + [0x66, 0xE9, 0x2E, 0x6D, 0x64, 0]
    let descriptor = name.withUnsafeBytes {
      open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o644)
    }
    close(try #require(descriptor >= 0 ? descriptor : nil))
    defer {
      _ = name.withUnsafeBytes { unlink($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    }

    #expect(
      folder.read().words == [
        """
        \(beginning) contains a file whose name is not UTF-8, which is left out
          hint: rename the file
        """
      ])
  }

  @Test func aFileThatTheSystemDoesNotGiveIsAnError() {
    #expect(
      "\(Diagnostic.unreadable("birds/owl.md", reason: "Permission denied"))"
        == "birds/owl.md:1:1: error: cannot be read: Permission denied")
  }

  @Test func aMissingContentFolderIsAnError() {
    let reading = readContent(at: "/nowhere/at/all", options: ContentOptions(cells: []))
    #expect(
      reading.words == [
        "vitrine: error: the content folder cannot be read: No such file or directory"
      ])
  }
}
