package import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel
package import VitrineSearch
package import VitrineText

/// Renders the files of a site, one per call and from any thread. It keeps nothing of a rendered
/// page.
package struct SiteRenderer: Sendable {
  /// The paths of the files, in order: scripts with the items of further list pages, data files,
  /// pages, records' pages, terms' pages, further list pages, the feeds of items, manifests,
  /// tile descriptions, redirects, stylesheets, scripts and drawings; then the site's own files: the
  /// page for unknown addresses, the search page, the page of all pages, the changes page and the
  /// feeds, and the files for hosts.
  package let outputs: [String]

  /// The number of files that have to be rendered first, because all others contain their hashes
  /// and sizes.
  package let namedFileCount: Int

  /// The changes of recent builds that pages show, or nil if no earlier build is known.
  package var changes: SiteChanges? { site.changes }

  /// Nil if no page plays a transition.
  let earlier: EarlierSite?

  let site: RenderContext
  let shell: PageShells
  private let renderBody: BodyRenderer
  private let readBody: BodyReader

  /// The search of the site, and a collection of the texts of rendered pages for its index. Nil if
  /// the site has no search, or if the index is not requested with the pages.
  private let search: (site: SiteSearch, texts: SearchCollection, bodies: RenderedBodies)?

  private let files: [SiteOutput]

  /// The files that it may write in addition to pages, redirects and the folder `assets`.
  package static let ownOutputs = BuiltInOutput.all.map(\.path) + [BuiltInPath.sitemap]

  /// The files that content cannot replace.
  package static let reservedOutputs =
    BuiltInOutput.all.filter { !$0.isReplaceable }.map(\.path)

  /// The page that a server sends for unknown addresses.
  package static let notFoundPath = BuiltInPath.notFound

  /// Prepares what the pages share.
  ///
  /// The sections of `content` name `layouts` by index. `earlier` holds the baseline's version of
  /// each page that plays its changes, by the page's index in `content`. The paths of `redirects`
  /// must differ from those of all other outputs. If the site has a search and `collecting` is
  /// given, rendered pages leave their texts for `searchFiles()`. A sample of texts is rendered at
  /// once and kept in `collecting`. The renderer reuses the work of `previous` that still applies.
  /// The files of `previous` must be named by the same scheme. Up to `jobs` threads work at once.
  package init(
    content: SiteContent, fingerprints: ContentFingerprints? = nil, layouts: [LayoutByWidth],
    templates: SiteTemplates,
    configured: ConfiguredCells = ConfiguredCells(), earlier: [Int: EarlierPage] = [:],
    changes: SiteChanges? = nil,
    trends: SiteTrends = SiteTrends(), figures: EarlierFigures = EarlierFigures(),
    redirects: [Redirect] = [],
    resourcesNamed naming: ResourceNaming = .byContent, reusing previous: SiteRenderer? = nil,
    collecting bodies: RenderedBodies? = nil, jobs: Int = 1,
    renderBody: @escaping BodyRenderer, readBody: @escaping BodyReader = { _, _ in nil }
  ) {
    site = RenderContext(
      content: content, fingerprints: fingerprints, layouts: layouts, templates: templates,
      configured: configured,
      changes: changes, trends: trends, figures: figures, resourcesNamed: naming,
      reusing: previous?.site, jobs: jobs)
    shell = PageShells(of: site, reusing: previous?.shell)
    self.earlier = earlier.isEmpty ? nil : EarlierSite(earlier, of: site)
    self.renderBody = renderBody
    self.readBody = readBody
    search = bodies.flatMap { [site] bodies in
      if content.settings.search == nil { return nil }
      let search = SiteSearch(of: site)
      return (search, search.collection(bodies: bodies), bodies)
    }
    let namedFiles = site.itemFiles + site.dataFiles
    namedFileCount = namedFiles.count
    let contentOutputs =
      namedFiles + site.contentPages + site.feedFiles + site.manifestFiles + site.tileInfoFiles
      + redirects.map(SiteOutput.redirect)
    let loaded = site.loadedFiles(playsChanges: !earlier.isEmpty).map(SiteOutput.resource)
    let own = BuiltInOutput.all(in: site).map(\.output)
    let known = contentOutputs + loaded + own + site.sitemapFiles
    files =
      content.settings.hosts.isEmpty
      ? known : known + site.hostFiles(redirects, outputs: known.map(\.path))
    outputs = files.map(\.path)
  }

  /// The published address of a file, or nil if the settings do not set `url`.
  package func published(_ output: String) -> String? { site.links.canonical(output) }

  /// The path of the stylesheet of the site's theme.
  package var stylesheet: String { site.resources.stylesheet(of: nil).path }

  /// The number of pages, redirects not counted.
  package var pageCount: Int { files.count { $0.isPage } }

  /// The sections whose layout CSS cannot express, each with the structure that it cannot.
  package var obstructedSections: [(section: Section, structure: LayoutStructure)] {
    // The pages of terms use the layouts of other pages.
    let pages = site.content.pages[..<(site.map.pageCount + site.content.terms.sets.count)]
    return pages.flatMap(\.sections).compactMap { section in
      site.lists[section.layout].obstructed.map { (section, $0) }
    }
  }

  /// The sections that are to open pictures large although their cells show none, and one of these.
  package var sectionsWithoutPictures: [(section: Section, cell: String)] {
    site.content.pages.flatMap(\.sections).compactMap { section -> (Section, String)? in
      guard section.enlarges, !section.items.isEmpty else { return nil }
      let list = site.lists[section.layout]
      let own = Set(
        section.items.compactMap { item -> String? in
          guard case .record(let index) = item.content else { return nil }
          return section.cell(of: site.content.records[index]) ?? section.cell
        })
      let byDefault = list.choices.isEmpty ? [list.cell] : list.choices.map(\.cell)
      let cells = own.isEmpty ? byDefault : own.sorted()
      let showsPicture = cells.contains {
        site.templates.shownNames["cells/\($0)"]?.contains(.slot(.image)) ?? true
      }
      return showsPicture ? nil : (section, cells[0])
    }
  }

  /// The files that pages with these parts in their texts load. The parts are known once all pages
  /// are rendered.
  package func files(of parts: Set<BodyPart>) -> [(path: String, bytes: [UInt8])] {
    let resources =
      site.resources.styles(of: parts) + parts.sorted().compactMap(site.resources.script)
    return resources.map { ($0.path, $0.bytes) }
  }

  /// The files of pictures in several sizes, by asset.
  package var pictureFiles: [PictureFile] {
    site.pictures.files(
      of: site.content.assets, forOtherSites: site.content.settings.url != nil) + site.cardFiles
  }

  /// The pictures to draw for links on other sites.
  package var shareCards: [ShareCard] { site.drawnCards }

  /// Takes the paths of cards that cannot be drawn. Called before anything is rendered.
  package func take(missingCards: Set<String>) { site.cards?.take(missing: missingCards) }

  /// Takes the mean colours of assets without transparent parts, `#rrggbb`. Called before anything
  /// is rendered.
  package func take(tints: [Int: String], areAll: Bool) {
    site.pictures.take(tints: tints, areAll: areAll)
  }

  /// Takes the hashes and sizes of the first `namedFileCount` files.
  package func take(hashes: [ContentHash], sizes: [Int]) {
    for (path, (hash, size)) in zip(outputs, zip(hashes, sizes)) {
      site.listPageFiles.set(hash, size: size, ofFileAt: path)
    }
  }

  /// The fingerprints with which a later build can be compared, or nil unless the content has
  /// fingerprints. They are incomplete for pages with further list pages until
  /// `take(hashes:sizes:)` is called.
  package func fingerprints(jobs: Int) -> RendererFingerprints? {
    site.fingerprints.map { content in
      RendererFingerprints(
        site: SiteFingerprints(of: site, shell, content: content, jobs: jobs),
        outputs: files.map { file in
          // A page's changes depend on the previous build.
          if case .page(let page, listPage: 0) = file.subject, earlier?.tallies[page] != nil {
            return nil
          }
          return file.subject
        })
    }
  }

  /// Completes fingerprints that were computed before `take(hashes:sizes:)`.
  package func complete(_ fingerprints: inout RendererFingerprints) {
    fingerprints.site.setFilterings(of: site)
    fingerprints.site.setDownloadSizes(of: site)
  }

  /// Renders the file at `outputs[index]`. With `tracksDependencies`, the file records what it
  /// read, for the next build. Cells that are unchanged since `earlierCells` are copied from there.
  package func render(
    _ index: Int, tracksDependencies: Bool = false, after earlierCells: EarlierCells? = nil
  ) -> RenderedFile {
    let output = files[index]
    let tracked = TrackedContext(
      site, tracksDependencies: tracksDependencies, earlierCells: earlierCells)
    let writer = PageWriter(
      site: tracked, shell: shell, earlier: earlier,
      renderBody: { [search, renderBody] body, path in
        let rendered = renderBody(body, path)
        if let search { search.site.add(output.subject, html: rendered.0.html, to: search.texts) }
        return rendered
      }, renderPart: renderBody, readBody: readBody)
    var file = output.render(writer)
    if output.subject != nil { file.dependencies = tracked.dependencies }
    if case .page = output.subject { file.cells = tracked.cells }
    return file
  }
}

extension SiteRenderer {
  /// The folder of the index of the site.
  package static let searchFolder = SiteSearch.folder

  /// The files of the index, for which all texts are rendered.
  package func searchFiles(rendering bodies: RenderedBodies) -> [SearchFile] {
    site.content.settings.search == nil ? [] : SiteSearch(of: site).files(bodies: bodies)
  }

  /// Adds the text of an output that is reused from the last build instead of rendered.
  package func addToSearch(_ index: Int) {
    if let search { search.site.add(files[index].subject, from: search.bodies, to: search.texts) }
  }

  /// The files of the index, once every output was rendered or added.
  package func searchFiles() -> [SearchFile] {
    search.map { $0.site.files(of: $0.texts) } ?? []
  }
}

extension SiteRenderer {
  /// Returns the error about a page that was cut off because its templates included each other too
  /// often. It is returned only once.
  package func takeLimitError() -> Diagnostic? { site.templates.takeLimitError() }
}
