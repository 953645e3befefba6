import VitrineText

/// The decimal notation of `digits` times ten to the power of `exponent`: `0.25`, `-12`, `2.5e299`.
/// Uses scientific notation for more than 15 digits before the point or more than 9 after it.
package func decimalLiteral(digits: Int, exponent: Int) -> String {
  if digits == 0 { return "0" }
  var (whole, exponent) = (digits.magnitude, exponent)
  while whole % 10 == 0 { (whole, exponent) = (whole / 10, exponent + 1) }
  let sign = digits < 0 ? "-" : ""
  let text = String(whole)
  if exponent >= 0, text.utf8.count + exponent <= 15 {
    return sign + text + String(repeating: "0", count: exponent)
  }
  if exponent < 0, exponent >= -9, text.utf8.count <= 15 {
    let padded = String(whole, digits: 1 - exponent)
    return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }
  let rest = text.dropFirst()
  return "\(sign)\(text.prefix(1))\(rest.isEmpty ? "" : ".")\(rest)e\(exponent + rest.utf8.count)"
}

/// A number in decimal notation. Whole numbers are exact; others have at most `digits` significant
/// digits, but keep all digits before the point.
package func shortLiteral(_ value: Double, digits: Int = 6) -> String {
  if value == 0 || !value.isFinite { return "0" }
  let isLong = value.magnitude >= powerOfTen(digits)
  if value.magnitude < 1e15, isLong || value.rounded() == value {
    let value = value.rounded()
    return decimalLiteral(digits: Int(value), exponent: 0)
  }
  let exponent = decimalExponent(of: value.magnitude) + 1 - digits
  var scaled = value
  // In two steps, since the whole power may be too large for a Double.
  for part in [exponent / 2, exponent - exponent / 2] {
    scaled = part > 0 ? scaled / powerOfTen(part) : scaled * powerOfTen(-part)
  }
  return decimalLiteral(digits: Int(scaled.rounded()), exponent: exponent)
}

/// The exponent of the greatest power of ten that does not exceed a positive number.
func decimalExponent(of value: Double) -> Int {
  // 0.301… is the decimal logarithm of 2.
  var exponent = Int((Double(value.exponent) * 0.301_029_995_663_981_2).rounded(.down))
  while powerOfTen(exponent) > value { exponent -= 1 }
  while powerOfTen(exponent + 1) <= value { exponent += 1 }
  return exponent
}

func powerOfTen(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? .infinity }
