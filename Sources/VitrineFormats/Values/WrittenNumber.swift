import VitrineModel
import VitrineText

/// A number as people write it: `1 234,50`, `12.5 kg`, `£1,200`.
package struct WrittenNumber: Equatable {
  /// The number in decimal notation with all of its digits, `1234.50`, or nil if its comma could
  /// separate either decimals or thousands.
  package let literal: String?

  /// The text after the number, or else the text before it.
  package let unit: String?

  /// The decimal separator. The other sign then separates groups of digits.
  package enum DecimalSeparator: String, CaseIterable, Sendable {
    case point = "."
    case comma = ","
  }

  /// Fails if `written` is not a number. `declared` is the unit of numbers without one.
  package init?(_ written: String, decimal: DecimalSeparator? = nil, of declared: String? = nil) {
    let plain = Self.withoutFraction(written)
    let decimal = plain == nil ? decimal : .point
    var rest = Array(trimmed(plain ?? written).unicodeScalars)[...]
    let isSigned = rest.first.map { Self.signs.contains($0) } ?? false
    var isNegative = isSigned && rest.first != "+"
    if isSigned { rest = rest.dropFirst() }
    // The point in `Fr. 5` belongs to the currency.
    var before = rest.prefix { $0.decimalDigit == nil && !Self.signs.contains($0) }
    while let last = before.last, last == "." || last == "," { before = before.dropLast() }
    rest = rest.dropFirst(before.count)
    if !isSigned, let sign = rest.first, Self.signs.contains(sign) {
      isNegative = sign != "+"
      rest = rest.dropFirst()
    }

    var number = rest.prefix { $0.decimalDigit != nil || Self.separators.contains($0) }
    while let last = number.last, last.decimalDigit == nil { number = number.dropLast() }
    rest = rest.dropFirst(number.count)
    guard let groups = Groups(number) else { return nil }
    let exponent = Self.exponent(in: rest)
    rest = rest.dropFirst(exponent.count)

    // `5.` and `5.–` are 5.
    if rest.first == "." || rest.first == "," {
      let dashes = rest.dropFirst().prefix { "-–—".unicodeScalars.contains($0) }
      if !dashes.isEmpty || rest.count == 1 && rest.first == "." {
        rest = rest.dropFirst(1 + dashes.count)
      }
    }
    let after = trimmed(text(rest))
    let front = trimmed(text(before))
    // Words before a number, such as `about`, are more than a unit, and digits after it make a
    // range or a sum.
    guard before.isEmpty || after.isEmpty && isCurrency(front),
      !after.unicodeScalars.contains(where: { $0.decimalDigit != nil })
    else { return nil }
    unit = [after, front].first { !$0.isEmpty }
    let currency = (unit ?? declared).flatMap(Currency.init) ?? declared.flatMap(Currency.init)
    switch groups.parts(decimal, isMoney: currency.map { $0.decimals < 3 } ?? false) {
    case .none: return nil
    case .ambiguous?: literal = nil
    case .number(let whole, let decimals)?:
      let digits = whole.drop { $0 == "0" }
      literal =
        (isNegative ? "-" : "") + (digits.isEmpty ? "0" : String(digits))
        + (decimals.isEmpty ? "" : "." + decimals) + text(exponent)
    }
  }

  /// `2 1/4` and `1½` with decimals. Nil if there is no fraction.
  private static func withoutFraction(_ written: String) -> String? {
    let mayHaveOne = written.unicodeScalars.contains {
      $0 == "/" || $0 == "⁄" || !$0.isASCII && $0.properties.numericType == .numeric
    }
    guard mayHaveOne else { return nil }
    var rest = written[...]
    while !rest.isEmpty {
      var after = rest
      if let decimals = after.takeFraction() {
        let before = trimmed(written[..<rest.startIndex])
        return before + (before.last?.isNumber == true ? "" : "0") + decimals + after
      }
      let digits = rest.prefix(while: \.isWholeNumber)
      rest = rest.dropFirst(max(1, digits.count))
    }
    return nil
  }

  private static let signs: Set<Unicode.Scalar> = ["+", "-", "−"]

  private static let separators = Set(".,'’ \u{A0}\u{2009}\u{202F}٫٬".unicodeScalars)

  /// An exponent such as `e5` or `E-5` at the beginning, unless it is part of a word.
  private static func exponent(in rest: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    guard rest.first == "e" || rest.first == "E" else { return [] }
    let sign = rest.dropFirst().prefix(1).filter { $0 == "+" || $0 == "-" }.count
    let digits = rest.dropFirst(1 + sign).prefix { $0.isASCII && $0.decimalDigit != nil }
    return digits.isEmpty ? [] : rest.prefix(1 + sign + digits.count)
  }
}

/// The digits between the separators of a number.
private struct Groups {
  /// The groups of digits, as ASCII digits.
  private var digits: [String] = [""]

  /// The separators between the groups.
  private var separators: [Unicode.Scalar] = []

  enum Parts {
    case number(whole: String, decimals: String)
    case ambiguous
  }

  /// Fails if there is no digit.
  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard !scalars.isEmpty else { return nil }
    for scalar in scalars {
      if let digit = scalar.decimalDigit {
        digits[digits.count - 1].append(Character(digit))
      } else {
        separators.append(Self.plain(scalar))
        digits.append("")
      }
    }
  }

  /// Maps equivalent separators to one of them.
  private static func plain(_ separator: Unicode.Scalar) -> Unicode.Scalar {
    switch separator {
    case "\u{A0}", "\u{2009}", "\u{202F}": " "
    case "’": "'"
    default: separator
    }
  }

  /// Whether these could be thousands: one to three digits followed by a group of three.
  private var areLikeThousands: Bool {
    separators.count == 1 && digits[1].utf8.count == 3
      && (1...3).contains(digits[0].utf8.count) && !digits[0].hasPrefix("0")
  }

  /// Returns nil if the groups do not form one number. Amounts of money never have three decimals.
  func parts(_ decimal: WrittenNumber.DecimalSeparator?, isMoney: Bool) -> Parts? {
    let points = separators.count { $0 == "." }
    let commas = separators.count { $0 == "," }
    let isDecimal: Bool
    switch (separators.last, decimal) {
    case ("٫", _): isDecimal = true
    case ("."?, let decimal?), (","?, let decimal?):
      isDecimal = decimal.rawValue.unicodeScalars.first == separators.last
    case ("."?, nil): isDecimal = points == 1 && !(isMoney && areLikeThousands)
    case (","?, nil):
      if areLikeThousands, !isMoney { return .ambiguous }
      isDecimal = commas == 1 && !areLikeThousands
    default: isDecimal = false
    }
    let groups = isDecimal ? digits.dropLast() : digits[...]
    let between = isDecimal ? separators.dropLast() : separators[...]
    let areGroups =
      groups.count == 1
      || !groups[0].isEmpty && groups[0].utf8.count <= 3
        && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
        && between.allSatisfy { $0 == between.first }
        && (!isDecimal || between.first != separators.last)
    guard areGroups else { return nil }
    return .number(whole: groups.joined(), decimals: isDecimal ? digits.last! : "")
  }
}

extension Unicode.Scalar {
  /// The ASCII equivalent of a decimal digit in any script.
  fileprivate var decimalDigit: Unicode.Scalar? {
    if isASCII { return ("0"..."9").contains(self) ? self : nil }
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}

/// Whether this is a currency, such as `£`, `US$`, `EUR` or `Fr.`.
private func isCurrency(_ text: String) -> Bool {
  Currency(text) != nil
    || text.unicodeScalars.last?.properties.generalCategory == .currencySymbol
    || text.utf8.count == 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
}

private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  String(String.UnicodeScalarView(scalars))
}
