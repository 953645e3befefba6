import TestSupport
import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

@testable import Vitrine

/// Headers, footers and badges of sections.
extension RegistrationTests {
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
    let count = "<span class=\"count\">2</span>"
    #expect(
      html.contains(
        "id=\"s-all\" dir=\"auto\">All</h2><span class=\"sub\" dir=\"auto\">\(count) hills</span>"))
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

    // Only content can say what follows filters.
    #expect(try page() == html.replacing(count, with: "2"))
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
}
