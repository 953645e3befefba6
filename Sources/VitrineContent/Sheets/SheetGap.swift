import VitrineDiagnostics

/// A cell or a column of which nothing is shown.
enum SheetGap: Sendable {
  /// An error that Excel shows in the place of a value, as `#N/A`.
  case error(String, CellPlace)

  /// A program wrote a formula, and nobody has calculated it.
  case formulaWithoutValue(CellPlace)

  /// With the place of the first value, and the row of the names.
  case columnWithoutName(CellPlace, header: Int)
}

extension SheetGap {
  /// The line is the row, the column the number of the column.
  func diagnostic(in file: String) -> Diagnostic {
    let (kind, place, message, hint) = words
    return Diagnostic(
      .warning, kind: kind,
      at: SourceLocation(file: file, line: place.row, column: place.column), message, hint: hint)
  }

  private var words: (kind: String, place: CellPlace, message: String, hint: String) {
    switch self {
    case .error(let text, let place):
      (
        "error in a cell", place, "the cell \(place.name) has the error \(text), and no value",
        "mend its formula, or empty it"
      )
    case .formulaWithoutValue(let place):
      (
        "formula without a value", place,
        "the cell \(place.name) has a formula that was never calculated",
        "open the workbook and save it"
      )
    case .columnWithoutName(let place, let header):
      (
        UnnamedColumn.kind, place,
        UnnamedColumn.message(of: "the column \(CellPlace.letters(of: place.column))"),
        "name it in row \(header), the first row with values; rows above the names have to go"
      )
    }
  }
}
