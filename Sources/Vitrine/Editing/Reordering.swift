import Glibc
public import VitrineContent
import VitrineModel
import VitrineText

/// A change of order that was checked, with what it takes to write it.
public struct PlannedChange: Sendable {
  /// The page's path in the site, and the item by the id of its element there.
  public var page: String
  public var item: String
  public var move: ItemMove
  public var edits: [FileEdit]

  /// The order after it.
  public var order: PageOrder
}

/// Checks a change of order against the content as it is now, and finds what has to be written.
///
/// What a build read may have changed since: only files that are surely what they were for `site`, the
/// last one that was built with these options, are not read anew.
public func plan(
  _ change: OrderChange, of options: BuildOptions, since site: BuiltSite? = nil
) throws(ReorderRefusal) -> PlannedChange {
  let past = site?.kept
  let reading: ContentReading
  do throws(BuildFailure) {
    let templates = try options.readTemplates(reusing: past?.templates)
    reading = try options.readSite(shownBy: templates, past: past?.reading)
  } catch {
    let first = error.diagnostics.first { $0.severity == .error }
    throw .broken(first?.summary ?? "it cannot be read")
  }
  guard let page = reading.page(at: change.page) else {
    throw .malformed("'\(change.page)' is no page with sections")
  }
  let order = reading.pageOrder(of: page)
  let (move, result) = try change.move(in: order, ofPage: page)
  return PlannedChange(
    page: change.page, item: order.sections[move.source.list].items[move.source.index],
    move: move, edits: try reading.edits(for: move), order: result)
}

/// The bytes of a file of a content folder; nil where it cannot be read.
public func bytes(ofFile file: String, in content: String) -> [UInt8]? {
  try? Folder.existing(content)?.read(file)
}

/// Writes files of a content folder, each whole, or none where one is not what it was or cannot be
/// written.
public func write(_ edits: [FileEdit], to content: String) throws(ReorderRefusal) {
  do throws(DiskError) {
    guard let folder = try Folder.existing(content) else {
      throw DiskError(.open, content, code: ENOENT)
    }
    var replacements: [Replacement] = []
    for edit in edits {
      let replacement = try Replacement(of: edit, in: folder)
      replacements.append(replacement)
    }
    for (edit, replacement) in zip(edits, replacements) where !replacement.isUpToDate {
      throw DiskError(.write, edit.file, code: ESTALE)
    }
    for replacement in replacements { try replacement.commit() }
  } catch {
    if error.code == ESTALE { throw .changed(file: error.path) }
    throw .unwritable(file: error.path, reason: error.reason)
  }
}

extension Diagnostic {
  /// `file:line: message`.
  fileprivate var summary: String {
    (location.map { "\($0.file):\($0.line): " } ?? "") + message
  }
}
