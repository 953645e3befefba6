/// The parts of a section that touch a rectangle, in the coordinates of the whole layout.
public struct SectionExcerpt: Hashable, Sendable {
  /// The index of the section, from 0.
  public var section: Int

  /// The frames of items, in item order.
  public var items: [IndexedFrame]

  public var groups: [IndexedFrame]

  /// The supplementary items of items and groups, followed by the section's boundary items.
  public var supplementaries: [SolvedSupplementary]

  public var decorations: [SolvedSupplementary]
}

/// The frame of an item or a group of a section, with its index from 0.
public struct IndexedFrame: Hashable, Sendable {
  public var index: Int
  public var frame: Frame

  public init(index: Int, frame: Frame) {
    self.index = index
    self.frame = frame
  }
}
