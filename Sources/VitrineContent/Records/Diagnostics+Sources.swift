package import VitrineDiagnostics
import VitrineModel
import VitrineText

extension Diagnostic {
  static func noRecords(at path: String, in file: String, names: [String]) -> Diagnostic {
    let known = names.prefix(12).joined(separator: ", ")
    return Diagnostic(
      .error, kind: "no records", at: .start(of: file),
      "nothing stands at '\(path)', where the collection looks for records",
      hint: suggestion(for: path, among: names)
        ?? (names.isEmpty ? nil : "the file has \(known)"))
  }

  /// Reports a file with records that is copied, or not even copied, but not read.
  static func unreadData(_ file: String, isCopied: Bool) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no page reads it", at: .start(of: file),
      "no page reads '\(file.fileName)': it is \(isCopied ? "" : "not ")copied, and its records are shown nowhere",
      hint: "name it with 'from' in a collection, or link to it where it is for readers")
  }

  package static func noSourceFormat(
    _ file: String, at location: SourceLocation
  ) -> Diagnostic {
    let endings = ["md"] + DataFormat.all.flatMap(\.endings)
    let isSpreadsheet = ["xls", "xlsb", "ods", "numbers"].contains(file.ending)
    return Diagnostic(
      .error, kind: "unknown source format", at: location,
      "no records can be read from '\(file)'",
      hint: isSpreadsheet
        ? "save it as an Excel workbook, .xlsx"
        : "sources are \(endings.map { ".\($0)" }.joined(separator: ", ")) and pictures")
  }
}
