/// How a language writes latitudes and longitudes north, south, east and west.
struct DirectionsFormat: Hashable, Sendable {
  var north = Self.pattern("{degrees}\u{A0}N")
  var south = Self.pattern("{degrees}\u{A0}S")
  var east = Self.pattern("{degrees}\u{A0}E")
  var west = Self.pattern("{degrees}\u{A0}W")

  static let names = ["degrees"]

  private static func pattern(_ text: String) -> FormatPattern { FormatPattern(text, names: names) }
}
