package import VitrineDiagnostics
package import VitrineFormats
import VitrineText

/// A format of data files, and how to read records from it. To add a format, add a value to `all`.
package struct DataFormat: Sendable {
  /// The format's name in messages.
  let name: String

  /// The file extensions, without the dot.
  let endings: [String]

  /// Whether its parser reports empty files itself.
  var explainsEmptyFile = false

  /// Whether its files may be HTML pages.
  var mayBeHTML = false

  /// Whether a list with one element looks the same as the element.
  var hasBareLists = false

  /// Whether its files contain several sheets, one of which a collection selects.
  var hasSheets = false

  /// Finds the bytes of each record, so that records can be reordered in a file. Returns nil if
  /// they cannot be. The second argument is the file's path.
  var elements:
    (
      @Sendable (_ bytes: [UInt8], String, DataElements.RecordsLocation) throws(UneditableText) ->
        DataElements?
    )?

  /// Reads the records in the bytes of a file.
  let read: @Sendable (_ bytes: [UInt8], DataFile) throws(UnreadableContent) -> RecordSource

  /// Parses a file, to search it for records; the second argument is its path. Nil for tables and
  /// other formats that contain only records with names.
  var root: (@Sendable (_ bytes: [UInt8], String) -> (any RecordTree)?)?
}

extension DataFormat {
  /// Whether a file contains records with names.
  func containsNamedRecords(_ bytes: [UInt8], _ file: String) -> Bool {
    guard let root else { return true }
    return root(bytes, file)?.containsNamedRecords ?? false
  }

  /// Returns where the records in a file most likely are, or nil if it has none or does not need
  /// `records`.
  package func recordsPath(_ bytes: [UInt8], _ file: String) -> RecordsPath? {
    self == .xml
      ? (try? readXML(bytes, file: file))?.recordsPath : root?(bytes, file)?.recordsPath
  }
}

extension ContentFolder {
  /// Reads a data file, decoding it unless the format is binary.
  package func text(
    of file: String, format: DataFormat, in encoding: TextEncoding? = nil
  ) throws(UnreadableContent) -> ReadableText {
    if format.hasSheets { return ReadableText(noText: try content(of: file)) }
    return try text(of: file, in: encoding)
  }
}

extension DataFormat: Hashable {
  package static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DataFormat {
  static let all = [json, jsonLines, csv, yaml, toml, xml, excel]

  static let json = DataFormat(
    name: "JSON", endings: ["json"], explainsEmptyFile: true,
    elements: { bytes, _, place in .inJSON(bytes, of: place) }
  ) { bytes, file throws(UnreadableContent) in
    let text: RepairedJSON
    do throws(JSONFailure) {
      text = try RepairedJSON(bytes, file: file.path)
    } catch {
      throw UnreadableContent(diagnostics: error.diagnostics(in: file.path))
    }
    return try RecordSource(of: text, in: file)
  } root: { bytes, _ in
    (try? JSONDocument(parsing: bytes))?.root
  }

  static let jsonLines = DataFormat(
    name: "JSON Lines", endings: ["jsonl", "ndjson"],
    elements: { bytes, _, place in .inJSONLines(bytes, of: place) }
  ) { bytes, file throws(UnreadableContent) in
    let text: RepairedJSON
    do throws(JSONFailure) {
      text = try RepairedJSON(lines: bytes, file: file.path)
    } catch {
      guard (try? JSONDocument(parsing: bytes)) != nil else {
        throw UnreadableContent(diagnostics: error.diagnostics(in: file.path))
      }
      throw UnreadableContent(diagnostics: [
        Diagnostic(
          .error, kind: "JSON syntax", at: .start(of: file.path),
          "the file is one JSON value over several lines, not one value per line",
          hint: "rename it to \(file.path.stem).json, in 'from' too")
      ])
    }
    return try RecordSource(of: text, in: file)
  }

  static let csv = DataFormat(
    name: "CSV", endings: ["csv", "tsv"],
    elements: { bytes, file, _ in .inCSV(bytes, file: file) }
  ) { bytes, file throws(UnreadableContent) in
    let separator = csvSeparator(bytes, file: file.path)
    return .csv(try readCSV(bytes, file: file.path, separator: separator), file: file.path)
  }

  static let yaml = DataFormat(
    name: "YAML", endings: ["yml", "yaml"],
    elements: { bytes, file, place throws(UneditableText) in
      try .inYAML(bytes, file: file, of: place)
    }
  ) { bytes, file throws(UnreadableContent) in
    var warnings: [Diagnostic] = []
    let value = try readYAML(bytes, file: file.path, warnings: &warnings)
    var source = try RecordSource(of: value, in: file)
    source.warnings += warnings
    return source
  } root: { bytes, path in
    var warnings: [Diagnostic] = []
    return try? readYAML(bytes, file: path, warnings: &warnings)
  }

  static let toml = DataFormat(
    name: "TOML", endings: ["toml"]
  ) { bytes, file throws(UnreadableContent) in
    try RecordSource(of: try readTOML(bytes, file: file.path), in: file)
  } root: { bytes, path in
    try? readTOML(bytes, file: path)
  }

  static let xml = DataFormat(
    name: "XML", endings: ["xml", "trx"], mayBeHTML: true, hasBareLists: true
  ) { bytes, file throws(UnreadableContent) in
    try .xml(try readXML(bytes, file: file.path), in: file)
  } root: { bytes, path in
    (try? readXML(bytes, file: path))?.map(of: 0)
  }

  /// Markdown with several records, for collections that set `parse`. By default a file is one
  /// record.
  static let markdown = DataFormat(
    name: "Markdown", endings: ["md", "markdown"], explainsEmptyFile: true, mayBeHTML: true
  ) { bytes, file throws(UnreadableContent) in
    try .markdown(bytes, in: file)
  }

  static let excel = DataFormat(
    name: "Excel", endings: ["xlsx", "xlsm"], hasSheets: true
  ) { bytes, file throws(UnreadableContent) in
    try .sheet(bytes, in: file)
  }
}
