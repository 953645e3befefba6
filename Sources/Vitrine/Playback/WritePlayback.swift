import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// Writes a folder that plays back the changes from one build to another: an `index.html` that
/// lists the changed pages, and these pages. `names` are the names for which
/// `builds(from:to:fetch:)` returned the builds. If the newer build's history leads back to the
/// older one, the builds between them are played one by one.
///
/// Pictures are copied from builds that are named by their folder. An earlier playback in `output`
/// is replaced; a folder with anything else in it is refused.
///
/// - Returns: the number of pages with changes to play.
///
/// - Throws: an error if the newer build's history is broken, or if the folder cannot be written.
package func writePlayback(
  from old: SiteSnapshot, to new: SiteSnapshot, named names: (old: String, new: String),
  at output: String
) throws(BuildFailure) -> Int {
  let playback = try BuildFailure.ofSnapshot(
    named: names.new, Playback(of: new.builds(since: old)))
  let templates = try playbackTemplates().describing(
    checked: CellDescriptions(cells: playback.cells))
  return try BuildFailure.ofOutput { () throws(OutputError) in
    let sites = try OutputError.onDisk(
      [siteFolder(named: names.old), siteFolder(named: names.new)].compactMap(\.self))
    let folder = try OutputFolder(at: output)
    let isOwn = folder.snapshot?.isPlayback ?? (folder.unreadSnapshot == nil)
    if !isOwn { throw .foreignFolder(output) }
    try playback.write(to: folder, templates: templates, sites: sites)
    return playback.steps.reduce(0) { $0 + $1.earlier.count }
  }
}

/// The folder of the site with this name, or nil if the name is not a folder.
private func siteFolder(named name: String) throws(DiskError) -> Folder? {
  guard case .site(let path) = BuildName(name), Folder.exists(at: path) else { return nil }
  return try Folder.existing(path)
}

/// The default templates without the site's header and footer, because these pages are shown inside
/// a frame.
private func playbackTemplates() throws(BuildFailure) -> SiteTemplates {
  let bare = ["header.html", "footer.html"].map { TemplateFile(path: $0, bytes: []) }
  return try SiteTemplates(checked: BuiltInTemplates.files + bare)
}

/// The `generator` of a folder that plays back changes.
private let playbackGenerator = "\(generator) diff"

extension SiteSnapshot {
  /// Whether the snapshot only lists the files of a playback, and does not describe a build.
  var isPlayback: Bool { generator == playbackGenerator }
}

extension Playback {
  fileprivate func write(
    to output: OutputFolder, templates: SiteTemplates, sites: [Folder]
  ) throws(OutputError) {
    let files = files(templates: templates, sites: sites)
    let writer = try output.writer(isAtomic: true)
    try writer.abandoningOnFailure { () throws(OutputError) in
      let written = try files.write(to: writer, jobs: 1, progress: nil)
      let record = SiteSnapshot(
        generator: playbackGenerator, title: settings.title, language: settings.language,
        files: files.listed(with: written.hashes, in: files.order), pages: [], records: [])
      _ = try writer.publish(files.paths, snapshot: record)
    }
  }

  private func files(templates: SiteTemplates, sites: [Folder]) -> SiteFiles {
    var files: [(path: String, source: FileSource)] = []
    var stylesheet = ""
    for (number, step) in steps.enumerated() {
      let renderer = step.renderer(templates: templates)
      files += step.files(renderer, sites: sites).map { path, source in
        (Step.folder(number) + path, source)
      }
      // The index page shares the last step's stylesheet: it needs one, and no step's is special.
      stylesheet = Step.folder(number) + renderer.stylesheet
    }
    let index = templates.render(index, settings: settings, stylesheet: stylesheet)
    files.append(("index.html", .bytes(index)))
    let sources = files.map(\.source)
    return SiteFiles(paths: files.map(\.path)) { SiteFiles.File(source: sources[$0]) }
  }
}

extension Playback.Step {
  fileprivate func renderer(templates: SiteTemplates) -> SiteRenderer {
    SiteRenderer(
      content: site.content, layouts: site.layouts, templates: templates, earlier: earlier
    ) { _, _ in (RenderedBody(html: [], headings: []), []) }
  }

  fileprivate func files(
    _ renderer: SiteRenderer, sites: [Folder]
  ) -> [(path: String, source: FileSource)] {
    var files: [(path: String, source: FileSource)] = []
    for (index, output) in renderer.outputs.enumerated() where output != SiteRenderer.notFoundPath {
      files.append((output, .bytes(renderer.render(index).bytes)))
    }
    for picture in pictures {
      let folder = sites.last { $0.kind(of: picture) == .file }
      if let folder { files.append((picture, .file(folder, picture))) }
    }
    return files
  }
}
