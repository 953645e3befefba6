internal import VitrineModel

/// A build as the feeds tell of it.
struct FeedEntry: Hashable, Sendable {
  /// The index of the build among those of `SiteChanges`.
  var build: Int

  /// Unique in the feed, the same in every build of the site.
  var id: String

  /// `YYYY-MM-DD`
  var date: String
}

extension SiteChanges {
  /// The builds that feeds tell of, the newest first. A feed needs dates: a build without one has
  /// that of the newest of its records, where they have some, and is else left out.
  func feedEntries(of content: SiteContent) -> [FeedEntry] {
    let undated = builds.filter { $0.date == nil }.map(\.difference)
    let dates = undated.isEmpty ? [:] : content.datesOfRecords
    var entries: [FeedEntry] = []
    for (index, build) in builds.enumerated() {
      let told = build.difference.inserted.lazy.map(\.id) + build.difference.updated.map(\.id)
      guard let date = build.date ?? told.compactMap({ dates[$0] }).max() else { continue }
      let id = build.id ?? date
      if !entries.contains(where: { $0.id == id }) {
        entries.append(FeedEntry(build: index, id: id, date: date))
      }
    }
    return entries
  }

  /// The day of the newest of a site's `entries`. Before there is one, that of the build, or of the
  /// newest record.
  func feedDate(_ entries: [FeedEntry], of content: SiteContent) -> String? {
    entries.map(\.date).max() ?? date ?? content.datesOfRecords.values.max()
  }
}

extension SiteContent {
  /// Whole dates by the records' ids.
  fileprivate var datesOfRecords: [String: String] {
    var dates: [String: String] = [:]
    for record in records {
      guard let date = record.date, date.day != nil else { continue }
      dates[record.id.description] = String(date.iso.prefix(10))
    }
    return dates
  }
}
