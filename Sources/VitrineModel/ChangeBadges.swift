package import VitrineDiagnostics

/// Which changes of a record its items show as badges, and for how long; nil for never.
package struct ChangeBadges: Hashable, Sendable {
  package var inserted: Period?
  package var updated: Period?
  package var moved: Period?

  /// Where `site.yml` counts days, which only builds with a date can do.
  package var daysPlace: SourceLocation?

  package enum Period: Hashable, Sendable {
    /// The build that made the change, and those after it that changed something too.
    case builds(Int)

    /// From the date of the build that made the change on.
    case days(Int)
  }

  package init(
    inserted: Period? = .builds(1), updated: Period? = .builds(1), moved: Period? = .builds(1)
  ) {
    self.inserted = inserted
    self.updated = updated
    self.moved = moved
  }
}
