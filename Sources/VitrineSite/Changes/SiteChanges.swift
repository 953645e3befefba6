package import VitrineModel

/// The changes that readers see: those of the newest build since its baseline, and those of
/// previous builds.
package struct SiteChanges: Sendable {
  /// The builds that changed something, newest first. The first has the changes that this build
  /// shows as new.
  package let builds: [Build]

  /// The day of this build, `YYYY-MM-DD`, or nil if it has no date.
  package let date: String?

  private let changes: [ExactText: [RecordChange]]

  package init(builds: [Build], date: String? = nil) {
    self.builds = builds
    self.date = date
    changes = Self.changes(builds)
  }

  /// A build, and its changes since the previous one.
  package struct Build: Hashable, Sendable {
    /// `YYYY-MM-DD`, or nil if the build has no date.
    package var date: String?

    /// The date of the previous build, `YYYY-MM-DD`, or nil if it has none.
    package var previousDate: String?

    /// Identifies the build permanently, or nil if it has no id.
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

  package struct RecordChange: Hashable, Sendable {
    /// The index of the build in `builds`: 0 is the newest.
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
  /// The changes of a record, newest build first. Within a build, an update precedes a move. Omits
  /// changes before its last insertion, which belong to another record.
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
