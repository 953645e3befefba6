import VitrineModel

extension ValueType {
  package static let coordinates = ValueType(
    rawValue: GeoCoordinates.typeName,
    reading: ValueReading(expected: "a place on the earth", readsParts: true) {
      ValueProblem(
        kind: "not a place", text: $0, message: "is not a place on the earth and stays as it is",
        hint: "a place is a latitude from -90 to 90 and a longitude from -180 to 180, "
          + "as 51.4778, -0.0014 or 51°28′40″N 0°00′05″W",
        boundMessage: "which is not a place on the earth")
    } read: { written in
      GeoCoordinates(written.value).map { .composite(FieldValue.Composite($0)) }
    })
}

extension GeoCoordinates: CompositeValue {
  static let typeName = "coordinates"

  var text: String { "\(latitude.literal), \(longitude.literal)" }

  var words: [CompositeWord] {
    [.latitude(latitude.literal), .text(", "), .longitude(longitude.literal)]
  }

  /// From north to south, then from west to east.
  var order: [String] {
    let literal = latitude.literal
    return [
      literal.hasPrefix("-") ? String(literal.drop { $0 == "-" }) : "-" + literal,
      longitude.literal,
    ]
  }
}
