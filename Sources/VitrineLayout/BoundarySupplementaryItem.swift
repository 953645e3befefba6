/// A box at an edge of a section or of the whole layout, such as a header or a footer.
///
/// Items on the same side do not stack: each is placed at the edge independently.
public struct BoundarySupplementaryItem: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  public var kind: String

  /// Fractions along the page refer to the whole container. Fractions across it refer to the
  /// container less the section's insets, if the section's supplementaries follow these.
  public var size: LayoutSize

  public var alignment: Alignment

  /// Added to the position, in CSS pixels.
  public var offset: Point

  /// Whether the section grows by the item's length. If false, the item overlays the content.
  public var extendsBoundary: Bool

  /// Space beyond an item that extends the section, in CSS pixels.
  public var outerSpacing: Double

  /// Space between the item's place and its frame. Ignored along an estimated axis.
  public var contentInsets: EdgeInsets

  /// Whether the item stays visible while its section is.
  ///
  /// This is possible only for items at the page's start or end. A header sticks until its section
  /// ends, a footer from where its section begins.
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

/// A box behind a whole section, including headers and insets.
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
