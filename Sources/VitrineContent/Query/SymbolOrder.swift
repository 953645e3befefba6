/// The order of signs among texts: spaces, punctuation and symbols come before digits, and digits
/// before letters.
///
/// Typographic quotes, dashes and spaces sort like their plain forms, so `O’Brien` is next to
/// `O'Brien`.
enum SymbolOrder {
  /// Returns the text from its first letter, number or symbol, or the whole text if it has none:
  /// `“Bridge”` and `¿Fin?` begin with B and F. A dash before a digit stays, because it can be a
  /// minus sign.
  static func dropPunctuation(before text: String) -> Substring {
    if let first = text.utf8.first, first < 0x80, !isSign(first) { return text[...] }
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first, scalar.isLeadingPunctuation {
      let next = rest.dropFirst()
      if scalar.isDash, next.first?.isNumber == true { break }
      rest = next
    }
    return rest.isEmpty ? text[...] : text[rest.startIndex...]
  }

  /// Whether an ASCII character is neither a letter nor a digit.
  static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      false
    default: true
    }
  }

  /// Whether an ASCII character sorts by its code: letters, digits, and signs before digits.
  static func isPlain(_ byte: UInt8) -> Bool { byte <= before || !isSign(byte) }

  /// The last code before the digits.
  private static let before = UInt8(ascii: "/")

  /// The sort key of a character.
  static func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    if let byte = UInt8(exactly: scalar.value), byte < 0x80 {
      return isPlain(byte) ? [byte] : [before, byte]
    }
    switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation, .openPunctuation, .dashPunctuation,
      .closePunctuation, .connectorPunctuation, .otherPunctuation, .spaceSeparator, .mathSymbol,
      .currencySymbol, .modifierSymbol, .otherSymbol:
      return plainSigns[scalar].map { Array($0.utf8) } ?? [before] + UTF8.encode(scalar)!
    case .decimalNumber: return Array(String(Int(scalar.properties.numericValue ?? 0)).utf8)
    case .otherNumber, .letterNumber:
      // `①` is a 1, and `½` comes after the whole number below it.
      let whole = Int(exactly: (scalar.properties.numericValue ?? 0).rounded(.down)) ?? 0
      return (whole > 0 ? Array(String(whole).utf8) : []) + [before] + UTF8.encode(scalar)!
    default: return Array(UTF8.encode(scalar)!)
    }
  }

  private static let plainSigns: [Unicode.Scalar: String] = {
    var signs: [Unicode.Scalar: String] = ["…": "..."]
    for (plain, others) in [
      ("'", "‘’‚‛′‹›´"), ("\"", "“”„‟″«»"), ("-", "‐‑‒–—―−"),
      (" ", "\u{A0}\u{2002}\u{2003}\u{2009}\u{202F}\u{3000}"),
      ("?", "¿؟？"), ("!", "¡！"), ("(", "（"), (")", "）"), ("[", "「『【"), (",", "،、"), (".", "。・"),
    ] {
      for scalar in others.unicodeScalars { signs[scalar] = plain }
    }
    return signs
  }()
}

extension Unicode.Scalar {
  var isNumber: Bool {
    switch properties.generalCategory {
    case .decimalNumber, .otherNumber, .letterNumber: true
    default: false
    }
  }

  fileprivate var isDash: Bool { properties.generalCategory == .dashPunctuation || self == "−" }

  fileprivate var isLeadingPunctuation: Bool {
    switch properties.generalCategory {
    case .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation,
      .dashPunctuation, .connectorPunctuation, .otherPunctuation, .spaceSeparator, .control,
      .format:
      true
    default: self == "`" || self == "´" || self == "−"
    }
  }
}
