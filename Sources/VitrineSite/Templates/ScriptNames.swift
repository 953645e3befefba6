/// Shorter names for the variables of a script.
///
/// A name is one for the whole script: each variable that has it gets the same new one. So what is
/// another's stays another's, wherever they are declared. A name is left alone unless each of its uses
/// stands in the scope of a declaration, for others may be the browser's, and where most of them are
/// shorthands, which would become longer: `{a: b}`. As nothing is assigned to a constant, `let` declares
/// it as well.
struct ScriptNames {
  /// The new name of each token that gets one; those of shorthands too.
  private(set) var replacements: [[UInt8]?]

  private let structure: ScriptStructure
  private var declarations: [ArraySlice<UInt8>: [Range<Int>]] = [:]
  private var isUnderstood: Bool

  init(_ source: ScriptTokens) {
    structure = ScriptStructure(source)
    isUnderstood = structure.isUnderstood
    replacements = Array(repeating: nil, count: source.tokens.count)
    guard isUnderstood else { return }
    for index in source.tokens.indices { findDeclarations(at: index) }
    if isUnderstood { chooseNames() }
  }

  private var tokens: [ScriptTokens.Token] { structure.source.tokens }

  private func word(_ index: Int) -> ScriptWord? { structure.word(index) }

  // MARK: Choosing

  private mutating func chooseNames() {
    var uses: [ArraySlice<UInt8>: [Int]] = [:]
    for (index, role) in structure.roles.enumerated() where role == .variable || role == .shorthand
    {
      uses[structure.source.bytes(tokens[index]), default: []].append(index)
    }
    let chosen = uses.filter { name, places in
      let scopes = declarations[name] ?? []
      let shorthands = places.count { structure.roles[$0] == .shorthand }
      return shorthands * 3 <= places.count
        && places.allSatisfy { place in scopes.contains { $0.contains(place) } }
    }
    let kept = Set(uses.keys.lazy.filter { chosen[$0] == nil }.map(Array.init))
    var names = ShortNames()
    let order = chosen.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    for places in order {
      let name = names.next(besides: kept)
      for place in places { replacements[place] = name }
    }
    for index in tokens.indices where word(index) == .const && structure.roles[index] == nil {
      replacements[index] = Array("let".utf8)
    }
  }

  /// True if a token is a shorthand, which keeps its name as that of the property.
  func isShorthand(_ index: Int) -> Bool { structure.roles[index] == .shorthand }

  // MARK: Declarations

  private mutating func findDeclarations(at index: Int) {
    if structure.roles[index] == .property { return }
    switch tokens[index].word {
    case .const, .let:
      declare(index + 1..<endOfDeclaration(from: index + 1), in: scope(around: index))
    case .class, .function: declareNamed(at: index)
    case .arrow:
      let end = endOfBody(of: index)
      if word(index - 1) == .closeParenthesis {
        let start = structure.starts[index - 1]
        declare(start + 1..<index - 1, in: start..<end)
      } else {
        declare(index - 1..<index, in: index - 1..<end)
      }
    case .openBrace where word(index - 1) == .closeParenthesis:
      let start = structure.starts[index - 1]
      if hasParameters(start) {
        declare(start + 1..<index - 1, in: start..<structure.closings[index])
      }
    case .var, .with, .import, .export, .switch, .eval: isUnderstood = false
    default: break
    }
  }

  /// True if an opening parenthesis in front of a block is that of a function's, method's or catch's.
  private func hasParameters(_ opening: Int) -> Bool {
    switch (word(opening - 1), word(opening - 2), word(opening - 3)) {
    case (.function, _, _), (.catch, _, _), (_, .function, _), (_, .star, .function): true
    case (_, .dot, _), (_, .optionalDot, _): false
    default: opening > 0 && structure.roles[opening - 1] == .property
    }
  }

  /// Of a function or class in an expression the name is not known outside.
  private mutating func declareNamed(at index: Int) {
    let place = word(index + 1) == .star ? index + 2 : index + 1
    guard tokens.indices.contains(place), structure.roles[place] == .variable else { return }
    switch word(index - 1) {
    case nil where index == 0: break
    case .semicolon, .openBrace, .closeBrace: break
    default: return
    }
    declare(place..<place + 1, in: scope(around: index))
  }

  private func scope(around index: Int) -> Range<Int> {
    let opening = structure.openings[index]
    if opening < 0 { return 0..<tokens.count }
    let end = structure.closings[opening]
    guard word(opening) == .openParenthesis, [.for, .await].contains(word(opening - 1)) else {
      // Nothing else than a block has declarations.
      return structure.isBlock(opening) ? opening..<end : index..<index
    }
    return opening..<endOfStatement(from: end + 1)
  }

  /// Where a list of declared names, or what they are taken from, ends.
  private func endOfDeclaration(from start: Int) -> Int {
    skip(from: start) { [.semicolon, .of, .in].contains(word($0)) || endsLine(at: $0) }
  }

  private func endOfBody(of arrow: Int) -> Int {
    word(arrow + 1) == .openBrace
      ? structure.closings[arrow + 1] : endOfExpression(from: arrow + 1)
  }

  private func endOfExpression(from start: Int) -> Int {
    skip(from: start) { word($0) == .semicolon || word($0) == .comma || endsLine(at: $0) }
  }

  /// Of a statement with several blocks, where the first of them ends.
  private func endOfStatement(from start: Int) -> Int {
    let end = skip(from: start) {
      switch word($0) {
      case .semicolon, .comma: true
      case .openBrace: [.closeParenthesis, .else, .do, .try].contains(word($0 - 1))
      default: endsLine(at: $0)
      }
    }
    return word(end) == .openBrace ? structure.closings[end] : end
  }

  /// True if a statement begins here on a line of its own, though nothing ended the one before.
  private func endsLine(at index: Int) -> Bool {
    tokens[index].gap == newline
      && [.const, .let, .class, .function, .return].contains(tokens[index].word)
  }

  /// The first token outside of brackets at which `isEnd`, or the closing bracket around all.
  private func skip(from start: Int, until isEnd: (Int) -> Bool) -> Int {
    var index = start
    while index < tokens.count, structure.starts[index] < 0, !isEnd(index) {
      // A template literal has several brackets in a row.
      while structure.closings[index] >= 0 { index = structure.closings[index] }
      index += 1
    }
    return index
  }

  // MARK: Patterns

  /// Declares the names of a list of parameters or declarations.
  private mutating func declare(_ range: Range<Int>, in scope: Range<Int>) {
    for part in parts(of: range) {
      let start = word(part.lowerBound) == .spread ? part.lowerBound + 1 : part.lowerBound
      guard start < part.upperBound else { continue }
      if word(start) == .openBrace || word(start) == .openBracket {
        declarePattern(start, in: scope)
      } else if structure.roles[start] == .variable || structure.roles[start] == .shorthand {
        declarations[structure.source.bytes(tokens[start]), default: []].append(scope)
      }
    }
  }

  private mutating func declarePattern(_ opening: Int, in scope: Range<Int>) {
    for part in parts(of: opening + 1..<structure.closings[opening]) {
      guard word(opening) == .openBrace, word(part.lowerBound) != .spread else {
        declare(part, in: scope)
        continue
      }
      // A key, and what is declared for it.
      let key = part.lowerBound
      let end = word(key) == .openBracket ? structure.closings[key] : key
      declare((word(end + 1) == .colon ? end + 2 : key)..<part.upperBound, in: scope)
    }
  }

  /// The parts of a list between its commas.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, skip(from: start) { word($0) == .comma })
      parts.append(start..<end)
      start = end + 1
    }
    return parts
  }
}

/// `a`, `b` … `Z`, `aa`, `ab` …, but for words of the language.
private struct ShortNames {
  private var number = 0

  mutating func next(besides kept: Set<[UInt8]>) -> [UInt8] {
    while true {
      var name = [letters[number % letters.count]]
      var rest = number / letters.count
      while rest > 0 {
        rest -= 1
        name.append(letters[rest % letters.count])
        rest /= letters.count
      }
      number += 1
      if !kept.contains(name), ScriptWord(name[...]) == nil {
        return name
      }
    }
  }
}

private let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
private let newline = UInt8(ascii: "\n")
