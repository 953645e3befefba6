/// The figures of a section or a page, in order, and how they are shown.
package struct KeyFigures: Hashable, Sendable {
  package var style: Style
  package var figures: [Figure]

  package init(_ figures: [Figure] = [], style: Style = .band) {
    self.figures = figures
    self.style = style
  }

  package var isEmpty: Bool { figures.isEmpty }
}

extension KeyFigures {
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// All on one surface.
    case band

    /// Each on a surface of its own, all equally wide.
    case tiles
  }
}
