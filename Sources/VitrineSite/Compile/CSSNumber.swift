internal import VitrineText

/// Returns `value` with at most `decimals` digits after the point and no leading zero: `.25`, `-12`,
/// `33.333333`.
func cssNumber(_ value: Double, decimals: Int = AffineLength.decimals) -> String {
  let digits = value.decimalText(places: decimals)
  if digits.hasPrefix("0.") { return String(digits.dropFirst()) }
  return digits.hasPrefix("-0.") ? "-" + digits.dropFirst(2) : digits
}
