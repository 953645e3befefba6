/// The place of an item in its group.
package struct LeafStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  /// From the leading edge of the container, or of the group in a scrolling section.
  package var x: Length

  /// The distance from the top of the first of its rows.
  package var y: StackedLength<Length>
  package var width: Length
  package var height: LeafHeight<Length>

  /// Space that it keeps below itself in the last of its rows.
  package var below: StackedLength<Length>

  /// The same space if nothing is below it because its group is the incomplete last one.
  package var belowLast: StackedLength<Length>

  /// The rows of the group that it spans, from 0.
  package var rows: Range<Int>

  /// Its alignment if its rows are longer.
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

  /// Definite and quantised, because it is in a row of content.
  case quantised(Length)

  /// The leaf is as tall as its content.
  case content

  /// The leaf is as tall as the tallest content in its row.
  case uniform

  func map<Other>(_ transform: (Length) -> Other) -> LeafHeight<Other> {
    switch self {
    case .definite(let length): .definite(transform(length))
    case .quantised(let length): .quantised(transform(length))
    case .content: .content
    case .uniform: .uniform
    }
  }

  /// Whether it depends on the length of a text.
  package var isContent: Bool {
    switch self {
    case .content, .uniform: true
    case .definite, .quantised: false
    }
  }
}

/// The alignment of an item across the row of its group.
package enum LeafAlignment: Hashable, Sendable {
  case start, center, end
}

extension LeafAlignment {
  /// The alignment that results from flexible space above and below a box in a row.
  init(_ edges: EdgeSpacing) {
    self =
      switch (edges.top.isFlexible, edges.bottom.isFlexible) {
      case (false, _): .start
      case (true, true): .center
      case (true, false): .end
      }
  }
}
