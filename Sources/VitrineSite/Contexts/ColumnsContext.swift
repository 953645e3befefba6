internal import VitrineModel
internal import VitrineText

/// `item.columns`: facts of a record, by percent-encoded path.
final class ColumnsContext: TemplateContext {
  private let links: SiteLinks
  private let folder: String
  private let words: SiteWords
  private let fact: (ValuePath) -> Fact?
  private let number: (ValuePath) -> ColumnNumber?
  private let spark: (ValuePath) -> [UInt8]?

  init(
    links: SiteLinks, folder: String, words: SiteWords, fact: @escaping (ValuePath) -> Fact?,
    number: @escaping (ValuePath) -> ColumnNumber?, spark: @escaping (ValuePath) -> [UInt8]?
  ) {
    self.links = links
    self.folder = folder
    self.words = words
    self.fact = fact
    self.number = number
    self.spark = spark
  }

  func value(of name: TemplateName) -> TemplateValue? {
    let path = ValuePath(TextName.decoded(name.text))
    guard let fact = fact(path) else { return .nothing }
    return .context(
      ColumnContext(
        FactContext(fact, words: words, links: links, folder: folder),
        number: { [number] in number(path) }, spark: { [spark] in spark(path) }))
  }
}

/// One of `item.columns`: a fact, and its value as a number.
final class ColumnContext: NamedContext {
  private let fact: FactContext
  private lazy var number = makeNumber()
  private let makeNumber: () -> ColumnNumber?
  private let spark: () -> [UInt8]?

  init(
    _ fact: FactContext, number: @escaping () -> ColumnNumber?, spark: @escaping () -> [UInt8]?
  ) {
    self.fact = fact
    makeNumber = number
    self.spark = spark
  }

  static let names = TemplateNames<ColumnContext> { names in
    names.names { $0.fact }
    names.text("number", "The value, if it is a number.") { $0.number?.text }
    names.text("digits", "How many digits follow its decimal point, if there is one.") { column in
      column.number.flatMap { $0.digits > 0 ? String($0.digits) : nil }
    }
    names.text("unit", "A space and its unit.") { $0.number?.unit }
    names.markup("spark", "The value as a sparkline, if it is a list of numbers.") { $0.spark() }
  }
}
