import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension RecordSource {
  /// Makes a record of each row in the collection's sheet, which is the first visible one by
  /// default.
  static func sheet(_ bytes: [UInt8], in data: DataFile) throws(UnreadableContent) -> RecordSource {
    let (file, name) = (data.path, data.declaration.sheet)
    var workbook = try Workbook(bytes, file: file)
    let found =
      if let name { workbook.sheets.first { $0.name == name.text } } else {
        workbook.sheets.first { !$0.isHidden } ?? workbook.sheets.first
      }
    guard let sheet = found else {
      let names = workbook.sheets.map(\.name)
      let wanted = name?.text ?? ""
      throw UnreadableContent(
        "workbook", at: name?.place ?? .start(of: file), "'\(file)' has no sheet '\(wanted)'",
        hint: suggestion(for: wanted, among: names)
          ?? "its sheets are \(names.prefix(12).map { "'\($0)'" }.joined(separator: ", "))")
    }
    let table = try SheetTable(try workbook.cells(of: sheet), name: sheet.name, file: file)
    let linked = data.declaration.shape.linkedColumns
    var source = RecordSource(count: table.records.count) { index in
      RecordData(value: table.value(of: index, linked: linked), file: file)
    }
    source.warnings = table.warnings
    return source
  }
}

extension RecordMapping {
  /// The columns that fields of links take, and whether these show the words of the cells.
  fileprivate var linkedColumns: [String: Bool] {
    var columns: [String: Bool] = [:]
    for mapping in fields ?? [] {
      guard case .value(let source, let form) = mapping.source else { continue }
      let isSlot = mapping.name == RecordSlot.link.rawValue
      guard isSlot || form.type == .link else { continue }
      // An address with words is none for the slot.
      for path in source.paths { columns[path.text] = !isSlot && columns[path.text] != false }
    }
    return columns
  }
}

extension SheetTable {
  fileprivate func value(of record: Int, linked: [String: Bool]) -> SourceValue {
    let row = row(of: record)
    let members = zip(columns, values(of: record)).map { column, value in
      var value = value
      if let showsWords = linked[column.name], let address = link(of: record, in: column.number) {
        let words =
          if case .text(let text) = value, showsWords, text != address { text } else { "" }
        value = .text(words.isEmpty ? address : "\(words) (\(address))")
      }
      return SourceValue.Member(
        key: column.name, keyLine: header, keyColumn: column.number,
        value: SourceValue(value, row: row, column: column.number))
    }
    return SourceValue(content: .object(members), line: row, column: 1)
  }
}

extension SourceValue {
  fileprivate init(_ value: SheetCells.Value?, row: Int, column: Int) {
    let content: Content =
      switch value {
      case .text(let text): .text(text)
      case .number(let text):
        FieldValue.Number(ofCell: text).map(Content.number) ?? .text(text)
      case .bool(let bool): .bool(bool)
      case .noted, nil: .null
      }
    self.init(content: content, line: row, column: column)
    if case .noted? = value { isReported = true }
  }
}
