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
      // The longitude comes first.
      let positions = places.map { place in
        FieldValue.list(
          [place.longitude, place.latitude].map { .number(FieldValue.Number(literal: $0)) })
      }
      json.key("coordinates")
      json.value(positions.count == 1 ? positions[0] : .list(positions))
    }
    json.object("properties") { properties(of: record, to: &$0) }
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
  /// The place that coordinates mean.
  var place: Place? {
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
