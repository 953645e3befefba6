/// The Equal Earth projection, which maps the earth to a plane and keeps areas equal.
///
/// B. Šavrič, T. Patterson and B. Jenny, "The Equal Earth map projection", International Journal of
/// Geographical Information Science 33 (2019). Sine and arcsine are computed here because the last
/// digits of C library functions differ between machines.
package enum EqualEarth {
  /// Half the width at the equator and half the height at the poles of the whole earth.
  static let halfWidth = place(longitude: 180, latitude: 0).x
  static let halfHeight = place(longitude: 0, latitude: 90).y

  /// Projects a place in degrees. The longitude is relative to the middle of the map, and y points
  /// up.
  package static func place(longitude: Double, latitude: Double) -> ChartDrawing.Place {
    let root = 1.732_050_807_568_877_3  // √3
    let theta = arcsine(root / 2 * sine(latitude * .pi / 180))
    let square = theta * theta
    let sixth = square * square * square
    let slope = a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
    // cos θ from sin θ, which is accurate here because θ comes from its sine.
    let cosine = (1 - sine(theta) * sine(theta)).squareRoot()
    return ChartDrawing.Place(
      x: 2 * root * (longitude * .pi / 180) * cosine / (3 * slope),
      y: theta * (a1 + a2 * square + sixth * (a3 + a4 * square)))
  }

  private static let a1 = 1.340264
  private static let a2 = -0.081106
  private static let a3 = 0.000893
  private static let a4 = 0.003796

  /// The sine of an angle from -π/2 to π/2, by its Taylor series.
  private static func sine(_ angle: Double) -> Double {
    let square = angle * angle
    var (term, sum) = (angle, angle)
    for step in stride(from: 2.0, through: 22, by: 2) {
      term *= -square / (step * (step + 1))
      sum += term
    }
    return sum
  }

  /// The arcsine of a value up to √3/2, by Newton's method.
  private static func arcsine(_ value: Double) -> Double {
    var angle = value
    for _ in 0..<6 {
      let sine = sine(angle)
      angle += (value - sine) / (1 - sine * sine).squareRoot()
    }
    return angle
  }
}
