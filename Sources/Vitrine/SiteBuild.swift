import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// A site whose content has been read, and which can be rendered and written.
struct SiteBuild: Sendable {
  private let options: BuildOptions
  private let content: Folder
  private let reading: ContentReading
  private let templates: SiteTemplates

  /// True if another build will follow; `past` is the site of the build before.
  private let keepsBuild: Bool
  private let past: BuiltSite?

  /// Reads the content.
  ///
  /// - Throws: when there is an error in it.
  init(
    _ options: BuildOptions, content: Folder, templates: SiteTemplates, keepsBuild: Bool = false,
    past: BuiltSite? = nil
  ) throws(BuildFailure) {
    let reading = try options.readSite(
      shownBy: templates, keepsReading: keepsBuild, past: past?.kept.reading)
    self.keepsBuild = keepsBuild
    self.past = past
    self.options = options
    self.content = content
    self.reading = reading
    self.templates = templates
  }
}

extension SiteBuild {
  /// Renders and writes every file, and puts them into place.
  func write(
    to output: OutputFolder, progress: (@Sendable (Int, Int) -> Void)?
  ) throws(BuildFailure) -> BuildReport {
    try write(replacing: output, progress: progress) { () throws(OutputError) in
      try output.writer(isAtomic: options.isAtomic)
    }.report
  }

  struct Outcome {
    let report: BuildReport
    let snapshot: SiteSnapshot
    let renderedPages: [RenderedPage]

    /// How long the rendering took.
    let rendering: Duration

    /// For the next build, where one comes.
    let kept: BuildCache
  }

  /// Renders every file, hands it to the writer that `makeWriter` returns, and lets that put them into
  /// place.
  ///
  /// `replaced` holds the site with which a build is compared that names no other.
  func write(
    replacing replaced: OutputFolder?, progress: (@Sendable (Int, Int) -> Void)?,
    to makeWriter: () throws(OutputError) -> any SiteWriter
  ) throws(BuildFailure) -> Outcome {
    let comparison = past.map {
      ContentComparison(
        from: $0.kept.reading.content, to: reading.content, unchanged: reading.unchangedRecords)
    }
    let links = past.map { LinkComparison(from: $0.kept.reading, to: reading) }
    let bodies = renderedBodies
    let shown = ShownRecords(
      reading.content, layouts: reading.layouts, templates: templates, bodies: bodies)
    let pastSnapshot = past.flatMap {
      PastSnapshot(of: $0.kept, shown: shown, comparison: comparison!, links: links!)
    }
    let records = SiteSnapshot.records(
      of: reading.content, shown: shown, jobs: options.jobs, reusing: pastSnapshot)
    var snapshot = SiteSnapshot(
      of: reading.content, records: records, shown: shown, layouts: reading.layouts,
      date: options.date, reusing: pastSnapshot)
    let ownSnapshot = snapshot
    var baseline = options.baseline(
      settings: reading.content.settings, replacing: replaced)
    let compared = baseline.precede(
      &snapshot, remembering: reading.content.settings.history)
    if let baseline = baseline.snapshot {
      snapshot.redirects = snapshot.redirects(
        since: baseline, besides: TakenPaths(takenPaths))
    }
    let renderer = try renderer(of: snapshot, since: compared, bodies: bodies)
    let reuse = past.map {
      OutputReuse(of: $0.kept, in: renderer, comparison: comparison!, links: links!)
    }
    let files = siteFiles(renderer, reuse: reuse)
    let writer = try BuildFailure.ofOutput(makeWriter)
    do throws(BuildFailure) {
      let start = ContinuousClock.now
      let written = try BuildFailure.ofOutput { () throws(OutputError) in
        try files.write(to: writer, jobs: options.jobs, progress: progress)
      }
      let rendering = start.duration(to: .now)
      bodies.clear()
      var anchorIDs = AnchorIDs()
      let missing = missingAnchors(&anchorIDs, written, renderer, reuse)
      let warnings = try check(
        reading.diagnostics + templates.unusedFiles(content: reading.content)
          + templates.addressesLeftOut(of: reading.content)
          + baseline.diagnostics + uncountedDays + written.diagnostics + missing)
      let keptOrder = past.flatMap { past in
        past.kept.hasSamePaths(as: files.paths) ? past.kept.order : nil
      }
      let order = keptOrder ?? files.order
      snapshot.files = files.listed(with: written.hashes, in: order)
      let publication = try BuildFailure.ofOutput { () throws(OutputError) in
        try writer.publish(files.paths, snapshot: snapshot)
      }
      return Outcome(
        report: report(renderer, files, written, publication, warnings: warnings),
        snapshot: snapshot, renderedPages: written.renderedPages, rendering: rendering,
        kept: BuildCache(
          reading: reading, templates: templates, renderer: renderer, outputs: written.outputs,
          anchorIDs: anchorIDs, snapshot: ownSnapshot, shown: shown, records: records,
          paths: files.paths, order: order))
    } catch {
      writer.abandon()
      throw error
    }
  }

  private var renderedBodies: RenderedBodies {
    let reading = reading
    return RenderedBodies { renderBody($0, of: $1, reading: reading) }
  }

  /// The paths at which there can be no redirect, since something else is written there.
  private var takenPaths: [String] {
    reading.content.outputs + SiteRenderer.ownOutputs + [OutputFolder.snapshotName]
  }

  /// - Throws: when no page can show one of the layouts.
  private func renderer(
    of snapshot: SiteSnapshot, since baseline: SiteSnapshot?, bodies: RenderedBodies
  ) throws(BuildFailure) -> SiteRenderer {
    let reading = reading
    let earlier = snapshot.history.first.flatMap { entry in
      baseline?.earlierPages(of: snapshot, entry.difference, layouts: options.namedLayouts) {
        reading.content.pages[$0].direction
      }
    }
    let renderer = SiteRenderer(
      content: reading.content, layouts: reading.layouts, templates: templates,
      earlier: earlier ?? [:],
      changes: snapshot.changes(remembering: reading.content.settings.history),
      redirects: snapshot.redirectPages(to: reading.content),
      resourcesNamed: options.resourceNaming, reusing: past?.kept.renderer,
      renderBody: { bodies.take($0, on: $1) })
    let obstacles = renderer.obstructedSections.compactMap { reading.obstacle(of: $0, having: $1) }
    if !obstacles.isEmpty { throw BuildFailure(reading.diagnostics + obstacles) }
    return renderer
  }

  private func siteFiles(_ renderer: SiteRenderer, reuse: OutputReuse?) -> SiteFiles {
    let assets = reading.content.assets
    let (content, keepsBuild, past) = (content, keepsBuild, past)
    let rendered = renderer.outputs.count
    let paths = renderer.outputs + assets.map(\.output)
    return SiteFiles(paths: paths, keepsOutputs: keepsBuild) { index in
      if index >= rendered {
        let file = assets[index - rendered].file
        let known = past?.files[paths[index]]?.hash(of: file, in: content)
        return SiteFiles.File(source: .file(content, file), hash: known)
      }
      var reason: RenderingReason?
      var cells: EarlierCells?
      switch reuse?.choice(index) {
      case .taken(let kept):
        return SiteFiles.File(
          source: .bytes(kept.file.bytes), hash: kept.hash, isTaken: true, rendered: kept.file)
      case .rendered(let why, let earlier): (reason, cells) = (why, earlier)
      case nil: break
      }
      let file = renderer.render(index, tracksDependencies: keepsBuild, after: cells)
      return SiteFiles.File(source: .bytes(file.bytes), rendered: file, reason: reason)
    }
  }

  /// Days are between dates.
  private var uncountedDays: [Diagnostic] {
    guard options.date == nil, let place = reading.content.settings.badges.daysPlace else {
      return []
    }
    return [
      Diagnostic(
        .warning, kind: "badges without a date",
        at: SourceLocation(file: place.file, line: place.line, column: place.column),
        "a build without a date cannot count days: the last changes alone have badges",
        hint: "build with --date, or count builds, as '3 builds'")
    ]
  }

  private func missingAnchors(
    _ anchorIDs: inout AnchorIDs, _ written: SiteFiles.Written, _ renderer: SiteRenderer,
    _ reuse: OutputReuse?
  ) -> [Diagnostic] {
    if written.anchorLinks.isEmpty { return [] }
    let indices = Dictionary(
      renderer.outputs.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return anchorIDs.missing(written.anchorLinks) { output in
      guard let reuse, let index = indices[output], case .taken = reuse.choice(index) else {
        return nil
      }
      return reuse.past.anchorIDs.ids[output] ?? nil
    } page: { output in
      indices[output].map { index in
        keepsBuild ? written.outputs[index].file.bytes : renderer.render(index).bytes
      }
    }
  }

  /// The warnings; errors among the diagnostics, and with `--strict` any, end the build.
  private func check(_ diagnostics: [Diagnostic]) throws(BuildFailure) -> [Diagnostic] {
    var diagnostics = diagnostics.inOrderOfPlaces
    if options.isStrict {
      for index in diagnostics.indices { diagnostics[index].severity = .error }
    }
    if diagnostics.hasErrors { throw BuildFailure(diagnostics) }
    return diagnostics
  }

  private func report(
    _ renderer: SiteRenderer, _ files: SiteFiles, _ written: SiteFiles.Written,
    _ publication: Publication,
    warnings: [Diagnostic]
  ) -> BuildReport {
    let writtenFiles = written.writtenFiles + (publication.snapshot == .written ? 1 : 0)
    return BuildReport(
      pages: renderer.pageCount,
      items: reading.content.records.count, writtenFiles: writtenFiles,
      unchangedFiles: files.paths.count + 1 - writtenFiles,
      removedFiles: publication.removedFiles, warnings: warnings)
  }
}
