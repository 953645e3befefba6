package import VitrineDiagnostics

/// Which changes of a record are shown as badges on its items, and for how long. Nil for never.
package struct ChangeBadges: Hashable, Sendable {
  package var inserted: Period?
  package var updated: Period?
  package var moved: Period?

  /// The location of the setting in `site.yml` that counts in days, which requires builds to have a
  /// date.
  package var daysPlace: SourceLocation?

  package enum Period: Hashable, Sendable {
    /// Badges are shown for the build that made the change and for the following builds with changes,
    /// this many in total.
    case builds(Int)

    /// Badges are shown for this many days from the date of the build that made the change.
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
