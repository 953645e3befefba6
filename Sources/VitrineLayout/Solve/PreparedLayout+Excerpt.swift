extension PreparedLayout {
  /// The frames of a range of a section's items, in item order: `range.count` of them.
  ///
  /// A section whose group cannot hold even one item has no item frames, so that only the empty
  /// range is valid.
  /// - Complexity: O(*k*) in the length of `range`.
  public func items(_ range: Range<Int>, ofSection index: Int) -> [Frame] {
    let section = sections[index]
    precondition(
      range.lowerBound >= 0 && range.upperBound <= section.content.itemCount,
      "items \(range) are not in section \(index)")
    return section.content.items(range, transform: transform(from: section.contentOrigin))
  }

  /// The parts of the layout that overlap `rectangle`, in section order. Sections that do not touch
  /// it are left out.
  ///
  /// Sections that scroll across the page are assumed to be unscrolled. Pinned boundary items are
  /// kept inside `visible`, unless it is nil.
  /// - Complexity: O(*s* + *k*) in the number of sections and of overlapping frames, plus O(log
  ///   *n*) for each section whose items were measured.
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
    let box = transform(from: section.origin)
    let inner = transform(from: section.contentOrigin)
    let axis = section.stackAxis
    let seen = inner.unplaced(rectangle)
    // Rounding moves frames by less than a pixel.
    let groups = content.groups(
      touching: seen.origin[axis] - 1...max(seen.origin[axis] - 1, seen.end(along: axis) + 1))
    let items = content.items(ofGroups: groups)

    let supplementaries =
      content.supplementaries(ofGroups: groups, transform: inner)
      + solved(section.boundary, transform: box, visible: visible)
    return SectionExcerpt(
      section: index,
      items: content.items(items, transform: inner).indexed(from: items.lowerBound, in: rectangle),
      groups: content.groups(groups, transform: inner)
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
  /// Whether the frames share more than an edge.
  public func overlaps(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
