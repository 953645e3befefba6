extension Int {
  /// The value of a Roman numeral below 4,000 in its usual form, in capital or small letters: 14 for
  /// `XIV`.
  package init?(roman text: some StringProtocol) {
    let letters = text.utf8
    guard let first = letters.first, letters.count <= 15 else { return nil }
    let isSmall = first >= UInt8(ascii: "a")
    var (value, rest) = (0, isSmall ? text.uppercased()[...] : Substring(text))
    for (number, sign) in Self.romanSigns {
      while rest.hasPrefix(sign) {
        value += number
        rest = rest.dropFirst(sign.count)
      }
    }
    guard rest.isEmpty, value < 4000,
      Self.roman(value) == (isSmall ? text.uppercased() : String(text)),
      !isSmall || text.lowercased() == text
    else { return nil }
    self = value
  }

  /// The Roman numeral of a number below 4,000.
  package static func roman(_ value: Int) -> String {
    var (text, rest) = ("", value)
    for (number, sign) in romanSigns {
      while rest >= number {
        text += sign
        rest -= number
      }
    }
    return text
  }

  private static let romanSigns = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
}

extension Sequence<String> {
  /// Whether all texts are Roman numerals, and one can hardly be anything else: `M` and `XL` are
  /// sizes, too.
  package var areRomanNumerals: Bool {
    var hasTypical = false
    for text in self {
      guard Int(roman: text) != nil else { return false }
      if text.utf8.count > 1, text.contains(where: { "iIvV".contains($0) }) { hasTypical = true }
    }
    return hasTypical
  }
}
