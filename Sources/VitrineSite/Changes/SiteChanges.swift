public import VitrineModel

/// What readers of a site are told of its builds: what the newest changed in its baseline, and what those
/// before it did.
public struct SiteChanges: Sendable {
  /// The builds that changed something, the newest first: what this build shows as new is in the first.
  public let builds: [Build]

  /// The day of this build, `YYYY-MM-DD`; nil for one without a date.
  public let date: String?

  private let changes: [String: [RecordChange]]

  public init(builds: [Build], date: String? = nil) {
    self.builds = builds
    self.date = date
    changes = Self.changes(builds)
  }

  /// A build, and what it changed in the one before it.
  public struct Build: Hashable, Sendable {
    /// `YYYY-MM-DD`; nil for a build without a date.
    public var date: String?

    /// The same of the build before it.
    public var previousDate: String?

    /// Tells it from the others, the same in every later build; nil where there is none to tell.
    public var id: String?
    public var difference: SiteDifference

    public init(
      date: String?, previousDate: String? = nil, id: String? = nil, difference: SiteDifference
    ) {
      self.id = id
      self.date = date
      self.previousDate = previousDate
      self.difference = difference
    }
  }

  /// What became of a record in one of the builds.
  public struct RecordChange: Hashable, Sendable {
    /// The index of the build in `builds`: 0 for the newest.
    public var build: Int
    public var kind: Kind

    public enum Kind: Hashable, Sendable {
      case inserted
      case updated(SiteDifference.RecordUpdate)
      case moved(SiteDifference.RecordMove)
    }
  }
}

extension SiteChanges {
  /// What became of a record, the newest build first, and in one build an update before a move. What
  /// stood before the record was last inserted is another record's story.
  public func changes(ofRecord id: RecordID) -> [RecordChange] { changes[id.description] ?? [] }

  private static func changes(_ builds: [Build]) -> [String: [RecordChange]] {
    var changes: [String: [RecordChange]] = [:]
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
