internal import VitrineText

/// The decimal places that keep a coefficient exact to 1/64 px at 3,840 px, with room to spare.
let cssDecimals = 6

/// Returns `value` with at most `decimals` digits after the point and no leading zero: `.25`,
/// `-12`, `33.333333`.
func cssNumber(_ value: Double, decimals: Int = cssDecimals) -> String {
  let digits = value.decimalText(places: decimals)
  if digits.hasPrefix("0.") { return String(digits.dropFirst()) }
  return digits.hasPrefix("-0.") ? "-" + digits.dropFirst(2) : digits
}
