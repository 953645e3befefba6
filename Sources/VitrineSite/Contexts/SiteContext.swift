internal import VitrineModel
internal import VitrineText

/// `site.*` for the pages in one folder: links are relative to the folder.
final class SiteContext: NamedContext, Sendable {
  private let settings: SiteSettings
  private let link: @Sendable (String) -> String

  /// The output of the page, to mark the navigation entry that links to it.
  private let output: String

  /// The addresses of the stylesheet and the icon.
  let stylesheet: String?
  private let icon: String?
  private let changes: ChangesLinks?

  /// The addresses of the search files, for pages that load them.
  private let search: (loader: String, script: String, styles: String)?

  /// The site's own words, in the language of the page.
  private let words: SiteWords

  /// `address` returns the address of a file that the page loads. By default, `link` does. Only
  /// pages need `resources`, and a `theme` if it is not the site's.
  init(
    settings: SiteSettings, output: String, words: SiteWords, resources: SiteResources? = nil,
    theme: String? = nil, changes: ChangesLinks? = nil,
    address: ((Resource, _ type: String) -> String)? = nil,
    link: @escaping @Sendable (String) -> String
  ) {
    self.settings = settings
    self.output = output
    self.changes = changes
    self.words = words
    self.link = link
    search =
      address == nil
      ? resources?.search.map {
        (link($0.loader.path), link($0.script.path), link($0.styles.path))
      } : nil
    let address = address ?? { resource, _ in link(resource.path) }
    stylesheet = resources.map { address($0.stylesheet(of: theme), "text/css") }
    icon =
      settings.icon.map { link($0.output) }
      ?? resources?.icon.map { address($0, "image/svg+xml") }
  }

  static let names = TemplateNames<SiteContext> { names in
    names.text("title", "Its title.") { $0.settings.title }
    names.text("language", "Its language.") { $0.settings.language }
    names.text("direction", "`ltr` or `rtl`.") { $0.settings.direction.rawValue }
    names.text("description", "A sentence about the site.") { $0.settings.description }
    names.text("home", "The address of the home page.") { $0.link("index.html") }
    names.address("stylesheet", "The address of the theme's stylesheet.") { $0.stylesheet }
    names.address("icon", "The address of its icon.") { $0.icon }
    names.text("iconType", "The icon's type, such as `image/png`.") { $0.iconType }
    names.text("touchIcon", "The address of the icon for home screens, if it is a PNG.") {
      $0.iconType == "image/png" ? $0.icon : nil
    }
    names.context("logo", "Its logo.") { site in
      site.settings.logo.map { LogoContext($0, link: site.link) }
    }
    names.flag("hasLogoTitle", "Whether the logo replaces the title.") {
      $0.settings.logo?.alternative != nil
    }
    names.text("search", "The address of the search page, if there is one.") { site in
      site.settings.search.map { _ in site.link(BuiltInPath.search) }
    }
    names.text("searchTitle", "The title of the search page.") { $0.words[.search] }
    names.text("searchLanguage", "The language of that title, if it is not the site's.") {
      $0.wordsLanguage
    }
    names.text("searchCurrent", "`page` on the search page.") {
      $0.output == BuiltInPath.search ? "page" : nil
    }
    names.address("searchLoader", "The address of the script that opens the search.") {
      $0.search?.loader
    }
    names.address("searchScript", "The address of the script that the search loads.") {
      $0.search?.script
    }
    names.address("searchStyles", "The address of the styles that the search loads.") {
      $0.search?.styles
    }
    names.flag("searchOpensWithSlash", "Whether the `/` key opens the search.") {
      $0.settings.search?.opensWithSlash ?? false
    }
    names.text("allPages", "The address of the page that lists all pages, or of the home page.") {
      $0.link($0.settings.listsAllPages ? BuiltInPath.allPages : "index.html")
    }
    names.text("changes", "The address of the changes page.") { site in
      site.changes.map { _ in site.link(BuiltInPath.changes) }
    }
    names.text("changesTitle", "The title of the changes page.") {
      $0.changes == nil ? nil : $0.words[.changes]
    }
    names.text("changesLanguage", "The language of that title, if it is not the site's.") {
      $0.changes == nil ? nil : $0.wordsLanguage
    }
    names.flag("hasFeeds", "Whether there are feeds.") { $0.changes?.hasFeeds ?? false }
    names.text("atomFeed", "The address of the Atom feed.") {
      $0.changes?.hasFeeds == true ? $0.link(BuiltInPath.atomFeed) : nil
    }
    names.text("jsonFeed", "The address of the JSON feed.") {
      $0.changes?.hasFeeds == true ? $0.link(BuiltInPath.jsonFeed) : nil
    }
    names.text("feedTitle", "The title of the feeds.") { $0.changes == nil ? nil : $0.words[.feed] }
    names.flag("hasNavigation", "Whether the top bar has entries.") {
      !$0.settings.navigation.isEmpty
    }
    names.list("navigation", "The entries of the top bar.") { $0.navigation }
  }

  private var iconType: String {
    settings.icon?.output.hasSuffix(".png") == true ? "image/png" : "image/svg+xml"
  }

  private var navigation: [LinkContext] {
    let entries = settings.navigation.map(entry)
    guard settings.listsAllPages else { return entries }
    let pages = BuiltInPath.allPages
    return entries + [
      LinkContext(
        title: words[.allPages], link: link(pages), current: output == pages ? "page" : nil,
        language: wordsLanguage)
    ]
  }

  /// The language of the words, if it differs from the site's.
  private var wordsLanguage: String? { other(words.ownLanguage ?? words.language) }

  private func other(_ language: String) -> String? {
    language == settings.language ? nil : language
  }

  private func entry(_ entry: SiteSettings.NavigationEntry) -> LinkContext {
    let title = entry.title(in: words.language)
    let language = other(title.language)
    return switch LinkTarget(entry.target) {
    case .address(let address): LinkContext(title: title.text, link: address, language: language)
    case .output(let output, suffix: _):
      LinkContext(
        title: title.text, link: link(output), current: current(output), language: language)
    }
  }

  /// `page` if `target` is the page itself, `true` if the page is below it, otherwise nil.
  private func current(_ target: String) -> String? {
    if target == output { return "page" }
    let folder = target.outputFolder
    return !folder.isEmpty && output.hasPrefix(folder) ? "true" : nil
  }
}

/// A title with a link: an entry of the navigation, of the breadcrumbs or of a table of contents.
final class LinkContext: NamedContext, Sendable {
  let title: String
  let link: String
  private let current: String?
  private let isNested: Bool

  /// The language of the title, or nil if the surrounding text has the same.
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

  static let names = TemplateNames<LinkContext> { names in
    names.text("title", "The title.") { $0.title }
    names.address("link", "The address.") { $0.link }
    names.text("current", "`page` if the entry is the page itself, `true` if it is above it.") {
      $0.current
    }
    names.flag("nested", "Whether it is a second-level heading.") { $0.isNested }
    names.text("language", "The language of the title, if it is not that of the text around it.") {
      $0.language
    }
  }
}

extension LinkContext: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(title, link, current, isNested, language)
  }
}
