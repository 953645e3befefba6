import VitrineDiagnostics
import VitrineModel

extension [Condition] {
  /// Returns the conditions with their literals converted to the types of the fields they test.
  func read(as forms: [String: FieldType]) -> [Condition] {
    map { $0.map { condition in forms[condition.name].map(condition.read) ?? condition } }
  }

  /// Reports the literals in these conditions that cannot be values of their field's type.
  func invalidLiterals(as forms: [String: FieldType]) -> [Diagnostic] {
    flatMap(\.valueConditions).flatMap { condition in
      forms[condition.name].map { condition.invalidLiterals(as: $0) } ?? []
    }
  }
}

extension ValueCondition {
  /// Returns the condition with its literals converted to the field's type.
  fileprivate func read(as form: FieldType) -> ValueCondition {
    var condition = self
    condition.placed = placed.map { $0.map { test in test.map(form.meaning) } }
    return condition
  }

  fileprivate func invalidLiterals(as form: FieldType) -> [Diagnostic] {
    placed.flatMap { placed in
      placed.value.invalidLiterals(as: form).map { bound, problem in
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
  /// Removes the tests that compare with a literal of another type than the field's, and returns
  /// the problems.
  mutating func removeInvalidLiterals(as form: FieldType, of field: String) -> [Diagnostic] {
    var invalidLiterals: [Diagnostic] = []
    tests.removeAll { placed in
      guard case .passes(let test) = placed.value else { return false }
      let problems = test.invalidLiterals(as: form)
      invalidLiterals += problems.map { $0.problem.diagnostic(ofBound: field, at: placed.place) }
      return !problems.isEmpty
    }
    return invalidLiterals
  }
}

extension ValueCondition.Test {
  /// The literals that cannot be values of a field of this type, with the reason.
  fileprivate func invalidLiterals(as form: FieldType) -> [(
    bound: FieldValue, problem: ValueProblem
  )] {
    bounds.compactMap { bound in form.problem(ofBound: bound).map { (bound, $0) } }
  }

  private var bounds: [FieldValue] {
    switch self {
    case .isOneOf(let values, let ranges), .isNoneOf(let values, let ranges):
      values + ranges.flatMap { [$0.minimum, $0.largest].compactMap { $0 } }
    case .isAtLeast(let bound), .isAtMost(let bound): [bound]
    case .contains, .startsWithOneOf, .exists: []
    }
  }
}

extension FieldType {
  /// Why no value of this type can equal the literal, or nil if one can. Links are exempt:
  /// conditions compare them by their address or text.
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
