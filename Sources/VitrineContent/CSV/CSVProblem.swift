import VitrineDiagnostics

/// A problem with a file of comma- or tab-separated values.
enum CSVProblem: Hashable {
  case openQuote
  case textAfterQuote
  case raggedRow(cells: Int, columns: Int)
  case columnWithoutName
  case duplicateColumn(String, firstLine: Int, firstColumn: Int)
}

extension CSVProblem {
  func diagnostic(in file: String, line: Int, column: Int) -> Diagnostic {
    let (message, hint) = words(in: file)
    return Diagnostic(
      severity, kind: kind, at: SourceLocation(file: file, line: line, column: column), message,
      hint: hint)
  }

  /// What is wrong in one place is a warning: the rest of the table can be read.
  var severity: Diagnostic.Severity {
    switch self {
    case .openQuote, .textAfterQuote, .raggedRow, .columnWithoutName: .warning
    case .duplicateColumn: .error
    }
  }

  private var kind: String {
    switch self {
    case .openQuote, .textAfterQuote: "stray quote"
    case .raggedRow(let cells, let columns): cells < columns ? "short row" : "long row"
    case .columnWithoutName: UnnamedColumn.kind
    case .duplicateColumn: "CSV syntax"
    }
  }

  private func words(in file: String) -> (message: String, hint: String) {
    switch self {
    case .openQuote:
      (
        "the quotes that open here are not closed, and stay in the text of the cell",
        "close them, and write two quotes for one inside the cell"
      )
    case .textAfterQuote:
      (
        "text after the closing quotes, which stay in the text of the cell",
        "put the whole cell in quotes, and write two quotes for one inside it"
      )
    case .raggedRow(let cells, let columns):
      (
        "this row has \(cells) \(cells == 1 ? "cell" : "cells"), the header has \(columns): "
          + (cells < columns ? "the missing ones are empty" : "the last column holds the rest"),
        "put a cell that holds a separator in quotes, and write empty cells too"
      )
    case .columnWithoutName:
      (UnnamedColumn.message(), "name it in the first line")
    case .duplicateColumn(let name, let line, let column):
      ("the column '\(name)' is already there", "first at \(file):\(line):\(column)")
    }
  }
}

/// What is said of a column without a name in a table of any kind.
enum UnnamedColumn {
  static let kind = "column without a name"

  static func message(of column: String = "this column") -> String {
    "\(column) has values and no name: it is left out"
  }
}

extension Diagnostic {
  static func tooManyRecords(_ file: String, line: Int) -> Diagnostic {
    Diagnostic(
      .error, kind: "too many records", at: SourceLocation(file: file, line: line, column: 1),
      "the file has more than 1,000,000 records",
      hint: "keep those that the site shows, or count them in a smaller file")
  }
}
