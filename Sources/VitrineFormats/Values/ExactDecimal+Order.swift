extension ExactDecimal {
  /// Returns a negative, zero or positive number if the first of two decimal numbers is less than,
  /// equal to or greater than the second. Exponents can have any size, and texts that are not
  /// numbers are zero.
  package static func order(of first: String, _ second: String) -> Int {
    let (first, second) = (significand(of: first), significand(of: second))
    if first.sign != second.sign { return first.sign - second.sign }
    if first.exponent != second.exponent {
      return first.exponent < second.exponent ? -first.sign : first.sign
    }
    if first.digits == second.digits { return 0 }
    return first.digits.lexicographicallyPrecedes(second.digits) ? -first.sign : first.sign
  }

  /// Returns ±0.d₁d₂d₃… · 10^exponent, with neither leading nor trailing zeros in the digits. Zero
  /// has no digits and no sign.
  private static func significand(of literal: String) -> (sign: Int, exponent: Int, digits: [UInt8])
  {
    guard let (number, power) = read(literal),
      let first = number.digits.lastIndex(where: { $0 > 0 })
    else { return (0, 0, []) }
    return (
      number.isNegative ? -1 : 1, power + first + 1 - number.decimals,
      number.digits[...first].drop { $0 == 0 }.reversed()
    )
  }
}
