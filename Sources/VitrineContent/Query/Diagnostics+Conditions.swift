import VitrineDiagnostics
import VitrineModel

extension Diagnostic {
  /// A condition that no record meets; `values` are the records' values of its name.
  static func harshCondition(_ condition: Condition, values: [FieldValue]) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record matches", at: condition.place,
      "no record has \(condition.words)", hint: condition.hint(values))
  }

  static func conditionOfChildren(_ condition: Condition) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record matches", at: condition.place,
      "no record at the top has \(condition.name)",
      hint: "conditions are about the records at the top; those under them come along")
  }

  static func harshConditions(at place: SourceLocation, ofCollection: Bool = false) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record matches", at: place,
      "no record meets all conditions of 'where'",
      hint: ofCollection
        ? "take one away" : "take one away, or say with 'empty' what to show instead")
  }
}

extension Condition {
  fileprivate var words: String {
    // Every other test implies that there is a value.
    let told = tests.filter { $0 != .isThere(true) || tests.count == 1 }
    let words = told.map { test in
      switch test {
      case .isOneOf(let values): "\(name) \(quoted(values))"
      case .isNoneOf(let values): "a \(name) other than \(quoted(values))"
      case .isAtLeast(let bound): "\(name) of at least \(quoted([bound]))"
      case .isAtMost(let bound): "\(name) of at most \(quoted([bound]))"
      case .contains(let part): "\(name) with \(quoted([part])) in it"
      case .isThere(true): "\(name)"
      case .isThere(false): "no \(name)"
      }
    }
    return words.joined(separator: " and ")
  }

  /// Returns a hint with the values that exist, the nearest first; for bounds, with their range.
  fileprivate func hint(_ values: [FieldValue]) -> String? {
    for case .isOneOf(let wanted) in tests {
      let texts = wanted.compactMap { ReadableValue($0)?.text }
      if let comparison = texts.lazy.compactMap({ Comparison($0) }).first {
        return "write \(name): \(comparison.inWords)"
      }
    }
    let readable = values.compactMap { ReadableValue($0) }
    let kinds = ValueKinds(readable)
    let bounds = tests.contains {
      switch $0 {
      case .isAtLeast, .isAtMost: true
      case .isOneOf, .isNoneOf, .contains, .isThere: false
      }
    }
    if bounds, let least = readable.min(by: { kinds.order($0) < kinds.order($1) }),
      let greatest = readable.max(by: { kinds.order($0) < kinds.order($1) })
    {
      return least.text == greatest.text
        ? "there is only '\(least.text)'"
        : "the values go from '\(least.text)' to '\(greatest.text)'"
    }
    return knownTexts(of: readable)
  }

  private func knownTexts(of values: [ReadableValue]) -> String? {
    var texts: [String] = []
    var seen: Set<String> = []
    for value in values where seen.insert(value.text).inserted { texts.append(value.text) }
    guard !texts.isEmpty else { return nil }
    if texts.count <= 2000, let nearest = nearestName(to: wantedText, among: texts) {
      texts.removeAll { $0 == nearest }
      texts.insert(nearest, at: 0)
    }
    let shown = texts.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return texts.count > 5
      ? "there are \(shown) and \(texts.count - 5) others"
      : texts.count == 1 ? "there is only \(shown)" : "there are \(shown)"
  }

  private var wantedText: String {
    for case .isOneOf(let values) in tests {
      if let text = values.lazy.compactMap({ ReadableValue($0)?.text }).first { return text }
    }
    for case .contains(let part) in tests { return ReadableValue(part)?.text ?? "" }
    return ""
  }
}

private func quoted(_ values: [FieldValue]) -> String {
  values.compactMap { ReadableValue($0).map { "'\($0.text)'" } }.joined(separator: " or ")
}
