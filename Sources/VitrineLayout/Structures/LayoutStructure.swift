/// How a section is laid out in a range of container widths in which its structure stays the same.
public struct LayoutStructure: Hashable, Sendable {
  /// The container widths, in CSS pixels, without the upper one. A layout's first structure begins
  /// at 0, its last ends at infinity.
  public var widths: Range<Double>

  public var pattern: SectionPattern<AffineLength>
  public var supplements: SupplementStructure<AffineLength>
}

/// The pattern that repeats in a section: solved numbers at one width, or lengths that hold at many.
public enum SectionPattern<Length: Hashable & Sendable>: Hashable, Sendable {
  case groups(GroupStructure<Length>)
  case flow(FlowStructure<Length>)

  /// Not even the first item fits: the section lays out nothing.
  case nothing

  /// Frames that no style sheet can give to a flat list of items.
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

/// Lines of items of their own size, as many on each as fit.
public struct FlowStructure<Length: Hashable & Sendable>: Hashable, Sendable {
  public var insets: InsetLengths<Length>
  public var interItemSpacing: Length
  public var lineSpacing: Length

  /// Nil where content decides.
  public var itemWidth: Length?
  public var itemHeight: Length?

  func map<Other>(_ transform: (Length) -> Other) -> FlowStructure<Other> {
    FlowStructure<Other>(
      insets: insets.map(transform), interItemSpacing: transform(interItemSpacing),
      lineSpacing: transform(lineSpacing), itemWidth: itemWidth.map(transform),
      itemHeight: itemHeight.map(transform))
  }
}

/// Room at the edges of a section.
public struct InsetLengths<Length: Hashable & Sendable>: Hashable, Sendable {
  public var top: Length
  public var leading: Length
  public var bottom: Length
  public var trailing: Length

  func map<Other>(_ transform: (Length) -> Other) -> InsetLengths<Other> {
    InsetLengths<Other>(
      top: transform(top), leading: transform(leading), bottom: transform(bottom),
      trailing: transform(trailing))
  }
}
