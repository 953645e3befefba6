public import VitrineModel

/// What readers of a site are told of its builds: what the newest changed in its baseline, and what those
/// before it did.
public struct SiteChanges: Sendable {
  /// The builds that changed something, the newest first: what this build shows as new is in the first.
  public let builds: [Build]

  /// The day of this build, `YYYY-MM-DD`; nil for one without a date.
  public let date: String?

  private let changes: [String: [RecordChange]]
  private let tallies: [TallyKey: ChangeTally]

  public init(builds: [Build], date: String? = nil) {
    self.builds = builds
    self.date = date
    changes = Self.changes(builds)
    tallies = Self.tallies(builds.first?.difference)
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

  /// What the newest build changed on the page at an output path: removed records where they stood,
  /// others where they stand now.
  public func tally(ofPage path: String) -> ChangeTally {
    tallies[TallyKey(page: path)] ?? ChangeTally()
  }

  /// The same for one of its sections.
  public func tally(ofSection id: String, onPage path: String) -> ChangeTally {
    tallies[TallyKey(page: path, section: id)] ?? ChangeTally()
  }

  /// The records that the newest build removed from a page.
  public func removed(fromPage path: String) -> [SiteDifference.PlacedRecord] {
    builds.first?.difference.removed.filter { $0.place?.page.id == path } ?? []
  }

  private struct TallyKey: Hashable {
    var page: String

    /// Nil for all sections.
    var section: String?
  }

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

  private static func tallies(_ difference: SiteDifference?) -> [TallyKey: ChangeTally] {
    guard let difference else { return [:] }
    var tallies: [TallyKey: ChangeTally] = [:]
    func count(_ place: SiteDifference.Place?, _ kind: WritableKeyPath<ChangeTally, Int>) {
      guard let place else { return }
      tallies[TallyKey(page: place.page.id), default: ChangeTally()][keyPath: kind] += 1
      let section = TallyKey(page: place.page.id, section: place.section.id)
      tallies[section, default: ChangeTally()][keyPath: kind] += 1
    }
    for record in difference.inserted { count(record.place, \.inserted) }
    for record in difference.removed { count(record.place, \.removed) }
    for record in difference.updated { count(record.place, \.updated) }
    for record in difference.moved { count(record.to, \.moved) }
    return tallies
  }
}
