import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// A site whose content has been read and can now be rendered and written.
struct SiteBuild: Sendable {
  private let options: BuildOptions
  private let content: Folder
  private let reading: ContentResult
  let templates: SiteTemplates

  /// The cells that registrations made for the records, as if no record had changed.
  private let configured: ConfiguredCells

  /// The parts of rendered files to keep for the next build.
  private let retention: SiteFiles.Retention

  /// The build whose results are reused, or nil if nothing can be. Content that was read is reused
  /// only if the build was given to the initializer.
  var previous: PreviousBuild?

  /// The pictures that cannot be made in other sizes, and why.
  private let fallback: PictureFallback

  /// Reads the content again, and publishes these pictures as they are.
  private let readAgain: @Sendable (PictureFallback) throws(BuildFailure) -> SiteBuild

  /// Reads the content.
  ///
  /// - Throws: the errors in the content.
  init(
    _ options: BuildOptions, content: Folder, listing: ContentListing? = nil,
    templates: SiteTemplates, retention: SiteFiles.Retention = .nothing,
    previous: PreviousBuild? = nil,
    fallback: PictureFallback = PictureFallback()
  ) throws(BuildFailure) {
    var reading = try options.readSite(
      shownBy: templates, listing: listing, keepsReading: retention == .everything,
      previous: previous?.site?.cache.reading, unscaled: fallback.pictures)
    self.fallback = fallback
    readAgain = { (fallback) throws(BuildFailure) in
      try SiteBuild(
        options, content: content, listing: listing, templates: templates, retention: retention,
        previous: previous, fallback: fallback)
    }
    if !options.hasSearch { reading.content.settings.search = nil }
    if options.isPreview || options.pictureUse == .copied {
      reading.content.settings.hasShareCards = false
    }
    reading.content.localizeTitles(in: templates)
    self.reading = reading
    self.retention = retention
    self.previous = previous
    self.options = options
    self.content = content
    configured = try options.configuredCells(
      of: reading, accessories: templates.accessories)
    let registered = try options.descriptions(accessories: templates.accessories)
    self.templates = try templates.describing(
      checked: reading.descriptions.joined(registered).joined(configured.descriptions))
  }

  struct Outcome {
    let report: BuildReport
    let snapshot: SiteSnapshot
    let written: SiteFiles.WriteResult

    let reading: ContentResult
    let renderer: SiteRenderer

    /// The data for the next build, or nil if none are kept.
    let cached: CachedBuild?

    /// The snapshot before it is compared with a baseline.
    let contentSnapshot: SiteSnapshot

    /// The paths of all files except `snapshot.json`, and their order by bytes.
    let paths: [String]
    let order: [Int]

    /// The hash of `snapshot.json`, or nil if the snapshot was not encoded.
    let snapshotHash: ContentHash?

    /// Whether another build of the same content over this site would write the same files.
    let dependsOnlyOnFiles: Bool
  }
}

extension SiteBuild {
  /// Renders every file, passes it to the writer that `makeWriter` returns, and publishes the
  /// result. `replaced` is the site that the build is compared with if its options name no other.
  func write(
    replacing replaced: OutputFolder?, progress: BuildStep.Report?,
    to makeWriter: () throws(OutputError) -> any SiteWriter
  ) throws(BuildFailure) -> Outcome {
    let settings = reading.content.settings
    let known = previous?.site?.cache
    let contentFingerprints = contentFingerprints
    let comparison = previous.flatMap { previous in
      contentFingerprints.map { BuildComparison(of: previous, to: reading, $0) }
    }
    let bodies = RenderedBodies { [reading] in renderBody($0, of: $1, reading: reading) }
    let own = ContentSnapshot(
      of: reading, templates: templates, configured: configured, bodies: bodies,
      date: options.date, jobs: options.jobs, remembers: retention != .nothing, reusing: comparison)
    let compared = options.baseline(settings: settings, replacing: replaced)
      .followed(by: own.site, remembering: settings.history, reserving: reservedPaths)
    var aliasWarnings: [Diagnostic] = []
    let redirects = compared.snapshot.redirectPages(to: reading.content, &aliasWarnings)
    let renderer = try renderer(
      of: compared, contentFingerprints, redirects, bodies: bodies, reusing: known?.renderer)
    let pictures = PublishedPictures(
      of: renderer, reading.content.assets, settings.pictures, options: options,
      progress: progress)
    if let failed = pictures.fallback {
      var again = try readAgain(fallback.joined(failed))
      again.previous = previous
      return try again.write(replacing: replaced, progress: progress, to: makeWriter)
    }
    renderer.take(tints: pictures.tints, areAll: pictures.hasAllTints)
    renderer.take(missingCards: pictures.missingCards)
    var fingerprints = renderer.fingerprints(jobs: options.jobs)
    func reuse() -> OutputReuse? {
      comparison.flatMap { comparison in
        fingerprints.map { OutputReuse(comparison, in: renderer, $0) }
      }
    }
    let firstReuse = reuse()
    let firstFiles = files(of: renderer, pictures, reusing: firstReuse)
    var taken = ReservedPaths(firstFiles.paths)
    try check(taken)
    // Make the writer only now: it locks the staging folder, and the steps above can still fail.
    let writer = try BuildFailure.ofOutput(makeWriter)
    return try writer.abandoningOnFailure { () throws(BuildFailure) in
      var files = firstFiles
      var lastReuse = firstReuse
      let outputCount = files.paths.count
      let written = try BuildFailure.ofOutput { () throws(OutputError) in
        // Pages contain the hashes and sizes of these files.
        let namedFiles = 0..<renderer.namedFileCount
        var written = try files.write(
          namedFiles, to: writer, jobs: options.jobs, progress: progress)
        renderer.take(hashes: written.hashes, sizes: written.sizes)
        if !namedFiles.isEmpty, fingerprints != nil {
          renderer.complete(&fingerprints!)
          lastReuse = reuse()
          files = self.files(of: renderer, pictures, reusing: lastReuse)
        }
        try written.append(
          files.write(
            namedFiles.upperBound..<files.paths.count, to: writer, jobs: options.jobs,
            progress: progress))
        let loaded = SiteFiles(renderer.files(of: written.parts))
        try written.append(loaded.write(to: writer, jobs: options.jobs, progress: nil))
        files.paths += loaded.paths
        // Their names depend on the texts of all pages.
        let index = SiteFiles(renderer.searchFiles())
        try written.append(index.write(to: writer, jobs: options.jobs, progress: nil))
        files.paths += index.paths
        return written
      }
      bodies.clear()
      taken.insert(files.paths[outputCount...])
      try check(taken)
      let anchorIDs = anchorIDs(written, renderer, lastReuse)
      let warnings = try warnings(
        [templates.takeLimitError() ?? renderer.takeLimitError()].compactMap(\.self)
          + compared.diagnostics + unredirected(compared.unredirected) + aliasWarnings
          + missingDateWarnings + renderer.withoutPictures + written.diagnostics
          + fallback.warnings + pictures.warnings
          + locationWarnings(
            of: reading.content.assets, needLibrary: fallback.pictures == .all)
          + anchorIDs.missing(written.anchorLinks))
      let order = known?.order(of: files.paths) ?? files.order
      let snapshot = compared.snapshot.with(files.listed(with: written.hashes, in: order))
      let publication = try BuildFailure.ofOutput { () throws(OutputError) in
        try writer.publish(files.paths, snapshot: snapshot)
      }
      return Outcome(
        report: report(renderer, files, written, publication, warnings: warnings),
        snapshot: snapshot, written: written,
        reading: reading, renderer: renderer,
        cached: cached(written, fingerprints, own, anchorIDs, renderer),
        contentSnapshot: own.site, paths: files.paths, order: order,
        snapshotHash: publication.snapshotHash,
        dependsOnlyOnFiles: compared.diagnostics.isEmpty && compared.unredirected.isEmpty
          && fallback.isLasting && !options.hasBaselineElsewhere(settings))
    }
  }
}

// MARK: The steps

extension SiteBuild {
  /// Nil if nothing is kept for the next build.
  private var contentFingerprints: ContentFingerprints? {
    if retention == .nothing { return nil }
    return ContentFingerprints(
      of: reading.content.withTermPages, jobs: options.jobs,
      after: previous?.site.map { $0.cache.cached.fingerprints.site.content },
      unchanged: reading.unchangedRecords)
  }

  private func cached(
    _ written: SiteFiles.WriteResult, _ fingerprints: RendererFingerprints?, _ own: ContentSnapshot,
    _ anchorIDs: AnchorIDs, _ renderer: SiteRenderer
  ) -> CachedBuild? {
    guard let fingerprints, let snapshot = own.cached else { return nil }
    return CachedBuild(
      fingerprints: fingerprints,
      outputs: zip(renderer.outputs, written.outputs).map { path, output in
        CachedOutput(
          path: path, file: output.file, hash: output.hash,
          destinations: reading.destinations(of: output.file.references, on: path))
      },
      linkTable: reading.linkTable, anchorIDs: anchorIDs, snapshot: snapshot)
  }

  /// The paths that redirects cannot use, because other files are written there.
  private var reservedPaths: [String] {
    reading.content.outputs + SiteRenderer.ownOutputs + [OutputFolder.snapshotName]
      + reading.content.settings.hostFiles.map(\.rawValue)
  }

  /// Throws if two files would be written to the same path.
  private func check(_ paths: ReservedPaths) throws(BuildFailure) {
    guard let clash = paths.clash else { return }
    throw BuildFailure(
      reading.diagnostics + [
        Diagnostic(
          .error, kind: "conflicting outputs", at: place(of: clash),
          "two outputs would be written to '\(clash)'",
          hint: "give one of them another id, title or folder")
      ])
  }

  /// The source of the last page at a path.
  private func place(of output: String) -> SourceLocation? {
    let content = reading.content.withTermPages
    return content.records.last { $0.output?.hasSameBytes(as: output) == true }?.place
      ?? content.pages.last { $0.output.hasSameBytes(as: output) }?.place
  }

  private func unredirected(_ paths: [(path: String, taken: String)]) -> [Diagnostic] {
    paths.map { path, taken in
      Diagnostic(
        .warning, kind: "no redirect", at: place(of: taken),
        "the old address '\(path)' is not redirected: it differs from '\(taken)' only in case",
        hint:
          "systems that ignore case have one file for both: choose a name that differs in more than case"
      )
    }
  }

  /// - Throws: when no page can show one of the layouts.
  private func renderer(
    of compared: ComparedSnapshot, _ fingerprints: ContentFingerprints?, _ redirects: [Redirect],
    bodies: RenderedBodies, reusing previous: SiteRenderer?
  ) throws(BuildFailure) -> SiteRenderer {
    let content = reading.content
    let shownPages = content.shownPages
    let earlier = compared.earlierPages(layouts: options.namedLayouts) {
      content.pages[shownPages[$0]].direction
    }
    let changes = compared.snapshot.changes(remembering: content.settings.history)
    let configured =
      changes == nil
      ? configured
      : try options.configuredCells(
        of: reading, accessories: templates.accessories, changes: changes, unchanged: configured)
    let renderer = try SiteRenderer(
      content: content, fingerprints: fingerprints, layouts: reading.layouts,
      templates: templates.describing(
        checked: templates.descriptions.joined(configured.descriptions)),
      configured: configured,
      earlier: Dictionary(uniqueKeysWithValues: earlier.map { (shownPages[$0], $1) }),
      changes: changes,
      trends: content.hasTrends ? compared.snapshot.trends : SiteTrends(),
      figures: compared.earlier?.figures ?? EarlierFigures(),
      redirects: redirects,
      resourcesNamed: options.resourceNaming, reusing: previous,
      collecting: retention == .everything ? nil : bodies, jobs: options.jobs,
      renderBody: { bodies.take($0, on: $1) },
      readBody: { [reading] in reading.source(of: $0, on: $1) })
    let obstacles = renderer.obstructedSections.compactMap { reading.obstacle(of: $0, having: $1) }
    if !obstacles.isEmpty { throw BuildFailure(reading.diagnostics + obstacles) }
    return renderer
  }

  /// The rendered files, followed by the copied ones.
  private func files(
    of renderer: SiteRenderer, _ pictures: PublishedPictures, reusing reuse: OutputReuse?
  ) -> SiteFiles {
    let (content, retention, isInPlace) = (content, retention, previous?.isInPlace)
    let previous = previous?.site
    let outputs = renderer.outputs
    let assets = reading.content.assets.filter { $0.scalable == nil }
    let ownPaths = outputs + assets.map(\.output)
    return SiteFiles(paths: ownPaths + pictures.paths, retention: retention) { index in
      if index < outputs.count {
        return renderer.file(index, tracksDependencies: retention != .nothing, reusing: reuse)
      }
      if index >= ownPaths.count {
        let path = pictures.paths[index - ownPaths.count]
        var file = pictures.file(at: path)
        if let hash = file.hash { file.isTaken = isInPlace?(path, hash) ?? false }
        return file
      }
      let asset = assets[index - outputs.count]
      return SiteFiles.File(
        source: .file(content, asset.file),
        hash: previous?.files[asset.output]?.hash(of: asset.file, in: content))
    }
  }

  /// The ids on the pages that Markdown links lead to.
  private func anchorIDs(
    _ written: SiteFiles.WriteResult, _ renderer: SiteRenderer, _ reuse: OutputReuse?
  ) -> AnchorIDs {
    if written.anchorLinks.isEmpty { return AnchorIDs() }
    let indices = Dictionary(byBytes: renderer.outputs.enumerated().map { ($1, $0) })
    // A link to an item on a further list page names the first page, whose script finds the item.
    let further = Dictionary(byBytes: reading.content.pages.map { ($0.output, $0.furtherOutputs) })
    return AnchorIDs(written.anchorLinks) { output in
      let ids = ([output] + (further[output] ?? [])).compactMap { indices[$0] }.map { index in
        if let known = reuse?.anchorIDs(index) { return known }
        let file =
          retention == .everything ? written.outputs[index].file : renderer.render(index)
        return elementIDs(of: file.bytes)
      }
      return ids.isEmpty ? nil : ids.reduce(into: Set()) { $0.formUnion($1) }
    }
  }

  /// A warning if badges count days but the build has no date.
  private var missingDateWarnings: [Diagnostic] {
    guard options.date == nil, let place = reading.content.settings.badges.daysPlace else {
      return []
    }
    return [
      Diagnostic(
        .warning, kind: "badges without a date",
        at: SourceLocation(file: place.file, line: place.line, column: place.column),
        "a build without a date cannot count days, so only the latest changes have badges",
        hint: "build with --date, set SOURCE_DATE_EPOCH, or count builds, as in '3 builds'")
    ]
  }

  /// The warnings of the reading and `later` ones, sorted by location.
  ///
  /// - Throws: when there are errors among them, or with `--strict` any.
  private func warnings(_ later: [Diagnostic]) throws(BuildFailure) -> [Diagnostic] {
    let diagnostics =
      (reading.diagnostics + options.omittedTemplateLinks
      + templates.unusedFiles(content: reading.content)
      + templates.omittedAddresses(of: reading.content) + later).inOrderOfPlaces
    return try diagnostics.checked(isStrict: options.isStrict)
  }

  private func report(
    _ renderer: SiteRenderer, _ files: SiteFiles, _ written: SiteFiles.WriteResult,
    _ publication: Publication, warnings: [Diagnostic]
  ) -> BuildReport {
    let writtenFiles = written.writtenFiles + (publication.snapshot == .written ? 1 : 0)
    return BuildReport(
      counts: SiteCounts(
        pages: renderer.pageCount, items: reading.content.records.count { !$0.isHidden },
        drafts: reading.drafts),
      writtenFiles: writtenFiles,
      unchangedFiles: files.paths.count + 1 - writtenFiles,
      removedFiles: publication.removedFiles, warnings: warnings)
  }
}

extension SiteRenderer {
  /// A warning for each section that is to open pictures and has none.
  fileprivate var withoutPictures: [Diagnostic] {
    sectionsWithoutPictures.map { section, cell in
      Diagnostic(
        .warning, kind: "enlarge without pictures", at: section.place,
        "'enlarge' has no effect here, because the cell '\(cell)' shows no pictures",
        hint: "choose a layout or a cell that shows pictures, such as gallery, or remove 'enlarge'")
    }
  }

  /// The output at an index, reused from the last build if it is unchanged, otherwise rendered.
  fileprivate func file(
    _ index: Int, tracksDependencies: Bool, reusing reuse: OutputReuse?
  ) -> SiteFiles.File {
    switch reuse?.choice(index) ?? .rendered(nil, after: nil) {
    case .taken(let kept):
      addToSearch(index)
      return SiteFiles.File(
        source: .bytes(kept.file.bytes), hash: kept.hash, isTaken: true, rendered: kept.file)
    case .rendered(let reason, after: let cells):
      let file = render(index, tracksDependencies: tracksDependencies, after: cells)
      return SiteFiles.File(source: .bytes(file.bytes), rendered: file, reason: reason)
    }
  }
}
