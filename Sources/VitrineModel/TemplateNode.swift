/// A character of a text template, or the index of a path.
enum TemplatePiece: Hashable {
  case character(Character)
  case path(Int)

  var character: Character? { if case .character(let character) = self { character } else { nil } }
}

extension TextTemplate {
  var pieces: [TemplatePiece] {
    literals.enumerated().flatMap { index, literal -> [TemplatePiece] in
      let path = index < paths.count ? [TemplatePiece.path(index)] : []
      return literal.map(TemplatePiece.character) + path
    }
  }
}

/// A part of a text template that is written or left out as a whole.
indirect enum TemplateNode {
  case character(Character)
  case path(Int)

  /// Text between two signs: brackets, quotes, emphasis. It is left out if none of its values is
  /// present.
  case group(String, [TemplateNode], String)

  /// A Markdown link or picture, which is left out unless its address is complete. A link without
  /// words is left out as well; a picture is kept.
  case link(isPicture: Bool, words: [TemplateNode], address: [TemplateNode], title: [TemplateNode])

  var containsPath: Bool {
    switch self {
    case .character: false
    case .path: true
    case .group(_, let nodes, _): nodes.contains(where: \.containsPath)
    case .link(_, let words, let address, let title):
      (words + address + title).contains(where: \.containsPath)
    }
  }
}

extension TemplateNode {
  typealias Pieces = ArraySlice<TemplatePiece>

  private static let pairs: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "“": "”", "„": "“", "«": "»", "‹": "›", "\"": "\"",
  ]

  /// Longer text is treated as plain, because finding pairs of signs takes quadratic time.
  private static let longest = 4000

  /// `levels` is how deeply groups can be nested. Deeper ones are treated as plain text.
  static func nodes(
    _ pieces: Pieces, isMarkdown: Bool = false, levels: Int = 16
  ) -> [TemplateNode] {
    guard levels > 0, pieces.count < longest, pieces.contains(where: { $0.character == nil })
    else {
      return pieces.map(TemplateNode.init)
    }
    var nodes: [TemplateNode] = []
    var rest = pieces
    while let piece = rest.first {
      if isMarkdown,
        let (node, end) = construct(rest, levels) ?? emphasis(rest, after: nodes.last, levels)
      {
        nodes.append(node)
        rest = rest[end...]
      } else if let (node, end) = pair(rest, isMarkdown, levels) {
        nodes.append(node)
        rest = rest[end...]
      } else {
        rest = rest.dropFirst()
        switch piece {
        case .path(let number): nodes.append(.path(number))
        case .character(let character):
          nodes.append(.character(character))
          if isMarkdown, character == "\\", let next = rest.popFirst() {
            nodes.append(next.character.map(TemplateNode.character) ?? TemplateNode(next))
          }
        }
      }
    }
    return nodes
  }

  private init(_ piece: TemplatePiece) {
    switch piece {
    case .character(let character): self = .character(character)
    case .path(let number): self = .path(number)
    }
  }

  private static func pair(
    _ pieces: Pieces, _ isMarkdown: Bool, _ levels: Int
  ) -> (TemplateNode, Int)? {
    guard let open = pieces.first?.character, let close = pairs[open],
      let end = self.end(of: pieces, open: open, close: close)
    else { return nil }
    return group(
      String(open), pieces[(pieces.startIndex + 1)..<end], String(close), end + 1, isMarkdown,
      levels)
  }

  /// A group that contains a path, or nil if it does not.
  private static func group(
    _ open: String, _ inside: Pieces, _ close: String, _ end: Int, _ isMarkdown: Bool, _ levels: Int
  ) -> (TemplateNode, Int)? {
    guard inside.contains(where: { $0.character == nil }) else { return nil }
    return (.group(open, nodes(inside, isMarkdown: isMarkdown, levels: levels - 1), close), end)
  }

  /// The place of the sign that closes the one at the beginning.
  private static func end(of pieces: Pieces, open: Character, close: Character) -> Int? {
    var depth = 0
    var isEscaped = false
    for (index, piece) in zip(pieces.indices, pieces) {
      let character = piece.character
      defer { isEscaped = character == "\\" && !isEscaped }
      if isEscaped { continue }
      if character == close, depth > 0, open != close || depth == 1 {
        depth -= 1
        if depth == 0 { return index }
      } else if character == open {
        depth += 1
      }
    }
    return nil
  }

  /// `[words](address "title")`, with or without a leading `!`, and code.
  private static func construct(_ pieces: Pieces, _ levels: Int) -> (TemplateNode, Int)? {
    let isPicture = pieces.first == .character("!")
    let words = isPicture ? pieces.dropFirst() : pieces
    guard words.first == .character("["), let wordsEnd = end(of: words, open: "[", close: "]"),
      wordsEnd + 1 < pieces.endIndex, pieces[wordsEnd + 1] == .character("("),
      let end = end(of: pieces[(wordsEnd + 1)...], open: "(", close: ")"),
      pieces[..<end].contains(where: { $0.character == nil })
    else { return nil }
    let target = pieces[(wordsEnd + 2)..<end]
    // A title is in quotes after a blank.
    let titleStart = target.indices.dropLast().first {
      target[$0].character?.isWhitespace == true && "\"'(".contains(target[$0 + 1].character ?? "x")
    }
    let node = TemplateNode.link(
      isPicture: isPicture,
      words: nodes(
        words[(words.startIndex + 1)..<wordsEnd], isMarkdown: true, levels: levels - 1),
      address: target[..<(titleStart ?? end)].map(TemplateNode.init),
      title: titleStart.map { target[$0...].map(TemplateNode.init) } ?? [])
    return (node, end + 1)
  }

  /// Text between two equal runs of `*`, `_`, `~` or backticks.
  private static func emphasis(
    _ pieces: Pieces, after last: TemplateNode?, _ levels: Int
  ) -> (TemplateNode, Int)? {
    guard let sign = pieces.first?.character, "*_~`".contains(sign) else { return nil }
    // There is no emphasis inside `snake_case`.
    if sign == "_", case .character(let before)? = last, before.isLetter || before.isNumber {
      return nil
    }
    let run = pieces.prefix { $0.character == sign }
    let inside = pieces[run.endIndex...]
    if sign != "`", inside.first?.character?.isWhitespace != false, inside.first?.character != nil {
      return nil
    }
    var index = inside.startIndex
    while index < inside.endIndex {
      let close = inside[index...].prefix { $0.character == sign }
      if close.count == run.count, index > inside.startIndex {
        let signs = String(repeating: sign, count: run.count)
        return group(signs, inside[..<index], signs, close.endIndex, sign != "`", levels)
      }
      index += max(1, close.count)
    }
    return nil
  }
}

/// Writes a text template of which some values are missing.
struct TemplateWriting {
  let values: [String?]

  /// Transforms the template's own text.
  let write: (String) -> String

  /// The text of nodes with those of their values that are present. Nil if they have paths but no
  /// value is present.
  func text(of nodes: [TemplateNode]) -> String? {
    var result = ""
    var literal = ""
    var hasValue = false
    var isAfterMissing = false
    var containsPath = false
    for node in nodes {
      if case .character(let character) = node {
        literal.append(character)
        continue
      }
      let isFirst = !containsPath
      containsPath = true
      if let text = text(of: node) {
        if hasValue || isFirst { result += write(literal) }
        result += text
        (hasValue, isAfterMissing) = (true, false)
      } else {
        isAfterMissing = true
      }
      literal = ""
    }
    if !containsPath { return write(literal) }
    if !isAfterMissing { result += write(literal) }
    return hasValue ? result : nil
  }

  private func text(of node: TemplateNode) -> String? {
    switch node {
    case .character(let character): return write(String(character))
    case .path(let number): return values[number]
    case .group(let open, let nodes, let close):
      return text(of: nodes).map { write(open) + $0 + write(close) }
    case .link(let isPicture, let words, let address, let title):
      guard address.allSatisfy({ text(of: $0) != nil }) else { return nil }
      guard let written = text(of: words) ?? (isPicture ? "" : nil) else { return nil }
      let isWhole = title.allSatisfy { text(of: $0) != nil }
      let target = (isWhole ? address + title : address).compactMap { text(of: $0) }.joined()
      return write(isPicture ? "![" : "[") + written + write("](") + target + write(")")
    }
  }
}
