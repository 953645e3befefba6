import TestSupport
import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// Cells, headers and footers that a program registers and content names.
@Suite struct RegistrationTests {
  let folder: TemporaryFolder
  var options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"), jobs: 3)
    try folder.write(
      "---\ntitle: Calton <Hill>\nheight: 103\nlink: https://example.com\n---\n",
      to: "content/calton.md")
    try folder.write("---\ntitle: Arthur's Seat\nheight: 251\n---\n", to: "content/seat.md")
  }

  func write(_ sections: String, page: String = "") throws {
    try folder.write(
      "---\ntitle: Hills\n\(page)sections:\n\(sections)\n---\n", to: "content/index.md")
  }

  func page(_ path: String = "index.html") throws -> String {
    try folder.text(of: "site/\(path)")
  }

  func errors(_ options: BuildOptions) -> [String] {
    let failure = #expect(throws: BuildFailure.self) { try build(options) }
    return failure?.diagnostics.map(\.description) ?? []
  }

  /// What stands in each cell, from its `<div class="row cell` on.
  func cells() throws -> [Substring] {
    Array(try page().split(separator: "<div class=\"row cell").dropFirst())
  }

  // MARK: The same as front matter

  /// What front matter says, and a closure that says the same.
  static let pairs: [(String, CellRegistration)] = [
    (
      """
      { content: value, image: { size: 44, corner: 8 }, secondary: <height> m,
        background: { corner: 12, stroke: 1, shadow: small },
        accessories: [disclosure, { label: <height> }, checkmark] }
      """,
      CellRegistration { record, _ in
        var content = ListContentConfiguration.valueCell()
        content.imageProperties?.maximumSize = 44
        content.imageProperties?.cornerRadius = 8
        content.secondaryText = record["height"].map { "\($0) m" } ?? ""
        var background = BackgroundConfiguration(.surface, cornerRadius: 12)
        background.strokeWidth = 1
        background.shadow = .small
        return CellConfiguration(
          content, background: background,
          accessories: [
            .disclosureIndicator(), .label(text: record["height"] ?? ""), .checkmark(),
          ])
      }
    ),
    (
      "{ text: { show: <title>, weight: bold }, image: false, secondary: false, separator: false }",
      CellRegistration { record, _ in
        var content = ListContentConfiguration.cell()
        content.text = record.title
        content.textProperties.weight = .bold
        content.imageProperties = nil
        content.secondaryText = ""
        var cell = CellConfiguration(content)
        cell.separator = .hidden
        return cell
      }
    ),
    (
      """
      { content: subtitle, accessories: [{ delete: https://a.example/<height> },
        { menu: [{ title: About <title>, link: https://b.example/ }] }, { detail: <height> m }] }
      """,
      CellRegistration { record, _ in
        CellConfiguration(
          .subtitleCell(),
          accessories: [
            .detail(text: "\(record["height"] ?? "") m"),
            .popUpMenu([.init("About \(record.title)", link: "https://b.example/")]),
            .delete(link: "https://a.example/\(record["height"] ?? "")"),
          ])
      }
    ),
  ]

  @Test(arguments: 0..<3) func aClosureGivesThePageOfFrontMatter(number: Int) throws {
    let (declared, registration) = Self.pairs[number]
    try write("  - layout: list\n    cell: \(declared.replacing("\n", with: "\n      "))")
    _ = try build(options)
    let (html, css) = (try page(), try folder.text(of: folder.asset("layouts.css")))

    var options = options
    options.cells["hill"] = registration
    try write("  - layout: list\n    cell: hill")
    options.baseline = .none
    _ = try build(options)

    #expect(try page() == html)
    #expect(try folder.text(of: folder.asset("layouts.css")) == css)
    #expect(html.contains("row cell"))
  }

  @Test func aConfigurationIsAsInFrontMatter() throws {
    try write("  - { cell: { secondary: <height> m, accessories: [disclosure] } }")
    _ = try build(options)
    let html = try page()

    var options = options
    var content = ListContentConfiguration.cell()
    content.secondaryText = "<height> m"
    options.cells["hill"] = CellRegistration(
      CellConfiguration(content, accessories: [.disclosureIndicator()]))
    options.baseline = .none
    try write("  - { cell: hill }")
    _ = try build(options)

    #expect(try page() == html)
  }

  // MARK: What closures return

  @Test func textsAreEscapedAndNoPaths() throws {
    var options = options
    options.cells["hill"] = CellRegistration { record, _ in
      var content = ListContentConfiguration.cell()
      content.text = record.title
      content.secondaryText = "<height> & <b>"
      return CellConfiguration(content, accessories: [.label(text: "count")])
    }
    try write("  - { cell: hill }")
    _ = try build(options)

    let cell = try #require(try cells().first)
    #expect(cell.contains(">Calton &lt;Hill&gt;</a>"))
    #expect(cell.contains(">&lt;height&gt; &amp; &lt;b&gt;</span>"))
    #expect(cell.contains("<bdi>count</bdi>"))
  }

  @Test func htmlIsTakenAsItIs() throws {
    var options = options
    options.cells["plaque"] = CellRegistration(html: { record, _ in
      "<b class=\"plaque\">\(record.title.escapedForHTML)</b><br>"
    })
    try write("  - { layout: list, cell: plaque }")
    _ = try build(options)

    #expect(try page().contains("<b class=\"plaque\">Calton &lt;Hill&gt;</b><br></li>"))
    #expect(try page().contains("<b class=\"plaque\">Arthur&#39;s Seat</b><br></li>"))
    // Its cell needs no rules.
    #expect(try !folder.text(of: folder.asset("layouts.css")).contains(".cell"))
  }

  @Test(arguments: [
    "<b>", "</li>", "</li><li>", "<li>", "<div><p></div></p>", "<p><div></div></p>", "<b x='>",
    "<!--", "</body>", "<a href=a>x<a href=b>y</a></a>", "<table><b></b></table>", "<plaintext>",
  ])
  func htmlThatBreaksThePageEndsTheBuild(html: String) throws {
    var options = options
    options.cells["plaque"] = CellRegistration(html: { _, _ in html })
    try write("  - { cell: plaque }")

    #expect(
      errors(options) == [
        """
        calton.md:1:1: error: the registration 'plaque' returns HTML that is not well-formed
          hint: close each element inside its parent, and put attributes in quotes
        """
      ])
    #expect(try folder.contents().allSatisfy { $0.hasPrefix("content/") })
  }

  @Test(arguments: [
    "", "a & b", "<ul><li>a</li></ul>", "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>",
    "<script>let a = '</b>'</script>", "<table><tr><td>a</td></tr></table>", "<p>a</p><!-- b -->",
  ])
  func htmlThatHoldsTogetherIsWhole(html: String) {
    #expect(MarkupTree.isWhole(fragment: Array(html.utf8)))
  }

  @Test func configurationsThatDifferInTextsShareTheirRules() throws {
    var options = options
    options.cells["hill"] = CellRegistration { record, _ in
      var content = ListContentConfiguration.cell()
      content.imageProperties?.cornerRadius = 3
      content.secondaryText = record["height"].map { "\($0) m" }
      return CellConfiguration(content)
    }
    options.cells["other"] = CellRegistration { _, _ in
      var content = ListContentConfiguration.cell()
      content.imageProperties?.cornerRadius = 3
      content.secondaryText = "b"
      return CellConfiguration(content, accessories: [.checkmark()])
    }
    try write("  - { cell: hill }\n  - { cell: other, repeats: true }")
    _ = try build(options)

    let css = try folder.text(of: folder.asset("layouts.css"))
    #expect(css.matches(of: /\{border-radius:\.?0?\.1875rem\}/).count == 1)
    let classes = try page().matches(of: /c[0-9a-f]{8}(?=")/).map { String($0.0) }
    #expect(classes.count == 4 && Set(classes).count == 1)
  }

  @Test func recordsMayHaveDifferentConfigurations() throws {
    var options = options
    options.cells["hill"] = CellRegistration { record, _ in
      record["height"] == "251"
        ? CellConfiguration(.subtitleCell(), accessories: [.checkmark()])
        : CellConfiguration(.valueCell())
    }
    try write("  - { layout: list, cell: hill }")
    _ = try build(options)

    let cells = try cells()
    #expect(cells[0].hasPrefix(" value-content beside large"))
    #expect(cells[1].hasPrefix(" subtitle-content large") && cells[1].contains("a-checkmark"))
  }

  @Test func aRecordMayNameOne() throws {
    var options = options
    options.cells["hill"] = CellRegistration { _, _ in
      var content = ListContentConfiguration.cell()
      content.text = "Hill"
      content.imageProperties?.cornerRadius = 5
      return CellConfiguration(content)
    }
    try folder.write("---\ntitle: Seat\ncell: hill\n---\n", to: "content/seat.md")
    try write("  - { layout: list }")
    _ = try build(options)

    #expect(try page().contains(">Hill</"))
    #expect(try folder.text(of: folder.asset("layouts.css")).contains("border-radius:.3125rem"))
  }

  @Test func aCellByTheValueOfAFieldMayBeOne() throws {
    var options = options
    options.cells["hill"] = CellRegistration(html: { _, _ in "<i>high</i>" })
    try write("  - { layout: list, cell: { by: height, cells: { 251: hill } } }")
    _ = try build(options)

    #expect(try page().contains("<i>high</i>"))
    #expect(try page().contains("Calton &lt;Hill&gt;"))
  }

  // MARK: States

  static let told = CellRegistration(html: { record, state in
    let words = [
      state.isSelected ? "selected" : nil, state.isInserted ? "inserted" : nil,
      state.isMoved ? "moved" : nil, state.isUpdated ? "updated" : nil,
    ].compactMap { $0 }
    return "<i>\(record.title.escapedForHTML): \(words.joined(separator: " "))</i>"
  })

  @Test func aStateSaysWhatTheLastBuildChanged() throws {
    var options = options
    options.cells["told"] = Self.told
    try write("  - { layout: list, cell: told }")
    _ = try build(options)
    #expect(try page().contains("<i>Arthur&#39;s Seat: </i>"))

    try folder.write("---\ntitle: Seat\nheight: 251\n---\n", to: "content/seat.md")
    try folder.write("---\ntitle: Ben\n---\n", to: "content/ben.md")
    _ = try build(options)

    #expect(try page().contains("<i>Seat: updated</i>"))
    #expect(try page().contains("<i>Ben: inserted</i>"))
    #expect(try page().contains("<i>Calton &lt;Hill&gt;: </i>"))

    // Building again changes nothing.
    let report = try build(options)
    #expect(report.writtenFiles == 0)
  }

  @Test func aStateSaysOnWhichPageTheItemLeadsToItself() throws {
    var options = options
    options.cells["told"] = Self.told
    try folder.write("---\ntitle: Map\nlink: /map/\n---\n", to: "content/chart.md")
    try folder.write(
      "---\ntitle: Map\nsections:\n  - { collection: ../, layout: list, cell: told }\n---\n",
      to: "content/map/index.md")
    try write("  - { layout: list, cell: told }")
    _ = try build(options)

    #expect(try page("map/index.html").contains("<i>Map: selected</i>"))
    #expect(try page("map/index.html").contains("<i>Arthur&#39;s Seat: </i>"))
    #expect(try page().contains("<i>Map: </i>"))
  }

  @Test func aStateSaysWhichRowsAreOpen() throws {
    var options = options
    options.cells["told"] = CellRegistration(html: { record, state in
      "<i>\(record.title.escapedForHTML)\(state.isExpanded ? " is open" : "")</i>"
    })
    options.cells["hill"] = CellRegistration { record, state in
      var content = ListContentConfiguration.cell()
      content.secondaryText = state.isExpanded ? "open" : ""
      return CellConfiguration(content, accessories: [.label(text: record.title)])
    }
    try folder.write("---\ntitle: Whinny Hill\nparent: seat\n---\n", to: "content/whinny.md")
    for (open, words) in [(true, " is open"), (false, "")] {
      try write("  - { layout: list, cell: told, open: \(open) }")
      _ = try build(options)
      #expect(
        try page().contains(
          """
          <summary class="row"><i>Arthur&#39;s Seat\(words)</i><i class="i disclose flip" \
          aria-hidden="true"></i></summary>
          """))
      #expect(try page().contains("<i>Whinny Hill</i></li>"))
    }

    try write("  - { layout: list, cell: hill, open: true }")
    _ = try build(options)
    #expect(
      try page().contains(
        """
        <span class="text"><span class="t" dir="auto">Arthur&#39;s Seat</span>\
        <span class="sub" dir="auto">open</span></span><span class="end">
        """))
  }

  @Test func whatAClosureReturnsIsADifference() throws {
    for words in ["low", "high", "high"] {
      var options = options
      options.cells["hill"] = CellRegistration { _, _ in
        var content = ListContentConfiguration.cell()
        content.secondaryText = words
        content.imageProperties?.cornerRadius = words == "low" ? 1 : 2
        return CellConfiguration(content)
      }
      try write("  - { layout: list, cell: hill }")
      _ = try build(options)
    }

    let snapshot = try folder.text(of: "site/snapshot.json")
    #expect(snapshot.matches(of: /"updated":\[/).count >= 1)
    #expect(try page().contains("badge"))
  }
}
