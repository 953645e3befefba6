internal import VitrineModel
internal import VitrineText

/// `item.image`.
final class PictureContext: NamedContext {
  private let picture: Picture
  private let source: String

  /// Its smaller files, or nil if there is only one file.
  private let files: PictureFiles?
  private let shape: Double?

  /// Where it is cropped around its focus; nil without one.
  private let position: Picture.Focus?
  private let label: String
  private let isLazy: Bool
  private let isDecoration: Bool

  init(
    _ picture: Picture, source: String, files: PictureFiles?, shape: Double?,
    position: Picture.Focus?, label: String, isLazy: Bool, isDecoration: Bool = false
  ) {
    self.picture = picture
    self.source = source
    self.files = files
    self.shape = shape
    self.position = position
    self.label = label
    self.isLazy = isLazy
    self.isDecoration = isDecoration
  }

  static let names = TemplateNames<PictureContext> { names in
    names.text("src", "Its address.") { $0.source }
    names.markup(
      "sources", "The attributes of an `<img>` with its smaller files: `srcset` and `sizes`."
    ) { $0.files?.attributes }
    names.markup(
      "style",
      "The attribute of an `<img>` with the position at which it is cropped and the colour shown while it loads."
    ) { styleAttribute(position: $0.position, tint: $0.files?.tint) }
    names.text("alt", "The alternative text.") {
      $0.isDecoration ? nil : $0.picture.alternative
    }
    names.text("label", "The item's title with the alternative text.") { picture in
      picture.picture.alternative.flatMap { $0.isEmpty ? nil : "\(picture.label): \($0)" }
        ?? picture.label
    }
    names.text("width", "The width in pixels, if both sides are known.") {
      $0.picture.height == nil ? nil : $0.picture.width.map(String.init)
    }
    names.text("height", "The height in pixels, if both sides are known.") {
      $0.picture.width == nil ? nil : $0.picture.height.map(String.init)
    }
    names.text("shape", "Width divided by height, unless the layout sets another.") {
      $0.shape.map { $0.decimalText(places: 4) }
    }
    names.text("tint", "Its mean colour, unless it is partly transparent.") { $0.files?.tint }
    names.flag("lazy", "Whether it loads lazily.") { $0.isLazy }
  }
}

/// `item.badge`, and one of `item.badges`.
final class BadgeContext: NamedContext {
  private let word: String
  private let kind: BadgeKind?

  /// The language of the word, or nil if it is the page's.
  private let language: String?

  init(_ word: String, _ kind: BadgeKind?) {
    self.word = word
    self.kind = kind
    language = nil
  }

  /// One badge for all changes of an item, with the most important first, or nil if there are none.
  init?(_ changes: [ChangeKind], words: SiteWords) {
    guard let first = changes.first else { return nil }
    word = changes.map { words[$0.badgeWord] }.joined(separator: words[.listSeparator])
    kind = BadgeKind(rawValue: first.rawValue)
    language = words.ownLanguage
  }

  static let names = TemplateNames<BadgeContext> { names in
    names.text("word", "The text.") { $0.word }
    names.text("kind", "What it means, for style sheets.") { $0.kind?.rawValue }
    names.text("language", "The language of the word, if it is not the page's.") { $0.language }
  }
}

/// `item.date`.
final class DateContext: NamedContext {
  private let date: ExtendedDate
  private let formats: LanguageFormats

  init(_ date: ExtendedDate, formats: LanguageFormats) {
    self.date = date
    self.formats = formats
  }

  static let names = TemplateNames<DateContext> { names in
    names.text(
      "iso", "The date for machines: `2026-11-23`; empty if it cannot be written like this."
    ) {
      $0.date.machineText
    }
    names.text("words", "The date for people.") { $0.date.words(in: $0.formats) }
  }
}

/// One of `item.facts`.
final class FactContext: NamedContext {
  private let fact: Fact
  private let delta: DeltaContext?
  private let links: SiteLinks
  private let folder: String

  init(_ fact: Fact, words: SiteWords, links: SiteLinks, folder: String) {
    self.fact = fact
    self.links = links
    self.folder = folder
    delta = fact.change.map { DeltaContext($0, words: words) }
  }

  static let names = TemplateNames<FactContext> { names in
    names.text("label", "The label.") { $0.fact.label }
    names.flag("ownLabel", "Whether the label is one of the site's words, not from the content.") {
      $0.fact.isOwn
    }
    names.value("text", "The text.") { .breakable($0.fact.text) }
    names.address("link", "The address that it links to.") { $0.fact.link }
    names.markup("markup", "The text with its markup, if it has any.") {
      $0.fact.markup.map { Array($0.utf8) }
    }
    names.list(
      "terms", "Its values that have pages or are links, each with `title` and `link`.",
      of: { $0.fact.terms }
    ) { ValueLinkContext($0, links: $1.links, folder: $1.folder) }
    names.flag("hasTerms", "Whether there are any.") { !$0.fact.terms.isEmpty }
    names.context("table", "The value, if it is a list of maps.") {
      $0.fact.table.map(FactTableContext.init)
    }
    names.names { $0.delta }
  }
}

/// The link of a value: one of `item.tagLinks`, or of the `terms` of a fact or a page.
final class ValueLinkContext: NamedContext {
  private let term: ValueLink
  private let link: String?
  private let count: String?

  init(_ term: ValueLink, links: SiteLinks, folder: String, count: String? = nil) {
    self.term = term
    self.count = count
    link = term.target.map { links.address(of: $0, from: folder) }
  }

  static let names = TemplateNames<ValueLinkContext> { names in
    names.value("title", "Its title.") { .breakable($0.term.title) }
    names.address("link", "The address that it links to.") { $0.link }
    names.text("after", "What separates it from the next: a comma, or the text between levels.") {
      $0.term.after
    }
    names.text("count", "In an index: the number of terms.") { $0.count }
  }
}

/// `table` of one of `item.facts`.
final class FactTableContext: NamedContext {
  private let table: FactTable

  init(_ table: FactTable) {
    self.table = table
  }

  static let names = TemplateNames<FactTableContext> { names in
    names.list("columns", "The names of the columns.") { $0.table.columns }
    names.data("rows", "Lists of texts, one per column.") { fact in
      .list(fact.table.rows) { .list($0) { .breakable($0) } }
    }
  }
}

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
