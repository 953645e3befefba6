import VitrineDiagnostics

/// A field and the part of its values that counts: `title`, `date by decade`.
struct FieldByUnit: Sendable {
  var field: SectionDeclaration.Name

  /// Nil for what suits the values.
  var unit: ValueUnit?

  /// As it is written.
  var text: String { unit.map { "\(field.text) by \($0.rawValue)" } ?? field.text }
}

extension FieldByUnit {
  static var schema: JSONSchema {
    let units = ValueUnit.allCases.map(\.rawValue).joined(separator: "|")
    return .pattern("^((?!.* by ).*\\S.*|.*\\S.* by (\(units)))$")
  }

  /// Reads the value of `member`; nil if a mistake was noted.
  init?(_ member: SourceValue.Member, _ declarations: inout Declarations) {
    let place = declarations.location(of: member.value)
    var parts: [String] = []
    if case .text(let text) = member.value.content {
      parts = text.split(separator: " by ", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
    }
    guard let field = parts.first, field.contains(where: { !$0.isWhitespace }) else {
      declarations.wrongType(member, "a field, as 'title' or 'date by decade'")
      return nil
    }
    self.field = SectionDeclaration.Name(text: field, place: place)
    guard parts.count > 1 else { return }
    unit = ValueUnit(rawValue: parts[1])
    if unit != nil { return }
    declarations.note(
      .unknownValue(
        "by \(parts[1])", of: member.key, among: ValueUnit.allCases.map { "by \($0.rawValue)" },
        at: place))
    return nil
  }
}

extension ContentType<FieldByUnit> {
  static var fieldByUnit: Self { Self(FieldByUnit.schema) { FieldByUnit($0, &$1) } }
}
