import VitrineFormats
import VitrineModel

/// An accent's two colours, as declared.
private struct AccentColors: Sendable {
  var light: Color?
  var dark: Color?

  static let keys = ContentKeys<AccentColors>(
    "'accent'",
    [
      key("light", \.light, in: .light, "The colour on light pages, such as '#00647a'."),
      key("dark", \.dark, in: .dark, "The colour on dark pages."),
    ])

  private static func key(
    _ name: String, _ path: KeyPathTo<AccentColors, Color?>, in scheme: Accent.Scheme,
    _ description: String
  ) -> ContentKey<AccentColors> {
    ContentKey(name, .color, path, description).afterReading { member, reader, colors in
      guard let color = colors[keyPath: path], !color.isReadable(in: scheme) else { return }
      let contrast = (color.contrast(to: scheme.background) * 10).rounded(.down) / 10
      reader.error(
        "low contrast", at: member.value,
        "'\(member.key)' has a contrast of \(contrast) on \(scheme.background), but text needs \(Accent.minContrast)",
        hint: "the nearest readable colour is \"\(color.readable(in: scheme))\"")
    }
  }
}

extension ContentType<Accent> {
  /// One colour, from which shades for both schemes are derived, or a map with one for light and
  /// one for dark pages.
  static var accent: Self {
    let color = ContentType<Color>.color
    let keys = AccentColors.keys
    return Self(.either([color.schema, .map(keys.schema, required: keys.names)])) {
      member, reader in
      guard case .object = member.value.content else {
        return color.read(member, &reader).map { Accent($0) }
      }
      let noted = reader.diagnostics.count
      var colors = AccentColors()
      reader.read(member.value, by: keys, into: &colors)
      if let light = colors.light, let dark = colors.dark {
        return Accent(light: light, dark: dark)
      }
      if reader.diagnostics.count == noted {
        reader.missingKey(
          colors.light == nil ? "light" : "dark", of: keys.name, at: member.value,
          hint: "a single colour, without a map, sets both")
      }
      return nil
    }
  }
}

extension ContentType<Color> {
  /// A hexadecimal colour such as `#0a7` or `#00aa77`.
  fileprivate static var color: Self {
    Self(.pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$")) { member, reader in
      guard let text = reader.text(member) else { return nil }
      if let color = Color(text) { return color }
      reader.error(
        "not a color", at: member.value, "'\(member.key)' cannot be '\(text)'",
        hint: "write colours in quotes, such as \"#00647a\"")
      return nil
    }
  }
}
