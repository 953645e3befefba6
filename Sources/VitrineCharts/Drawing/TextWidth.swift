/// The greatest width a text can have in the fonts that readers may have.
///
/// The font is unknown when a site is built. Advances come from the widest common font of each
/// script (DejaVu Sans for Latin, Greek and Cyrillic), in ems.
package enum TextWidth {
  /// The width of a text at a font size of `size` px, in px.
  package static func of(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } * size
  }

  /// The text, or as much of its beginning as fits into `width` with an ellipsis after it.
  package static func cut(_ text: String, to width: Double, size: Double) -> String {
    if of(text, size: size) <= width { return text }
    var rest = width - of("…", size: size)
    var result = ""
    for character in text {
      rest -= of(String(character), size: size)
      if rest < 0 { break }
      result.append(character)
    }
    while result.last?.isWhitespace ?? false { result.removeLast() }
    return result + "…"
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20...0x7E: latin[Int(scalar.value) - 0x20]
    // Combining marks and invisible formatting characters have no width.
    case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F:
      0
    case 0xA0, 0x2000...0x200A, 0x202F: 0.35
    case 0xA1...0x24F: 0.8
    case 0x370...0x58F: 0.86
    case 0x590...0x5FF: 0.68
    case 0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.75
    case 0x900...0xDFF: 0.95
    case 0xE00...0xEFF: 0.7
    case 0x2010...0x2027: 1
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF: 1
    case 0x1F000...0x1FAFF: 1.4
    default: 1
    }
  }

  /// The advances of printable ASCII, starting with the space, in hundredths of an em, rounded up.
  private static let latin: [Double] = [
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34,  // space … /
    64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 54,  // 0 … ?
    100, 69, 69, 70, 78, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79,  // @ … O
    61, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69, 40, 34, 40, 84, 50,  // P … _
    50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62,  // ` … o
    64, 64, 42, 53, 40, 64, 60, 82, 60, 60, 53, 64, 34, 64, 84,  // p … ~
  ].map { $0 / 100 }
}
