import VitrineDiagnostics
import VitrineModel

extension [Condition] {
  /// Returns them with what they ask of fields read as these fields' values are.
  func read(as forms: [String: FieldForm]) -> [Condition] {
    map { $0.map { condition in forms[condition.name].map(condition.read) ?? condition } }
  }

  /// What they compare fields of these forms with that is no value of such a field.
  func misread(as forms: [String: FieldForm]) -> [Diagnostic] {
    flatMap(\.ofValues).flatMap { condition in
      forms[condition.name].map { condition.misread(as: $0) } ?? []
    }
  }
}

extension ValueCondition {
  /// The same condition on a field of that form: what it asks for is read as the field's values are.
  fileprivate func read(as form: FieldForm) -> ValueCondition {
    var condition = self
    condition.placed = placed.map { $0.map { test in test.map(form.meaning) } }
    return condition
  }

  fileprivate func misread(as form: FieldForm) -> [Diagnostic] {
    placed.flatMap { placed in
      placed.value.misread(as: form).map { bound, problem in
        var diagnostic = problem.diagnostic(ofBound: name, at: placed.place)
        if case .isOneOf = placed.value, let meant = meaning(of: bound) {
          diagnostic.hint = "write \(name): \(meant)"
        }
        return diagnostic
      }
    }
  }
}

extension FieldRules {
  /// Takes the tests away that compare with what is no value of a field of that form, and returns what is
  /// wrong with them.
  mutating func removeMisread(as form: FieldForm, of field: String) -> [Diagnostic] {
    var misread: [Diagnostic] = []
    tests.removeAll { placed in
      guard case .passes(let test) = placed.value else { return false }
      let problems = test.misread(as: form)
      misread += problems.map { $0.problem.diagnostic(ofBound: field, at: placed.place) }
      return !problems.isEmpty
    }
    return misread
  }
}

extension ValueCondition.Test {
  /// The values that it compares with and that a field of that form cannot have.
  fileprivate func misread(as form: FieldForm) -> [(bound: FieldValue, problem: ValueProblem)] {
    bounds.compactMap { bound in form.problem(ofBound: bound).map { (bound, $0) } }
  }

  private var bounds: [FieldValue] {
    switch self {
    case .isOneOf(let values, let ranges), .isNoneOf(let values, let ranges):
      values + ranges.flatMap { [$0.least, $0.greatest].compactMap { $0 } }
    case .isAtLeast(let bound), .isAtMost(let bound): [bound]
    case .contains, .startsWithOneOf, .isThere: []
    }
  }
}

extension FieldForm {
  /// Why nothing of its type is like a value beside it; nil for one of its type, and for links, which are
  /// found by what they say.
  fileprivate func problem(ofBound bound: FieldValue) -> ValueProblem? {
    guard type != .link else { return nil }
    do throws(ValueProblem) {
      _ = try read(bound)
      return nil
    } catch {
      return error
    }
  }
}
