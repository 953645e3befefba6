import VitrineDiagnostics
import VitrineText

/// A file of comma- or tab-separated values whose first line names the columns.
struct CSVTable: Equatable, Sendable {
  /// A name of the header, or a value under it.
  struct Cell: Equatable, Sendable {
    var text: String

    /// From 1.
    var line: Int

    /// From 1, in bytes: the beginning of the cell, its opening quote included.
    var column: Int

    func location(in file: String) -> SourceLocation {
      SourceLocation(file: file, line: line, column: column)
    }
  }

  /// The names of the columns: none is empty, and no two are alike. Empty for a file without a name.
  var header: [Cell]

  /// Each row is as long as `header`, or shorter where its line ends sooner. Empty lines, and rows of
  /// empty cells, are no rows.
  var rows: [[Cell]]

  /// Problems with single rows and cells.
  var warnings: [Diagnostic] = []
}

extension CSVTable {
  /// More take more memory than machines have.
  static let mostRows = 1_000_000

  /// Returns the separator of a file by its name: a tab for `.tsv`, else a comma.
  static func separator(ofFile file: String) -> UInt8 {
    file.lowercased().hasSuffix(".tsv") ? 0x09 : UInt8(ascii: ",")
  }
}

/// Returns the separator that a first line `sep=;` names, or that the file's name implies. If the header
/// does not have it, returns the tab, semicolon or bar found there, which programs write where the comma
/// is part of numbers.
func csvSeparator(_ bytes: [UInt8], file: String) -> UInt8 {
  let separator = CSVTable.separator(ofFile: file)
  let header = bytes.dropFirst(byteOrderMarkLength(in: bytes)).prefix { $0 != 0x0A && $0 != 0x0D }
  if header.count == 5, String(decoding: header.dropLast(), as: UTF8.self).lowercased() == "sep=" {
    return header.last!
  }
  if header.contains(separator) { return separator }
  return [0x09, UInt8(ascii: ";"), UInt8(ascii: "|")].first(where: header.contains) ?? separator
}

extension UnreadableContent {
  /// A file with more than `CSVTable.mostRows` records; `line` is that of the first one too many.
  static func tooManyRecords(in file: String, line: Int) -> Self {
    Self(
      "too many records", at: SourceLocation(file: file, line: line, column: 1),
      "the file has more than 1,000,000 records",
      hint: "keep those that the site shows, or count them in a smaller file")
  }
}
