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
}

extension SiteRenderer {
  /// What the cell of the record at `index` of the content shows.
  public func shownRecord(_ index: Int) -> ShownRecord {
    let record = site.content.records[index]
    let cell = site.cells[index]
    let fields = (site.shownNames[cell] ?? []).compactMap { record.field($0, site: site) }
    var hasher = ContentHasher()
    hasher.combine(counted: cell)
    for field in fields { hasher.combine(field) }
    for child in record.children {
      hasher.combine(counted: site.content.records[child].id.description)
    }
    return ShownRecord(cell: cell, fields: fields, hash: hasher.finalize())
  }
}

extension Record {
  /// The value that stands for one of `item`'s names; nil for names that say nothing about the
  /// record's content, for measures, and for what the record does not have.
  fileprivate func field(_ name: String, site: PreparedSite) -> Field? {
    switch name {
    case "title": Field(name: name, value: .text(title))
    case "subtitle": subtitle.map { Field(name: name, value: .text($0)) }
    case "text", "summary", "excerpt": text.map { Field(name: "text", value: .text($0)) }
    case "symbol": symbol.map { Field(name: name, value: .text($0)) }
    case "badge": badge.map { Field(name: name, value: .text($0)) }
    case "link": link.map { Field(name: name, value: .text($0)) }
    case "date": date.map { Field(name: name, value: .text($0.iso)) }
    case "tags": tags.isEmpty ? nil : Field(name: name, value: .list(tags.map { .text($0) }))
    case "image": image.map { Field(name: name, value: $0.value(site: site)) }
    default:
      name.hasPrefix("fields.")
        ? fields.first { $0.name == name.dropFirst("fields.".count) } : nil
    }
  }
}

extension Picture {
  fileprivate func value(site: PreparedSite) -> FieldValue {
    let address = site.source(of: self, from: "")
    let text = alternative.map { [Field(name: "alt", value: .text($0))] } ?? []
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
