/// Texts above and below all sections of a page, and the gap between the sections.
package struct PageFrame: Hashable, Sendable {
  package struct Edge: Hashable, Sendable {
    package var text: String

    /// Whether it stays visible while the sections scroll.
    package var isPinned: Bool

    package init(_ text: String, isPinned: Bool = false) {
      self.text = text
      self.isPinned = isPinned
    }
  }

  package var header: Edge?
  package var footer: Edge?

  /// Between sections, in CSS pixels, or nil for the theme's value.
  package var gap: Double?

  package init() {}
}
