package import VitrineDiagnostics
import VitrineFormats
import VitrineModel
package import VitrineProposal
import VitrineSystem

/// A newly created site.
package struct NewSite: Sendable {
  /// The site's folder, as the user named it.
  package var folder: String

  /// How many files were written.
  package var files: Int

  /// How many items the site has.
  package var items: Int

  /// How many data files were not copied.
  package var omitted = 0

  /// What each column of the data is used for, and why.
  package var choices: [ColumnChoice] = []

  /// The warnings of a build of the site, about single values and files.
  package var warnings: [Diagnostic] = []
}

/// Writes a small site into a new or empty folder.
///
/// - Throws: an error if the folder is not empty, or if the site cannot be written. Nothing is left
///   behind then.
package func newSite(
  at folder: String, as start: StartingPoint = .collection
) throws(BuildFailure) -> NewSite {
  try newSite(at: folder) { site throws(BuildFailure) in
    for file in start.files { try site.write(file.bytes, to: file.path) }
    let report = try tryBuild(BuildOptions(content: site.content))
    return NewSite(
      folder: folder, files: start.files.count, items: report.counts.items,
      warnings: report.warnings)
  }
}

/// Writes a site for the data at a path, a file or a folder, into a new or empty folder: copies the
/// data and proposes a page for it.
///
/// - Throws: an error if the folder is not empty, if the data cannot be read or contain no possible
///   items, or if the site cannot be written. Nothing is left behind then.
package func newSite(at folder: String, from data: String) throws(BuildFailure) -> NewSite {
  guard let source = data.realPath else { throw BuildFailure([.noData(at: data)]) }
  let isFolder = Folder.exists(at: source)
  let above = isFolder ? source : source.parentPath ?? "/"
  return try newSite(at: folder) { site throws(BuildFailure) in
    let proposal = try BuildFailure.ofData { () throws(DataFailure) in
      try DataProposal.ofData(
        in: above, named: source.lastPathComponent, isFolder: isFolder,
        title: fieldLabel((folder.realPath ?? folder).lastPathComponent))
    }
    for copy in proposal.copies {
      try site.copy("\(above)/\(copy.source)", to: "content/\(copy.target)")
    }
    for file in proposal.files {
      try site.write(Array(file.text.utf8), to: "content/\(file.path)")
    }
    // What cannot be built is not left behind. What is wrong with single values is for the build to say.
    let report = try tryBuild(BuildOptions(content: site.content))
    return NewSite(
      folder: folder, files: proposal.copies.count + proposal.files.count,
      items: report.counts.items, omitted: proposal.omitted, choices: proposal.choices,
      warnings: proposal.warnings + report.warnings)
  }
}

/// Calls `write` to write a site into its own folder.
private func newSite(
  at folder: String, _ write: (SiteFolder) throws(BuildFailure) -> NewSite
) throws(BuildFailure) -> NewSite {
  let site = try siteFolder(at: folder)
  do throws(BuildFailure) {
    return try write(site)
  } catch {
    site.abandon()
    throw error
  }
}

extension BuildFailure {
  fileprivate static func ofData(
    _ body: () throws(DataFailure) -> DataProposal
  ) throws(BuildFailure) -> DataProposal {
    do throws(DataFailure) {
      return try body()
    } catch {
      throw BuildFailure(error.diagnostics)
    }
  }
}

extension Diagnostic {
  fileprivate static func noData(at path: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "no data", at: nil, "there is no file or folder '\(path)'",
      hint: "name the data after --from")
  }
}
