internal import VitrineModel
internal import VitrineText

/// One of `page.feeds`.
final class FeedContext: NamedContext {
  private let feed: FeedLink
  private let site: String
  private let link: (String) -> String

  /// `site` is the title of the site. `link` returns the address of an output.
  init(_ feed: FeedLink, site: String, link: @escaping (String) -> String) {
    self.feed = feed
    self.site = site
    self.link = link
  }

  static let names = TemplateNames<FeedContext> { names in
    names.text("title", "The title, with that of the site.") { $0.feed.title(site: $0.site) }
    names.text("label", "The title without that of the site.") { $0.feed.label }
    names.text("atom", "The address of the Atom feed.") { $0.address(.atom) }
    names.text("json", "The address of the JSON feed.") { $0.address(.json) }
  }

  private func address(_ format: FeedFormat) -> String? { feed.outputs[format].map(link) }
}
