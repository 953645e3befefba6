internal import VitrineModel

/// A build on the changes page and in the feeds: its changes by kind, then the changed pages, each
/// group up to a limit.
struct ChangelogEntry {
  var groups: [Group]
  var tally: ChangeTally

  struct Group {
    var subject: Subject
    var items: [Item]

    /// The total number of changes, of which `items` are the first.
    var count: Int
  }

  enum Subject: Hashable, Sendable {
    /// The records with one kind of change.
    case records(ChangeKind)
    case pages
  }

  struct Item {
    var id: String
    var title: String
    var kind: ChangeKind
    var place: SiteDifference.Place?
    var lines: [ChangeLine] = []

    /// A note if something changed that no line describes.
    var note: String?

    /// Whether it is a page. Its id is then its path.
    var isPage = false
  }

  /// `limit` is the number of items listed per kind.
  init(_ difference: SiteDifference, lines: ChangeLines, limit: Int) {
    tally = ChangeTally(difference)
    let site = difference.site.isEmpty ? [] : [Item(site: difference.site, lines: lines)]
    let pages =
      site + difference.insertedPages.map { Item($0, .inserted) }
      + difference.removedPages.map { Item($0, .removed) }
      + difference.updatedPages.map { Item($0, lines: lines) }
    let (updates, moves) = (difference.updatesByID, difference.movesByID)
    let updated = Group(.records(.updated), difference.updated, limit: limit) {
      Item($0, moves[$0.id], lines: lines)
    }
    var groups = [
      Group(.records(.inserted), difference.inserted, limit: limit) { Item($0, .inserted) },
      Group(.records(.removed), difference.removed, limit: limit) { Item($0, .removed) },
      Group(.records(.moved), difference.moved, limit: limit) {
        Item($0, updates[$0.id], lines: lines)
      },
      Group(.pages, pages, limit: limit) { $0 },
    ]
    let isFirst = difference.updated.first.map { $0.importance < .inserted } ?? false
    groups.insert(updated, at: isFirst ? 0 : 2)
    self.groups = groups.filter { $0.count > 0 }
  }

  /// The number of changed pages.
  var pageCount: Int { groups.first { $0.subject == .pages }?.count ?? 0 }
}

extension ChangelogEntry.Subject {
  /// The end of its heading's id.
  var name: String {
    switch self {
    case .records(let kind): kind.rawValue
    case .pages: "pages"
    }
  }

  /// The kind of change whose mark precedes its count.
  var kind: ChangeKind {
    switch self {
    case .records(let kind): kind
    case .pages: .updated
    }
  }
}

extension ChangelogEntry.Group {
  fileprivate init<Change>(
    _ subject: ChangelogEntry.Subject, _ changes: [Change], limit: Int,
    item: (Change) -> ChangelogEntry.Item
  ) {
    // If only one item exceeds the limit, it is listed, not counted.
    let listedCount = changes.count <= limit + 1 ? changes.count : limit
    self.init(subject: subject, items: changes.prefix(listedCount).map(item), count: changes.count)
  }

  /// The number of changes not listed.
  var rest: Int { count - items.count }
}

extension ChangelogEntry.Item {
  fileprivate init(_ record: SiteDifference.PlacedRecord, _ kind: ChangeKind) {
    self.init(id: record.id, title: record.title, kind: kind, place: record.place)
  }

  /// Includes a line for the move if the record also moved.
  fileprivate init(
    _ update: SiteDifference.RecordUpdate, _ move: SiteDifference.RecordMove?, lines: ChangeLines
  ) {
    self.init(
      id: update.id, title: update.title, kind: .updated, place: move?.to ?? update.place,
      lines: lines.lines(of: update) + (move.map { lines.lines(of: .moved($0)) } ?? []),
      note: lines.note(of: update))
  }

  /// Includes lines for the update if the record was also updated.
  fileprivate init(
    _ move: SiteDifference.RecordMove, _ update: SiteDifference.RecordUpdate?, lines: ChangeLines
  ) {
    self.init(
      id: move.id, title: move.title, kind: .moved, place: move.to,
      lines: lines.lines(of: .moved(move)) + (update.map { lines.lines(of: $0) } ?? []),
      note: update.flatMap { lines.note(of: $0) })
  }

  /// A change of something on every page, listed as an update of the home page.
  fileprivate init(site: [SiteDifference.FieldChange], lines: ChangeLines) {
    self.init(
      id: "index.html", title: lines.siteTitle, kind: .updated,
      lines: site.filter { $0.name == "title" }.map { lines.line(of: $0) },
      note: site.contains { $0.name != "title" } ? lines.words[.shownOtherwise] : nil, isPage: true)
  }

  fileprivate init(_ page: SiteDifference.Named, _ kind: ChangeKind) {
    self.init(id: page.id, title: page.title, kind: kind, isPage: true)
  }

  fileprivate init(_ update: SiteDifference.PageUpdate, lines: ChangeLines) {
    self.init(
      id: update.page.id, title: update.page.title, kind: .updated,
      lines: lines.lines(of: update), note: lines.note(of: update), isPage: true)
  }
}
