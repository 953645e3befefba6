import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel

/// Data of which a part cannot be read: the rest is.
@Suite struct LeftOutDataTests {
  @Test(arguments: [
    (
      "birds.jsonl", "{\"id\":\"owl\"}\n{\"id\":\"ro\n{\"id\":\"tit\"}\n",
      ["owl", "tit"],
      "birds.jsonl:2:7: warning: text that is not closed on its line: the line is left out"
    ),
    (
      "birds.jsonl", "{\"id\":\"owl\"}\r\n<<<<<<< HEAD\r\n{\"id\":\"tit\"}\r\n",
      ["owl", "tit"],
      "birds.jsonl:2:1: warning: '<' where a value is expected: the line is left out"
    ),
    (
      "birds.json", #"[ { "id": "owl" }, 7, { "id": "tit" } ]"#, ["owl", "tit"],
      "birds.json:1:20: warning: a record must be a map from names to values, not a number: it is left out"
    ),
    (
      "birds.yml", "- id: owl\n- id: tit\n-\n", ["owl", "tit"],
      "birds.yml:3:2: warning: a record must be a map from names to values, not empty: it is left out"
    ),
    (
      "birds.json", #"[ { "id": "owl", "\u0069d": "rook", "id": "tit" } ]"#, ["owl"],
      "birds.json:1:18: warning: key 'id' is already used in this object: the first value is used"
    ),
  ])
  func theRestIsRead(_ file: String, _ text: String, _ keys: [String], _ said: String) throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: \(file), fields: { title: id } }\n---\n", file: text,
    ])

    let reading = folder.read()

    #expect(reading.content.records.map(\.id.key) == keys)
    #expect(reading.words.first?.hasPrefix(said) == true, "\(reading.words)")
    #expect(reading.words.allSatisfy { $0.contains("warning") })
  }

  @Test(arguments: [
    ("birds.jsonl", "{\"id\":\"owl\"}\n{\"id\":\n"),
    ("birds.jsonl", "[\n{\"id\":\"owl\"},\n{\"id\":\"tit\"}\n"),
    ("birds.json", #"[ { "id": "owl" }, 7 ]"#),
    ("birds.jsonl", String(repeating: "{}}\n{}\n{}\n", count: 20)),
  ])
  func whereThereIsAsMuchElseItIsAnError(_ file: String, _ text: String) throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: \(file), fields: { title: id } }\n---\n", file: text,
    ])
    #expect(folder.read().words.contains { $0.contains(": error: ") })
  }

  /// A report that is cut off where its writer ended.
  @Test(arguments: ["json", "jsonl", "csv", "yml", "toml", "xml"])
  func aFileOfSeveralMayBeCutAnywhere(ending: String) throws {
    let whole = [
      "json": #"[ { "id": "tit", "title": "Tit" } ]"#, "jsonl": #"{ "id": "tit", "title": "Tit" }"#,
      "csv": "id,title\ntit,\"Tit\"\n", "yml": "- { id: tit, title: \"Tit\" }\n",
      "toml": "id = \"tit\"\ntitle = \"Tit\"\n",
      "xml": "<bird id=\"tit\"><title>Tit</title></bird>",
    ][ending]!
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: \"*.\(ending)\" }\n---\n",
      "a.\(ending)": whole.replacing("tit", with: "owl"),
    ])
    for length in 0..<whole.utf8.count {
      try folder.write(Array(whole.utf8.prefix(length)), to: "b.\(ending)")

      let reading = folder.read()

      #expect(reading.content.records.contains { $0.id.key == "owl" })
      #expect(reading.words.allSatisfy { $0.contains("warning") }, "\(length): \(reading.words)")
    }
  }

  @Test func filesOfWhichNoneCanBeReadAreErrors() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: \"*.json\" }\n---\n", "a.json": "[", "b.json": "{",
    ])
    #expect(folder.read().words.count { $0.contains(": error: ") } == 2)
  }
}
