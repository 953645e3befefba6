/// A section that the page had: its heading and its items are shown where they stood, as they fade.
struct RemovedSection {
  /// Among the earlier sections.
  var number: Int

  /// The section of the page that stands where it stood, or would.
  var index: Int
  var place: Place

  /// By how much lower that section stood, without it.
  var distance: String

  /// The number of the length by which the sections under it stood lower: its own height, and the
  /// room between two sections.
  var measure: Int

  enum Place {
    /// In the place of a section of the page, right under an earlier one, or behind the page's last.
    case before(Int), under(Int), behind(Int)
  }

  /// The edge where it begins.
  var top: String {
    switch place {
    case .before(let index): "calc(anchor(--t-\(index) top) + \(distance))"
    case .under(let number): "anchor(--r-\(number) bottom)"
    case .behind(let index):
      "calc(anchor(--e-\(index) bottom) + \(distance) + var(--section-gap))"
    }
  }
}
