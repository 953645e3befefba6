import VitrineModel
import VitrineText

extension FieldValue.Number {
  /// The number in a cell. Fails if the text is not a number.
  ///
  /// Excel writes fractions with 17 digits, such as `0.10000000000000001`, where the shortest text
  /// for the same number is `0.1`. Fractions with fewer digits, and whole numbers, are unchanged.
  package init?(ofCell text: String) {
    guard let value = Double(text), value.isFinite, text.isJSONNumber else { return nil }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    let isPlain = !text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    let isWhole = isPlain && !text.utf8.contains(UInt8(ascii: "."))
    self.init(
      value: value, literal: isWhole || isPlain && digits <= 15 ? text : value.shortestText)
  }
}

extension Double {
  /// The shortest decimal text that reads as the same number. It has no exponent if there are at
  /// most 21 digits before the point, or five zeros after it.
  fileprivate var shortestText: String {
    if self == 0 { return sign == .minus ? "-0" : "0" }
    guard (1e-6..<1e21).contains(magnitude), let number = ExactDecimal(description) else {
      return description
    }
    return number.literal.hasSuffix(".0") ? String(number.literal.dropLast(2)) : number.literal
  }
}
