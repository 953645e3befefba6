import VitrineLayout

extension BackgroundConfiguration {
  /// The stroke, or nothing if its width is zero.
  var outline: [Declaration] {
    guard strokeWidth > 0 else { return [] }
    return [
      Declaration("outline", "\(px(strokeWidth)) solid \(color.strokeCSS)"),
      Declaration("outline-offset", px(strokeOutset - strokeWidth)),
    ]
  }
}

extension BackgroundConfiguration.Color {
  var css: String {
    switch self {
    case .clear: "none"
    case .wall, .surface, .well, .raised, .pressed: "var(--\(rawValue))"
    case .accent, .success, .warning, .failure, .neutral: "var(--\(rawValue)-soft)"
    }
  }

  /// The colour of a stroke.
  fileprivate var strokeCSS: String {
    switch self {
    case .accent, .success, .warning, .failure, .neutral: "var(--\(rawValue))"
    case .clear, .wall, .surface, .well, .raised, .pressed: "var(--line-strong)"
    }
  }
}

extension BackgroundConfiguration.Shadow {
  var css: String {
    switch self {
    case .none: "none"
    case .small: "0 1px 2px rgb(0 0 0/.12),0 1px 4px rgb(0 0 0/.08)"
    case .large: "var(--shadow-2)"
    }
  }
}

/// A length in rem, which scales with the reader's text size.
func rem(_ pixels: Double) -> String { cssNumber(pixels / 16) + "rem" }

func px(_ pixels: Double) -> String { cssNumber(pixels) + "px" }
