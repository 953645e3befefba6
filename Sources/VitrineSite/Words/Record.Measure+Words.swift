internal import VitrineModel
internal import VitrineText

extension Record.Measure {
  /// The number and the unit for readers. Numbers written in more than six characters are rounded
  /// to about three digits, and fractions of a second and thousands of milliseconds get a
  /// fitting unit: `0.0123456` s becomes `12.3` and `ms`.
  func words(in formats: LanguageFormats) -> (number: String, unit: String?) {
    var value = value
    var unit = unit
    if let currency = unit.flatMap(Currency.init) {
      let isPlain = !literal.contains { "eE".contains($0) }
      let isWritten = isPlain && literal.decimals <= currency.decimals
      let text = isWritten ? literal : self.value.decimalText(places: currency.decimals)
      return (formats.numbers.text(currency.padded(text)), unit)
    }
    if unit == "ms", value.magnitude >= 1000 {
      value /= 1000
      unit = "s"
    } else if unit == "s", value != 0, value.magnitude < 1 {
      let (factor, name) = subunit(of: value.magnitude)
      value *= factor
      unit = name
    } else if literal.utf8.count <= 6, !literal.contains(where: { "eE".contains($0) }) {
      return (formats.numbers.text(literal), unit)
    }
    return (formats.numbers.text(threeDigits(value)), unit)
  }

  /// The number and unit as one text: `12.3 ms`.
  func text(in formats: LanguageFormats) -> String {
    let (number, unit) = words(in: formats)
    return formats.numbers.text(number, unit: unit)
  }

  /// The number and its unit separately, or together if the unit is a sign: `80%`, `€12.50`.
  func figure(in formats: LanguageFormats) -> (number: String, unit: String?) {
    NumberFormat.hasPattern(unit) ? (text(in: formats), nil) : words(in: formats)
  }
}

extension String {
  /// The number of digits after the point of a number in decimal notation.
  fileprivate var decimals: Int {
    utf8.firstIndex(of: UInt8(ascii: ".")).map { utf8[$0...].count - 1 } ?? 0
  }
}

/// How many of a smaller unit make one second, and its name, for less than a second.
func subunit(of seconds: Double) -> (factor: Double, name: String) {
  if seconds >= 1e-3 { return (1e3, "ms") }
  if seconds >= 1e-6 { return (1e6, "µs") }
  return (1e9, "ns")
}

/// Rounds to two decimals below 10, to one below 100, and to a whole number from 100. Below 0.1,
/// keeps three significant digits.
private func threeDigits(_ value: Double) -> String {
  guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
  if value != 0, value.magnitude < 0.1 {
    var (places, first) = (2, value.magnitude)
    while first < 1, places < 18 { (places, first) = (places + 1, first * 10) }
    return value.decimalText(places: places)
  }
  let decimals = value.magnitude >= 100 ? 0 : value.magnitude >= 10 ? 1 : 2
  let scale = [1.0, 10, 100][decimals]
  let scaled = (value.magnitude * scale).rounded()
  let whole = Int(scaled / scale)
  let rest = Int(scaled) - whole * Int(scale)
  return (value < 0 && scaled > 0 ? "-\(whole)" : "\(whole)")
    + (decimals > 0 ? ".\(String(rest, digits: decimals))" : "")
}
