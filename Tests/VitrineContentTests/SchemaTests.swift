import Testing
import VitrineText

@testable import VitrineContent

@Suite struct SchemaTests {
  private func accepts(_ frontMatter: String) throws -> Bool {
    let text = "---\n\(frontMatter)\n---\n"
    let value = try readFrontMatter(Array(text.utf8), file: "index.md").value
    return try SchemaValidation(.page).accepts(value)
  }

  @Test func everyKeyIsKnown() throws {
    let page = try JSONDocument(parsing: ContentSchema.page.json()).root
    let site = try JSONDocument(parsing: ContentSchema.site.json()).root

    #expect(page["properties"]?.members.map(\.key) == PageDeclaration.keys.names)
    #expect(site["properties"]?.members.map(\.key) == SiteDeclaration.keys.names)
    for layout in PresetDeclaration.builtIn {
      let options = page["$defs"]?[layout.name]?["properties"]?.members.map(\.key)
      #expect(options == layout.keys?.names)
    }
  }

  @Test(arguments: [
    "title: Birds", "title: 1984",
    "layout: list", "layout: { grid: }", "layout: { grid: { narrowest: 220, picture: 4/3 } }",
    "layout: { grid: { of: { insets: 8, edges: [4, at least 2] } } }",
    "layout: { 0: list, 700.5: { gallery: { feature: end } } }",
    "layout: { row: { height: 40% of width, gap: at least 8, insets: [8, 16], of: [ { width: 50% }, { column: { width: 25%, times: 2 } } ] } }",
    "layout: { column: { height: about 44, times: 3, scroll: page } }",
    "layout: { grid: { header: pinned, background: card, badges: top end, insets: [8, 16] } }",
    "layout: { list: { header: { at: top start, width: 50%, offset: [8, -4], inset: false }, footer: free } }",
    "layout: { carousel: { badges: { at: top end, by: center, offset: [30%, -8], width: 20 } } }",
    "layout: { row: { times: 2, background: { style: fill, insets: 4 }, footer: { offset: [0, 8] } } }",
    "sections: [ { where: { a: { atLeast: 3 }, b: [1, x], c: true }, sort: [-a, b], limit: 3 } ]",
    "sections: [ { outline: { by: [a, b], labels: { L: Living }, every: true }, repeats: true } ]",
    "collection: { from: [a.json, b.json], id: a.0, fields: { title: [x, y], image: { src: z } } }",
    "collection: { from: a.json, fields: { image: { src: icon, alt: '' } } }",
    "collection: { id: row, where: { a: { has: true }, b: [1, x] } }", "sections: [ { limit: 0 } ]",
    "collection: { fields: { image: { src: a, shape: 4:3 } } }", "sections:", "cell: 1984",
    "collection: { measures: { mean: } }",
    "collection: { from: a.json, fields: { image: { src: icon, shape: <w>/<h> } } }",
    "collection: { from: a.json, fields: { image: { src: icon, shape: 1.5 } } }",
    "layout: { carousel: { picture: own, fit: contain } }",
    "layout: { row: { times: 2, fit: contain } }",
    "collection: { from: a.json, measures: { mean: { field: x, noise: 3%, better: lower } } }",
    "collections: { a: { from: a.json, children: { from: r, id: y } }, b: { from: b.csv } }",
  ])
  func whatPagesMaySayIsAccepted(frontMatter: String) throws {
    #expect(try accepts(frontMatter))
  }

  @Test(
    arguments: (DeclarationDiagnosticsTests.pages + DeclarationDiagnosticsTests.layouts
      + SupplementTests.mistakes)
      .filter { !seenByBuildsAlone.contains($0.name) })
  func mistakesAreRefused(_ mistake: DeclarationDiagnosticsTests.Case) throws {
    #expect(try !accepts(mistake.frontMatter), "\(mistake.frontMatter)")
  }

  /// Mistakes that only the rest of the content shows, or two keys together, or arithmetic.
  private static let seenByBuildsAlone: Set = [
    "unknown cell", "unknown cell that is like none", "unknown collection",
    "collection and collections", "from that matches nothing", "from with braces",
    "folders as Windows writes them", "quotes of a text program",
    "from that leaves the content folder", "name of a collection with a sign",
    "columns and narrowest", "by width without 0", "choice twice", "title of no choice",
    "choice with a header", "choice with a title that is a row", "of and times",
    "part longer than its row",
    "part without room", "part without a length",
    "percentage of an open height", "text in a fixed column",
    "even above another", "row in a column beside another part", "two texts beside a column",
    "header over the items", "footer over the items",
    "pinned header that is moved", "header moved by a part of itself",
    "header as wide as its text", "unequal insets",
    "badge as high as a part of the width",
    "insets above a grid's items", "header of a fixed height",
    "footer as high as a share of the width",
  ]
}
