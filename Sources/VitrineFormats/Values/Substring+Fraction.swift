extension Substring {
  /// Removes a fraction such as `½` or `3/8` from the beginning and returns its decimals: `.5`,
  /// `.375`. Nil if there is none, or if its decimals have no end, as those of a third.
  mutating func takeFraction() -> String? {
    var (rest, value) = (self, 0.0)
    if let scalar = first?.unicodeScalars.first, scalar.properties.numericType == .numeric {
      value = scalar.properties.numericValue ?? 0
      rest.removeFirst()
    } else {
      guard let upper = rest.takeDigits(), let slash = rest.popFirst(), "/⁄".contains(slash),
        let lower = rest.takeDigits(), lower > 0, rest.first != slash
      else { return nil }
      value = Double(upper) / Double(lower)
    }
    let millionths = value * 1_000_000
    guard value > 0, value < 1, abs(millionths - millionths.rounded()) < 0.000_1 else { return nil }
    self = rest
    let digits = String(1_000_000 + Int(millionths.rounded())).dropFirst()
    return "." + digits.prefix(upTo: digits.lastIndex { $0 != "0" }.map(digits.index(after:))!)
  }

  /// Removes at most three digits.
  private mutating func takeDigits() -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard digits.utf8.count < 4, let number = Int(digits) else { return nil }
    self = self[digits.endIndex...]
    return number
  }
}
