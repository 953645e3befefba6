internal import VitrineModel

/// The rules that assign whole numbers to a language's plural categories.
///
/// They are written as in CLDR: `i % 10 = 2..4 and i % 100 != 12..14 or i = 0` (Unicode Technical
/// Standard 35, part 3, section 5).
struct PluralRules: Sendable {
  private var conditions: [(category: PluralCategory, alternatives: [[Relation]])] = []

  static let english = {
    var rules = PluralRules()
    _ = rules.add("i = 1 and v = 0", for: .one)
    return rules
  }()

  /// Adds the condition of a category. Returns false if `condition` is not a rule.
  mutating func add(_ condition: String, for category: PluralCategory) -> Bool {
    let alternatives = condition.split(separator: " or ", omittingEmptySubsequences: false).map {
      $0.split(separator: " and ", omittingEmptySubsequences: false).map { Relation($0) }
    }
    let relations = alternatives.map { $0.compactMap(\.self) }
    guard relations.map(\.count) == alternatives.map(\.count) else { return false }
    conditions.append((category, relations))
    return true
  }

  /// The category of a non-negative count.
  func category(of count: Int) -> PluralCategory {
    conditions.first { $0.alternatives.contains { $0.allSatisfy { $0.holds(for: count) } } }?
      .category ?? .other
  }
}

/// One comparison of a rule: `i % 10 = 2..4`.
private struct Relation {
  private let isOfCount: Bool
  private let modulus: Int?
  private let isNegated: Bool
  private let ranges: [ClosedRange<Int>]

  init?(_ text: Substring) {
    var words = text.split(separator: " ")[...]
    switch words.popFirst() {
    case "n", "i": isOfCount = true
    // Operands for digits after the point and exponents, which whole numbers do not have.
    case "v", "w", "f", "t", "c", "e": isOfCount = false
    default: return nil
    }
    if words.first == "%" {
      guard let number = words.dropFirst().first.flatMap({ Int($0) }), number > 0 else {
        return nil
      }
      modulus = number
      words = words.dropFirst(2)
    } else {
      modulus = nil
    }
    switch words.popFirst() {
    case "=": isNegated = false
    case "!=": isNegated = true
    default: return nil
    }
    guard let list = words.popFirst(), words.isEmpty else { return nil }
    let parts = list.split(separator: ",", omittingEmptySubsequences: false)
    ranges = parts.compactMap { part in
      let ends = part.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count < 3, let first = ends.first ?? nil, let last = ends.last ?? nil,
        first <= last
      else { return nil }
      return first...last
    }
    guard ranges.count == parts.count else { return nil }
  }

  func holds(for count: Int) -> Bool {
    let operand = isOfCount ? count : 0
    let value = modulus.map { operand % $0 } ?? operand
    return ranges.contains { $0.contains(value) } != isNegated
  }
}
