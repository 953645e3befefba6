/// A box attached to an item or group by anchors, such as a badge or a caption.
public struct SupplementaryItem: Hashable, Sendable {
  /// The name under which its cells are registered. Supplementaries of the same kind are numbered
  /// together.
  public var kind: String

  /// Fractions refer to the item's frame, or to the container in which the group was sized.
  public var size: LayoutSize

  /// The point of its host to which it is attached.
  public var containerAnchor: LayoutAnchor

  /// Its own point that is placed there, or nil for the one at the same edges.
  public var itemAnchor: LayoutAnchor?

  public var zIndex: Int

  public init(
    kind: String, size: LayoutSize, containerAnchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }
}

extension SupplementaryItem {
  /// How far it extends beyond its host at the top or bottom edge to which it is attached:
  /// `heights` times its own height plus `pixels`. Negative if it stays inside, zero if it is
  /// attached to neither edge.
  public var reach: (heights: Double, pixels: Double) {
    let anchors = [containerAnchor, itemAnchor].compactMap(\.self)
    // The distance is linear in the size: its value at height 0, plus what each unit of height
    // adds.
    let pixels = anchors.map { $0.distance(for: .zero).y }.reduce(0, +)
    let heights =
      anchors.map { $0.distance(for: Size(width: 0, height: 1)).y }.reduce(0, +) - pixels
    let own = (itemAnchor ?? containerAnchor).point.y
    return switch containerAnchor.point.y {
    case 0: (own - heights, -pixels)
    case 1: (1 - own + heights, pixels)
    default: (0, 0)
    }
  }
}

/// A point at the edge of a box or in its middle, and a distance from it.
public struct LayoutAnchor: Hashable, Sendable {
  public struct Edges: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let top = Edges(rawValue: 1)
    public static let leading = Edges(rawValue: 2)
    public static let bottom = Edges(rawValue: 4)
    public static let trailing = Edges(rawValue: 8)
  }

  public enum Offset: Hashable, Sendable {
    /// An offset in CSS pixels, to the right and down.
    case absolute(Point)

    /// An offset in fractions of the supplementary's own width and height.
    case fractional(Point)
  }

  public var edges: Edges
  public var offset: Offset

  public init(edges: Edges, offset: Offset = .absolute(.zero)) {
    self.edges = edges
    self.offset = offset
  }

  /// The anchor's point in a unit square. If an axis has neither or both edges, it is in the
  /// middle.
  public var point: Point {
    Point(x: part(.leading, .trailing), y: part(.top, .bottom))
  }

  private func part(_ start: Edges, _ end: Edges) -> Double {
    switch (edges.contains(start), edges.contains(end)) {
    case (true, false): 0
    case (false, true): 1
    default: 0.5
    }
  }

  /// How far from its point it places a supplementary of this size.
  public func distance(for size: Size) -> Point {
    switch offset {
    case .absolute(let offset): offset
    case .fractional(let part): Point(x: part.x * size.width, y: part.y * size.height)
    }
  }
}
