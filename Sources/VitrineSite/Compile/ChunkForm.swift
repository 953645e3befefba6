package import VitrineLayout

/// How the chunks of a long list contain the rows of one structure.
enum ChunkForm {
  /// The chunks of `level` end where a group ends.
  case whole(GroupStructure<AffineLength>, level: Int)

  /// The chunks of `level` may end within a row of known height. The first row of the next chunk
  /// then overlaps it.
  case overlapping(GroupStructure<AffineLength>, level: Int)

  /// No chunk can end where these rows end, because their heights depend on content. The browser
  /// skips items one by one.
  case items(GroupStructure<AffineLength>)

  /// The rows of the structure do not fit into chunks. The browser lays out everything.
  case none

  /// The level of the lists that the browser skips, or nil if it skips none.
  var level: Int? {
    switch self {
    case .whole(_, let level), .overlapping(_, let level): level
    case .items, .none: nil
    }
  }

  /// Whether an item's index in its innermost list determines its position in its group.
  var isWholeAtOnce: Bool {
    if case .whole(_, level: 0) = self { true } else { false }
  }

  var overlaps: Bool {
    if case .overlapping = self { true } else { false }
  }
}

extension LayoutStructure {
  /// Returns the form for chunks of the given lengths, in ascending order. Prefers the shortest
  /// length at which groups end.
  func chunkForm(among lengths: [Int]) -> ChunkForm {
    guard case .groups(let group) = pattern, pattern.isStacked else { return .none }
    let count = group.leaves.count
    if let level = lengths.firstIndex(where: { $0 % count == 0 }) {
      return .whole(group, level: level)
    }
    guard reachesThroughParts else { return .none }
    guard group.length != nil else { return .items(group) }
    // Short chunks mean many elements; long ones mean much layout work at once.
    let level = lengths.lastIndex {
      $0 / count + 2 <= Chunking.maxRows && $0 <= 4 * Chunking.minItems
    }
    return .overlapping(group, level: level ?? 0)
  }
}

extension CompiledLayout {
  /// How a browser skips a long list while it is off screen.
  package enum Skipping: Hashable, Sendable {
    /// The items are in chunks of this many items.
    case chunks(Int)

    /// In chunks of this many items, which may end within a row.
    case overlappingChunks(Int)

    /// Item by item.
    case items
  }

  /// Returns how a browser skips the list at the widths of `structure` while it is off screen, or
  /// nil if it does not.
  package func skipping(for structure: LayoutStructure) -> Skipping? {
    guard isChunked else { return nil }
    let lengths = partLengths + outerLengths
    return switch structure.chunkForm(among: lengths) {
    case .whole(_, let level): .chunks(lengths[level])
    case .overlapping(_, let level): .overlappingChunks(lengths[level])
    case .items: .items
    case .none: nil
    }
  }
}
