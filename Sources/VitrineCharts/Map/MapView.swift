/// The part of the earth that a map shows.
package struct MapView: Hashable, Sendable {
  /// The longitude in its middle, in degrees: the least distorted, and farthest from where the earth is cut.
  package let middle: Double

  /// Its edges on the plane of the projection.
  package let x: ClosedRange<Double>
  package let y: ClosedRange<Double>

  /// Its height for a width of 1.
  package var ratio: Double { y.length / x.length }

  /// No narrower part is shown, since coasts are coarse: 12 degrees at the equator.
  private static let narrowest = EqualEarth.place(longitude: 12, latitude: 0).x

  /// The part with all of `places`, in degrees, and a margin around them; the whole earth where they go
  /// around more than two thirds of it.
  package init(of places: [ChartDrawing.Place]) {
    let arc = Self.arc(of: places.map(\.x))
    if arc.length > 240 {
      middle = 0
      x = -EqualEarth.halfWidth...EqualEarth.halfWidth
      y = -EqualEarth.halfHeight...EqualEarth.halfHeight
      return
    }
    let middle = Self.wrapped(arc.start + arc.length / 2)
    let found = places.map {
      EqualEarth.place(longitude: Self.wrapped($0.x - middle), latitude: $0.y)
    }
    let (left, right) = (found.map(\.x).min() ?? 0, found.map(\.x).max() ?? 0)
    let (bottom, top) = (found.map(\.y).min() ?? 0, found.map(\.y).max() ?? 0)
    var width = max((right - left) * 1.2, Self.narrowest)
    var height = (top - bottom) * 1.2
    // From twice as wide as high to a little wider than high, so that a map fits on a phone and a screen.
    height = max(height, width / 2)
    width = max(width, height * 1.2)
    self.middle = middle
    x = Self.range(around: (left + right) / 2, of: width, within: EqualEarth.halfWidth)
    y = Self.range(around: (bottom + top) / 2, of: height, within: EqualEarth.halfHeight)
  }

  /// Where a place stands, in shares of the width from the left and from the top.
  package func place(longitude: Double, latitude: Double) -> ChartDrawing.Place {
    let place = EqualEarth.place(longitude: Self.wrapped(longitude - middle), latitude: latitude)
    return ChartDrawing.Place(
      x: (place.x - x.lowerBound) / x.length, y: (y.upperBound - place.y) / x.length)
  }

  /// An angle from -180 up to 180.
  static func wrapped(_ degrees: Double) -> Double {
    let turns = ((degrees + 180) / 360).rounded(.down)
    return degrees - turns * 360
  }

  /// The shortest arc with all longitudes: around the earth but for the widest gap between two.
  private static func arc(of longitudes: [Double]) -> (start: Double, length: Double) {
    let sorted = longitudes.map(wrapped).sorted()
    guard let first = sorted.first else { return (0, 360) }
    var (start, gap) = (first, first + 360 - sorted[sorted.count - 1])
    for (one, next) in zip(sorted, sorted.dropFirst()) where next - one > gap {
      (start, gap) = (next, next - one)
    }
    return (start, 360 - gap)
  }

  /// A range of a length, moved to where the earth is, and no longer than that.
  private static func range(
    around middle: Double, of length: Double, within half: Double
  ) -> ClosedRange<Double> {
    let length = min(length, half * 2)
    let low = min(max(middle - length / 2, -half), half - length)
    return low...low + length
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }
}
