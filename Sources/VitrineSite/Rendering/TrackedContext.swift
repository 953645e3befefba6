internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The render context during the rendering of one output. It tracks everything that is read.
///
/// Rendering reads nothing else. If all dependencies of an output hold for another site, the output
/// is therefore the same there, byte for byte. Settings and words, which all outputs share, are not
/// tracked.
final class TrackedContext {
  private let site: RenderContext
  private let tracksDependencies: Bool
  private var list = DependencyList()

  /// The cells of this output that a later build may copy, and those to copy from the previous
  /// version.
  private(set) var cells = RenderedCells()
  private var earlierCells: EarlierCells?

  /// The last cell requested, since most items of a section share one.
  private var lastCell: (name: String, cell: TemplateSet.Template)?

  /// If `tracksDependencies` is false, nothing is tracked, for a build that does not keep its
  /// outputs.
  init(_ site: RenderContext, tracksDependencies: Bool, earlierCells: EarlierCells? = nil) {
    self.site = site
    self.tracksDependencies = tracksDependencies
    self.earlierCells = earlierCells
  }

  /// Tracks something that the caller reads elsewhere.
  func track(_ kind: Dependency.Kind, _ index: Int) {
    if tracksDependencies { list.append(Dependency(kind, index)) }
  }

  /// Tracks a dependency and returns the site, for reading what `kind` stands for. Extensions in
  /// other files have no other access.
  func reading(_ kind: Dependency.Kind, _ index: Int) -> RenderContext {
    track(kind, index)
    return site
  }

  /// Everything read so far, sorted and without duplicates.
  var dependencies: [Dependency] { list.sorted }

  /// The whole site. An output that reads it is rendered in every build.
  var whole: RenderContext { reading(.everything, 0) }
}

// MARK: The same for all outputs

extension TrackedContext {
  var settings: SiteSettings { site.content.settings }
  var links: SiteLinks { site.links }
  var addresses: SiteAddresses { site.addresses }
  func words(in language: String) -> SiteWords { site.words(in: language) }
  var resources: SiteResources { site.resources }

  func description(of record: Record) -> ItemDescription? { site.content.description(of: record) }
  func manifest(of record: Record) -> String? { site.content.manifest(of: record) }

  /// Whether records of the site have kinds, so that pages describe themselves to machines.
  var hasKinds: Bool { site.content.hasKinds }

  /// The places of pictures on pages, or nil if every picture of the site has only one file.
  var picturePlaces: PicturePlaces? { site.pictures.places }

  /// The pictures for links on other sites, if every page has one. Not tracked either.
  var cards: ShareCards? { site.cards }
  func cardFile(of picture: Picture?) -> PictureFile? { site.cardFile(of: picture) }

  /// The files of a picture at the position of an item, or nil if it has only one file. Not
  /// tracked, because pictures are compared by their files.
  func files(
    of picture: Picture, in list: PictureList?, at item: Int = 0, from folder: String
  ) -> PictureFiles? {
    list.flatMap {
      site.pictures.files(of: picture, in: $0, at: item, addresses, from: folder)
    }
  }

  /// The column of the site's own pages.
  var ownColumn: PageColumn { site.column(ofPage: nil) }

  /// Whether the page is a term's page or an index page of terms.
  func isOfTerms(page index: Int) -> Bool { index >= site.map.pageCount }

  /// Whether any field of the site has terms.
  var hasTerms: Bool { !site.content.terms.sets.isEmpty }
}

// MARK: Templates

extension TrackedContext {
  /// The template of a cell, or nil if there is no such cell.
  func cell(_ name: String) -> TemplateSet.Template? {
    if lastCell?.name != name { lastCell = site.templates.cell(name).map { (name, $0) } }
    guard let (_, cell) = lastCell else {
      track(.everything, 0)
      return nil
    }
    track(.template, cell.number)
    return cell
  }

  /// The cell for a record on a page, and its texts if a registration configured it. Nil if there
  /// is no such cell.
  func cell(
    _ name: String, ofRecord index: Int, onPage output: String
  ) -> (template: TemplateSet.Template, texts: [String]?)? {
    guard isRegistration(name) else { return cell(name).map { ($0, nil) } }
    return configured(name, ofRecord: index, onPage: output).flatMap { made in
      site.templates.pages[made.template].map { ($0, made.texts) }
    }
  }

  /// How a record shown in a cell affects the look of its list.
  func appearance(of record: borrowing Record, cell: String?) -> RecordAppearance {
    if let cell, !isRegistration(cell) { _ = self.cell(cell) }
    return site.appearance(of: record, template: cell.map { "cells/\($0)" })
  }

  /// The cell that a registration made for a record on a page, or nil if there is no such
  /// registration. For an expanding row, `isExpanded` is its initial state; otherwise it is nil.
  func configured(
    _ name: String, ofRecord index: Int, onPage output: String, isExpanded: Bool? = nil
  ) -> ConfiguredCells.Cell? {
    guard isRegistration(name) else { return nil }
    return site.configured.cell(
      name, of: self[record: index], at: index, onPage: output, isExpanded: isExpanded)
  }

  /// The expanding row of a record, including the start of its children, and its texts if a
  /// registration configured it. Nil for the standard row.
  func opener(
    _ name: String, ofRecord index: Int, onPage output: String, isExpanded: Bool
  ) -> (template: TemplateSet.Template, texts: [String]?)? {
    let made = configured(name, ofRecord: index, onPage: output, isExpanded: isExpanded)
    let template = made?.template ?? CellTemplate.openerName(name)
    return site.templates.pages[template].map { ($0, made?.texts) }
  }

  /// The section's badge that replaces a record's own, or nil if it keeps its own.
  func badge(of section: Section, ofRecord index: Int, onPage output: String) -> SectionBadge? {
    if section.badge == nil { return nil }
    return SectionBadge(
      of: section, for: self[record: index], at: index, onPage: output,
      in: site.templates.descriptions, site.configured)
  }

  /// Whether the cell is made by a program's registration for each record.
  func isRegistration(_ cell: String) -> Bool { site.configured.registrations.contains(cell) }

  /// The rows of a table, or nil if the cell is not a table row.
  func row(_ name: String) -> RowTemplate? {
    guard let row = site.templates.describedCells["cells/\(name)"] as? RowTemplate else {
      return nil
    }
    _ = cell(name)
    return row
  }

  func render(_ name: String, with scope: some TemplateContext, into html: inout [UInt8]) {
    if let template = site.templates.pages[name] { render(template, with: scope, into: &html) }
  }

  func render(
    _ template: TemplateSet.Template, with scope: some TemplateContext, into html: inout [UInt8]
  ) {
    track(.template, template.number)
    site.templates.pages.render(template, with: scope, into: &html)
  }

  /// Appends a cell as it is in the earlier page. Returns false if it changed or is unknown.
  func appendEarlierCell(_ key: RenderedCells.Key, to html: inout [UInt8]) -> Bool {
    guard let earlier = earlierCells?.cell(key) else { return false }
    track(.record, key.record)
    let start = html.count
    html += earlier
    cells.append(key, start..<html.count)
    return true
  }

  /// Whether a cell is the same wherever its item appears.
  func isForItemsOnly(_ cell: TemplateSet.Template) -> Bool {
    site.templates.areForItemsOnly[cell.number]
  }

  /// Records a cell's position in its page, if it depends only on its key.
  func keepCell(_ key: RenderedCells.Key, at bytes: Range<Int>) {
    if tracksDependencies, site.templates.areForItemsOnly[key.template] { cells.append(key, bytes) }
  }

  /// Appends a record's cell to the page of its neighbour `record`. A cell whose template only uses
  /// the item is the same on all neighbours' pages and cached. `render` is called for any other
  /// cell, and if the cell is not in the cache.
  func appendNeighbour(
    _ index: Int, of record: Int, _ layout: GeneratedListLayout, cell: String,
    to html: inout [UInt8], render: (inout [UInt8]) -> Void
  ) {
    guard layout.isCarousel, site.templates.itemOnlyCells.contains(cell),
      site.isBesideSiblings(index), site.isBesideSiblings(record)
    else {
      return render(&html)
    }
    var page = DependencyList()
    swap(&page, &list)
    let key = CellCache.Key(record: index, layout: layout)
    let dependencies = site.neighbourCells.append(key, to: &html) { html in
      render(&html)
      return list.sorted
    }
    swap(&page, &list)
    for dependency in dependencies { list.append(dependency) }
  }
}
