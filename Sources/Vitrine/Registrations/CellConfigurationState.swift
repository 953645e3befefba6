/// Where a record is shown, and what changed about it.
public struct CellConfigurationState: Hashable, Sendable {
  /// Whether this is a row with nested rows that is open when its page loads.
  public var isExpanded = false

  /// Whether this is the record's own page.
  public var isSelected = false

  /// Whether the record has a badge for this change, for as long as the site's `badges` setting
  /// allows.
  public var isInserted = false
  public var isMoved = false
  public var isUpdated = false

  public init() {}
}
