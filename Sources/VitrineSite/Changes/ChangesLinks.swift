/// The links to the changes page and the feeds, on every page of a site with a history.
struct ChangesLinks: Sendable {
  /// Whether the site has feeds.
  let hasFeeds: Bool
}
