/// How a script's tokens stand in each other, and what its names are.
struct ScriptStructure {
  let source: ScriptTokens

  /// For each opening bracket its closing one; -1 for other tokens.
  private(set) var closings: [Int]

  /// For each closing bracket its opening one; -1 for other tokens.
  private(set) var starts: [Int]

  /// For each token the innermost opening bracket around it; -1 for none.
  private(set) var openings: [Int] = []
  private(set) var roles: [Role?] = []

  enum Role {
    /// It stands for a variable.
    case variable

    /// It is the name of a property or method.
    case property

    /// It is both, as `a` of `{a}`.
    case shorthand
  }

  /// What a brace is.
  private enum Brace { case block, object, classBody }
  private var braces: [Brace?]

  /// False if a bracket has no partner, or something has a name in a way that is not understood.
  private(set) var isUnderstood = true

  init(_ source: ScriptTokens) {
    self.source = source
    closings = Array(repeating: -1, count: source.tokens.count)
    starts = closings
    braces = Array(repeating: nil, count: source.tokens.count)
    var open: [Int] = []
    var awaitsClassBody = false
    openings.reserveCapacity(source.tokens.count)
    roles.reserveCapacity(source.tokens.count)
    for (index, token) in source.tokens.enumerated() {
      if closesBracket(token) {
        guard let start = open.popLast() else {
          isUnderstood = false
          return
        }
        closings[start] = index
        starts[index] = start
      }
      openings.append(open.last ?? -1)
      roles.append(role(of: index, in: open.last))
      if token.word == .class, roles[index] == nil { awaitsClassBody = true }
      if opensBracket(token) {
        if token.word == .openBrace {
          braces[index] = awaitsClassBody ? .classBody : isBlock(at: index) ? .block : .object
          awaitsClassBody = false
        }
        open.append(index)
      }
    }
    if !open.isEmpty { isUnderstood = false }
  }

  /// The word or sign at an index; nil for other tokens, and beyond the ends.
  func word(_ index: Int) -> ScriptWord? {
    source.tokens.indices.contains(index) ? source.tokens[index].word : nil
  }

  func isBlock(_ opening: Int) -> Bool { opening < 0 || braces[opening] == .block }

  private func opensBracket(_ token: ScriptTokens.Token) -> Bool {
    switch token.word {
    case .openParenthesis, .openBracket, .openBrace: true
    default: token.kind == .template && isOpen(token)
    }
  }

  private func closesBracket(_ token: ScriptTokens.Token) -> Bool {
    switch token.word {
    case .closeParenthesis, .closeBracket, .closeBrace: true
    default:
      token.kind == .template && source.script[token.range.lowerBound] == UInt8(ascii: "}")
    }
  }

  /// True for the part of a template literal before a substitution.
  private func isOpen(_ token: ScriptTokens.Token) -> Bool {
    token.range.count > 1 && source.script[token.range.upperBound - 1] == UInt8(ascii: "{")
      && source.script[token.range.upperBound - 2] == UInt8(ascii: "$")
  }

  /// True if a brace begins statements: it stands where no value can.
  private func isBlock(at index: Int) -> Bool {
    switch word(index - 1) {
    case .closeParenthesis, .arrow, .semicolon, .else, .do, .try, .finally, .catch: true
    case .openBrace, .closeBrace: isBlock(openings[index])
    default: index == 0
    }
  }

  private mutating func role(of index: Int, in opening: Int?) -> Role? {
    let token = source.tokens[index]
    guard token.kind == .name else { return nil }
    let (before, next) = (word(index - 1), word(index + 1))
    if before == .dot || before == .optionalDot { return .property }
    switch opening.flatMap({ braces[$0] }) {
    case .classBody where beginsMember(index): return .property
    case .object where beginsMember(index):
      switch (token.word, next) {
      // `get` and the like stand before the name of a method.
      case (_, .colon), (_, .openParenthesis), (.get, _), (.set, _), (.async, _): return .property
      case (_, .comma), (_, .closeBrace), (_, .equals): return .shorthand
      default: isUnderstood = false
      }
    case .block where next == .colon:
      switch before {
      case .openBrace, .closeBrace, .semicolon: isUnderstood = false
      default: break
      }
    default: break
    }
    return token.word == nil ? .variable : nil
  }

  /// True if a member of an object or class begins with a token, or its name follows on `get`, `*` and
  /// the like.
  private func beginsMember(_ index: Int) -> Bool {
    let opening = openings[index]
    switch (word(index - 1), braces[opening]) {
    case (.openBrace, _), (.comma, .object), (.closeBrace, .classBody), (.semicolon, .classBody):
      return true
    case (.star, _), (.get, _), (.set, _), (.static, _), (.async, _):
      if index - 1 > opening, beginsMember(index - 1) { return true }
    default: break
    }
    let last = source.tokens[index - 1]
    return braces[opening] == .classBody && source.tokens[index].gap == newline
      && (last.kind != .punctuator || last.word == .closeParenthesis || last.word == .closeBracket)
  }
}

private let newline = UInt8(ascii: "\n")
