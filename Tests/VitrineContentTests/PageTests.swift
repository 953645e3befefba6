import Testing
import VitrineContent
import VitrineModel

@Suite struct PageTests {
  @Test func aFolderOfMarkdownIsAPageWithOneSection() throws {
    let folder = try ContentFixture([
      "birds/owl.md": "---\ntitle: Owl\n---\nA bird.\n",
      "birds/ant-eater.md": "# Anteater\n\nNo bird.\n",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.pages.map(\.output) == ["index.html", "birds/index.html"])
    #expect(reading.content.pages.map(\.title) == ["Home", "Birds"])
    #expect(reading.shown(on: "birds/index.html") == [["Anteater", "Owl"]])
    #expect(reading.content.records.map(\.id.description) == ["birds/ant-eater", "birds/owl"])
    #expect(
      reading.content.records.map(\.output)
        == ["birds/ant-eater/index.html", "birds/owl/index.html"])
  }
}
