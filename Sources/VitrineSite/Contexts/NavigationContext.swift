internal import VitrineText

/// `page.navigation`: the tree at a page's side.
final class NavigationContext: NamedContext {
  private let title: String
  private let entries: [UInt8]

  init(title: String, entries: [UInt8]) {
    self.title = title
    self.entries = entries
  }

  static let names = TemplateNames<NavigationContext> { names in
    names.text("title", "The title of the folder whose pages it leads to.") { $0.title }
    names.markup("entries", "The pages as nested lists.") { $0.entries }
  }
}
