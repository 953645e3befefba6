internal import VitrineModel

/// The changes of recent builds, as listed in the Atom and the JSON feed.
struct Feed: Sendable {
  /// Newest first.
  let entries: [FeedEntry]

  /// The day of the last change, or of the build, `YYYY-MM-DD`.
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
  /// no build has a date.
  func feed(of settings: SiteSettings) -> Feed? {
    guard settings.feeds ?? true, settings.url != nil else { return nil }
    let entries = feedEntries
    return (entries.map(\.date).max() ?? date).map { Feed(entries: entries, date: $0) }
  }

  /// The builds in the feeds, newest first. A build without a date is left out: the dates of records
  /// do not say when they changed.
  var feedEntries: [FeedEntry] {
    var entries: [FeedEntry] = []
    for (index, build) in builds.enumerated() {
      guard let date = build.date else { continue }
      let id = build.id ?? date
      if !entries.contains(where: { $0.id == id }) {
        entries.append(FeedEntry(build: index, id: id, date: date))
      }
    }
    return entries
  }
}
