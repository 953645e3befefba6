internal import VitrineModel
internal import VitrineText

extension JSONWriter {
  /// Writes the forms of a word by plural category, for a script that chooses among them.
  mutating func members(_ forms: [(category: PluralCategory, text: String)]) {
    for form in forms { member(form.category.rawValue, form.text) }
  }
}
