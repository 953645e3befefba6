import VitrineFormats
import VitrineModel
import VitrineText

extension RecordFiller {
  /// Adds the metadata of the record's first picture as fields, unless the record has its own
  /// values.
  mutating func addFields(_ fields: [PictureField], of metadata: PictureMetadata?) {
    for field in fields {
      let name = field.rawValue
      guard let own = record.value(named: name), isPresent(own) else {
        if let value = metadata?.value(of: field) { setField(name, value) }
        continue
      }
      // Values of one type can be compared. A value that has another type stays as it is.
      if shape.takesType(of: field), record.fields.contains(where: { $0.name == name }),
        let value = try? FieldType(type: field.type).read(own)
      {
        setField(name, value)
      }
    }
  }
}

extension RecordData {
  /// The data with the metadata of a picture under the names of fields that do not have values yet.
  func adding(_ fields: [PictureField], of metadata: PictureMetadata) -> RecordData {
    guard case .object(var members) = value.content else { return self }
    let merged = merged
    for field in fields where merged[field.rawValue]?.isBlank ?? true {
      guard let text = metadata.text(of: field) else { continue }
      members.removeAll { $0.key == field.rawValue }
      let (line, column) = (value.line, value.column)
      members.append(
        SourceValue.Member(
          key: field.rawValue, keyLine: line, keyColumn: column,
          value: SourceValue(content: .text(text), line: line, column: column)))
    }
    var result = self
    result.value.content = .object(members)
    return result
  }
}

extension PictureMetadata {
  /// The value of a field, or nil if the file does not say it.
  fileprivate func value(of field: PictureField) -> FieldValue? {
    if field == .creator, creators.count > 1 {
      return .list(creators.map { .text($0.withoutControls ?? $0) })
    }
    return text(of: field).flatMap { try? FieldType(type: field.type).read(.text($0)) }
  }

  /// The value as it would be written in data.
  func text(of field: PictureField) -> String? {
    let text: String? =
      switch field {
      case .taken: taken
      case .camera: camera
      case .caption: caption
      case .creator: creators.isEmpty ? nil : creators.joined(separator: ", ")
      case .credit: credit
      case .copyright: copyright
      case .place: place
      }
    return text.map { $0.withoutControls ?? $0 }
  }

  /// Latitude and longitude. Six decimals are a tenth of a metre.
  private var place: String? {
    guard let latitude, let longitude else { return nil }
    let degrees = [latitude, longitude].compactMap {
      ExactDecimal("\(($0 * 1e6).rounded() / 1e6)")?.literal
    }
    return degrees.joined(separator: ", ")
  }
}
