internal import VitrineDiagnostics
internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The render context during the rendering of one output. It tracks everything that is read.
///
/// Rendering reads nothing else. If all dependencies of an output hold for another site, the output
/// is therefore the same there, byte for byte. What all outputs share (settings, words) is not
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
  func track(_ kind: Dependency.Kind, _ index: Int = 0) {
    if tracksDependencies { list.append(Dependency(kind, index)) }
  }

  /// Everything read so far, sorted and without duplicates.
  var dependencies: [Dependency] { list.sorted }

  /// The whole site. An output that reads it is rendered in every build.
  var whole: RenderContext {
    track(.everything)
    return site
  }
}

// MARK: The same for all outputs

extension TrackedContext {
  var settings: SiteSettings { site.content.settings }
  var links: SiteLinks { site.links }
  var addresses: SiteAddresses { site.addresses }
  func words(in language: String) -> SiteWords { site.words(in: language) }
  var resources: SiteResources { site.resources }
}

// MARK: Records

extension TrackedContext {
  /// A record. Its text is only tracked by `body(ofRecord:)`.
  subscript(record index: Int) -> Record {
    track(.record, index)
    return site.content.records[index]
  }

  /// All records, for a caller that reads only the one at `index`.
  func records(forRecord index: Int) -> [Record] {
    track(.record, index)
    return site.content.records
  }

  func body(ofRecord index: Int) -> Body? {
    track(.body, index)
    return site.content.records[index].body
  }

  /// The source location of a record.
  func source(ofRecord index: Int) -> SourceLocation {
    track(.source, index)
    return site.content.records[index].source
  }

  /// How a record affects the look of its list.
  func appearance(ofRecord index: Int) -> RecordAppearance {
    track(.appearance, index)
    return RecordAppearance(site.content.records[index])
  }

  /// How a record shown in `cell` affects the look of its list. A nil `cell` stands for the
  /// standard expanding row.
  func appearance(ofRecord index: Int, cell: String?, onPage output: String = "")
    -> RecordAppearance
  {
    track(.appearance, index)
    let record = site.content.records[index]
    if let cell, let configured = configured(cell, ofRecord: index, onPage: output) {
      return site.appearance(of: record, template: configured.template)
    }
    return appearance(of: record, cell: cell)
  }

  func appearance(of record: borrowing Record, cell: String?) -> RecordAppearance {
    if let cell, !isRegistration(cell) { _ = self.cell(cell) }
    return site.appearance(of: record, template: cell.map { "cells/\($0)" })
  }

  /// The changes that a record shows, the most important first, or nil if it shows none.
  func changes(ofRecord index: Int) -> [SiteChanges.RecordChange]? {
    track(.record, index)
    return site.recordChanges.changes[index]
  }

  /// The measures of a record changed by the newest build.
  func measureChanges(ofRecord index: Int) -> [SiteDifference.MeasureChange]? {
    track(.record, index)
    return site.recordChanges.measures[index]
  }

  /// The index of the page that declares a record's collection.
  func owner(ofRecord index: Int) -> Int? {
    track(.owner, index)
    return site.map.owner[index]
  }

  /// The number of records at the top level of a record's collection, and the page that declares
  /// the collection.
  func collection(of record: Int) -> (count: Int, owner: Int?) {
    track(.collection, record)
    return (site.map.roots[site.map.collection[record]].count, owner(ofRecord: record))
  }

  func neighbours(of index: Int) -> (previous: Int?, next: Int?) {
    track(.neighbours, index)
    return site.neighbours(of: index)
  }

  /// The records of a record's carousel, and the page whose order they follow.
  func others(beside index: Int) -> (records: [Int], page: Int?) {
    track(.others, index)
    return (site.others(beside: index), site.map.page[index] ?? site.map.owner[index])
  }

  /// The address of a picture, from a page in `folder`. Not tracked, because pictures are compared
  /// by their files.
  func source(of picture: Picture, from folder: String) -> String {
    site.addresses.source(of: picture, from: folder)
  }

  /// The address of a picture's smallest file.
  func thumbnail(of picture: Picture, from folder: String) -> String {
    site.addresses.thumbnail(of: picture, from: folder)
  }

  /// The absolute address of a picture, or nil if the site's address is unknown.
  func canonicalSource(of picture: Picture) -> String? {
    site.addresses.canonicalSource(of: picture)
  }

  /// The absolute address of a picture's file for other sites, or nil likewise.
  func canonicalShared(of picture: Picture) -> String? {
    site.addresses.canonicalShared(of: picture)
  }

  /// The absolute address of a picture's smallest file, or nil likewise.
  func canonicalThumbnail(of picture: Picture) -> String? {
    site.addresses.canonicalThumbnail(of: picture)
  }

  /// The column of a page, or of the site's own pages. The contents beside a tree are not known here.
  func column(ofPage index: Int?) -> PageColumn {
    if let index { track(.page, index) }
    if let index { track(.tree, index) }
    return site.column(ofPage: index)
  }

  /// The places of pictures in a list whose items have a cell, on `page`. Nil if every picture of
  /// the site has only one file.
  func pictureList(_ list: SectionList, cell: String, on page: PageContext) -> PictureList? {
    site.pictures.places?.of(list, cell: cell, page.column)
  }

  /// The place of the picture of a record on its own page.
  func hero(on page: PageContext) -> PictureList? { site.pictures.places?.hero(page.column) }

  /// The place of its further pictures.
  func stripPictures(on page: PageContext) -> PictureList? {
    site.pictures.places?.strip(page.column)
  }

  /// The place of pictures in a text.
  func textPictures(on page: PageContext, isBesideHero: Bool) -> PictureList? {
    site.pictures.places?.text(page.column, isBesideHero: isBesideHero)
  }

  /// The files of a picture in the place of an item, or nil if there is only one.
  func files(
    of picture: Picture, in list: PictureList?, at item: Int = 0, from folder: String
  ) -> PictureFiles? {
    list.flatMap {
      site.pictures.files(of: picture, in: $0, at: item, site.addresses, from: folder)
    }
  }
}

// MARK: Terms

extension TrackedContext {
  /// Links to a record's terms in a field. Empty if the field has none.
  func termLinks(ofRecord index: Int, field: String) -> [ValueLink] {
    if site.content.terms.sets.isEmpty { return [] }
    track(.terms, index)
    return site.termLinks(ofRecord: index, field: field)
  }

  /// Links to the index pages of the terms of a page's collections, each with its number of terms.
  func termIndexes(ofPage index: Int) -> [(link: ValueLink, count: Int)] {
    track(.termIndexes, index)
    return site.termIndexes(ofPage: index)
  }

  /// Whether the page is a term's page or an index page of terms.
  func isOfTerms(page index: Int) -> Bool { index >= site.map.pageCount }

  /// The number of records with the term whose record is at `index`, or nil for any other record.
  func count(ofTerm index: Int) -> Int? {
    track(.record, index)
    return site.count(ofTerm: index)
  }
}

// MARK: Pages

extension TrackedContext {
  func page(_ index: Int) -> PageHead {
    track(.page, index)
    return PageHead(of: site.content.pages[index])
  }

  /// The text below a page's title.
  func lede(ofPage index: Int) -> String? {
    track(.lede, index)
    return site.content.pages[index].text
  }

  func introduction(ofPage index: Int) -> Body? {
    track(.introduction, index)
    return site.content.pages[index].introduction
  }

  func sections(ofPage index: Int) -> [Section] {
    track(.sections, index)
    return site.content.pages[index].sections
  }

  func feed(_ number: Int, ofPage index: Int) -> ItemFeed {
    track(.sections, index)
    return site.content.pages[index].feeds[number]
  }

  /// The template of a section's header or footer, and its texts if a registration configured it,
  /// or nil if the section names none.
  func header(of section: Section, onPage index: Int) -> (template: String, texts: [String]?)? {
    track(.sections, index)
    let output = site.content.pages[index].output
    return site.configured.headers.shown(section.header, onPage: output, ofSection: section.id)
  }

  func footer(of section: Section, onPage index: Int) -> (template: String, texts: [String]?)? {
    track(.sections, index)
    let output = site.content.pages[index].output
    return site.configured.footers.shown(section.footer, onPage: output, ofSection: section.id)
  }

  /// The stylesheets that only some pages need, for the page's sections, items and tree.
  func styles(ofPage index: Int) -> Set<PageStyles> {
    track(.sections, index)
    track(.filtering, index)
    let styles = PageStyles.allCases.filter { $0.isNeeded(by: site.content.pages[index]) }
    return Set(styles).union(tree(ofPage: index) == nil ? [] : PageStyles.ofTrees)
  }

  func figures(ofPage index: Int) -> KeyFigures {
    track(.sections, index)
    return site.content.pages[index].figures
  }

  /// The file with the values of a section's chart, or nil if its page contains them as a table.
  func chartFile(ofSection id: String, onPage index: Int) -> Resource? {
    track(.sections, index)
    return site.chartFiles.file(ofSection: id, on: site.content.pages[index].output)
  }

  /// The files with the items of a page's further pages.
  func listPageFiles(ofPage index: Int) -> [FilteringFiles.Address] {
    track(.filtering, index)
    return site.listPageFiles.addresses(of: site.content.pages[index])
  }

  /// The content, for the data files of a page. They read only its records and its head.
  func content(for downloads: PageDownloads) -> SiteContent {
    track(.downloads, downloads.page)
    return site.content
  }

  /// The data files of a page, with their sizes in bytes.
  func downloads(ofPage index: Int) -> [(file: PageDownloads.File, size: Int)] {
    track(.downloadSizes, index)
    let files = site.content.downloads.first { $0.page == index }?.files ?? []
    return files.map { ($0, site.listPageFiles.size(ofFileAt: $0.path) ?? 0) }
  }

  /// The path of one of the pages that a page's sections continue on, from 0 for the page itself.
  func output(ofPage index: Int, listPage: Int) -> String {
    track(.page, index)
    return site.content.pages[index].output(ofListPage: listPage)
  }

  /// The path of the page, among those that its sections continue on, that shows a record.
  func output(ofPage index: Int, showing record: RecordID) -> String {
    track(.sections, index)
    let (page, records) = (site.content.pages[index], site.content.records)
    for section in page.sections where section.listPages.count > 1 && !section.repeats {
      let place = section.items.firstIndex { item in
        if case .record(let index) = item.content { records[index].id == record } else { false }
      }
      guard let place else { continue }
      return page.output(ofListPage: section.listPage(ofItem: place))
    }
    return page.output
  }

  /// An item of a page's sections that shows a record: the path of the page, among those that they
  /// continue on, and the id of its element. Nil if there is none.
  func item(ofRecord record: Int, onPage index: Int) -> (output: String, element: String)? {
    track(.sections, index)
    let page = site.content.pages[index]
    for section in page.sections.filter({ !$0.repeats }) + page.sections.filter(\.repeats) {
      guard let place = section.items.firstIndex(where: { $0.content == .record(record) }) else {
        continue
      }
      return (
        page.output(ofListPage: section.listPage(ofItem: place)),
        site.content.elementID(of: section.items[place], in: section, onPage: index)
      )
    }
    return nil
  }

  /// The search, filters and sorting of a page, and the file with its items, or nil if it has none
  /// of them.
  func filtering(ofPage index: Int) -> (Filtering, items: FilteringFiles.Address)? {
    track(.filtering, index)
    guard let filtering = site.content.pages[index].filtering else { return nil }
    return (filtering, site.filterings.address(ofPage: index)!)
  }

  /// The terms of a field that visitors can filter by on a page, and the output of their index
  /// page, or nil if the field has none.
  func terms(
    of field: String, among filtering: Filtering, ofPage index: Int
  ) -> (set: TermSet, index: String)? {
    track(.filtering, index)
    return site.content.terms(of: field, among: filtering).map {
      ($0, site.content.pages[$0.indexPage].output)
    }
  }

  /// The folder of a page's output, `""` or ending in `/`.
  func folder(ofPage index: Int) -> String {
    track(.page, index)
    return site.map.folders[index]
  }

  /// The sidebar tree of a page and of its records' pages, or nil if there is none.
  func tree(ofPage index: Int) -> NavigationTree? {
    track(.tree, index)
    return site.trees[page: index]
  }

  /// The pages directly below a page that it has to list itself.
  func unreachedSubpages(of index: Int) -> [Int] {
    track(.subpages, index)
    return site.map.unreachedSubpages(of: index, in: site.content)
  }

  /// Whether lists on a page are divided into chunks.
  func isLong(page index: Int) -> Bool {
    track(.sections, index)
    return site.counts(ofPage: index).isLong
  }

  func count(ofPage index: Int) -> RecordCount? {
    track(.count, index)
    return site.counts(ofPage: index).own
  }

  /// How many records a page and its sections show.
  func counts(ofPage index: Int) -> PageCounts {
    track(.count, index)
    track(.sections, index)
    return site.counts(ofPage: index)
  }

  func picture(ofPage index: Int) -> Picture? {
    track(.picture, index)
    return site.picture(ofPage: index)
  }

  func symbols(ofPage index: Int) -> [String] {
    track(.symbols, index)
    return site.symbols(ofPage: index)
  }
}

// MARK: Lists

extension TrackedContext {
  func list(_ layout: Int) -> SectionList {
    track(.list, layout)
    return site.lists[layout]
  }

  /// The list of a layout fitted to `count` items.
  func list(_ layout: Int, of count: Int) -> SectionList {
    track(.list, layout)
    return site.lists[layout, of: count]
  }

  func list(_ layout: GeneratedListLayout) -> SectionList {
    track(.ownList, layout.number)
    return site.lists[layout]
  }

  /// The file with the rules of the lists on a page.
  func sheet(ofPage index: Int) -> Resource? {
    for section in sections(ofPage: index) { track(.list, section.layout) }
    if !unreachedSubpages(of: index).isEmpty { track(.ownList, GeneratedListLayout.pages.number) }
    return site.sheets.sheet(ofPage: index)
  }

  /// The file with the rules of the lists on a record's page.
  func sheet(ofRecord index: Int) -> Resource? {
    for layout in GeneratedListLayout.allCases where layout != .pages {
      track(.ownList, layout.number)
    }
    return site.sheets.sheet(of: self[record: index])
  }
}

// MARK: Templates

extension TrackedContext {
  /// The template of a cell, or nil if there is no such cell.
  func cell(_ name: String) -> TemplateSet.Template? {
    if lastCell?.name != name { lastCell = site.templates.cell(name).map { (name, $0) } }
    guard let (_, cell) = lastCell else {
      track(.everything)
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

  /// The cell that a registration made of a record for a page, or nil if there is no such
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

  /// Appends a record's cell to the page of its neighbour `record`. A cell whose template only uses the item is the
  /// same on all neighbours' pages and cached. `render` is called for any other cell, and if the
  /// cell is not in the cache.
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
