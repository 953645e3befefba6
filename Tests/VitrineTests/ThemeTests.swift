import Foundation
import TestSupport
import Testing

@testable import Vitrine

/// The themes of a site's pages: which stylesheet each of them loads.
@Suite struct ThemeTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
    try folder.write("title: Site\n", to: "content/site.yml")
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try write(theme: "theme: editorial")
    try folder.write("---\ntitle: Below\n---\n", to: "content/birds/below/index.md")
    try folder.write(
      #"[{ "id": "a", "title": "A", "kind": "x" }, { "id": "b", "title": "B", "kind": "x" }]"#,
      to: "content/birds/birds.json")
  }

  private func write(theme: String) throws {
    try folder.write(
      """
      ---
      title: Birds
      \(theme)
      collection: { from: birds.json, page: true, terms: kind }
      sections: [{ id: all, layout: { choose: [grid, list] }, pages: 1 }]
      ---
      """, to: "content/birds/index.md")
  }

  /// The names of a page's stylesheets, without their hashes.
  private func styles(of page: String) throws -> [String] {
    try folder.text(of: "site/\(page)")
      .matches(of: /<link rel="stylesheet" href="(?:\.\.\/)*assets\/([^."]*)[^"]*">/).map {
        String($0.1)
      }
  }

  private var stylesheets: [String] {
    get throws {
      try folder.contents(of: "site/assets").filter { $0.hasPrefix("vitrine") }.map {
        String($0.prefix { $0 != "." })
      }.sorted()
    }
  }

  @Test func recordsFurtherPagesAndTermsHaveThatOfTheirPage() throws {
    _ = try build(options)

    let themed = [
      "birds/index.html", "birds/2/index.html", "birds/a/index.html", "birds/kind/index.html",
      "birds/kind/x/index.html",
    ]
    for page in themed { #expect(try styles(of: page).first == "vitrine-editorial", "\(page)") }
    for page in ["index.html", "birds/below/index.html"] {
      #expect(try styles(of: page).first == "vitrine", "\(page)")
    }
    #expect(try stylesheets == ["vitrine", "vitrine-editorial"])
  }

  @Test func aSiteOfOneThemeHasOneStylesheet() throws {
    try write(theme: "theme: system")
    _ = try build(options)

    #expect(try styles(of: "birds/index.html").first == "vitrine")
    #expect(try stylesheets == ["vitrine"])
  }

  @Test func theIndexPageOfTermsMayNameAnother() throws {
    try folder.write("---\ntheme: dense\n---\n", to: "content/birds/kind/index.md")
    _ = try build(options)

    #expect(try styles(of: "birds/kind/index.html").first == "vitrine-dense")
    #expect(try styles(of: "birds/kind/x/index.html").first == "vitrine-dense")
  }
}
