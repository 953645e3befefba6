/// The accent of a site: the colour of its links and marks in light and dark mode, each with
/// derived tones.
package struct Accent: Hashable, Sendable {
  package let light: Tones
  package let dark: Tones

  package struct Tones: Hashable, Sendable {
    /// The colour of links, marks and focus rings.
    package let color: Color

    /// The colour of text on it.
    package let on: Color

    /// A background for text, for example for insertions.
    package let soft: Color

    /// The colour for readers who prefer more contrast.
    package let strong: Color
  }

  package enum Scheme: CaseIterable, Sendable {
    case light, dark

    /// The background with the least contrast to the accent: that of a pressed row.
    package var background: Color {
      switch self {
      case .light: Color(red: 0xE3, green: 0xE3, blue: 0xDE)
      case .dark: Color(red: 0x34, green: 0x34, blue: 0x32)
      }
    }
  }

  /// The contrast that the guidelines require for text (WCAG 2.2, 1.4.3), and the enhanced one
  /// (1.4.6).
  package static let minContrast = 4.5
  private static let moreContrast = 7.0

  /// Uses the nearest legible shades of `color`.
  package init(_ color: Color) {
    self.init(light: color.readable(in: .light), dark: color.readable(in: .dark))
  }

  /// Uses both colours unchanged.
  package init(light: Color, dark: Color) {
    self.light = Tones(light, in: .light)
    self.dark = Tones(dark, in: .dark)
  }
}

extension Accent.Tones {
  fileprivate init(_ color: Color, in scheme: Accent.Scheme) {
    let isLight = scheme == .light
    let backgrounds = [
      Color(red: 255, green: 255, blue: 255), color.with(lightness: 0.24, chroma: 0.04),
      Color(red: 0, green: 0, blue: 0),
    ]
    self.color = color
    on = backgrounds.first { $0.contrast(to: color) >= Accent.minContrast }!
    soft = color.with(lightness: isLight ? 0.945 : 0.3, chroma: isLight ? 0.025 : 0.05)
    strong = color.shade(in: scheme, contrast: Accent.moreContrast)
  }
}

extension Color {
  /// The nearest shade of this colour that is legible as text in a scheme.
  package func readable(in scheme: Accent.Scheme) -> Color {
    shade(in: scheme, contrast: Accent.minContrast)
  }

  package func isReadable(in scheme: Accent.Scheme) -> Bool {
    hasContrast(in: scheme, by: Accent.minContrast)
  }

  /// Whether it contrasts enough with the scheme's background in the right direction: darker in a
  /// light scheme, lighter in a dark one.
  private func hasContrast(in scheme: Accent.Scheme, by minimum: Double) -> Bool {
    contrast(to: scheme.background) >= minimum
      && (luminance < scheme.background.luminance) == (scheme == .light)
  }

  /// The nearest shade of this colour that has a given contrast to a scheme's background: darker in
  /// a light scheme, lighter in a dark one.
  fileprivate func shade(in scheme: Accent.Scheme, contrast: Double) -> Color {
    if hasContrast(in: scheme, by: contrast) { return self }
    var (poor, enough) = (lab.lightness, scheme == .light ? 0.0 : 1.0)
    // A colour on the wrong side of its background starts at the background.
    let background = scheme.background.lab.lightness
    poor = scheme == .light ? min(poor, background) : max(poor, background)
    for _ in 0..<16 {
      let middle = (poor + enough) / 2
      let isEnough = with(lightness: middle).hasContrast(in: scheme, by: contrast)
      if isEnough { enough = middle } else { poor = middle }
    }
    return with(lightness: enough)
  }
}
