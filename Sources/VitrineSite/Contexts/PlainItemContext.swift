internal import VitrineModel
internal import VitrineText

/// `item.*` for an item without a record: a parent that an outline generated, or a page listed on
/// another.
final class PlainItemContext: NamedContext, ItemContext {
  var title: String
  var text: String?
  var id: String
  var href: String?
  var symbol: String?

  /// The symbols on a page's cover if there is no picture.
  var symbols: [String] = []
  var picture: PictureContext?

  /// The text at the end: how much it contains.
  var value: String?
  var heading = 3
  var number = 1
  var count = 0
  let words: SiteWords

  /// The language of its title and text, or nil if it is the page's.
  var ownLanguage: String?

  init(title: String, id: String, words: SiteWords) {
    self.words = words
    self.title = title
    self.id = id
  }

  var fields: FieldsContext? { nil }

  /// Returns an empty value for names that only records have.
  func value(of name: TemplateName) -> TemplateValue? {
    Self.names.value(of: name, in: self) ?? .nothing
  }

  static let names = TemplateNames<PlainItemContext> { names in
    names.value("title", "Its title.") { .breakable($0.title) }
    names.text("text", "Its text.") { $0.text }
    names.text("excerpt", "The beginning of its text.") { $0.text.map { excerpt($0) } }
    names.text("id", "The id of its element.") { $0.id }
    names.text("href", "The address of its page.") { $0.href }
    names.text("symbol", "Its symbol.") { $0.symbol }
    names.list("symbols", "What a page's cover shows if there is no picture.") { $0.symbols }
    names.flag("hasSymbols", "Whether there are any.") { !$0.symbols.isEmpty }
    names.context("image", "Its picture.") { $0.picture }
    names.text("value", "The text at its end: how many items there are.") { $0.value }
    names.text("heading", "The level of its heading.") { String($0.heading) }
    names.text("number", "Its position in the section, from 1.") {
      $0.words.formats.numbers.text($0.number)
    }
    names.text("count", "How many items are nested in it.") {
      $0.words.formats.numbers.text($0.count)
    }
    names.text("noun", "The noun for that number.") { $0.words.noun($0.count) }
    names.text("language", "The language of its title and text, if it is not the page's.") {
      $0.ownLanguage
    }
    names.text("initial", "The first letter of its title.") {
      $0.title.first.map { String($0).uppercased() }
    }
  }
}
