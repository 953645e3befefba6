import VitrineDiagnostics

/// Reads the cells of a sheet.
final class SheetReader: PartReader {
  private(set) var cells = SheetCells()
  private let strings: [String]
  private let forms: [DateFormatParts?]
  private let widths: [Int]

  /// The addresses to which the sheet's links lead, by their ids.
  private let addresses: [String: String]
  private let countsFrom1904: Bool

  /// The workbook.
  private let file: String

  /// The cell being read, or the one read last.
  private var place = CellAddress(row: 0, column: 0)
  private var type: CellType = .number
  private var form: DateFormatParts?
  private var width = 0
  private var value: [UInt8] = []
  private var text = SheetText()
  private var hasFormula = false

  private enum CellType: String {
    case number = "n"
    case shared = "s"
    case text = "str"
    case inlineText = "inlineStr"
    case bool = "b"
    case error = "e"
    case date = "d"
  }

  init(
    strings: [String], styles: StylesReader, addresses: [String: String], countsFrom1904: Bool,
    file: String
  ) {
    (self.strings, self.addresses, self.file) = (strings, addresses, file)
    (forms, widths) = (styles.forms, styles.widths)
    self.countsFrom1904 = countsFrom1904
  }

  func start(_ element: PartElement) throws(UnreadableContent) {
    switch element {
    case "c": try startCell(element)
    case "row": try startRow(element)
    case "f": hasFormula = true
    case "mergeCell": merge(element["ref"] ?? "")
    case "hyperlink":
      if let cell = element["ref"]?.split(separator: ":").first.flatMap({ CellAddress($0) }) {
        cells.links[cell] = element["id"].flatMap { addresses[$0] }
      }
    default: text.start(element)
    }
  }

  func end(_ element: PartElement, text bytes: [UInt8]) throws(UnreadableContent) {
    switch element {
    case "v": value = bytes
    case "c": try endCell()
    case "f": linkFormula(String(decoding: bytes, as: UTF8.self))
    default: text.end(element, text: bytes)
    }
  }

  private func startRow(_ element: PartElement) throws(UnreadableContent) {
    let row = element.number("r") ?? place.row + 1
    guard row > place.row, row <= CellAddress.maxRows else {
      throw .damagedWorkbook(file, "its rows are not in order")
    }
    place = CellAddress(row: row, column: 0)
    cells.endRow()
    cells.rows.append(SheetCells.Row(number: row, start: cells.cells.count))
  }

  private func startCell(_ element: PartElement) throws(UnreadableContent) {
    let column = element["r"].flatMap { CellAddress($0) }?.column ?? place.column + 1
    guard place.row > 0, column > place.column, column <= CellAddress.maxColumns else {
      throw .damagedWorkbook(file, "its cells are not in order")
    }
    place.column = column
    type = element["t"].flatMap { CellType(rawValue: $0) } ?? .number
    let style = element.number("s") ?? 0
    (form, width) = forms.indices.contains(style) ? (forms[style], widths[style]) : (nil, 0)
    value = []
    text = SheetText()
    hasFormula = false
  }

  private func endCell() throws(UnreadableContent) {
    guard let value = try cellValue() else { return }
    cells.cells.append(SheetCells.Cell(column: Int32(place.column), value: value))
  }

  private func cellValue() throws(UnreadableContent) -> SheetCells.Value? {
    if type == .inlineText { return Self.text(text.string) }
    let written = String(decoding: value, as: UTF8.self)
    guard !written.isEmpty else {
      guard hasFormula, type != .text else { return nil }
      cells.warnings.warn(
        "formula without a value", at: place.location(in: file),
        "the cell \(place.name) has a formula that has not been calculated",
        hint: "open the workbook and save it")
      return .noted
    }
    switch type {
    case .shared:
      guard let index = Int(written), strings.indices.contains(index) else {
        throw .damagedWorkbook(file, "the text of \(place.name) is missing")
      }
      return Self.text(strings[index])
    case .bool: return .bool(written == "1" || written == "true")
    case .error:
      cells.warnings.warn(
        "error in a cell", at: place.location(in: file),
        "the cell \(place.name) has the error \(written) instead of a value",
        hint: "fix its formula, or empty it")
      return .noted
    case .date:
      let isMidnight = written.hasSuffix("T00:00:00") && form?.contains(.time) != true
      return .text(isMidnight ? String(written.dropLast(9)) : written)
    case .number:
      if let form, let days = Double(written),
        let date = form.text(of: days, from1904: countsFrom1904)
      {
        return .text(date)
      }
      // `00123` is a name of digits.
      let isWhole = width > 0 && written.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return isWhole
        ? .text(String(repeating: "0", count: max(0, width - written.count)) + written)
        : .number(written)
    case .text, .inlineText: return .text(SheetText.string(value))
    }
  }

  private static func text(_ text: String) -> SheetCells.Value? {
    text.isEmpty ? nil : .text(text)
  }

  /// Notes the address in a formula such as `HYPERLINK("https://…","words")`.
  private func linkFormula(_ formula: String) {
    guard formula.hasPrefix("HYPERLINK(\"") else { return }
    cells.links[place] = String(formula.dropFirst(11).prefix { $0 != "\"" })
  }

  private func merge(_ range: String) {
    let corners = range.split(separator: ":")
    guard corners.count == 2, let first = CellAddress(corners[0]),
      let last = CellAddress(corners[1])
    else { return }
    if first.column < last.column { cells.wideRows.insert(first.row) }
    guard first.row < last.row else { return }
    cells.merges.append(SheetCells.Merge(column: first.column, rows: first.row...last.row))
  }
}

extension SheetCells {
  /// Removes the last row if it has no cells.
  fileprivate mutating func endRow() {
    if let last = rows.last, last.start == cells.count { rows.removeLast() }
  }
}
