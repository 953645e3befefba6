internal import VitrineModel
internal import VitrineText

/// `item.fields`: data under the field names of the source.
final class FieldsContext: TemplateContext {
  private let fields: [Field]
  private let words: SiteWords

  init(_ fields: [Field], words: SiteWords) {
    self.fields = fields
    self.words = words
  }

  func value(of name: TemplateName) -> TemplateValue? {
    guard let field = fields.first(where: { $0.name == name.text }) else { return .nothing }
    return value(field.value)
  }

  private func value(_ value: FieldValue) -> TemplateValue {
    switch value {
    case .null: .nothing
    case .bool(let flag): .flag(flag)
    case .list(let values): .list(values) { [self] in self.value($0) }
    case .object(let fields): .context(FieldsContext(fields, words: words))
    case .number, .text, .date, .markup, .composite: .text(value.text(in: words))
    // The address as written, since templates may link to it and its text need not be an address.
    case .link(let link): .text(link.written)
    }
  }
}
