import TestSupport
import Testing
import VitrineCode

/// The page of the documentation that lists the languages of code.
@Suite struct CodeDocsTests {
  @Test func docsListTheLanguagesOfCode() throws {
    var page = try DocsPage("texts")
    let rows = CodeLanguage.all.map { language in
      [
        "`\(language.names[0])`",
        language.names.dropFirst().map { "`\($0)`" }.joined(separator: ", "),
      ]
    }

    try page.setTable(under: "### Languages", to: [["language", "other names"]] + rows)

    try page.check()
  }
}
