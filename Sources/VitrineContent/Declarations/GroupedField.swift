import VitrineFormats

/// A field and how its values are grouped, as in `title` or `date by decade`.
struct GroupedField: Sendable {
  var field: SectionDeclaration.Name

  /// Nil to choose a unit that suits the values.
  var unit: ValueUnit?

  /// The field and its unit, as written in content.
  var text: String { key.text }

  var key: Grouping.Key { Grouping.Key(name: field.text, unit: unit) }
}

extension GroupedField {
  static var schema: JSONSchema {
    let units = ValueUnit.allCases.map(\.rawValue).joined(separator: "|")
    return .pattern("^((?!.* by ).*\\S.*|.*\\S.* by (\(units)))$")
  }

  /// Reads the value of `member`. Returns nil if there was a mistake.
  init?(_ member: SourceValue.Member, _ reader: inout DeclarationReader) {
    let place = reader.location(of: member.value)
    var parts: (field: String, unit: String?) = ("", nil)
    if case .text(let text) = member.value.content { parts = Self.parts(of: text) }
    guard parts.field.contains(where: { !$0.isWhitespace }) else {
      reader.wrongType(member, "a field, such as 'title' or 'date by decade'")
      return nil
    }
    field = SectionDeclaration.Name(text: parts.field, place: place)
    guard let name = parts.unit else { return }
    unit = ValueUnit(rawValue: name)
    if unit != nil { return }
    reader.unknownValue(
      "by \(name)", of: member, among: ValueUnit.allCases.map { "by \($0.rawValue)" })
    return nil
  }

  /// Splits at the last ` by `: the field of `sent by mail by value` is `sent by mail`.
  static func parts(of text: String) -> (field: String, unit: String?) {
    guard let by = text.ranges(of: " by ").last else { return (text, nil) }
    return (String(text[..<by.lowerBound]), String(text[by.upperBound...]))
  }
}

extension ContentType<GroupedField> {
  static var groupedField: Self { Self(GroupedField.schema) { GroupedField($0, &$1) } }
}
