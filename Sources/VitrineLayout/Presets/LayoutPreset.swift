/// A layout that content can name, with its options: `grid`, `carousel`.
///
/// Its section must depend only on the width, change only a few times from the narrowest page to
/// the widest, and always have room for an item. A preset can contain others and return their
/// sections.
public protocol LayoutPreset: Hashable, Sendable {
  /// The name by which content refers to it.
  static var name: String { get }

  /// The default cell for its items, if content names none.
  var defaultCell: String { get }

  /// The section for `environment`, whose container is as wide as the insets leave. Nil if the
  /// preset places nothing: the items are then shown in a single column, like in a grid.
  func section(in environment: LayoutEnvironment) -> LayoutSection?

  /// The preset for a section of `count` items, which is at least 1. A preset that contains others
  /// returns itself with theirs.
  func fitted(to count: Int) -> Self

  /// The appearance of its rows, if it is a list.
  var listStyle: ListPreset.Style? { get }

  /// A lower bound for the width of items in CSS pixels, as far as it follows from the options
  /// alone.
  var minItemWidth: Double { get }

  /// Whether a single rule places all items, so that they can be in columns at other widths.
  var placesItemsAlike: Bool { get }

  /// Whether the header of the section stays visible while the items scroll past.
  var keepsHeaderInSight: Bool { get }
}

/// A preset that never returns to a structure that it has left as the width grows, except for the
/// few pixels in which wider gaps take a column from a grid.
protocol OrderedPreset: LayoutPreset {}

extension LayoutPreset {
  public func fitted(to count: Int) -> Self { self }
  public var listStyle: ListPreset.Style? { nil }
  public var minItemWidth: Double { 0 }
  public var placesItemsAlike: Bool { true }
  public var keepsHeaderInSight: Bool { true }
}
