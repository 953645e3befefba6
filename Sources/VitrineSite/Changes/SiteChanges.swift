package import VitrineModel

/// The changes that readers of a site see: those of the newest build since its baseline, and those of
/// the builds before.
package struct SiteChanges: Sendable {
  /// The builds that changed something, the newest first. The first holds what this build shows as
  /// new.
  package let builds: [Build]

  /// The day of this build, `YYYY-MM-DD`; nil for one without a date.
  package let date: String?

  private let changes: [ExactText: [RecordChange]]

  package init(builds: [Build], date: String? = nil) {
    self.builds = builds
    self.date = date
    changes = Self.changes(builds)
  }

  /// A build, and its changes since the one before it.
  package struct Build: Hashable, Sendable {
    /// `YYYY-MM-DD`; nil for a build without a date.
    package var date: String?

    /// The date of the build before it, `YYYY-MM-DD`; nil if that has none.
    package var previousDate: String?

    /// Identifies the build, now and in every later build; nil if it has no id.
    package var id: String?
    package var difference: SiteDifference

    package init(
      date: String?, previousDate: String? = nil, id: String? = nil, difference: SiteDifference
    ) {
      self.id = id
      self.date = date
      self.previousDate = previousDate
      self.difference = difference
    }
  }

  /// The change of a record in one of the builds.
  package struct RecordChange: Hashable, Sendable {
    /// The index of the build in `builds`: 0 for the newest.
    package var build: Int
    package var kind: Kind

    package enum Kind: Hashable, Sendable {
      case inserted
      case updated(SiteDifference.RecordUpdate)
      case moved(SiteDifference.RecordMove)
    }
  }
}

extension SiteChanges {
  /// The changes of a record, the newest build first; within a build, an update comes before a move.
  /// Changes before its last insertion belong to another record and are left out.
  package func changes(ofRecord id: RecordID) -> [RecordChange] { changes[id.description] ?? [] }

  private static func changes(_ builds: [Build]) -> [ExactText: [RecordChange]] {
    var changes: [ExactText: [RecordChange]] = [:]
    for (index, build) in builds.enumerated() {
      let add = { (id: String, kind: RecordChange.Kind) in
        if changes[id]?.last?.kind == .inserted { return }
        changes[id, default: []].append(RecordChange(build: index, kind: kind))
      }
      for record in build.difference.updated { add(record.id, .updated(record)) }
      for record in build.difference.moved { add(record.id, .moved(record)) }
      for record in build.difference.inserted { add(record.id, .inserted) }
    }
    return changes
  }
}
