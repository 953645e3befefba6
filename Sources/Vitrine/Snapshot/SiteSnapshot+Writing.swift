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
    if hashes != 1 {
      json.key("hashes")
      json.number(hashes)
    }
    json.member("date", date)
    json.site(title, url, language, shownSettings)
    json.lineBreak()
    json.key("files")
    json.beginObject()
    for file in files {
      json.lineBreak()
      json.member(file.path, "\(file.hash)")
    }
    json.endObject()
    json.content(of: self)
    if !redirects.isEmpty {
      json.lineBreak()
      json.key("redirects")
      json.redirects(redirects)
    }
    if let baseline {
      json.lineBreak()
      json.key("baseline")
      json.beginObject()
      json.member("hash", "\(baseline.hash)")
      json.member("date", baseline.date)
      json.endObject()
    }
    if !history.isEmpty {
      json.lineBreak()
      json.key("history")
      json.beginArray()
      for entry in history {
        json.lineBreak()
        json.entry(entry)
      }
      json.endArray()
    }
    json.endObject()
    return json.bytes + "\n".utf8
  }
}

extension JSONWriter {
  /// What all pages show.
  mutating func site(_ title: String, _ url: String?, _ language: String, _ settings: [Field]) {
    key("site")
    beginObject()
    member("title", title)
    member("url", url)
    member("language", language)
    for setting in settings {
      key(setting.name)
      value(setting.value)
    }
    endObject()
  }

  /// What the site shows: pages, measures and records.
  mutating func content(of site: SiteSnapshot) {
    lineBreak()
    key("pages")
    beginArray()
    for page in site.pages {
      lineBreak()
      self.page(page)
    }
    endArray()
    if !site.measures.isEmpty {
      lineBreak()
      key("measures")
      measures(site.measures)
    }
    lineBreak()
    key("records")
    records(site.records)
  }

  fileprivate mutating func redirects(_ redirects: [SiteSnapshot.Redirect]) {
    beginObject()
    for redirect in redirects {
      lineBreak()
      key(redirect.path)
      beginObject()
      switch redirect.target {
      case .record(let id): member("record", id)
      case .page(let path): member("page", path)
      case .renamedPage(let path):
        member("page", path)
        key("renamed")
        bool(true)
      }
      endObject()
    }
    endObject()
  }

  /// By their ids, each on a line of its own.
  mutating func records(_ records: [SiteSnapshot.Record]) {
    beginObject()
    for record in records {
      lineBreak()
      key(record.id)
      self.record(record)
    }
    endObject()
  }

  mutating func page(_ page: SiteSnapshot.Page) {
    beginObject()
    member("path", page.path)
    member("title", page.title)
    member("text", page.text)
    member("language", page.language)
    member("direction", page.direction)
    member("hash", "\(page.hash)")
    member("body", page.body?.description)
    key("sections")
    beginArray()
    for section in page.sections { self.section(section) }
    endArray()
    endObject()
  }

  mutating func section(_ section: SiteSnapshot.Section) {
    beginObject()
    member("id", section.id)
    member("title", section.title)
    member("text", section.text)
    member("hash", "\(section.hash)")
    key("layout")
    value(section.layout.value)
    member("cell", section.cell)
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
    if !section.parentTitles.isEmpty {
      key("titles")
      texts(section.parentTitles)
    }
    endObject()
  }

  /// By collection and name; what is not declared is left out.
  mutating func measures(_ declarations: [SiteSnapshot.MeasureDeclaration]) {
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

  private mutating func record(_ record: SiteSnapshot.Record) {
    beginObject()
    member("title", record.title)
    member("url", record.url)
    member("cell", record.cell)
    if record.hasOwnCell {
      key("ownCell")
      bool(true)
    }
    member("hash", "\(record.hash)")
    if !record.forms.isEmpty { forms(record.forms) }
    member("page", record.page?.description)
    member("whole", record.whole?.description)
    key("fields")
    value(.object(record.fields))
    if !record.measures.isEmpty { values(of: record.measures) }
    endObject()
  }

  mutating func forms(_ forms: [SiteSnapshot.Form]) {
    key("forms")
    beginObject()
    for form in forms { member(form.name, "\(form.hash)") }
    endObject()
  }

  /// The values as `measures`, and where others were reported last these as `reported`.
  mutating func values(of measures: [SiteSnapshot.Measure]) {
    key("measures")
    beginObject()
    for measure in measures {
      key(measure.name)
      number(measure.value)
    }
    endObject()
    let quiet = measures.filter { $0.reported != nil }
    if quiet.isEmpty { return }
    key("reported")
    beginObject()
    for measure in quiet {
      key(measure.name)
      number(measure.lastReported)
    }
    endObject()
  }
}
