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
