/// Appends `value` in decimal notation, at most `decimals` behind the point.
///
/// No exponent, no trailing zero and no zero before the point: `.25`, `-12`, `33.333333`.
func appendNumber(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let scaled = (value * scale).rounded()
  precondition(scaled.magnitude < 9e18, "a length of CSS is finite")

  if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
  let magnitude = UInt64(scaled.magnitude)
  let whole = magnitude / UInt64(scale)
  let fraction = magnitude % UInt64(scale)
  if whole > 0 || fraction == 0 { bytes.append(contentsOf: String(whole).utf8) }
  guard fraction > 0 else { return }

  let digits = String(fraction).utf8
  var padded = [UInt8](repeating: UInt8(ascii: "0"), count: decimals - digits.count)
  padded.append(contentsOf: digits)
  while padded.last == UInt8(ascii: "0") { padded.removeLast() }
  bytes.append(UInt8(ascii: "."))
  bytes.append(contentsOf: padded)
}
