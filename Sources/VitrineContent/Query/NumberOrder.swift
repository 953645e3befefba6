/// Where a number stands among others, or a span of numbers: by where it begins, then by where it ends. What has
/// no beginning stands where it ends.
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

/// A number that is compared by all of its digits, also those that a `Double` has no room for.
struct ExactNumber: Comparable {
  let value: Double

  /// A decimal text of it.
  private let text: String

  init(_ value: Double, text: String) {
    (self.value, self.text) = (value, text)
  }

  init(_ value: Double) { self.init(value, text: value.description) }

  static func == (first: Self, second: Self) -> Bool { first.order(to: second) == 0 }

  static func < (first: Self, second: Self) -> Bool { first.order(to: second) < 0 }

  /// Returns a number below, at or above zero, as this one is less, equal or greater.
  private func order(to other: Self) -> Int {
    if value != other.value { return value < other.value ? -1 : 1 }
    // Up to 15 digits tell numbers apart as a Double does.
    if text == other.text || isShort && other.isShort { return 0 }
    return ExactDecimal.order(of: text, other.text)
  }

  private var isShort: Bool { text.utf8.count <= 16 && value.isFinite && value != 0 }
}
