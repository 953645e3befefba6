import VitrineModel
import VitrineText

extension JSONWriter {
  mutating func reversal(_ reversal: SiteReversal) {
    beginObject()
    member("hash", "\(reversal.hash)")
    member("generator", reversal.generator)
    if reversal.hashes != 1 {
      key("hashes")
      number(reversal.hashes)
    }
    member("date", reversal.date)
    site(reversal.title, reversal.url, reversal.language, reversal.settings)
    list("pages", reversal.pages) { json, pages in
      json.beginArray()
      for page in pages {
        json.lineBreak()
        json.page(page)
      }
      json.endArray()
    } update: {
      $0.page($1)
    }
    if let measures = reversal.measures {
      key("measures")
      self.measures(measures)
    }
    list("records", reversal.records) {
      $0.records($1)
    } update: {
      $0.record($1)
    }
    endObject()
  }

  /// `order` with `[from, count]` for what stands in the newer list, and numbers for how many of
  /// `removed` come next; `updated` by keys.
  private mutating func list<Element, Update>(
    _ name: String, _ list: ListReversal<Element, Update>,
    removed: (inout JSONWriter, [Element]) -> Void, update: (inout JSONWriter, Update) -> Void
  ) {
    if list.isEmpty { return }
    key(name)
    beginObject()
    if let order = list.order {
      key("order")
      beginArray()
      for run in order {
        switch run {
        case .kept(let from, let count): numbers([Double(from), Double(count)])
        case .removed(let count): number(count)
        }
      }
      endArray()
    }
    if !list.removed.isEmpty {
      key("removed")
      removed(&self, list.removed)
    }
    if !list.updated.isEmpty {
      key("updated")
      beginObject()
      for change in list.updated {
        lineBreak()
        key(change.key)
        update(&self, change.update)
      }
      endObject()
    }
    endObject()
  }

  private mutating func page(_ page: SiteReversal.Page) {
    beginObject()
    member("title", page.title)
    member("text", page.text)
    member("language", page.language)
    member("direction", page.direction)
    member("hash", page.hash?.description)
    member("body", page.body.map { .init(value: $0.value?.description) })
    list("sections", page.sections) { json, sections in
      json.beginArray()
      for section in sections { json.section(section) }
      json.endArray()
    } update: {
      $0.section($1)
    }
    endObject()
  }

  private mutating func section(_ section: SiteReversal.Section) {
    beginObject()
    member("title", section.title)
    member("text", section.text)
    member("hash", section.hash?.description)
    if let layout = section.layout {
      key("layout")
      value(layout.value)
    }
    member("cell", section.cell)
    list("items", section.items) { json, items in
      json.beginObject()
      for item in items {
        json.key(item.id)
        json.textOrNull(item.parent)
      }
      json.endObject()
    } update: {
      $0.textOrNull($1)
    }
    if let titles = section.parentTitles {
      key("titles")
      texts(titles)
    }
    endObject()
  }

  private mutating func record(_ record: SiteReversal.Record) {
    beginObject()
    member("title", record.title)
    member("url", record.url)
    member("cell", record.cell)
    if let hasOwnCell = record.hasOwnCell {
      key("ownCell")
      bool(hasOwnCell)
    }
    member("hash", record.hash?.description)
    if let forms = record.forms { self.forms(forms) }
    member("page", record.page.map { .init(value: $0.value?.description) })
    member("whole", record.whole.map { .init(value: $0.value?.description) })
    list("fields", record.fields) {
      $0.value(.object($1))
    } update: {
      $0.value($1)
    }
    if let measures = record.measures { values(of: measures) }
    endObject()
  }

  private mutating func member(_ key: String, _ was: SiteReversal.Was<String?>?) {
    guard let was else { return }
    self.key(key)
    textOrNull(was.value)
  }

  private mutating func textOrNull(_ text: String?) {
    if let text { self.text(text) } else { null() }
  }
}
