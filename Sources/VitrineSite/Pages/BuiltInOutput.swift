internal import VitrineModel

/// A file that Vitrine adds to a site, at a path that content cannot use.
///
/// It is declared once, below. What a build writes, counts and reserves follows from `all`.
struct BuiltInOutput: Sendable {
  let path: String

  /// True if it counts as a page of the site.
  var isPage = false

  /// True for the sites that have the file; nil if every site has it.
  var condition: (@Sendable (RenderContext) -> Bool)?

  let render: @Sendable (PageWriter) -> RenderedFile

  /// In the order in which they are written.
  static let all = [notFound, search, allPages, changes, atomFeed, jsonFeed]
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
    RenderedFile(FeedWriter(site: $0.site.whole).atom())
  }

  static let jsonFeed = BuiltInOutput(path: BuiltInPath.jsonFeed, condition: { $0.feed != nil }) {
    RenderedFile(FeedWriter(site: $0.site.whole).json())
  }
}

extension BuiltInOutput {
  /// The files of every site.
  static var ofEverySite: [SiteOutput] { all.filter { $0.condition == nil }.map(\.output) }

  /// The files that a site has and others do not.
  static func additional(in site: RenderContext) -> [SiteOutput] {
    all.filter { $0.condition?(site) ?? false }.map(\.output)
  }

  private var output: SiteOutput {
    SiteOutput(path: path, isPage: isPage, render: render)
  }
}
