import VitrineDiagnostics
import VitrineModel
import VitrineText

extension RecordReading {
  /// Notes values of a record that break the rules of their fields, and those that are missing.
  mutating func lookForBrokenRules(
    of record: Record, in merged: SourceValue, of data: RecordData, shape: RecordShape
  ) {
    for mapping in shape.fields ?? [] {
      guard case .value(let source, let form) = mapping.source, let rules = mapping.rules else {
        continue
      }
      let found = source.value(in: merged)
      let value = record.value(named: mapping.name)
      if rules.isRequired, found == nil, value == nil {
        diagnostics.append(
          .missingValue(mapping.name, of: record.id, at: data.place, rule: mapping.place))
      }
      let place = found.map { data.location(of: $0) } ?? data.place
      let tests = rules.tests(of: form.ofResult)
      // That a text is no value of the field's type is said already.
      let isSaidOfTexts = form.ofResult.type?.expected != nil
      for value in tests.isEmpty ? [] : presentValues(of: value) {
        if isSaidOfTexts, case .text = value { continue }
        guard let broken = tests.first(where: { !$0.value.holds(for: value) }) else { continue }
        diagnostics.append(
          .brokenRule(
            broken.value, mapping.name, ReadableValue(value)?.text ?? "", at: place,
            rule: broken.place))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func missingValue(
    _ field: String, of id: RecordID, at place: SourceLocation, rule: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "required value is missing", at: place, "'\(id)' has no '\(field)'",
      hint: "it is required at \(rule)")
  }

  fileprivate static func brokenRule(
    _ test: FieldRules.Test, _ field: String, _ value: String, at place: SourceLocation,
    rule: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "value breaks a rule", at: place,
      "'\(field)' is '\(value)' and \(test.words)",
      hint: suggestion(for: value, among: test.choices)
        ?? "the rule is at \(rule)")
  }

  static func noPattern(
    _ text: String, _ problem: PatternProblem, at place: SourceLocation
  ) -> Diagnostic {
    let (message, hint) =
      switch problem {
      case .syntax:
        (
          "'\(text)' is no regular expression",
          "a sign that stands for itself has a backslash in front, as in '\\+\\d+'"
        )
      case .unsupported(let what):
        (
          "'\(text)' has \(what), which patterns do not support",
          "use characters, classes, groups, '|' and repetitions only"
        )
      case .tooLong(let limit):
        (
          "this pattern has more than \(limit) characters once its repetitions are written out",
          "repeat less, as in '[a-z]+' instead of '[a-z]{1,9999}'"
        )
      case .tooDeep(let limit):
        ("this pattern has more than \(limit) levels of groups", "take away groups inside groups")
      }
    return Diagnostic(.error, kind: "no pattern", at: place, message, hint: hint)
  }
}
