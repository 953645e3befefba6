import VitrineModel
import VitrineSystem

/// The roots of a collection by their values of one name. A condition that asks for equal values then
/// need not look at every root.
struct ValueIndex: Sendable {
  /// The roots for each way to read a value, ascending.
  private var roots: [ValueKey: [Int]] = [:]

  /// The roots with one value that is no list: any text may be a part of it.
  private var single: [Int] = []

  /// All values, each once, in order of appearance.
  private(set) var values: [FieldValue] = []

  init(of roots: [Int], value: (Int) -> FieldValue?) {
    var known: Set<FieldValue> = []
    for root in roots {
      let value = value(root)
      let present = presentValues(of: value)
      if case .list? = value {} else if !present.isEmpty { single.append(root) }
      for value in present {
        if known.insert(value).inserted { values.append(value) }
        for key in ReadableValue(value)?.keys ?? [] {
          self.roots[key, default: []].appendOnce(root)
        }
      }
    }
  }

  /// Returns runs of roots, each ascending, that include all roots that meet `condition`, and maybe
  /// others. Nil if it asks for no equal value.
  func candidates(for condition: ValueCondition) -> [[Int]]? {
    condition.tests.compactMap { test in
      test.equalValues.map { runs(of: $0) + (test.acceptsParts ? [single] : []) }
    }.min { $0.total < $1.total }
  }

  private func runs(of values: [FieldValue]) -> [[Int]] {
    var keys: Set<ValueKey> = []
    for value in values { keys.formUnion(ReadableValue(value)?.keys ?? []) }
    return keys.compactMap { roots[$0] }
  }
}

extension [Int] {
  /// Appends a root unless it is the last one already: a list may hold equal values.
  fileprivate mutating func appendOnce(_ root: Int) {
    if last != root { append(root) }
  }
}

extension [[Int]] {
  /// The length of all arrays together.
  var total: Int { reduce(0) { $0 + $1.count } }

  /// The numbers of all arrays, ascending and each once.
  var merged: [Int] {
    if count == 1 { return self[0] }
    var result: [Int] = []
    for number in joined().sorted() where number != result.last { result.append(number) }
    return result
  }
}

extension ValueCondition {
  var asksForEqualValues: Bool { tests.contains { $0.equalValues != nil } }
}

extension ValueCondition.Test {
  /// The values to look up: a passing value equals one of them, or has one in its list. Nil for other
  /// tests.
  fileprivate var equalValues: [FieldValue]? {
    switch self {
    case .isOneOf(let values, let ranges): ranges.isEmpty ? values : nil
    case .contains(let part): [part]
    case .isNoneOf, .isAtLeast, .isAtMost, .startsWithOneOf, .isThere: nil
    }
  }

  /// True if a text passes that holds one of these values as a part.
  fileprivate var acceptsParts: Bool { if case .contains = self { true } else { false } }
}

/// One way to read a value. Equal values have at least one in common.
private enum ValueKey: Hashable {
  case text(String)
  case number(Double)
  case dotted([Int])
  case date(DateSpan)
  case bool(Bool)
}

extension ReadableValue {
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
