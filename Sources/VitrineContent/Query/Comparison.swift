/// A comparison as other languages write it, `> 8`, for hints: a condition says it in words.
struct Comparison {
  /// As a condition has it: `{ atLeast: 8 }`.
  let inWords: String

  /// Nil where `text` is no sign of comparison and a value.
  init?(_ text: String) {
    let signs = [
      (">=", "atLeast"), ("<=", "atMost"), ("!=", "not"), (">", "atLeast"), ("<", "atMost"),
    ]
    guard let (sign, word) = signs.first(where: { text.hasPrefix($0.0) }) else { return nil }
    let value = trimmed(text.dropFirst(sign.count))
    // Texts may begin with a sign; but for "not", only numbers and dates are compared.
    guard let first = value.unicodeScalars.first,
      word == "not" || ("0"..."9").contains(first) || first == "-"
    else { return nil }
    inWords = "{ \(word): \(value) }"
  }

  /// The condition that `height > 8` was meant to be, as `{ height: { atLeast: 8 } }`.
  static func condition(from text: String) -> String? {
    guard let sign = text.firstIndex(where: { "<>!".contains($0) }),
      let comparison = Comparison(String(text[sign...]))
    else { return nil }
    let name = trimmed(text[..<sign])
    return name.isEmpty ? nil : "{ \(name): \(comparison.inWords) }"
  }
}
