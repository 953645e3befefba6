internal import VitrineModel

/// What pages show of a feed.
struct FeedLink: Fingerprinted {
  /// Its title without that of the site, and whether content sets it.
  let label: String
  private let hasOwnTitle: Bool
  let isOfSection: Bool

  /// The path of its file in each format.
  let outputs: [FeedFormat: String]

  init(to feed: ItemFeed, of page: Page) {
    label = page.label(of: feed)
    hasOwnTitle = feed.title != nil
    isOfSection = feed.section != nil
    outputs = Dictionary(
      uniqueKeysWithValues: FeedFormat.allCases.map { ($0, page.output(of: feed, $0)) })
  }

  /// Its title, on a site with the title `site`.
  func title(site: String) -> String {
    hasOwnTitle || label == site ? label : "\(site): \(label)"
  }

  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(label, hasOwnTitle, isOfSection, outputs[.atom])
  }
}
