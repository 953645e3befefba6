import VitrineDiagnostics
import VitrineModel

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
      hint: nearestName(to: value, among: test.choices).map { "did you mean '\($0)'?" }
        ?? "the rule is at \(rule)")
  }

  static func noPattern(_ text: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "no pattern", at: place, "'\(text)' is no regular expression",
      hint: "a sign that stands for itself has a backslash in front, as in '\\+\\d+'")
  }
}
