/// The line between a cell and the next one of its list.
///
/// A list draws lines between its rows and none under its last one.
public struct SeparatorConfiguration: Hashable, Sendable {
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    case automatic, hidden
  }

  public var bottomVisibility = Visibility.automatic

  /// The field that hides the line where it is true.
  public var hiddenField: String?

  /// Where it begins and ends, in CSS pixels from the edges of the list; nil for where the text begins,
  /// and for the list's own edge.
  public var leadingInset: Double?
  public var trailingInset: Double?

  public init() {}

  public static let hidden: Self = {
    var separator = Self()
    separator.bottomVisibility = .hidden
    return separator
  }()
}
