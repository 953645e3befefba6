import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineSite

/// What is said of fields that a site's own templates would make addresses of.
@Suite struct TemplateAddressTests {
  private func warnings(_ template: String) throws -> [String] {
    let content = SiteContent(
      settings: SiteSettings(title: "Birds"), pages: [],
      records: [
        record("owl") {
          $0.fields = [
            Field(name: "site", value: .text("\u{1}javascript:a")),
            Field(
              name: "more",
              value: .list([.object([Field(name: "page", value: .text("vbscript:a"))])])),
            Field(name: "note", value: .text("data: none")),
            Field(name: "mail", value: .text("mailto:a@b")),
          ]
        }
      ], assets: [])
    let file = TemplateFile(path: "cells/card.html", bytes: Array(template.utf8))
    return try SiteTemplates(defaultTemplates + [file]).omittedAddresses(of: content)
      .map(\.description)
  }

  @Test(arguments: [
    ("<a href=\"{{fields.site}}\">", "javascript", "site"),
    ("{{#fields}}<a href='{{site}}'>{{/fields}}", "javascript", "site"),
    ("<a href=\"{{#fields.site}}{{.}}{{/fields.site}}\">", "javascript", "site"),
    ("{{#fields.more}}<a href=\"{{page}}\">{{/fields.more}}", "vbscript", "page"),
  ])
  func aFieldThatIsNoAddressIsAWarning(
    _ template: String, _ scheme: String, _ field: String
  ) throws {
    #expect(
      try warnings(template) == [
        """
        index.md:1:1: warning: a link to '\(scheme):' in '\(field)' is removed
          hint: to keep it, put its tag into {{{ and }}} in the template
        """
      ])
  }

  @Test(arguments: [
    "<a href=\"{{fields.mail}}\">", "<p>{{fields.site}}</p>", "<a href=\"{{{fields.site}}}\">",
    "<a href=\"/{{fields.site}}\">",
  ])
  func fieldsThatMayStandThereAreNone(_ template: String) throws {
    #expect(try warnings(template) == [])
  }
}
