import TestSupport
import Testing
import VitrineDiagnostics
import VitrineText

@testable import Vitrine

/// Texts that are edited while a build is at work.
@Suite struct ChangedMeanwhileTests {
  @Test(arguments: ["---\ntitle: Owl\n---\nIt sleeps.\n", "---\ntitle: Owl\n---\n", ""])
  func aTextThatChangesBetweenReadingAndRenderingIsAnError(edited: String) throws {
    let site = try HistoryFixture()
    try site.write("---\ntitle: Birds\n---\n", to: "content/index.md")
    try site.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/owl.md")
    try site.build()
    let files = try site.folder.contents(of: "site").map { "site/" + $0 }
    let before = try files.map { try site.folder.identity(of: $0) }
    let build = try SiteBuild(
      site.options, content: site.options.openContent(), templates: site.options.readTemplates())
    try site.write(edited, to: "content/owl.md")

    let failure = #expect(throws: BuildFailure.self) {
      let output = try OutputFolder(at: site.options.output)
      _ = try build.write(replacing: output, progress: nil) { () throws(OutputError) in
        try output.writer(isAtomic: false)
      }
    }

    #expect(
      failure?.diagnostics.map(\.description) == [
        """
        owl.md:1:1: error: the file changed while the site was built
          hint: build again
        """
      ])
    #expect(try files.map { try site.folder.identity(of: $0) } == before)
    #expect(try site.build().writtenFiles > 0)
  }
}
