import Testing
import VitrineContent
import VitrineModel

/// Which keys of a source are fields of its records.
@Suite struct OtherFieldsTests {
  private func fields(_ collection: String, _ json: String) throws -> [[Field]] {
    let reading = try ContentFixture([
      "index.md": "---\ncollection: { from: a.json, \(collection) }\n---\n", "a.json": json,
      "a.md": "---\nsubtitle: Added\n---\nText.\n",
    ]).read()
    #expect(reading.words == [])
    return reading.content.records.filter { $0.parent == nil }.map(\.fields)
  }

  private static let json =
    #"[{ "id": "a", "name": "A", "w": { "x": "1", "y": "2" }, "title": "Dr", "kind": "b", "v": "c" }]"#

  @Test(
    arguments: [
      ("fields: { title: name }", []), ("fields: { title: name }, otherFields: false", []),
      (
        "fields: { title: name }, otherFields: true",
        ["w x 1 y 2", "title Dr", "kind b", "v c"]
      ),
      (
        "fields: { title: name, v: kind, x: w.x }, otherFields: true",
        ["v b", "x 1", "title Dr"]
      ),
      ("fields: { subtitle: <kind> of <v> }, otherFields: true", ["name A", "w x 1 y 2"]),
      ("otherFields: true", ["name A", "w x 1 y 2", "kind b", "v c"]),
    ])
  func otherKeysComeAlongWhereTheCollectionSaysSo(
    _ collection: String, _ expected: [String]
  ) throws {
    let fields = try fields("id: id, \(collection)", Self.json)

    let texts = fields[0].map { field in
      switch field.value {
      case .text(let text): "\(field.name) \(text)"
      case .object(let members):
        ([field.name] + members.map { "\($0.name) \($0.value.shownText)" })
          .joined(separator: " ")
      default: field.name
      }
    }
    #expect(texts == expected)
  }

  /// What stands under a record is no fact of it.
  @Test func childrenAreNoField() throws {
    let fields = try fields(
      "children: { from: parts, id: n, fields: { title: n } }",
      #"[{ "id": "a", "title": "A", "kind": "b", "parts": [{ "n": "x" }] }]"#)

    #expect(fields == [[Field(name: "kind", value: .text("b"))]])
  }
}

extension FieldValue {
  fileprivate var shownText: String {
    if case .text(let text) = self { text } else { "" }
  }
}
