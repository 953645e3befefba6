internal import VitrineText

/// One of `page.feeds`.
final class FeedContext: NamedContext, Sendable {
  private let title: String
  private let label: String
  private let atom: String
  private let json: String

  init(title: String, label: String, atom: String, json: String) {
    (self.title, self.label, self.atom, self.json) = (title, label, atom, json)
  }

  static let names = TemplateNames<FeedContext> { names in
    names.text("title", "The title, with that of the site.") { $0.title }
    names.text("label", "The title without that of the site.") { $0.label }
    names.text("atom", "The address of the Atom feed.") { $0.atom }
    names.text("json", "The address of the JSON feed.") { $0.json }
  }
}
