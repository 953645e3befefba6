/// A title that is a value of a field, to be said in the language of its page: a time, a size, money, or
/// yes or no.
package struct SpokenTitle: Hashable, Sendable {
  package var value: FieldValue

  /// The field, without which yes and no say nothing.
  package var field: String

  /// Nil for a value that every language says alike.
  package init?(_ value: FieldValue?, of field: String) {
    switch value {
    case .bool, .date, .size, .place: break
    case .number(let number) where number.unit != nil: break
    case nil, .null, .number, .text, .list, .object, .link, .markup: return nil
    }
    self.value = value!
    self.field = field
  }
}
