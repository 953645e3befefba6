import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// Reads what a curator declared in one file, and notes every mistake at its own place.
///
/// A function that returns nil has noted the reason, unless the value was null: a key without a
/// value counts as left out.
struct Declarations {
  let file: String

  /// The layouts that content can name.
  var layouts = PresetDeclaration.builtIn

  /// The site's layouts so far; the layouts of this file are added to them.
  var table = LayoutTable()

  /// The names of all cells.
  var cells: Set<String> = []

  /// The names of the headers, footers and badges that a program registers.
  var supplementaries: [Supplementary: Set<String>] = [:]

  /// The names of all accessories that are templates.
  var accessories: Set<String> = []

  /// The languages whose words a site need not write itself.
  var languages: Set<String> = []

  /// The paths named so far in the collection that is being read.
  var paths: [NamedPath] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  func location(of value: SourceValue) -> SourceLocation {
    value.location(in: file)
  }

  func location(ofKey member: SourceValue.Member) -> SourceLocation {
    member.location(in: file)
  }

  /// What the value of a key means, at the place of the value.
  func placed<Value>(_ value: Value, of member: SourceValue.Member) -> Placed<Value> {
    Placed(value: value, place: location(of: member.value))
  }

  mutating func text(_ member: SourceValue.Member) -> String? {
    text(member.value, member.key)
  }

  mutating func text(_ value: SourceValue, _ key: String) -> String? {
    if let text = value.scalarText { return text }
    if !value.isNull { wrongType("'\(key)'", "a text", value) }
    return nil
  }

  mutating func bool(_ member: SourceValue.Member) -> Bool? {
    if case .bool(let bool) = member.value.content { return bool }
    wrongType(member, "true or false")
    return nil
  }

  /// The same where there may also be a map.
  mutating func boolBesideMap(_ member: SourceValue.Member) -> Bool? {
    if case .bool(let bool) = member.value.content { return bool }
    wrongType(member, "true, false or a map")
    return nil
  }

  mutating func number(_ member: SourceValue.Member, from least: Double = -.infinity) -> Double? {
    if case .number(let number) = member.value.content, number.value >= least {
      return number.value
    }
    let expected =
      least == 0
      ? "a number that is not negative" : least > 0 ? "a number from \(Int(least))" : "a number"
    wrongType(member, expected)
    return nil
  }

  mutating func wholeNumber(
    _ member: SourceValue.Member, from least: Int, to most: Int? = nil
  ) -> Int? {
    if case .number(let number) = member.value.content, let whole = Int(exactly: number.value),
      whole >= least, whole <= most ?? Self.greatestNumber
    {
      return whole
    }
    let end = most.map { " to \($0)" } ?? ""
    wrongType(member, "a whole number from \(least)\(end)")
    return nil
  }

  /// The bound of whole numbers that have no other.
  static let greatestNumber = 1_000_000_000

  /// Reads a text, or a list of texts.
  mutating func texts(_ member: SourceValue.Member) -> [(text: String, value: SourceValue)]? {
    guard case .list(let values) = member.value.content else {
      if let text = member.value.scalarText { return [(text, member.value)] }
      wrongType(member, "a text or a list of texts")
      return nil
    }
    return values.compactMap { value in
      text(value, member.key).map { ($0, value) }
    }
  }

  mutating func list(_ member: SourceValue.Member) -> [SourceValue]? {
    if case .list(let values) = member.value.content { return values }
    wrongType(member, "a list")
    return nil
  }

  /// Reads a map whose keys are data. `expected` says in a diagnostic what it should be.
  mutating func entries(
    _ member: SourceValue.Member, _ expected: String
  ) -> [SourceValue.Member]? {
    if case .object(let members) = member.value.content { return members }
    wrongType(member, expected)
    return nil
  }

  /// Reads the name of one of the choices.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ member: SourceValue.Member, of type: Choice.Type
  ) -> Choice? {
    choice(member, among: Choice.allCases.map(\.rawValue)) { Choice(rawValue: $0) }
  }

  /// Reads one of some names, of which `choice` says what they stand for.
  mutating func choice<Choice>(
    _ member: SourceValue.Member, among names: @autoclosure () -> [String],
    _ choice: (String) -> Choice?
  ) -> Choice? {
    guard let name = text(member) else { return nil }
    if let choice = choice(name) { return choice }
    unknownValue(name, of: member, among: names())
    return nil
  }
}

// MARK: Mistakes

extension Declarations {
  mutating func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func error(
    _ kind: String, at place: some Located, _ message: String, hint: String? = nil
  ) {
    diagnostics.error(kind, at: place.location(in: file), message, hint: hint)
  }

  mutating func warn(
    _ kind: String, at place: some Located, _ message: String, hint: String? = nil
  ) {
    diagnostics.warn(kind, at: place.location(in: file), message, hint: hint)
  }

  mutating func wrongType(_ member: SourceValue.Member, _ expected: String) {
    if member.value.isNull { return }
    wrongType("'\(member.key)'", expected, member.value)
  }

  /// Notes a value of the wrong type. `what` names it.
  mutating func wrongType(
    _ what: String, _ expected: String, _ value: SourceValue, hint: String? = nil
  ) {
    note(.wrongType(what, expected, value, at: location(of: value), hint: hint))
  }

  mutating func unknownValue(_ text: String, of member: SourceValue.Member, among names: [String]) {
    error(
      "unknown value", at: member.value, "'\(member.key)' cannot be '\(text)'",
      hint: suggestion(for: text, among: names)
        ?? "'\(member.key)' is one of \(names.joined(separator: ", "))")
  }

  mutating func unknownKey(_ member: SourceValue.Member, of what: String, among keys: [String]) {
    note(.unknownKey(member.key, of: what, among: keys, at: location(ofKey: member)))
  }

  mutating func missingKey(_ key: String, of what: String, at place: some Located, hint: String) {
    error("missing key", at: place, "\(what) lacks '\(key)'", hint: hint)
  }

  /// Notes that `second` says what a key before it says already.
  mutating func twoKeysForOne(_ first: String, _ second: SourceValue.Member) {
    twoKeysForOne(first, second.key, at: second)
  }

  mutating func twoKeysForOne(_ first: String, _ second: String, at place: some Located) {
    error(
      "two keys for one thing", at: place, "'\(second)' stands beside '\(first)'",
      hint: "keep one of the two")
  }
}

/// What has a place in a file.
protocol Located {
  func location(in file: String) -> SourceLocation
}

extension SourceValue: Located {}

extension SourceValue.Member: Located {
  /// The place of the key.
  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: keyLine, column: keyColumn)
  }
}

extension SourceValue.Member {
  /// The key with each element of the list that it has; with its value if that is no list.
  var elements: [SourceValue.Member] {
    guard case .list(let values) = value.content else { return [self] }
    return values.map { value in
      SourceValue.Member(key: key, keyLine: keyLine, keyColumn: keyColumn, value: value)
    }
  }
}

extension SourceLocation: Located {
  func location(in file: String) -> SourceLocation { self }
}
