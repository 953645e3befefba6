internal import VitrineModel

/// The changes of recent builds, as listed in the Atom and the JSON feed.
struct Feed: Sendable {
  /// Newest first.
  let entries: [FeedEntry]

  /// The day of the last change, `YYYY-MM-DD`.
  let date: String
}

/// A build as an entry of the feeds.
struct FeedEntry: Hashable, Sendable {
  /// The index of the build in `SiteChanges.builds`.
  var build: Int

  /// Unique in the feed, and the same in every later build.
  var id: String

  /// `YYYY-MM-DD`
  var date: String
}

extension SiteChanges {
  /// The feed of a site, or nil if feeds are off, if there is no site address for the links, or if
  /// there is no date at all.
  func feed(of content: SiteContent) -> Feed? {
    guard content.settings.feeds ?? true, content.settings.url != nil else { return nil }
    let entries = feedEntries(of: content)
    return feedDate(entries, of: content).map { Feed(entries: entries, date: $0) }
  }

  /// The builds in the feeds, newest first. A build without a date gets the newest date of the
  /// records that it inserted or updated, since a feed needs dates. If they have none, it is left
  /// out.
  func feedEntries(of content: SiteContent) -> [FeedEntry] {
    let undated = builds.filter { $0.date == nil }.map(\.difference)
    let dates = undated.isEmpty ? [:] : content.datesOfRecords
    var entries: [FeedEntry] = []
    for (index, build) in builds.enumerated() {
      let changed = build.difference.inserted.lazy.map(\.id) + build.difference.updated.map(\.id)
      guard let date = build.date ?? changed.compactMap({ dates[$0] }).max() else { continue }
      let id = build.id ?? date
      if !entries.contains(where: { $0.id == id }) {
        entries.append(FeedEntry(build: index, id: id, date: date))
      }
    }
    return entries
  }

  /// The day of the newest of `entries`. Without entries, the day of the build or otherwise of the
  /// newest record.
  private func feedDate(_ entries: [FeedEntry], of content: SiteContent) -> String? {
    entries.map(\.date).max() ?? date ?? content.datesOfRecords.values.max()
  }
}

extension SiteContent {
  /// The dates that name a day, as `YYYY-MM-DD`, of records that are not hidden, by id.
  fileprivate var datesOfRecords: [ExactText: String] {
    var dates: [ExactText: String] = [:]
    for record in records where !record.isHidden {
      guard let date = record.date?.calendarDate, date.day != nil else { continue }
      dates[record.id.description] = String(date.iso.prefix(10))
    }
    return dates
  }
}
