/// What texts of a language consist of, where words, quotes and comments say it.
struct WordLanguage: Sendable {
  var keywords = WordSet()
  var types = WordSet()

  /// Keywords behind which the next word is a type that is declared, or one that is named.
  var typeDeclarations = WordSet()

  /// Keywords behind which the next word is a name, even if it is spelt as a keyword or a type.
  var nameDeclarations = WordSet()

  /// Keywords behind which a whole path of names stands.
  var pathDeclarations = WordSet()

  /// Words that are keywords behind a dot too. Others are names there.
  var keywordsBehindDots = WordSet()

  /// Signs that begin a comment of one line.
  var lineComments: [StaticString] = ["//"]
  var blockComment: BlockComment? = BlockComment()

  /// Longer openings come before those that they begin with.
  var quotes: [Quote] = []

  /// Words that belong to the quote behind them.
  var quotePrefixes = WordSet()

  /// Those of them, in lower case, after which `{` and `}` in the quote hold code.
  var bracePrefixes = WordSet()

  /// Signs that names may hold besides letters, digits and `_`.
  var nameSigns: [UInt8] = []

  /// The sign that stands between groups of digits, besides `_`.
  var digitSeparator: UInt8?

  var features: Features = []

  struct BlockComment: Sendable {
    var opening: StaticString = "/*"
    var closing: StaticString = "*/"
    var nests = false
  }

  struct Quote: Sendable {
    var opening: StaticString
    var closing: StaticString

    /// The sign that makes the next one mean itself; nil if there is none.
    var escape: UInt8? = UInt8(ascii: "\\")

    /// True if the line's end ends it.
    var isOneLine = false

    /// What begins code in it, and the bracket that ends this code.
    var code: (opening: StaticString, closing: UInt8)?

    static func line(_ quote: StaticString) -> Quote {
      Quote(opening: quote, closing: quote, isOneLine: true)
    }
  }

  /// Habits of single languages.
  struct Features: OptionSet, Sendable {
    let rawValue: Int

    /// `#` at a line's beginning makes the whole line a directive.
    static let directives = Features(rawValue: 1 << 0)

    /// `#if` and its like take the words of their line along.
    static let conditions = Features(rawValue: 1 << 1)

    /// `@name`; and with dots in it.
    static let decorators = Features(rawValue: 1 << 2)
    static let dottedDecorators = Features(rawValue: 1 << 3)

    /// `/…/` where no value stands before it.
    static let expressions = Features(rawValue: 1 << 4)

    /// `#"…"#`, `##"…"##`.
    static let hashedQuotes = Features(rawValue: 1 << 5)

    /// `r#"…"#`, lifetimes, attributes, and `$name` in macros.
    static let rust = Features(rawValue: 1 << 6)

    /// `R"mark(…)mark"`.
    static let markedQuotes = Features(rawValue: 1 << 7)

    /// The word behind `name:` is a type.
    static let typesBehindColons = Features(rawValue: 1 << 8)

    /// Words of the language are the same in either case.
    static let ignoresCase = Features(rawValue: 1 << 9)

    /// `match` and `case` are keywords at a line's beginning, unless they are used as names.
    static let softKeywords = Features(rawValue: 1 << 10)
  }
}
