package import VitrineModel
package import VitrineText

extension JSONWriter {
  /// Writes the value of a field.
  package mutating func value(_ value: FieldValue) {
    switch value.data {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let number): self.number(literal: number.json)
    case .text(let text): self.text(text)
    case .list(let values): array(values) { $0.value($1) }
    case .object(let fields):
      object { json in
        for field in fields {
          json.key(field.name)
          json.value(field.value)
        }
      }
    }
  }
}

extension FieldValue.Number {
  /// The number as written in its source if that is valid JSON, else the shortest number with the
  /// same value.
  package var json: String { literal.isJSONNumber ? literal : value.json }
}

extension Double {
  package var json: String {
    var writer = JSONWriter()
    writer.number(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
