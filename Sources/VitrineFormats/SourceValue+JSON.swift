import VitrineDiagnostics
import VitrineModel
package import VitrineText

extension SourceValue {
  /// The JSON value with its positions.
  package init(_ value: JSONValue) {
    let position = value.position
    let content: Content =
      switch value.content {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number):
        .number(FieldValue.Number(value: number.value, literal: number.literal))
      case .text(let text): .text(text)
      case .array(let elements): .list(elements.map { SourceValue($0) })
      case .object(let members):
        .object(
          members.map { member in
            let key = member.keyPosition
            return Member(
              key: member.key, keyLine: key.line, keyColumn: key.column,
              value: SourceValue(member.value))
          })
      }
    self.init(content: content, line: position.line, column: position.column)
  }
}
