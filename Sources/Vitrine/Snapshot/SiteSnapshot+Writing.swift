import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// The UTF-8 of `snapshot.json`: keys in a fixed order; one file, page and record a line.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("format")
    json.number(1)
    json.member("generator", generator)
    json.member("date", date)
    json.key("site")
    json.beginObject()
    json.member("title", title)
    json.member("url", url)
    json.member("language", language)
    json.endObject()
    json.lineBreak()
    json.key("files")
    json.beginObject()
    for file in files {
      json.lineBreak()
      json.member(file.path, "\(file.hash)")
    }
    json.endObject()
    json.lineBreak()
    json.key("pages")
    json.beginArray()
    for page in pages {
      json.lineBreak()
      json.page(page)
    }
    json.endArray()
    if !measures.isEmpty {
      json.lineBreak()
      json.key("measures")
      json.measures(measures)
    }
    json.lineBreak()
    json.key("records")
    json.beginObject()
    for record in records {
      json.lineBreak()
      json.key(record.id)
      json.record(record)
    }
    json.endObject()
    json.endObject()
    return json.bytes + "\n".utf8
  }
}

extension JSONWriter {
  fileprivate mutating func page(_ page: SiteSnapshot.Page) {
    beginObject()
    member("path", page.path)
    member("title", page.title)
    member("hash", "\(page.hash)")
    key("sections")
    beginArray()
    for section in page.sections { self.section(section) }
    endArray()
    endObject()
  }

  private mutating func section(_ section: SiteSnapshot.Section) {
    beginObject()
    member("id", section.id)
    member("title", section.title)
    member("hash", "\(section.hash)")
    key("layout")
    value(section.layout.value)
    key("items")
    beginArray()
    for item in section.items { text(item.id) }
    endArray()
    let children = section.items.filter { $0.parent != nil }
    if !children.isEmpty {
      key("parents")
      beginObject()
      for item in children { member(item.id, item.parent) }
      endObject()
    }
    endObject()
  }

  /// By collection and name; what is not declared is left out.
  fileprivate mutating func measures(_ declarations: [SiteSnapshot.MeasureDeclaration]) {
    beginObject()
    var rest = declarations[...]
    while let collection = rest.first?.collection {
      let own = rest.prefix { $0.collection == collection }
      rest = rest.dropFirst(own.count)
      lineBreak()
      key(collection)
      beginObject()
      for measure in own {
        key(measure.name)
        beginObject()
        member("unit", measure.unit)
        member("better", measure.rule.better?.rawValue)
        member("noise", measure.rule.noise)
        member("regression", measure.rule.regression)
        endObject()
      }
      endObject()
    }
    endObject()
  }

  private mutating func member(_ key: String, _ tolerance: MeasureRule.Tolerance?) {
    guard let tolerance else { return }
    self.key(key)
    switch tolerance {
    case .share(let share): text("\((share * 100).decimalText(places: 9))%")
    case .amount(let amount): number(amount)
    }
  }

  fileprivate mutating func record(_ record: SiteSnapshot.Record) {
    beginObject()
    member("title", record.title)
    member("url", record.url)
    member("cell", record.cell)
    member("hash", "\(record.hash)")
    key("fields")
    value(.object(record.fields))
    if !record.measures.isEmpty {
      key("measures")
      beginObject()
      for measure in record.measures {
        key(measure.name)
        number(measure.value)
      }
      endObject()
    }
    endObject()
  }
}
