package import VitrineDiagnostics
import VitrineText

/// A file of comma- or tab-separated values whose first line names the columns.
package struct CSVTable: Equatable, Sendable {
  /// A name in the header, or a value.
  package struct Cell: Equatable, Sendable {
    package var text: String

    /// The number of the line, from 1.
    package var line: Int

    /// The first byte of the cell in its line, from 1, including its opening quote.
    package var column: Int

    func location(in file: String) -> SourceLocation {
      SourceLocation(file: file, line: line, column: column)
    }
  }

  /// The unique, non-empty names of the columns. Empty if the file has no names.
  package var header: [Cell]

  /// Each row is as long as `header`, or shorter if its line ends early. Empty lines and rows of
  /// empty cells are skipped.
  package var rows: [[Cell]]

  /// Problems with single rows and cells.
  package var warnings: [Diagnostic] = []
}

extension CSVTable {
  /// More rows could exceed a machine's memory.
  package static let maxRows = 1_000_000

  /// Returns the separator for a file name: a tab for `.tsv`, otherwise a comma.
  static func separator(ofFile file: String) -> UInt8 {
    file.lowercased().hasSuffix(".tsv") ? 0x09 : UInt8(ascii: ",")
  }
}

/// Returns the separator in a first line `sep=;`, or the one for the file's name. If the header
/// does not contain it, returns the tab, semicolon or bar found there, which programs use where the
/// comma is the decimal separator.
package func csvSeparator(_ bytes: [UInt8], file: String) -> UInt8 {
  let separator = CSVTable.separator(ofFile: file)
  let header = bytes.dropFirst(byteOrderMarkLength(in: bytes)).prefix { $0 != 0x0A && $0 != 0x0D }
  if header.count == 5, String(decoding: header.dropLast(), as: UTF8.self).lowercased() == "sep=" {
    return header.last!
  }
  if header.contains(separator) { return separator }
  return [0x09, UInt8(ascii: ";"), UInt8(ascii: "|")].first(where: header.contains) ?? separator
}

extension UnreadableContent {
  /// A file with more than `CSVTable.mostRows` records; `line` is the first line beyond the limit.
  package static func tooManyRecords(in file: String, line: Int) -> Self {
    Self(
      "too many records", at: SourceLocation(file: file, line: line, column: 1),
      "the file has more than 1,000,000 records",
      hint: "keep only the records that the site shows, or summarise them in a smaller file")
  }
}
