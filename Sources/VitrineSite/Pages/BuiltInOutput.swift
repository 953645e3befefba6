internal import VitrineModel

/// A file that Vitrine adds to a site, at a path that content cannot use unless it says otherwise.
///
/// It is declared once, below. What a build writes, counts and reserves follows from `all`.
struct BuiltInOutput: Sendable {
  let path: String

  /// Whether it counts as a page of the site.
  var isPage = false

  /// Whether it is a page that the sitemap lists.
  var isInSitemap = false

  /// Returns whether a site has the file. Nil if every site has it.
  var condition: (@Sendable (RenderContext) -> Bool)?

  /// Whether content can have a file of its own at the path, which then replaces this one.
  var isReplaceable = false

  let render: @Sendable (PageWriter) -> RenderedFile

  /// In the order in which they are written.
  static let all = [notFound, search, allPages, changes, atomFeed, jsonFeed, robots]
}

extension BuiltInOutput {
  /// The page that a server sends for unknown addresses.
  static let notFound = BuiltInOutput(path: BuiltInPath.notFound, isPage: true) { $0.notFound() }

  static let search = BuiltInOutput(
    path: BuiltInPath.search, isPage: true,
    condition: { $0.content.settings.search != nil }
  ) { RenderedFile($0.search()) }

  static let allPages = BuiltInOutput(
    path: BuiltInPath.allPages, isPage: true, isInSitemap: true,
    condition: { $0.content.settings.listsAllPages }
  ) { RenderedFile($0.pages()) }

  static let changes = BuiltInOutput(
    path: BuiltInPath.changes, isPage: true, isInSitemap: true,
    condition: { $0.changes != nil }
  ) { RenderedFile($0.changes()) }

  static let atomFeed = BuiltInOutput(path: BuiltInPath.atomFeed, condition: { $0.feed != nil }) {
    RenderedFile($0.changesFeed(as: .atom))
  }

  static let jsonFeed = BuiltInOutput(path: BuiltInPath.jsonFeed, condition: { $0.feed != nil }) {
    RenderedFile($0.changesFeed(as: .json))
  }

  static let robots = BuiltInOutput(
    path: BuiltInPath.robots, condition: { $0.links.address != nil }, isReplaceable: true
  ) { writer in
    RenderedFile(
      Array(
        """
        User-agent: *
        Allow: /

        Sitemap: \(writer.site.links.canonical(BuiltInPath.sitemap)!)

        """.utf8))
  }
}

extension BuiltInOutput {
  /// Returns those that a site has.
  static func all(in site: RenderContext) -> [Self] {
    all.filter {
      $0.condition?(site) ?? true && !($0.isReplaceable && site.content.hasFile(at: $0.path))
    }
  }

  var output: SiteOutput { SiteOutput(path: path, isPage: isPage, render: render) }
}

extension RenderContext {
  /// The sitemap and its parts, if the site has an address.
  var sitemapFiles: [SiteOutput] {
    if links.address == nil || content.hasFile(at: BuiltInPath.sitemap) { return [] }
    return Sitemap().files(of: self).map { path, bytes in
      SiteOutput(path: path) { _ in RenderedFile(bytes) }
    }
  }
}

extension SiteContent {
  /// Whether it has a file or a folder of its own at `path`.
  fileprivate func hasFile(at path: String) -> Bool {
    outputs.contains { $0 == path || $0.hasPrefix("\(path)/") }
  }
}
