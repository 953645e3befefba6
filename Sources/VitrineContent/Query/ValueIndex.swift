import VitrineModel
import VitrineSystem

/// The top-level records of a collection by their values of one name. A condition that asks for
/// equal values then does not have to look at every record.
struct ValueIndex: Sendable {
  /// The roots for each reading of a value, ascending.
  private var roots: [ValueKey: [Int]] = [:]

  /// The roots with a single value that is not a list, because any text can contain the requested
  /// value.
  private var single: [Int] = []

  /// All distinct values, in order of appearance.
  private(set) var values: [FieldValue] = []

  init(of roots: [Int], value: (Int) -> FieldValue?) {
    var known: Set<FieldValue> = []
    for root in roots {
      let value = value(root)
      let present = presentValues(of: value)
      if case .list? = value {} else if !present.isEmpty { single.append(root) }
      for value in present {
        if known.insert(value).inserted { values.append(value) }
        for key in ComparableValue(value)?.keys ?? [] {
          self.roots[key, default: []].appendOnce(root)
        }
      }
    }
  }

  /// Returns ascending lists of roots that include all roots that meet `condition`, and possibly
  /// others. Returns nil if it does not ask for equal values.
  func candidates(for condition: ValueCondition) -> [[Int]]? {
    condition.tests.compactMap { test in
      test.equalValues.map { runs(of: $0) + (test.acceptsParts ? [single] : []) }
    }.min { $0.total < $1.total }
  }

  private func runs(of values: [FieldValue]) -> [[Int]] {
    var keys: Set<ValueKey> = []
    for value in values { keys.formUnion(ComparableValue(value)?.keys ?? []) }
    return keys.compactMap { roots[$0] }
  }
}

extension [Int] {
  /// Appends a root unless it is already the last one, because a list can repeat values.
  fileprivate mutating func appendOnce(_ root: Int) {
    if last != root { append(root) }
  }
}

extension [[Int]] {
  /// The total length of all arrays.
  var total: Int { reduce(0) { $0 + $1.count } }

  /// The numbers of all arrays, ascending and without repeats.
  var merged: [Int] {
    if count == 1 { return self[0] }
    var result: [Int] = []
    for number in joined().sorted() where number != result.last { result.append(number) }
    return result
  }
}

extension ValueCondition {
  var requiresEqualValues: Bool { tests.contains { $0.equalValues != nil } }
}

extension ValueCondition.Test {
  /// The values to look up: a passing value equals one of them, or has one in its list. Nil for
  /// other tests.
  fileprivate var equalValues: [FieldValue]? {
    switch self {
    case .isOneOf(let values, let ranges): ranges.isEmpty ? values : nil
    case .contains(let part): [part]
    case .isNoneOf, .isAtLeast, .isAtMost, .startsWithOneOf, .exists: nil
    }
  }

  /// Whether a text passes if it contains one of these values.
  fileprivate var acceptsParts: Bool { if case .contains = self { true } else { false } }
}

/// One reading of a value. Equal values have at least one in common.
private enum ValueKey: Hashable {
  case text(String)
  case number(Double)
  case dotted([Int])
  case date(DateSpan)
  case bool(Bool)
}

extension ComparableValue {
  fileprivate var keys: [ValueKey] {
    [
      .text(text), written.map { .text($0) }, number.map { .number($0) },
      dotted.map { .dotted($0) },
      span(asDate: false).map { .date($0) },
      bool.map { .bool($0) },
      own?.key.map { .number($0) },
    ].compactMap { $0 }
  }
}
