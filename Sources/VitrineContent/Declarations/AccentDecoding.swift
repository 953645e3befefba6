import VitrineDiagnostics
import VitrineModel

/// The two colours of an accent while they are read.
private struct AccentColors: Sendable {
  var light: Color?
  var dark: Color?

  static let keys = ContentKeys<AccentColors>(
    "'accent'",
    [
      ContentKey("light", .color, \.light, "On light pages, as '#00647a'.")
        .checked(\.light, in: .light),
      ContentKey("dark", .color, \.dark, "On dark pages.").checked(\.dark, in: .dark),
    ])
}

extension ContentKey<AccentColors> {
  /// Returns this key, which also notes a colour that cannot be read.
  fileprivate func checked(
    _ path: KeyPathTo<AccentColors, Color?>, in scheme: Accent.Scheme
  ) -> Self {
    Self(as: self) { member, declarations, colors in
      read(member, &declarations, &colors)
      guard let color = colors[keyPath: path], !color.isReadable(in: scheme) else { return }
      declarations.note(
        .lowContrast(
          color, of: member.key, in: scheme, at: declarations.location(of: member.value)))
    }
  }
}

extension ContentType<Accent> {
  /// A colour, whose shades are derived, or one for light pages and one for dark ones.
  static var accent: Self {
    let color = ContentType<Color>.color
    let keys = AccentColors.keys
    return Self(.either([color.schema, .map(keys.schema, required: keys.names)])) {
      member, declarations in
      guard case .object = member.value.content else {
        return color.read(member, &declarations).map { Accent($0) }
      }
      let noted = declarations.diagnostics.count
      var colors = AccentColors()
      declarations.read(member.value, by: keys, into: &colors)
      if let light = colors.light, let dark = colors.dark {
        return Accent(light: light, dark: dark)
      }
      if declarations.diagnostics.count == noted {
        declarations.note(
          .missingKey(
            colors.light == nil ? "light" : "dark", of: keys.name,
            at: declarations.location(of: member.value),
            hint: "one colour alone, without a map, gives both"))
      }
      return nil
    }
  }
}

extension ContentType<Color> {
  /// `#0a7` or `#00aa77`.
  fileprivate static var color: Self {
    Self(.pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$")) { member, declarations in
      guard let text = declarations.text(member) else { return nil }
      if let color = Color(text) { return color }
      declarations.note(
        .notAColor(text, of: member.key, at: declarations.location(of: member.value)))
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func notAColor(
    _ text: String, of key: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a color", at: location, "'\(key)' cannot be '\(text)'",
      hint: "a colour is written in quotes, as \"#00647a\"")
  }

  fileprivate static func lowContrast(
    _ color: Color, of key: String, in scheme: Accent.Scheme, at location: SourceLocation
  ) -> Diagnostic {
    let contrast = (color.contrast(to: scheme.ground) * 10).rounded(.down) / 10
    return Diagnostic(
      .error, kind: "low contrast", at: location,
      "'\(key)' has a contrast of \(contrast) on \(scheme.ground), and text needs \(Accent.leastContrast)",
      hint: "the nearest that can be read is \"\(color.readable(in: scheme))\"")
  }
}
