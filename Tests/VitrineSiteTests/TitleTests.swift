import Testing
import VitrineModel

@testable import VitrineSite

/// Titles, in which long identifiers may wrap.
@Suite struct TitleTests {
  private func row(_ title: String, overriding: [TemplateFile] = []) throws -> String {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items([0]))])],
      records: [record("a", title: title)], assets: [])
    return try #require(try renderer(content, overriding: overriding).text("index.html"))
  }

  @Test(arguments: [
    ("test_reads_the_first_row", "test_<wbr>reads_<wbr>the_<wbr>first_<wbr>row"),
    ("short_name of_some_words_", "short_name of_some_words_"),
    (
      "reads test_reads_the_first_row too", "reads test_<wbr>reads_<wbr>the_<wbr>first_<wbr>row too"
    ),
    (
      "com.example.ReportTests/readsJUnit",
      "com.<wbr>example.<wbr>Report<wbr>Tests/<wbr>reads<wbr>JUnit"
    ),
    ("std::vector::push_back<T&>", "std::<wbr>vector::<wbr>push_<wbr>back&lt;T&amp;&gt;"),
    ("jdk-1.8.202_b08/lib.2024/v2.x", "jdk-1.8.202_<wbr>b08/<wbr>lib.<wbr>2024/<wbr>v2.<wbr>x"),
    ("12.345.678.901.234.567.890", "12.345.678.901.234.567.890"),
    ("__init__.reads_the__row__", "__<wbr>init__.<wbr>reads_<wbr>the__<wbr>row__"),
    ("Donaudampfschifffahrtsgesellschaft", "Donaudampfschifffahrtsgesellschaft"),
    (
      "\u{6771}\u{4EAC}\u{90FD}\u{7ACB}\u{56F3}\u{66F8}\u{9928}",
      "\u{6771}\u{4EAC}\u{90FD}\u{7ACB}\u{56F3}\u{66F8}\u{9928}"
    ),
  ])
  func longIdentifiersMayWrap(_ title: String, _ expected: String) throws {
    #expect(try row(title).contains("<span class=\"t\" dir=\"auto\">\(expected)</span>"))
  }

  @Test(arguments: [
    ("<script type=\"application/ld+json\">{\"name\":\"", "\"}</script>"),
    ("<script>if (2 > 1) title = \"", "\"</script>"), ("<textarea rows=\"2\">", "</textarea>"),
    ("<style>a::after { content: \"", "\" }</style>"), ("<TITLE lang=\"en\">", "</TITLE>"),
    ("<title>", "</title>"),
  ])
  func elementsOfTextHaveThemAsTheyAre(_ start: String, _ end: String) throws {
    let cell = TemplateFile(
      path: "cells/row.html",
      bytes: Array("\(start){{item.title}}\(end)<titled>{{item.title}}</titled>".utf8))

    #expect(
      try row("test_reads_the_first_row", overriding: [cell]).contains(
        "\(start)test_reads_the_first_row\(end)"
          + "<titled>test_<wbr>reads_<wbr>the_<wbr>first_<wbr>row</titled>"))
  }

  @Test func attributesHaveThemAsTheyAre() throws {
    let cell = TemplateFile(
      path: "cells/row.html",
      bytes: Array(
        "<a title=\"{{item.title}}\" href=\"{{item.title}}\">{{item.title}}</a><title>{{item.title}}</title>"
          .utf8))
    let name = "std::reads_the_first_row"

    // An address with an unknown scheme is left out, as any is.
    #expect(
      try row(name, overriding: [cell]).contains(
        "<a title=\"\(name)\" href=\"\">std::<wbr>reads_<wbr>the_<wbr>first_<wbr>row</a><title>\(name)</title>"
      ))
  }
}
