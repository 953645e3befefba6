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
