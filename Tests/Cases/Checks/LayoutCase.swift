import VitrineCases
import VitrineLayout

/// A layout and where everything in it must stand.
struct LayoutCase {
  var name: String
  var tier: String
  var input: LayoutCaseInput
  var expected: Expected

  struct Expected {
    var contentSize: Size
    var items: [[Frame]]

    /// Nil where the case does not say.
    var groups: [[Frame]]?
    var orthogonal: [Int: OrthogonalExtentCase]?
    var supplementaries: [SupplementaryName: [Frame]]

    /// True if the layout must have no supplementary items besides those listed.
    var listsAllSupplementaries: Bool
    var decorations: [SupplementaryName: [Frame]]
  }

  /// Which of its kind a supplementary is, and in which section; nil for the layout's own. Boundary
  /// items of one kind all have index 0.
  struct SupplementaryName: Hashable {
    var kind: String
    var section: Int?
    var index: Int
  }

  struct OrthogonalExtentCase {
    var scrolling: OrthogonalScrolling
    var viewport: Frame
    var contentLength: Double
    var maximumOffset: Double
    var restingOffsets: [Double]?
  }
}
