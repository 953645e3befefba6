import VitrineModel
import VitrineText

/// What turns the record of a build back into that of the build before, all but what stands on the disk: its
/// `files` and `redirects`.
///
/// It is as long as what changed.
struct SiteReversal: Hashable, Sendable {
  /// Of the content of the build before, by which turning back is checked.
  var hash: ContentHash
  var generator: String
  var hashes = 1
  var date: String?
  var title: String
  var url: String?
  var language: String
  var settings: [Field] = []
  var pages: ListReversal<SiteSnapshot.Page, Page>

  /// All of them, where they were others.
  var measures: [SiteSnapshot.MeasureDeclaration]?
  var records: ListReversal<SiteSnapshot.Record, Record>

  /// What a page was; nil for what stayed the same.
  struct Page: Hashable, Sendable {
    var title: String?
    var text: Was<String?>?
    var language: Was<String?>?
    var direction: Was<String?>?
    var hash: ContentHash?
    var body: Was<ContentHash?>?
    var sections: ListReversal<SiteSnapshot.Section, Section>
  }

  struct Section: Hashable, Sendable {
    var title: Was<String?>?
    var text: Was<String?>?
    var hash: ContentHash?
    var layout: LayoutDeclaration?
    var cell: Was<String?>?
    var items: ListReversal<SiteSnapshot.Item, String?>

    /// All of them, where they were others.
    var parentTitles: [String: String]?
  }

  struct Record: Hashable, Sendable {
    var title: String?
    var url: Was<String?>?
    var cell: String?
    var hasOwnCell: Bool?
    var hash: ContentHash?

    /// All of them, where they were others.
    var forms: [SiteSnapshot.Form]?
    var page: Was<ContentHash?>?
    var whole: Was<ContentHash?>?
    var fields: ListReversal<Field, FieldValue>

    /// All of them, where they were others.
    var measures: [SiteSnapshot.Measure]?
  }

  /// A value that may itself be nothing.
  struct Was<Value: Hashable & Sendable>: Hashable, Sendable {
    var value: Value
  }
}

extension SiteReversal {
  /// One that holds all of `old`, whatever comes after it; `hash` is that of its content.
  init(to old: SiteSnapshot, of hash: ContentHash) {
    var nothing = old
    (nothing.pages, nothing.records, nothing.measures) = ([], [], [])
    self.init(from: nothing, to: old, of: hash)
    measures = old.measures
  }

  /// `hash` is that of the content of `old`.
  init(from new: SiteSnapshot, to old: SiteSnapshot, of hash: ContentHash) {
    self.hash = hash
    generator = old.generator
    hashes = old.hashes
    date = old.date
    title = old.title
    url = old.url
    language = old.language
    settings = old.shownSettings
    pages = ListReversal(from: new.pages, to: old.pages, key: \.path) { Page(from: $0, to: $1) }
    measures = new.measures == old.measures ? nil : old.measures
    records = ListReversal(from: new.records, to: old.records, key: \.id) {
      Record(from: $0, to: $1)
    }
  }
}

extension SiteReversal.Page {
  fileprivate init?(from new: SiteSnapshot.Page, to old: SiteSnapshot.Page) {
    if new == old { return nil }
    title = new.title == old.title ? nil : old.title
    text = new.text == old.text ? nil : .init(value: old.text)
    language = new.language == old.language ? nil : .init(value: old.language)
    direction = new.direction == old.direction ? nil : .init(value: old.direction)
    hash = new.hash == old.hash ? nil : old.hash
    body = new.body == old.body ? nil : .init(value: old.body)
    sections = ListReversal(from: new.sections, to: old.sections, key: \.id) {
      SiteReversal.Section(from: $0, to: $1)
    }
  }

  func revert(_ page: SiteSnapshot.Page) throws(SnapshotFileError) -> SiteSnapshot.Page {
    var page = page
    page.title = title ?? page.title
    if let text { page.text = text.value }
    if let language { page.language = language.value }
    if let direction { page.direction = direction.value }
    page.hash = hash ?? page.hash
    if let body { page.body = body.value }
    page.sections = try sections.reverted(page.sections, key: \.id) {
      (section, old) throws(SnapshotFileError) in try old.revert(section)
    }
    return page
  }
}

extension SiteReversal.Section {
  fileprivate init?(from new: SiteSnapshot.Section, to old: SiteSnapshot.Section) {
    if new == old { return nil }
    title = new.title == old.title ? nil : .init(value: old.title)
    text = new.text == old.text ? nil : .init(value: old.text)
    hash = new.hash == old.hash ? nil : old.hash
    layout = new.layout == old.layout ? nil : old.layout
    cell = new.cell == old.cell ? nil : .init(value: old.cell)
    items = ListReversal(from: new.items, to: old.items, key: \.id) {
      $0.parent == $1.parent ? nil : .some($1.parent)
    }
    parentTitles = new.parentTitles == old.parentTitles ? nil : old.parentTitles
  }

  fileprivate func revert(
    _ section: SiteSnapshot.Section
  ) throws(SnapshotFileError) -> SiteSnapshot.Section {
    var section = section
    if let title { section.title = title.value }
    if let text { section.text = text.value }
    section.hash = hash ?? section.hash
    section.layout = layout ?? section.layout
    if let cell { section.cell = cell.value }
    section.items = try items.reverted(section.items, key: \.id) {
      SiteSnapshot.Item(id: $0.id, parent: $1)
    }
    section.parentTitles = parentTitles ?? section.parentTitles
    return section
  }
}

extension SiteReversal.Record {
  fileprivate init?(from new: SiteSnapshot.Record, to old: SiteSnapshot.Record) {
    if new == old { return nil }
    title = new.title == old.title ? nil : old.title
    url = new.url == old.url ? nil : .init(value: old.url)
    cell = new.cell == old.cell ? nil : old.cell
    hasOwnCell = new.hasOwnCell == old.hasOwnCell ? nil : old.hasOwnCell
    hash = new.hash == old.hash ? nil : old.hash
    forms = new.forms == old.forms ? nil : old.forms
    page = new.page == old.page ? nil : .init(value: old.page)
    whole = new.whole == old.whole ? nil : .init(value: old.whole)
    fields = ListReversal(from: new.fields, to: old.fields, key: \.name) {
      $0.value == $1.value ? nil : $1.value
    }
    measures = new.measures == old.measures ? nil : old.measures
  }

  func revert(_ record: SiteSnapshot.Record) throws(SnapshotFileError) -> SiteSnapshot.Record {
    var record = record
    record.title = title ?? record.title
    if let url { record.url = url.value }
    record.cell = cell ?? record.cell
    record.hasOwnCell = hasOwnCell ?? record.hasOwnCell
    record.hash = hash ?? record.hash
    record.forms = forms ?? record.forms
    if let page { record.page = page.value }
    if let whole { record.whole = whole.value }
    record.fields = try fields.reverted(record.fields, key: \.name) {
      Field(name: $0.name, value: $1)
    }
    record.measures = measures ?? record.measures
    return record
  }
}

extension ListReversal {
  func reverted(
    _ new: [Element], key: (Element) -> String,
    revert: (Element, Update) throws(SnapshotFileError) -> Element
  ) throws(SnapshotFileError) -> [Element] {
    guard let old = try older(than: new, key: key, revert: revert) else {
      throw .value("history")
    }
    return old
  }
}
