/// The line between a cell and the next one of its list.
///
/// A list draws lines between its rows, but none under the last.
public struct SeparatorConfiguration: Hashable, Sendable {
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    case automatic, hidden
  }

  public var bottomVisibility = Visibility.automatic

  /// A field that hides the line if it is true.
  public var hiddenField: String?

  /// Where the line begins and ends, in CSS pixels from the edges of the list. Nil for the
  /// beginning of the text, and for the list's own edge.
  public var leadingInset: Double?
  public var trailingInset: Double?

  public init() {}

  public static let hidden: Self = {
    var separator = Self()
    separator.bottomVisibility = .hidden
    return separator
  }()
}
