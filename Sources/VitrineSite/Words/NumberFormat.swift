/// How numbers are written, with the digits 0 to 9. A new one has the thin spaces and the point of
/// the international standard (ISO 80000-1).
struct NumberFormat: Hashable, Sendable {
  var decimal = "."

  /// The separator between groups of three digits.
  var group = "\u{202F}"

  /// How many digits before the point a number has at least if they are grouped.
  var groupedFrom = 5

  var percent = FormatPattern("{number}\u{A0}%", names: percentNames)

  static let percentNames = ["number"]

  /// An amount of money. Where a language does not say where the minus sign is, it is before everything.
  var money = FormatPattern("{minus}{sign}\u{A0}{number}", names: moneyNames)

  /// True if a sign of money stands right before the number.
  var bringsSignsClose = false

  static let moneyNames = ["minus", "sign", "number"]

  /// A whole number: `1,870`, `1.870`, `18 700`.
  func text(_ number: Int) -> String { text(String(number)) }

  /// A number in decimal notation with a typographic minus sign. Fewer than `fewest` digits before
  /// the point are not grouped, nor are those of a number with an exponent.
  func text(_ literal: String, from fewest: Int = 0) -> String {
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
