/// A collection and the files that it reads.
struct CollectionPlan: Sendable {
  /// The first part of its records' ids.
  var name: String

  /// The index of the page that declares it.
  var page: Int
  var declaration: CollectionDeclaration

  /// Indices of files in the tree, in byte order of their paths.
  var files: [Int]

  /// Markdown files that are records or add to one.
  var notes: [Int] = []

  /// The `notes` that `from` does not match. Each adds to a record or has no effect.
  var loose: Set<Int> = []

  /// Whether a declared file is missing or has an unknown format. References to unknown records are
  /// then not reported, since they may be in that file.
  var isIncomplete = false

  /// The index of the terms that are its records, or nil if its records come from files.
  var terms: Int?

  /// The distinct names that sections and terms look up in its records.
  var lookedUpNames: [String] = []

  /// Returns the full name of the collection that the page of `folder` calls `name`.
  static func name(_ name: String?, of folder: String) -> String {
    let page = folder.isEmpty ? "index" : folder
    return name.map { "\(page)#\($0)" } ?? page
  }
}
