import Foundation
import TestSupport
import Testing

/// The commands that the README shows print what it says; numbers aside, which change with the
/// sample site.
@Suite struct ReadmeTests {
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized.path

  @Test func theCommandsShownPrintWhatIsShown() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Self.project + "/content", toPath: folder.path(of: "content"))
    let readme = try String(contentsOfFile: Self.project + "/README.md", encoding: .utf8)
    let blocks = readme.matches(of: /```console\n\$ ([^\n]*)\n([^`]*)```/)
    try #require(blocks.count == 3)

    for block in blocks {
      let result = try VitrineProgram.run(
        "/bin/sh", ["-c", String(block.1)], in: folder.path,
        environment: [
          "PATH":
            "\(URL(fileURLWithPath: VitrineProgram.path).deletingLastPathComponent().path):/usr/bin:/bin"
        ])
      let shown = String(block.2).replacing(/[0-9][0-9,.]*/, with: "0")
      let printed = (result.errors + result.output).replacing(/[0-9][0-9,.]*/, with: "0")
      #expect(printed == shown)
    }
  }

  @Test(arguments: ["README.md", "ARCHITECTURE.md"])
  func everyFileLinkedIsThere(document: String) throws {
    let text = try String(contentsOfFile: "\(Self.project)/\(document)", encoding: .utf8)
    let links = text.matches(of: /\]\((?!https:)([^)#]+)[^)]*\)/).map { String($0.1) }

    #expect(links.count > 10)
    #expect(links.filter { !FileManager.default.fileExists(atPath: "\(Self.project)/\($0)") } == [])
  }
}
