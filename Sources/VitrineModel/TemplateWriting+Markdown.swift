extension TemplateWriting {
  /// A block of Markdown, and what remains of it.
  private struct Block {
    var lines: [ArraySlice<TemplatePiece>]

    /// Nil if it is left out.
    var text: String?

    /// Whether it contains values.
    var containsPath = false

    /// The level of a heading, 1 to 6.
    var level: Int?

    /// Whether it only introduces what follows.
    var isLeadIn = false
  }

  /// The text of Markdown. A line, list entry or table row whose values are all missing is left
  /// out, and so are headings and lines ending with a colon if nothing remains below them.
  func markdown(_ pieces: ArraySlice<TemplatePiece>) -> String? {
    var blocks = Self.blocks(of: pieces).map(written)
    for index in blocks.indices.reversed()
    where blocks[index].text != nil && !blocks[index].containsPath {
      let below = blocks[(index + 1)...].prefix { block in
        guard let level = blocks[index].level else { return false }
        return block.level.map { $0 > level } ?? true
      }
      let next = blocks[(index + 1)...].first
      let isEmpty =
        blocks[index].level == nil
        ? blocks[index].isLeadIn && next != nil && next?.text == nil
        : !below.isEmpty && below.allSatisfy { $0.text == nil }
      if isEmpty { blocks[index].text = nil }
    }
    let texts = blocks.compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// The blocks between blank lines. A fence keeps its blank lines.
  private static func blocks(of pieces: ArraySlice<TemplatePiece>) -> [Block] {
    let newline = TemplatePiece.character("\n")
    var blocks: [Block] = []
    var lines: [ArraySlice<TemplatePiece>] = []
    var fence: Character?
    for line in pieces.split(separator: newline, omittingEmptySubsequences: false) {
      let start = line.drop { $0.character?.isWhitespace == true }
      if let sign = start.first?.character, sign == "`" || sign == "~",
        start.prefix(while: { $0.character == sign }).count > 2, fence == nil || fence == sign
      {
        fence = fence == nil ? sign : nil
      }
      if start.isEmpty, fence == nil {
        if !lines.isEmpty { blocks.append(Block(lines: lines)) }
        lines = []
      } else {
        lines.append(line)
      }
    }
    if !lines.isEmpty { blocks.append(Block(lines: lines)) }
    return blocks
  }

  private func written(_ block: Block) -> Block {
    var block = block
    let delimiter = block.lines.firstIndex(where: Self.isDelimiterRow)
    let isTable = delimiter != nil
    let isCode =
      Self.plain(block.lines[0]).hasPrefix("```") || Self.plain(block.lines[0]).hasPrefix("~~~")
    var kept: [String] = []
    var hasValue = false
    var hasOwnText = false
    for (number, line) in block.lines.enumerated() {
      let containsPath = line.contains { $0.character == nil }
      var text =
        isTable && containsPath
        ? row(line, isHeader: number + 1 == delimiter)
        : isCode ? self.text(of: TemplateNode.nodes(line)) : self.line(line)
      // Without its fence, code would become text.
      if isCode, number == 0, text == nil {
        text = write(Self.plain(line.prefix { $0.character?.isWhitespace == false }))
      }
      block.containsPath = block.containsPath || containsPath
      guard let text else { continue }
      kept.append(text)
      if containsPath { hasValue = true }
      // Table headers, fences and lines with a colon are meaningless without what follows them.
      if !containsPath, !isTable, !isCode, !trimmed(text).hasSuffix(":") { hasOwnText = true }
    }
    block.text = block.containsPath && !hasValue && !hasOwnText ? nil : kept.joined(separator: "\n")
    guard !block.containsPath, block.lines.count == 1 else { return block }
    let plain = Self.plain(block.lines[0])
    let signs = plain.prefix { $0 == "#" }.count
    block.level = (1...6).contains(signs) && plain.dropFirst(signs).first == " " ? signs : nil
    let words = plain.filter { !"*_ ".contains($0) }
    block.isLeadIn = words.hasSuffix(":") || words.allSatisfy { $0 == "-" } || words.isEmpty
    return block
  }

  /// A line, which keeps the markers at its beginning.
  private func line(_ line: ArraySlice<TemplatePiece>) -> String? {
    let start = Self.marker(of: line)
    return text(of: TemplateNode.nodes(line[start...], isMarkdown: true)).map {
      write(String(line[..<start].compactMap(\.character))) + $0
    }
  }

  /// Where the text of a line begins: after markers of quotes, lists and headings.
  private static func marker(of line: ArraySlice<TemplatePiece>) -> Int {
    var rest = line.drop { $0.character.map { $0.isWhitespace || $0 == ">" } ?? false }
    let run = rest.prefix {
      $0.character.map { "-+*#".contains($0) || $0.isNumber || $0 == "." || $0 == ")" } ?? false
    }
    let following = rest[run.endIndex...]
    let signs = String(run.compactMap(\.character))
    let isMarker =
      ["-", "+", "*"].contains(signs) || signs.allSatisfy { $0 == "#" }
      || signs.dropLast().allSatisfy(\.isNumber) && (signs.last == "." || signs.last == ")")
    if isMarker, !run.isEmpty, following.first?.character == " " {
      rest = following.drop { $0.character == " " }
    }
    return rest.startIndex
  }

  /// A table row, in which cells without a value are empty. Nil if no cell has one, unless it is
  /// the header.
  private func row(_ line: ArraySlice<TemplatePiece>, isHeader: Bool) -> String? {
    var hasValue = isHeader
    let cells = line.split(separator: .character("|"), omittingEmptySubsequences: false).map {
      cell in
      let nodes = TemplateNode.nodes(cell, isMarkdown: true)
      let text = self.text(of: nodes)
      if text != nil, nodes.contains(where: \.containsPath) { hasValue = true }
      return text ?? " "
    }
    return hasValue ? cells.joined(separator: write("|")) : nil
  }

  private static func isDelimiterRow(_ line: ArraySlice<TemplatePiece>) -> Bool {
    let text = plain(line)
    return text.contains("-") && text.contains("|") && text.allSatisfy { "|:- ".contains($0) }
      && line.allSatisfy { $0.character != nil }
  }

  private static func plain(_ line: ArraySlice<TemplatePiece>) -> String {
    trimmed(String(line.compactMap(\.character)))
  }
}

private func trimmed(_ text: String) -> String {
  let rest = text.drop(while: \.isWhitespace)
  return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
}
