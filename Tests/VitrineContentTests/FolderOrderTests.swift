import Testing
import VitrineContent
import VitrineModel

@Suite struct FolderOrderTests {
  @Test func pagesWithAnOrderComeFirst() throws {
    let folder = try ContentFixture([
      "a/index.md": "---\ntitle: A\n---\n",
      "b/index.md": "---\ntitle: B\norder: 2\n---\n",
      "c/index.md": "---\ntitle: C\norder: 1.5\n---\n",
      "d/index.md": "---\ntitle: D\norder: -1\n---\n",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.settings.navigation.map(\.title) == ["D", "C", "B", "A"])
  }

  @Test func otherWordsAreErrors() throws {
    let folder = try ContentFixture([
      "a/index.md": "---\ntitle: A\nnavigation: trees\norder: last\n---\n"
    ])

    #expect(
      folder.read().words == [
        "a/index.md:3:13: error: 'navigation' cannot be 'trees'\n  hint: did you mean 'tree'?",
        "a/index.md:4:8: error: 'order' must be a number, not 'last'",
      ])
  }
}
