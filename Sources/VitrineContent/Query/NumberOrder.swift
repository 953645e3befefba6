import VitrineFormats
import VitrineModel

/// The sort key of a number or number span: first by its beginning, then by its end. A span without
/// a beginning is sorted by its end.
struct NumberOrder: Comparable {
  let first: ExactNumber
  let last: ExactNumber

  init(_ number: Double, text: String) {
    first = ExactNumber(number, text: text)
    last = first
  }

  init(_ span: NumberSpan) {
    (first, last) = (ExactNumber(span.first), ExactNumber(span.last))
  }

  private var place: ExactNumber { first.value == -.infinity ? last : first }

  static func < (one: Self, other: Self) -> Bool {
    one.place == other.place ? one.last < other.last : one.place < other.place
  }
}

/// A number compared by all of its digits, even those beyond the precision of a `Double`.
struct ExactNumber: Comparable {
  let value: Double

  /// The number in decimal notation.
  private let text: String

  init(_ value: Double, text: String) {
    (self.value, self.text) = (value, text)
  }

  init(_ value: Double) { self.init(value, text: value.description) }

  static func == (first: Self, second: Self) -> Bool { first.order(to: second) == 0 }

  static func < (first: Self, second: Self) -> Bool { first.order(to: second) < 0 }

  /// Returns a negative, zero or positive number if this one is less than, equal to or greater than
  /// `other`.
  private func order(to other: Self) -> Int {
    if value != other.value { return value < other.value ? -1 : 1 }
    // A Double distinguishes numbers of up to 15 digits.
    if text == other.text || isShort && other.isShort { return 0 }
    return ExactDecimal.order(of: text, other.text)
  }

  private var isShort: Bool { text.utf8.count <= 16 && value.isFinite && value != 0 }
}

/// The sort key of a composite value. Values with fewer numbers come first: lengths before areas,
/// and areas before volumes.
struct CompositeOrder: Comparable {
  private let typeName: String
  let numbers: [ExactNumber]

  init(_ composite: FieldValue.Composite) {
    typeName = composite.typeName
    numbers = composite.value.order.map { ExactNumber(Double($0) ?? .infinity, text: $0) }
  }

  /// Whether the two can be compared: an area is neither more nor less than a volume.
  func isSameKind(as other: Self) -> Bool {
    typeName == other.typeName && numbers.count == other.numbers.count
  }

  static func < (first: Self, second: Self) -> Bool {
    first.isSameKind(as: second)
      ? first.numbers.lexicographicallyPrecedes(second.numbers)
      : (first.typeName, first.numbers.count) < (second.typeName, second.numbers.count)
  }
}
