/// A field and the part of its values that counts: `title`, `date by decade`.
struct FieldByUnit: Sendable {
  var field: SectionDeclaration.Name

  /// Nil for what suits the values.
  var unit: ValueUnit?

  /// As it is written.
  var text: String { key.text }

  var key: Grouping.Key { Grouping.Key(name: field.text, unit: unit) }
}

extension FieldByUnit {
  static var schema: JSONSchema {
    let units = ValueUnit.allCases.map(\.rawValue).joined(separator: "|")
    return .pattern("^((?!.* by ).*\\S.*|.*\\S.* by (\(units)))$")
  }

  /// Reads the value of `member`; nil if a mistake was noted.
  init?(_ member: SourceValue.Member, _ declarations: inout Declarations) {
    let place = declarations.location(of: member.value)
    var parts: (field: String, unit: String?) = ("", nil)
    if case .text(let text) = member.value.content { parts = Self.parts(of: text) }
    guard parts.field.contains(where: { !$0.isWhitespace }) else {
      declarations.wrongType(member, "a field, as 'title' or 'date by decade'")
      return nil
    }
    field = SectionDeclaration.Name(text: parts.field, place: place)
    guard let name = parts.unit else { return }
    unit = ValueUnit(rawValue: name)
    if unit != nil { return }
    declarations.unknownValue(
      "by \(name)", of: member, among: ValueUnit.allCases.map { "by \($0.rawValue)" })
    return nil
  }

  /// The last `by` is that of the unit: `sent by mail by value` is all of a field called `sent by mail`.
  static func parts(of text: String) -> (field: String, unit: String?) {
    guard let by = text.ranges(of: " by ").last else { return (text, nil) }
    return (String(text[..<by.lowerBound]), String(text[by.upperBound...]))
  }
}

extension ContentType<FieldByUnit> {
  static var fieldByUnit: Self { Self(FieldByUnit.schema) { FieldByUnit($0, &$1) } }
}
