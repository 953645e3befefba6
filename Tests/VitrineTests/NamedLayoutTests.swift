import TestSupport
import Testing
import Vitrine
import VitrineDiagnostics
import VitrineLayout
import VitrineText

/// Layouts that a build is given as Swift closures and content names.
@Suite struct NamedLayoutTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    var options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"))
    options.layouts = ["wall": Self.wall]
    self.options = options
  }

  /// As many columns as the section's number says, one more where the page reads from the right,
  /// twice as many from 700 px on.
  static let wall = Layout { section, environment in
    let columns = 2 + section + (environment.direction == .rightToLeft ? 1 : 0)
    return rows(of: environment.container.width < 700 ? columns : 2 * columns)
  }

  static func rows(of columns: Int) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .estimated(100),
        .item(width: .fractionalWidth(1), height: .uniformAcrossSiblings(100)), count: columns))
  }

  private func write(_ sections: [String], page: String = "") throws {
    let list = sections.enumerated().map { "  - { id: s\($0), repeats: true, \($1) }\n" }.joined()
    try folder.write(
      "---\ntitle: Hills\n\(page)sections:\n\(list)---\n", to: "content/index.md")
    try folder.write("---\ntitle: Calton Hill\n---\n", to: "content/calton.md")
  }

  private func diagnostics(_ options: BuildOptions) throws -> [String] {
    let failure = #expect(throws: BuildFailure.self) { try build(options) }
    return failure?.diagnostics.map(\.description) ?? []
  }

  /// The classes of the page's lists that their rules are for, in the order of the sections.
  private func lists() throws -> [String] {
    try folder.text(of: "site/index.html").matches(of: /role="list" class="(l-[0-9a-f]+)/).map {
      String($0.1)
    }
  }

  private func rules() throws -> String { try folder.text(of: folder.asset("layouts.css")) }

  private func columns(ofList name: String) throws -> [Int] {
    let css = try rules()
    // The rule of every second item of a row.
    return css.split(separator: ".\(name)>li:nth-child(").compactMap { rule in
      rule.prefix { $0 != "}" }.hasSuffix("{--p:1") ? Int(rule.prefix { $0 != "n" }) : nil
    }
  }

  @Test func aSectionIsLaidOutByTheLayoutItNames() throws {
    try write(["layout: wall"])

    _ = try build(options)

    let (css, lists) = (try rules(), try lists())
    #expect(css.contains("@container (width < 700px){.\(lists[0])"))
    #expect(css.contains("@container not (width < 700px){.\(lists[0])"))
    #expect(try columns(ofList: lists[0]) == [2, 4])
    #expect(try folder.text(of: "site/snapshot.json").contains(#""layout":"wall""#))
  }

  @Test func eachSectionIsAskedForByItsNumberAndThePagesDirection() throws {
    try write(["layout: list", "layout: wall", "layout: wall"], page: "direction: rtl\n")

    _ = try build(options)

    #expect(try columns(ofList: lists()[1]) == [4, 8])
    #expect(try columns(ofList: lists()[2]) == [5, 10])
  }

  @Test func aLayoutByWidthMayNameOne() throws {
    try write(["layout: { 0: list, 500: wall }"])

    _ = try build(options)

    let (css, lists) = (try rules(), try lists())
    #expect(css.contains("@container (width < 700px) and (not (width < 500px)){.\(lists[0])"))
    #expect(
      try folder.text(of: "site/snapshot.json").contains(#""layout":{"0":"list","500":"wall"}"#))
  }

  @Test func itsHeaderAndBadgesAreThePages() throws {
    var options = options
    options.layouts["headed"] = Layout { _, environment in
      var item = LayoutItem(
        width: .fractionalWidth(1), height: .uniformAcrossSiblings(100))
      item.supplementaryItems = [
        SupplementaryItem(
          kind: "badge", size: LayoutSize(width: .absolute(20), height: .absolute(20)),
          containerAnchor: LayoutAnchor(
            edges: [.top, .trailing], offset: .fractional(Point(x: 0.3, y: -0.3))))
      ]
      var section = LayoutSection(
        group: .horizontal(
          width: .fractionalWidth(1), height: .estimated(100), .item(item), count: 2))
      section.boundarySupplementaryItems = [
        BoundarySupplementaryItem(
          kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
          alignment: .top, pinsToVisibleBounds: environment.container.width < 600)
      ]
      return section
    }
    try write(["layout: headed, title: Hills"])

    _ = try build(options)

    let (css, lists) = (try rules(), try lists())
    #expect(css.contains("@container (width < 600px){.\(lists[0])-box .header-box{position:sticky"))
    #expect(
      css.contains("@container not (width < 600px){.\(lists[0])-box .header-box{position:relative"))
    #expect(css.contains("translate:calc((6px)*var(--dir,1)) -6px!important"))
    let page = try folder.text(of: "site/index.html")
    #expect(page.contains("<div class=\"header-box\">\n<header class=\"section-head\">"))
  }

  /// `DocumentedBuild.swift` is the example of the documentation.
  @Test func theDocumentedBuildIsOne() throws {
    try write(["layout: wall"])

    let report = try buildSite(from: options.content, to: options.output)

    #expect(report.counts.pages == 3)
    #expect(try isDocumented("DocumentedBuild.swift"))
    let (css, lists) = (try rules(), try lists())
    #expect(
      css.contains("@container (width < 1200.015625px) and (not (width < 599.5px)){.\(lists[0])"))
  }

  @Test func aMisspeltNameIsToldTheNearest() throws {
    try write(["layout: wal"])

    #expect(
      try diagnostics(options) == [
        """
        index.md:4:38: error: there is no layout 'wal'
          hint: did you mean 'wall'?
        """
      ])
  }

  @Test func anUnknownNameIsToldAll() throws {
    try write(["layout: spiral"])

    #expect(
      try diagnostics(options) == [
        """
        index.md:4:38: error: there is no layout 'spiral'
          hint: the layouts are list, grid, carousel, gallery, flow, row, column, table, chart, timeline, map, wall
        """
      ])
  }

  @Test func itHasNoOptions() throws {
    try write(["layout: { wall: { columns: 3 } }"])

    #expect(
      try diagnostics(options) == [
        """
        index.md:4:46: error: the layout 'wall' has no options
          hint: it is defined in Swift: write layout: wall
        """
      ])
  }

  @Test func itCannotBeCalledAsABuiltInOneOrAWidth() throws {
    try write(["layout: list"])
    var options = options
    options.layouts = ["grid": Self.wall, "700": Self.wall]

    #expect(
      try diagnostics(options) == [
        """
        vitrine: error: a Swift layout cannot be called '700'
          hint: numbers in a layout are container widths: rename it
        """,
        """
        vitrine: error: a Swift layout cannot be called 'grid'
          hint: there is already a layout with this name: rename it
        """,
      ])
  }

  @Test func whatAPageCannotDoEndsTheBuild() throws {
    try write(["layout: list", "layout: wall"])
    var options = options
    options.layouts["wall"] = Layout { _, environment in
      environment.container.width <= 980.5 ? Self.rows(of: 2) : nil
    }

    #expect(
      try diagnostics(options) == [
        """
        index.md:5:5: error: a page cannot show the layout 'wall' at 981 pixels: it has no section
          hint: return a section for every width
        """
      ])
    #expect(try folder.contents().allSatisfy { $0.hasPrefix("content/") })
  }

  /// A million items, and as many by groups in groups.
  @Test(.timeLimit(.minutes(30)), arguments: [(1_000_000, 1), (1000, 1000), (1_000_000_000, .max)])
  func aGroupOfTooManyItemsEndsTheBuild(count: Int, nested: Int) throws {
    try write(["layout: wall"])
    var options = options
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(40))
    let row = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(40), item, count: nested)
    options.layouts["wall"] = Layout(
      LayoutSection(
        group: .horizontal(
          width: .fractionalWidth(1), height: .absolute(40), .group(row), count: count)))

    #expect(
      try diagnostics(options) == [
        """
        index.md:4:5: error: a page cannot show the layout 'wall': one of its groups has more than 2,000 items
          hint: use fewer items per group: groups repeat until all items are placed
        """
      ])
  }

  @Test func aSidewaysPageEndsTheBuild() throws {
    try write(["layout: wall"])
    var options = options
    options.layouts["wall"] = Layout(
      Self.rows(of: 2), configuration: LayoutConfiguration(scrollAxis: .horizontal))

    #expect(
      try diagnostics(options) == [
        """
        index.md:4:5: error: a page cannot show the layout 'wall': it scrolls sideways as a whole
          hint: let its sections scroll: orthogonalScrolling
        """
      ])
  }

  /// Each of the three pages that content is tried on shows it. Two of 150 fit into half of 800 px
  /// and one into half of 437.5; of 420 one fits into each of these, and two into 1,024.
  @Test(arguments: [
    "height: 50%, gap: 8, of: [ { height: 150 } ]", "height: 100%, of: [ { height: 420 } ]",
  ])
  func aLayoutOfContentThatNoStyleSheetGivesEndsTheBuild(column: String) throws {
    try write(["layout: { column: { \(column) } }"])

    #expect(
      try diagnostics(options) == [
        """
        index.md:4:5: error: a page cannot show this layout: it depends on the height of the window
          hint: use lengths relative to the width, such as 40% of width
        """
      ])
  }
}
