import VitrineLayout

extension AffineLength {
  /// How many decimals of a coefficient reach 1/64 px at 3,840 px, with room.
  static let decimals = 6

  /// More for a length that is stacked thousands of times.
  static let pitchDecimals = 9

  /// The terms of this length as CSS, with no `calc()` around: `33.333333cqi - 8px`.
  ///
  /// 100cqi is the width of the list's wrapper, 100svh the height of the viewport.
  func terms(decimals: Int = Self.decimals) -> String {
    var bytes: [UInt8] = []
    let values = [(perWidth * 100, "cqi"), (perHeight * 100, "svh"), (constant, "px")]
    for (value, unit) in values {
      var number: [UInt8] = []
      appendNumber(bytes.isEmpty ? value : value.magnitude, decimals: decimals, to: &number)
      if number == [UInt8(ascii: "0")] || number == Array("-0".utf8) { continue }
      if !bytes.isEmpty { bytes += Array((value < 0 ? " - " : " + ").utf8) }
      bytes += number
      bytes += Array(unit.utf8)
    }
    return bytes.isEmpty ? "0px" : String(decoding: bytes, as: UTF8.self)
  }

  /// This length as a value of CSS: `0`, `120px`, `50cqi` or `calc(50cqi - 8px)`.
  var css: String {
    let terms = terms()
    if terms == "0px" { return "0" }
    return terms.utf8.contains(UInt8(ascii: " ")) ? "calc(\(terms))" : terms
  }

  /// The quantised form of a length that is stacked again and again.
  ///
  /// Browsers floor every track to 1/64 px, so a raw height drifts by pixels over a thousand
  /// groups; a multiple of .25 px does not. `Rounding.web` of the engine does the same arithmetic.
  var pitch: String {
    if perWidth == 0, perHeight == 0 {
      return AffineLength(constant: ((constant + 0.1621) / 0.25).rounded(.down) * 0.25).css
    }
    return "round(down,\((self + 0.1621).terms(decimals: Self.pitchDecimals)),.25px)"
  }
}

extension Double {
  /// This length, in CSS pixels, as CSS.
  var pixels: String { AffineLength(constant: self).css }
}
