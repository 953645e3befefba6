import Testing
import VitrineContent
import VitrineModel

/// Fields with `when` and `default`.
@Suite struct FieldStateTests {
  private func reading(_ field: String, _ json: String) throws -> ContentResult {
    try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, fields: { title: id, state: \(field) } }\n---\n",
      "a.json": #"[{ "id": "a", \#(json) }]"#,
    ]).read()
  }

  private func state(_ field: String, _ json: String) throws -> FieldValue? {
    let reading = try reading(field, json)
    #expect(reading.words == [])
    return reading.content.records.first?.fields.first?.value
  }

  @Test(
    arguments: [
      (#""b": 1, "a": 2"#, "early"), (#""b": 0"#, "late"), (#""c": "x""#, "late"),
      (#""c": {}"#, "late"), (#""a": null, "b": false, "c": " ""#, nil), (#""b": []"#, nil),
    ] as [(String, String?)])
  func theFirstStateThatIsThereHolds(_ json: String, _ state: String?) throws {
    #expect(
      try self.state("{ when: { early: a, late: [b, c] } }", json) == state.map { .text($0) })
  }

  @Test func aDefaultStandsForWhatIsMissing() throws {
    #expect(try state("{ when: { late: b }, default: early }", #""c": 1"#) == .text("early"))
    #expect(try state("{ field: b, default: 7 }", #""c": 1"#) == .text("7"))
    #expect(
      try state("{ field: b, default: none, split: ',' }", #""b": "x,y""#)
        == .list([.text("x"), .text("y")]))
  }

  /// Without a default, a path that no record has is a warning.
  @Test func withADefaultAllRecordsMayLackTheValue() throws {
    #expect(try state("{ default: x }", #""c": 1"#) == .text("x"))
    #expect(try state("{ default: x }", #""state": "y""#) == .text("y"))
    #expect(try reading("{ field: b }", #""c": 1"#).words.count == 1)
    #expect(try state("{ field: b, default: '' }", #""c": 1"#) == nil)
  }

  @Test(
    arguments: [
      ("{ when: a }", "2:65: error: 'when' must be a map from states to paths, not 'a'"),
      (
        "{ when: { late: b }, type: html }",
        "2:78: error: unknown key 'type' in a field\n  hint: the keys of a field are when, default"
      ),
    ])
  func aMistakeIsNamed(_ field: String, _ words: String) throws {
    #expect(try reading(field, #""b": 1"#).words == ["index.md:\(words)"])
  }
}
