import Testing
import VitrineDiagnostics
import VitrineText

/// Names that contexts declare once.
@Suite struct TemplateNamesTests {
  final class Card: NamedContext {
    let title: String
    let cover: Cover?

    init(_ title: String, cover: Cover? = nil) {
      (self.title, self.cover) = (title, cover)
    }

    static let names = TemplateNames<Card> { names in
      names.text("title", "Its title.") { $0.title }
      names.list("letters", "Those of the title.") { $0.title.map(String.init) }
      names.flag("isShort", "Whether it is one word.") { !$0.title.contains(" ") }
      names.context("cover", "Its cover.") { $0.cover }
      names.list("parts", "Its words.", of: { $0.title.split(separator: " ") }) { word, _ in
        Card(String(word))
      }
      names.names { $0.cover }
    }
  }

  final class Cover: NamedContext {
    static let names = TemplateNames<Cover> { names in
      names.markup("art", "What is on it.") { _ in Array("<i>".utf8) }
    }
  }

  private func rendered(_ template: String, _ card: Card) throws -> String {
    let source = TemplateSource(
      name: "t", file: "t", bytes: Array(template.utf8), shape: Card.names.shape)
    var page: [UInt8] = []
    try TemplateSet([source]).render("t", with: card, into: &page)
    return String(decoding: page, as: UTF8.self)
  }

  @Test func eachStandsForItsValue() throws {
    let template =
      "{{title}} {{#letters}}{{.}},{{/letters}}{{^isShort}} long{{/isShort}} {{cover.art}}"
    #expect(try rendered(template, Card("a b", cover: Cover())) == "a b a, ,b, long <i>")
    #expect(try rendered(template, Card("ab")) == "ab a,b, ")
  }

  @Test func listsAndPartsHaveNamesOfTheirOwn() throws {
    #expect(try rendered("{{#parts}}<{{title}}>{{/parts}}", Card("a b")) == "<a><b>")
    #expect(try rendered("[{{art}}]", Card("a", cover: Cover())) == "[<i>]")
    #expect(try rendered("[{{art}}]", Card("a")) == "[]")
  }

  @Test func checkingKnowsThemAndNoOthers() throws {
    let error = #expect(throws: TemplateFailure.self) { try rendered("{{cover.arts}}", Card("a")) }
    #expect(
      error?.errors.map(\.description)
        == ["t:1:1: error: 'cover' has no 'arts'\n  hint: did you mean 'art'?"])
    #expect(throws: TemplateFailure.self) { try rendered("{{letters.x}}", Card("a")) }
  }

  /// Each of more names than any context has, among names that are not there.
  @Test func everyNameIsFoundAmongMany() throws {
    let context = Many()
    let all = (0..<200).map { "n\($0)" }
    let source = TemplateSource(
      name: "t", file: "t", bytes: Array(all.map { "{{\($0)}}{{x.\($0)}}" }.joined().utf8))
    var page: [UInt8] = []
    try TemplateSet(unchecked: [source]).render("t", with: context, into: &page)
    #expect(
      String(decoding: page, as: UTF8.self) == (0..<200).map { $0 % 3 == 0 ? "" : "\($0)" }.joined()
    )
  }

  final class Many: NamedContext {
    static let names = TemplateNames<Many> { names in
      for number in 0..<200 where number % 3 != 0 {
        names.text("n\(number)", "A number.") { _ in String(number) }
      }
    }
  }
}
