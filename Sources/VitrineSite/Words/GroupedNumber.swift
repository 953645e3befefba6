/// A whole number as a reader of `language` writes it: `1,870`, `1.870`, `1 870`.
func groupedNumber(_ number: Int, language: String) -> String {
  grouped(digits: String(number), separator: groupSeparator(of: language))
}

/// A number in decimal notation with a typographic minus sign, its digits grouped if there are at
/// least `shortest` before the point.
func groupedDecimal(_ number: String, from shortest: Int = 4, language: String) -> String {
  let isNegative = number.hasPrefix("-")
  let parts = number.drop { $0 == "-" }.split(
    separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  let decimals = parts.count > 1 ? ".\(parts[1])" : ""
  var separator = groupSeparator(of: language)
  // With two points in one number, either could begin the decimals.
  if separator == ".", !decimals.isEmpty { separator = narrowSpace }
  let whole = grouped(digits: String(parts[0]), from: shortest, separator: separator)
  return (isNegative ? "\u{2212}" : "") + whole + decimals
}

/// Puts `separator` between groups of three digits, if there are at least `shortest` digits. Four
/// digits stay together if the separator is a space, as the international standard has it.
func grouped(digits: String, from shortest: Int = 4, separator: String) -> String {
  let isNegative = digits.utf8.first == UInt8(ascii: "-")
  let bare = isNegative ? digits.dropFirst() : digits[...]
  let shortest = separator == narrowSpace ? max(5, shortest) : shortest
  guard bare.utf8.count >= shortest else { return digits }
  var result = isNegative ? "-" : ""
  for (index, digit) in bare.enumerated() {
    if index > 0, (bare.count - index) % 3 == 0 { result += separator }
    result.append(digit)
  }
  return result
}

/// The separator between thousands in a language, by its primary subtag.
func groupSeparator(of language: String) -> String {
  switch primarySubtag(of: language) {
  case "en", "ja", "zh", "ko", "he", "th", "hi": ","
  case "de", "es", "it", "nl", "pt", "tr", "id", "da", "el", "is": "."
  default: narrowSpace
  }
}

private let narrowSpace = "\u{202F}"
