extension String {
  /// The digits of a nonnegative number, padded with zeros to `count`.
  package init(
    _ number: some BinaryInteger, digits count: Int, radix: Int = 10, uppercase: Bool = false
  ) {
    let digits = String(number, radix: radix, uppercase: uppercase)
    self = String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}

/// The two hexadecimal digits of a byte.
package func hexadecimal(_ byte: UInt8) -> String {
  String(byte, digits: 2, radix: 16, uppercase: true)
}
