/// The meaning of words in a date.
enum DateWord: Hashable {
  case about, maybe, before, after, until, since, between, to, or, and
  case orEarlier, orLater, present
  case portion(DatePart.Portion), quarter(Int)
  case century, centuryPrefix, decadePrefix, decadeSuffix, ordinalSuffix, ordinal(Int)
  case beforeCommonEra, commonEra
  case season(Int), month(Int), weekday, quarterOfYear
  case undated

  /// Words that do not contribute to the date.
  case filler
}

extension DateWord {
  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
    "eighteenth", "nineteenth", "twentieth", "twenty-first",
  ]

  /// The meanings of each phrase, by its first token. Longer phrases come first.
  static let phrases: [DateToken: [(tokens: [DateToken], meaning: DateWord)]] = {
    var phrases: [DateToken: [(tokens: [DateToken], meaning: DateWord)]] = [:]
    for (meaning, texts) in table + ordinals.enumerated().map({ (.ordinal($0 + 1), $1) }) {
      for text in texts.split(separator: "|") {
        let tokens = DateToken.tokens(of: text)
        phrases[tokens[0], default: []].append((tokens, meaning))
      }
    }
    return phrases.mapValues { $0.sorted { $0.tokens.count > $1.tokens.count } }
  }()
}
