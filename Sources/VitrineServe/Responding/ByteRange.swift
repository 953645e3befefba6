/// The requested part of a file.
///
/// Specification: RFC 9110, section 14.
enum ByteRange: Hashable {
  case part(Range<Int>)

  /// A part that the file does not have.
  case unsatisfiable

  /// Parses a value of the field `Range`. Returns nil if it is invalid or names several parts: the
  /// whole file is sent then, which is always allowed.
  init?(_ field: String, of length: Int) {
    let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].trimmingSpaces.lowercased() == "bytes" else { return nil }
    let bounds = parts[1].trimmingSpaces.split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2 else { return nil }
    switch (bounds[0].isEmpty, bounds[1].isEmpty) {
    case (true, true): return nil
    case (true, false):
      guard let count = number(bounds[1]) else { return nil }
      self.init(max(0, length - count)..<length, of: length)
    case (false, true):
      guard let first = number(bounds[0]) else { return nil }
      self.init(min(first, length)..<length, of: length)
    case (false, false):
      guard let first = number(bounds[0]), let last = number(bounds[1]), first <= last else {
        return nil
      }
      self.init(min(first, length)..<min(last, length - 1) + 1, of: length)
    }
  }

  private init(_ range: Range<Int>, of length: Int) {
    self = range.isEmpty ? .unsatisfiable : .part(range)
  }
}

/// Parses a number that consists only of digits. A number that is too large becomes `Int.max`.
private func number(_ text: Substring) -> Int? {
  guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  return Int(text) ?? .max
}
