public import VitrineLayout

/// How the chunks of a long list hold the rows of one of its structures.
enum ChunkForm {
  /// Those of a level end with a group.
  case whole(GroupStructure<AffineLength>, level: Int)

  /// Those of a level end within a row of a known height: the next chunk's first row lies over it.
  case overlapping(GroupStructure<AffineLength>, level: Int)

  /// None can end where rows of content do: each item is left out by itself.
  case items(GroupStructure<AffineLength>)

  /// Lines, or rows that know no other's height: all are laid out.
  case none

  /// The level whose lists the browser leaves out.
  var level: Int? {
    switch self {
    case .whole(_, let level), .overlapping(_, let level): level
    case .items, .none: nil
    }
  }

  /// Whether an item's place in its list tells its place in its group.
  var isWholeAtOnce: Bool {
    if case .whole(_, level: 0) = self { true } else { false }
  }

  var overlaps: Bool {
    if case .overlapping = self { true } else { false }
  }
}

extension LayoutStructure {
  /// The form among chunks of these lengths: the shortest ones that end with a group, if there are
  /// such.
  func chunkForm(among lengths: [Int]) -> ChunkForm {
    guard case .groups(let group) = pattern, pattern.isStacked else { return .none }
    let count = group.leaves.count
    if let level = lengths.firstIndex(where: { $0 % count == 0 }) {
      return .whole(group, level: level)
    }
    guard reachesThroughParts else { return .none }
    guard group.length != nil else { return .items(group) }
    // Short chunks are many, long ones much at once.
    let level = lengths.lastIndex {
      $0 / count + 2 <= Chunking.mostRows && $0 <= 4 * Chunking.fewestItems
    }
    return .overlapping(group, level: level ?? 0)
  }
}

extension CompiledLayout {
  /// How a long list is left out at widths of a structure.
  public enum Skipping: Hashable, Sendable {
    /// In chunks of so many items.
    case chunks(Int)

    /// In chunks of so many items, which end within a row.
    case overlappingChunks(Int)

    /// Item by item.
    case items
  }

  /// How a list is left out at widths of `structure` while it is off the screen; nil where it is not.
  public func skipping(for structure: LayoutStructure) -> Skipping? {
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
