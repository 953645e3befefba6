internal import VitrineModel

extension NumberFormat {
  /// Adds the unit to a formatted number: `12.5 kg`, `50%`, `−€5`.
  func text(_ number: String, unit: String?) -> String {
    let (number, after) = parts(number, unit: unit)
    return number + after
  }

  /// A number with the part of its unit before it, and the part after it.
  func parts(_ number: String, unit: String?) -> (number: String, after: String) {
    guard let unit else { return (number, "") }
    guard let currency = Currency(unit) else {
      let sides = unit == "%" ? percent.around([]) : (before: "", after: "\u{A0}" + unit)
      return (sides.before + number, sides.after)
    }
    let digits = number.hasPrefix(Self.minus) ? String(number.dropFirst()) : number
    let minus = digits == number ? "" : Self.minus
    let sides = money.around([minus, sign(of: currency)])
    return (sides.before + digits, sides.after)
  }

  /// Whether the language has a pattern for the unit, instead of just a word after the number.
  static func hasPattern(_ unit: String?) -> Bool {
    unit == "%" || unit.flatMap(Currency.init) != nil
  }

  /// The currency sign, followed by a space if its letters would touch the number.
  private func sign(of currency: Currency) -> String {
    let isSymbol =
      switch currency.sign.unicodeScalars.last?.properties.generalCategory {
      case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol: true
      default: false
      }
    return currency.sign + (hasAdjacentSign && !isSymbol ? "\u{A0}" : "")
  }
}

extension String {
  /// The unit on its own. A currency is its sign.
  var unitSign: String { Currency(self)?.sign ?? self }
}
