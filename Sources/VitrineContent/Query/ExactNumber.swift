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
    return Decimal(text).order(to: Decimal(other.text))
  }

  private var isShort: Bool { text.utf8.count <= 16 && value.isFinite && value != 0 }
}

/// The digits of a number, 0.d₁d₂d₃… · 10^exponent.
private struct Decimal {
  private var isNegative = false
  private var exponent = 0

  /// Without zeros at either end.
  private var digits: [UInt8] = []

  init(_ text: String) {
    let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    var hasPoint = false
    for byte in mantissa {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "0") where digits.isEmpty: if hasPoint { exponent -= 1 }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        if !hasPoint { exponent += 1 }
      default: break
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard mantissa.count < text.utf8.count, !digits.isEmpty else { return }
    let written = String(decoding: text.utf8.dropFirst(mantissa.count + 1), as: UTF8.self)
    let most = 1 << 40
    let power = Int(written) ?? (written.hasPrefix("-") ? -most : most)
    exponent += min(max(power, -most), most)
  }

  func order(to other: Self) -> Int {
    guard isNegative == other.isNegative || digits.isEmpty && other.digits.isEmpty else {
      return isNegative ? -1 : 1
    }
    return isNegative ? other.magnitudeOrder(to: self) : magnitudeOrder(to: other)
  }

  private func magnitudeOrder(to other: Self) -> Int {
    if digits.isEmpty || other.digits.isEmpty {
      return (digits.isEmpty ? 0 : 1) - (other.digits.isEmpty ? 0 : 1)
    }
    if exponent != other.exponent { return exponent < other.exponent ? -1 : 1 }
    if digits == other.digits { return 0 }
    return digits.lexicographicallyPrecedes(other.digits) ? -1 : 1
  }
}
