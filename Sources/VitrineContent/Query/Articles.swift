/// The articles of a language, which do not count where titles are sorted.
struct Articles: Hashable, Sendable {
  /// In lower case. An article joins its noun if it ends with an apostrophe, or in Arabic.
  private let words: [Substring]

  /// The articles of a language tag, such as `fr-CA`, or nil if titles are sorted with theirs.
  static func of(_ language: String) -> Articles? {
    let primary = language.lowercased().prefix { $0 != "-" }
    return rows.first { $0.languages.split(separator: " ").contains(primary) }
      .map { Articles(words: $0.words.split(separator: " ")) }
  }

  /// The text without an article at its beginning: `Anchor Inn` of `The Anchor Inn`.
  func removed(from text: String) -> String {
    // `'t Hof` begins with a sign that does not count.
    for start in [text[...], SymbolOrder.dropPunctuation(before: text)] {
      let head = start.prefix(Self.longest + 1).lowercased().replacing("’", with: "'")
      for word in words where head.hasPrefix(word) {
        let rest = start.dropFirst(word.count)
        guard let next = rest.first, word.isJoined ? next.isLetter : next.isWhitespace,
          let noun = rest.firstIndex(where: { !$0.isWhitespace })
        else { continue }
        return String(rest[noun...])
      }
    }
    return text
  }

  private static let longest = 5

  /// The list of the Library of Congress (MARC 21, Appendix F), without words that are no articles
  /// today. In Arabic the article is written as a part of its noun.
  private static let rows: [(languages: String, words: String)] = [
    ("en", "a an the"),
    ("de", "das dem den der des die ein eine einem einen einer eines"),
    ("fr", "l' la le les un une"),
    ("es gl", "el la las lo los un una"),
    ("it", "gl' gli i il l' la le lo un un' una uno"),
    ("pt", "a as o os um uma"),
    ("nl", "'n 't de een het"),
    ("ca", "el els l' la les un una"),
    ("sv", "de den det en ett"),
    ("da", "de den det en et"),
    ("no nb nn", "de dei den det ei ein eit en et"),
    ("hu", "a az egy"),
    ("el", "η ο οι τα τις το τον του τους των τη την της ένα ένας μια"),
    ("ar", "ال"),
  ]
}

extension Substring {
  fileprivate var isJoined: Bool { last == "'" && first != "'" || self == "ال" }
}
