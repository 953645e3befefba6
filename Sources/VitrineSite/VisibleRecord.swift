package import VitrineLayout
package import VitrineModel
package import VitrineText

/// The part of a record that its cells and its own page show. Builds are compared by it.
package struct VisibleRecord: Sendable {
  /// The cell that shows it: its own, or otherwise the cell of the first section that shows it.
  package var cell: String

  /// Whether the record itself names its cell.
  package var hasOwnCell: Bool

  /// The hash of the contents of each form of its cell, without measures, by the form's name.
  package var forms: [(name: String, hash: ContentHash)]

  /// The values shown in its cells, in the cells' order.
  package var fields: [Field]

  /// The hash of everything on its own page, and of the part that its cells do not show. Nil if it
  /// has no page.
  package var whole: ContentHash?
  package var page: ContentHash?
}

/// The text and the values that a site shows of its records, in cells and on their pages, and of
/// its sections' heads. It depends on the content, on each layout's cell, and on the values that
/// templates use.
///
/// Each record is rendered as for its page, but without the templates' own text, without anything
/// that depends on other records or on its position, and without words and links that depend on the
/// site.
package struct VisibleRecords: Sendable {
  private let content: SiteContent
  private let templates: SiteTemplates
  private let configured: ConfiguredCells
  private let bodies: RenderedBodies
  private let addresses: SiteAddresses
  private let words: SiteWords
  private let settings: SiteSettings

  /// For each record, its own cell, otherwise the cell of its first form, or `row` if no list shows
  /// it.
  private let cells: [String]

  /// For each record, the forms in which lists show it. Empty if no list shows it.
  private let forms: [[CellPresentation]]

  package init(
    _ content: SiteContent, layouts: [LayoutByWidth], templates: SiteTemplates,
    configured: ConfiguredCells = ConfiguredCells(), bodies: RenderedBodies
  ) {
    self.content = content
    self.templates = templates
    self.configured = configured
    self.bodies = bodies
    settings = SiteSettings(title: "")
    // A picture in another format is the same picture.
    addresses = SiteAddresses(
      links: SiteLinks(settings: settings),
      assets: content.assets.map { Asset(file: $0.file, output: $0.source) })
    words = SiteWords(
      language: settings.language, settings: settings, templates: templates)
    forms = Self.forms(content, layouts: layouts, templates, configured)
    cells = zip(content.records, forms).map {
      $0.cell ?? $1.lazy.compactMap(\.cell).first ?? CellAppearance.row.rawValue
    }
  }

  /// Collects the forms of each record. Sections that repeat items come last. The children of a
  /// record are rows on its page.
  private static func forms(
    _ content: SiteContent, layouts: [LayoutByWidth], _ templates: SiteTemplates,
    _ configured: ConfiguredCells
  ) -> [[CellPresentation]] {
    let own = layouts.map { (form: $0.cellPresentation, hasRows: $0.hasRows) }
    var forms = [[CellPresentation]](repeating: [], count: content.records.count)
    // Most records have a single form. Records with the same one share an array.
    var single: [CellPresentation: [CellPresentation]] = [:]
    func add(_ form: CellPresentation, to record: Int) {
      if forms[record].isEmpty {
        if single[form] == nil { single[form] = [form] }
        forms[record] = single[form]!
      } else if !forms[record].contains(form) {
        forms[record].append(form)
      }
    }
    for repeats in [false, true] {
      let sections = content.pages.lazy.filter { !$0.isHidden }.flatMap(\.sections)
      for section in sections where section.repeats == repeats {
        let (form, hasRows) = own[section.layout]
        // Only rows show the children of a record.
        for place in hasRows ? Array(section.items.indices) : section.runs.flatMap(\.items) {
          let item = section.items[place]
          guard case .record(let index) = item.content else { continue }
          let next = place + 1 < section.items.count ? section.items[place + 1].level : 0
          var shown = form
          shown.cell = section.cell(of: content.records[index]) ?? form.cell
          let opens = hasRows && next > item.level
          let made = shown.cell.flatMap { configured.cell($0, of: index, opens: opens) }
          if opens {
            let opener = shown.cell.flatMap {
              made != nil || templates.describedCells[CellTemplate.openerName($0)] != nil ? $0 : nil
            }
            shown = CellPresentation(opener: opener, keepsShape: form.keepsShape)
          }
          shown.configured = made
          if section.table == nil, section.spark != .history, !opens { shown.spark = section.spark }
          if section.badge != nil {
            shown.badge = SectionBadge(
              of: section, for: content.records[index], at: index, in: templates.descriptions,
              configured)
            shown.badgeName = section.badge
          }
          add(shown, to: index)
        }
      }
    }
    let childForm = GeneratedListLayout.children.layout.cellPresentation
    for record in content.records where record.output != nil {
      for child in record.children { add(childForm, to: child) }
    }
    return forms
  }

  /// Fingerprints of what affects the shown part of a record other than the record itself, for all
  /// records together and for each.
  package struct Fingerprints: Hashable, Sendable {
    package var shared: UInt64
    package var records: [UInt64]

    package init(shared: UInt64, records: [UInt64]) {
      self.shared = shared
      self.records = records
    }
  }

  package var fingerprints: Fingerprints {
    let settings = content.settings
    // Most records are shown in the same forms.
    var known: [[CellPresentation]: UInt64] = [:]
    let recordFingerprints = zip(forms, cells).map { forms, cell in
      let formsFingerprint = known[forms] ?? Fingerprint.of(.none) { $0.feed(forms) }
      known[forms] = formsFingerprint
      return Fingerprint.of(.none) { $0.feed(formsFingerprint, cell) }
    }
    return Fingerprints(
      shared: Fingerprint.of(.none) {
        $0.feed(
          templates.fingerprint, settings.unsafe, settings.remoteImages, settings.prettyLinks,
          settings.language, settings.direction.rawValue)
      },
      records: recordFingerprints)
  }

  /// Whether any visible page shows the record at `index` of the content.
  package func isShown(_ index: Int) -> Bool {
    !content.records[index].isHidden
      && (content.records[index].output != nil || !forms[index].isEmpty)
  }

  /// The shown part of the record at `index` of the content.
  package subscript(index: Int) -> VisibleRecord {
    let record = content.records[index]
    let tracer = RecordTracer(
      record, templates: templates, settings: settings, addresses: addresses, words: words)
    let traces = forms[index].map { ($0, tracer.trace(of: $0)) }
    var shown = VisibleRecord(
      cell: cells[index], hasOwnCell: record.cell != nil,
      forms: traces.map { ($0.name, $1.hash) }.sorted { $0.0 < $1.0 },
      fields: fields(of: record, in: forms[index]))
    if let output = record.output {
      let body = record.body.map { withoutLineBreaks(html(of: $0, on: output)) }
      let trace = tracer.traceOfPage(body: body)
      shown.whole = trace.hash
      shown.page = trace.hash(excluding: traces.flatMap(\.1.values))
      if let further = furtherMedia(of: record) { shown.fields.append(further) }
    }
    return shown
  }

  /// The hash of a page's rendered introduction, or nil if it has none.
  package func introduction(ofPage index: Int) -> ContentHash? {
    content.pages[index].introduction.map {
      ContentHash(of: withoutLineBreaks(html(of: $0, on: content.pages[index].output)))
    }
  }

  /// A rendered text, with the names of pictures as `addresses` has them.
  private func html(of body: Body, on output: String) -> [UInt8] {
    let rendered = bodies.body(body, on: output)
    var html = rendered.html
    var renamed: Set<Int> = []
    for case .sources(let asset) in rendered.insertions.map(\.content)
    where content.assets[asset].scalable != nil && renamed.insert(asset).inserted {
      let links = addresses.links
      html.replace(
        links.link(to: content.assets[asset].output, from: "").utf8,
        with: links.link(to: content.assets[asset].source, from: "").utf8)
    }
    return html
  }

  /// The hash of a section's head and of its message if empty, without the number of items. `page`
  /// is the output of its page.
  package func hash(
    ofHead section: Section, onPage page: String, layout: LayoutByWidth
  ) -> ContentHash {
    let context = SectionContext(words: words)
    context.title = section.title
    context.text = section.text
    context.markup = section.body.map { html(of: $0, on: page) }
    context.texts = section.texts
    context.enlarges = section.enlarges
    context.isEmpty = section.items.isEmpty
    context.count = RecordCount(shown: 0)
    let scope = Scope(
      site: SiteContext(settings: settings, output: "", words: words) { $0 },
      page: PageContext(words: words))
    scope.section = context
    var trace = TemplateTrace()
    templates.pages.trace("section", of: scope, into: &trace)
    for shown in [
      configured.headers.shown(section.header, onPage: page, ofSection: section.id),
      configured.footers.shown(section.footer, onPage: page, ofSection: section.id),
    ] {
      guard let shown else { continue }
      context.ownTexts = shown.texts
      templates.pages.trace(shown.template, of: scope, into: &trace)
    }
    // A footer shows the text even without a title.
    if section.title == nil, layout.steps.contains(where: { $0.supplements.footer != nil }) {
      trace.write("footer", section.text ?? "")
    }
    for entry in section.index { trace.write("index", "\(entry.item) \(entry.label)") }
    if let changed = section.changed {
      trace.write("changes", changed.kinds.map(\.rawValue).sorted().joined(separator: " "))
    }
    if section.foldsUnderTitle { trace.write("header", "row") }
    if let open = section.open { trace.write("open", open.text) }
    if let length = section.pageLength { trace.write("pages", String(length)) }
    return trace.hash
  }

  /// The values that the forms show, without duplicates.
  private func fields(of record: Record, in forms: [CellPresentation]) -> [Field] {
    var fields: [Field] = []
    for form in forms {
      let names = form.template.map { templates.shownNames[$0] ?? [] } ?? Self.namesOfOutline
      let drawn =
        form.spark.map { ItemMember.all(in: "columns.\(TextName.encoded($0.name))") } ?? []
      for field in (names + drawn).lazy.compactMap({ self.field($0, of: record) })
      where !fields.contains(where: { $0.name == field.name }) {
        fields.append(field)
      }
    }
    return fields
  }

  private static let namesOfOutline: [ItemMember] = [
    .slot(.image), .slot(.symbol), .slot(.title), .slot(.subtitle),
  ]

  /// Returns nil if the record does not have it.
  private func field(_ name: ItemMember, of record: Record) -> Field? {
    switch name {
    case .slot(let slot): field(slot, of: record)
    case .linkWithoutPage: record.output == nil ? field(.link, of: record) : nil
    case .field(let name): record.fields.first { $0.name == name }
    }
  }

  private func field(_ slot: RecordSlot, of record: Record) -> Field? {
    let value = slot == .image ? record.image.map(value(of:)) : record[slot]
    return value.map { Field(name: slot.rawValue, value: $0) }
  }

  private func value(of picture: Picture) -> FieldValue {
    value(of: picture.source, picture.alternative)
  }

  private func value(of source: Picture.Source, _ words: String?) -> FieldValue {
    let address = addresses.source(of: source, from: "")
    let text = words.map { [Field(name: "alt", value: .text($0))] } ?? []
    return .object([Field(name: "src", value: .text(address))] + text)
  }

  /// The media that only its page shows, or nil if it has no media except the picture in its cells.
  private func furtherMedia(of record: Record) -> Field? {
    let further = record.media.filter { $0.source != record.image?.source }
    if further.isEmpty { return nil }
    return Field(
      name: RecordSlot.images.rawValue,
      value: .list(further.map { value(of: $0.source, $0.label) }))
  }
}
