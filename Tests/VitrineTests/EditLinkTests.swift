import TestSupport
import Testing
import VitrineModel

@testable import Vitrine

/// Links to where the sources of pages are edited.
@Suite struct EditLinkTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try folder.write("---\ntitle: Owl\n---\nA text.\n", to: "content/night birds/owl.md")
    try folder.write(
      "---\ntitle: Stones\nlanguage: de\ncollection: { from: stones.json, page: true }\n---\n",
      to: "content/stones/index.md")
    try folder.write(
      """
      [
        { "id": "opal", "title": "Opal" },
        { "id": "ruby", "title": "Ruby" }
      ]
      """, to: "content/stones/stones.json")
    try folder.write("---\ntitle: Opal\n---\nA text.\n", to: "content/stones/opal.md")
  }

  /// The links of a page.
  private func links(_ path: String) throws -> [String] {
    let file = try #require(try buildInMemory(options).files[path])
    let html = String(decoding: try #require(file.bytes(in: 0..<file.length)), as: UTF8.self)
    return html.matches(of: /<a href="(https:[^"]*)"><bdi>([^<]*)/).map { "\($0.1) \($0.2)" }
  }

  @Test func pagesLeadToTheirFiles() throws {
    try folder.write("edit: https://example.org/e/{path}#L{line}\n", to: "content/site.yml")

    #expect(try links("index.html") == ["https://example.org/e/index.md#L1 Edit this page"])
    #expect(
      try links("night birds/owl/index.html")
        == ["https://example.org/e/night%20birds/owl.md#L1 Edit this page"])
    #expect(
      try links("stones/index.html")
        == ["https://example.org/e/stones/index.md#L1 Diese Seite bearbeiten"])
    #expect(
      try links("stones/ruby/index.html")
        == ["https://example.org/e/stones/stones.json#L3 Diese Seite bearbeiten"])
    #expect(
      try links("stones/opal/index.html")
        == ["https://example.org/e/stones/opal.md#L1 Diese Seite bearbeiten"])
    // No file declares it.
    #expect(try links("night birds/index.html") == [])
  }

  @Test func withoutAnAddressNothingIsEdited() throws {
    #expect(try links("index.html") == [])
  }
}
