/// The words and signs of JavaScript that tell what a name is.
enum ScriptWord: String, CaseIterable {
  case async, await, `break`, `case`, `catch`, `class`, const, `continue`, debugger, `default`,
    delete
  case `do`, `else`, `enum`, export, extends, `false`, finally, `for`, function, get, `if`,
    implements
  case `import`, `in`, instanceof, interface, `let`, new, null, of, package, `private`, protected,
    `public`
  case `return`, set, `static`, `super`, `switch`, this, `throw`, `true`, `try`, typeof, undefined
  case `var`, void, `while`, with, yield, arguments, eval, NaN, Infinity

  case openParenthesis = "(", closeParenthesis = ")", openBracket = "[", closeBracket = "]"
  case openBrace = "{", closeBrace = "}", arrow = "=>", dot = ".", optionalDot = "?.", spread =
    "..."
  case comma = ",", semicolon = ";", colon = ":", equals = "=", star = "*"
  case increment = "++", decrement = "--", plus = "+", minus = "-", not = "!", complement = "~"
  case slash = "/"

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first, first < 0x80, bytes.count <= longest else { return nil }
    let key = key(bytes)
    guard let word = words[Int(first)].first(where: { $0.key == key })?.word else { return nil }
    self = word
  }

  /// True for what is followed by a value, so that nothing can be divided behind it.
  var isBeforeValues: Bool {
    switch self {
    case .return, .typeof, .case, .in, .of, .delete, .void, .throw, .new, .else, .do, .instanceof,
      .await,
      .yield:
      true
    default: false
    }
  }
}

/// By their first bytes.
private let words: [[(key: UInt128, word: ScriptWord)]] = ScriptWord.allCases.reduce(
  into: Array(repeating: [], count: 0x80)
) { words, word in
  let bytes = Array(word.rawValue.utf8)
  words[Int(bytes[0])].append((key(bytes[...]), word))
}

/// In bytes.
private let longest = ScriptWord.allCases.lazy.map(\.rawValue.utf8.count).max()!

/// The bytes of a word in one number.
private func key(_ bytes: ArraySlice<UInt8>) -> UInt128 {
  bytes.reduce(0) { $0 << 8 | UInt128($1) }
}
