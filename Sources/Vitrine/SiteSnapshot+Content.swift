import VitrineContent
import VitrineData
import VitrineLayout
import VitrineModel
import VitrineSite
import VitrineText

extension SiteSnapshot {
  /// The version of the rules by which this Vitrine hashes what pages show.
  static let currentHashes = 4

  /// The snapshot of a build of `content` without its files, which are not known yet. Unchanged
  /// pages are taken from `previous`. `records` has one element per record of the content, which is
  /// nil if no page shows the record; the snapshot leaves those out.
  init(
    of content: SiteContent, records: [Record?], shown: VisibleRecords, layouts: [LayoutByWidth],
    date: String?, reusing previous: ReusableSnapshot?
  ) {
    let settings = content.settings
    self.init(
      generator: Vitrine.generator, date: date, title: settings.title, url: settings.url,
      language: settings.language, files: [],
      pages: content.shownPages.map { index in
        previous?.page(index) ?? Page(index, of: content, records, shown, layouts)
      },
      measures: content.records.measureDeclarations, records: records.compactMap { $0 })
    hashes = Self.currentHashes
    statuses = content.records.statusDeclarations
    site.settings = content.shownSettings
  }

  /// Returns the snapshot with the files of the site.
  func with(_ files: [File]) -> SiteSnapshot {
    var snapshot = self
    snapshot.files = files
    return snapshot
  }
}

extension SiteContent {
  /// The indices of the pages that are not hidden. Only these are in a snapshot.
  var shownPages: [Int] { pages.indices.filter { !pages[$0].isHidden } }

  /// The settings that pages show, other than title, address and language. Values derived from
  /// pages, such as their titles in the navigation, belong to those pages and are not repeated
  /// here.
  fileprivate var shownSettings: [Field] {
    func text(_ name: String, _ text: String?) -> Field? {
      text.map { Field(name: name, value: .text($0)) }
    }
    let titles = Dictionary(byBytes: pages.map { ($0.output, $0.title) })
    let words = settings.words.filter { $0.key.isOfPages }.sorted {
      $0.key.rawValue < $1.key.rawValue
    }
    let navigation: [FieldValue] = settings.navigation.map { entry in
      .object(
        [
          text("target", entry.target),
          titles[entry.target] == entry.title ? nil : text("title", entry.title),
        ]
        .compactMap { $0 })
    }
    return [
      text("description", settings.description), text("direction", settings.direction.rawValue),
      text("edit", settings.edit), settings.prettyLinks ? text("links", "pretty") : nil,
      Field(name: "navigation", value: .list(navigation)),
      settings.hasOwnNavigation ? Field(name: "ownNavigation", value: .bool(true)) : nil,
      words.isEmpty
        ? nil
        : Field(
          name: "words",
          value: .object(words.map { Field(name: $0.key.rawValue, value: $0.value.fieldValue) })),
    ].compactMap { $0 }
  }
}

extension PluralText {
  /// The text, or a map of its plural forms if it has several.
  fileprivate var fieldValue: FieldValue {
    forms.count == 1
      ? .text(other)
      : .object(forms.map { Field(name: $0.category.rawValue, value: .text($0.text)) })
  }
}

extension [Record] {
  /// The measures of these records, in order of first appearance.
  fileprivate var measureDeclarations: [SiteSnapshot.MeasureDeclaration] {
    var declarations: [SiteSnapshot.MeasureDeclaration] = []
    var known: [ExactText: Set<String>] = [:]
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

  /// The status order of each collection that these records belong to.
  fileprivate var statusDeclarations: [SiteSnapshot.StatusDeclaration] {
    var known: Set<ExactText> = []
    return compactMap { record in
      guard let rule = record.status?.rule, known.insert(record.id.collection) else {
        return nil
      }
      return SiteSnapshot.StatusDeclaration(collection: record.id.collection, rule: rule)
    }
  }
}

extension SiteSnapshot.Page {
  fileprivate init(
    _ index: Int, of content: SiteContent, _ records: [SiteSnapshot.Record?],
    _ shown: VisibleRecords,
    _ layouts: [LayoutByWidth]
  ) {
    let (page, settings) = (content.pages[index], content.settings)
    let body = shown.introduction(ofPage: index)
    let language = page.language == settings.language ? nil : page.language
    let direction = page.direction == settings.direction ? nil : page.direction.rawValue
    var hasher = ContentHasher()
    for text in [page.title, page.text, language, direction] {
      hasher.combine(counted: text ?? "")
    }
    hasher.combine(body?.value ?? 0)
    let sections = page.sections.map { section in
      SiteSnapshot.Section(
        section, of: content, records,
        hash: shown.hash(
          ofHead: section, onPage: page.output, layout: layouts[section.layout]))
    }
    for (section, source) in zip(sections, page.sections) {
      hasher.combine(section, of: source, records)
    }
    self.init(
      path: page.output, title: page.title, text: page.text, language: language,
      direction: direction, hash: hasher.finalize(), body: body, sections: sections,
      figures: page.figures.figures.map(SiteSnapshot.Figure.init))
  }
}

extension ContentHasher {
  /// Adds everything that a page shows of a section, including its contents.
  fileprivate mutating func combine(
    _ section: SiteSnapshot.Section, of source: Section, _ records: [SiteSnapshot.Record?]
  ) {
    combine(counted: section.id)
    combine(section.hash.value)
    combine(counted: section.cell ?? "")
    var layout = JSONWriter()
    layout.value(section.layout.value)
    combine(layout.bytes)
    for item in section.items {
      combine(counted: item.id)
      combine(counted: item.parent ?? "")
    }
    for item in source.items {
      guard case .record(let index) = item.content, let record = records[index] else { continue }
      combine(record.hash.value)
      for measure in record.measures { combine(measure.value.bitPattern) }
      if let status = record.status { combine(counted: status) }
    }
    for (id, title) in section.parentTitles.sorted(by: { $0.key < $1.key }) {
      combine(counted: id.text)
      combine(counted: title)
    }
  }
}

extension SiteSnapshot.Section {
  fileprivate init(
    _ section: Section, of content: SiteContent, _ records: [SiteSnapshot.Record?],
    hash: ContentHash
  ) {
    var above: [String] = []
    self.init(
      id: section.id, title: section.title, text: section.text, hash: hash,
      layout: section.layoutDeclaration, cell: section.cell,
      items: section.items.compactMap { item in
        if case .record(let index) = item.content, records[index] == nil { return nil }
        let id = item.id(in: section, of: content)
        above = above.prefix(item.level) + [id]
        return SiteSnapshot.Item(id: id, parent: item.level > 0 ? above[item.level - 1] : nil)
      })
    figures = section.figures.figures.map(SiteSnapshot.Figure.init)
    for item in section.items {
      guard case .outline(let id, let title) = item.content, title != id.outlineTitle else {
        continue
      }
      parentTitles[id] = title
    }
  }
}

extension SiteSnapshot.Record {
  init(_ record: Record, shown: VisibleRecord) {
    // Without forms, lists do not show the record: only its own page does.
    let forms =
      shown.forms.isEmpty
      ? [(name: "none", hash: ContentHash(value: 0))] : shown.forms
    var hasher = ContentHasher()
    for form in forms { hasher.combine(form.hash.value) }
    let isOne = forms.count == 1
    self.init(
      id: record.id.description, title: record.title, url: record.output, cell: shown.cell,
      hasOwnCell: shown.hasOwnCell, hash: isOne ? forms[0].hash : hasher.finalize(),
      forms: isOne && forms[0].name == shown.cell
        ? [] : forms.map { SiteSnapshot.Form(name: $0.name, hash: $0.hash) },
      page: shown.page, whole: shown.whole, fields: shown.fields.map(\.asWritten),
      measures: record.measures.map { SiteSnapshot.Measure(name: $0.name, value: $0.value) },
      status: record.status?.state)
  }
}
