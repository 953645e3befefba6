/// A section that the page no longer has. Its heading and items are shown at their old positions
/// while they fade out.
struct RemovedSection {
  /// The number among the earlier sections.
  var number: Int

  /// The index of the page's section that took its place, or the number of sections if it was the
  /// last.
  var index: Int
  var place: Position

  /// How much lower that section was, not counting this one.
  var distance: String

  /// The number of the measured length by which the sections below it were lower: its own height,
  /// and the gap between two sections.
  var measure: Int

  enum Position {
    /// At a section of the page, directly below another removed one, or after the page's last
    /// section.
    case before(Int), under(Int), after(Int)
  }

  /// The section's top edge, as CSS.
  var top: String {
    switch place {
    case .before(let index): "calc(anchor(--t-\(index) top) + \(distance))"
    case .under(let number): "anchor(--r-\(number) bottom)"
    case .after(let index):
      "calc(anchor(--e-\(index) bottom) + \(distance) + var(--section-gap))"
    }
  }
}
