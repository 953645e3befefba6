public import VitrineDiagnostics

/// Which changes of a record its items show as badges, and for how long; nil for never.
public struct ChangeBadges: Hashable, Sendable {
  public var inserted: Period?
  public var updated: Period?
  public var moved: Period?

  /// Where `site.yml` counts days, which only builds with a date can do.
  public var daysPlace: SourceLocation?

  public enum Period: Hashable, Sendable {
    /// The build that made the change, and those after it that changed something too.
    case builds(Int)

    /// From the date of the build that made the change on.
    case days(Int)
  }

  public init(
    inserted: Period? = .builds(1), updated: Period? = .builds(1), moved: Period? = .builds(1)
  ) {
    self.inserted = inserted
    self.updated = updated
    self.moved = moved
  }
}
