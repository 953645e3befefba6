import VitrineDiagnostics
import VitrineText

/// A format of data: how records are read from its files. A new one is a value in `all`.
struct DataFormat: Sendable {
  /// As messages call it.
  let name: String

  /// The endings of its files, without the dot.
  let endings: [String]

  /// True if its parser says itself what is missing in an empty file.
  var explainsEmptyFile = false

  /// True if the order of records in a file can be changed by moving their bytes.
  var isRearrangeable = false

  /// The records in the bytes of a file.
  let read: @Sendable (_ bytes: [UInt8], DataFile) throws(UnreadableContent) -> RecordSource

  /// True if the bytes of a file, whose path is given, hold records with names.
  let holdsNamedRecords: @Sendable (_ bytes: [UInt8], String) -> Bool
}

/// A file of data and what its collection says of it.
struct DataFile: Sendable {
  let path: String
  let declaration: CollectionDeclaration

  /// True if the collection names this file alone: then a map of maps is many records.
  let isOnlyFile: Bool
}

extension DataFormat: Hashable {
  static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DataFormat {
  static let all = [json, jsonLines, csv, yaml]

  static let json = DataFormat(
    name: "JSON", endings: ["json"], explainsEmptyFile: true, isRearrangeable: true
  ) { bytes, file throws(UnreadableContent) in
    let document: JSONDocument
    do throws(JSONFailure) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw UnreadableContent(diagnostics: error.diagnostics(in: file.path))
    }
    return try RecordSource(of: document.root, in: file)
  } holdsNamedRecords: { bytes, _ in
    (try? JSONDocument(parsing: bytes))?.root.holdsNamedRecords ?? false
  }

  static let jsonLines = DataFormat(
    name: "JSON Lines", endings: ["jsonl", "ndjson"]
  ) { bytes, file throws(UnreadableContent) in
    let document: JSONDocument
    do throws(JSONFailure) {
      document = try JSONDocument(parsingLines: bytes)
    } catch {
      let isJSON = (try? JSONDocument(parsing: bytes)) != nil
      throw UnreadableContent(
        diagnostics: isJSON ? [.valueOverLines(file.path)] : error.diagnostics(in: file.path))
    }
    return try RecordSource(of: document.root, in: file)
  } holdsNamedRecords: { _, _ in
    true
  }

  static let csv = DataFormat(
    name: "CSV", endings: ["csv", "tsv"]
  ) { bytes, file throws(UnreadableContent) in
    let separator = csvSeparator(bytes, file: file.path)
    return .csv(try readCSV(bytes, file: file.path, separator: separator), file: file.path)
  } holdsNamedRecords: { _, _ in
    true
  }

  static let yaml = DataFormat(
    name: "YAML", endings: ["yml", "yaml"]
  ) { bytes, file throws(UnreadableContent) in
    var warnings: [Diagnostic] = []
    let value = try readYAML(bytes, file: file.path, warnings: &warnings)
    var source = try RecordSource(of: value, in: file)
    source.warnings += warnings
    return source
  } holdsNamedRecords: { bytes, path in
    var warnings: [Diagnostic] = []
    let value = try? readYAML(bytes, file: path, warnings: &warnings)
    return value?.holdsNamedRecords ?? false
  }
}
