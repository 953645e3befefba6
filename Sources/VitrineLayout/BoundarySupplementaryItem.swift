/// A box at an edge of a section or of the whole layout: a header, a footer.
///
/// Items on one side do not stack: each stands at the edge by itself.
public struct BoundarySupplementaryItem: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  public var kind: String

  /// Fractions along the page are of the whole container; across it, of the container less the
  /// section's insets if the section's supplementaries follow them.
  public var size: LayoutSize

  public var alignment: Alignment

  /// Added to the place, in CSS pixels.
  public var offset: Point

  /// True if the section grows by the item's length; false if the item is laid over the content.
  public var extendsBoundary: Bool

  /// Room kept free beyond an item that extends the section, in CSS pixels.
  public var outerSpacing: Double

  /// Room between the item's place and its frame; an estimated axis has none.
  public var contentInsets: EdgeInsets

  /// True if the item stays in sight while its section is in sight.
  ///
  /// Only an item at the page's start or end can do so: a header goes with the content until its
  /// section ends, a footer comes with it from where its section begins.
  public var pinsToVisibleBounds: Bool

  public var zIndex: Int

  public init(
    kind: String, size: LayoutSize, alignment: Alignment, offset: Point = .zero,
    extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false, zIndex: Int = 1,
    outerSpacing: Double = 0, contentInsets: EdgeInsets = .zero
  ) {
    self.outerSpacing = outerSpacing
    self.contentInsets = contentInsets
    self.kind = kind
    self.size = size
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
  }
}

extension BoundarySupplementaryItem.Alignment {
  /// −1 at the start of an axis, 1 at its end, 0 in its middle.
  func side(along axis: Axis) -> Int {
    switch (self, axis) {
    case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): -1
    case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal): 1
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): -1
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
    default: 0
    }
  }
}

/// A box behind a whole section, headers and insets included.
public struct DecorationItem: Hashable, Sendable {
  public var kind: String
  public var contentInsets: EdgeInsets
  public var zIndex: Int

  public init(kind: String, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
