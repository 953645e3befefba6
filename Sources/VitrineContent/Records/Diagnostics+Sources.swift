package import VitrineDiagnostics
import VitrineModel
import VitrineText

extension Diagnostic {
  static func noRecords(at path: String, in file: String, names: [String]) -> Diagnostic {
    let known = names.prefix(12).joined(separator: ", ")
    return Diagnostic(
      .error, kind: "no records", at: .start(of: file),
      "there is nothing at '\(path)', where the collection expects records",
      hint: suggestion(for: path, among: names)
        ?? (names.isEmpty ? nil : "the file contains \(known)"))
  }

  /// Reports a file with records that is copied, or not even copied, but not read.
  static func unreadData(_ file: String, isCopied: Bool) -> Diagnostic {
    Diagnostic(
      .warning, kind: "data that no page reads", at: .start(of: file),
      "no page reads '\(file.fileName)': it is \(isCopied ? "" : "not ")copied, and its records are not shown",
      hint: "name it with 'from' in a collection, or link to it if readers should download it")
  }

  package static func noSourceFormat(
    _ file: String, at location: SourceLocation
  ) -> Diagnostic {
    let endings = ["md"] + DataFormat.all.flatMap(\.endings)
    let isSpreadsheet = ["xls", "xlsb", "ods", "numbers"].contains(file.ending)
    return Diagnostic(
      .error, kind: "unknown source format", at: location,
      "'\(file)' is not a format that records can be read from",
      hint: isSpreadsheet
        ? "save it as an Excel workbook, .xlsx"
        : "supported formats are \(endings.map { ".\($0)" }.joined(separator: ", ")) and pictures")
  }
}
