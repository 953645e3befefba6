internal import VitrineModel

/// The changes of recent builds, as the Atom and the JSON feed list them.
struct Feed: Sendable {
  /// The newest first.
  let entries: [FeedEntry]

  /// The day on which it last changed, `YYYY-MM-DD`.
  let date: String
}

/// A build as an entry of the feeds.
struct FeedEntry: Hashable, Sendable {
  /// The index of the build in `SiteChanges.builds`.
  var build: Int

  /// Unique in the feed, and the same in every build of the site.
  var id: String

  /// `YYYY-MM-DD`
  var date: String
}

extension SiteChanges {
  /// The feed of a site; nil if it wants none, knows no address for the links, or has no date at all.
  func feed(of content: SiteContent) -> Feed? {
    guard content.settings.feeds ?? true, content.settings.url != nil else { return nil }
    let entries = feedEntries(of: content)
    return feedDate(entries, of: content).map { Feed(entries: entries, date: $0) }
  }

  /// The builds in the feeds, the newest first. A feed needs dates: a build without one gets the
  /// newest date among the records that it inserted or updated. It is left out if they have none.
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

  /// The day of the newest of `entries`. If there are none yet, the day of the build, or else of the
  /// newest record.
  private func feedDate(_ entries: [FeedEntry], of content: SiteContent) -> String? {
    entries.map(\.date).max() ?? date ?? content.datesOfRecords.values.max()
  }
}

extension SiteContent {
  /// The dates that name a day, as `YYYY-MM-DD`, by the records' ids.
  fileprivate var datesOfRecords: [ExactText: String] {
    var dates: [ExactText: String] = [:]
    for record in records {
      guard let date = record.date?.calendarDate, date.day != nil else { continue }
      dates[record.id.description] = String(date.iso.prefix(10))
    }
    return dates
  }
}
