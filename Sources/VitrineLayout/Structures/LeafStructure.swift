/// The place of an item in its group.
package struct LeafStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  /// From the leading edge of the container; of the group in a section that scrolls.
  package var x: Length

  /// From the top of the first of its rows.
  package var y: StackedLength<Length>
  package var width: Length
  package var height: LeafHeight<Length>

  /// Room that it keeps below itself in the last of its rows.
  package var below: StackedLength<Length>

  /// The same where nothing stands under it, for its group is the last and not full.
  package var belowLast: StackedLength<Length>

  /// The rows of the group it stands in, from 0.
  package var rows: Range<Int>

  /// Where it stands if its rows are longer.
  package var alignment: LeafAlignment

  func map<Other>(_ transform: (Length) -> Other) -> LeafStructure<Other> {
    LeafStructure<Other>(
      x: transform(x), y: y.map(transform), width: transform(width), height: height.map(transform),
      below: below.map(transform), belowLast: belowLast.map(transform), rows: rows,
      alignment: alignment)
  }
}

/// How tall an item is.
package enum LeafHeight<Length: Hashable & Sendable>: Hashable, Sendable {
  case definite(Length)

  /// Definite and quantised, for it stands in a row of content.
  case quantised(Length)

  /// As its content needs.
  case content

  /// As the longest content of its row needs.
  case uniform

  func map<Other>(_ transform: (Length) -> Other) -> LeafHeight<Other> {
    switch self {
    case .definite(let length): .definite(transform(length))
    case .quantised(let length): .quantised(transform(length))
    case .content: .content
    case .uniform: .uniform
    }
  }

  /// True if the length of a text decides it.
  package var isContent: Bool {
    switch self {
    case .content, .uniform: true
    case .definite, .quantised: false
    }
  }
}

/// Where an item stands across the row of its group.
package enum LeafAlignment: Hashable, Sendable {
  case start, center, end
}

extension LeafAlignment {
  /// How flexible room above and below places a box in a row.
  init(_ edges: EdgeSpacing) {
    self =
      switch (edges.top.isFlexible, edges.bottom.isFlexible) {
      case (false, _): .start
      case (true, true): .center
      case (true, false): .end
      }
  }
}
