import VitrineFormats
import VitrineModel

extension PictureSettings {
  static let keys = ContentKeys<PictureSettings>(
    "'pictures'",
    [
      ContentKey(
        "format", .choice, \.format,
        "The format: 'webp', the smaller but slower 'avif', or 'original' to copy every file unchanged."
      ),
      ContentKey(
        "metadata", .flag, \.keepsMetadata,
        "Whether pictures keep what cameras wrote into them, including where they were taken."),
      ContentKey(
        "zoom", .flag, \.zoom,
        "Whether visitors can zoom into large pictures up to their full size, of which only visible parts load."
      ),
      ContentKey(
        "fields", .pictureFields, \.fields,
        "The metadata of picture files to turn into fields of their items, such as 'taken'."),
    ])
}

extension ContentType<[PictureField]> {
  /// One name or a list of names.
  static var pictureFields: Self {
    let names = PictureField.allCases.map(\.rawValue)
    return Self(.either([.choice(names), .list(.choice(names))])) { member, reader in
      reader.texts(member)?.compactMap { _, value in
        var entry = member
        entry.value = value
        return reader.choice(entry, of: PictureField.self)
      }
    }
  }
}

extension PictureField {
  /// The type of its values, or nil for texts.
  var type: ValueType? {
    switch self {
    case .taken: .date
    case .place: .coordinates
    case .camera, .caption, .creator, .credit, .copyright: nil
    }
  }
}

extension ContentType<PictureSettings> {
  /// The name of a format, or a map with settings that differ from the defaults.
  static var sitePictures: Self {
    let keys = PictureSettings.keys
    let format = ContentType<PictureSettings.Format>.choice
    return Self(.either([format.schema, .map(keys.schema)])) { member, reader in
      var settings = PictureSettings()
      if case .object = member.value.content {
        reader.read(member.value, by: keys, into: &settings)
      } else if let chosen = format.read(member, &reader) {
        settings.format = chosen
      } else {
        return nil
      }
      return settings
    }
  }
}
