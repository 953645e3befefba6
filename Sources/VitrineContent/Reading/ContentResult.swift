package import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel

/// The content read from a folder, and all mistakes in it.
package struct ContentResult: Sendable {
  package var content: SiteContent

  /// The distinct layouts of all sections, which refer to them by index.
  package var layouts: [LayoutByWidth]

  /// The configured cells, by the names that sections use for them.
  package let cells: [String: CellConfiguration]

  /// The configured headers and footers, by the names that sections use for them.
  package let headers: [String: CellConfiguration]
  package let footers: [String: CellConfiguration]

  /// The configured badges, by the names that sections use for them.
  package let badges: [String: BadgeConfiguration]

  /// For each collection, the fields declared to contain text.
  package let textFields: [String: Set<String>]

  /// The tables of its sections, by the names of their row cells.
  package let tables: [String: SectionTable]

  /// Sorted by file, line and column. If there is an error among them, the content is incomplete,
  /// and no site is built from it.
  package var diagnostics: [Diagnostic]

  /// The number of drafts that are left out: items, and pages with everything in their folders.
  package let drafts: Int

  /// The destinations of links in Markdown.
  var links: LinkTable

  /// The destinations of items' names in Markdown.
  let items: LinkableItems

  /// The content files of pictures that browsers cannot show.
  let omittedPictures: Set<ExactText>

  /// The pictures in several sizes, by their outputs.
  let scalablePictures: [ExactText: (asset: Int, picture: ScalablePicture)]

  /// Everything that determines the order of the site's items.
  let order: SiteOrder

  let folder: ContentFolder

  /// The patterns of `files` in `site.yml`.
  private let filePatterns: [FilePattern]

  /// The results that the next reading can reuse, or nil if they are not kept.
  let reusableAssembly: ContentAssembly?

  /// The records that are unchanged since the previous reading and have the same indices.
  package let unchangedRecords: [Range<Int>]
}

/// Reads the content folder at `folder`, except for the bodies of its Markdown.
///
/// `folder` is a path of the file system. Locations in the result are relative to it.
///
/// `listing` is a listing of the folder, if there is one already.
///
/// With `keepsReading`, the result can be passed as `previous` to the next reading of the same
/// folder. That reading skips unchanged files, but its result is the same as that of a full
/// reading.
package func readContent(
  at folder: String, options: ContentOptions, listing: ContentListing? = nil,
  keepsReading: Bool = false, previous: ContentResult? = nil
) -> ContentResult {
  let folder = ContentFolder(path: folder)
  let previous =
    keepsReading
    ? previous?.reusableAssembly.flatMap {
      $0.input.canBeReused(for: folder, options) ? $0 : nil
    } : nil
  let input = ContentInput(
    folder, options: options, listing: listing, keepsResults: keepsReading,
    previous: previous?.input,
    known: previous?.sources ?? [:])
  let plan = ContentPlan(of: input, previous: previous?.plan)
  return ContentResult(ContentAssembly(of: plan, previous: previous))
}

extension ContentResult {
  /// Whether `files` in `site.yml` matches this file.
  package func isChosen(_ file: String) -> Bool { filePatterns.contains { $0.matches(file) } }

  fileprivate init(_ assembly: ContentAssembly) {
    let plan = assembly.plan
    content = SiteContent(
      settings: assembly.settings, pages: assembly.pages, records: assembly.table.records,
      assets: assembly.assets)
    content.notFound = assembly.notFound
    content.takeTerms(assembly.siteTerms, from: assembly.recordsOfFiles)
    content.downloads = assembly.downloads
    content.descriptions = assembly.descriptions
    order = assembly.order
    content.orders = order.numbers
    for collection in plan.collections {
      content.searched[collection.name] = collection.declaration.searched
    }
    for lookup in plan.lookups.all where lookup.lookup.shown == nil {
      content.lookups[lookup.name, default: []].insert(plan.collections[lookup.target].name)
    }
    textFields = plan.collections.reduce(into: [:]) { all, collection in
      let fields = collection.declaration.shape.allMappings.flatMap { $0.shape.fields ?? [] }
      all[collection.name] = Set(fields.lazy.filter { $0.form.type == .text }.map(\.name))
    }
    items = LinkableItems(of: content)
    layouts = assembly.layouts
    func merged(
      _ configurations: (PageDeclaration) -> [String: CellConfiguration]
    ) -> [String: CellConfiguration] {
      plan.pages.reduce(into: [:]) { all, page in
        all.merge(configurations(page)) { first, _ in first }
      }
    }
    cells = merged(\.cellConfigurations)
    headers = merged(\.headerConfigurations)
    footers = merged(\.footerConfigurations)
    badges = plan.pages.lazy.flatMap { $0.sections ?? [] }.compactMap(\.badge)
      .reduce(into: [:]) { $0[$1.name] = $1.configuration }
    let sections = (content.pages + content.terms.pages).lazy.flatMap(\.sections)
    tables = sections.reduce(into: [:]) { tables, section in
      if let cell = section.cell, let table = section.table { tables[cell] = table }
    }
    drafts = plan.drafts.count + assembly.collections.reduce(0) { $0 + $1.drafts.count }
    diagnostics = assembly.diagnostics.inOrderOfPlaces
    links = assembly.links
    scalablePictures = Dictionary(
      byBytes: assembly.assets.enumerated().compactMap { index, asset in
        asset.scalable.map { (asset.output, (index, $0)) }
      })
    omittedPictures = assembly.omittedPictures
    folder = plan.input.folder
    filePatterns = plan.site.files.map(\.pattern)
    reusableAssembly = plan.input.keepsResults ? assembly : nil
    unchangedRecords = assembly.unchangedRecords
  }
}
