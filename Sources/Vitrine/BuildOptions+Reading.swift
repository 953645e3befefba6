import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// The folder at a path, or nil if nothing exists there.
private func existingFolder(_ path: String) throws(BuildFailure) -> Folder? {
  try BuildFailure.ofDisk { () throws(DiskError) in try Folder.existing(path) }
}

extension BuildOptions {
  func openContent() throws(BuildFailure) -> Folder {
    if let folder = try existingFolder(content) { return folder }
    throw BuildFailure([
      Diagnostic(
        .error, kind: "no content", at: nil, "there is no content folder '\(content)'",
        hint: "name it with --content, or run vitrine in the folder that contains it")
    ])
  }

  /// Opens the output folder, unless it is, or is inside, a folder that the build reads.
  func openOutput() throws(BuildFailure) -> OutputFolder {
    try BuildFailure.ofOutput { () throws(OutputError) in
      for input in [content, templatesFolder] where output.isInside(input) {
        throw .insideInput(output: output, input: input)
      }
      return try OutputFolder(at: output)
    }
  }

  /// Where templates are looked up, whether or not the folder exists.
  package var templatesFolder: String {
    templates
      ?? content.withoutFinalSlashes.parentPath.map { $0 == "/" ? "/Templates" : "\($0)/Templates" }
      ?? "Templates"
  }

  /// Reads the content folder, reusing whatever has not changed since `previous`.
  ///
  /// - Throws: the errors in the content.
  func readSite(
    shownBy templates: SiteTemplates, listing: ContentListing? = nil, keepsReading: Bool = false,
    previous: ContentResult? = nil, unscaled: UnscaledPictures = .files([])
  ) throws(BuildFailure) -> ContentResult {
    let cells = try cellNames(including: templates)
    let contentOptions = ContentOptions(
      includesDrafts: includesDrafts, today: date.flatMap { CalendarDate(wholeDate: $0) },
      jobs: jobs, cells: cells,
      supplementaries: [
        .header: Set(headers.keys), .footer: Set(footers.keys), .badge: Set(badges.keys),
      ],
      accessories: templates.accessories,
      languages: templates.languages,
      namesInTemplates: templates.ownNames, layouts: namedLayouts,
      ownOutputs: SiteRenderer.reservedOutputs,
      unscaledPictures: pictureUse == .copied ? .embedded : unscaled)
    let reading = readContent(
      at: content, options: contentOptions, listing: listing, keepsReading: keepsReading,
      previous: previous)
    if reading.diagnostics.hasErrors {
      let isMissing = reading.diagnostics.contains { $0.idOfUnknownItem != nil }
      let last = isMissing ? lastBuild(reading.content.settings) : nil
      throw BuildFailure(reading.diagnostics.map { $0.withTitle(in: last) })
    }
    return reading
  }

  /// Reads the built-in templates, followed by the site's own.
  func readTemplateFiles() throws(BuildFailure) -> [TemplateFile] {
    let folder = try existingFolder(templatesFolder)
    let files = try templateFiles(replacedBy: folder)
    if folder == nil, templates != nil {
      throw BuildFailure([
        Diagnostic(
          .error, kind: "no templates", at: nil,
          "there is no templates folder '\(templatesFolder)'",
          hint: "name it with --templates, or omit the option to use the folder next to the content"
        )
      ])
    }
    return files
  }

  /// Reads the templates, and compiles them if the site has its own. Returns `previous` if its
  /// files are unchanged.
  func readTemplates(reusing previous: SiteTemplates? = nil) throws(BuildFailure) -> SiteTemplates {
    try compile(readTemplateFiles(), reusing: previous)
  }

  func compile(
    _ files: [TemplateFile], reusing previous: SiteTemplates? = nil
  ) throws(BuildFailure) -> SiteTemplates {
    if files.allSatisfy(\.isBuiltIn) { return try BuiltInTemplates.compiled.get() }
    if let previous, previous.areOf(files) { return previous }
    return try SiteTemplates(checked: files)
  }

  /// Warnings about symbolic links in the templates folder that are not followed.
  var omittedTemplateLinks: [Diagnostic] {
    (try? existingFolder(templatesFolder))?.omittedTemplateLinks ?? []
  }
}

extension Diagnostic {
  /// Returns the mistake with the title of the item that it misses, if a build had that.
  fileprivate func withTitle(in build: SiteSnapshot?) -> Diagnostic {
    guard let id = idOfUnknownItem,
      let record = build?.records.first(where: { $0.id.hasSuffix("/\(id)") })
    else { return self }
    var diagnostic = self
    diagnostic.hint =
      "the last build had it as '\(record.title)': remove it from 'items', or restore its record"
    return diagnostic
  }
}

extension String {
  /// Whether this path is `folder` or inside it. If the path does not exist yet, its nearest
  /// existing parent is checked.
  func isInside(_ folder: String) -> Bool {
    guard let folder = folder.realPath else { return false }
    var path = self
    var missing = ""
    while path.realPath == nil, let above = path.parentPath {
      missing = "/\(path.lastPathComponent)\(missing)"
      path = above
    }
    if path.realPath == nil {
      missing = "/\(path)\(missing)"
      path = "."
    }
    let whole = (path.realPath ?? "") + missing
    return whole == folder || whole.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
