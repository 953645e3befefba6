internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The render context as the writing of one output sees it, and tracks all that is read of it.
///
/// Rendering reads nothing else, so that an output whose dependencies all hold for another site is the same
/// there, byte for byte. What is the same for all outputs (settings, words) is not tracked.
final class TrackedContext {
  private let site: RenderContext
  private let tracksDependencies: Bool
  private var list = DependencyList()

  /// The cells that may stand in an earlier version of the output too, and those of that version.
  private(set) var cells = RenderedCells()
  private var earlierCells: EarlierCells?

  /// The cell that was asked for last: most items of a section have one.
  private var lastCell: (name: String, cell: TemplateSet.Template)?

  /// Without `tracksDependencies` nothing is tracked, for a build after which none comes.
  init(_ site: RenderContext, tracksDependencies: Bool, earlierCells: EarlierCells? = nil) {
    self.site = site
    self.tracksDependencies = tracksDependencies
    self.earlierCells = earlierCells
  }

  private func track(_ kind: Dependency.Kind, _ index: Int = 0) {
    if tracksDependencies { list.append(Dependency(kind, index)) }
  }

  /// What was read, each thing once, in order.
  var dependencies: [Dependency] { list.sorted }

  /// The whole site: what reads it so is written in every build.
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
  /// A record; what its text says is tracked by `body(ofRecord:)` alone.
  subscript(record index: Int) -> Record {
    track(.record, index)
    return site.content.records[index]
  }

  /// All records, of which no other is read than the one at `index`.
  func records(forRecord index: Int) -> [Record] {
    track(.record, index)
    return site.content.records
  }

  func body(ofRecord index: Int) -> Body? {
    track(.body, index)
    return site.content.records[index].body
  }

  /// What the list of a record with others looks like.
  func look(ofRecord index: Int) -> RecordLook {
    track(.look, index)
    return RecordLook(site.content.records[index])
  }

  /// The same where a cell shows the record, or the row that opens what stands under it.
  func look(ofRecord index: Int, cell: String?) -> RecordLook {
    track(.look, index)
    return look(of: site.content.records[index], cell: cell)
  }

  func look(of record: borrowing Record, cell: String?) -> RecordLook {
    if let cell { _ = self.cell(cell) }
    return site.look(of: record, cell: cell)
  }

  /// The changes that a record shows, the one of its badge first.
  func changes(ofRecord index: Int) -> [SiteChanges.RecordChange]? {
    track(.record, index)
    return site.recordChanges[index]
  }

  /// Those of a record's measures that the newest build changed.
  func measureChanges(ofRecord index: Int) -> [SiteDifference.MeasureChange]? {
    track(.record, index)
    return site.measureChanges[index]
  }

  /// The index of the page that declares a record's collection.
  func owner(ofRecord index: Int) -> Int? {
    track(.owner, index)
    return site.map.owner[index]
  }

  /// The collection that all records of a section are from: how many are at its top, and the page that
  /// declares it.
  func source(of section: Section) -> (count: Int, owner: Int?)? {
    var first: Int?
    for case .record(let record) in section.items.lazy.map(\.content) {
      if let first, site.map.collection[record] != site.map.collection[first] { return nil }
      first = first ?? record
    }
    guard let first else { return nil }
    track(.collection, first)
    return (site.map.roots[site.map.collection[first]].count, owner(ofRecord: first))
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

  /// The address of a picture, from a page in `folder`. Pictures are compared by it.
  func source(of picture: Picture, from folder: String) -> String {
    site.source(of: picture, from: folder)
  }

  /// The address of a picture for readers elsewhere, who need a whole one.
  func canonicalSource(of picture: Picture) -> String? {
    switch picture.source {
    case .asset(let index): links.canonical(site.content.assets[index].output)
    case .remote(let address): address
    }
  }
}

// MARK: Pages

/// What a page is, without what stands on it.
struct PageHead {
  fileprivate let page: Page
  var output: String { page.output }
  var title: String { page.title }
  var language: String { page.language }
  var direction: Page.Direction { page.direction }

  func elementName(of record: RecordID) -> String { record.elementName(on: page) }
}

extension TrackedContext {
  func page(_ index: Int) -> PageHead {
    track(.page, index)
    return PageHead(page: site.content.pages[index])
  }

  /// What stands under a page's title.
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

  /// The folder of a page's output, `""` or ending in `/`.
  func folder(ofPage index: Int) -> String {
    track(.page, index)
    return site.map.folders[index]
  }

  /// The pages right below one that nothing else leads to.
  func unreachedSubpages(of index: Int) -> [Int] {
    track(.subpages, index)
    return site.map.unreachedSubpages(of: index, in: site.content)
  }

  func count(ofPage index: Int) -> RecordCount? {
    track(.count, index)
    return site.count(ofPage: index)
  }

  /// How many records stand under those at the top of a section of a page.
  func countOfRecords(under roots: [Int], ofPage index: Int) -> Int {
    track(.count, index)
    return site.countOfRecords(under: roots)
  }

  func picture(ofPage index: Int) -> Picture? {
    track(.picture, index)
    return site.picture(ofPage: index)
  }

  func symbols(ofPage index: Int) -> [String] {
    track(.symbols, index)
    return site.symbols(ofPage: index)
  }

  func chrome(ofPage index: Int) -> Chrome {
    track(.chrome, index)
    return site.chrome[index]
  }

  func chrome(ofRecord index: Int) -> Chrome {
    track(.recordChrome, owner(ofRecord: index) ?? 0)
    return site.chrome(ofRecord: index)
  }
}

// MARK: Lists

extension TrackedContext {
  func list(_ layout: Int) -> SectionList {
    track(.list, layout)
    return site.lists[layout]
  }

  /// The list of a layout for so many items.
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

  /// The same of a record's page.
  func sheet(ofRecord index: Int) -> Resource? {
    for layout in GeneratedListLayout.allCases where layout != .pages {
      track(.ownList, layout.number)
    }
    return site.sheets.sheet(of: self[record: index])
  }
}

// MARK: Templates

extension TrackedContext {
  /// The template of a cell; nil for a name that is none's.
  func cell(_ name: String) -> TemplateSet.Template? {
    if lastCell?.name != name { lastCell = site.templates.cell(name).map { (name, $0) } }
    guard let (_, cell) = lastCell else {
      track(.everything)
      return nil
    }
    track(.template, cell.number)
    return cell
  }

  func render(_ name: String, with scope: Scope, into html: inout [UInt8]) {
    if let template = site.templates.pages[name] { render(template, with: scope, into: &html) }
  }

  func render(_ template: TemplateSet.Template, with scope: Scope, into html: inout [UInt8]) {
    track(.template, template.number)
    site.templates.pages.render(template, with: scope, into: &html)
  }

  /// Appends a cell on the page of a section as it was; false where it was another or is not known.
  func appendEarlierCell(_ key: RenderedCells.Key, to html: inout [UInt8]) -> Bool {
    guard let earlier = earlierCells?.cell(key) else { return false }
    track(.record, key.record)
    let start = html.count
    html += earlier
    cells.append(key, start..<html.count)
    return true
  }

  /// Keeps where a cell stands in its page, if it depends on nothing that is not in the key.
  func keepCell(_ key: RenderedCells.Key, at bytes: Range<Int>) {
    if tracksDependencies, site.templates.areOfItemsAlone[key.template] { cells.append(key, bytes) }
  }

  /// Appends the cell of a record on a neighbour's page, which is the same on all of them where its
  /// template names nothing but the item; `render` makes it where nobody did.
  func appendNeighbour(
    _ index: Int, _ layout: GeneratedListLayout, cell: String, to html: inout [UInt8],
    render: (inout [UInt8]) -> Void
  ) {
    guard layout.isCarousel, site.templates.cellsOfItemsAlone.contains(cell) else {
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
