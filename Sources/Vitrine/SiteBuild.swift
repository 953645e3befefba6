import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// A site that has been read, on its way to its files.
struct SiteBuild: Sendable {
  private let options: BuildOptions
  private let content: Folder
  private let reading: ContentReading
  private let templates: SiteTemplates
  private let anchorLinks = AnchorLinks()

  /// Reads the content.
  ///
  /// - Throws: when there is an error in it.
  init(
    _ options: BuildOptions, content: Folder, templates: SiteTemplates
  ) throws(BuildFailure) {
    let reading = try options.readSite(shownBy: templates)
    self.options = options
    self.content = content
    self.reading = reading
    self.templates = templates
  }
}

extension SiteBuild {
  /// The orders of its pages, by their paths.
  var pageOrders: [String: PageOrder] { reading.pageOrders }

  /// Renders and writes every file, and puts them into place.
  func write(
    to output: OutputFolder, progress: (@Sendable (Int, Int) -> Void)?
  ) throws(BuildFailure) -> BuildReport {
    try write(replacing: output, progress: progress) { () throws(OutputError) in
      try output.writer(isAtomic: options.isAtomic)
    }.report
  }

  /// Renders every file, hands it to the writer that `makeWriter` returns, and lets that put them into
  /// place.
  ///
  /// `replaced` holds the site with which a build is compared that names no other.
  func write(
    replacing replaced: OutputFolder?, progress: (@Sendable (Int, Int) -> Void)?,
    to makeWriter: () throws(OutputError) -> any SiteWriter
  ) throws(BuildFailure) -> (report: BuildReport, snapshot: SiteSnapshot) {
    let shown = ShownRecords(
      reading.content, layouts: reading.layouts, templates: templates)
    var snapshot = SiteSnapshot(of: reading.content, shown: shown, date: options.date)
    var baseline = options.baseline(
      settings: reading.content.settings, replacing: replaced)
    let compared = baseline.precede(
      &snapshot, remembering: reading.content.settings.history)
    if let baseline = baseline.snapshot {
      snapshot.redirects = snapshot.redirects(
        since: baseline, besides: TakenPaths(takenPaths))
    }
    let renderer = try renderer(of: snapshot, since: compared)
    let files = siteFiles(renderer)
    let writer = try BuildFailure.ofOutput(makeWriter)
    do throws(BuildFailure) {
      let written = try BuildFailure.ofOutput { () throws(OutputError) in
        try files.write(to: writer, jobs: options.jobs, progress: progress)
      }
      let warnings = try check(
        reading.diagnostics + templates.unusedFiles(content: reading.content)
          + baseline.diagnostics + uncountedDays + written.diagnostics + missingAnchors(renderer))
      snapshot.files = files.listed(with: written.hashes)
      let publication = try BuildFailure.ofOutput { () throws(OutputError) in
        try writer.publish(Set(files.paths), snapshot: snapshot.json())
      }
      return (report(renderer, files, written, publication, warnings: warnings), snapshot)
    } catch {
      writer.abandon()
      throw error
    }
  }

  /// Where no redirect can stand: all that is written besides.
  private var takenPaths: [String] {
    reading.content.outputs + SiteRenderer.ownOutputs + [OutputFolder.snapshotName]
  }

  /// - Throws: when no page can show one of the layouts.
  private func renderer(
    of snapshot: SiteSnapshot, since baseline: SiteSnapshot?
  ) throws(BuildFailure) -> SiteRenderer {
    let (reading, anchorLinks) = (reading, anchorLinks)
    let earlier = snapshot.history.first.flatMap { entry in
      baseline?.earlierPages(of: snapshot, entry.difference, layouts: options.layouts) {
        reading.content.pages[$0].direction
      }
    }
    let renderer = SiteRenderer(
      content: reading.content, layouts: reading.layouts, templates: templates,
      earlier: earlier ?? [:],
      changes: snapshot.changes(remembering: reading.content.settings.history),
      redirects: snapshot.redirectPages(to: reading.content)
    ) { body, output in
      let (rendered, diagnostics) = renderBody(body, of: output, reading: reading)
      anchorLinks.collect(from: rendered, on: output)
      return (rendered, diagnostics)
    }
    let obstacles = renderer.obstructedSections.compactMap { reading.obstacle(of: $0, having: $1) }
    if !obstacles.isEmpty { throw BuildFailure(reading.diagnostics + obstacles) }
    return renderer
  }

  private func siteFiles(_ renderer: SiteRenderer) -> SiteFiles {
    let assets = reading.content.assets
    let content = content
    let rendered = renderer.outputs.count
    return SiteFiles(paths: renderer.outputs + assets.map(\.output)) { index in
      if index >= rendered {
        return SiteFiles.File(source: .file(content, assets[index - rendered].file))
      }
      let (bytes, diagnostics) = renderer.render(index)
      return SiteFiles.File(source: .bytes(bytes), diagnostics: diagnostics)
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

  private func missingAnchors(_ renderer: SiteRenderer) -> [Diagnostic] {
    anchorLinks.missing { output in
      renderer.outputs.firstIndex(of: output).map { renderer.render($0).bytes }
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

extension [Diagnostic] {
  var hasErrors: Bool { contains { $0.severity == .error } }

  /// Those without a place first; of two at one place the earlier stays first.
  fileprivate var inOrderOfPlaces: [Diagnostic] {
    enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (let one?, let other?) where one != other: one < other
      case (nil, .some): true
      case (.some, nil): false
      default: first.offset < second.offset
      }
    }.map(\.element)
  }
}
