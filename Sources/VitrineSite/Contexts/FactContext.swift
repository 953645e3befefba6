internal import VitrineModel
internal import VitrineText

/// One of `item.facts`.
final class FactContext: NamedContext {
  private let fact: Fact
  private let delta: DeltaContext?
  private let links: SiteLinks
  private let folder: String

  init(_ fact: Fact, words: SiteWords, links: SiteLinks, folder: String) {
    self.fact = fact
    self.links = links
    self.folder = folder
    delta = fact.change.map { DeltaContext($0, words: words) }
  }

  static let names = TemplateNames<FactContext> { names in
    names.text("label", "The label.") { $0.fact.label }
    names.flag("ownLabel", "Whether the label is one of the site's words, not from the content.") {
      $0.fact.isOwn
    }
    names.value("text", "The text.") { .breakable($0.fact.text) }
    names.address("link", "The address that it links to.") { $0.fact.link }
    names.markup("markup", "The text with its markup, if it has any.") {
      $0.fact.markup.map { Array($0.utf8) }
    }
    names.list(
      "terms", "Its values that have pages or are links, each with `title` and `link`.",
      of: { $0.fact.terms }
    ) { ValueLinkContext($0, links: $1.links, folder: $1.folder) }
    names.flag("hasTerms", "Whether there are any.") { !$0.fact.terms.isEmpty }
    names.context("table", "The value, if it is a list of maps.") {
      $0.fact.table.map(FactTableContext.init)
    }
    names.names { $0.delta }
  }
}
