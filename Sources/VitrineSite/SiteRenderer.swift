internal import VitrineDiagnostics
public import VitrineLayout
public import VitrineModel

/// Renders the files of a site, one at a time and from any thread: nothing of a page is kept.
public struct SiteRenderer: Sendable {
  /// The paths of the files: pages, the pages of records, those that lead elsewhere, the page for
  /// unknown addresses, then stylesheets, scripts and drawings.
  public let outputs: [String]

  /// What pages tell of the builds before; nil for nothing.
  public let changes: SiteChanges?

  /// Nil where no page plays anything.
  let earlier: EarlierSite?

  let kinds: [SiteOutput]
  let site: RenderContext
  private let renderBody: BodyRenderer

  /// What it writes besides pages, redirects and the folder `assets`, at most.
  public static let ownOutputs = [
    SiteOutput.notFoundPath, SiteOutput.pagesPath, SiteOutput.changesPath,
    SiteOutput.atomFeedPath, SiteOutput.jsonFeedPath,
  ]

  /// Prepares what the pages share.
  ///
  /// `layouts` are those that the sections of `content` name by index. `earlier` is what the pages
  /// of `content` were that play what changed since, by their indices. `redirects` stand where nothing
  /// else does. What `past`, whose files are named alike, prepared and is the same here is taken from there.
  public init(
    content: SiteContent, layouts: [LayoutByWidth], templates: SiteTemplates,
    earlier: [Int: EarlierPage] = [:], changes: SiteChanges? = nil, redirects: [Redirect] = [],
    resourcesNamed naming: ResourceNaming = .byContent, reusing past: SiteRenderer? = nil,
    renderBody: @escaping BodyRenderer
  ) {
    site = RenderContext(
      content: content, layouts: layouts, templates: templates, changes: changes,
      resourcesNamed: naming, reusing: past?.site)
    self.changes = changes
    self.earlier = earlier.isEmpty ? nil : EarlierSite(earlier, of: site)
    self.renderBody = renderBody
    var kinds: [SiteOutput] = content.pages.indices.map { .page($0) }
    var outputs = content.pages.map(\.output)
    for index in content.records.indices {
      guard let output = content.records[index].output else { continue }
      kinds.append(.record(index))
      outputs.append(output)
    }
    var resources = [site.resources.stylesheet, site.resources.icon] + site.sheets.files
    if !earlier.isEmpty {
      resources += [site.resources.transitionStyles, site.resources.transitions]
    }
    kinds += redirects.map { .redirect($0) } + [.notFound] + resources.map { .resource($0) }
    outputs += redirects.map(\.path) + [SiteOutput.notFoundPath] + resources.map(\.path)
    if content.settings.listsAllPages {
      kinds.append(.pages)
      outputs.append(SiteOutput.pagesPath)
    }
    if site.hasChanges {
      kinds.append(.changes)
      outputs.append(SiteOutput.changesPath)
    }
    if site.hasFeeds {
      kinds += [.atomFeed, .jsonFeed]
      outputs += [SiteOutput.atomFeedPath, SiteOutput.jsonFeedPath]
    }
    self.kinds = kinds
    self.outputs = outputs
  }

  /// The path of the stylesheet that all pages share.
  public var stylesheet: String { site.resources.stylesheet.path }

  /// How many pages there are, those that lead elsewhere not counted.
  public var pageCount: Int {
    kinds.count {
      switch $0 {
      case .page, .record, .pages, .changes, .notFound: true
      case .redirect, .atomFeed, .jsonFeed, .resource: false
      }
    }
  }

  /// The sections whose layout no style sheet can give, with the structure that it cannot.
  public var obstructedSections: [(section: Section, structure: LayoutStructure)] {
    site.content.pages.flatMap(\.sections).compactMap { section in
      site.lists[section.layout].obstructed.map { (section, $0) }
    }
  }

  /// The file at `outputs[index]`; with dependencies where they are to be kept for the next build. Of an earlier
  /// version those cells are taken that are the same.
  public func render(
    _ index: Int, tracksDependencies: Bool = false, after earlierCells: EarlierCells? = nil
  ) -> RenderedFile {
    let tracked = TrackedContext(
      site, tracksDependencies: tracksDependencies, earlierCells: earlierCells)
    let writer = PageWriter(site: tracked, earlier: earlier, renderBody: renderBody)
    switch kinds[index] {
    case .page(let page):
      var file = writer.page(page)
      file.dependencies = tracked.dependencies
      file.cells = tracked.cells
      return file
    case .record(let record):
      var file = writer.record(record)
      file.dependencies = tracked.dependencies
      return file
    case .redirect(let redirect): return RenderedFile(writer.redirect(redirect))
    case .notFound: return RenderedFile(writer.notFound())
    case .pages: return RenderedFile(writer.pages())
    case .changes: return RenderedFile(writer.changes())
    case .atomFeed: return RenderedFile(FeedWriter(site: site).atom())
    case .jsonFeed: return RenderedFile(FeedWriter(site: site).json())
    case .resource(let resource): return RenderedFile(resource.bytes)
    }
  }
}
