extension ExactDecimal {
  /// Returns the sum of numbers, with as many decimals as the longest. Returns nil if there are no
  /// numbers, or if any is not in decimal notation.
  package static func sum(of literals: [String]) -> String? {
    var (positive, negative) = (ExactDecimal(), ExactDecimal())
    for literal in literals {
      guard let number = ExactDecimal(literal) else { return nil }
      if number.isNegative { negative.add(number) } else { positive.add(number) }
    }
    return literals.isEmpty ? nil : positive.subtracting(negative).literal
  }

  /// Adds the digits of another number, in time proportional to its length.
  private mutating func add(_ other: ExactDecimal) {
    alignDecimals(to: other.decimals)
    var place = decimals - other.decimals
    var carry: UInt8 = 0
    for digit in other.digits {
      if place == digits.count { digits.append(0) }
      let sum = digits[place] + digit + carry
      (digits[place], carry) = (sum % 10, sum / 10)
      place += 1
    }
    while carry > 0 {
      if place == digits.count { digits.append(0) }
      let sum = digits[place] + carry
      (digits[place], carry) = (sum % 10, sum / 10)
      place += 1
    }
  }

  /// Returns this number minus the digits of another.
  private func subtracting(_ other: ExactDecimal) -> ExactDecimal {
    var (first, second) = (self, other)
    first.alignDecimals(to: second.decimals)
    second.alignDecimals(to: first.decimals)
    let length = max(first.digits.count, second.digits.count)
    first.digits += repeatElement(0, count: length - first.digits.count)
    second.digits += repeatElement(0, count: length - second.digits.count)
    let isLess = first.digits.reversed().lexicographicallyPrecedes(second.digits.reversed())
    if isLess { swap(&first, &second) }
    var borrow: UInt8 = 0
    for place in first.digits.indices {
      let taken = second.digits[place] + borrow
      borrow = first.digits[place] < taken ? 1 : 0
      first.digits[place] = first.digits[place] + 10 * borrow - taken
    }
    first.isNegative = isLess
    return first
  }

  /// Appends zeros until there are `count` decimals.
  private mutating func alignDecimals(to count: Int) {
    guard count > decimals else { return }
    digits.insert(contentsOf: repeatElement(0, count: count - decimals), at: 0)
    decimals = count
  }
}
