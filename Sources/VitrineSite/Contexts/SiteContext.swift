internal import VitrineModel
internal import VitrineText

/// `site.*` as a page in one folder sees it: links are relative to the folder.
final class SiteContext: TemplateContext, Sendable {
  private let settings: SiteSettings
  private let link: @Sendable (String) -> String

  /// The output that is being looked at, for the entry of the navigation that leads there.
  private let output: String

  /// The addresses of the stylesheet and the icon.
  private let stylesheet: String?
  private let icon: String?
  private let changes: ChangesLinks?

  /// The site's own words, in its own language.
  private let words: SiteWords

  /// `address` is where the files are found that a page loads, if not by `link`; what is no page needs
  /// no `resources`.
  init(
    settings: SiteSettings, output: String, words: SiteWords, resources: SiteResources? = nil,
    changes: ChangesLinks? = nil,
    address: ((Resource, _ type: String) -> String)? = nil,
    link: @escaping @Sendable (String) -> String
  ) {
    self.settings = settings
    self.output = output
    self.changes = changes
    self.words = words
    self.link = link
    let address = address ?? { resource, _ in link(resource.path) }
    stylesheet = resources.map { address($0.stylesheet, "text/css") }
    icon = resources.map { address($0.icon, "image/svg+xml") }
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(settings.title)
    case .language: .text(settings.language)
    case .direction: .text(settings.direction.rawValue)
    case .description: .text(settings.description)
    case .home: .text(link("index.html"))
    case .stylesheet: .address(stylesheet)
    case .icon: .address(icon)
    case .changes: .text(changes.map { _ in link(SiteOutput.changesPath) })
    case .changesTitle: .text(changes?.words[.changes])
    case .changesLanguage: .text(changes?.words.ownLanguage)
    case .hasFeeds: .flag(changes?.hasFeeds ?? false)
    case .atomFeed: .text(changes?.hasFeeds == true ? link(SiteOutput.atomFeedPath) : nil)
    case .jsonFeed: .text(changes?.hasFeeds == true ? link(SiteOutput.jsonFeedPath) : nil)
    case .feedTitle: .text(changes?.words[.feed])
    case .hasNavigation: .flag(!settings.navigation.isEmpty)
    case .navigation: .list(navigation) { .context($0) }
    default: nil
    }
  }

  private var navigation: [LinkContext] {
    let entries = settings.navigation.map(entry)
    guard settings.listsAllPages else { return entries }
    let pages = SiteOutput.pagesPath
    return entries + [
      LinkContext(
        title: words[.allPages], link: link(pages), current: output == pages ? "page" : nil,
        language: words.ownLanguage)
    ]
  }

  private func entry(_ entry: SiteSettings.NavigationEntry) -> LinkContext {
    switch LinkTarget(entry.target) {
    case .address(let address): LinkContext(title: entry.title, link: address)
    case .output(let output, suffix: _):
      LinkContext(title: entry.title, link: link(output), current: current(output))
    }
  }

  /// `page` for the page itself, `true` for one that the page stands under.
  private func current(_ target: String) -> String? {
    if target == output { return "page" }
    let folder = target.outputFolder
    return !folder.isEmpty && output.hasPrefix(folder) ? "true" : nil
  }
}

/// A title that leads somewhere: an entry of the navigation, of breadcrumbs, of a contents list.
final class LinkContext: TemplateContext, Sendable {
  private let title: String
  private let link: String
  private let current: String?
  private let isNested: Bool

  /// The language of the title where it is another than around it.
  private let language: String?

  init(
    title: String, link: String, current: String? = nil, isNested: Bool = false,
    language: String? = nil
  ) {
    self.title = title
    self.link = link
    self.current = current
    self.isNested = isNested
    self.language = language
  }

  func isSame(as other: LinkContext) -> Bool {
    title.hasSameBytes(as: other.title) && link.hasSameBytes(as: other.link)
      && current == other.current && isNested == other.isNested
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .title: .text(title)
    case .link: .address(link)
    case .current: .text(current)
    case .nested: .flag(isNested)
    case .language: .text(language)
    default: nil
    }
  }
}
