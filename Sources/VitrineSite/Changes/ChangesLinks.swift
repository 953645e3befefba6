/// The links to the changes page and the feeds, for every page of a site that has a history.
struct ChangesLinks: Sendable {
  /// True if the site has feeds.
  let hasFeeds: Bool
}
