import Testing
import VitrineText

private final class Context: TemplateContext {
  func value(of name: TemplateName) -> TemplateValue? {
    switch name.text {
    case "bad": .text("java\tscript:a")
    case "good": .text("a/b")
    case "list": .list(count: 1) { _ in .text("javascript:a") }
    case "own": .address("javascript:a")
    default: nil
    }
  }
}

/// Addresses that templates make of data.
@Suite struct TemplateAddressTests {
  private func rendered(_ template: String) throws -> String {
    let shape = TemplateShape(["bad": .value, "good": .value, "list": .values, "own": .value])
    let source = TemplateSource(name: "t", file: "t", bytes: Array(template.utf8), shape: shape)
    var page: [UInt8] = []
    try TemplateSet([source]).render("t", with: Context(), into: &page)
    return String(decoding: page, as: UTF8.self)
  }

  @Test(arguments: [
    ("<a href=\"{{bad}}\">", "<a href=\"\">"), ("<a HREF = ' {{bad}}'>", "<a HREF = ' '>"),
    ("<a\n\thref\n=\t\"{{bad}}\">", "<a\n\thref\n=\t\"\">"), ("<a href={{bad}}>", "<a href=>"),
    ("<img src=\"{{bad}}\">", "<img src=\"\">"),
    ("<form action=\"{{bad}}\">", "<form action=\"\">"),
    ("<use xlink:href='{{bad}}'>", "<use xlink:href=''>"),
    ("<a href=\"{{#list}}{{.}}{{/list}}\">", "<a href=\"\">"),
    ("<a href=\"{{^good}}/{{/good}}{{bad}}\">", "<a href=\"\">"),
    ("<a href=\"{{#good}}x:{{/good}}{{^good}}{{/good}}{{bad}}\">", "<a href=\"x:\">"),
  ])
  func anAddressThatDoesHarmIsLeftOut(_ template: String, _ html: String) throws {
    #expect(try rendered(template) == html)
  }

  @Test(arguments: [
    ("<a href=\"{{good}}\">", "<a href=\"a/b\">"),
    ("<a href=\"{{own}}\">", "<a href=\"javascript:a\">"),
    ("<a href=\"{{{bad}}}\">", "<a href=\"java\tscript:a\">"),
    ("<a href=\"/{{bad}}\">", "<a href=\"/java\tscript:a\">"),
    ("<a title=\"{{bad}}\">{{bad}}", "<a title=\"java\tscript:a\">java\tscript:a"),
    ("<a data-href=\"{{bad}}\">", "<a data-href=\"java\tscript:a\">"),
  ])
  func allElseIsWritten(_ template: String, _ html: String) throws {
    #expect(try rendered(template) == html)
  }
}
