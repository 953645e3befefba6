import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// Rows that open onto others, and titles that are such rows. Expected markup is written by hand.
@Suite struct OpeningRowTests {
  /// The page of a record with one under it, in a section that `change` completes.
  private func rendered(
    _ descriptions: CellDescriptions, _ change: (inout Section) -> Void
  ) throws -> String {
    let rows = [Item(.record(0)), Item(.record(1), level: 1)]
    let content = SiteContent(
      settings: SiteSettings(title: "Things"),
      pages: [page("", title: "Things", sections: [section("all", items: rows, change)])],
      records: [record("a", of: "index"), record("b", of: "index")], assets: [])
    let templates = try SiteTemplates(defaultTemplates).describing(descriptions)
    let renderer = SiteRenderer(
      content: content, layouts: [listLayout], templates: templates, resourcesNamed: .byUse
    ) { _, _ in (RenderedBody(html: [], headings: []), []) }
    return try #require(renderer.text("index.html"))
  }

  private func swiping() -> CellConfiguration {
    var cell = CellConfiguration()
    cell.swipeActions = SwipeActions(
      leading: [.init("Star", link: "star/<id>")],
      trailing: [
        .init("Remove", link: "x/<id>", style: .destructive), .init("Gone", link: "<gone>"),
        .init("Share", link: "y"),
      ])
    return cell
  }

  /// Beside its row, and not in the summary, where they would be parts of a button.
  @Test func actionsOfARowThatOpensOthersStandBeforeIt() throws {
    let html = try rendered(CellDescriptions(cells: ["{}": swiping()])) {
      $0.cell = "{}"
      $0.open = OpenParents.none
    }

    #expect(
      html.contains(
        """
        <li id="i-a"><div class="actions at-start">\
        <a href="star/a"><span dir="auto">Star</span><span class="hidden">: a</span></a></div>\
        <div class="actions at-end">\
        <a class="destructive" href="x/a"><span dir="auto">Remove</span><span class="hidden">: a</span></a>\
        <a href="y"><span dir="auto">Share</span><span class="hidden">: a</span></a></div>\
        <details><summary class="swipe"><span class="row"><span class="text"><span class="t" dir="auto">a</span></span>\
        <span class="value"><span class="hidden">, </span>1<span class="hidden"> item</span></span>\
        <i class="i disclose flip" aria-hidden="true"></i></span>\
        <span class="room at-start"><i></i></span><span class="room at-end"><i></i><i></i></span></summary>
        """), "\(html)")
  }

  @Test func aRowThatIsOpenAtFirstIsSoWithActionsToo() throws {
    let html = try rendered(CellDescriptions(cells: ["{}": swiping()])) { $0.cell = "{}" }

    #expect(html.contains("</div><details open><summary class=\"swipe\">"))
  }

  @Test func aRowThatOpensOthersWithoutActionsIsAsAllAre() throws {
    let html = try rendered(CellDescriptions(cells: ["{}": CellConfiguration()])) { $0.cell = "{}" }

    #expect(html.contains("<li id=\"i-a\"><details open><summary class=\"row\">"))
    #expect(!html.contains("actions"))
  }

  /// Two sections may show a record as rows that open, and one of them with actions.
  @Test func bothOfItsRowsHaveNamesOfTheirOwn() {
    #expect(CellPresentation().name == "outline")
    #expect(CellPresentation(opener: "{}").name == "outline {}")
  }

  /// A class stands for a stylesheet: cells without actions would be without the rules for them.
  @Test func cellsWithActionsHaveAnotherClass() {
    #expect(
      CellTemplate("{}", CellConfiguration()).className != CellTemplate("{}", swiping()).className)
  }

  @Test func aDescribedTitleThatIsARowIsAHeadingOfWords() throws {
    var header = CellConfiguration()
    header.content.secondaryText = "<count> & more"
    header.accessories = [CellAccessory(.label("New"))]
    let html = try rendered(CellDescriptions(headers: ["{}": header])) {
      $0.title = "All"
      $0.header = "{}"
      $0.foldsUnderTitle = true
    }

    let className = CellTemplate("{}", header, as: .header).className
    #expect(
      html.contains(
        """
        <summary class="section-head section-bar">\
        <h2 class="section-title cell cell-content \(className)"><span class="text">\
        <span class="t" id="s-all" dir="auto">All</span>\
        <span class="sub" dir="auto"><span class="count">1</span> &amp; more</span></span>\
        <span class="end"><span class="a a-label"><span class="hidden">, </span><bdi>New</bdi></span></span>\
        <i class="i disclose flip" aria-hidden="true"></i></h2></summary>
        """), "\(html)")
  }

  /// What follows a filter has an element of its own; a footer says what is there without one.
  @Test func aCountInATitleHasAnElement() throws {
    var header = CellConfiguration()
    header.content.text = "<title> (<count>)"
    var footer = CellConfiguration()
    footer.content.text = "All <count>"
    let html = try rendered(CellDescriptions(headers: ["{}": header], footers: ["{}": footer])) {
      $0.title = "A & B"
      $0.header = "{}"
      $0.footer = "{}"
    }

    #expect(html.contains(">A &amp; B (<span class=\"count\">1</span>)</h2>"), "\(html)")
    #expect(html.contains(">All 1</p>"), "\(html)")
  }
}
