import VitrineDiagnostics
import VitrineModel
import VitrineText

extension MarkdownReader {
  /// Adds a record for each row of the document's tables, which must have the same columns. Unnamed
  /// columns are left out.
  mutating func readTables(_ document: MarkdownNode) throws(UnreadableContent) {
    var columns: [String]?
    for block in document.children {
      if outline.take(block) || !outline.isWanted { continue }
      guard block.kind == .table, let header = block.firstChild else { continue }
      let names = header.children.map(\.collapsedWords)
      if let columns, columns != names {
        throw differentTables(columns, names, at: places.place(of: header))
      }
      if columns == nil { try check(header, names) }
      columns = names
      let rows = Array(block.children.dropFirst())
      for row in rows { read(row, names) }
      for column in names.indices where names[column].isEmpty {
        report(ofUnnamed: column, in: rows)
      }
    }
    outline.addPaths(headings, to: &result, except: Set(columns ?? []))
  }

  private func differentTables(
    _ first: [String], _ second: [String], at place: TextPosition
  ) -> UnreadableContent {
    let headings = outline.titles.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return UnreadableContent(
      "Markdown records", at: place.location(in: file),
      "this table has different columns from the one above: '\(second.joined(separator: ", "))' instead of '\(first.joined(separator: ", "))'",
      hint: headings.isEmpty
        ? "put each below its own heading, and name one with 'under'"
        : "name the heading of one with 'under': \(headings)")
  }

  /// Throws if two columns have the same name.
  private mutating func check(
    _ header: MarkdownNode, _ names: [String]
  ) throws(UnreadableContent) {
    var errors: [Diagnostic] = []
    errors.reportDuplicates(
      of: zip(header.children, names).map { cell, name in
        (name, placeOfWords(in: cell).location(in: file))
      })
    guard errors.isEmpty else { throw UnreadableContent(diagnostics: errors) }
  }

  private mutating func report(ofUnnamed column: Int, in rows: [MarkdownNode]) {
    let cells = rows.lazy.compactMap { Array($0.children).dropFirst(column).first }
    if let cell = cells.first(where: { !$0.collapsedWords.isEmpty }) {
      result.warnings.warnAboutUnnamed(
        at: placeOfWords(in: cell).location(in: file),
        hint: "name it in the first line of the table")
    }
  }

  /// Returns the position of a cell's first word.
  private mutating func placeOfWords(in cell: MarkdownNode) -> TextPosition {
    var place = places.place(of: cell)
    if cell.firstChild != nil {
      place.column += places.line(at: place).prefix(while: \.isWhiteSpace).count
    }
    return place
  }

  private mutating func read(_ row: MarkdownNode, _ names: [String]) {
    let place = places.place(of: row)
    var values = MarkdownValues(at: place)
    var link: (address: String, place: TextPosition)?
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
      warn(
        "long row", at: place,
        "this row has \(cells) cells, but the header has \(names.count): the rest is left out",
        hint: "write \\| for a vertical bar inside a cell")
    }
    _ = add(values, id: nil)
  }
}

/// Returns the number of cells in a table row, including cells beyond the last column.
private func numberOfCells(in row: UnsafeBufferPointer<UInt8>) -> Int {
  var bars: [Int] = []
  var isEscaped = false
  for (index, byte) in row.enumerated() {
    if byte == UInt8(ascii: "|"), !isEscaped { bars.append(index) }
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
  }
  let begins = bars.first.map { row[..<$0].allSatisfy(\.isWhiteSpace) } ?? false
  let ends = bars.last.map { row[($0 + 1)...].allSatisfy(\.isWhiteSpace) } ?? false
  return bars.count + 1 - (begins ? 1 : 0) - (ends && (bars.count > 1 || !begins) ? 1 : 0)
}
