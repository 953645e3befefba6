/// The land in a view, as the data of an SVG path in a picture `LandPath.width` wide.
struct LandPath {
  static let width: Double = 2000
  private(set) var text = ""

  init(in view: MapView) {
    for ring in Land.rings {
      // A ring may cross the meridian where the view cuts the earth. It is then drawn at both
      // edges.
      for turn in [-360.0, 0, 360] {
        let turned = ring.map { ChartDrawing.Place(x: $0.x - view.middle + turn, y: $0.y) }
        let within = turned.clipped(\.x, to: -180...180)
        if within.count < 3 { continue }
        let places = within.withCurvedEdges.map {
          EqualEarth.place(longitude: $0.x, latitude: $0.y)
        }
        append(places.clipped(\.x, to: view.x).clipped(\.y, to: view.y), view)
      }
    }
  }

  /// Whole numbers are precise enough, since the picture is wider than any page. Points that round
  /// to the same place are dropped.
  private mutating func append(_ ring: [ChartDrawing.Place], _ view: MapView) {
    let scale = Self.width / view.x.length
    var places: [(x: Int, y: Int)] = []
    for place in ring {
      let x = Int(((place.x - view.x.lowerBound) * scale).rounded())
      let y = Int(((view.y.upperBound - place.y) * scale).rounded())
      if places.last.map({ $0 != (x, y) }) ?? true { places.append((x, y)) }
    }
    if places.count < 3 { return }
    text += "M\(places[0].x) \(places[0].y)l"
    for (number, (last, next)) in zip(places, places.dropFirst()).enumerated() {
      let (x, y) = (next.x - last.x, next.y - last.y)
      text += "\(number > 0 && x >= 0 ? " " : "")\(x)\(y < 0 ? "" : " ")\(y)"
    }
    text += "z"
  }
}

extension [ChartDrawing.Place] {
  /// Clips a ring to a range (I. Sutherland and G. Hodgman, "Reentrant polygon clipping", 1974).
  fileprivate func clipped(
    _ axis: WritableKeyPath<Element, Double>, to range: ClosedRange<Double>
  ) -> Self {
    clipped(axis, at: range.lowerBound) { $0 >= $1 }.clipped(axis, at: range.upperBound) {
      $0 <= $1
    }
  }

  private func clipped(
    _ axis: WritableKeyPath<Element, Double>, at edge: Double, keep: (Double, Double) -> Bool
  ) -> Self {
    guard var last else { return [] }
    var result: Self = []
    for place in self {
      let isKept = keep(place[keyPath: axis], edge)
      if isKept != keep(last[keyPath: axis], edge) {
        let share = (edge - last[keyPath: axis]) / (place[keyPath: axis] - last[keyPath: axis])
        var crossing = Element(
          x: last.x + (place.x - last.x) * share, y: last.y + (place.y - last.y) * share)
        crossing[keyPath: axis] = edge
        result.append(crossing)
      }
      if isKept { result.append(place) }
      last = place
    }
    return result
  }

  /// Adds places along long edges, because parallels and meridians where land is cut are curves on
  /// the plane.
  fileprivate var withCurvedEdges: Self {
    zip(self, dropFirst() + prefix(1)).flatMap { place, next -> Self in
      let parts = (Swift.max((next.x - place.x).magnitude, (next.y - place.y).magnitude) / 4)
        .rounded(.up)
      return (0..<Swift.max(1, Int(parts))).map {
        let share = Double($0) / Swift.max(1, parts)
        return Element(
          x: place.x + (next.x - place.x) * share, y: place.y + (next.y - place.y) * share)
      }
    }
  }
}
