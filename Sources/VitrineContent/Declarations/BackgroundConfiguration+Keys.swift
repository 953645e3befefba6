import VitrineFormats
import VitrineLayout

extension BackgroundConfiguration {
  static let keys = ContentKeys<BackgroundConfiguration>(
    "a background",
    appearances + [ContentKey("insets", .insets, \.insets, "The space between it and the edges.")])

  /// The keys for its appearance, shared by the backgrounds of cells and of sections.
  static let appearances: [ContentKey<BackgroundConfiguration>] =
    [
      ContentKey("color", .choice, \.color, "A colour of the theme."),
      ContentKey("corner", .number(from: 0), \.cornerRadius, "The radius of its corners."),
      ContentKey("stroke", .number(from: 0), \.strokeWidth, "The width of its border."),
      ContentKey("outset", .number(from: 0), \.strokeOutset, "How far outside the border is."),
      ContentKey("shadow", .choice, \.shadow, "How far it is raised above the page."),
    ]
}

extension ContentType<BackgroundConfiguration> {
  /// A colour, or a map of these keys.
  static var cellBackground: Self {
    let color = ContentType<BackgroundConfiguration.Color>.choice
    let keys = BackgroundConfiguration.keys
    return Self(.either([color.schema, .map(keys.schema)])) { member, reader in
      guard case .object = member.value.content else {
        return color.read(member, &reader).map { BackgroundConfiguration($0) }
      }
      var result = BackgroundConfiguration(.surface)
      reader.read(member.value, by: keys, into: &result)
      return result
    }
  }
}
