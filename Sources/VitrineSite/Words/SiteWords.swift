internal import VitrineModel
internal import VitrineText

/// `words.*`: the site's own words on pages in one language.
final class SiteWords: NamedContext, Sendable {
  /// The language of the pages.
  let language: String

  /// The language of the words, or nil if it is the language of the pages.
  let ownLanguage: String?

  private let texts: [SiteWord: PluralText]
  private let plurals: PluralRules

  /// The number and date formats for the language of the pages.
  let formats: LanguageFormats

  /// Takes each word from `settings` if the pages are in the site's language, otherwise from
  /// `templates` in the pages' language, otherwise in English.
  init(language: String, settings: SiteSettings, templates: SiteTemplates) {
    self.language = language
    let found = SiteWord.languages(for: language, among: templates.languages).first
    let isSites = primarySubtag(of: settings.language) == primarySubtag(of: language)
    let own = isSites ? settings.words : [:]
    let english = templates.words(of: "en")
    let words = found.map { $0 == "en" ? english : templates.words(of: $0) } ?? english
    texts = english.texts.merging(words.texts) { $1 }.merging(own) { $1 }
    plurals = words.plurals
    formats = found == nil ? .international : words.formats
    ownLanguage = found != nil || !own.isEmpty ? nil : "en"
  }

  /// The words in the languages of a site and of its pages.
  static func ofPages(_ content: SiteContent, templates: SiteTemplates) -> [String: SiteWords] {
    let others = [content.settings.language, content.notFound?.language].compactMap(\.self)
    let languages = Set(content.pages.map(\.language) + others)
    return Dictionary(
      uniqueKeysWithValues: languages.map {
        ($0, SiteWords(language: $0, settings: content.settings, templates: templates))
      })
  }

  subscript(word: SiteWord) -> String { texts[word]!.other }

  /// The word's form for a count.
  subscript(word: SiteWord, count: Int) -> String { texts[word]![plurals.category(of: count)] }

  /// The word's forms by plural category.
  func forms(of word: SiteWord) -> [(category: PluralCategory, text: String)] { texts[word]!.forms }

  /// Whether some words are the same in `other`.
  func hasSame(_ words: [SiteWord], as other: SiteWords) -> Bool {
    words.allSatisfy { self[$0].hasSameBytes(as: other[$0]) }
  }

  /// The word with numbers substituted for its placeholders, in its form for the first of them.
  func text(_ word: SiteWord, _ numbers: KeyValuePairs<String, Int>) -> String {
    FormatPattern(self[word, numbers[0].value], names: numbers.map(\.key))
      .text(numbers.map { formats.numbers.text($0.value) })
  }

  /// The word with a text substituted for its placeholder.
  func text(_ word: SiteWord, _ name: String, _ text: String) -> String {
    FormatPattern(self[word], names: [name]).text(text)
  }

  /// The word after a count of items.
  func noun(_ count: Int) -> String { self[.items, count] }

  /// `1 item`, `1,870 items`.
  func itemCount(_ count: Int) -> String {
    text(of: RecordCount(shown: count))
  }

  /// `464 items`, `8,978 of 27,438 items`, `464 items, 8,351 in them`.
  func text(of count: RecordCount) -> String {
    let shown = someOf(count) ?? formats.numbers.text(count.shown)
    let under = under(count).map { self[.listSeparator] + $0 } ?? ""
    return "\(shown) \(noun(of: count))\(under)"
  }

  func noun(of count: RecordCount) -> String { noun(count.total ?? count.shown) }

  func someOf(_ count: RecordCount) -> String? {
    count.total.map { text(.someOf, ["count": count.shown, "total": $0]) }
  }

  func under(_ count: RecordCount) -> String? {
    count.under > 0 ? text(.under, ["count": count.under]) : nil
  }

  static let names = TemplateNames<SiteWords> { names in
    for word in SiteWord.allCases { names.text(word.rawValue, "A word.") { $0[word] } }
  }
}
