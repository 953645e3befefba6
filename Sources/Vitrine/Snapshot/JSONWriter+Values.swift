import VitrineModel
import VitrineText

extension JSONWriter {
  /// A text under a key; nothing without a text.
  mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    self.key(key)
    self.text(text)
  }

  /// The value of a record's field.
  mutating func value(_ value: FieldValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let number): self.number(number.value)
    case .text(let text): self.text(text)
    case .list(let values):
      beginArray()
      for element in values { self.value(element) }
      endArray()
    case .object(let fields):
      beginObject()
      for field in fields {
        key(field.name)
        self.value(field.value)
      }
      endObject()
    }
  }
}
