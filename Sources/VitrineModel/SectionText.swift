/// A key of a section whose text the section's template shows, under the name of the key.
///
/// It is declared once, below: what reads it, shows it and compares it follows from `all`.
package struct SectionText: Hashable, Sendable {
  package let key: String
  package let meaning: String

  package static let all = [empty]

  package static let empty = Self(
    key: "empty", meaning: "The sentence to show if there are no items.")
}
