import VitrineModel

/// Returns the value of an unquoted word, a Boolean, a number or a date, or nil if it is something
/// else.
///
/// Numbers keep their digits: redundant signs and underscores are removed, and whole numbers in
/// other bases become decimal. Dates, times, `inf` and `nan` stay as written.
func tomlScalar(_ word: UnsafeBufferPointer<UInt8>) -> SourceValue.Content? {
  let text = String(decoding: word, as: UTF8.self)
  switch text {
  case "true": return .bool(true)
  case "false": return .bool(false)
  case "inf", "+inf", "-inf", "nan", "+nan", "-nan": return .text(text)
  default:
    if let literal = TOMLWord(word).digitsOfPrefixedInteger ?? TOMLWord(word).decimal {
      return .number(FieldValue.Number(value: Double(literal) ?? .infinity, literal: literal))
    }
    return TOMLWord(word).isDate ? .text(text) : nil
  }
}

/// The bytes of a word, read from an advancing index.
private struct TOMLWord {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  func follows(_ options: StaticString) -> Bool {
    guard !isAtEnd else { return false }
    return options.withUTF8Buffer { $0.contains(bytes[index]) }
  }

  /// Skips one of the given characters.
  mutating func take(_ options: StaticString) -> Bool {
    guard follows(options) else { return false }
    index += 1
    return true
  }
}

// MARK: Numbers

extension TOMLWord {
  /// The digits of a decimal number: whole, or with a fraction, an exponent or both.
  var decimal: String? {
    var word = self
    var digits: [UInt8] = []
    if word.take("+-"), bytes[0] == UInt8(ascii: "-") { digits.append(bytes[0]) }
    let isZero = word.follows("0")
    let start = word.index
    guard word.digits(into: &digits), !isZero || word.index == start + 1 else { return nil }
    if word.take(".") {
      digits.append(UInt8(ascii: "."))
      guard word.digits(into: &digits) else { return nil }
    }
    if word.take("eE") {
      digits.append(UInt8(ascii: "e"))
      if word.follows("+-") { digits.append(bytes[word.index]) }
      _ = word.take("+-")
      guard word.digits(into: &digits) else { return nil }
    }
    return word.isAtEnd ? String(decoding: digits, as: UTF8.self) : nil
  }

  /// The decimal digits of a whole number of at most 64 bits with the prefix `0x`, `0o` or `0b`.
  var digitsOfPrefixedInteger: String? {
    var word = self
    guard word.take("0"), word.follows("xob") else { return nil }
    let base = [UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8][bytes[word.index]] ?? 2
    word.index += 1
    var digits: [UInt8] = []
    guard word.digits(into: &digits, ofBase: base), word.isAtEnd else { return nil }
    return UInt64(String(decoding: digits, as: UTF8.self), radix: base).map { String($0) }
  }

  /// Reads digits, with at most one underscore between any two.
  private mutating func digits(into digits: inout [UInt8], ofBase base: Int = 10) -> Bool {
    var isAfterDigit = false
    while !isAtEnd {
      if value(of: bytes[index]) < base {
        digits.append(bytes[index])
        isAfterDigit = true
      } else if isAfterDigit, follows("_") {
        isAfterDigit = false
      } else {
        break
      }
      index += 1
    }
    return isAfterDigit
  }

  /// The value of a digit in any base, or 16 if it is not a digit.
  private func value(of digit: UInt8) -> Int {
    switch digit {
    case 0x30...0x39: Int(digit - 0x30)
    case 0x41...0x46, 0x61...0x66: Int(digit | 0x20) - 0x57
    default: 16
    }
  }
}

// MARK: Dates

extension TOMLWord {
  /// Whether this is a date, a time, or both, with or without a time zone.
  var isDate: Bool {
    var word = self
    if bytes.count > 2, bytes[2] == UInt8(ascii: ":") { return word.time() && word.isAtEnd }
    guard word.date() else { return false }
    if word.isAtEnd { return true }
    guard word.take("Tt "), word.time() else { return false }
    if word.isAtEnd || word.take("Zz") { return word.isAtEnd }
    return word.take("+-") && word.hourAndMinute() && word.isAtEnd
  }

  private mutating func date() -> Bool {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2),
      (1...12).contains(month)
    else { return false }
    return (1...CalendarDate.days(in: month, of: year)).contains(day)
  }

  private mutating func time() -> Bool {
    guard hourAndMinute(), take(":"), let second = number(2), second <= 60 else { return false }
    guard take(".") else { return true }
    let start = index
    while take("0123456789") {}
    return index > start
  }

  private mutating func hourAndMinute() -> Bool {
    guard let hour = number(2), hour < 24, take(":"), let minute = number(2) else { return false }
    return minute < 60
  }

  private mutating func number(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard follows("0123456789") else { return nil }
      number = number * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return number
  }
}
