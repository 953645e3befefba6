import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A column of CSV.
struct CSVColumn {
  let header: String
  let column: DownloadColumn
  let kind: Kind
  let cells: [String]

  /// What it has of pictures. Nil for columns of other values.
  var part: PicturePart?

  enum Kind: Equatable {
    case text, number, flag

    /// Several values of a kind, separated by a character that none of them contains.
    indirect case list(of: Kind, separator: String)

    /// Values with parts, in JSON.
    case data
  }
}

extension DownloadedItems {
  /// A table of all items (RFC 4180).
  ///
  /// Cells are never changed: a program that reads them has to get what the site shows. So cells
  /// that a spreadsheet treats as formulas stay unchanged, and those that call functions or
  /// programs are reported.
  func csv(_ diagnostics: inout [Diagnostic]) -> [UInt8] {
    let columns = csvColumns
    var bytes: [UInt8] = []
    bytes.append(rowOfCSV: columns.map(\.header), marksFormulas: false)
    for (row, record) in records.enumerated() {
      bytes.append(rowOfCSV: columns.map { $0.cells[row] }, marksFormulas: false)
      guard let column = columns.first(where: { isFormula($0.cells[row]) }) else { continue }
      diagnostics.warn(
        "formula in a download", at: record.place,
        "spreadsheets run '\(column.header)' of '\(record.id)' in \(name).csv as a formula",
        hint:
          "CSV has every value as it is: change it, or leave out the table, as in download: [json]"
      )
    }
    return bytes
  }

  var csvColumns: [CSVColumn] {
    columns.filter { !$0.key.isEmpty }.flatMap { column in
      switch column.target {
      case .picture, .pictures: CSVColumn.pictures(column, of: records)
      default: [CSVColumn(column.key, column, records.map { column.value($0) })]
      }
    }
  }
}

/// Whether a cell calls a function, as `=A1+SUM(B2)`, or another program, as `+cmd|'/C calc'!A0`.
private func isFormula(_ cell: String) -> Bool {
  guard let first = cell.first, "=+-@\t\r".contains(first) else { return false }
  return cell.contains("|") && cell.contains("!")
    || zip(cell, cell.dropFirst()).contains { ($0.isLetter || $0.isNumber) && $1 == "(" }
}

extension CSVColumn {
  fileprivate init(_ header: String, _ column: DownloadColumn, _ values: [FieldValue?]) {
    self.header = header
    self.column = column
    let present = values.compactMap(\.self)
    kind =
      if present.contains(where: \.hasParts) || column.type.name == "json" {
        .data
      } else if present.contains(where: \.isList) {
        Kind(ofLists: present, column) ?? .data
      } else {
        Kind(of: present) ?? (column.isOpen ? .data : .text)
      }
    cells = values.map { [kind] value in
      switch (value, kind) {
      case (nil, _): return ""
      case (let value?, .data):
        var json = JSONWriter()
        json.value(value)
        return String(decoding: json.bytes, as: UTF8.self)
      case (let value?, .list(_, let separator)):
        return value.elements.map(\.cell).joined(separator: separator)
      case (let value?, _): return value.cell
      }
    }
  }
}

extension CSVColumn.Kind {
  /// Nil if values are of several kinds.
  fileprivate init?(of values: [FieldValue]) {
    let kinds = values.map { value -> Self in
      switch value {
      case .number: .number
      case .bool: .flag
      default: .text
      }
    }
    guard let first = kinds.first, kinds.allSatisfy({ $0 == first }) else { return nil }
    self = first
  }

  /// Nil if values, some of which are lists, would differ after they are split. If a slot or a type
  /// decides what they are, they never do.
  fileprivate init?(ofLists values: [FieldValue], _ column: DownloadColumn) {
    let elements = values.flatMap(\.elements)
    guard let separator = separator(of: elements.map(\.cell)) else { return nil }
    guard column.isOpen else {
      self = .list(of: .text, separator: separator)
      return
    }
    let areWhole = elements.allSatisfy { !$0.cell.isEmpty && trimmed($0.cell) == $0.cell }
    guard areWhole, values.allSatisfy(\.isList), let kind = Self(of: elements) else { return nil }
    self = .list(of: kind, separator: separator)
  }
}

extension DownloadColumn {
  /// Whether its values can be anything, since no slot and no type decides what they are.
  var isOpen: Bool {
    guard case .field = target, type.reference == nil else { return false }
    return type.name.map { ["list", "text", "html"].contains($0) } ?? true
  }
}

/// Returns a character that none of the texts contains.
func separator(of texts: [String]) -> String? {
  [";", "|", "/", "¦", "\u{241F}"].first { separator in
    !texts.contains { $0.contains(separator) }
  }
}

extension FieldValue {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  /// Whether it is more than a value or a list of values.
  fileprivate var hasParts: Bool {
    switch self {
    case .object: true
    case .list(let values):
      values.contains { value in
        if case .null = value { true } else { value.isList || value.hasParts }
      }
    default: false
    }
  }

  fileprivate var cell: String {
    if case .bool(let flag) = self { return flag ? "true" : "false" }
    return plainText ?? ""
  }
}
