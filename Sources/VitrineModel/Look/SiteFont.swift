/// A file of a font that pages are set in.
package struct SiteFont: Hashable, Sendable {
  package var family: String
  package var file: LookFile

  /// The roles that its family takes.
  package var roles: [Role]

  /// `400`, or `200 900` for a variable font.
  package var weight: String?
  package var isItalic: Bool

  /// The characters that it is for; empty for all.
  package var range: [ClosedRange<UInt32>]

  package enum Role: String, CaseIterable, Sendable {
    case text, titles, code
  }

  package init(
    family: String, file: LookFile, roles: [Role], weight: String?, isItalic: Bool,
    range: [ClosedRange<UInt32>]
  ) {
    self.family = family
    self.file = file
    self.roles = roles
    self.weight = weight
    self.isItalic = isItalic
    self.range = range
  }

  /// True if it has any of the letters of a text.
  package func isUsed(in text: String) -> Bool {
    range.isEmpty
      || text.unicodeScalars.contains { letter in
        letter.properties.isAlphabetic && range.contains { $0.contains(letter.value) }
      }
  }
}
