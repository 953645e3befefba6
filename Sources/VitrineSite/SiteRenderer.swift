package import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel
package import VitrineSearch
package import VitrineText

/// Renders the files of a site, one per call and from any thread. It keeps nothing of a rendered
/// page.
package struct SiteRenderer: Sendable {
  /// The paths of the files, in order: scripts with the items of further pages, pages, records' pages, those of terms, the pages that go on with their
  /// sections, redirects, the page for unknown addresses, stylesheets, scripts and drawings; then, if the site has them, the page of all pages,
  /// the changes page and the feeds.
  package let outputs: [String]

  /// How many of the files have to be rendered before all others, which say what is in them.
  package let portionFileCount: Int

  /// The changes of recent builds that pages show; nil if no build is remembered.
  package let changes: SiteChanges?

  /// Nil if no page plays a transition.
  let earlier: EarlierSite?

  let kinds: [SiteOutput]
  let site: RenderContext
  let chrome: SiteChrome
  private let renderBody: BodyRenderer

  /// What a search of the site finds, and where pages leave their texts for its index; nil if the site has
  /// no search, or nobody asks for the index with the pages.
  private let search: (site: SiteSearch, texts: SearchCollection)?

  /// The files that it may write besides pages, redirects and the folder `assets`.
  package static let ownOutputs = [
    SiteOutput.notFoundPath, SiteOutput.pagesPath, SiteOutput.searchPath,
    SiteOutput.changesPath, SiteOutput.atomFeedPath, SiteOutput.jsonFeedPath,
  ]

  /// Prepares what the pages share.
  ///
  /// The sections of `content` name `layouts` by index. `earlier` holds the baseline's version of
  /// each page that plays its changes, by the page's index in `content`. The paths of `redirects`
  /// must differ from those of all other outputs. If the site is searched, pages that are rendered leave
  /// their texts for `searchFiles()`, a few of which `collecting` has to render at once. From `past`, the
  /// renderer takes over the work that still applies; its files must be named by the same scheme.
  package init(
    content: SiteContent, fingerprints: ContentFingerprints? = nil, layouts: [LayoutByWidth],
    templates: SiteTemplates,
    configured: ConfiguredCells = ConfiguredCells(), earlier: [Int: EarlierPage] = [:],
    changes: SiteChanges? = nil,
    trends: SiteTrends = SiteTrends(), figures: EarlierFigures = EarlierFigures(),
    redirects: [Redirect] = [],
    resourcesNamed naming: ResourceNaming = .byContent, reusing past: SiteRenderer? = nil,
    collecting bodies: RenderedBodies? = nil, renderBody: @escaping BodyRenderer
  ) {
    site = RenderContext(
      content: content, fingerprints: fingerprints, layouts: layouts, templates: templates,
      configured: configured,
      changes: changes, trends: trends, figures: figures, resourcesNamed: naming,
      reusing: past?.site)
    chrome = SiteChrome(of: site, reusing: past?.chrome)
    self.changes = changes
    self.earlier = earlier.isEmpty ? nil : EarlierSite(earlier, of: site)
    self.renderBody = renderBody
    search = content.settings.search.flatMap { [site] _ in
      bodies.map { bodies in
        let search = SiteSearch(of: site)
        return (search, search.collection(bodies: bodies))
      }
    }
    let folderPages = site.content.pages[..<site.map.pageCount]
    let portions = site.content.pages.enumerated().flatMap { index, page in
      page.furtherPortions.map { (page: page, index: index, number: $0) }
    }
    portionFileCount = portions.count
    var kinds: [SiteOutput] = portions.map { .items(page: $0.index, portion: $0.number) }
    var outputs = portions.map { $0.page.file(ofPortion: $0.number) }
    kinds += folderPages.indices.map { .page($0, portion: 0) }
    outputs += folderPages.map(\.output)
    for index in content.records.indices {
      guard let output = content.records[index].output else { continue }
      kinds.append(.record(index))
      outputs.append(output)
    }
    for (index, page) in site.content.terms.pages.enumerated() {
      kinds.append(.page(folderPages.endIndex + index, portion: 0))
      outputs.append(page.output)
    }
    kinds += portions.map { .page($0.index, portion: $0.number) }
    outputs += portions.map { $0.page.output(ofPortion: $0.number) }
    var resources =
      site.resources.stylesheets + [site.resources.icon].compactMap(\.self) + site.sheets.files
    resources += site.resources.search?.all ?? []
    var styles = Set(
      PageStyles.allCases.filter { [site] in site.content.pages.contains(where: $0.isNeeded) })
    if site.content.records.contains(where: { $0.output != nil }) { styles.insert(.item) }
    if !site.trees.isEmpty {
      styles.formUnion(PageStyles.ofTrees)
      resources.append(site.resources[.following])
    }
    if !earlier.isEmpty {
      styles.insert(.transitions)
      resources.append(site.resources[.transitions])
    }
    if !site.findings.files.isEmpty {
      resources += [site.resources[.finding], site.resources[.findingState]]
      resources += site.findings.files
    }
    if !portions.isEmpty { resources.append(site.resources[.portions]) }
    if site.lists.haveChoices { resources += [site.resources[.chosen], site.resources[.choice]] }
    if styles.contains(.selection) { resources.append(site.resources[.selection]) }
    resources += site.resources.styles(styles) + site.chartFiles.files
    if !earlier.isEmpty || !site.findings.files.isEmpty || site.lists.haveChoices
      || !portions.isEmpty
    {
      resources.append(site.resources[.motion])
    }
    kinds += redirects.map { .redirect($0) } + [.notFound] + resources.map { .resource($0) }
    outputs += redirects.map(\.path) + [SiteOutput.notFoundPath] + resources.map(\.path)
    if content.settings.search != nil {
      kinds.append(.search)
      outputs.append(SiteOutput.searchPath)
    }
    if content.settings.listsAllPages {
      kinds.append(.pages)
      outputs.append(SiteOutput.pagesPath)
    }
    if changes != nil {
      kinds.append(.changes)
      outputs.append(SiteOutput.changesPath)
    }
    if site.feed != nil {
      kinds += [.atomFeed, .jsonFeed]
      outputs += [SiteOutput.atomFeedPath, SiteOutput.jsonFeedPath]
    }
    self.kinds = kinds
    self.outputs = outputs
  }

  /// The address at which the site is published of a file; nil if the settings name no `url`.
  package func published(_ output: String) -> String? { site.links.canonical(output) }

  /// The path of the stylesheet of the site's theme.
  package var stylesheet: String { site.resources.stylesheet(of: nil).path }

  /// The number of pages, redirects not counted.
  package var pageCount: Int {
    kinds.count {
      switch $0 {
      case .page, .record, .pages, .search, .changes, .notFound: true
      case .items, .redirect, .atomFeed, .jsonFeed, .resource: false
      }
    }
  }

  /// The sections whose layout CSS cannot express, each with the structure that it cannot.
  package var obstructedSections: [(section: Section, structure: LayoutStructure)] {
    // The pages of terms show their items in the layouts of others.
    let pages = site.content.pages[..<(site.map.pageCount + site.content.terms.sets.count)]
    return pages.flatMap(\.sections).compactMap { section in
      site.lists[section.layout].obstructed.map { (section, $0) }
    }
  }

  /// The files that pages load whose texts hold such parts. They are known once all pages are rendered.
  package func files(of parts: Set<BodyPart>) -> [(path: String, bytes: [UInt8])] {
    let resources =
      site.resources.styles(of: parts) + [site.resources.script(of: parts)].compactMap { $0 }
    return resources.map { ($0.path, $0.bytes) }
  }

  /// Takes the hashes of the first `portionFileCount` files.
  package func take(portionHashes hashes: [ContentHash]) {
    for (path, hash) in zip(outputs, hashes) { site.portionFiles.set(hash, ofFileAt: path) }
  }

  /// What a later build can be compared with; nil unless the content was given its fingerprints.
  ///
  /// Of pages with pages that go on with them it is complete once `take(portionHashes:)` was called.
  package func fingerprints(jobs: Int) -> RendererFingerprints? {
    site.fingerprints.map { content in
      RendererFingerprints(
        site: SiteFingerprints(of: site, chrome, content: content, jobs: jobs),
        outputs: kinds.map { OutputSubject($0, telling: earlier) })
    }
  }

  /// Completes fingerprints that were asked for before `take(portionHashes:)`.
  package func complete(_ fingerprints: inout RendererFingerprints) {
    if portionFileCount > 0 { fingerprints.site.setFindings(of: site) }
  }

  /// Renders the file at `outputs[index]`. With `tracksDependencies`, the file records what it read,
  /// for the next build. Cells that are unchanged since `earlierCells` are copied from there.
  package func render(
    _ index: Int, tracksDependencies: Bool = false, after earlierCells: EarlierCells? = nil
  ) -> RenderedFile {
    let tracked = TrackedContext(
      site, tracksDependencies: tracksDependencies, earlierCells: earlierCells)
    let writer = PageWriter(
      site: tracked, chrome: chrome, earlier: earlier,
      renderBody: { [search, kind = kinds[index], renderBody] body, output in
        let rendered = renderBody(body, output)
        if let search { search.site.add(kind, html: rendered.0.html, to: search.texts) }
        return rendered
      }, renderPart: renderBody)
    switch kinds[index] {
    case .page(let page, let portion):
      var file = writer.page(page, portion: portion)
      file.dependencies = tracked.dependencies
      file.cells = tracked.cells
      return file
    case .items(let page, let portion):
      var file = RenderedFile(writer.items(ofPage: page, portion: portion))
      file.dependencies = tracked.dependencies
      return file
    case .record(let record):
      var file = writer.record(record)
      file.dependencies = tracked.dependencies
      return file
    case .redirect(let redirect): return RenderedFile(writer.redirect(redirect))
    case .notFound: return RenderedFile(writer.notFound())
    case .pages: return RenderedFile(writer.pages())
    case .search: return RenderedFile(writer.search())
    case .changes: return RenderedFile(writer.changes())
    case .atomFeed: return RenderedFile(FeedWriter(site: site, chrome: chrome).atom())
    case .jsonFeed: return RenderedFile(FeedWriter(site: site, chrome: chrome).json())
    case .resource(let resource): return RenderedFile(resource.bytes)
    }
  }
}

extension SiteRenderer {
  /// The folder of the index of the site.
  package static let searchFolder = SiteSearch.folder

  /// The files of the index, for which all texts are rendered.
  package func searchFiles(rendering bodies: RenderedBodies) -> [SearchFile] {
    site.content.settings.search == nil ? [] : SiteSearch(of: site).files(bodies: bodies)
  }

  /// The files of the index of what pages were rendered, which has to be all.
  package func searchFiles() -> [SearchFile] {
    search.map { $0.site.files(of: $0.texts) } ?? []
  }
}

extension SiteRenderer {
  /// The error of a page that was cut off since its templates included each other too often, once.
  package func takeOverrun() -> Diagnostic? { site.templates.takeOverrun() }
}
