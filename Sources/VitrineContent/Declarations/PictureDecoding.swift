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
    ])
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
