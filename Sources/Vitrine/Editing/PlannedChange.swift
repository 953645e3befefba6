package import VitrineContent
import VitrineDiagnostics
import VitrineModel

/// A validated change of order, with the edits that save it.
package struct PlannedChange: Sendable {
  /// The page's path in the site, and the item by the id of its element there.
  package var page: String
  package var item: String
  package var move: ItemMove
  package var edits: [FileEdit]

  /// The page's order after the change.
  package var order: PageOrder
}

/// Validates a change of order against the current content, and returns what has to be written.
///
/// Reads the content again, since files may have changed after the last build read them. Files that
/// have certainly not changed since `site`, the last site built with these options, are not read
/// again.
///
/// If this change undoes an earlier move of the item, `earlier` returns the edits that restore the
/// files as they were before that move. Its argument is the id of the item's element.
package func plan(
  _ change: OrderChange, of options: BuildOptions, since site: BuiltSite? = nil,
  restoring earlier: (_ move: ItemMove, _ item: String) -> [FileEdit]? = { _, _ in nil }
) throws(ReorderRefusal) -> PlannedChange {
  let previous = site?.cache
  let reading: ContentResult
  do throws(BuildFailure) {
    let templates = try options.readTemplates(reusing: previous?.templates)
    reading = try options.readSite(shownBy: templates, previous: previous?.reading)
  } catch {
    let first = error.diagnostics.first { $0.severity == .error }
    throw .broken(first?.summary ?? "it cannot be read")
  }
  guard let (lists, order) = reading.lists(ofPageAt: change.page) else {
    // A record's page may have been removed since.
    if site?.order(ofPage: change.page) != nil { throw .stale }
    throw .malformed("there is no page '\(change.page)'")
  }
  let (move, result) = try change.move(in: order)
  let item = order.sections[move.source.list].items[move.source.index]
  let edits = try reading.edits(for: move, among: lists, restoring: earlier(move, item))
  return PlannedChange(page: change.page, item: item, move: move, edits: edits, order: result)
}

extension Diagnostic {
  /// `file:line: message`.
  fileprivate var summary: String {
    (location.map { "\($0.file):\($0.line): " } ?? "") + message
  }
}
