import VitrineContent
public import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineSystem
import VitrineText

/// A page of a site as a single file that needs no other file.
public struct SingleFile: Sendable {
  public let bytes: [UInt8]

  /// The pictures in the file, by their paths in the site, with their sizes in bytes, largest
  /// first.
  public let pictures: [(path: String, size: Int)]

  /// The addresses on other servers that the page still loads from, in order.
  public let remoteFiles: [String]

  /// The warnings of the build.
  public let warnings: [Diagnostic]

  var mark = Mark.page

  /// A comment that identifies files written by a build. It follows the doctype.
  enum Mark: String {
    case page = "<!-- Made by vitrine build --single-file -->\n"
    case fragment = "<!-- Made by vitrine build --fragment -->\n"

    var bytes: [UInt8] { Array(rawValue.utf8) }
  }
}

/// Builds the site of a content folder and returns one of its pages as a file.
///
/// `page` is the page's path, such as `report`, or `.` for the home page. Links to other pages lead
/// to the published site if its `url` is known, and nowhere otherwise. The site's search is left
/// out because it needs other files. The same content, templates and date always produce the same
/// bytes.
///
/// - Throws: every error of the stage that failed, or an error if the page does not exist.
public func buildSingleFile(_ options: BuildOptions, page: String) throws(BuildFailure)
  -> SingleFile
{
  try SingleFile(of: page, options) { contained, html throws(BuildFailure) in
    (.page, contained.page(html))
  }
}

/// Builds the site of a content folder and returns sections of one of its pages for a page of
/// another site: an element with the styles and pictures that it needs, and without scripts.
///
/// `page` is the same as for `buildSingleFile`, and `section` is an id, or nil for the whole page.
/// Links lead to the published site if its `url` is known, and nowhere otherwise.
///
/// - Throws: every error of the stage that failed, or an error if the page or section does not
///   exist.
public func buildFragment(
  _ options: BuildOptions, page: String, section: String?
) throws(BuildFailure) -> SingleFile {
  try SingleFile(of: page, options) { contained, html throws(BuildFailure) in
    let parts = PageParts(html)
    let name = section.map(elementIdentifier)
    let sections = parts.sections.filter { name == nil || $0.name == name }
    if sections.isEmpty {
      throw .unknown("section", section ?? "", among: parts.sections.map(\.name))
    }
    contained.isFragment = true
    return (.fragment, contained.fragment(sections, of: parts))
  }
}

extension SingleFile {
  /// `write` creates the file from the HTML of a page.
  fileprivate init(
    of page: String, _ options: BuildOptions,
    write: (inout SelfContainedHTML, [UInt8]) throws(BuildFailure) -> (Mark, [UInt8])
  ) throws(BuildFailure) {
    var options = options
    options.hasSearch = false
    options.pictureUse = .copied
    let site = try buildInMemory(options)
    let output = try site.output(ofPage: page)
    guard let file = site.files[output], let html = file.bytes(in: 0..<file.length) else {
      throw BuildFailure([DiskError(.read, output, code: .changedMeanwhile).diagnostic])
    }
    var contained = SelfContainedHTML(SiteReferences(of: output, in: site))
    let (mark, written) = try write(&contained, html)
    let doctype = mark == .page ? written.prefix(100).firstIndex(of: UInt8(ascii: "\n")) : nil
    let start = doctype.map { $0 + 1 } ?? 0
    bytes = written[..<start] + mark.bytes + written[start...]
    self.mark = mark
    pictures = contained.pictures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
    remoteFiles = contained.remoteFiles.sorted()
    warnings = site.report.warnings
  }
}

extension BuiltSite {
  /// Returns the path of a page that is named by its folder or its path.
  fileprivate func output(ofPage page: String) throws(BuildFailure) -> String {
    let name = page == "." || page == "/" ? "" : page.withoutFinalSlashes
    let paths = [name.isEmpty ? "index.html" : "\(name)/index.html", name, "\(name).html"]
    if let path = paths.first(where: { $0.hasSuffix(".html") && files[$0] != nil }) { return path }
    let folders = files.keys.sorted().map(\.text).filter { "/\($0)".hasSuffix("/index.html") }
      .map(\.parentFolder)
    throw .unknown("page", page, among: folders.map { $0.isEmpty ? "." : $0 })
  }
}

// MARK: Writing

extension SingleFile {
  /// Writes the file, replacing one that a build wrote.
  ///
  /// - Throws: an error if something else is already there, or if the disk fails.
  public func write(to path: String) throws(BuildFailure) {
    try BuildFailure.ofOutput { () throws(OutputError) in
      let name = path.lastPathComponent
      let folder = try OutputError.onDisk(Folder.new(path.parentPath ?? "."))
      if let kind = folder.kind(of: name) {
        let old = try? folder.openFile(name)?.bytes(at: 0, upTo: 300)
        guard kind == .file, old?.firstRange(of: mark.bytes) != nil else {
          throw .foreignPage(path)
        }
      }
      try OutputError.onDisk { () throws(DiskError) in
        let stage = ".\(name).new"
        try folder.write(bytes.span.bytes, to: stage)
        try folder.rename(stage, to: folder, name)
      }
    }
  }
}
