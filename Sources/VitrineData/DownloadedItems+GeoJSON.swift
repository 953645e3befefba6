import VitrineModel
import VitrineText

extension DownloadedItems {
  /// The records with places as a collection of features (RFC 7946).
  var geoJSON: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("type", "FeatureCollection")
      json.array("features", records.filter { !$0.places.isEmpty }, inLines: true) { json, record in
        json.object { feature(record, to: &$0) }
      }
    }
    return writer.bytes + "\n".utf8
  }

  private func feature(_ record: Record, to json: inout JSONWriter) {
    let places = record.places
    json.member("type", "Feature")
    json.member("id", record.id.key)
    json.object("geometry") { json in
      json.member("type", places.count == 1 ? "Point" : "MultiPoint")
      json.key("coordinates")
      if places.count == 1 {
        position(places[0], to: &json)
      } else {
        json.array(places) { position($1, to: &$0) }
      }
    }
    json.object("properties") { properties(of: record, to: &$0) }
  }

  /// Writes the longitude, then the latitude.
  private func position(_ place: Place, to json: inout JSONWriter) {
    json.array([place.longitude, place.latitude]) { json, number in
      json.number(literal: FieldValue.Number(literal: number).json)
    }
  }
}

/// A place on the earth, in degrees in decimal notation.
struct Place {
  var latitude: String
  var longitude: String
}

extension Record {
  /// The places in its first field of coordinates.
  var places: [Place] {
    fields.lazy.map { $0.value.elements.compactMap(\.place) }.first { !$0.isEmpty } ?? []
  }
}

extension FieldValue {
  fileprivate var place: Place? {
    guard case .composite(let composite) = self else { return nil }
    var (latitude, longitude): (String?, String?) = (nil, nil)
    for word in composite.value.words {
      switch word {
      case .latitude(let number): latitude = number
      case .longitude(let number): longitude = number
      case .text, .number: break
      }
    }
    guard let latitude, let longitude else { return nil }
    return Place(latitude: latitude, longitude: longitude)
  }
}
