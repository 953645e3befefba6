import VitrineLayout

extension AffineLength {
  /// The decimal places for a length that is stacked thousands of times.
  static let pitchDecimals = 9

  /// The terms of this length as CSS, without a `calc()` around them: `33.333333cqi - 8px`.
  ///
  /// 100cqi is the width of the list's wrapper, 100svh the height of the viewport.
  func terms(
    decimals: Int = cssDecimals, perWidth unit: String = "cqi"
  ) -> String {
    var terms = ""
    let values = [(perWidth * 100, unit), (perHeight * 100, "svh"), (constant, "px")]
    for (value, unit) in values {
      let number = cssNumber(terms.isEmpty ? value : value.magnitude, decimals: decimals)
      if number == "0" || number == "-0" { continue }
      if !terms.isEmpty { terms += value < 0 ? " - " : " + " }
      terms += number + unit
    }
    return terms.isEmpty ? "0px" : terms
  }

  /// This length as a CSS value: `0`, `120px`, `50cqi` or `calc(50cqi - 8px)`.
  var css: String {
    let terms = terms()
    return terms == "0px" ? "0" : Self.value(of: terms)
  }

  /// This length, which is a function of the window's width, as a CSS value.
  var cssInWindow: String { Self.value(of: terms(decimals: 4, perWidth: "vw")) }

  private static func value(of terms: String) -> String {
    terms.utf8.contains(UInt8(ascii: " ")) ? "calc(\(terms))" : terms
  }

  /// This length as a CSS value, quantised because it is stacked again and again.
  ///
  /// Browsers floor every track to 1/64 px, so a raw height drifts by pixels over a thousand
  /// groups; a multiple of .25 px does not. `LayoutRounding.web` does the same arithmetic.
  var pitch: String {
    if perWidth == 0, perHeight == 0 { return quantised.css }
    let shifted = (self + LayoutRounding.webShift).terms(decimals: Self.pitchDecimals)
    return "round(down,\(shifted),\(LayoutRounding.webStep.pixels))"
  }
}

extension AffineLength {
  /// The constant part of this length, quantised.
  fileprivate var quantised: AffineLength {
    AffineLength(constant: LayoutRounding.web.pitch(constant))
  }
}

extension StackedLength<AffineLength> {
  /// This length as a CSS value.
  var css: String {
    guard !quantised.isEmpty else { return plain.css }
    var css = ""
    var plain = plain
    for term in quantised {
      if term.length.perWidth == 0, term.length.perHeight == 0 {
        plain = plain + term.length.quantised * (term.isSubtracted ? -1 : 1)
      } else {
        css += term.isSubtracted ? " - " : css.isEmpty ? "" : " + "
        css += term.length.pitch
      }
    }
    if css.isEmpty { return plain.css }
    return plain == .zero ? "calc(\(css))" : "calc(\(plain.terms()) + \(css))"
  }

  static func + (length: StackedLength, other: AffineLength) -> StackedLength {
    var sum = length
    sum.plain = sum.plain + other
    return sum
  }

  func isClose(to other: StackedLength) -> Bool {
    plain.isClose(to: other.plain) && quantised.count == other.quantised.count
      && zip(quantised, other.quantised).allSatisfy {
        $0.isSubtracted == $1.isSubtracted && $0.length.isClose(to: $1.length)
      }
  }
}

extension Double {
  /// This number of CSS pixels as a CSS value.
  var pixels: String { AffineLength(constant: self).css }
}
