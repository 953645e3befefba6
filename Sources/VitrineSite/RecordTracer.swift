internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// Renders a record on its own to find out what pages show of it.
struct RecordTracer {
  private let record: Record
  private let templates: SiteTemplates
  private let addresses: SiteAddresses
  private let scope: Scope
  private let item: RecordContext

  init(
    _ record: Record, templates: SiteTemplates, settings: SiteSettings, addresses: SiteAddresses,
    words: SiteWords
  ) {
    self.record = record
    self.templates = templates
    self.addresses = addresses
    scope = Scope(
      site: SiteContext(settings: settings, output: "", words: words) { $0 },
      page: PageContext(words: words))
    item = RecordContext(record.withoutValues, addresses: addresses, words: words)
    item.isLazy = false
    scope.item = item
  }

  func trace(of form: CellPresentation) -> TemplateTrace {
    (item.isWide, item.keepsShape, item.appearances) = (
      form.isWide, form.keepsShape, form.appearances
    )
    (item.cellTexts, item.sectionBadge, item.spark) = (
      form.configured?.texts, form.badge, form.spark
    )
    defer { (item.cellTexts, item.sectionBadge, item.spark) = (nil, nil, nil) }
    var trace = TemplateTrace()
    let template = form.template ?? "outline"
    templates.pages.trace(template, of: scope, into: &trace)
    if form.cell == nil, record.output != nil {
      templates.pages.trace("outline-page", of: scope, into: &trace)
    }
    // The set of accessories in a cell also depends on the record.
    if form.configured != nil, let cell = templates.describedCells[template] as? CellTemplate {
      trace.write("accessories", cell.accessories.map(\.rawValue).joined(separator: " "))
    }
    // The captions below a gallery show the subtitle.
    if CellAppearance.hasKey(form.cell) || form.appearances.contains(.plate) {
      trace.write("plate", record.subtitle ?? "")
    }
    return trace
  }

  /// The trace of the record's own page. `body` is its rendered text.
  func traceOfPage(body: [UInt8]?) -> TemplateTrace {
    (item.isWide, item.keepsShape, item.appearances) = (false, true, [])
    item.isOnOwnPage = true
    item.body = body
    var trace = TemplateTrace()
    templates.pages.trace("item", of: scope, into: &trace)
    // The page's head shows these, too.
    trace.write("description", record.text ?? record.subtitle ?? "")
    trace.write("picture", record.image.map { addresses.source(of: $0.source, from: "") } ?? "")
    item.isOnOwnPage = false
    item.body = nil
    return trace
  }
}

extension Record {
  /// The record with all measured values set to 0, because measures are compared separately.
  fileprivate var withoutValues: Record {
    if measures.isEmpty { return self }
    var record = self
    record.measures = measures.map {
      Measure(name: $0.name, value: 0, literal: "0", unit: $0.unit, rule: $0.rule)
    }
    return record
  }
}
