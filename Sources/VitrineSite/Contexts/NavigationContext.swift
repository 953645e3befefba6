internal import VitrineText

/// `page.navigation`: the sidebar tree of a page.
final class NavigationContext: NamedContext {
  private let title: String
  private let entries: [UInt8]
  private let script: String

  /// `script` is an address.
  init(title: String, entries: [UInt8], script: String) {
    self.title = title
    self.entries = entries
    self.script = script
  }

  static let names = TemplateNames<NavigationContext> { names in
    names.text("title", "The title of the folder whose pages it leads to.") { $0.title }
    names.markup("entries", "The pages as nested lists.") { $0.entries }
    names.address("script", "The address of the script that highlights the heading in view.") {
      $0.script
    }
  }
}
