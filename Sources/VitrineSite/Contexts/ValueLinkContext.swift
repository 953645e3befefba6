internal import VitrineModel
internal import VitrineText

/// The link of a value: one of `item.tagLinks`, or of the `terms` of a fact or a page.
final class ValueLinkContext: NamedContext {
  private let term: ValueLink
  private let link: String?
  private let count: String?

  init(_ term: ValueLink, links: SiteLinks, folder: String, count: String? = nil) {
    self.term = term
    self.count = count
    link = term.target.map { links.address(of: $0, from: folder) }
  }

  static let names = TemplateNames<ValueLinkContext> { names in
    names.value("title", "Its title.") { .breakable($0.term.title) }
    names.address("link", "The address that it links to.") { $0.link }
    names.text("after", "What separates it from the next: a comma, or the text between levels.") {
      $0.term.after
    }
    names.text("count", "In an index: the number of terms.") { $0.count }
  }
}
