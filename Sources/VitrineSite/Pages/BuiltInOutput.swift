internal import VitrineModel

/// A file that Vitrine adds to a site, at a path that content cannot use unless it says otherwise.
///
/// It is declared once, below. What a build writes, counts and reserves follows from `all`.
struct BuiltInOutput: Sendable {
  let path: String

  /// True if it counts as a page of the site.
  var isPage = false

  /// True for the sites that have the file; nil if every site has it.
  var condition: (@Sendable (RenderContext) -> Bool)?

  /// Whether content can have a file of its own at the path, which then replaces this one.
  var isReplaceable = false

  let render: @Sendable (PageWriter) -> RenderedFile

  /// In the order in which they are written.
  static let all = [notFound, search, allPages, changes, atomFeed, jsonFeed, sitemap, robots]
}

extension BuiltInOutput {
  /// The page that a server sends for unknown addresses.
  static let notFound = BuiltInOutput(path: BuiltInPath.notFound, isPage: true) { $0.notFound() }

  static let search = BuiltInOutput(
    path: BuiltInPath.search, isPage: true,
    condition: { $0.content.settings.search != nil }
  ) { RenderedFile($0.search()) }

  static let allPages = BuiltInOutput(
    path: BuiltInPath.allPages, isPage: true,
    condition: { $0.content.settings.listsAllPages }
  ) { RenderedFile($0.pages()) }

  static let changes = BuiltInOutput(
    path: BuiltInPath.changes, isPage: true, condition: { $0.changes != nil }
  ) { RenderedFile($0.changes()) }

  static let atomFeed = BuiltInOutput(path: BuiltInPath.atomFeed, condition: { $0.feed != nil }) {
    RenderedFile($0.changesFeed(as: .atom))
  }

  static let jsonFeed = BuiltInOutput(path: BuiltInPath.jsonFeed, condition: { $0.feed != nil }) {
    RenderedFile($0.changesFeed(as: .json))
  }

  static let sitemap = BuiltInOutput(
    path: BuiltInPath.sitemap, condition: { $0.hasRoom(for: BuiltInPath.sitemap) },
    isReplaceable: true
  ) { RenderedFile($0.sitemap()) }

  static let robots = BuiltInOutput(
    path: BuiltInPath.robots, condition: { $0.hasRoom(for: BuiltInPath.robots) },
    isReplaceable: true
  ) { RenderedFile($0.robots()) }
}

extension BuiltInOutput {
  /// The files of every site.
  static var ofEverySite: [SiteOutput] { all.filter { $0.condition == nil }.map(\.output) }

  /// The files that a site has and others do not.
  static func additional(in site: RenderContext) -> [SiteOutput] {
    all.filter { $0.condition?(site) ?? false }.map(\.output) + sitemapParts(of: site)
  }

  /// The parts of a sitemap that is too large for one file.
  private static func sitemapParts(of site: RenderContext) -> [SiteOutput] {
    guard sitemap.condition!(site) else { return [] }
    let parts = Sitemap(of: site).parts
    return parts.count == 1
      ? []
      : parts.enumerated().map { number, part in
        SiteOutput(path: Sitemap.path(ofPart: number)) { RenderedFile($0.sitemap(of: part)) }
      }
  }

  private var output: SiteOutput {
    SiteOutput(path: path, isPage: isPage, render: render)
  }
}

extension RenderContext {
  /// Whether the site has an address, which the file at `path` names, and no file of its own there.
  fileprivate func hasRoom(for path: String) -> Bool {
    links.address != nil
      && !content.outputs.contains { $0 == path || $0.hasPrefix("\(path)/") }
  }
}
