import TestSupport
import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// What builds take over, and what the docs show.
extension RegistrationTests {
  @Test func theNumberOfThreadsChangesNothing() throws {
    var options = options
    options.cells["told"] = Self.told
    options.cells["hill"] = Self.pairs[0].1
    for number in 0..<200 {
      try folder.write(
        "---\ntitle: \(number)\nheight: \(number % 7)\n---\n", to: "content/\(number).md")
    }
    try write("  - { layout: list, cell: hill }\n  - { layout: list, cell: told, repeats: true }")
    var pages: [String] = []
    for jobs in [1, 4] {
      options.jobs = jobs
      options.baseline = .none
      _ = try build(options)
      pages.append(try page())
    }

    #expect(pages[0] == pages[1])
  }

  @Test func onlyPagesAreRenderedAgainWhoseCellsAreOthers() throws {
    var options = options
    options.resourceNaming = .byUse
    options.cells["told"] = Self.told
    options.cells["hill"] = Self.pairs[0].1
    options.headers["hills"] = SupplementaryRegistration(html: { section, _ in
      "<h2>\(section.recordCount)</h2>"
    })
    options.badges["height"] = BadgeRegistration { record, _ in
      record["height"].map { BadgeConfiguration(text: $0) }
    }
    try folder.write("---\ntitle: Far\ncell: hill\n---\n", to: "content/far/index.md")
    try folder.write("---\ntitle: Ben\n---\n", to: "content/far/ben.md")
    try write(
      "  - { title: All, layout: list, cell: hill, header: hills, badge: height }\n  - { cell: told, repeats: true }"
    )
    let first = try buildInMemory(options)
    #expect(try buildInMemory(options, replacing: first).renderedPages.isEmpty)

    try folder.write("---\ntitle: Seat\nheight: 250\n---\n", to: "content/seat.md")
    let second = try buildInMemory(options, replacing: first)
    #expect(second.renderedPages.map(\.path) == ["index.html"])
    let fresh = try buildInMemory(options)
    #expect(second.files.keys.sorted() == fresh.files.keys.sorted())
    for path in ["index.html", "far/index.html", "snapshot.json"] {
      #expect(second.files[path]?.hash == fresh.files[path]?.hash)
    }
  }

  /// `DocumentedCells.swift` is the example of the documentation.
  @Test func theDocumentedCellsAreSome() throws {
    #expect(try isDocumented("DocumentedCells.swift"))
    try write(
      "  - { title: All, layout: list, cell: work, header: works }\n  - { layout: list, cell: plaque, repeats: true }"
    )

    _ = try buildSiteWithCells(from: options.content, to: options.output)

    #expect(try page().contains(">2 works</span>"))
    #expect(try page().contains("<p class=\"plaque\"><b>Calton &lt;Hill&gt;</b></p>"))
    #expect(try cells().count == 2)
  }
}
