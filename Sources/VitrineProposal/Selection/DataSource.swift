import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// Data files that become one collection.
struct DataSource: Sendable {
  let folder: ContentFolder

  /// Paths in `folder`, in byte order, at least one.
  var files: [String]
  var declaration: CollectionDeclaration

  /// The format of the files if they are reports of tests.
  let tests: TestFormat?

  init(_ files: [String], in folder: ContentFolder, records: RecordsPath? = nil) {
    self.folder = folder
    self.files = files
    declaration = CollectionDeclaration(
      place: .start(of: files[0]))
    declaration.records = records?.text.map { ValuePath($0) }
    tests = records?.tests
  }

  /// Reads all records in order, one file at a time.
  func forEachRecord(_ body: (RecordData) -> Void) throws(UnreadableContent) {
    var diagnostics: [Diagnostic] = []
    for file in files {
      guard let format = declaration.format(of: file) else { continue }
      if format == .markdown {
        var warnings: [Diagnostic] = []
        if let source = MarkdownSource.read(file, in: folder, diagnostics: &warnings) {
          body(source.data)
        }
        diagnostics += warnings.filter { $0.severity == .error }
        continue
      }
      do {
        let source = try read(file)
        for index in 0..<source.count { body(source.record(index)) }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    if !diagnostics.isEmpty { throw UnreadableContent(diagnostics: diagnostics) }
  }

  /// The sheets of a workbook that the page does not show.
  var otherSheets: [ColumnChoice] {
    guard files.count == 1, ["xlsx", "xlsm"].contains(files[0].ending.lowercased()),
      let bytes = try? folder.bytes(of: files[0]),
      let workbook = try? Workbook(bytes, file: files[0])
    else { return [] }
    let shown = workbook.sheets.filter { !$0.isHidden }
    return shown.dropFirst().map { sheet in
      ColumnChoice(
        path: "the sheet '\(sheet.name)'", use: nil,
        reason:
          "the page reads the first; 'sheet: \(yamlText(sheet.name))' below 'from' reads this one")
    }
  }

  func read(_ file: String) throws(UnreadableContent) -> RecordSource {
    guard let format = declaration.format(of: file) else {
      throw UnreadableContent(diagnostics: [.noSourceFormat(file, at: declaration.place)])
    }
    return try RecordSource.read(
      file, format: format, of: declaration, isOnlyFile: files.count == 1, in: folder)
  }

  /// Counts the values of the wanted records.
  func survey(
    where isWanted: (RecordData) -> Bool = { _ in true }
  ) throws(UnreadableContent) -> DataSurvey {
    var survey = DataSurvey()
    try forEachRecord { record in
      guard isWanted(record) else { return }
      survey.add(record, levels: tests?.levels ?? 1) { picture in
        picture.resolved(in: record.file.parentFolder).map { isThere("\(folder.path)/\($0)") }
          ?? false
      }
    }
    survey.settle()
    return survey
  }

  /// Returns the paths in the folder of the files that records name, without repeats.
  func files(namedBy columns: [PictureNames]) throws(UnreadableContent) -> [String] {
    var files: [String] = []
    var known: Set<String> = []
    let columns = columns.map { (names: $0, path: ValuePath($0.path)) }
    try forEachRecord { record in
      for (names, path) in columns {
        guard let value = path.value(in: record.value) else { continue }
        let values = if case .list(let values) = value.content { values } else { [value] }
        for name in values.compactMap(\.scalarText).flatMap(names.files) {
          let file = name.resolved(in: record.file.parentFolder)
          // The build reports what is missing.
          guard let file, known.insert(file).inserted else { continue }
          let path = "\(folder.path)/\(file)"
          if isThere(path), !Folder.exists(at: path) { files.append(file) }
        }
      }
    }
    return files
  }

  /// For each of some ways to name records, how many records have a name that another had before. A
  /// way that gives a record no name has as many repeats as an `Int` can hold. Counting may stop at
  /// more than `limit`.
  func repeats(
    _ names: [(SourceValue) -> String?], upTo limit: Int = .max
  ) throws(UnreadableContent) -> [Int] {
    var known = names.map { _ in Set<String>() }
    var repeats = names.map { _ in 0 }
    try forEachRecord { record in
      for (index, name) in names.enumerated() where repeats[index] <= limit {
        guard let text = name(record.value), !text.isEmpty else {
          repeats[index] = .max
          continue
        }
        if !known[index].insert(text).inserted { repeats[index] += 1 }
      }
    }
    return repeats
  }

  /// Whether nearly all values at one path are values at another, as the ids of parents are.
  func areValues(
    at path: String, of whole: String
  ) throws(UnreadableContent) -> Bool {
    let (path, whole) = (ValuePath(path), ValuePath(whole))
    var (some, all): (Set<String>, Set<String>) = ([], [])
    try forEachRecord { record in
      if let text = path.value(in: record.value)?.scalarText, !text.isEmpty { some.insert(text) }
      if let text = whole.value(in: record.value)?.scalarText { all.insert(text) }
    }
    return !some.isEmpty && some.intersection(all).count * 10 >= some.count * 9
  }
}
