/// What stands above and below all sections of a page, and the room between these.
package struct PageFrame: Hashable, Sendable {
  package struct Edge: Hashable, Sendable {
    package var text: String

    /// True if it stays in sight while the sections pass.
    package var isPinned: Bool

    package init(_ text: String, isPinned: Bool = false) {
      self.text = text
      self.isPinned = isPinned
    }
  }

  package var header: Edge?
  package var footer: Edge?

  /// Between sections, in CSS pixels; nil for what the theme has.
  package var gap: Double?

  package init() {}
}
