/// A title made from a field's value, which depends on the language of its page: a time, a size, an
/// amount of money, or yes or no.
package struct LocalizedTitle: Hashable, Sendable {
  package var value: FieldValue

  /// The field, which is needed to make sense of yes and no.
  package var field: String

  /// Nil for a value that is written the same in every language.
  package init?(_ value: FieldValue?, of field: String) {
    switch value {
    case .bool, .date, .composite: break
    case .number(let number) where number.unit != nil: break
    case nil, .null, .number, .text, .list, .object, .link, .markup: return nil
    }
    self.value = value!
    self.field = field
  }
}
