import VitrineModel
import VitrineSite
import VitrineText

extension SiteSnapshot {
  /// The record of a build of `content`, as far as it is known before the files are; `past` is taken from
  /// the last build where nothing changed.
  init(
    of content: SiteContent, shown: ShownRecords, date: String?, reusing past: PastSnapshot? = nil
  ) {
    let settings = content.settings
    var isKept = [Bool](repeating: false, count: content.records.count)
    let records = content.records.indices.map { index in
      if let kept = past?.record(index, shown: shown) {
        isKept[index] = true
        return kept
      }
      return Record(content.records[index], shown: shown[index])
    }
    self.init(
      generator: Vitrine.generator, date: date, title: settings.title, url: settings.url,
      language: settings.language, files: [],
      pages: content.pages.enumerated().map { index, page in
        past?.page(index) { isKept[$0] } ?? Page(page, of: content, records: records)
      },
      measures: content.records.measureDeclarations, records: records)
  }
}

extension [Record] {
  /// The measures that these have, in the order in which they first do.
  fileprivate var measureDeclarations: [SiteSnapshot.MeasureDeclaration] {
    var declarations: [SiteSnapshot.MeasureDeclaration] = []
    var known: [String: Set<String>] = [:]
    for record in self {
      for measure in record.measures
      where known[record.id.collection, default: []].insert(measure.name).inserted {
        declarations.append(
          SiteSnapshot.MeasureDeclaration(
            collection: record.id.collection, name: measure.name, unit: measure.unit,
            rule: measure.rule))
      }
    }
    return declarations
  }
}

extension SiteSnapshot.Page {
  fileprivate init(_ page: Page, of content: SiteContent, records: [SiteSnapshot.Record]) {
    var body = ContentHasher()
    for text in [page.language, page.direction.rawValue] { body.combine(counted: text) }
    if let introduction = page.introduction { body.combine(introduction) }
    let bodyHash = body.finalize()
    var hasher = ContentHasher()
    for text in [page.title, page.text] { hasher.combine(counted: text ?? "") }
    hasher.combine(bodyHash.value)
    let sections = page.sections.map { SiteSnapshot.Section($0, of: content) }
    for (section, source) in zip(sections, page.sections) {
      hasher.combine(counted: section.id)
      hasher.combine(section.hash.value)
      for (item, placed) in zip(section.items, source.items) {
        hasher.combine(counted: item.id)
        hasher.combine(counted: item.parent ?? "")
        guard case .record(let index) = placed.content else { continue }
        hasher.combine(records[index].hash.value)
        for measure in records[index].measures { hasher.combine(measure.value.bitPattern) }
      }
    }
    self.init(
      path: page.output, title: page.title, text: page.text, hash: hasher.finalize(),
      body: bodyHash, sections: sections)
  }
}

extension SiteSnapshot.Section {
  fileprivate init(_ section: Section, of content: SiteContent) {
    var hasher = ContentHasher()
    for text in [section.title, section.text, section.empty, section.cell] {
      hasher.combine(counted: text ?? "")
    }
    var layout = JSONWriter()
    layout.value(section.layoutDeclaration.value)
    hasher.combine(layout.bytes)
    var above: [String] = []
    self.init(
      id: section.id, title: section.title, text: section.text, hash: hasher.finalize(),
      layout: section.layoutDeclaration, cell: section.cell,
      items: section.items.map { item in
        let id = item.id(in: section, of: content)
        above = above.prefix(item.level) + [id]
        return SiteSnapshot.Item(id: id, parent: item.level > 0 ? above[item.level - 1] : nil)
      })
    for item in section.items {
      guard case .outline(let id, let title) = item.content, title != id.outlineTitle else {
        continue
      }
      parentTitles[id] = title
    }
  }
}

extension SiteSnapshot.Record {
  fileprivate init(_ record: Record, shown: ShownRecord) {
    self.init(
      id: record.id.description, title: record.title, url: record.output, cell: shown.cell,
      hash: shown.hash, page: shown.pageHash, fields: shown.fields.map(\.asWritten),
      measures: record.measures.map { SiteSnapshot.Measure(name: $0.name, value: $0.value) })
  }
}
