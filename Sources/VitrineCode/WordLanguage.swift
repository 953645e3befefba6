/// The syntax of a language that can be described by words, quotes and comments.
struct WordLanguage: Sendable {
  var keywords = WordSet()
  var types = WordSet()

  /// Keywords before the name of a type, declared or referenced.
  var typeDeclarations = WordSet()

  /// Keywords before a name, even one that is spelled like a keyword or a type.
  var nameDeclarations = WordSet()

  /// Keywords before a whole path of names.
  var pathDeclarations = WordSet()

  /// Words that are keywords even after a dot. Others are names there.
  var keywordsBehindDots = WordSet()

  /// Markers that begin a line comment.
  var lineComments: [StaticString] = ["//"]
  var blockComment: BlockComment? = BlockComment()

  /// Longer openings come before their own prefixes.
  var quotes: [Quote] = []

  /// Words that belong to the quote after them.
  var quotePrefixes = WordSet()

  /// The lower-case prefixes after which `{` and `}` in the quote contain code.
  var bracePrefixes = WordSet()

  /// Characters that names can contain in addition to letters, digits and `_`.
  var nameSigns: [UInt8] = []

  /// A second separator between groups of digits, in addition to `_`.
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

    /// The escape character, or nil if there is none.
    var escape: UInt8? = UInt8(ascii: "\\")

    /// Whether the end of the line ends it.
    var isOneLine = false

    /// The opening of code inside the quote, and the bracket that ends this code.
    var code: (opening: StaticString, closing: UInt8)?

    static func line(_ quote: StaticString) -> Quote {
      Quote(opening: quote, closing: quote, isOneLine: true)
    }
  }

  /// Features of individual languages.
  struct Features: OptionSet, Sendable {
    let rawValue: Int

    /// `#` at the beginning of a line makes the whole line a directive.
    static let directives = Features(rawValue: 1 << 0)

    /// The words on a line of `#if` and the like are keywords, too.
    static let conditions = Features(rawValue: 1 << 1)

    /// `@name`, and the form with dots in it.
    static let decorators = Features(rawValue: 1 << 2)
    static let dottedDecorators = Features(rawValue: 1 << 3)

    /// `/…/` where no value precedes it.
    static let expressions = Features(rawValue: 1 << 4)

    /// `#"…"#`, `##"…"##`.
    static let hashedQuotes = Features(rawValue: 1 << 5)

    /// `r#"…"#`, lifetimes, attributes, and `$name` in macros.
    static let rust = Features(rawValue: 1 << 6)

    /// `R"mark(…)mark"`.
    static let markedQuotes = Features(rawValue: 1 << 7)

    /// The word after `name:` is a type.
    static let typesBehindColons = Features(rawValue: 1 << 8)

    /// Keywords are case-insensitive.
    static let ignoresCase = Features(rawValue: 1 << 9)

    /// `match` and `case` are keywords at the beginning of a line, unless they are used as names.
    static let softKeywords = Features(rawValue: 1 << 10)
  }
}
