import VitrineDiagnostics
import VitrineModel

extension MarkdownReader {
  /// Makes a record of each row of the document's tables, which must have the same columns. Those without
  /// a name are left out.
  mutating func readTables(_ document: MarkdownNode, in file: String) throws(UnreadableContent) {
    var columns: [String]?
    for block in document.children {
      if outline.take(block) || !outline.isWanted { continue }
      guard block.kind == .table, let header = block.firstChild else { continue }
      let names = header.children.map(\.collapsedWords)
      if let columns, columns != names {
        let place = places.place(of: header)
        throw UnreadableContent(diagnostics: [
          .differentTables(
            columns, names, headings: outline.titles,
            at: SourceLocation(file: file, line: place.line, column: place.column))
        ])
      }
      if columns == nil { try check(header, names, file) }
      columns = names
      let rows = Array(block.children.dropFirst())
      for row in rows { read(row, names) }
      for column in names.indices where names[column].isEmpty { tell(ofUnnamed: column, in: rows) }
    }
    outline.addPaths(headings, to: &result, except: Set(columns ?? []))
  }

  /// Throws if two columns have one name.
  private mutating func check(
    _ header: MarkdownNode, _ names: [String], _ file: String
  ) throws(UnreadableContent) {
    var firsts: [String: TextPlace] = [:]
    var errors: [Diagnostic] = []
    for (cell, name) in zip(header.children, names) where !name.isEmpty {
      let place = placeOfWords(in: cell)
      if let first = firsts[name] {
        let problem = CSVProblem.duplicateColumn(
          name, firstLine: first.line, firstColumn: first.column)
        errors.append(problem.diagnostic(in: file, line: place.line, column: place.column))
      }
      firsts[name] = firsts[name] ?? place
    }
    guard errors.isEmpty else { throw UnreadableContent(diagnostics: errors) }
  }

  private mutating func tell(ofUnnamed column: Int, in rows: [MarkdownNode]) {
    let cells = rows.lazy.compactMap { Array($0.children).dropFirst(column).first }
    if let cell = cells.first(where: { !$0.collapsedWords.isEmpty }) {
      result.problems.append(.columnWithoutName(placeOfWords(in: cell)))
    }
  }

  /// Returns the place of a cell, without the blanks before its words.
  private mutating func placeOfWords(in cell: MarkdownNode) -> TextPlace {
    var place = places.place(of: cell)
    if cell.firstChild != nil {
      place.column += places.line(at: place).prefix(while: isBlank).count
    }
    return place
  }

  private mutating func read(_ row: MarkdownNode, _ names: [String]) {
    let place = places.place(of: row)
    var values = MarkdownValues(at: place)
    var link: (address: String, place: TextPlace)?
    var isBlank = true
    for (cell, name) in zip(row.children, names) where !name.isEmpty {
      let line = MarkdownLine(of: cell)
      let place = placeOfWords(in: cell)
      let words = line.runs.words
      values.add(name, words.isEmpty ? .null : .text(words), at: place)
      if !words.isEmpty { isBlank = false }
      guard let first = line.links.first(where: { !$0.isInFile && $0.title.hasWords }) else {
        continue
      }
      values.add("\(name).link", first.address, at: place)
      link = link ?? (first.address, place)
    }
    if isBlank { return }
    if !names.contains("link"), let link { values.add("link", link.address, at: link.place) }
    let cells = numberOfCells(in: places.line(at: place))
    if cells > names.count {
      result.problems.append(.longRow(cells: cells, columns: names.count, place))
    }
    _ = add(values, id: nil)
  }
}

/// Returns the number of cells that a row of a table has, even those that no column takes.
private func numberOfCells(in row: UnsafeBufferPointer<UInt8>) -> Int {
  var bars: [Int] = []
  var isEscaped = false
  for (index, byte) in row.enumerated() {
    if byte == UInt8(ascii: "|"), !isEscaped { bars.append(index) }
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
  }
  let begins = bars.first.map { row[..<$0].allSatisfy(isBlank) } ?? false
  let ends = bars.last.map { row[($0 + 1)...].allSatisfy(isBlank) } ?? false
  return bars.count + 1 - (begins ? 1 : 0) - (ends && (bars.count > 1 || !begins) ? 1 : 0)
}
