/// A layout that content can name, with its options: `grid`, `carousel`.
///
/// Its section looks at the width alone, and changes only a few times from the narrowest page to the
/// widest; it always has room for an item. A preset may hold others and return their sections.
public protocol LayoutPreset: Hashable, Sendable {
  /// The name that content uses for it.
  static var name: String { get }

  /// The name of the cell that shows its items where content names none.
  var defaultCell: String { get }

  /// The section in `environment`, whose container is as wide as the insets leave. Nil where the
  /// preset places nothing: the items then stand under each other, as in a grid of one column.
  func section(in environment: LayoutEnvironment) -> LayoutSection?

  /// The preset for a section of `count` items, which is 1 or more. A preset that holds others returns
  /// itself with theirs.
  func fitted(to count: Int) -> Self

  /// How its rows look, if it is a list.
  var listStyle: ListPreset.Style? { get }

  /// The width in CSS pixels that no item is narrower than, so far as its options alone tell.
  var leastItemWidth: Double { get }

  /// True if one rule places all items, so that they may stand in columns at other widths.
  var placesItemsAlike: Bool { get }

  /// True if the header of the section stays in sight while the items scroll past.
  var keepsHeaderInSight: Bool { get }
}

extension LayoutPreset {
  public func fitted(to count: Int) -> Self { self }
  public var listStyle: ListPreset.Style? { nil }
  public var leastItemWidth: Double { 0 }
  public var placesItemsAlike: Bool { true }
  public var keepsHeaderInSight: Bool { true }
}
