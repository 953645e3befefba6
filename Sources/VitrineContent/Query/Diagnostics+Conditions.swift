import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension Diagnostic {
  /// A condition that no record meets. `values` are the records' values of its name.
  static func unmatchedCondition(_ condition: ValueCondition, values: [FieldValue]) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record matches", at: condition.place,
      "no record has \(condition.words)", hint: condition.hint(values))
  }

  static func conditionOfChildren(_ condition: ValueCondition) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record matches", at: condition.place,
      "no top-level record has \(condition.name)",
      hint: "conditions apply to top-level records; nested records come along")
  }

  /// Conditions that no record meets together, although each is met by some record: all of `where`,
  /// or the conditions inside one.
  static func unmatchedConditions(
    areAll: Bool = true, at place: SourceLocation, ofCollection: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record matches", at: place,
      "no record meets all \(areAll ? "conditions of 'where'" : "of these conditions")",
      hint: ofCollection
        ? "remove one" : "remove one, or set 'empty' to what to show instead")
  }

  /// Conditions in `not` that every record meets.
  static func refusesAll(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no record matches", at: place,
      "every record meets the conditions in 'not'",
      hint: "'not' excludes records that meet all conditions in it")
  }
}

extension ComparableValue {
  /// The text of the value. For a date with unspecified parts, such as `192X`, the earliest or
  /// latest day, month or year that it can be.
  fileprivate var minimum: String { hasSigns ? extendedDate?.span?.first?.iso ?? text : text }
  fileprivate var largest: String { hasSigns ? extendedDate?.span?.last?.iso ?? text : text }

  private var hasSigns: Bool { text.contains { "~?%X/[]{}".contains($0) } }
}

extension ValueCondition {
  fileprivate var words: String {
    // Every other test implies that there is a value.
    let shownTests = tests.filter { $0 != .exists(true) || tests.count == 1 }
    let words = shownTests.map { test in
      switch test {
      case .isOneOf(let values, let ranges): "\(name) \(quoted(values, ranges))"
      case .isNoneOf(let values, let ranges): "a \(name) other than \(quoted(values, ranges))"
      case .isAtLeast(let bound):
        "\(name) of at least '\(ComparableValue(bound)?.minimum ?? "")'"
      case .isAtMost(let bound): "\(name) of at most '\(ComparableValue(bound)?.largest ?? "")'"
      case .contains(let part): "\(name) containing \(quoted([part]))"
      case .startsWithOneOf(let beginnings): "a \(name) that starts with \(quoted(beginnings))"
      case .exists(true): "\(name)"
      case .exists(false): "no \(name)"
      }
    }
    return words.joined(separator: " and ")
  }

  /// The comparison or range that a value probably stands for.
  func meaning(of value: FieldValue) -> String? {
    let text = ComparableValue(value)?.text
    return text.flatMap { Comparison($0)?.condition ?? range(meantBy: $0) }
  }

  /// Whether it compares values by order, which texts among numbers do not have.
  var hasBounds: Bool {
    tests.contains {
      switch $0 {
      case .isAtLeast, .isAtMost: true
      case .isOneOf(_, let ranges): !ranges.isEmpty
      case .isNoneOf, .contains, .startsWithOneOf, .exists: false
      }
    }
  }

  /// Returns a hint with the existing values, the most similar first, or with their range if the
  /// condition has bounds.
  fileprivate func hint(_ values: [FieldValue]) -> String? {
    for case .isOneOf(let wanted, _) in tests {
      if let meant = wanted.lazy.compactMap({ meaning(of: $0) }).first {
        return "write \(name): \(meant)"
      }
    }
    let readable = values.compactMap { ComparableValue($0) }
    let kinds = ValueKinds(readable)
    if hasBounds, let minimum = readable.min(by: { kinds.order($0) < kinds.order($1) }),
      let largest = readable.max(by: { kinds.order($0) < kinds.order($1) })
    {
      return minimum.text == largest.text
        ? "the only value is '\(minimum.text)'"
        : "values range from '\(minimum.minimum)' to '\(largest.largest)'"
    }
    return knownTexts(of: readable)
  }

  private func knownTexts(of values: [ComparableValue]) -> String? {
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
      ? "the values are \(shown) and \(texts.count - 5) other\(texts.count == 6 ? "" : "s")"
      : texts.count == 1 ? "the only value is \(shown)" : "the values are \(shown)"
  }

  private var wantedText: String {
    for case .isOneOf(let values, _) in tests {
      if let text = values.lazy.compactMap({ ComparableValue($0)?.text }).first { return text }
    }
    for case .contains(let part) in tests { return ComparableValue(part)?.text ?? "" }
    for case .startsWithOneOf(let parts) in tests {
      return ComparableValue(parts.first)?.text ?? ""
    }
    return ""
  }
}

/// Values and ranges for a message: `'oil' or 'ink'`.
func quoted(_ values: [FieldValue], _ ranges: [ValueRange] = []) -> String {
  (values.compactMap { ComparableValue($0)?.text } + ranges.map(\.text)).map { "'\($0)'" }
    .joined(separator: " or ")
}

/// Returns the range that two numbers with a dash between them probably stand for: `1900..1950`.
private func range(meantBy text: String) -> String? {
  let parts = text.split(separator: #/ *[-–] */#, omittingEmptySubsequences: false)
  guard parts.count == 2, let first = Double(plain: parts[0]),
    let last = Double(plain: parts[1]), first <= last
  else { return nil }
  return "\(parts[0])..\(parts[1])"
}
