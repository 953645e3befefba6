internal import VitrineModel

extension TrackedContext {
  func page(_ index: Int) -> PageHead { PageHead(of: reading(.page, index).content.pages[index]) }

  /// The text below a page's title.
  func lede(ofPage index: Int) -> String? { reading(.lede, index).content.pages[index].text }

  func introduction(ofPage index: Int) -> Body? {
    reading(.introduction, index).content.pages[index].introduction
  }

  func sections(ofPage index: Int) -> [Section] {
    reading(.sections, index).content.pages[index].sections
  }

  func figures(ofPage index: Int) -> KeyFigures {
    reading(.sections, index).content.pages[index].figures
  }

  func feed(_ number: Int, ofPage index: Int) -> ItemFeed {
    reading(.sections, index).content.pages[index].feeds[number]
  }

  /// The template of a section's header or footer, and its texts if a registration configured it,
  /// or nil if the section names none.
  func header(of section: Section, onPage index: Int) -> (template: String, texts: [String]?)? {
    let site = reading(.sections, index)
    let output = site.content.pages[index].output
    return site.configured.headers.shown(section.header, onPage: output, ofSection: section.id)
  }

  func footer(of section: Section, onPage index: Int) -> (template: String, texts: [String]?)? {
    let site = reading(.sections, index)
    let output = site.content.pages[index].output
    return site.configured.footers.shown(section.footer, onPage: output, ofSection: section.id)
  }

  /// The stylesheets that only some pages need, for the page's sections, items and tree.
  func styles(ofPage index: Int) -> Set<PageStyles> {
    track(.sections, index)
    let page = reading(.filtering, index).content.pages[index]
    let styles = PageStyles.allCases.filter { $0.isNeeded(by: page) }
    return Set(styles).union(tree(ofPage: index) == nil ? [] : PageStyles.ofTrees)
  }

  /// The file with the values of a section's chart, or nil if its page contains them as a table.
  func chartFile(ofSection id: String, onPage index: Int) -> Resource? {
    let site = reading(.sections, index)
    return site.chartFiles.file(ofSection: id, on: site.content.pages[index].output)
  }

  /// The files with the items of a page's further pages.
  func listPageFiles(ofPage index: Int) -> [FilteringFiles.Address] {
    let site = reading(.filtering, index)
    return site.listPageFiles.addresses(of: site.content.pages[index])
  }

  /// The content, for the data files of a page. They read only its records and its head.
  func content(for downloads: PageDownloads) -> SiteContent {
    reading(.downloads, downloads.page).content
  }

  /// The data files of a page, with their sizes in bytes.
  func downloads(ofPage index: Int) -> [(file: PageDownloads.File, size: Int)] {
    let site = reading(.downloadSizes, index)
    let files = site.content.downloads.first { $0.page == index }?.files ?? []
    return files.map { ($0, site.listPageFiles.size(ofFileAt: $0.path) ?? 0) }
  }

  /// The path of a list page of a page. List page 0 is the page itself.
  func output(ofPage index: Int, listPage: Int) -> String {
    reading(.page, index).content.pages[index].output(ofListPage: listPage)
  }

  /// The item of a page's sections that shows a record: the path of the page or further list page,
  /// and the id of the item's element. Nil if no item shows it.
  func item(ofRecord record: Int, onPage index: Int) -> (output: String, element: String)? {
    let content = reading(.sections, index).content
    let page = content.pages[index]
    for section in page.sections.filter({ !$0.repeats }) + page.sections.filter(\.repeats) {
      guard let place = section.items.firstIndex(where: { $0.content == .record(record) }) else {
        continue
      }
      return (
        page.output(ofListPage: section.listPage(ofItem: place)),
        content.elementID(of: section.items[place], in: section, onPage: index)
      )
    }
    return nil
  }

  /// The search, filters and sorting of a page, and the file with its items, or nil if it has none
  /// of them.
  func filtering(ofPage index: Int) -> (Filtering, items: FilteringFiles.Address)? {
    let site = reading(.filtering, index)
    return site.content.pages[index].filtering.map { ($0, site.filterings.address(ofPage: index)!) }
  }

  /// The terms of a field that visitors can filter by on a page, and the output of their index
  /// page, or nil if the field has none.
  func terms(
    of field: String, among filtering: Filtering, ofPage index: Int
  ) -> (set: TermSet, index: String)? {
    let content = reading(.filtering, index).content
    return content.terms(of: field, among: filtering).map {
      ($0, content.pages[$0.indexPage].output)
    }
  }

  /// Links to the index pages of the terms of a page's collections, each with its number of terms.
  func termIndexes(ofPage index: Int) -> [(link: ValueLink, count: Int)] {
    reading(.termIndexes, index).termIndexes(ofPage: index)
  }

  /// The folder of a page's output, `""` or ending in `/`.
  func folder(ofPage index: Int) -> String { reading(.page, index).map.folders[index] }

  /// The sidebar tree of a page and of its records' pages, or nil if there is none.
  func tree(ofPage index: Int) -> NavigationTree? { reading(.tree, index).trees[page: index] }

  /// The column of a page, except for the contents beside a tree.
  func column(ofPage index: Int) -> PageColumn {
    track(.page, index)
    return reading(.tree, index).column(ofPage: index)
  }

  /// The pages directly below a page that it has to list itself.
  func unreachedSubpages(of index: Int) -> [Int] {
    let site = reading(.subpages, index)
    return site.map.unreachedSubpages(of: index, in: site.content)
  }

  /// Whether lists on a page are divided into chunks.
  func isLong(page index: Int) -> Bool {
    reading(.sections, index).counts(ofPage: index).isLong
  }

  func count(ofPage index: Int) -> RecordCount? {
    reading(.count, index).counts(ofPage: index).own
  }

  /// How many records a page and its sections show.
  func counts(ofPage index: Int) -> PageCounts {
    track(.count, index)
    return reading(.sections, index).counts(ofPage: index)
  }

  func picture(ofPage index: Int) -> Picture? {
    reading(.picture, index).picture(ofPage: index)
  }

  func symbols(ofPage index: Int) -> [String] {
    reading(.symbols, index).symbols(ofPage: index)
  }

  func list(_ layout: Int) -> SectionList { reading(.list, layout).lists[layout] }

  /// The list of a layout fitted to `count` items.
  func list(_ layout: Int, of count: Int) -> SectionList {
    reading(.list, layout).lists[layout, of: count]
  }

  func list(_ layout: GeneratedListLayout) -> SectionList {
    reading(.ownList, layout.number).lists[layout]
  }

  /// The file with the rules of the lists on a page.
  func sheet(ofPage index: Int) -> Resource? {
    let site = reading(.sections, index)
    for section in site.content.pages[index].sections { track(.list, section.layout) }
    if !unreachedSubpages(of: index).isEmpty { track(.ownList, GeneratedListLayout.pages.number) }
    return site.sheets.sheet(ofPage: index)
  }

  /// The file with the rules of the lists on a record's page.
  func sheet(ofRecord index: Int) -> Resource? {
    for layout in GeneratedListLayout.allCases where layout != .pages {
      track(.ownList, layout.number)
    }
    let site = reading(.record, index)
    return site.sheets.sheet(of: site.content.records[index])
  }
}
