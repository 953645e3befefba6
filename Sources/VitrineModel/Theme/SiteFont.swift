/// A font file used by pages.
package struct SiteFont: Hashable, Sendable {
  package var family: String
  package var file: ThemeAsset

  /// The roles for which its family is used.
  package var roles: [Role]

  /// `400`, or `200 900` for a variable font.
  package var weight: String?
  package var isItalic: Bool

  /// The characters it covers, or empty for all.
  package var range: [ClosedRange<UInt32>]

  package enum Role: String, CaseIterable, Sendable {
    case text, titles, code
  }

  package init(
    family: String, file: ThemeAsset, roles: [Role], weight: String?, isItalic: Bool,
    range: [ClosedRange<UInt32>]
  ) {
    self.family = family
    self.file = file
    self.roles = roles
    self.weight = weight
    self.isItalic = isItalic
    self.range = range
  }

  /// Whether it has any of the letters in a text.
  package func isUsed(in text: String) -> Bool {
    range.isEmpty
      || text.unicodeScalars.contains { letter in
        letter.properties.isAlphabetic && range.contains { $0.contains(letter.value) }
      }
  }
}
