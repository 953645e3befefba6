package import VitrineModel

/// What the changes page and the feeds tell of one build: its changes by kind, as many as are worth a
/// page.
struct ToldBuild {
  var groups: [Group]
  var tally: ChangeTally

  struct Group {
    var kind: ChangeKind
    var items: [Item]

    /// How many changed, of which `items` are the first.
    var count: Int
  }

  struct Item {
    var id: String
    var title: String
    var place: SiteDifference.Place?
    var lines: [ChangeLine] = []

    /// What is said where no line tells what changed, or not all of it.
    var note: String?
  }

  /// `limit` is how many items of a kind are told.
  init(_ difference: SiteDifference, lines: ChangeLines, limit: Int) {
    tally = ChangeTally(difference)
    let groups = [
      Group(.inserted, difference.inserted, limit: limit) { Item($0) },
      Group(.removed, difference.removed, limit: limit) { Item($0) },
      Group(.updated, difference.updated, limit: limit) { Item($0, lines: lines) },
      Group(.moved, difference.moved, limit: limit) { Item($0, lines: lines) },
    ]
    self.groups = groups.filter { $0.count > 0 }
  }
}

extension ToldBuild.Group {
  fileprivate init<Change>(
    _ kind: ChangeKind, _ changes: [Change], limit: Int, item: (Change) -> ToldBuild.Item
  ) {
    // One more than are told is told as well.
    let told = changes.count <= limit + 1 ? changes.count : limit
    self.init(kind: kind, items: changes.prefix(told).map(item), count: changes.count)
  }

  /// How many changed besides those that are told.
  var rest: Int { count - items.count }
}

extension ToldBuild.Item {
  fileprivate init(_ record: SiteDifference.PlacedRecord) {
    self.init(id: record.id, title: record.title, place: record.place)
  }

  fileprivate init(_ update: SiteDifference.RecordUpdate, lines: ChangeLines) {
    self.init(
      id: update.id, title: update.title, place: update.place, lines: lines.lines(of: update),
      note: lines.note(of: update))
  }

  fileprivate init(_ move: SiteDifference.RecordMove, lines: ChangeLines) {
    self.init(
      id: move.id, title: move.title, place: move.to, lines: lines.lines(of: .moved(move)))
  }
}

extension ChangeTally {
  package init(_ difference: SiteDifference) {
    self.init(
      inserted: difference.inserted.count, updated: difference.updated.count,
      moved: difference.moved.count, removed: difference.removed.count)
  }

  func count(of kind: ChangeKind) -> Int {
    switch kind {
    case .inserted: inserted
    case .removed: removed
    case .updated: updated
    case .moved: moved
    }
  }
}
