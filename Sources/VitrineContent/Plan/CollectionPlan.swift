/// A collection and the files that it reads.
struct CollectionPlan: Sendable {
  /// The first part of its records' ids.
  var name: String

  /// The index of the page that declares it.
  var page: Int
  var declaration: CollectionDeclaration

  /// Indices of files in the tree, in byte order of their paths.
  var files: [Int]

  /// Markdown files that are records of it, or add to one.
  var notes: [Int] = []

  /// The `notes` that `from` does not name: each adds to a record, or belongs nowhere.
  var loose: Set<Int> = []

  /// True if a file that the declaration names is missing or of an unknown format. That mistake is
  /// enough: records that are not found may be in that file.
  var isIncomplete = false

  /// The index of the plan's terms of which its records are made; nil if files have its records.
  var terms: Int?

  /// The names that sections and terms look up in its records, each once.
  var lookedUpNames: [String] = []

  /// Returns the full name of the collection that the page of `folder` calls `name`.
  static func name(_ name: String?, of folder: String) -> String {
    let page = folder.isEmpty ? "index" : folder
    return name.map { "\(page)#\($0)" } ?? page
  }
}
