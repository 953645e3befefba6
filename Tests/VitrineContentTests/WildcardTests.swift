import Testing
import VitrineModel

@testable import VitrineContent

/// Paths with `*`, which lead to all of a list.
@Suite struct WildcardTests {
  private func record(_ json: String, _ fields: String) throws -> Record {
    let reading = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: id, fields: { title: id, \(fields) } }\n---\n",
      "a.json": #"[{"id":"a",\#(json)}]"#,
    ]).read()
    #expect(reading.words == [])
    return try #require(reading.content.records.first)
  }

  @Test(arguments: [
    (#""by":[{"name":"Ann"},{"name":"Bob"}]"#, "by.*.name", ["Ann", "Bob"]),
    (#""by":[{"name":"Ann"},{"role":"x"},{"name":"Cid"}]"#, "by.*.name", ["Ann", "Cid"]),
    (#""by":{"x":{"name":"Ann"},"y":{"name":"Bob"}}"#, "by.*.name", ["Ann", "Bob"]),
    (#""by":{"name":"Ann"}"#, "by.*.name", ["Ann"]),
    (#""tree":[{"of":[{"n":1},{"n":2}]},{"of":[{"n":3}]}]"#, "tree.*.of.*.n", ["1", "2", "3"]),
    (#""by":[{"roles":["a","b"]},{"roles":"c"}]"#, "by.*.roles", ["a", "b", "c"]),
    (#""by":[["a","b"],["c"]]"#, "by.*.0", ["a", "c"]),
    (#""names":["a","b"]"#, "names.*", ["a", "b"]),
    (#""*":{"name":["x"]}"#, "\"*.name\"", ["x"]),
  ])
  func itIsTheListOfAll(_ json: String, _ path: String, _ values: [String]) throws {
    let value = try record(json, "all: \(path)").value(named: "all")
    #expect(presentValues(of: value).compactMap { ComparableValue($0)?.text } == values)
    #expect({ if case .list? = value { true } else { false } }())
  }

  /// `labels[suite]` leads to the maps with this name, and to the text itself.
  @Test(arguments: [
    (
      #""l":[{"name":"suite","value":"shop"},{"name":"tag","value":"a"}]"#, "l[suite].value",
      ["shop"]
    ),
    (
      #""l":[{"value":"a","name":"tag"},{"name":"tag","value":"b"},{"name":"x"}]"#, "l[tag].value",
      ["a", "b"]
    ),
    (#""l":{"name":"suite","value":"shop"}"#, "l[suite].value", ["shop"]),
    (#""l":[{"Key":"a.b","Value":1}]"#, "l[a.b].Value", ["1"]),
    (#""p":{"l":[{"label":"by","value":"Ann"}]}"#, "p.l[by].value", ["Ann"]),
    (#""l":["x","y"]"#, "l[y]", ["y"]), (#""l":"y""#, "l[y]", ["y"]),
    (#""l [cm]":3,"l":[{"name":" cm"}]"#, "l [cm]", ["3"]),
    (#""l[":{"a":3}"#, "l[.a", ["3"]),
  ])
  func aWordChoosesAmongMaps(_ json: String, _ path: String, _ values: [String]) throws {
    let value = try record(json, "all: \"\(path)\"").value(named: "all")
    #expect(presentValues(of: value).compactMap { ComparableValue($0)?.text } == values)
    #expect({ if case .list? = value { true } else { false } }() == (values.count > 1))
  }

  @Test func textsSayAll() throws {
    let record = try record(
      #""by":[{"name":"Ann"},{"name":"Bob"}]"#, "subtitle: by <by.*.name>")
    #expect(record.subtitle == "by Ann, Bob")
  }

  @Test func conditionsAndGroupsFindThem() throws {
    let folder = try ContentFixture.page(
      "repeats: true, where: { by.*.name: Bob }, outline: { by: by.*.name, every: true }",
      of: #"""
        [{"id":"a","title":"A","by":[{"name":"Ann"},{"name":"Bob"}]},
         {"id":"c","title":"C","by":[{"name":"Cid"}]}]
        """#)
    let reading = folder.read()
    #expect(reading.words == [])
    #expect(reading.shown(on: "index.html")?[1] == ["Ann", "  A", "Bob", "  A"])
  }

  @Test func nothingFoundIsNoValue() throws {
    let folder = try ContentFixture([
      "index.md":
        "---\ncollection: { from: a.json, id: id, fields: { title: id, x: by.*.nme } }\n---\n",
      "a.json": #"[{"id":"a","by":[{"name":"Ann"}]}]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:2:61: warning: no record has 'by.*.nme'
          hint: records have id, by
        """
      ])
  }
}
