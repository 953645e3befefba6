import VitrineContent
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

extension SiteSnapshot {
  /// The record of a build of `reading`, whose files are `files`.
  init(
    of reading: ContentReading, shownBy renderer: SiteRenderer, date: String?,
    files: [String: ContentHash]
  ) {
    let content = reading.content
    let settings = content.settings
    self.init(
      generator: Vitrine.generator, date: date, title: settings.title, url: settings.url,
      language: settings.language,
      files: files.map { File(path: $0, hash: $1) }.sorted { precedesByBytes($0.path, $1.path) },
      pages: content.pages.map { page in
        Page(page, of: content, layouts: reading.layouts, hash: files[page.output])
      },
      measures: content.records.measureDeclarations,
      records: content.records.indices.map { index in
        Record(content.records[index], shown: renderer.shownRecord(index))
      })
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
  fileprivate init(
    _ page: Page, of content: SiteContent, layouts: [LayoutByWidth], hash: ContentHash?
  ) {
    self.init(
      path: page.output, title: page.title, hash: hash ?? ContentHash(of: ""),
      sections: page.sections.map { section in
        SiteSnapshot.Section(section, of: content, layout: layouts[section.layout].name)
      })
  }
}

extension SiteSnapshot.Section {
  fileprivate init(_ section: Section, of content: SiteContent, layout: String) {
    var hasher = ContentHasher()
    for text in [section.title, section.text, section.empty, section.cell, layout] {
      hasher.combine(counted: text ?? "")
    }
    var above: [String] = []
    self.init(
      id: section.id, title: section.title, hash: hasher.finalize(), layout: layout,
      items: section.items.map { item in
        let id = item.id(in: section, of: content)
        above = above.prefix(item.level) + [id]
        return SiteSnapshot.Item(id: id, parent: item.level > 0 ? above[item.level - 1] : nil)
      })
  }
}

extension SiteSnapshot.Record {
  fileprivate init(_ record: Record, shown: ShownRecord) {
    self.init(
      id: record.id.description, title: record.title, url: record.output, cell: shown.cell,
      hash: shown.hash, fields: shown.fields,
      measures: record.measures.map { SiteSnapshot.Measure(name: $0.name, value: $0.value) })
  }
}

extension LayoutByWidth {
  /// The preset's name, `section` for groups, for one of Swift its own; where they differ those of
  /// all widths.
  var name: String {
    var names: [String] = []
    for step in steps where names.last != step.layout.name { names.append(step.layout.name) }
    return names.joined(separator: ", ")
  }
}

extension LayoutDescription {
  var name: String {
    switch self {
    case .list: "list"
    case .grid: "grid"
    case .carousel: "carousel"
    case .gallery: "gallery"
    case .flow: "flow"
    case .section: "section"
    case .named(let layout): layout.name
    }
  }
}
