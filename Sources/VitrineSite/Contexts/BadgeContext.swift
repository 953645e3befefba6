internal import VitrineModel
internal import VitrineText

/// `item.badge`, and one of `item.badges`.
final class BadgeContext: NamedContext {
  private let word: String
  private let kind: BadgeKind?

  /// The language of the word, or nil if it is the page's.
  private let language: String?

  init(_ word: String, _ kind: BadgeKind?) {
    self.word = word
    self.kind = kind
    language = nil
  }

  /// One badge for all changes of an item, with the most important first, or nil if there are none.
  init?(_ changes: [ChangeKind], words: SiteWords) {
    guard let first = changes.first else { return nil }
    word = changes.map { words[$0.badgeWord] }.joined(separator: words[.listSeparator])
    kind = BadgeKind(rawValue: first.rawValue)
    language = words.ownLanguage
  }

  static let names = TemplateNames<BadgeContext> { names in
    names.text("word", "The text.") { $0.word }
    names.text("kind", "What it means, for stylesheets.") { $0.kind?.rawValue }
    names.text("language", "The language of the word, if it is not the page's.") { $0.language }
  }
}
