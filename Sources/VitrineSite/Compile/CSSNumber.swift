internal import VitrineText

/// Appends `value` with at most `decimals` digits after the point and no leading zero: `.25`,
/// `-12`, `33.333333`.
func appendNumber(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
  var digits = value.decimalText(places: decimals).utf8[...]
  if digits.first == UInt8(ascii: "-") { bytes.append(digits.removeFirst()) }
  if digits.starts(with: "0.".utf8) { digits.removeFirst() }
  bytes.append(contentsOf: digits)
}
