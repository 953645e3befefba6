/// Returns `script` without comments, indentation, and the spaces and ends of lines that mean nothing.
///
/// Strings, template literals and regular expressions stay as they are, and so do the ends of lines
/// that may end statements. A `/` behind a closing bracket is taken for a division. With
/// `shorteningNames`, variables get shorter names; the script has to be a block, and to end its
/// statements with semicolons.
package func condensedScript(_ script: [UInt8], shorteningNames: Bool = false) -> [UInt8] {
  let source = ScriptTokens(script)
  let names = shorteningNames ? ScriptNames(source) : nil
  var result: [UInt8] = []
  result.reserveCapacity(script.count)
  for (index, token) in source.tokens.enumerated() {
    let bytes = source.bytes(token)
    if let gap = token.gap, index > 0 {
      if gap == newline, endsStatement(source.tokens[index - 1]), mayBegin(token) {
        result.append(newline)
      } else if needsSpace(between: result.last!, and: bytes.first!) {
        result.append(space)
      }
    }
    guard let names, let name = names.replacements[index] else {
      result += bytes
      continue
    }
    if names.isShorthand(index) {
      result += bytes
      result.append(colon)
    }
    result += name
  }
  if source.endsWithLine { result.append(newline) }
  return result
}

/// False behind what has to go on.
private func endsStatement(_ token: ScriptTokens.Token) -> Bool {
  switch token.word {
  case .closeParenthesis, .closeBracket, .closeBrace, .increment, .decrement: true
  default: token.kind != .punctuator
  }
}

/// False for what goes on with a statement, or ends it.
private func mayBegin(_ token: ScriptTokens.Token) -> Bool {
  switch token.word {
  case .openParenthesis, .openBracket, .openBrace, .increment, .decrement, .plus, .minus, .not,
    .complement,
    .slash, .star, .spread:
    true
  default: token.kind != .punctuator
  }
}

/// True if two bytes would mean something else without a space. `<!--` and `-->` would begin comments.
private func needsSpace(between last: UInt8, and next: UInt8) -> Bool {
  switch (last, next) {
  case (plus, plus), (minus, minus), (minus, greaterThan), (lessThan, exclamation): true
  case (slash, _), (_, slash): true
  case (UInt8(ascii: "0")...UInt8(ascii: "9"), dot): true
  default: isOfName(last) && isOfName(next)
  }
}

private let space = UInt8(ascii: " ")
private let newline = UInt8(ascii: "\n")
private let colon = UInt8(ascii: ":")
private let plus = UInt8(ascii: "+")
private let minus = UInt8(ascii: "-")
private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")
private let lessThan = UInt8(ascii: "<")
private let greaterThan = UInt8(ascii: ">")
private let exclamation = UInt8(ascii: "!")
