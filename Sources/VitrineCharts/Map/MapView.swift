/// The part of the earth that a map shows.
package struct MapView: Hashable, Sendable {
  /// The longitude in the middle, in degrees. Distortion is least there, and the cut through the
  /// earth is farthest away.
  package let middle: Double

  /// Its edges on the plane of the projection.
  package let x: ClosedRange<Double>
  package let y: ClosedRange<Double>

  /// Its height as a multiple of its width.
  package var ratio: Double { y.length / x.length }

  /// The narrowest view: 12 degrees at the equator. Coastlines are too coarse for less.
  private static let narrowest = EqualEarth.place(longitude: 12, latitude: 0).x

  /// A view of all `places`, in degrees, with a margin around them. If they span more than two
  /// thirds of the globe, it shows the whole earth.
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
    // The width is between 1.2 and 2 times the height, so that a map fits on phones and on larger
    // screens.
    height = max(height, width / 2)
    width = max(width, height * 1.2)
    self.middle = middle
    x = Self.range(around: (left + right) / 2, of: width, within: EqualEarth.halfWidth)
    y = Self.range(around: (bottom + top) / 2, of: height, within: EqualEarth.halfHeight)
  }

  /// The position of a place, as shares of the width from the left and from the top.
  package func place(longitude: Double, latitude: Double) -> ChartDrawing.Place {
    let place = EqualEarth.place(longitude: Self.wrapped(longitude - middle), latitude: latitude)
    return ChartDrawing.Place(
      x: (place.x - x.lowerBound) / x.length, y: (y.upperBound - place.y) / x.length)
  }

  /// An angle from -180 up to, but not including, 180.
  static func wrapped(_ degrees: Double) -> Double {
    let turns = ((degrees + 180) / 360).rounded(.down)
    return degrees - turns * 360
  }

  /// The shortest arc that contains all longitudes: the whole circle without the widest gap between
  /// two of them.
  private static func arc(of longitudes: [Double]) -> (start: Double, length: Double) {
    let sorted = longitudes.map(wrapped).sorted()
    guard let first = sorted.first else { return (0, 360) }
    var (start, gap) = (first, first + 360 - sorted[sorted.count - 1])
    for (one, next) in zip(sorted, sorted.dropFirst()) where next - one > gap {
      (start, gap) = (next, next - one)
    }
    return (start, 360 - gap)
  }

  /// A range of this length around `middle`, shifted and shortened to stay within the earth.
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
