/// How a section is laid out in a range of container widths with the same structure.
package struct LayoutStructure: Hashable, Sendable {
  /// The container widths, in CSS pixels, excluding the upper bound. A layout's first structure
  /// begins at 0, its last ends at infinity.
  package var widths: Range<Double>

  package var pattern: SectionPattern<AffineLength>
  package var supplements: SupplementStructure<AffineLength>
}

/// The repeating pattern of a section: solved numbers at one width, or lengths that are valid at
/// many.
package enum SectionPattern<Length: Hashable & Sendable>: Hashable, Sendable {
  case groups(GroupStructure<Length>)
  case flow(FlowStructure<Length>)

  /// Not even the first item fits, so the section is empty.
  case nothing

  /// Frames that no stylesheet can produce for a flat list of items.
  case unsupported(LayoutObstacle)

  func map<Other>(_ transform: (Length) -> Other) -> SectionPattern<Other> {
    switch self {
    case .groups(let group): .groups(group.map(transform))
    case .flow(let flow): .flow(flow.map(transform))
    case .nothing: .nothing
    case .unsupported(let obstacle): .unsupported(obstacle)
    }
  }
}

/// Lines of items of various sizes, as many on each line as fit.
package struct FlowStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  package var insets: InsetLengths<Length>
  package var interItemSpacing: Length
  package var lineSpacing: Length

  /// Nil if it depends on content.
  package var itemWidth: Length?
  package var itemHeight: Length?

  /// Whether all lines except the last extend from edge to edge.
  package var isSpread: Bool

  func map<Other>(_ transform: (Length) -> Other) -> FlowStructure<Other> {
    FlowStructure<Other>(
      insets: insets.map(transform), interItemSpacing: transform(interItemSpacing),
      lineSpacing: transform(lineSpacing), itemWidth: itemWidth.map(transform),
      itemHeight: itemHeight.map(transform), isSpread: isSpread)
  }
}

/// Space at the edges of a section.
package struct InsetLengths<Length: Hashable & Sendable>: Hashable, Sendable {
  package var top: Length
  package var leading: Length
  package var bottom: Length
  package var trailing: Length

  func map<Other>(_ transform: (Length) -> Other) -> InsetLengths<Other> {
    InsetLengths<Other>(
      top: transform(top), leading: transform(leading), bottom: transform(bottom),
      trailing: transform(trailing))
  }
}
