import VitrineModel

/// The sort key of a size: single lengths come before areas, and areas before volumes.
struct SizeOrder: Comparable {
  var dimensions: Int

  /// The length, area or volume.
  var extent: ExactNumber
  private var lengths: [ExactNumber]

  init(_ size: FieldValue.Size) {
    lengths = size.lengths.map { ExactNumber(Double($0) ?? .infinity, text: $0) }
    dimensions = lengths.count
    extent =
      lengths.count == 1 ? lengths[0] : ExactNumber(lengths.reduce(1) { $0 * $1.value })
  }

  static func < (first: Self, second: Self) -> Bool {
    if first.dimensions != second.dimensions { return first.dimensions < second.dimensions }
    if first.extent != second.extent { return first.extent < second.extent }
    return first.lengths.lexicographicallyPrecedes(second.lengths)
  }
}

/// The sort key of a place: from north to south, then from west to east.
struct PlaceOrder: Comparable {
  var southwards: ExactNumber
  private var eastwards: ExactNumber

  init(_ place: FieldValue.Place) {
    let isNorth = !place.latitude.hasPrefix("-")
    let distance = String(place.latitude.drop { $0 == "-" })
    let southwards = isNorth ? "-" + distance : distance
    self.southwards = ExactNumber(Double(southwards) ?? 0, text: southwards)
    eastwards = ExactNumber(Double(place.longitude) ?? 0, text: place.longitude)
  }

  static func < (first: Self, second: Self) -> Bool {
    first.southwards == second.southwards
      ? first.eastwards < second.eastwards : first.southwards < second.southwards
  }
}
