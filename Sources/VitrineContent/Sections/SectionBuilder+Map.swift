import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Returns a map of the records, or nil if none has coordinates.
  mutating func map(
    _ preset: MapPreset, of records: [Int], query: RecordQuery, at place: SourceLocation
  ) -> SectionChart? {
    if records.isEmpty { return nil }
    guard let fields = fields(of: preset, query) else {
      reportNothingToPlace(
        MapPreset.name, lookingFor: ["latitude", "longitude"] + MapPreset.pairs,
        option: "latitude: north, longitude: east", at: place)
      return nil
    }
    var placed: [(record: Int, place: GeoCoordinates)] = []
    var others: [Int] = []
    for record in records {
      let values = fields.map { query.value($0, of: record) }
      if let place = fields.count == 1
        ? pair(values[0], fields[0], record) : both(values, fields, record)
      {
        placed.append((record, place))
      } else {
        others.append(record)
      }
    }
    if placed.isEmpty { return nil }
    let all = placed.map(\.record) + others
    return SectionChart(
      mark: .map, x: SectionChart.Axis(name: fields[fields.count - 1]), scale: .numbers,
      values: placed.map {
        SectionChart.Value(x: $0.place.longitude.value, y: $0.place.latitude.value)
      },
      records: all, facts: facts(of: all, fields, query))
  }

  /// The names of the fields with latitude and longitude, or of the single field with both.
  private mutating func fields(of preset: MapPreset, _ query: RecordQuery) -> [String]? {
    if let pair = preset.coordinates { return [pair.text] }
    if let latitude = preset.latitude, let longitude = preset.longitude {
      return [latitude.text, longitude.text]
    }
    if let latitude = firstKnown(of: MapPreset.latitudes, to: query),
      let longitude = firstKnown(of: MapPreset.longitudes, to: query)
    {
      return [latitude, longitude]
    }
    return firstKnown(of: MapPreset.pairs, to: query).map { [$0] }
  }

  /// Parses coordinates from a single value, and reports a value that has none.
  private mutating func pair(_ value: FieldValue?, _ field: String, _ record: Int)
    -> GeoCoordinates?
  {
    if let place = GeoCoordinates(value) { return place }
    note(
      value, field, record, "a latitude from -90 to 90 and a longitude from -180 to 180",
      example: "46.54, 8.13")
    return nil
  }

  /// Parses a latitude and a longitude, and reports values that are not numbers in range.
  private mutating func both(
    _ values: [FieldValue?], _ fields: [String], _ record: Int
  ) -> GeoCoordinates? {
    let found = values.map { Degrees.all(in: $0) }.map { $0?.count == 1 ? $0![0] : nil }
    if let latitude = found[0], let longitude = found[1],
      let place = GeoCoordinates(latitude, longitude)
    {
      return place
    }
    if found[0].map({ $0.isLongitude == true || !Degrees.latitudes.contains($0.value) }) ?? true {
      note(values[0], fields[0], record, "a latitude from -90 to 90", example: "46.54 or 46.54° N")
    }
    if found[1].map({ $0.isLongitude == false || !Degrees.longitudes.contains($0.value) }) ?? true {
      note(values[1], fields[1], record, "a longitude from -180 to 180", example: "8.13 or 8.13° E")
    }
    return nil
  }

  private mutating func note(
    _ value: FieldValue?, _ field: String, _ record: Int, _ expected: String, example: String
  ) {
    guard ComparableValue(value) != nil, let value else { return }
    let record = records.records[record]
    diagnostics.warn(
      "value without a position on a map", at: record.place,
      "'\(field)' of '\(record.id)' is '\(value.written)', not \(expected)",
      hint: "the map lists it without a position: write degrees, such as \(example)")
  }
}

extension FieldValue {
  /// The value as text, for a message.
  fileprivate var written: String {
    if case .list(let values) = self { return values.map(\.written).joined(separator: ", ") }
    return ComparableValue(self)?.text ?? ""
  }
}
