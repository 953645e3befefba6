import VitrineDiagnostics
import VitrineFormats
import VitrineLayout
import VitrineModel

/// Reads the declarations in one file, and reports every mistake at its location.
///
/// A function that returns nil has reported the reason, unless the value was null: a key without a
/// value counts as left out.
struct DeclarationReader {
  let file: String

  /// The layouts that content can use.
  var layouts = PresetDeclaration.builtIn

  /// The site's layouts so far, to which the layouts of this file are added.
  var table = LayoutTable()

  var cells: Set<String> = []

  /// The names of registered headers, footers and badges.
  var supplementaries: [Supplementary: Set<String>] = [:]

  /// The names of the accessories that have a template.
  var accessories: Set<String> = []

  /// The languages for which a site need not provide its own words.
  var languages: Set<String> = []

  /// The paths read so far in the current collection.
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

  /// Attaches the location of the member's value to what was read from it.
  func placed<Value>(_ value: Value, of member: SourceValue.Member) -> LocatedValue<Value> {
    LocatedValue(value: value, place: location(of: member.value))
  }

  mutating func text(_ member: SourceValue.Member) -> String? {
    text(member.value, member.key)
  }

  mutating func text(_ value: SourceValue, _ key: String) -> String? {
    if let text = value.scalarText { return text }
    if !value.isNull { wrongType("'\(key)'", "text", value) }
    return nil
  }

  mutating func bool(_ member: SourceValue.Member) -> Bool? {
    if case .bool(let bool) = member.value.content { return bool }
    wrongType(member, "true or false")
    return nil
  }

  /// Like `bool`, for keys that also accept a map.
  mutating func boolOrMap(_ member: SourceValue.Member) -> Bool? {
    if case .bool(let bool) = member.value.content { return bool }
    wrongType(member, "true, false or a map")
    return nil
  }

  mutating func number(_ member: SourceValue.Member, from minimum: Double = -.infinity) -> Double? {
    if case .number(let number) = member.value.content, number.value >= minimum {
      return number.value
    }
    let expected =
      minimum == 0
      ? "a number that is not negative" : minimum > 0 ? "a number from \(Int(minimum))" : "a number"
    wrongType(member, expected)
    return nil
  }

  mutating func wholeNumber(
    _ member: SourceValue.Member, from minimum: Int, to maximum: Int? = nil
  ) -> Int? {
    if case .number(let number) = member.value.content, let whole = Int(exactly: number.value),
      whole >= minimum, whole <= maximum ?? Self.greatestNumber
    {
      return whole
    }
    let end = maximum.map { " to \($0)" } ?? ""
    wrongType(member, "a whole number from \(minimum)\(end)")
    return nil
  }

  /// The upper bound of whole numbers for which none is given.
  static let greatestNumber = 1_000_000_000

  /// Reads a text or a list of texts.
  mutating func texts(_ member: SourceValue.Member) -> [(text: String, value: SourceValue)]? {
    guard case .list(let values) = member.value.content else {
      if let text = member.value.scalarText { return [(text, member.value)] }
      wrongType(member, "text or a list of texts")
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

  /// Reads a map whose keys are data, such as names. `expected` describes the map in diagnostics.
  mutating func entries(
    _ member: SourceValue.Member, _ expected: String
  ) -> [SourceValue.Member]? {
    if case .object(let members) = member.value.content { return members }
    wrongType(member, expected)
    return nil
  }

  /// Reads one of the enum's cases by its raw value.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ member: SourceValue.Member, of type: Choice.Type
  ) -> Choice? {
    choice(member, among: Choice.allCases.map(\.rawValue)) { Choice(rawValue: $0) }
  }

  /// Reads one of `names`; `choice` returns the value that a name stands for.
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

extension DeclarationReader {
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

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

  /// Reports a value of the wrong type. `what` is its name in the message.
  mutating func wrongType(
    _ what: String, _ expected: String, _ value: SourceValue, hint: String? = nil
  ) {
    report(.wrongType(what, expected, value, at: location(of: value), hint: hint))
  }

  mutating func unknownValue(_ text: String, of member: SourceValue.Member, among names: [String]) {
    error(
      "unknown value", at: member.value, "'\(member.key)' cannot be '\(text)'",
      hint: suggestion(for: text, among: names)
        ?? "'\(member.key)' must be one of \(names.joined(separator: ", "))")
  }

  mutating func unknownKey(_ member: SourceValue.Member, of what: String, among keys: [String]) {
    report(.unknownKey(member.key, of: what, among: keys, at: location(ofKey: member)))
  }

  mutating func missingKey(_ key: String, of what: String, at place: some Located, hint: String) {
    error("missing key", at: place, "\(what) needs '\(key)'", hint: hint)
  }

  /// Reports that `second` sets something that an earlier key sets already.
  mutating func reportConflictingKeys(_ first: String, _ second: SourceValue.Member) {
    reportConflictingKeys(first, second.key, at: second)
  }

  mutating func reportConflictingKeys(_ first: String, _ second: String, at place: some Located) {
    error(
      "two keys for one thing", at: place, "'\(second)' cannot be used with '\(first)'",
      hint: "keep one of the two")
  }
}

/// A part of a file that diagnostics can point to.
protocol Located {
  func location(in file: String) -> SourceLocation
}

extension SourceValue: Located {}

extension SourceValue.Member: Located {
  /// The location of the key.
  func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: keyLine, column: keyColumn)
  }
}

extension SourceValue.Member {
  /// The key with each element of its list, or the member itself if its value is not a list.
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
