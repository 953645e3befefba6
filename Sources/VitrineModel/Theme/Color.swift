/// An opaque sRGB colour, with the arithmetic for contrast and for perceptually uniform lightness.
package struct Color: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Parses `#0a7` or `#00aa77`. Nil for anything else.
  package init?(_ text: String) {
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard text.first == "#", digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(digits.map { $0 * 17 })
    case 6: self.init([0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] })
    default: return nil
    }
  }

  private init(_ parts: [Int]) {
    self.init(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
  }
}

extension Color: CustomStringConvertible {
  package var description: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}

extension Color {
  /// The relative luminance of WCAG 2.2: 0 for black and 1 for white.
  package var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21. Text needs 4.5.
  package func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour in OKLab (<https://bottosson.github.io/posts/oklab/>): the direction of `a` and `b`
  /// is its hue, and their length its chroma.
  package var lab: (lightness: Double, a: Double, b: Double) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 3)
    let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 3)
    let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 3)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// The colour with the same hue, an OKLab lightness and at most the given chroma, reduced as
  /// necessary to fit sRGB.
  package func with(lightness: Double, chroma: Double = 1) -> Color {
    let (_, a, b) = lab
    let own = (a * a + b * b).squareRoot()
    var (minimum, maximum) = (0.0, own > chroma ? chroma / own : 1)
    if let color = Color(lightness, a * maximum, b * maximum) { return color }
    for _ in 0..<20 {
      let middle = (minimum + maximum) / 2
      if Color(lightness, a * middle, b * middle) == nil {
        maximum = middle
      } else {
        minimum = middle
      }
    }
    return Color(lightness, a * minimum, b * minimum)!
  }

  /// Nil for colours outside sRGB.
  private init?(_ lightness: Double, _ a: Double, _ b: Double) {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    let parts = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
    guard parts.allSatisfy({ (-0.0001...1.0001).contains($0) }) else { return nil }
    self.init(parts.map { Int((encoded(min(max($0, 0), 1)) * 255).rounded()) })
  }
}

/// Converts a component to linear light, and back (IEC 61966-2-1).
private func linear(_ part: UInt8) -> Double {
  let value = Double(part) / 255
  if value <= 0.04045 { return value / 12.92 }
  // Raises the base to the power of 2.4.
  let base = (value + 0.055) / 1.055
  return base * base * root(base * base, 5)
}

private func encoded(_ value: Double) -> Double {
  if value <= 0.0031308 { return value * 12.92 }
  // Raises the value to the power of 1/2.4.
  return 1.055 * root(value * value * value * value * value, 12) - 0.055
}

/// The root of a number from 0 to 1, by Newton's method from above. Unlike `pow`, it gives the same
/// result on every machine.
private func root(_ value: Double, _ degree: Int) -> Double {
  if value <= 0 { return 0 }
  var guess = 1.0
  while true {
    let power = (1..<degree).reduce(1.0) { product, _ in product * guess }
    let next = guess - (power * guess - value) / (Double(degree) * power)
    if next >= guess { return guess }
    guess = next
  }
}
