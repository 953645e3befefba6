import VitrineFormats
package import VitrineModel
import VitrineText

/// A latitude or longitude, as `46.54`, `-69.3`, `46.54° N` or `69°18′W`.
struct Degrees: Hashable, Sendable {
  /// In decimal notation, positive towards north and east.
  var literal: String

  /// Whether the letter is east or west rather than north or south, or nil without a letter.
  var isLongitude: Bool?

  var value: Double { Double(literal) ?? .infinity }

  static let latitudes = -90.0...90
  static let longitudes = -180.0...180
}

extension Degrees {
  /// The numbers in a text, or in the elements of a list. Nil if there is anything else.
  static func all(in value: FieldValue?) -> [Degrees]? {
    switch value {
    case .number(let number):
      let literal = number.value.isFinite ? ExactDecimal(number.literal)?.literal : nil
      return literal.map { [Degrees(literal: $0)] }
    case .list(let values):
      let found = values.map { all(in: $0) }
      return found.contains { $0 == nil } ? nil : found.flatMap { $0! }
    case .text(let text):
      var reader = DegreesReader(text)
      return reader.all()
    case .composite(let composite):
      return (composite.value as? GeoCoordinates).map { [$0.latitude, $0.longitude] }
    case .object(let fields): return all(in: fields)
    case .bool, .null, .date, .link, .markup, nil: return nil
    }
  }

  /// A map with a latitude and a longitude, or a GeoJSON point, which has the longitude first.
  private static func all(in fields: [Field]) -> [Degrees]? {
    func degrees(_ names: Set<String>) -> Degrees? {
      let found = fields.first { names.contains($0.name.lowercased()) }.flatMap {
        all(in: $0.value)
      }
      return found?.count == 1 ? found![0] : nil
    }
    if fields.contains(where: { $0.name == "type" && $0.value == .text("Point") }) {
      let pair = fields.first { $0.name == "coordinates" }.flatMap { all(in: $0.value) }
      guard let pair, (2...3).contains(pair.count) else { return nil }
      return [pair[1], pair[0]]
    }
    guard let latitude = degrees(["lat", "latitude"]),
      let longitude = degrees(["lng", "lon", "long", "longitude"])
    else { return nil }
    return [latitude, longitude]
  }
}

/// A place on Earth.
package struct GeoCoordinates: Hashable, Sendable {
  var latitude: Degrees
  var longitude: Degrees

  /// Reads two numbers, with the latitude first unless their letters indicate otherwise.
  package init?(_ pair: FieldValue?) {
    guard var degrees = Degrees.all(in: pair), degrees.count == 2 else { return nil }
    if degrees[0].isLongitude == true, degrees[1].isLongitude == false { degrees.swapAt(0, 1) }
    self.init(degrees[0], degrees[1])
  }

  init?(_ latitude: Degrees, _ longitude: Degrees) {
    guard latitude.isLongitude != true, longitude.isLongitude != false,
      Degrees.latitudes.contains(latitude.value), Degrees.longitudes.contains(longitude.value)
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
