import Testing
import VitrineText

private final class RowContext: TemplateContext {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  func value(of name: TemplateName) -> TemplateValue? {
    name.text == "number" ? .text(String(number)) : nil
  }
}

private final class PageContext: TemplateContext {
  func value(of name: TemplateName) -> TemplateValue? {
    switch name.text {
    case "markup": .markup(Array("<b>".utf8))
    case "write": .writing { $0 += Array("<i>".utf8) }
    case "empty": .text("")
    case "rows": .list(count: 10_000) { .context(RowContext($0)) }
    default: nil
    }
  }
}

@Suite struct TemplateValueTests {
  private static let shape = TemplateShape([
    "markup": .value, "write": .value, "empty": .value,
    "rows": .list(TemplateShape(["number": .value])),
  ])

  private func rendered(_ template: String) throws -> String {
    let source = TemplateSource(
      name: "t", file: "t", bytes: Array(template.utf8), shape: Self.shape)
    var page: [UInt8] = []
    try TemplateSet([source]).render("t", with: PageContext(), into: &page)
    return String(decoding: page, as: UTF8.self)
  }

  @Test func markupIsNeverEscaped() throws {
    #expect(try rendered("{{markup}}{{{markup}}}{{write}}") == "<b><b><i>")
  }

  @Test func emptyTextLeavesItsSectionOut() throws {
    #expect(try rendered("{{#empty}}a{{/empty}}{{^empty}}b{{/empty}}") == "b")
    #expect(try rendered("{{#markup}}a{{/markup}}{{#write}}b{{/write}}") == "ab")
  }

  @Test func longListIsRenderedInOrder() throws {
    let page = try rendered("{{#rows}}{{number}};{{/rows}}")

    #expect(page == (0..<10_000).map { "\($0);" }.joined())
  }

  @Test func templateThatIsNotThereIsEmpty() throws {
    let templates = try TemplateSet([])
    var page: [UInt8] = []

    templates.render("t", with: PageContext(), into: &page)

    #expect(page == [])
    #expect(templates["t"] == nil)
  }

  @Test func endlessIncludesAreCutOff() throws {
    let source = TemplateSource(name: "t", file: "t", bytes: Array("x{{>t}}".utf8))
    var page: [UInt8] = []

    try TemplateSet(unchecked: [source]).render("t", with: .nothing, into: &page)

    #expect(page.count == 201)
  }
}
