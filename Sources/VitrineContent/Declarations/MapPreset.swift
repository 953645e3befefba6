import VitrineFormats
import VitrineLayout

/// A map with an item at each record's coordinates.
struct MapPreset: DrawnPreset {
  static let name = "map"
  let defaultCell = CellAppearance.card.rawValue

  var latitude: SectionDeclaration.Name?
  var longitude: SectionDeclaration.Name?
  var coordinates: SectionDeclaration.Name?

  static let options = [
    ContentKey<Self>(
      "latitude", .name, \.latitude,
      "The field with the latitude in degrees; by default 'latitude' or 'lat'."),
    ContentKey(
      "longitude", .name, \.longitude,
      "The field with the longitude in degrees; by default 'longitude', 'lng' or 'lon'."),
    ContentKey(
      "coordinates", .name, \.coordinates,
      "A single field with both, the latitude first; 'coordinates' if none is set."),
  ]

  static let latitudes = ["latitude", "lat"]
  static let longitudes = ["longitude", "lng", "lon"]
  static let pairs = ["coordinates"]

  var lookedUp: [SectionDeclaration.Name] {
    [latitude, longitude, coordinates].compactMap { $0 }
  }
  var guesses: [String] {
    lookedUp.isEmpty ? Self.latitudes + Self.longitudes + Self.pairs : []
  }

  func check(_ entry: SourceValue.Member, _ reader: inout DeclarationReader) -> Bool {
    let noted = reader.diagnostics.count
    if coordinates != nil {
      for option in entry.value.members where option.key != "coordinates" {
        reader.reportConflictingKeys("coordinates", option)
      }
    } else if (latitude == nil) != (longitude == nil) {
      let (missing, named) =
        latitude == nil ? ("latitude", "longitude") : ("longitude", "latitude")
      reader.error(
        "invalid chart", at: entry, "the map needs '\(missing)'",
        hint: "a place has both: name the field for '\(named)' as well")
    }
    return reader.diagnostics.count == noted
  }

  var drawing: PresetDrawing { .map(self) }
}
