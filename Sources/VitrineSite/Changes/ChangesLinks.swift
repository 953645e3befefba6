/// The ways to what changed from every page of a site that has a history.
struct ChangesLinks: Sendable {
  /// In the site's language.
  let words: SiteWords

  /// Whether there are feeds.
  let hasFeeds: Bool
}
