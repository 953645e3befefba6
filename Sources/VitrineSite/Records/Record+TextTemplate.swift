internal import VitrineLayout
internal import VitrineModel

extension Record {
  /// Returns a text with its `<path>`s replaced, or nil if the record has none of their values.
  func text(of template: TextTemplate, in words: SiteWords) -> String? {
    template.text { path in text(at: path, in: words).map { ($0, ()) } }?.text
  }

  /// The value at a path on one line, or nil if it is `false`, which data uses for missing values.
  private func text(at path: ValuePath, in words: SiteWords) -> String? {
    if let measure = measures.first(where: { $0.name == path.text }) {
      return measure.text(in: words.formats)
    }
    guard let value = value(at: path), value != .bool(false) else { return nil }
    return value.factText(in: words)
  }
}

extension SectionBadge {
  /// Returns its text for a record, or nil if it has none.
  func text(of record: borrowing Record, in words: SiteWords) -> String? {
    guard let text = configuration?.text, !text.isEmpty else { return nil }
    guard hasPaths, let template = TextTemplate(text) else { return text }
    return record.text(of: template, in: words)
  }
}
