import VitrineModel

/// A latitude or longitude, as `46.54`, `-69.3`, `46.54° N` or `69.3 W`.
struct Degrees: Hashable {
  /// Positive towards north and east.
  var value: Double

  /// True for one that says east or west, false for north or south; nil without a letter.
  var isLongitude: Bool?

  static let latitudes = -90.0...90
  static let longitudes = -180.0...180
}

extension Degrees {
  /// The numbers of a value: of a list its elements', of a text those in it. Nil where anything else is in it.
  static func all(in value: FieldValue?) -> [Degrees]? {
    switch value {
    case .number(let number): return [Degrees(value: number.value)]
    case .list(let values):
      let found = values.map { all(in: $0) }
      return found.contains { $0 == nil } ? nil : found.flatMap { $0! }
    case .text(let text): return all(in: text)
    case .bool, .object, .null, .date, .link, .markup, .size, .place, nil: return nil
    }
  }

  private static func all(in text: String) -> [Degrees]? {
    var found: [Degrees] = []
    let separators: Set<Character> = [" ", "\u{A0}", ",", ";", "°"]
    for word in text.split(whereSeparator: { separators.contains($0) }) {
      var number = word
      let letter = number.last.flatMap { letters[$0] }
      if letter != nil { number.removeLast() }
      if !number.isEmpty {
        guard let value = ReadableValue(.text(String(number)))?.number else { return nil }
        found.append(Degrees(value: value))
      }
      guard let letter else { continue }
      // A letter belongs to the number before it, of which it says the sign.
      guard let last = found.last, last.isLongitude == nil, last.value >= 0 else { return nil }
      found[found.count - 1] = Degrees(
        value: last.value * letter.sign, isLongitude: letter.isLongitude)
    }
    return found
  }

  private static let letters: [Character: (sign: Double, isLongitude: Bool)] = [
    "N": (1, false), "S": (-1, false), "E": (1, true), "W": (-1, true),
  ]
}

/// A place on the earth.
struct EarthPlace: Hashable {
  var latitude: Double
  var longitude: Double

  /// Two numbers of one value, the latitude first unless their letters say otherwise.
  init?(_ pair: FieldValue?) {
    guard var degrees = Degrees.all(in: pair), degrees.count == 2 else { return nil }
    if degrees[0].isLongitude == true, degrees[1].isLongitude == false { degrees.swapAt(0, 1) }
    self.init(degrees[0], degrees[1])
  }

  init?(_ latitude: Degrees, _ longitude: Degrees) {
    guard latitude.isLongitude != true, longitude.isLongitude != false,
      Degrees.latitudes.contains(latitude.value), Degrees.longitudes.contains(longitude.value)
    else { return nil }
    self.latitude = latitude.value
    self.longitude = longitude.value
  }
}
