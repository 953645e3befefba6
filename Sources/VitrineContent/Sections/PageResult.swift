import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// The sections of a page after they were built.
struct PageResult: Sendable {
  /// The collections that they show.
  var collections: Set<Int>
  var sections: [Section]

  /// The collections for which a section's conditions match no records, or are wrong.
  var unmetCollections: Set<Int>
  var filtering: Filtering?
  var figures: KeyFigures
  var feeds: [ItemFeed]

  /// One for each section.
  var orders: [SectionOrder]

  /// The layouts requested from the table, in order, and then the layout of each section.
  var requestedLayouts: [LayoutByWidth]
  var layouts: [LayoutByWidth]
  var diagnostics: [Diagnostic]
}

extension SectionBuilder {
  /// Builds the sections of a page.
  mutating func read(page: Int, direction: Page.Direction) -> PageResult {
    diagnostics = []
    unmetCollections = []
    incomparableFields = []
    sectionRoots = []
    let requested = layouts.requested.count
    var shown: Set<Int> = []
    var sections: [Section] = []
    var orders: [SectionOrder] = []
    for section in plan.pages[page].sections ?? defaultSections(of: page) {
      guard let collection = plan.collection(of: section, page: page) else {
        if let missing = plan.missingCollection(of: section, page: page) {
          diagnostics.append(missing)
        }
        continue
      }
      var built = build(section, page: page, collection: collection)
      if plan.pages[page].sections == nil, plan.collections[collection].terms != nil {
        for index in built.indices { layOutIndex(&built[index], of: collection) }
      }
      shown.insert(collection)
      sections += built
      orders += Array(repeating: order(of: section, collection: collection), count: built.count)
    }
    nameSections(&sections)
    checkRepeats(sections)
    for index in sections.indices {
      sections[index].layout = layouts.index(
        of: sections[index].layout, section: index, direction: direction.layoutDirection)
    }
    let (filtering, figures) = filteringAndFigures(page: page, in: sections, of: shown)
    let feeds = feeds(page: page, sections)
    return PageResult(
      collections: shown, sections: sections, unmetCollections: unmetCollections,
      filtering: filtering,
      figures: figures, feeds: feeds,
      orders: orders,
      requestedLayouts: layouts.requested[requested...].map { layouts.layouts[$0] },
      layouts: sections.map { layouts.layouts[$0.layout] }, diagnostics: diagnostics)
  }

  /// Returns the sections of a page from a previous reading. Requests their layouts in the same
  /// order as that reading, so that all layouts get the same indices as in a full reading.
  mutating func reuse(_ result: PageResult) -> [Section] {
    for layout in result.requestedLayouts { _ = layouts.index(of: layout) }
    var sections = result.sections
    for (index, layout) in result.layouts.enumerated() {
      let number = layouts.index(of: layout)
      if sections[index].layout != number { sections[index].layout = number }
    }
    return sections
  }

  /// Returns the sections of a page that declares none: one for each of its collections, with all
  /// records.
  private func defaultSections(of page: Int) -> [SectionDeclaration] {
    let own = plan.collections[plan.collectionsOfPage[page]]
    return own.map { plan in
      var declaration = SectionDeclaration(place: plan.declaration.place)
      declaration.collection = plan.declaration.name.map {
        SectionDeclaration.Name(text: $0, place: plan.declaration.place)
      }
      declaration.section.title = own.count > 1 ? plan.declaration.name : nil
      return declaration
    }
  }
}
