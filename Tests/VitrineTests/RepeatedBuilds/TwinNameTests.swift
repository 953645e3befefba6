import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Names that look the same and are other bytes: those of Macs, and those of other systems.
@Suite struct TwinNameTests {
  private static let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")

  private func warnings(_ files: [(path: String, text: String)]) throws -> [String] {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: "content/\(file.path)") }
    let options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    return try build(options).warnings.map(\.message)
  }

  @Test func foldersWithoutPagesAreTwo() throws {
    let files = [Self.composed, Self.decomposed].map { ("\($0)/a.md", "# A\n\nText.\n") }
    #expect(try warnings(files) == [])
  }

  /// `é` in both forms, and `É` in one.
  @Test func twinsHideNoNameThatDiffersInCase() throws {
    let files = [Self.composed, Self.decomposed, "caf\u{C9}"].map {
      ("\($0)/a.md", "# A\n\nText.\n")
    }
    let failure = #expect(throws: BuildFailure.self) { try warnings(files) }
    #expect(
      failure?.diagnostics.contains {
        $0.message.hasPrefix("'caf\u{E9}") && $0.message.hasSuffix("on systems that ignore case")
      } == true, "\(failure?.description ?? "")")
  }

  @Test func sectionsAreTwo() throws {
    let sections = [Self.composed, Self.decomposed].map {
      "{ id: \"\($0)\", title: x, repeats: true }"
    }
    #expect(
      try warnings([
        ("index.md", "---\nsections: [\(sections.joined(separator: ", "))]\n---\n"),
        ("a.md", "# A\n"),
      ]) == [])
  }
}
