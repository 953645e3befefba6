/// Returns `script` without comments, indentation, empty lines, and spaces beside brackets and operators.
///
/// Strings, template literals and regular expressions stay as they are, and so do the ends of lines,
/// which may end statements. A `/` behind a closing bracket is taken for a division.
package func condensedScript(_ script: [UInt8]) -> [UInt8] {
  var condenser = ScriptCondenser(script: script)
  return condenser.condensed()
}

private struct ScriptCondenser {
  let script: [UInt8]
  var index = 0
  var result: [UInt8] = []

  /// For each template literal that is open, how many braces are open in its substitution.
  var substitutions: [Int] = []

  /// White space that was passed over: nothing, a space or the end of a line.
  var pending: UInt8?

  init(script: [UInt8]) { self.script = script }

  mutating func condensed() -> [UInt8] {
    result.reserveCapacity(script.count)
    while index < script.count { step() }
    if pending == newline { result.append(newline) }
    return result
  }

  private mutating func step() {
    switch script[index] {
    case space, tab, carriageReturn: skip(to: index + 1, as: space)
    case newline: skip(to: index + 1, as: newline)
    case slash where next == slash:
      skip(to: script[index...].firstIndex(of: newline) ?? script.count, as: space)
    case slash where next == star: skipComment()
    case slash: copy(to: isOperandExpected ? endOfRegularExpression ?? index + 1 : index + 1)
    case quote, apostrophe: copy(to: endOfString)
    case backtick: copyTemplate()
    case openBrace:
      if let open = substitutions.last { substitutions[substitutions.count - 1] = open + 1 }
      copy(to: index + 1)
    case closeBrace: closeBraces()
    default: copy(to: index + 1)
    }
  }

  private var next: UInt8? { index + 1 < script.count ? script[index + 1] : nil }

  private mutating func skip(to end: Int, as kind: UInt8) {
    index = end
    if pending != newline { pending = kind }
  }

  private mutating func copy(to end: Int) {
    if let pending, let last = result.last, last != newline,
      pending == newline || !isJoined(last, script[index])
    {
      result.append(pending)
    }
    pending = nil
    result += script[index..<min(end, script.count)]
    index = min(end, script.count)
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

  /// Copies a template literal from its start, or from the end of a substitution, to its end or the
  /// next substitution.
  private mutating func copyTemplate() {
    var end = index + 1
    while end < script.count, script[end] != backtick {
      if script[end] == dollar, end + 1 < script.count, script[end + 1] == openBrace {
        substitutions.append(0)
        return copy(to: end + 2)
      }
      end += script[end] == backslash ? 2 : 1
    }
    copy(to: end + 1)
  }

  private mutating func closeBraces() {
    guard let open = substitutions.last else { return copy(to: index + 1) }
    if open == 0 {
      substitutions.removeLast()
      copyTemplate()
    } else {
      substitutions[substitutions.count - 1] = open - 1
      copy(to: index + 1)
    }
  }

  /// Nil if it does not end on its line.
  private var endOfRegularExpression: Int? {
    var end = index + 1
    var isInClass = false
    while end < script.count, script[end] != newline {
      switch script[end] {
      case slash where !isInClass: return end + 1
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
    guard let last = result.last(where: { $0 != newline }) else { return true }
    if isOfName(last) {
      let word = result.reversed().drop { $0 == newline }.prefix(while: isOfName)
      return wordsBeforeValues.contains(String(decoding: word.reversed(), as: UTF8.self))
    }
    if last == plus || last == minus { return result.dropLast().last != last }
    return ![closeParenthesis, closeBracket, closeBrace, quote, apostrophe, backtick].contains(last)
  }
}

/// True if no space is needed between two bytes. `<!--` and `-->` would begin comments.
private func isJoined(_ last: UInt8, _ next: UInt8) -> Bool {
  next != UInt8(ascii: "!") && next != UInt8(ascii: ">")
    && (joined.contains(last) || joined.contains(next))
}

private let joined = Set("{}()[];,:?=<>&|*%".utf8)

private let wordsBeforeValues: Set = [
  "return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do",
  "instanceof", "await", "yield",
]

/// True for bytes of names and numbers; a dot belongs to them, so that no member is a word.
private func isOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), dollar, UInt8(ascii: "."), 0x80...:
    true
  default: false
  }
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
private let plus = UInt8(ascii: "+")
private let minus = UInt8(ascii: "-")
private let openBrace = UInt8(ascii: "{")
private let closeBrace = UInt8(ascii: "}")
private let openBracket = UInt8(ascii: "[")
private let closeBracket = UInt8(ascii: "]")
private let closeParenthesis = UInt8(ascii: ")")
