/// One dimension of an item or a group, before its container is known.
///
/// Lengths are in CSS pixels. A fraction refers to the width or height of the containing box, where
/// 1 is the whole of it:
///
/// | element | width | height |
/// |---|---|---|
/// | in a horizontal group | content width less the spacing between items | content height |
/// | in a vertical group | content width | content height less the spacing between items |
/// | a section's group, stacked downwards | container width less insets | container height |
/// | a section's group, stacked sideways | container width | container height less insets |
///
/// Content width and height are the group's; insets are the section's.
public enum LayoutDimension: Hashable, Sendable {
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  case absolute(Double)

  /// An initial estimate, replaced by the measured length when content is rendered.
  case estimated(Double)

  /// Estimated, and as long as the longest sibling with this dimension.
  case uniformAcrossSiblings(Double)

  /// Whether the length is known only once content has been measured.
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether this is a fraction of the container's length along `axis`.
  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The length in a box of size `container`. Fractions are rounded, given lengths are not.
  func length(in container: Size, rounding: LayoutRounding) -> Double {
    switch self {
    case .fractionalWidth(let fraction): rounding.fraction(container.width * fraction)
    case .fractionalHeight(let fraction): rounding.fraction(container.height * fraction)
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
      max(0, length)
    }
  }
}

/// A width and a height before the container is known.
public struct LayoutSize: Hashable, Sendable {
  public var width: LayoutDimension
  public var height: LayoutDimension

  public init(width: LayoutDimension, height: LayoutDimension) {
    self.width = width
    self.height = height
  }

  subscript(axis: Axis) -> LayoutDimension {
    axis == .horizontal ? width : height
  }
}
