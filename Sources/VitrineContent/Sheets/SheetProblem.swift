import VitrineDiagnostics

/// A reason why no sheet can be read from a file.
enum SheetProblem: Error, Hashable {
  case notAWorkbook

  /// The format of Excel before 2007.
  case oldFormat
  case encrypted
  case damaged(String)
  case tooLarge
  case noSheet
  case unknownSheet(String, names: [String])
  case emptySheet(String)
}

extension SheetProblem {
  /// `sheet` is where the name of the sheet is written.
  func diagnostic(in file: String, sheet: SourceLocation? = nil) -> Diagnostic {
    let (message, hint) = words(file)
    let top = SourceLocation.start(of: file)
    let isWrongName = if case .unknownSheet = self { true } else { false }
    return Diagnostic(
      .error, kind: "workbook", at: isWrongName ? sheet ?? top : top, message, hint: hint)
  }

  private func words(_ file: String) -> (message: String, hint: String?) {
    switch self {
    case .unknownSheet(let name, let names):
      (
        "'\(file)' has no sheet '\(name)'",
        suggestion(for: name, among: names)
          ?? "its sheets are \(names.prefix(12).map { "'\($0)'" }.joined(separator: ", "))"
      )
    case .notAWorkbook:
      (
        "this is no Excel workbook",
        "save it as one, .xlsx; a text with commas or tabs is named .csv or .tsv"
      )
    case .oldFormat:
      ("the workbook is in the format of Excel before 2007", "open it and save it as .xlsx")
    case .encrypted:
      ("the workbook is protected with a password", "save it without one")
    case .damaged(let reason):
      ("the workbook is damaged: \(reason)", "open it and save it anew")
    case .tooLarge:
      ("the workbook holds more than 256 MB, unpacked", "save the sheet as .csv")
    case .noSheet: ("the workbook has no sheet with cells", nil)
    case .emptySheet(let name):
      ("the sheet '\(name)' is empty", "name the columns in its first row")
    }
  }
}
