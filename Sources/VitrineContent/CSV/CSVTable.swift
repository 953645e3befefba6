import VitrineDiagnostics

/// A file of comma- or tab-separated values whose first line names the columns.
struct CSVTable: Equatable, Sendable {
  /// A name of the header, or a value under it.
  struct Cell: Equatable, Sendable {
    var text: String

    /// From 1.
    var line: Int

    /// From 1, in bytes: the first of the cell, its opening quote included.
    var column: Int
  }

  /// Not empty, and no two alike; none at all for a file without a line.
  var header: [Cell]

  /// Each as long as `header`. Empty lines are no rows.
  var rows: [[Cell]]

  /// What is wrong with single rows and cells.
  var warnings: [Diagnostic] = []
}

extension CSVTable {
  /// The separator of a file, told by its name: a tab for `.tsv`, else a comma.
  static func separator(ofFile file: String) -> UInt8 {
    file.lowercased().hasSuffix(".tsv") ? 0x09 : UInt8(ascii: ",")
  }
}
