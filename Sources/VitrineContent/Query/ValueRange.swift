import VitrineModel
import VitrineText

/// All values between two bounds, both included: `1900..1950`, `..1950` or `2024-05..`.
struct ValueRange: Hashable, Sendable {
  /// Nil if the range has no such bound. At least one bound is present.
  var minimum: FieldValue?
  var largest: FieldValue?
}

extension ValueRange {
  /// Fails unless `text` is two dots with a number, a version or a date on one side, and another
  /// such value or nothing on the other.
  init?(_ text: String) {
    guard let dots = text.firstRange(of: "..") else { return nil }
    let sides = [text[..<dots.lowerBound], text[dots.upperBound...]].map { trimmed($0) }
    let bounds = sides.map { Self.bound($0) }
    guard zip(sides, bounds).allSatisfy({ $0.isEmpty || $1 != nil }), sides != ["", ""] else {
      return nil
    }
    (minimum, largest) = (bounds[0], bounds[1])
  }

  private static func bound(_ text: String) -> FieldValue? {
    let value = FieldValue.text(text)
    // Three dots are not a range, and `1914/..` is a date.
    guard !text.hasPrefix("."), !text.contains("/"), let readable = ComparableValue(value) else {
      return nil
    }
    let isOrdered = readable.number != nil || readable.dotted != nil || readable.date != nil
    return isOrdered || ExtendedDate(text) != nil ? value : nil
  }

  /// Returns the range with its bounds transformed.
  func map(_ meaning: (FieldValue) -> FieldValue) -> ValueRange {
    ValueRange(minimum: minimum.map(meaning), largest: largest.map(meaning))
  }

  /// The range, as written in the declaration.
  var text: String {
    [minimum, largest].map { ComparableValue($0)?.text ?? "" }.joined(separator: "..")
  }
}
