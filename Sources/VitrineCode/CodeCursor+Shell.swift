// Shells. Variables have the class `type`.
extension CodeCursor {
  mutating func readShell() {
    var places: [ShellContext] = []
    while !isAtEnd {
      switch places.last {
      case .quote: readShellQuote(&places)
      case .arithmetic: readArithmetic(&places)
      case .parameter: readParameter(&places)
      case .command, .backquote, nil: readShellCommand(&places)
      }
    }
  }

  /// The construct around a position in a script.
  private enum ShellContext { case command, backquote, parameter, arithmetic, quote }

  /// Substitutions that are nested deeper are read as commands of the deepest level.
  private static let maxContextDepth = 64

  private mutating func enter(_ place: ShellContext, _ places: inout [ShellContext]) {
    if places.count < Self.maxContextDepth { places.append(place) }
  }

  private mutating func readShellCommand(_ places: inout [ShellContext]) {
    switch byte() {
    case UInt8(ascii: ")") where places.last == .command:
      places.removeLast()
      take(1, as: .keyword)
    case UInt8(ascii: "`"):
      if places.last == .backquote { places.removeLast() } else { enter(.backquote, &places) }
      take(1, as: .string)
    case UInt8(ascii: "#"): takeLine(as: .comment)
    case UInt8(ascii: "<") where starts(with: "<<") && !starts(with: "<<<"): readHereDocument()
    case UInt8(ascii: "<"): take(starts(with: "<<<") ? 3 : 1, as: .plain)
    default: if !readShellPart(&places) { readShellWord() }
    }
  }

  /// Reads what can occur in a command and in an expansion: quotes, escapes and substitutions.
  private mutating func readShellPart(_ places: inout [ShellContext]) -> Bool {
    switch byte() {
    case UInt8(ascii: "\\"): take(2, as: .string)
    case UInt8(ascii: "'"): take(to: find(byte(), from: position + 1) + 1, as: .string)
    case UInt8(ascii: "\""):
      take(1, as: .string)
      enter(.quote, &places)
    case UInt8(ascii: "$"): readSubstitution(&places)
    default: return false
    }
    return true
  }

  private mutating func readSubstitution(_ places: inout [ShellContext]) {
    switch byte(1) {
    case UInt8(ascii: "("):
      let isArithmetic = byte(2) == UInt8(ascii: "(")
      take(isArithmetic ? 3 : 2, as: .keyword)
      enter(isArithmetic ? .arithmetic : .command, &places)
    case UInt8(ascii: "{"):
      take(byte(2) == UInt8(ascii: "#") ? 3 : 2, as: .string)
      enter(.parameter, &places)
    case UInt8(ascii: "'") where places.last != .quote:
      take(to: quoteEndOverLines(from: position + 1), as: .string)
    case UInt8(ascii: "\"") where places.last != .quote:
      take(2, as: .string)
      enter(.quote, &places)
    case let first where isWordByte(first) && !isDigit(first):
      take(1, as: .type)
      take(as: .type, while: isWordByte)
    case let first where isDigit(first):
      take(1, as: .type)
      take(as: .type, while: isDigit)
    case let sign where "#$?!_*@-".utf8.contains(sign): take(2, as: .type)
    default: take(1, as: places.last == .quote ? .string : .plain)
    }
  }

  private func quoteEndOverLines(from offset: Int) -> Int {
    let quote = self[offset]
    var offset = offset + 1
    while offset < end, self[offset] != quote {
      offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset + 1
  }

  private mutating func readShellQuote(_ places: inout [ShellContext]) {
    let partEnd = skip(from: position) {
      $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "$") && $0 != UInt8(ascii: "\\")
    }
    take(to: partEnd, as: .string)
    switch byte() {
    case UInt8(ascii: "\""):
      take(1, as: .string)
      places.removeLast()
    case UInt8(ascii: "$"): readSubstitution(&places)
    default: take(2, as: .string)
    }
  }

  /// Reads `${…}` up to its matching brace.
  private mutating func readParameter(_ places: inout [ShellContext]) {
    if byte() == UInt8(ascii: "}") {
      places.removeLast()
      take(1, as: .string)
    } else if starts(with: ":-") {
      take(2, as: .keyword)
    } else if isWordByte(byte()) {
      take(as: .type, while: isWordByte)
    } else if byte() == UInt8(ascii: "`") {
      enter(.backquote, &places)
      take(1, as: .string)
    } else if !readShellPart(&places) {
      take(1, as: .plain)
    }
  }

  private mutating func readArithmetic(_ places: inout [ShellContext]) {
    if starts(with: "))") {
      places.removeLast()
      take(2, as: .keyword)
    } else if isDigit(byte()) {
      take(as: .number) { isWordByte($0) || $0 == UInt8(ascii: "#") }
    } else if isWordByte(byte()) {
      take(as: .type, while: isWordByte)
    } else if !readShellPart(&places) {
      take(1, as: .plain)
    }
  }

  /// Takes everything from `<<` to the word that ends the here-document.
  private mutating func readHereDocument() {
    var start = position + 2
    if self[start] == UInt8(ascii: "-") { start += 1 }
    start = skip(from: start) { $0 == 0x20 || $0 == 0x09 }
    let isQuoted = self[start] == UInt8(ascii: "'") || self[start] == UInt8(ascii: "\"")
    if isQuoted || self[start] == UInt8(ascii: "\\") { start += 1 }
    let wordEnd = skip(from: start, while: isWordByte)
    guard wordEnd > start else { return take(2, as: .plain) }
    var line = lineEnd(from: wordEnd)
    while line < end {
      let text = skip(from: line + 1) { $0 == 0x09 || $0 == 0x20 }
      let textEnd = text + wordEnd - start
      line = lineEnd(from: text)
      if line == textEnd, (start..<wordEnd).allSatisfy({ self[$0] == self[text + $0 - start] }) {
        break
      }
    }
    take(to: line, as: .string)
  }

  private mutating func readShellWord() {
    let start = position
    let wordEnd = skip(from: start, while: isWordByte)
    if wordEnd == start || !isLetter(byte()) && byte() != UInt8(ascii: "_") && !isDigit(byte()) {
      return readShellText()
    }
    let word = self[start..<wordEnd]
    let next = self[wordEnd]
    let sign = skip(from: wordEnd) { $0 == 0x20 || $0 == 0x09 }
    let isAssigned =
      self[sign] == UInt8(ascii: "=")
      || self[sign] == UInt8(ascii: "+") && self[sign + 1] == UInt8(ascii: "=")
    if Self.shellKeywords.contains(word), !"#$?!*@-".utf8.contains(next) {
      take(to: wordEnd, as: .keyword)
    } else if Self.shellCommands.contains(word), isBlankByte(next) || ")`".utf8.contains(next) {
      take(to: wordEnd, as: .keyword)
    } else if isAssigned {
      take(to: wordEnd, as: .type)
    } else if isDigit(byte()), word.allSatisfy(isDigit) {
      take(to: wordEnd, as: .number)
      if isShellTextByte(next) { readShellText() }
    } else {
      readShellText()
    }
  }

  private mutating func readShellText() {
    let textEnd = skip(from: position, while: isShellTextByte)
    take(to: max(textEnd, position + 1), as: .plain)
  }

  private static let shellKeywords = WordSet(
    """
    if fi else while in do done for then return function case select break continue until esac elif
    """)

  private static let shellCommands = WordSet(
    """
    alias bg bind builtin caller cd command compgen complete declare dirs disown echo enable eval exec
    exit export false fc fg getopts hash help history jobs kill let local logout popd printf pushd pwd
    read readonly set shift shopt source suspend test time times trap true type typeset ulimit umask
    unalias unset wait
    """)
}

/// Whether the byte is literal text in a shell word, as opposed to quotes and substitutions.
private func isShellTextByte(_ byte: UInt8) -> Bool {
  !isBlankByte(byte) && !"=[]{}()$\"'`\\<&|;".utf8.contains(byte)
}
