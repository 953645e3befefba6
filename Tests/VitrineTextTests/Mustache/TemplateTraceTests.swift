import Testing

@testable import VitrineText

@Suite struct TemplateTraceTests {
  final class Context: TemplateContext, Sendable {
    let title: String
    let text: String?
    let tags: [String]

    init(_ title: String, text: String? = nil, tags: [String] = []) {
      (self.title, self.text, self.tags) = (title, text, tags)
    }

    func value(of name: TemplateName) -> TemplateValue? {
      switch name.text {
      case "title": .text(title)
      case "text": .text(text)
      case "tags": .list(tags) { .text($0) }
      default: nil
      }
    }
  }

  private func trace(_ template: String, _ context: Context) throws -> TemplateTrace {
    let source = TemplateSource(
      name: "cell", file: "cell.html", bytes: Array(template.utf8), shape: nil)
    var trace = TemplateTrace()
    try TemplateSet([source]).trace("cell", of: context, into: &trace)
    return trace
  }

  private static let row = "<b>{{title}}</b>{{#text}} two{{/text}}{{^text}} one{{/text}}"

  @Test func theTextOfATemplateLeavesNoTrace() throws {
    let edited = "<i>{{title}}</i>!{{#text}} 2{{/text}}{{^text}} 1{{/text}}"
    let context = Context("Owl", text: "A bird.")
    #expect(try trace(Self.row, context).hash == trace(edited, context).hash)
  }

  /// A text that is only asked for is there or not.
  @Test(arguments: [
    (Context("Owl"), Context("Owl"), true), (Context("Owl"), Context("Kite"), false),
    (Context("Owl"), Context("Owl", text: "A bird."), false),
    (Context("Owl", text: "A bird."), Context("Owl", text: "Another."), true),
    (Context("Owl"), Context("Owl", tags: ["a"]), true),
  ])
  func whatIsShownDoes(_ old: Context, _ new: Context, isSame: Bool) throws {
    #expect(try (trace(Self.row, old).hash == trace(Self.row, new).hash) == isSame)
  }

  @Test func theElementsOfAListDo() throws {
    func hash(_ tags: String...) throws -> ContentHash {
      try trace("{{#tags}}-{{.}}{{/tags}}", Context("", tags: tags)).hash
    }
    #expect(try hash("a", "b") == hash("a", "b"))
    #expect(try hash("a", "b") != hash("b", "a"))
    #expect(try hash("a") != hash("a", ""))
  }

  @Test func valuesThatAnotherTemplateShowsCanBeLeftOut() throws {
    let page = "{{title}}{{text}}"
    let title = try trace("{{title}}", Context("Owl")).values
    func hash(_ title: String, _ text: String) throws -> ContentHash {
      try trace(page, Context(title, text: text)).hash(
        excluding: trace("{{title}}", Context(title)).values)
    }
    #expect(title.count == 1)
    #expect(try hash("Owl", "A bird.") == hash("Kite", "A bird."))
    #expect(try hash("Owl", "A bird.") != hash("Owl", "Another."))
  }
}
