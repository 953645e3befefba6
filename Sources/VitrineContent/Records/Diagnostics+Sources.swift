import VitrineDiagnostics
import VitrineModel
import VitrineText

extension Diagnostic {
  /// This as a warning, with what is done where no build has to end.
  func asWarning(_ consequence: String? = nil) -> Diagnostic {
    var warning = self
    warning.severity = .warning
    if let consequence { warning.message += ": \(consequence)" }
    return warning
  }

  static func noRecords(at path: String, in file: String, names: [String]) -> Diagnostic {
    let known = names.prefix(12).joined(separator: ", ")
    return Diagnostic(
      .error, kind: "no records", at: .start(of: file),
      "nothing stands at '\(path)', where the collection looks for records",
      hint: suggestion(for: path, among: names)
        ?? (names.isEmpty ? nil : "the file has \(known)"))
  }

  static func unreadMarkdown(_ file: String, from place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no section shows it", at: .start(of: file),
      "no collection reads '\(file.fileName)', so that it is shown nowhere",
      hint: "'from' at \(place) names other files: name it there, or move it")
  }

  /// A list of records in a map that has an id and so may be the record itself.
  static func recordsInRecord(
    _ path: String, id: SourceValue, at location: SourceLocation
  ) -> Diagnostic {
    let name = path.split(separator: ".").last ?? ""
    return Diagnostic(
      .warning, kind: "records in a record", at: location,
      "'records' takes the list '\(name)' out of a map with an id, '\(id.scalarText ?? "")', and leaves the map out",
      hint: path.contains(".")
        ? "if the list is right, write records: \(yamlText("\(path).*"))"
        : "if the map is the record, write children: { from: \(yamlText(path)) } in the place of 'records'"
    )
  }

  /// Records of a file that is only copied, or not even that.
  static func unreadData(_ file: String, isCopied: Bool) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no page reads it", at: .start(of: file),
      "no page reads '\(file.fileName)': it is \(isCopied ? "" : "not ")copied, and its records are shown nowhere",
      hint: "name it with 'from' in a collection, or link to it where it is for readers")
  }

  static func emptySource(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "empty source", at: .start(of: file),
      "the file is empty", hint: "take it away, and out of 'from', until it has records")
  }

  /// A page that a server sent in the place of data.
  static func pageOfHTML(_ file: String, _ format: DataFormat) -> Diagnostic {
    Diagnostic(
      .error, kind: "\(format.name) syntax", at: .start(of: file),
      "the file is a page of HTML, not \(format.name)",
      hint: "open it in a browser: it may ask to sign in, or say that the data have moved")
  }

  /// A JSON Lines file that is one JSON value.
  static func valueOverLines(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "JSON syntax", at: .start(of: file),
      "the file is one JSON value over several lines, and not a value a line",
      hint: "rename it to \(file.stem).json, in 'from' too")
  }

  static func noListOfRecords(_ value: SourceValue, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "no list of records", at: location,
      "records are a list of maps or a map of maps, not \(value.kindName)",
      hint: "say with 'records' in the collection where they stand")
  }

  static func sheetOfNoWorkbook(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "workbook", at: location, "'from' names no Excel workbook with sheets",
      hint: "take 'sheet' out, or read a .xlsx file")
  }

  static func noSourceFormat(
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
