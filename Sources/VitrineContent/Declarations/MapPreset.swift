import VitrineFormats
import VitrineLayout

/// A map with an item at each record's coordinates.
struct MapPreset: DrawnPreset {
  static let name = "map"
  let defaultCell = CellLook.card.rawValue

  var latitude: SectionDeclaration.Name?
  var longitude: SectionDeclaration.Name?
  var coordinates: SectionDeclaration.Name?

  static let options = [
    ContentKey<Self>(
      "latitude", .name, \.latitude,
      "The field with the latitude in degrees; 'latitude' or 'lat' if it is left out."),
    ContentKey(
      "longitude", .name, \.longitude,
      "The field with the longitude in degrees; 'longitude', 'lng' or 'lon' if it is left out."),
    ContentKey(
      "coordinates", .name, \.coordinates,
      "The field with both, the latitude first, instead; 'coordinates' if all are left out."),
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

  func check(_ entry: SourceValue.Member, _ declarations: inout Declarations) -> Bool {
    let noted = declarations.diagnostics.count
    if coordinates != nil {
      for option in entry.value.members where option.key != "coordinates" {
        declarations.twoKeysForOne("coordinates", option)
      }
    } else if (latitude == nil) != (longitude == nil) {
      let (missing, said) =
        latitude == nil ? ("latitude", "longitude") : ("longitude", "latitude")
      declarations.error(
        "chart that cannot be", at: entry, "the map lacks '\(missing)'",
        hint: "a place has both: name the field beside '\(said)'")
    }
    return declarations.diagnostics.count == noted
  }

  var drawing: PresetDrawing { .map(self) }
}
