/// A test of one character in a pattern.
indirect enum CharacterTest: Sendable {
  case any
  case one(Character)
  case range(Character, Character)
  case property(@Sendable (Character) -> Bool)
  case oneOf([CharacterTest])
  case not(CharacterTest)

  /// Matches the character or one that differs only in case.
  case ignoringCase(CharacterTest)

  func matches(_ character: Character) -> Bool {
    switch self {
    case .any: true
    case .one(let one): character == one
    case .range(let first, let last):
      first <= character && character <= last
        // `1️⃣` begins with a digit but is not in a range of ASCII digits.
        && (!last.isASCII || character.isASCII)
    case .property(let holds): holds(character)
    case .oneOf(let tests): tests.contains { $0.matches(character) }
    case .not(let test): !test.matches(character)
    case .ignoringCase(let test):
      test.matches(character) || test.matches(character.lowercased())
        || test.matches(character.uppercased())
    }
  }

  private func matches(_ text: String) -> Bool {
    text.count == 1 && matches(text[text.startIndex])
  }
}

extension CharacterTest {
  /// `\d` and the like, or nil for a letter that does not stand for a class of characters.
  init?(escape: Character) {
    switch escape {
    case "d": self = .property(\.isDigit)
    case "w": self = .property(\.isOfWord)
    case "s": self = .property(\.isWhitespace)
    case "h": self = .property(\.isBlank)
    case "v", "R": self = .property(\.isNewline)
    case "X": self = .any
    case "D", "W", "S", "H", "V":
      self = .not(CharacterTest(escape: Character(escape.lowercased()))!)
    case "N": self = .not(.property(\.isNewline))
    default: return nil
    }
  }

  /// `[:alpha:]` and the like.
  init?(posix name: String) {
    switch name {
    case "alpha": self = .property(\.isLetter)
    case "digit": self = .property(\.isDigit)
    case "alnum": self = .property { $0.isLetter || $0.isDigit }
    case "upper": self = .property(\.isUppercase)
    case "lower": self = .property(\.isLowercase)
    case "punct": self = .property { $0.category.first == "P" || $0.category.first == "S" }
    case "space": self = .property(\.isWhitespace)
    case "blank": self = .property(\.isBlank)
    case "cntrl": self = .property { $0.category == "Cc" }
    case "graph": self = .property { !$0.isWhitespace && $0.category.first != "C" }
    case "print": self = .property { $0.category.first != "C" }
    case "word": self = .property(\.isOfWord)
    case "xdigit": self = .property(\.isHexDigit)
    default: return nil
    }
  }

  /// `\p{Lu}` and the like: a Unicode general category, or a property that needs no tables.
  init?(property name: String) {
    let plain = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    switch plain {
    case "any": self = .any
    case "ascii": self = .property(\.isASCII)
    case "alphabetic": self = .property(\.isLetter)
    case "uppercase": self = .property(\.isUppercase)
    case "lowercase": self = .property(\.isLowercase)
    case "whitespace": self = .property(\.isWhitespace)
    default:
      let known = Self.categories.first { $0.name == plain || $0.code.lowercased() == plain }
      guard let code = known?.code else { return nil }
      self = .property { $0.category.hasPrefix(code) }
    }
  }

  private static let categories: [(code: String, name: String)] = [
    ("L", "letter"), ("Lu", "uppercaseletter"), ("Ll", "lowercaseletter"),
    ("Lt", "titlecaseletter"), ("Lm", "modifierletter"), ("Lo", "otherletter"), ("M", "mark"),
    ("Mn", "nonspacingmark"), ("Mc", "spacingmark"), ("Me", "enclosingmark"), ("N", "number"),
    ("Nd", "decimalnumber"), ("Nl", "letternumber"), ("No", "othernumber"), ("P", "punctuation"),
    ("Pc", "connectorpunctuation"), ("Pd", "dashpunctuation"), ("Ps", "openpunctuation"),
    ("Pe", "closepunctuation"), ("Pi", "initialpunctuation"), ("Pf", "finalpunctuation"),
    ("Po", "otherpunctuation"), ("S", "symbol"), ("Sm", "mathsymbol"), ("Sc", "currencysymbol"),
    ("Sk", "modifiersymbol"), ("So", "othersymbol"), ("Z", "separator"), ("Zs", "spaceseparator"),
    ("Zl", "lineseparator"), ("Zp", "paragraphseparator"), ("C", "other"), ("Cc", "control"),
    ("Cf", "format"), ("Cs", "surrogate"), ("Co", "privateuse"), ("Cn", "unassigned"),
  ]
}

extension Character {
  private var properties: Unicode.Scalar.Properties {
    unicodeScalars[unicodeScalars.startIndex].properties
  }

  fileprivate var isDigit: Bool {
    properties.numericType == .decimal && unicodeScalars.count == 1
  }

  fileprivate var isBlank: Bool { self == "\t" || category == "Zs" }

  /// Whether it is a letter, digit, mark or connector such as `_`.
  var isOfWord: Bool {
    properties.isAlphabetic || properties.numericType == .decimal || category == "Pc"
      || category.first == "M"
  }

  /// The two-letter abbreviation of its general category.
  fileprivate var category: String {
    switch properties.generalCategory {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
