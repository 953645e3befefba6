import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// Takes apart what a curator declared in one file, and notes every mistake at its own place.
///
/// A function that returns nil has noted why, or the value was null: an empty value says nothing.
struct Declarations {
  let file: String

  /// The layouts that content can name.
  var layouts = PresetDeclaration.builtIn

  /// Those of the site so far, which layouts of this file join.
  var table = LayoutTable()

  /// The names of the templates of cells.
  var cells: Set<String> = []

  /// The languages in which sites have words without saying them.
  var languages: Set<String> = []

  /// The paths that were named so far of the collection that is read.
  var paths: [NamedPath] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) {
    self.file = file
  }

  mutating func note(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func location(of value: SourceValue) -> SourceLocation {
    SourceLocation(file: file, line: value.line, column: value.column)
  }

  func location(ofKey member: SourceValue.Member) -> SourceLocation {
    SourceLocation(file: file, line: member.keyLine, column: member.keyColumn)
  }

  mutating func text(_ member: SourceValue.Member) -> String? {
    text(member.value, member.key)
  }

  mutating func text(_ value: SourceValue, _ key: String) -> String? {
    if let text = value.scalarText { return text }
    if !value.isNull { note(.wrongType("'\(key)'", "a text", value, at: location(of: value))) }
    return nil
  }

  mutating func bool(_ member: SourceValue.Member) -> Bool? {
    if case .bool(let bool) = member.value.content { return bool }
    wrongType(member, "true or false")
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

  /// Nothing has more of anything.
  static let greatestNumber = 1_000_000_000

  /// A text, or a list of texts.
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

  /// The entries of a map whose keys are data.
  mutating func entries(
    _ member: SourceValue.Member, _ expected: String
  ) -> [SourceValue.Member]? {
    if case .object(let members) = member.value.content { return members }
    wrongType(member, expected)
    return nil
  }

  /// One of the names of a choice.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ member: SourceValue.Member, of type: Choice.Type
  ) -> Choice? {
    guard let name = text(member) else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    note(
      .unknownValue(
        name, of: member.key, among: Choice.allCases.map(\.rawValue),
        at: location(of: member.value)))
    return nil
  }

  mutating func wrongType(_ member: SourceValue.Member, _ expected: String) {
    if member.value.isNull { return }
    note(.wrongType("'\(member.key)'", expected, member.value, at: location(of: member.value)))
  }
}
