/// A decimal number of any length, for exact arithmetic: 0.1 plus 0.2 is 0.3.
package struct ExactDecimal {
  var isNegative = false

  /// In reverse order, so that a number grows at its end.
  var digits: [UInt8] = []

  /// How many of the digits are decimals, at least 0.
  var decimals = 0

  /// Numbers that would need more zeros or decimals are not supported.
  package static let maxShift = 400

  /// Zero.
  init() {}

  /// Reads decimal notation, with or without an exponent. Fails for anything else, and for numbers
  /// beyond `maxShift`.
  package init?(_ literal: String) {
    guard let (number, power) = Self.read(literal), power.magnitude <= Self.maxShift else {
      return nil
    }
    self = number
    shift(by: power)
  }

  /// Returns the number before the exponent, and the exponent, limited to 2⁴⁰. Returns nil if this
  /// is not a number.
  static func read(_ literal: String) -> (number: ExactDecimal, power: Int)? {
    var number = ExactDecimal()
    var rest = literal.utf8[...]
    number.isNegative = rest.first == UInt8(ascii: "-")
    if number.isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    var hasPoint = false
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if (0x30...0x39).contains(byte) {
        number.digits.append(byte - 0x30)
        if hasPoint { number.decimals += 1 }
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    guard !number.digits.isEmpty else { return nil }
    number.digits.reverse()
    guard let sign = rest.popFirst() else { return (number, 0) }
    guard sign | 0x20 == UInt8(ascii: "e") else { return nil }
    let maximum = 1 << 40
    let power = Int(Substring(rest)) ?? (rest.first == UInt8(ascii: "-") ? -maximum : maximum)
    return (number, min(max(power, -maximum), maximum))
  }

  /// Moves the decimal point, to the right if `power` is positive.
  private mutating func shift(by power: Int) {
    decimals -= power
    if decimals < 0 {
      digits.insert(contentsOf: repeatElement(0, count: -decimals), at: 0)
      decimals = 0
    }
  }

  /// Returns this number times `factor` and a power of ten, without the trailing zeros that the
  /// factor adds: 1.5 times 254 is 381. `factor` is from 1 to 10,000.
  func multiplied(by factor: Int, power: Int) -> ExactDecimal {
    var result = self
    var carry = 0
    for index in result.digits.indices {
      let product = Int(result.digits[index]) * factor + carry
      result.digits[index] = UInt8(product % 10)
      carry = product / 10
    }
    while carry > 0 {
      result.digits.append(UInt8(carry % 10))
      carry /= 10
    }
    result.shift(by: power)
    if factor > 1 {
      let zeros = result.digits.prefix(result.decimals).prefix { $0 == 0 }.count
      result.digits.removeFirst(zeros)
      result.decimals -= zeros
    }
    return result
  }

  /// The number in decimal notation with all of its decimals: `0.30`.
  package var literal: String {
    let missing = max(0, decimals + 1 - digits.count)
    let all = digits + repeatElement(0, count: missing)
    let significant = all.lastIndex { $0 > 0 } ?? -1
    let whole = all[decimals...max(decimals, significant)].reversed()
    var bytes = isNegative && significant >= 0 ? [UInt8(ascii: "-")] : []
    bytes += whole.map { $0 + 0x30 }
    if decimals > 0 {
      bytes.append(UInt8(ascii: "."))
      bytes += all[..<decimals].reversed().map { $0 + 0x30 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
