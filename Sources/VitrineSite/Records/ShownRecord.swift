public import VitrineLayout
public import VitrineModel
public import VitrineText

/// What a record's cell shows: the part of a record by which builds are compared.
public struct ShownRecord: Sendable {
  /// The cell that shows it: its own, else that of the first section it stands in.
  public var cell: String

  /// What the cell shows, in the cell's order; measures are not among them.
  public var fields: [Field]

  /// Of the cell, the fields, and the ids of the records under it.
  public var hash: ContentHash

  /// Of what its own page says and its cell does not: its text and other fields. Nil without a page.
  public var pageHash: ContentHash?
}

/// What the cells of a site's records show: it depends on the content, on which layout has which cell,
/// and on which fields the cells' templates name.
public struct ShownRecords: Sendable {
  private let content: SiteContent
  private let links: SiteLinks

  /// For each record, the cell that shows it where it stands first; `row` where none does.
  private let cells: [String]

  /// What each cell shows, as members of `item`.
  private let names: [String: [String]]

  public init(_ content: SiteContent, layouts: [LayoutByWidth], templates: SiteTemplates) {
    self.content = content
    links = SiteLinks(settings: content.settings)
    cells = Self.cells(content, layouts: layouts)
    names = templates.shownNames
  }

  /// A place that is no repeat goes before one that is.
  private static func cells(_ content: SiteContent, layouts: [LayoutByWidth]) -> [String] {
    let defaults = layouts.map { $0.steps[$0.steps.count - 1].layout.defaultCell }
    var cells = content.records.map(\.cell)
    for repeats in [false, true] {
      for section in content.pages.lazy.flatMap(\.sections) where section.repeats == repeats {
        let cell = section.cell ?? defaults[section.layout]
        for case .record(let index) in section.items.lazy.map(\.content) where cells[index] == nil {
          cells[index] = cell
        }
      }
    }
    return cells.map { $0 ?? "row" }
  }

  /// Whether both read the same names of every cell's template.
  public func haveSameNames(as other: ShownRecords) -> Bool {
    names == other.names && links.isPretty == other.links.isPretty
  }

  /// The cell that shows the record at `index` of the content.
  public func cell(ofRecord index: Int) -> String { cells[index] }

  /// What the cell of the record at `index` of the content shows.
  public subscript(index: Int) -> ShownRecord {
    let record = content.records[index]
    let cell = cells[index]
    let names = names[cell] ?? []
    // A cell may call one thing by several names.
    var fields: [Field] = []
    for field in names.lazy.compactMap({ self.field($0, of: record) })
    where !fields.contains(where: { $0.name == field.name }) {
      fields.append(field)
    }
    var hasher = ContentHasher()
    hasher.combine(counted: cell)
    for field in fields { hasher.combine(field) }
    for child in record.children {
      hasher.combine(counted: content.records[child].id.description)
    }
    return ShownRecord(
      cell: cell, fields: fields, hash: hasher.finalize(),
      pageHash: record.output.map { _ in pageHash(of: record, besides: names) })
  }

  private func pageHash(of record: Record, besides names: [String]) -> ContentHash {
    let slots = ["title", "subtitle", "text", "symbol", "badge", "link", "date", "tags", "image"]
    let others = record.fields.map { "fields.\($0.name)" }.sorted()
    let otherNames = ["summary": "text", "excerpt": "text", "badges": "badge"]
    let shown = Set(names.map { otherNames[$0] ?? $0 })
    var hasher = ContentHasher()
    for name in slots + others where !shown.contains(name) {
      if let field = field(name, of: record) { hasher.combine(field) }
    }
    if let body = record.body { hasher.combine(body) }
    return hasher.finalize()
  }

  /// The value that stands for one of `item`'s names; nil for names that say nothing about the
  /// record's content, for measures, and for what the record does not have.
  private func field(_ name: String, of record: Record) -> Field? {
    switch name {
    case "title": Field(name: name, value: .text(record.title))
    case "subtitle": record.subtitle.map { Field(name: name, value: .text($0)) }
    case "text", "summary", "excerpt":
      record.text.map { Field(name: "text", value: .text($0)) }
    case "symbol": record.symbol.map { Field(name: name, value: .text($0)) }
    case "badge", "badges": record.badge.map { Field(name: "badge", value: .text($0)) }
    case "link": record.link.map { Field(name: name, value: .text($0)) }
    case "date": record.date.map { Field(name: name, value: .text($0.iso)) }
    case "tags":
      record.tags.isEmpty
        ? nil : Field(name: name, value: .list(record.tags.map { .text($0) }))
    case "image": record.image.map { Field(name: name, value: value(of: $0)) }
    default:
      name.hasPrefix("fields.")
        ? record.fields.first { $0.name == name.dropFirst("fields.".count) } : nil
    }
  }

  private func value(of picture: Picture) -> FieldValue {
    let address =
      switch picture.source {
      case .asset(let index): links.link(to: content.assets[index].output, from: "")
      case .remote(let address): address
      }
    let text = picture.alternative.map { [Field(name: "alt", value: .text($0))] } ?? []
    return .object([Field(name: "src", value: .text(address))] + text)
  }
}

extension ContentHasher {
  /// A field as its name, a letter for its type and its bytes, each with its length before it.
  fileprivate mutating func combine(_ field: Field) {
    combine(counted: field.name)
    combine(field.value)
  }

  private mutating func combine(_ value: FieldValue) {
    switch value {
    case .null: combine("n")
    case .bool(let value): combine(value ? "t" : "f")
    case .number(let number):
      combine("d")
      combine(counted: number.literal)
    case .text(let text):
      combine("s")
      combine(counted: text)
    case .list(let values):
      combine("l")
      combine(UInt64(values.count))
      for value in values { combine(value) }
    case .object(let fields):
      combine("o")
      combine(UInt64(fields.count))
      for field in fields { combine(field) }
    }
  }
}

extension ContentHasher {
  /// What a text says, not where it stands.
  package mutating func combine(_ body: Body) {
    switch body {
    case .file(_, offset: _, line: _, skipsTitle: _, let hash): combine(hash)
    case .text(let text, at: _): combine(counted: text)
    }
  }
}
