import VitrineText

/// A comparison written as in other languages, such as `> 8`. Conditions use words instead, which
/// hints show.
package struct Comparison {
  /// The comparison as a condition: `{ atLeast: 8 }`.
  package let condition: String

  /// Fails if `text` is not a comparison operator with a value.
  package init?(_ text: String) {
    let signs = [
      (">=", "atLeast"), ("<=", "atMost"), ("!=", "not"), (">", "atLeast"), ("<", "atMost"),
    ]
    guard let (sign, word) = signs.first(where: { text.hasPrefix($0.0) }) else { return nil }
    let value = trimmed(text.dropFirst(sign.count))
    // A text can begin with an operator, too. Except for "not", only numbers and dates are
    // compared.
    guard let first = value.unicodeScalars.first,
      word == "not" || ("0"..."9").contains(first) || first == "-"
    else { return nil }
    guard !containsSeveral(value) else { return nil }
    let isQuoted = "\"'".unicodeScalars.contains(first) && value.last == value.first
    if !isQuoted, case .text = coreSchemaValue(of: value) {
      condition = "{ \(word): \(yamlText(value)) }"
    } else {
      condition = "{ \(word): \(value) }"
    }
  }

  /// Returns the condition that `height > 8` stands for: `{ height: { atLeast: 8 } }`.
  package static func condition(from text: String) -> String? {
    guard let sign = text.firstIndex(where: { "<>!".contains($0) }),
      let comparison = Comparison(String(text[sign...]))
    else { return nil }
    let name = trimmed(text[..<sign])
    return name.isEmpty || containsSeveral(name)
      ? nil : "{ \(yamlText(name)): \(comparison.condition) }"
  }
}

/// Whether the text may be several conditions in one.
private func containsSeveral(_ text: String) -> Bool {
  [" and ", " or ", "&&", "||"].contains { text.contains($0) }
}
