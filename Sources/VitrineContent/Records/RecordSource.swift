import VitrineModel
import VitrineText

/// The records of one file, each made when it is asked for, so that a large file is read in parts by
/// several threads and no part of it is kept.
struct RecordSource: Sendable {
  let count: Int
  let record: @Sendable (Int) -> RecordData
}

extension RecordSource {
  /// The records of `file`; throws all that is wrong with its encoding, syntax and shape.
  ///
  /// `isOnlyFile` says that the collection names this file alone: then a map of maps is many records.
  static func read(
    _ file: String, format: SourceFormat, records: ValuePath?, isOnlyFile: Bool,
    in folder: ContentFolder
  ) throws(UnreadableContent) -> RecordSource {
    if format == .picture { return picture(file) }
    let bytes: [UInt8]
    do {
      bytes = try folder.bytes(of: file)
    } catch {
      throw UnreadableContent(diagnostics: [.unreadable(file, reason: error.reason)])
    }
    // JSON has words of its own for an empty file.
    if format != .json, bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw UnreadableContent(diagnostics: [.emptySource(file)])
    }
    switch format {
    case .json, .jsonLines:
      let document: JSONDocument
      do {
        document =
          format == .json ? try JSONDocument(parsing: bytes) : try JSONDocument(parsingLines: bytes)
      } catch {
        throw UnreadableContent(diagnostics: error.diagnostics(in: file))
      }
      return try json(document.root, file: file, records: records, isOnlyFile: isOnlyFile)
    case .yaml:
      let value = try readYAML(bytes, file: file)
      return try source(of: value, file: file, records: records, isOnlyFile: isOnlyFile)
    case .csv:
      let table = try readCSV(bytes, file: file, separator: csvSeparator(bytes, file: file))
      return csv(table, file: file)
    case .markdown, .picture:
      preconditionFailure("Markdown and pictures are read on their own")
    }
  }

  /// A picture is a record of its own: `name`, which is its title, and `file`, which is its image.
  private static func picture(_ file: String) -> RecordSource {
    RecordSource(count: 1) { _ in
      let names = [
        ("title", file.stem), ("name", file.stem), ("file", file.fileName),
        ("image", file.fileName),
      ]
      let members = names.map { key, text in
        SourceValue.Member(
          key: key, keyLine: 1, keyColumn: 1,
          value: SourceValue(content: .text(text), line: 1, column: 1))
      }
      return RecordData(
        value: SourceValue(content: .object(members), line: 1, column: 1), file: file,
        key: file.stem)
    }
  }

  private static func source(
    of root: SourceValue, file: String, records: ValuePath?, isOnlyFile: Bool
  ) throws(UnreadableContent) -> RecordSource {
    let value: SourceValue
    if let records {
      guard let found = records.value(in: root) else {
        throw UnreadableContent(
          diagnostics: [.noRecords(at: records.text, in: file, names: root.members.map(\.key))])
      }
      value = found
    } else {
      value = root
    }
    let isMapOfMaps =
      !value.members.isEmpty
      && value.members.allSatisfy { if case .object = $0.value.content { true } else { false } }
    if case .object = value.content, records == nil, !(isOnlyFile && isMapOfMaps) {
      return RecordSource(count: 1) { _ in RecordData(value: value, file: file, key: file.stem) }
    }
    guard let elements = value.recordElements else {
      let location = SourceLocation(file: file, line: value.line, column: value.column)
      throw UnreadableContent(diagnostics: [.noListOfRecords(value, at: location)])
    }
    for element in elements {
      guard case .object = element.value.content else {
        let location = SourceLocation(
          file: file, line: element.value.line, column: element.value.column)
        throw UnreadableContent(diagnostics: [.recordIsNoMap(element.value, at: location)])
      }
    }
    return RecordSource(count: elements.count) { index in
      RecordData(value: elements[index].value, file: file, key: elements[index].key)
    }
  }
}
