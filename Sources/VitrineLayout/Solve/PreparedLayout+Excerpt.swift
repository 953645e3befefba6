/// The parts of a section that touch a rectangle, in the coordinates of the whole layout.
public struct SectionExcerpt: Hashable, Sendable {
  /// Which section, from 0.
  public var section: Int

  /// In item order.
  public var items: [IndexedFrame]

  public var groups: [IndexedFrame]

  /// The supplementary items of items and groups, then the section's boundary items.
  public var supplementaries: [SolvedSupplementary]

  public var decorations: [SolvedSupplementary]
}

/// The frame of the item or group of a section with a number, from 0.
public struct IndexedFrame: Hashable, Sendable {
  public var index: Int
  public var frame: Frame

  public init(index: Int, frame: Frame) {
    self.index = index
    self.frame = frame
  }
}

extension PreparedLayout {
  /// The frames of some items of a section, in item order: `range.count` of them.
  ///
  /// A section whose group does not hold even one item has no frames for its items, so that no
  /// range but the empty one lies in it.
  /// - Complexity: O(*k*), the length of `range`.
  public func items(_ range: Range<Int>, ofSection index: Int) -> [Frame] {
    let section = sections[index]
    precondition(
      range.lowerBound >= 0 && range.upperBound <= section.content.itemCount,
      "items \(range) are not in section \(index)")
    return section.content.items(range, placing: placing(from: section.contentOrigin))
  }

  /// The parts of the layout that overlap `rectangle`, in the order of the sections. Sections that
  /// do not touch it are left out.
  ///
  /// Sections that scroll across the page are taken as not scrolled. Boundary items that pin are
  /// held inside `visible`, unless it is nil.
  /// - Complexity: O(*s* + *k*), the number of sections and of frames that overlap; O(log *n*) more
  ///   for each section whose items were measured.
  public func excerpt(of rectangle: Frame, visible: Frame? = nil) -> [SectionExcerpt] {
    sections.indices.compactMap { index in
      let excerpt = excerpt(of: index, touching: rectangle, visible: visible)
      return excerpt.isEmpty ? nil : excerpt
    }
  }

  private func excerpt(
    of index: Int, touching rectangle: Frame, visible: Frame?
  ) -> SectionExcerpt {
    let section = sections[index]
    let content = section.content
    let box = placing(from: section.origin)
    let inner = placing(from: section.contentOrigin)
    let axis = section.stackAxis
    let seen = inner.unplaced(rectangle)
    // Rounding moves no frame by a whole pixel.
    let groups = content.groups(
      touching: seen.origin[axis] - 1...max(seen.origin[axis] - 1, seen.end(along: axis) + 1))
    let items = content.items(ofGroups: groups)

    let supplementaries =
      content.supplementaries(ofGroups: groups, placing: inner)
      + solved(section.boundary, placing: box, visible: visible)
    return SectionExcerpt(
      section: index,
      items: content.items(items, placing: inner).indexed(from: items.lowerBound, in: rectangle),
      groups: content.groups(groups, placing: inner)
        .indexed(from: groups.lowerBound, in: rectangle),
      supplementaries: supplementaries.filter { $0.frame.overlaps(rectangle) },
      decorations: section.decorations.map(box.decoration)
        .filter { $0.frame.overlaps(rectangle) })
  }
}

extension SectionExcerpt {
  fileprivate var isEmpty: Bool {
    items.isEmpty && groups.isEmpty && supplementaries.isEmpty && decorations.isEmpty
  }
}

extension [Frame] {
  fileprivate func indexed(from first: Int, in rectangle: Frame) -> [IndexedFrame] {
    enumerated().lazy.filter { $1.overlaps(rectangle) }
      .map { IndexedFrame(index: first + $0, frame: $1) }
  }
}

extension Frame {
  /// True if the frames share more than an edge.
  public func overlaps(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
