import VitrineModel

/// A collection and the files that it reads.
struct CollectionPlan: Sendable {
  /// The first part of its records' ids.
  var name: String

  /// The index of the page that declares it.
  var page: Int
  var declaration: CollectionDeclaration

  /// Files of the tree, in byte order of their paths.
  var files: [Int]

  /// Markdown files that are records of it, or add to one.
  var notes: [Int] = []

  /// Those of `notes` that `from` does not name: they add to a record, or belong nowhere.
  var loose: Set<Int> = []

  /// Whether a file of it could not be read or was not there: its error is enough, and a record that
  /// is missed may have been in that file.
  var isIncomplete = false

  /// Its records that are left out, in no order.
  var drafts: [Draft] = []

  /// The ids of what is no record because it does not meet the collection's conditions.
  var leftOut: Set<String> = []

  /// Paths that its records have, for hints.
  var knownPaths: [String] = []

  /// What its sections look up in a record, each name once.
  var lookedUpNames: [String] = []

  /// The name of the collection `name` of the page of `folder`.
  static func name(_ name: String?, of folder: String) -> String {
    let page = folder.isEmpty ? "index" : folder
    return name.map { "\(page)#\($0)" } ?? page
  }
}
