internal import VitrineText

/// How numbers are written, with the digits 0 to 9. The default is the international standard's
/// thin space and point (ISO 80000-1).
struct NumberFormat: Hashable, Sendable {
  var decimal = "."

  /// The separator between groups of three digits.
  var group = "\u{202F}"

  /// The minimum number of digits before the point for a number to have separators.
  var groupedFrom = 5

  var percent = FormatPattern("{number}\u{A0}%", names: percentNames)

  static let percentNames = ["number"]

  /// An amount of money. If a language does not specify the position of the minus sign, it comes
  /// first.
  var money = FormatPattern("{minus}{sign}\u{A0}{number}", names: moneyNames)

  /// Whether a currency sign is directly before the number.
  var hasAdjacentSign = false

  static let moneyNames = ["minus", "sign", "number"]

  /// A whole number: `1,870`, `1.870`, `18 700`.
  func text(_ number: Int) -> String { text(String(number)) }

  /// A number in decimal notation with a typographic minus sign. Numbers with fewer than `fewest`
  /// digits before the point, or with an exponent, get no separators.
  func text(_ literal: String, from fewest: Int = 0) -> String {
    let digits = literal.utf8
    if digits.count < max(fewest, groupedFrom), digits.allSatisfy(\.isDigit) {
      return literal
    }
    let isNegative = literal.hasPrefix("-")
    let parts = literal.drop { $0 == "-" }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? decimal + parts[1] : ""
    let hasExponent = literal.contains { "eE".contains($0) }
    let whole =
      hasExponent ? String(parts[0]) : grouped(parts[0], from: max(fewest, groupedFrom))
    return (isNegative ? Self.minus : "") + whole + decimals
  }

  static let minus = "\u{2212}"

  /// A number in decimal notation with its sign: `+2`.
  func signedText(_ literal: String) -> String {
    (literal.hasPrefix("-") ? "" : "+") + text(literal)
  }

  private func grouped(_ digits: Substring, from fewest: Int) -> String {
    guard digits.utf8.count >= fewest else { return String(digits) }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += group }
      result.append(digit)
    }
    return result
  }
}
