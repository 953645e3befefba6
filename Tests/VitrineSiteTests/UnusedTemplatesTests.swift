import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineSite

/// Which files of a site's own templates nobody asks for.
@Suite struct UnusedTemplatesTests {
  private func warnings(
    for files: KeyValuePairs<String, String>, _ change: (inout SiteContent) -> Void = { _ in }
  ) throws -> [String] {
    var content = SiteContent(
      settings: SiteSettings(title: "Birds"),
      pages: [page("", title: "Birds", sections: [section("all", items: items(0..<1))])],
      records: [record("owl")], assets: [])
    change(&content)
    let own = files.map { TemplateFile(path: $0, bytes: Array($1.utf8)) }
    return try SiteTemplates(defaultTemplates + own).unusedFiles(content: content)
      .map(\.description)
  }

  @Test(arguments: [
    ("cells/crad.html", "did you mean 'cells/card.html'?"),
    ("fotter.html", "did you mean 'footer.html'?"),
    ("styles/sites.css", "did you mean 'styles/site.css'?"),
    ("styles/theme-plum.css", "move its rules into styles/site.css, which all pages load"),
    ("cells/poster.html", "choose it in the content with cell: \"poster\""),
    ("cells/poster.css", "move its rules into styles/site.css, which all pages load"),
    ("drawings/tree.html", "name it in another template, or remove it"),
    (
      "plan of the house.html",
      "rename it without spaces and name it in another template, or remove it"
    ),
    ("drawings/tree.svg", "remove it"),
  ])
  func aFileThatReplacesNothingAndThatNothingUsesIsAWarning(_ path: String, _ hint: String) throws {
    #expect(
      try warnings(for: [path: ""]) == [
        """
        Templates/\(path):1:1: warning: nothing uses this template, and there is no built-in '\(path)' to replace
          hint: \(hint)
        """
      ])
  }

  @Test func whatTemplatesAndContentNameIsUsed() throws {
    let files: KeyValuePairs = [
      "cells/card.html": "{{>part}}", "part.html": "{{item.title}}", "cells/poster.html": "",
      "cells/stamp.html": "", "styles/site.css": "", "footer.html": "", "README.md": "",
    ]
    let words = try warnings(for: files) { content in
      content.pages[0].sections[0].cell = "poster"
      content.records[0].cell = "stamp"
    }
    #expect(words == [])
  }
}
