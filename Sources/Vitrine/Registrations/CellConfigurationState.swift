/// Where a record is shown, and what changed of it.
public struct CellConfigurationState: Hashable, Sendable {
  /// True for a row that opens onto others, and is open when its page is loaded.
  public var isExpanded = false

  /// True on the page that the record leads to.
  public var isSelected = false

  /// True if the record has a badge that says so: for as long as the site's `badges` say.
  public var isInserted = false
  public var isMoved = false
  public var isUpdated = false

  public init() {}
}
