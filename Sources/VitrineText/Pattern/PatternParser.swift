/// Parses a regular expression into the steps that `TextPattern` follows.
struct PatternParser {
  private let characters: [Character]
  private var index = 0
  private var options = Options()
  private var depth = 0

  /// Each member of a class counts as a step.
  static let maxSteps = 5_000
  static let maxLevels = 100

  /// The maximum length, in characters. Patterns within the limit on steps are never longer.
  private static let longest = 10 * maxSteps

  private struct Options {
    var ignoresCase = false
    var hasLines = false
    var dotIsAny = false
  }

  /// A relocatable part of the program.
  private struct Part {
    var steps: [PatternStep] = []
    var weight = 0

    mutating func append(_ step: PatternStep, weight: Int = 1) throws(PatternProblem) {
      try append(Part(steps: [step], weight: weight))
    }

    mutating func append(_ part: Part) throws(PatternProblem) {
      steps += part.steps
      weight += part.weight
      if weight > maxSteps { throw .tooLong(limit: maxSteps) }
    }
  }

  init(_ text: String) {
    characters = Array(text.prefix(Self.longest + 1))
  }

  mutating func parse() throws(PatternProblem) -> [PatternStep] {
    if characters.count > Self.longest { throw .tooLong(limit: Self.maxSteps) }
    let part = try choice()
    guard index == characters.count else { throw .syntax }
    return part.steps
  }

  // MARK: Reading

  private func follows(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard follows(text) else { return false }
    index += text.count
    return true
  }

  private mutating func next() throws(PatternProblem) -> Character {
    guard index < characters.count else { throw .syntax }
    index += 1
    return characters[index - 1]
  }

  /// Reads up to a closing character and skips that.
  private mutating func text(upTo end: Character) throws(PatternProblem) -> String {
    guard let close = characters[index...].firstIndex(of: end) else { throw .syntax }
    defer { index = close + 1 }
    return String(characters[index..<close])
  }

  // MARK: Choices, sequences, repetitions

  private mutating func choice() throws(PatternProblem) -> Part {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxLevels else { throw .tooDeep(limit: Self.maxLevels) }
    var choices = [try sequence()]
    var weight = choices[0].weight
    while skip("|") {
      choices.append(try sequence())
      weight += choices[choices.count - 1].weight
      if weight > Self.maxSteps { throw .tooLong(limit: Self.maxSteps) }
    }
    var part = Part()
    let end = choices.reduce(2 * (choices.count - 1)) { $0 + $1.steps.count }
    for choice in choices.dropLast() {
      try part.append(.fork(choice.steps.count + 2))
      try part.append(choice)
      try part.append(.jump(end - part.steps.count))
    }
    try part.append(choices[choices.count - 1])
    return part
  }

  private mutating func sequence() throws(PatternProblem) -> Part {
    var part = Part()
    while index < characters.count, characters[index] != "|", characters[index] != ")" {
      try part.append(try repeated(try item()))
    }
    return part
  }

  private mutating func repeated(_ part: Part) throws(PatternProblem) -> Part {
    guard let (minimum, maximum) = repetition() else { return part }
    // Only whole texts are matched, so a lazy repetition gives the same result.
    if skip("+") { throw .unsupported("possessive repetitions") }
    _ = skip("?")
    if index < characters.count, "*+?".contains(characters[index]) { throw .syntax }
    if let maximum, maximum < minimum { throw .syntax }
    if part.steps.isEmpty { return part }
    let length = part.steps.count
    var result = Part()
    for _ in 0..<minimum { try result.append(part) }
    if let maximum {
      for rest in stride(from: maximum - minimum, to: 0, by: -1) {
        try result.append(.fork(rest * (length + 1)))
        try result.append(part)
      }
    } else if minimum == 0 {
      try result.append(.fork(length + 2))
      try result.append(part)
      try result.append(.jump(-length - 1))
    } else {
      try result.append(.fork(-length))
    }
    return result
  }

  private mutating func repetition() -> (minimum: Int, maximum: Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    // Braces that do not enclose numbers are literal.
    guard follows("{"), let close = characters[index...].firstIndex(of: "}") else { return nil }
    let bounds = characters[(index + 1)..<close].split(
      separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = bounds.map { bound in
      // Nine digits already exceed any limit.
      bound.allSatisfy { $0.isASCII && $0.isWholeNumber } && !bound.isEmpty
        ? Int(String(bound.prefix(9))) : nil
    }
    let isKnown = zip(bounds, numbers).allSatisfy { $0.isEmpty || $1 != nil }
    guard isKnown, numbers.contains(where: { $0 != nil }) else { return nil }
    index = close + 1
    return (numbers[0] ?? 0, numbers.count == 1 ? numbers[0] : numbers[1])
  }

  // MARK: Items

  private mutating func item() throws(PatternProblem) -> Part {
    var part = Part()
    let character = try next()
    switch character {
    case "(": return try group()
    case "[":
      let (test, weight) = try characterClass()
      try part.append(.character(test), weight: weight)
    case ".":
      try part.append(.character(options.dotIsAny ? .any : .not(.property(\.isNewline))))
    case "^": try part.append(.assertion(options.hasLines ? .lineStart : .start))
    case "$": try part.append(.assertion(options.hasLines ? .lineEnd : .end))
    case "*", "+", "?": throw .syntax
    case "\\": try part.append(try escape())
    default: try part.append(.character(test(of: character)))
    }
    return part
  }

  private func test(of character: Character) -> CharacterTest {
    options.ignoresCase && character.isCased ? .ignoringCase(.one(character)) : .one(character)
  }

  /// Parses a group after its opening parenthesis.
  private mutating func group() throws(PatternProblem) -> Part {
    let outer = options
    if skip("?") {
      if skip("#") {
        _ = try text(upTo: ")")
        return Part()
      }
      if ["=", "!", "<=", "<!"].contains(where: follows) { throw .unsupported("lookaround") }
      if follows(">") { throw .unsupported("atomic groups") }
      if follows("P=") { throw .unsupported("backreferences") }
      if follows("(") { throw .unsupported("conditions") }
      if follows("|") || follows("P>") || follows("&") || follows("R")
        || index < characters.count && characters[index].isWholeNumber
      {
        throw .unsupported("recursion")
      }
      if skip("P<") || skip("<") {
        _ = try text(upTo: ">")
      } else if skip("'") {
        _ = try text(upTo: "'")
      } else if try readOptions() {
        // `(?i)` applies up to the end of the enclosing group.
        return Part()
      }
    }
    let part = try choice()
    guard skip(")") else { throw .syntax }
    options = outer
    return part
  }

  /// Parses options up to the colon or parenthesis that follows them. Returns whether it was a
  /// parenthesis.
  private mutating func readOptions() throws(PatternProblem) -> Bool {
    var isOn = true
    while true {
      switch try next() {
      case ":": return false
      case ")": return true
      case "-": isOn = false
      case "i": options.ignoresCase = isOn
      case "m": options.hasLines = isOn
      case "s": options.dotIsAny = isOn
      case let option where option.isLetter: throw .unsupported("the option \(option)")
      default: throw .syntax
      }
    }
  }

  // MARK: Escapes

  private mutating func escape() throws(PatternProblem) -> PatternStep {
    switch characters.indices.contains(index) ? characters[index] : " " {
    case "b": index += 1; return .assertion(.wordBoundary)
    case "B": index += 1; return .assertion(.noWordBoundary)
    case "A": index += 1; return .assertion(.start)
    case "z", "Z": index += 1; return .assertion(.end)
    default: return .character(try escapedTest())
    }
  }

  /// Parses, after a backslash, an escape that stands for a character or a class of characters.
  private mutating func escapedTest() throws(PatternProblem) -> CharacterTest {
    let letter = try next()
    if let test = CharacterTest(escape: letter) { return test }
    switch letter {
    case "p", "P":
      let name = skip("{") ? try text(upTo: "}") : String(try next())
      let isNot = name.hasPrefix("^")
      guard let test = CharacterTest(property: isNot ? String(name.dropFirst()) : name) else {
        throw .unsupported("\\p{\(name)}")
      }
      return isNot != (letter == "P") ? .not(test) : test
    case "1"..."9", "k", "g": throw .unsupported("backreferences")
    default: return test(of: try escaped(letter))
    }
  }

  private mutating func escaped(_ letter: Character) throws(PatternProblem) -> Character {
    switch letter {
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case "f": return "\u{C}"
    case "a": return "\u{7}"
    case "e": return "\u{1B}"
    case "0": return "\0"
    case "x", "u":
      let digits: String
      if skip("{") {
        digits = try text(upTo: "}")
      } else {
        let count = letter == "x" ? 2 : 4
        digits = String(characters[index...].prefix(count))
        guard digits.count == count else { throw .syntax }
        index += count
      }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw .syntax
      }
      return Character(scalar)
    default:
      if letter.isASCII, letter.isLetter { throw .unsupported("\\\(letter)") }
      return letter
    }
  }

  // MARK: Classes

  /// Parses a class after its opening bracket. Returns it with the number of its members.
  private mutating func characterClass() throws(PatternProblem) -> (CharacterTest, weight: Int) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maxLevels else { throw .tooDeep(limit: Self.maxLevels) }
    let isNot = skip("^")
    var tests: [CharacterTest] = []
    var weight = 0
    while tests.isEmpty || !follows("]") {
      if let sign = ["&&", "--", "~~"].first(where: follows) {
        throw .unsupported("\(sign) in classes")
      }
      if skip("[:") {
        let name = try text(upTo: ":")
        let isNot = name.hasPrefix("^")
        guard skip("]"), let test = CharacterTest(posix: isNot ? String(name.dropFirst()) : name)
        else { throw .syntax }
        tests.append(isNot ? .not(test) : test)
      } else if skip("[") {
        let (test, inner) = try characterClass()
        tests.append(test)
        weight += inner
      } else {
        tests.append(try member())
      }
    }
    index += 1
    let test = tests.count == 1 ? tests[0] : .oneOf(tests)
    return (isNot ? .not(test) : test, weight + tests.count)
  }

  private mutating func member() throws(PatternProblem) -> CharacterTest {
    guard let first = try single() else { return try escapedTest() }
    // A hyphen at the end of a class, or before a nested class, is literal.
    let start = index
    if skip("-"), !follows("]"), !follows("["), let last = try single() {
      guard first <= last else { throw .syntax }
      let range = CharacterTest.range(first, last)
      return options.ignoresCase ? .ignoringCase(range) : range
    }
    index = start
    return test(of: first)
  }

  /// Parses one character of a class. Returns nil, with `index` after the backslash, for an escape
  /// that stands for a class of characters.
  private mutating func single() throws(PatternProblem) -> Character? {
    let character = try next()
    guard character == "\\" else { return character }
    let start = index
    let letter = try next()
    if letter == "b" { return "\u{8}" }
    if CharacterTest(escape: letter) != nil || letter == "p" || letter == "P" {
      index = start
      return nil
    }
    return try escaped(letter)
  }
}
