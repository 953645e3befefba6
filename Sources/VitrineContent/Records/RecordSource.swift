package import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// The records of one file. They are made on demand, so that several threads can read parts of a
/// large file.
package struct RecordSource: Sendable {
  package let count: Int
  package let record: @Sendable (Int) -> RecordData

  /// Warnings about single records, and about declarations that were clearly meant differently.
  var warnings: [Diagnostic] = []

  /// Returns the hash and position of the source text of a range of records, or nil if they are not
  /// known.
  var writing: @Sendable (Range<Int>) -> SourceFingerprint? = { _ in nil }
}

extension RecordSource {
  /// The limit for tables applies to all formats.
  private static let maxRecords = CSVTable.maxRows

  /// Reads the records of `file`. Throws everything that is wrong with its encoding, syntax and
  /// shape.
  ///
  /// If `isOnlyFile`, it is the collection's only file, and a map of maps is read as many records.
  package static func read(
    _ file: String, format: SourceFormat, of declaration: CollectionDeclaration, isOnlyFile: Bool,
    in folder: ContentFolder
  ) throws(UnreadableContent) -> RecordSource {
    guard case .data(let format) = format else { return picture(file) }
    let text = try folder.text(of: file, format: format, in: declaration.encoding)
    let bytes = text.bytes
    if !format.explainsEmptyFile, bytes.allSatisfy(\.isWhiteSpace) {
      throw UnreadableContent(diagnostics: [
        Diagnostic(
          .error, kind: "empty source", at: .start(of: file), "the file is empty",
          hint: "remove it, also from 'from', until it has records")
      ])
    }
    if !format.mayBeHTML, isPageOfHTML(bytes) {
      throw UnreadableContent(diagnostics: [
        Diagnostic(
          .error, kind: "\(format.name) syntax", at: .start(of: file),
          "the file is an HTML page, not \(format.name)",
          hint: "open it in a browser: it may ask you to sign in, or show that the data has moved")
      ])
    }
    var source = try format.read(
      bytes, DataFile(path: file, declaration: declaration, isOnlyFile: isOnlyFile))
    source.warnings += text.warnings
    guard source.count <= maxRecords else {
      throw .tooManyRecords(in: file, line: 1)
    }
    return source
  }

  /// Makes a record of a picture or a film. Its `name` is also the title, and its `file` also the
  /// image. Phones give a film the name of the picture that was taken with it, so that the id of a
  /// film ends in its format.
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
        key: Medium.Kind(file) == nil ? file.stem : "\(file.stem)-\(file.ending)")
    }
  }

  /// Takes the records from a parsed file: the elements of a list, the members of a map, or the map
  /// itself.
  init<Tree: RecordTree>(of root: Tree, in data: DataFile) throws(UnreadableContent) {
    let (file, declaration) = (data.path, data.declaration)
    var value = root
    let records = declaration.records
    if let records, records.hasWildcard {
      let found = records.values(in: root).map { ($0.key, $0.value, $0.surroundings?.values) }
      try self.init(found, at: records, in: data)
      return
    }
    if let records {
      guard let found = records.value(in: root) else {
        let names = root.isMap ? root.recordElements?.compactMap(\.key) : nil
        throw UnreadableContent(
          diagnostics: [.noRecords(at: records.text, in: file, names: names ?? [])])
      }
      value = found
    }
    guard let elements = value.recordElements else {
      let value = value.sourceValue
      throw UnreadableContent(diagnostics: [
        Diagnostic(
          .error, kind: "no list of records", at: value.location(in: file),
          "records must be a list of maps or a map of maps, not \(value.kindName)",
          hint: "set 'records' in the collection to their path")
      ])
    }
    let isMapOfMaps = !elements.isEmpty && elements.allSatisfy(\.value.isMap)
    if value.isMap, records == nil, !(data.isOnlyFile && isMapOfMaps) {
      self.init(count: 1) { [value] _ in
        RecordData(value: value.sourceValue, file: file, key: file.stem)
      }
      return
    }
    try self.init(elements.map { ($0.key, $0.value, nil) }, at: nil, in: data)
    if value.isMap { return }
    // If some elements are left out, the indices of records and elements differ.
    if warnings.isEmpty {
      writing = { range in
        elements[range.lowerBound].value.writing(through: elements[range.upperBound - 1].value)
      }
    }
    if let records, let id = Self.idOfMap(around: records, in: root, shape: declaration.shape) {
      let path = records.text
      let name = path.split(separator: ".").last ?? ""
      warnings.warn(
        "records inside a record", at: id.location(in: file),
        "'records' selects the list '\(name)' in a map with an id, '\(id.scalarText ?? "")', and ignores the map",
        hint: path.contains(".")
          ? "if the list is right, write records: \(yamlText("\(path).*"))"
          : "if the map is the record, write children: { from: \(yamlText(path)) } instead of 'records'"
      )
    }
  }

  /// A list with this many other elements, or with as many of them as records, contains something
  /// else.
  private static var maxOtherElements: Int { 20 }

  /// Makes a record of each value. In a value from a map, the path `../key` leads to its key, and
  /// other paths with `../` to the values around it.
  private init<Tree: RecordTree>(
    _ elements: [(key: String?, value: Tree, parents: ParentValues?)], at path: ValuePath?,
    in data: DataFile
  ) throws(UnreadableContent) {
    let file = data.path
    if let path, elements.isEmpty {
      throw UnreadableContent(diagnostics: [.noRecords(at: path.text, in: file, names: [])])
    }
    let values = Array(
      elements.lazy.map(\.value).filter { !$0.isMap }.prefix(Self.maxOtherElements))
    let others = values.map(\.sourceValue).map {
      Diagnostic.recordIsNotAMap($0, at: $0.location(in: file))
    }
    var records = elements
    if !others.isEmpty {
      records.removeAll { !$0.value.isMap }
      guard others.count < min(Self.maxOtherElements, records.count) else {
        throw UnreadableContent(diagnostics: others)
      }
    }
    self.init(count: records.count) { [records] index in
      let (key, value, parents) = records[index]
      return RecordData(
        value: value.sourceValue.addressed(at: key, in: parents), file: file, key: key)
    }
    warnings = others.map { $0.asWarning("it is left out") }
  }

  /// Returns the id of the map that contains the list of records. A map with an id may itself be
  /// the record.
  private static func idOfMap<Tree: RecordTree>(
    around records: ValuePath, in root: Tree, shape: RecordMapping
  ) -> SourceValue? {
    let around = records.text.split(separator: ".").dropLast().joined(separator: ".")
    guard let map = around.isEmpty ? root : ValuePath(around).value(in: root), map.isMap else {
      return nil
    }
    let paths = shape.id?.paths ?? [ValuePath("id")]
    return paths.lazy.compactMap { $0.value(in: map)?.sourceValue }.first {
      !$0.isBlank && $0.scalarText != nil
    }
  }
}

extension SourceValue {
  /// Returns the value of a map's member such that the path `../key` leads to its key.
  fileprivate func addressed(at key: String?, in parents: ParentValues?) -> SourceValue {
    var value = self
    value.parentValues = parents
    guard let key else { return value }
    let text = SourceValue(content: .text(key), line: line, column: column)
    let member = Member(key: "key", keyLine: line, keyColumn: column, value: text)
    var around = SourceValue(
      content: .object((parents?.value.members ?? []) + [member]), line: line, column: column)
    around.parentValues = parents?.value.parentValues
    value.parentValues = ParentValues(around)
    return value
  }
}

/// Whether a file starts with the document type or the root element of an HTML page, after white
/// space.
private func isPageOfHTML(_ bytes: [UInt8]) -> Bool {
  let text = bytes.drop { $0.isWhiteSpace || [0xEF, 0xBB, 0xBF].contains($0) }
  let start = String(decoding: text.prefix(20), as: UTF8.self).lowercased()
  return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
}
