import VitrineDiagnostics
import VitrineModel
import VitrineText

extension RecordFiller {
  /// Reports values that break the rules of their fields, and required values that are missing.
  func checkForBrokenRules(_ diagnostics: inout [Diagnostic]) {
    for mapping in shape.fields ?? [] {
      guard case .value(let source, let form) = mapping.source, let rules = mapping.rules else {
        continue
      }
      let name = mapping.name
      let found = source.value(in: merged)
      let value = record.value(named: name)
      if rules.isRequired, found == nil, value == nil {
        diagnostics.warn(
          "required value is missing", at: data.place, "'\(record.id)' has no '\(name)'",
          hint: "it is required at \(mapping.place)")
      }
      let place = found.map { data.location(of: $0) } ?? data.place
      let tests = rules.tests(of: form.resultType)
      // Texts that do not have the declared type are already reported.
      let areTextsReported = form.resultType.type?.reading != nil
      for value in tests.isEmpty ? [] : presentValues(of: value) {
        if areTextsReported, case .text = value { continue }
        guard let broken = tests.first(where: { !$0.value.holds(for: value) }) else { continue }
        let text = ComparableValue(value)?.text ?? ""
        diagnostics.warn(
          "value breaks a rule", at: place,
          "'\(name)' is '\(text)' but \(broken.value.description)",
          hint: suggestion(for: text, among: broken.value.choices)
            ?? "the rule is at \(broken.place)")
      }
    }
  }
}

extension Diagnostic {
  static func noPattern(
    _ text: String, _ problem: PatternProblem, at place: SourceLocation
  ) -> Diagnostic {
    let (message, hint) =
      switch problem {
      case .syntax:
        (
          "'\(text)' is not a regular expression",
          "put a backslash before literal special characters, as in '\\+\\d+'"
        )
      case .unsupported(let what):
        (
          "'\(text)' uses \(what), which patterns do not support",
          "use only characters, classes, groups, '|' and repetitions"
        )
      case .tooLong(let limit):
        (
          "this pattern has more than \(limit) characters once its repetitions are written out",
          "repeat less, as in '[a-z]+' instead of '[a-z]{1,9999}'"
        )
      case .tooDeep(let limit):
        ("this pattern has more than \(limit) levels of groups", "remove nested groups")
      }
    return Diagnostic(.error, kind: "invalid pattern", at: place, message, hint: hint)
  }
}
