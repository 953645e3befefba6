internal import VitrineModel
internal import VitrineText

/// `item.*` of what is no record: a parent that an outline made, or a page among its folder's.
final class PlainItemContext: TemplateContext {
  var title: String
  var text: String?
  var id: String
  var href: String?
  var symbol: String?

  /// What a page's cover shows where there is no picture.
  var symbols: [String] = []
  var picture: PictureContext?

  /// What its end says: how much there is.
  var value: String?
  var heading = 3
  var number = 1
  var count = 0
  let words: SiteWords

  /// The language of its title and text where it is not the page's.
  var ownLanguage: String?

  init(title: String, id: String, words: SiteWords) {
    self.words = words
    self.title = title
    self.id = id
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(title)
    case .text: .text(text)
    case .excerpt: .text(text.map(excerpt))
    case .id: .text(id)
    case .href: .text(href)
    case .symbol: .text(symbol)
    case .symbols: .list(symbols) { .text($0) }
    case .hasSymbols: .flag(!symbols.isEmpty)
    case .image: .context(picture)
    case .value: .text(value)
    case .heading: .text(String(heading))
    case .number: .text(groupedNumber(number, language: words.language))
    case .count: .text(groupedNumber(count, language: words.language))
    case .noun: .text(words.noun(count))
    case .language: .text(ownLanguage)
    case .initial: .text(title.first.map { String($0).uppercased() })
    default: .nothing
    }
  }
}
