internal import VitrineModel
internal import VitrineText

/// `item.image`.
final class PictureContext: TemplateContext {
  private let picture: Picture
  private let source: String
  private let shape: Double?
  private let label: String
  private let isLazy: Bool
  private let isDecoration: Bool

  init(
    _ picture: Picture, source: String, shape: Double?, label: String, isLazy: Bool,
    isDecoration: Bool = false
  ) {
    self.picture = picture
    self.source = source
    self.shape = shape
    self.label = label
    self.isLazy = isLazy
    self.isDecoration = isDecoration
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .src: .text(source)
    case .alt: .text(isDecoration ? nil : picture.alternative)
    case .label:
      .text(picture.alternative.flatMap { $0.isEmpty ? nil : "\(label): \($0)" } ?? label)
    case .width: .text(picture.height == nil ? nil : picture.width.map(String.init))
    case .height: .text(picture.width == nil ? nil : picture.height.map(String.init))
    case .shape: .text(shape.map { $0.decimalText(places: 4) })
    case .lazy: .flag(isLazy)
    default: nil
    }
  }
}

/// `item.badge`, and one of `item.badges`.
final class BadgeContext: TemplateContext {
  private let word: String
  private let kind: BadgeKind?

  /// The language of the word where it is not the page's.
  private let language: String?

  init(_ word: String) {
    self.word = word
    kind = BadgeKind(word)
    language = nil
  }

  /// The badge of all that happened to an item, the most important first; nil where nothing did.
  init?(_ changes: [ChangeKind], words: SiteWords) {
    guard let first = changes.first else { return nil }
    word = changes.map { words[$0.badgeWord] }.joined(separator: words[.listSeparator])
    kind = first.badgeKind
    language = words.ownLanguage
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .word: .text(word)
    case .kind: .text(kind?.rawValue)
    case .language: .text(language)
    default: nil
    }
  }
}

/// `item.date`.
final class DateContext: TemplateContext {
  private let date: CalendarDate
  private let language: String

  init(_ date: CalendarDate, language: String) {
    self.date = date
    self.language = language
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .iso: .text(date.iso)
    case .words: .text(date.words(language: language))
    default: nil
    }
  }
}

/// One of `item.facts`.
final class FactContext: TemplateContext {
  private let fact: Fact
  private let delta: DeltaContext?

  init(_ fact: Fact, words: SiteWords) {
    self.fact = fact
    delta = fact.change.map { DeltaContext($0, words: words) }
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .label: .text(fact.label)
    case .ownLabel: .flag(fact.isOwn)
    case .text: .text(fact.text)
    case .link: .address(fact.link)
    case .table: fact.table.map { .context(FactTableContext($0)) } ?? .nothing
    case .delta, .status, .word, .language: delta?.value(of: name) ?? .nothing
    default: nil
    }
  }
}

/// `table` of one of `item.facts`.
final class FactTableContext: TemplateContext {
  private let table: FactTable

  init(_ table: FactTable) {
    self.table = table
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .columns: .list(table.columns) { .text($0) }
    case .rows: .list(table.rows) { .list($0) { .text($0) } }
    default: nil
    }
  }
}

/// `item.fields`: data, whose names are whatever the source says.
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
    case .number, .text: .text(value.text(in: words))
    }
  }
}
