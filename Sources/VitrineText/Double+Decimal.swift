extension Double {
  /// The number in decimal notation with at most `places` decimal places and no trailing zeros:
  /// `213.3333`, `0.25`, `-12`.
  ///
  /// Numbers too large to scale exactly (from 9·10¹⁸ / 10^places) are written as Swift writes them.
  package func decimalText(places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (self * scale).rounded()
    guard scaled.magnitude < 9e18 else { return description }

    let (whole, rest) = UInt64(scaled.magnitude).quotientAndRemainder(dividingBy: UInt64(scale))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var fraction = String(rest, digits: places)
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// A percentage in decimal notation, with one decimal place, or as many (up to 9) as it takes to
  /// show the first nonzero digit: `31.4`, `0.02`. Trailing zeros are dropped.
  package var percentText: String {
    var places = 1
    var scaled = magnitude * 10
    while places < 9, scaled < 1 {
      places += 1
      scaled *= 10
    }
    return decimalText(places: places)
  }
}
