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

  private func write(_ sections: String, page: String = "") throws {
    try folder.write(
      "---\ntitle: Hills\n\(page)sections:\n\(sections)\n---\n", to: "content/index.md")
  }

  private func page(_ path: String = "index.html") throws -> String {
    try folder.text(of: "site/\(path)")
  }

  private func errors(_ options: BuildOptions) -> [String] {
    let failure = #expect(throws: BuildFailure.self) { try build(options) }
    return failure?.diagnostics.map(\.description) ?? []
  }

  /// What stands in each cell, from its `<div class="row cell` on.
  private func cells() throws -> [Substring] {
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
        calton.md:1:1: error: the registration 'plaque' returns HTML that does not hold together
          hint: end each element in the one where it begins, and put attributes into quotes
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

  private static let told = CellRegistration(html: { record, state in
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

  // MARK: Headers and footers

  @Test func headersAndFootersOfFrontMatterAndSwiftAreTheSame() throws {
    try write(
      """
        - title: All
          text: Beside
          layout: list
          header: { secondary: <count> hills, accessories: [{ label: <text> }] }
          footer: { text: { show: "All <count>", font: mini } }
      """)
    _ = try build(options)
    let (html, css) = (try page(), try folder.text(of: folder.asset("layouts.css")))
    #expect(
      html.contains(
        "id=\"s-all\" dir=\"auto\">All</h2><span class=\"sub\" dir=\"auto\">2 hills</span>"))
    #expect(html.contains("<bdi>Beside</bdi>"))
    #expect(html.contains("<p class=\"t\" dir=\"auto\">All 2</p>"))
    #expect(!html.contains("class=\"note\""))

    var options = options
    options.headers["hills"] = SupplementaryRegistration { section, _ in
      var content = ListContentConfiguration.header()
      content.secondaryText = "\(section.recordCount) hills"
      return CellConfiguration(content, accessories: [.label(text: section.text ?? "")])
    }
    options.footers["hills"] = SupplementaryRegistration { section, _ in
      var content = ListContentConfiguration.footer()
      content.text = "All \(section.recordCount)"
      content.textProperties.font = .caption
      return CellConfiguration(content)
    }
    options.baseline = .none
    try write(
      "  - { title: All, text: Beside, layout: list, header: hills, footer: hills }")
    _ = try build(options)

    #expect(try page() == html)
    #expect(try folder.text(of: folder.asset("layouts.css")) == css)
  }

  @Test func aHeaderAndAFooterOfHTMLStandInTheirBoxes() throws {
    var options = options
    options.headers["h"] = SupplementaryRegistration(html: { section, _ in
      "<h2>\(section.title ?? "")!</h2>"
    })
    options.footers["f"] = SupplementaryRegistration(html: { _, _ in "<hr>" })
    try write(
      "  - { title: All, layout: { list: { header: pinned, footer: free } }, header: h, footer: f }"
    )
    _ = try build(options)

    #expect(try page().contains("<div class=\"section-title\" id=\"s-all\"><h2>All!</h2></div>"))
    #expect(try page().contains("<div class=\"footer-box\">\n<hr>\n</div>"))
  }

  @Test func theStateOfASectionIsThatOfOneOfItsRecords() throws {
    var options = options
    options.headers["h"] = SupplementaryRegistration(html: { _, state in
      "<h2>\(state.isInserted)</h2>"
    })
    try write("  - { title: All, layout: list, header: h }")
    _ = try build(options)
    #expect(try page().contains("<h2>false</h2>"))

    try folder.write("---\ntitle: Ben\n---\n", to: "content/ben.md")
    _ = try build(options)
    #expect(try page().contains("<h2>true</h2>"))
  }

  // MARK: Badges

  @Test func badgesOfFrontMatterAndSwiftAreTheSame() throws {
    try folder.write("---\ntitle: Ben\nbadge: own\n---\n", to: "content/ben.md")
    try write("  - { layout: list, badge: { text: <height> m, kind: warning } }")
    _ = try build(options)
    let html = try page()
    let badge = "<span class=\"badge warning\"><i class=\"i\" aria-hidden=\"true\"></i>"
    #expect(html.contains(badge + "103 m</span>") && html.contains(badge + "251 m</span>"))
    // Its height is not known, and its own badge is not that of this section.
    #expect(!html.contains("own</span>") && html.matches(of: /class="badge/).count == 2)

    var options = options
    options.badges["height"] = BadgeRegistration { record, _ in
      record["height"].map { BadgeConfiguration(text: "\($0) m", kind: .warning) }
    }
    options.baseline = .none
    try write("  - { layout: list, badge: height }")
    _ = try build(options)
    #expect(try page() == html)

    options.badges["height"] = BadgeRegistration(
      BadgeConfiguration(text: "<height> m", kind: .warning))
    _ = try build(options)
    #expect(try page() == html)
  }

  @Test func aBadgeBelongsToItsSectionAndStandsBesideChanges() throws {
    try folder.write("---\ntitle: Ben\nbadge: own\n---\n", to: "content/ben.md")
    var options = options
    options.badges["b"] = BadgeRegistration { record, state in
      state.isUpdated ? nil : BadgeConfiguration(text: "<b>")
    }
    try write(
      "  - { layout: list, badge: b }\n  - { layout: list, repeats: true }\n  - { layout: list, repeats: true, badge: { kind: neutral } }"
    )
    _ = try build(options)
    #expect(try page().matches(of: /<span class="badge">&lt;b&gt;<\/span>/).count == 3)
    #expect(try page().matches(of: /<span class="badge">own<\/span>/).count == 1)
    #expect(try page().matches(of: /<span class="badge neutral"><i .*?<\/i>own<\/span>/).count == 1)

    try folder.write("---\ntitle: Ben Nevis\nbadge: own\n---\n", to: "content/ben.md")
    _ = try build(options)
    #expect(try page().matches(of: /<span class="badge">&lt;b&gt;<\/span>/).count == 2)
    #expect(try page().contains("badge updated"))
  }

  // MARK: Mistakes

  @Test func aMisspeltNameIsToldTheNearest() throws {
    var options = options
    options.cells["hill"] = Self.told
    options.headers["hills"] = SupplementaryRegistration(html: { _, _ in "" })
    options.badges["age"] = BadgeRegistration { _, _ in nil }
    try write("  - { title: All, cell: hil, header: hils, footer: hils, badge: ago }")

    #expect(
      errors(options) == [
        """
        index.md:4:25: error: there is no cell 'hil'
          hint: did you mean 'hill'?
        """,
        """
        index.md:4:38: error: there is no header 'hils'
          hint: did you mean 'hills'?
        """,
        """
        index.md:4:52: error: there is no footer 'hils'
          hint: describe it, as { text: <title>, secondary: <count> works }; names are those of a program
        """,
        """
        index.md:4:65: error: there is no badge 'ago'
          hint: did you mean 'age'?
        """,
      ])
  }

  @Test func aCellCannotBeCalledAsAnother() throws {
    var options = options
    options.cells["row"] = Self.told
    try write("  - { cell: row }")

    #expect(
      errors(options) == [
        """
        vitrine: error: a cell of Swift cannot be called 'row'
          hint: there is another cell of this name: call it otherwise
        """
      ])
  }

  @Test func twoAccessoriesOfAKindEndTheBuild() throws {
    var options = options
    options.cells["hill"] = CellRegistration { _, _ in
      CellConfiguration(accessories: [.label(text: "a"), .checkmark(), .label(text: "b")])
    }
    try write("  - { cell: hill }")

    #expect(
      errors(options) == [
        """
        calton.md:1:1: error: the registration 'hill' returns two accessories 'label'
          hint: only custom ones may be there several times
        """
      ])
  }

  @Test func anAccessoryThatIsNotThereEndsTheBuild() throws {
    var options = options
    options.cells["hill"] = CellRegistration(
      CellConfiguration(accessories: [
        .customView(template: "stars", placement: .init(.trailing))
      ]))
    options.headers["h"] = SupplementaryRegistration { _, _ in
      CellConfiguration(accessories: [.disclosureIndicator()])
    }
    try write("  - { title: All, cell: hill, header: h }")

    #expect(
      errors(options) == [
        """
        index.md:4:5: error: the registration 'h' returns an accessory 'disclosure'
          hint: 'label' and 'custom' need no item; all others stand in cells
        """
      ])
    options.headers["h"] = SupplementaryRegistration(html: { _, _ in "" })
    #expect(
      errors(options) == [
        """
        vitrine: error: there is no accessory 'stars', which the registration 'hill' names
          hint: a custom accessory is a file Templates/accessories/stars.html
        """
      ])
  }

  // MARK: Builds

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
      #expect(try second.files[path]?.hash == fresh.files[path]?.hash)
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
