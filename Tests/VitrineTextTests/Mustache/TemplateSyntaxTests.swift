import Testing
import VitrineDiagnostics
import VitrineText

@Suite struct TemplateSyntaxTests {
  @Test(arguments: [
    ("a\n  {{name", "t:2:3: error: this tag is not closed\n  hint: end it with }}"),
    ("{{{name}}", "t:1:1: error: this tag is not closed\n  hint: end it with }}}"),
    ("{{ }}", "t:1:1: error: this tag has no name"),
    ("{{a b}}", "t:1:1: error: 'a b' is not a name\n  hint: a name has no spaces in it"),
    (
      "{{#if a.b}}",
      """
      t:1:1: error: 'if a.b' is not a name
        hint: write #a.b, and /a.b at its end: a section is an if and a loop
      """
    ),
    (
      "{{=x=}}",
      """
      t:1:1: error: these delimiters cannot be used
        hint: write two, with a space between, such as <% %>
      """
    ),
    ("x{{#a}}", "t:1:2: error: 'a' is not closed\n  hint: end it with {{/a}}"),
    ("{{=<% %>=}}<%#a%>", "t:1:12: error: 'a' is not closed\n  hint: end it with <%/a%>"),
    ("{{/a}}", "t:1:1: error: 'a' is closed but not open"),
    (
      "{{#a}}\n {{/b}}{{/a}}",
      "t:2:2: error: 'b' is closed where 'a' is open\n  hint: 'a' was opened at t:1:1"
    ),
    (
      "{{<p}}{{x}}{{/p}}",
      """
      t:1:7: error: 'x' is inside 'p' but outside its blocks
        hint: inside {{<p}} only {{$blocks}} are shown
      """
    ),
    (
      String(repeating: "{{#a}}", count: 101) + String(repeating: "{{/a}}", count: 101),
      """
      t:1:601: error: sections are nested more than 100 levels deep
        hint: close some before this one
      """
    ),
  ])
  func faultIsReportedAtItsTag(template: String, diagnostic: String) {
    let source = TemplateSource(name: "t", file: "t", bytes: Array(template.utf8))

    #expect(
      throws: TemplateFailure.self, performing: { try TemplateSet(unchecked: [source]) })
    do {
      _ = try TemplateSet(unchecked: [source])
    } catch {
      #expect(error.errors.map(\.description) == [diagnostic])
    }
  }

  @Test func theEndsOfSectionsInOthersAreTold() {
    let source = TemplateSource(name: "t", file: "t", bytes: Array("{{#a}}{{#b}}".utf8))

    do {
      _ = try TemplateSet(unchecked: [source])
      Issue.record("compiled")
    } catch {
      #expect(
        error.errors.map(\.hint) == [
          "end it with {{/a}}, after {{/b}}", "end it with {{/b}}",
        ])
    }
  }

  @Test func faultsOfAllTemplatesComeTogether() {
    let sources = ["a", "b"].map {
      TemplateSource(name: $0, file: $0, bytes: Array("{{#x}}".utf8))
    }

    do {
      _ = try TemplateSet(unchecked: sources)
      Issue.record("compiled")
    } catch {
      #expect(error.errors.map(\.location?.file) == ["a", "b"])
    }
  }
}
