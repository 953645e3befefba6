import VitrineModel

extension FieldValue.Number {
  /// The number that a cell holds; nil for a text that is none.
  ///
  /// Excel writes 17 digits of a fraction, as `0.10000000000000001`, where the shortest text of the same
  /// number is `0.1`. Fewer digits, and all of a whole number, stay as they are.
  init?(ofCell text: String) {
    guard let value = Double(text), value.isFinite, isJSONNumber(text.utf8) else { return nil }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    let isPlain = !text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    let isWhole = isPlain && !text.utf8.contains(UInt8(ascii: "."))
    self.init(
      value: value, literal: isWhole || isPlain && digits <= 15 ? text : value.shortestText)
  }
}

extension Double {
  /// The shortest decimal text that reads as the same number: without an exponent if it has at most 21
  /// digits before the point, or six zeros behind it.
  fileprivate var shortestText: String {
    let parts = magnitude.description.split(separator: "e")
    let point = parts[0].split(separator: ".")
    let fraction = point.count > 1 && point[1] != "0" ? point[1] : ""
    var digits = Array((point[0] + fraction).utf8)
    // How many of the digits stand before the point.
    var whole = point[0].utf8.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    if zeros == digits.count { return self.sign == .minus ? "-0" : "0" }
    digits.removeFirst(zeros)
    whole -= zeros
    guard whole > -6, whole <= 21 else { return description }
    let zero = UInt8(ascii: "0")
    if whole <= 0 { digits.insert(contentsOf: repeatElement(zero, count: 1 - whole), at: 0) }
    whole = max(whole, 1)
    if digits.count < whole { digits += repeatElement(zero, count: whole - digits.count) }
    let text = String(decoding: digits[..<whole], as: UTF8.self)
    let rest = String(decoding: digits[whole...], as: UTF8.self)
    return (self < 0 ? "-" : "") + text + (rest.isEmpty ? "" : "." + rest)
  }
}
