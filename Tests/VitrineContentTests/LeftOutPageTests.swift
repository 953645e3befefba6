import Testing
import VitrineContent
import VitrineModel

/// What content says of pages and items that are drafts or hidden.
@Suite struct LeftOutPageTests {
  @Test func namesOfDraftsAreWarnings() throws {
    let folder = try ContentFixture([
      "site.yml": "navigation: [moas]\n",
      "index.md": """
      ---
      title: Home
      sections: [{ collection: moas }]
      ---
      [Moas](moas/index.md), [giant](moas/giant.md)
      """,
      "moas/index.md": "---\ntitle: Moas\ndraft: true\n---\n",
      "moas/giant.md": "---\ntitle: Giant\n---\nA text.\n",
    ])

    let reading = folder.read()

    let hint =
      "\n  hint: build with --drafts, or remove 'draft: true' or 'scheduled: true' when it is finished"
    #expect(
      reading.words == [
        "index.md:3:26: warning: 'moas' is a draft, so it is left out" + hint,
        "site.yml:1:14: warning: 'moas' is a draft, so it is left out" + hint,
      ])
    #expect(reading.content.pages.map(\.output) == ["index.html"])
    #expect(reading.drafts == 1)
  }

  @Test func aHiddenItemIsInNoSection() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      title: Home
      collection: { from: birds.json, id: id, page: true }
      sections: [{ items: [owl, dodo] }]
      ---
      """,
      "birds.json": """
      [{ "id": "owl", "title": "Owl" }, { "id": "dodo", "title": "Dodo", "hidden": true }]
      """,
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        "index.md:4:27: warning: 'dodo' is hidden, so it is not shown in lists\n"
          + "  hint: remove 'hidden: true' to show it, or link to it in a text"
      ])
    #expect(reading.shown(on: "index.html") == [["Owl"]])
    #expect(reading.content.records.map(\.output) == ["owl/index.html", "dodo/index.html"])
  }

  @Test(arguments: ["draft", "hidden"])
  func theHomePageIsNeverLeftOut(key: String) throws {
    let folder = try ContentFixture(["index.md": "---\ntitle: Home\n\(key): true\n---\n"])

    #expect(
      folder.read().words == [
        "index.md:3:1: error: the home page cannot be '\(key)'\n"
          + "  hint: all other pages are below it: set '\(key)' in their own folders"
      ])
  }

  @Test(arguments: [
    (
      "ftp://example.org/{path}",
      "'edit' cannot be 'ftp://example.org/{path}'\n  hint: an address begins with https://"
    ),
    (
      "https://example.org/edit",
      "'edit' leads to the same address from every page\n"
        + "  hint: put '{path}' where the path of the page's file belongs"
    ),
  ])
  func addressesThatEditNothingAreErrors(address: String, words: String) throws {
    let folder = try ContentFixture(["site.yml": "edit: \(address)\n", "index.md": "Hello.\n"])

    #expect(folder.read().words == ["site.yml:1:7: error: \(words)"])
  }
}
