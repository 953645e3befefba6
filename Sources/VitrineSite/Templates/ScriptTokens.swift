/// A script's tokens, without comments.
struct ScriptTokens {
  let script: [UInt8]
  private(set) var tokens: [Token] = []

  struct Token {
    var kind: Kind
    var range: Range<Int>

    /// Nil for what means nothing to those who look for declarations.
    var word: ScriptWord?

    /// What stands before it: nothing, a space or the end of a line.
    var gap: UInt8?
  }

  enum Kind {
    /// Of a variable or property, or a word of the language.
    case name
    case number, string, regularExpression

    /// A template literal, or its part up to, between or after its substitutions.
    case template
    case punctuator
  }

  private var index = 0

  /// For each template literal that is open, how many braces are open in its substitution.
  private var substitutions: [Int] = []
  private var gap: UInt8?

  init(_ script: [UInt8]) {
    self.script = script
    tokens.reserveCapacity(script.count / 4)
    while index < script.count { step() }
  }

  /// True if the end of a line is the last of it.
  var endsWithLine: Bool { gap == newline }

  func bytes(_ token: Token) -> ArraySlice<UInt8> { script[token.range] }

  private mutating func step() {
    switch script[index] {
    case space, tab, carriageReturn: skip(to: index + 1, as: space)
    case newline: skip(to: index + 1, as: newline)
    case slash where next == slash:
      skip(to: script[index...].firstIndex(of: newline) ?? script.count, as: space)
    case slash where next == star: skipComment()
    case slash:
      if isOperandExpected, let end = endOfRegularExpression {
        take(.regularExpression, to: end)
      } else {
        take(.punctuator, to: index + 1)
      }
    case quote, apostrophe: take(.string, to: endOfString)
    case backtick: takeTemplate()
    case openBrace:
      if let open = substitutions.last { substitutions[substitutions.count - 1] = open + 1 }
      take(.punctuator, to: index + 1)
    case closeBrace: closeBraces()
    case let byte where isDigit(byte) || byte == dot && next.map(isDigit) == true:
      take(.number, to: end { isOfName($0) || $0 == dot })
    case let byte where isOfName(byte): take(.name, to: end(while: isOfName))
    default: takePunctuator()
    }
  }

  private var next: UInt8? { byte(1) }

  private func end(while belongs: (UInt8) -> Bool) -> Int {
    script[index...].firstIndex { !belongs($0) } ?? script.count
  }

  private mutating func skip(to end: Int, as kind: UInt8) {
    index = end
    if gap != newline { gap = kind }
  }

  private mutating func take(_ kind: Kind, to end: Int) {
    let end = min(end, script.count)
    let isWord = kind == .name || kind == .punctuator
    let word = isWord ? ScriptWord(script[index..<end]) : nil
    tokens.append(Token(kind: kind, range: index..<end, word: word, gap: gap))
    gap = nil
    index = end
  }

  private mutating func takePunctuator() {
    let (first, second) = (script[index], byte(1))
    var length = 1
    if first == equals, second == greaterThan {
      length = 2
    } else if first == dot, second == dot, byte(2) == dot {
      length = 3
    } else if first == question, second == dot {
      // `a?.5:b` has a number.
      length = byte(2).map(isDigit) == true ? 1 : 2
    } else if operators.contains(first) {
      if second == first, first != exclamation { length = 2 }
      while length < 3, byte(length) == equals { length += 1 }
    }
    take(.punctuator, to: index + length)
  }

  private func byte(_ offset: Int) -> UInt8? {
    index + offset < script.count ? script[index + offset] : nil
  }

  /// A comment over several lines ends a statement as the end of a line does.
  private mutating func skipComment() {
    var end = index + 2
    while end + 1 < script.count, script[end] != star || script[end + 1] != slash { end += 1 }
    end = min(end + 2, script.count)
    skip(to: end, as: script[index..<end].contains(newline) ? newline : space)
  }

  private var endOfString: Int {
    var end = index + 1
    while end < script.count, script[end] != script[index], script[end] != newline {
      end += script[end] == backslash ? 2 : 1
    }
    return end + 1
  }

  /// Takes a template literal from its start, or from the end of a substitution, to its end or the next
  /// substitution.
  private mutating func takeTemplate() {
    var end = index + 1
    while end < script.count, script[end] != backtick {
      if script[end] == dollar, end + 1 < script.count, script[end + 1] == openBrace {
        substitutions.append(0)
        return take(.template, to: end + 2)
      }
      end += script[end] == backslash ? 2 : 1
    }
    take(.template, to: end + 1)
  }

  private mutating func closeBraces() {
    guard let open = substitutions.last else { return take(.punctuator, to: index + 1) }
    if open == 0 {
      substitutions.removeLast()
      takeTemplate()
    } else {
      substitutions[substitutions.count - 1] = open - 1
      take(.punctuator, to: index + 1)
    }
  }

  /// Nil if it does not end on its line.
  private var endOfRegularExpression: Int? {
    var end = index + 1
    var isInClass = false
    while end < script.count, script[end] != newline {
      switch script[end] {
      case slash where !isInClass:
        end += 1
        while end < script.count, isOfName(script[end]) { end += 1 }
        return end
      case openBracket: isInClass = true
      case closeBracket: isInClass = false
      case backslash: end += 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// True where a value may begin and nothing can be divided.
  private var isOperandExpected: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .regularExpression: return false
    case .template: return script[last.range.upperBound - 1] == openBrace
    case .name:
      let before = tokens.dropLast().last?.word
      return before != .dot && before != .optionalDot && last.word?.isBeforeValues == true
    case .punctuator:
      switch last.word {
      case .closeParenthesis, .closeBracket, .closeBrace, .increment, .decrement: return false
      default: return true
      }
    }
  }
}

/// What may stand twice, or before an equals sign, in one operator.
private let operators = Array("=!<>+-*/%&|^?".utf8)

/// True for bytes of names and numbers.
func isOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "#"), dollar, 0x80...:
    true
  default: false
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
private let quote = UInt8(ascii: "\"")
private let apostrophe = UInt8(ascii: "'")
private let backtick = UInt8(ascii: "`")
private let backslash = UInt8(ascii: "\\")
private let dollar = UInt8(ascii: "$")
private let equals = UInt8(ascii: "=")
private let question = UInt8(ascii: "?")
private let exclamation = UInt8(ascii: "!")
private let greaterThan = UInt8(ascii: ">")
private let dot = UInt8(ascii: ".")
private let plus = UInt8(ascii: "+")
private let minus = UInt8(ascii: "-")
private let openBrace = UInt8(ascii: "{")
private let closeBrace = UInt8(ascii: "}")
private let openBracket = UInt8(ascii: "[")
private let closeBracket = UInt8(ascii: "]")
private let closeParenthesis = UInt8(ascii: ")")
