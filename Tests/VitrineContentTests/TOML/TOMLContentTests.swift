import Testing
import VitrineModel

@testable import VitrineContent

/// Sites whose data and front matter are TOML.
@Suite struct TOMLContentTests {
  @Test func tablesOfAListAreRecords() throws {
    let reading = try ContentFixture([
      "index.md": """
      ---
      collection:
        { from: birds.toml, records: bird, id: name, fields: { title: name }, otherFields: true }
      ---
      """,
      "birds.toml": """
      source = "counted by hand"
      [[bird]]
      name = "owl"
      span = 1.10
      seen = 2024-05-01
      [[bird]]
      name = "wren"
      food = { winter = "spiders" }
      """,
    ]).read()

    #expect(reading.words == [])
    let records = reading.content.records
    #expect(records.map(\.id.key) == ["owl", "wren"])
    #expect(records[0].fields.contains(Field(name: "seen", value: .text("2024-05-01"))))
    #expect(
      records[0].fields.contains(
        Field(name: "span", value: .number(FieldValue.Number(value: 1.1, literal: "1.10")))))
  }

  @Test func eachTableOfAFileIsARecordByItsName() throws {
    let reading = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.toml }\n---\n",
      "birds.toml": "[owl]\ntitle = \"Owl\"\n[wren]\ntitle = \"Wren\"\n",
    ]).read()

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["owl", "wren"])
  }

  @Test func pagesAndItemsHaveFrontMatterInTOML() throws {
    let reading = try ContentFixture([
      "index.md": """
      +++
      title = "Birds"
      [[sections]]
      title = "All"
      sort = "-span"
      +++
      Text.
      """,
      "owl.md": "+++\r\ntitle = \"Owl\"\r\nspan = 1\r\n+++\r\n\r\nHoots.\r\n",
      "wren.md": "\u{FEFF}+++ \ntitle = \"Wren\"\nspan = 2\n+++\nSings.\n",
    ]).read()

    #expect(reading.words == [])
    #expect(reading.content.pages[0].title == "Birds")
    #expect(reading.shown(on: "index.html") == [["Wren", "Owl"]])
  }

  @Test func aMistakeInFrontMatterIsAtItsPlaceInTheFile() throws {
    #expect(
      try ContentFixture([
        "index.md": "+++\ntitle = \"Birds\"\nlayuot = \"grid\"\n+++\n", "owl.md": "# Owl\n",
      ]).read().words == [
        "index.md:3:1: error: unknown key 'layuot' in a page\n  hint: did you mean 'layout'?"
      ])
    #expect(
      try ContentFixture(["owl.md": "+++\ntitle = Owl\n+++\n"]).read().words == [
        "owl.md:2:9: error: text must be in quotes\n  hint: write \"Owl\""
      ])
  }

  @Test func frontMatterWithoutAnEndIsAnError() throws {
    #expect(
      try ContentFixture(["owl.md": "+++\ntitle = \"Owl\"\n---\n"]).read().words == [
        "owl.md:1:1: error: the front matter that begins here has no end\n  hint: close it with a line of three plus signs"
      ])
  }

  @Test func anOrderIsNotWrittenIntoTOML() {
    #expect(throws: UneditableText.toml) {
      try settingOrder(5, in: Array("+++\norder = 1\n+++\n".utf8), file: "a.md")
    }
  }
}
