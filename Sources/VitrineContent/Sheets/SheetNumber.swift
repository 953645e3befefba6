import VitrineModel

extension FieldValue.Number {
  /// The number that a cell holds; nil for a text that is none.
  ///
  /// Excel writes 17 digits of a fraction, as `0.10000000000000001`, where the shortest text of the same
  /// number is `0.1`. Fewer digits, and all of a whole number, stay as they are.
  init?(ofCell text: String) {
    guard let value = Double(text), value.isFinite, text.isJSONNumber else { return nil }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    let isPlain = !text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    let isWhole = isPlain && !text.utf8.contains(UInt8(ascii: "."))
    self.init(
      value: value, literal: isWhole || isPlain && digits <= 15 ? text : value.shortestText)
  }
}

extension Double {
  /// The shortest decimal text that reads as the same number: without an exponent if it has at most 21
  /// digits before the point, or five zeros behind it.
  fileprivate var shortestText: String {
    if self == 0 { return sign == .minus ? "-0" : "0" }
    guard (1e-6..<1e21).contains(magnitude), let number = ExactDecimal(description) else {
      return description
    }
    return number.literal.hasSuffix(".0") ? String(number.literal.dropLast(2)) : number.literal
  }
}
