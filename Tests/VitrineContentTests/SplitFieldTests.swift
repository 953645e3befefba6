import Testing
import VitrineContent
import VitrineModel

/// Lists made of texts by `split`.
@Suite struct SplitFieldTests {
  private func record(_ fields: String, _ json: String) throws -> Record {
    let reading = try ContentFixture([
      "index.md": "---\ncollection: { from: a.json, fields: { title: id, \(fields) } }\n---\n",
      "a.json": #"[{ "id": "a", \#(json) }]"#,
    ]).read()
    #expect(reading.words == [])
    return try #require(reading.content.records.first)
  }

  @Test(
    arguments: [
      (#""m": "oil; canvas""#, ["oil", "canvas"]),
      (#""m": "  oil ;; canvas; ""#, ["oil", "canvas"]),
      (#""m": "oil""#, ["oil"]),
      (#""m": ["oil; gold", "canvas"]"#, ["oil", "gold", "canvas"]),
      (#""m": ";""#, []),
    ] as [(String, [String])])
  func aTextIsAList(_ json: String, _ values: [String]) throws {
    let record = try record("material: { field: m, split: ';' }", json)

    #expect(
      record.fields == [Field(name: "material", value: .list(values.map(FieldValue.text)))])
  }

  @Test func aNumberIsAListOfOne() throws {
    let record = try record("year: { field: y, split: ',' }", #""y": 1999"#)

    let number = FieldValue.Number(value: 1999, literal: "1999")
    #expect(record.fields == [Field(name: "year", value: .list([.number(number)]))])
  }

  @Test func tagsAreSplitBySomethingElseThanCommas() throws {
    let record = try record("tags: { field: k, split: ' | ' }", #""k": "a, b | c""#)

    #expect(record.tags == ["a, b", "c"])
  }

  /// A semicolon of HTML ends a character's name.
  @Test func markupIsTakenOffFirst() throws {
    let record = try record(
      "m: { field: m, type: html, split: ';' }", #""m": "a &amp; b; <i>c</i>""#)

    #expect(record.fields == [Field(name: "m", value: .list([.text("a & b"), .text("c")]))])
  }

  @Test func anOutlineIsToldTheNewName() throws {
    let reading = try ContentFixture([
      "index.md":
        "---\nsections: [ { outline: { by: a, split: ' / ' } } ]\n---\n",
      "b.md": "---\ntitle: B\na: x\n---\n",
    ]).read()

    #expect(
      reading.words == [
        """
        index.md:2:33: error: 'outline' does not support 'split'
          hint: use 'levels' to split a value into levels
        """
      ])
  }
}
