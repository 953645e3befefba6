/// A length that is an affine function of the container's width and the viewport's height.
///
/// Between two thresholds, every length of a solved layout is of this form. A handful of solves
/// therefore determines it exactly, and CSS can express it as one `calc()`.
package struct AffineLength: Hashable, Sendable {
  /// CSS pixels per pixel of the container's width.
  package var perWidth: Double

  /// CSS pixels per pixel of the viewport's height.
  package var perHeight: Double

  /// The constant part, in CSS pixels.
  package var constant: Double

  package static let zero = AffineLength(constant: 0)

  package init(perWidth: Double = 0, perHeight: Double = 0, constant: Double) {
    self.perWidth = perWidth
    self.perHeight = perHeight
    self.constant = constant
  }

  /// The length in CSS pixels.
  package func value(width: Double, height: Double) -> Double {
    perWidth * width + perHeight * height + constant
  }

  package static func + (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(
      perWidth: a.perWidth + b.perWidth, perHeight: a.perHeight + b.perHeight,
      constant: a.constant + b.constant)
  }

  package static func - (a: AffineLength, b: AffineLength) -> AffineLength {
    a + b * -1
  }

  package static func * (length: AffineLength, factor: Double) -> AffineLength {
    AffineLength(
      perWidth: length.perWidth * factor, perHeight: length.perHeight * factor,
      constant: length.constant * factor)
  }

  package static func + (a: AffineLength, b: Double) -> AffineLength {
    a + AffineLength(constant: b)
  }
}
