internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// Writes the sections of one page: those of its content, and those that the site itself makes.
struct SectionWriter {
  let site: PreparedSite
  let scope: Scope

  /// The page, or on a record's page the page that the record belongs to.
  let page: Int

  /// What the page plays of what changed.
  var transition: PageTransition?

  var pages: [Page] { site.content.pages }
  private var records: [Record] { site.content.records }
  var words: SiteWords { scope.page.words }

  /// All sections of a folder's page, then the pages under it that nothing else leads to.
  func writeSections(into html: inout [UInt8]) {
    let subpages = site.map.unreachedSubpages(of: page, in: site.content)
    var eager = ItemWriter.eagerPictures
    for (index, section) in pages[page].sections.enumerated() {
      let isBlank = section.items.isEmpty && section.title == nil && section.empty == nil
      if isBlank, !subpages.isEmpty || scope.page.body != nil { continue }
      let writer = writer(ofSection: index, eager: eager)
      let context = context(of: section)
      context.isHeaderInList = writer.showsHeader
      context.isTextInFooter = writer.showsFooter
      write(context, list: writer.list) { writer.write(into: &$0) }
        .render(into: &html)
      eager = max(0, eager - section.items.count)
    }
    writeSubpages(subpages, into: &html)
  }

  /// What writes the items of a section; so many of their pictures are loaded at once.
  func writer(ofSection index: Int, eager: Int = 0) -> ItemWriter {
    let section = pages[page].sections[index]
    return ItemWriter(
      site: site, scope: scope, section: section, list: site.lists[section.layout],
      folder: site.map.folders[page], page: page, cell: cell(of: section), eager: eager,
      transition: transition?.sections[index] ?? SectionTransition())
  }
}

extension SectionWriter {
  /// A section ready to be rendered.
  struct Rendering {
    let render: (inout [UInt8]) -> Void

    func render(into html: inout [UInt8]) { render(&html) }
  }

  func write(
    _ context: SectionContext, list: SectionList, items: @escaping (inout [UInt8]) -> Void
  ) -> Rendering {
    if context.title != nil { context.classes = list.sectionClasses }
    let plates = context.plates
    let templates = site.templates.pages
    context.items = { [scope] html in
      items(&html)
      if !plates.isEmpty { templates.render("plates", with: scope, into: &html) }
    }
    if context.isEmpty { context.items = { _ in } }
    return Rendering { [scope] html in
      scope.section = context
      templates.render("section", with: scope, into: &html)
      context.items = { _ in }
      scope.section = nil
    }
  }

  func context(of section: Section) -> SectionContext {
    let context = SectionContext(words: words)
    context.id = "s-" + elementIdentifier(of: section.id)
    context.title = section.title
    context.text = section.text
    context.empty = section.empty
    context.count = section.rootCount
    context.isEmpty = section.items.isEmpty
    context.total = section.total
    if let (collection, owner) = source(of: section), owner != page {
      let all = site.map.roots[collection].count
      context.total = all > context.count ? all : nil
      if let owner {
        context.link = SectionContext.LinkTarget(
          title: pages[owner].title,
          link: site.links.link(to: pages[owner].output, from: site.map.folders[page]))
      }
    }
    if cell(of: section) == "plate" {
      context.plates = plates(of: section)
    }
    return context
  }

  /// The cell that a section names, else that of its layout.
  func cell(of section: Section) -> String {
    section.cell ?? site.lists[section.layout].cell
  }

  /// The collection that all records of a section are from, and the page that declares it.
  private func source(of section: Section) -> (collection: Int, owner: Int?)? {
    var collection: Int?
    for item in section.items {
      guard case .record(let record) = item.content else { continue }
      if let collection, site.map.collection[record] != collection { return nil }
      collection = site.map.collection[record]
    }
    guard let collection, let first = site.map.roots[collection].first else { return nil }
    return (collection, site.map.owner[first])
  }

  private func plates(of section: Section) -> [PlateContext] {
    let shown = section.runs.flatMap(\.items)
    return shown.enumerated().compactMap { place, item in
      guard case .record(let index) = section.items[item].content else { return nil }
      return PlateContext(
        number: place + 1, title: records[index].title, subtitle: records[index].subtitle)
    }
  }
}

extension SectionWriter {
  private func writeSubpages(_ subpages: [Int], into html: inout [UInt8]) {
    guard !subpages.isEmpty else { return }
    let hasSections = pages[page].sections.contains { !$0.items.isEmpty && $0.title != nil }
    let context = SectionContext(words: words)
    context.id = "s-~pages"
    if hasSections {
      context.prefix = words[.moreIn]
      context.title = scope.page.title
    }
    context.count = subpages.count
    let list = site.ownLists[.pages]!
    write(context, list: list) { html in
      let folder = site.map.folders[page]
      let cards = subpages.map { card(ofPage: $0, from: folder, heading: hasSections ? 3 : 2) }
      let isPictured = cards.contains { $0.picture != nil || !$0.symbols.isEmpty }
      let markup = list.markup(count: cards.count, isPictured: isPictured)
      markup.open(label: scope.page.title, into: &html)
      for (place, card) in cards.enumerated() {
        scope.item = card
        markup.openItem(at: place, into: &html)
        site.templates.pages.render("cells/cover", with: scope, into: &html)
        markup.closeItem(into: &html)
      }
      markup.close(into: &html)
    }.render(into: &html)
  }

  private func card(ofPage index: Int, from folder: String, heading: Int) -> PlainItemContext {
    let target = pages[index]
    let item = PlainItemContext(title: target.title, id: "", words: words)
    item.text = target.text
    item.href = site.links.link(to: target.output, from: folder)
    item.heading = heading
    item.ownLanguage = target.language == words.language ? nil : target.language
    item.value = site.itemCount(ofPage: index).map { words.itemCount($0) }
    item.picture = site.picture(ofPage: index).map {
      PictureContext(
        $0, source: site.source(of: $0, from: folder), shape: nil, label: target.title,
        isLazy: false, isDecoration: true)
    }
    if item.picture == nil { item.symbols = site.symbols(ofPage: index) }
    return item
  }
}

extension SectionWriter {
  /// The records under a record, on its page.
  func writeChildren(of index: Int, into html: inout [UInt8]) {
    let children = records[index].children
    guard !children.isEmpty else { return }
    let context = SectionContext(words: words)
    context.id = "s-~children"
    context.prefix = words[.in]
    context.title = records[index].title
    context.count = children.count
    writeRecords(children, context, .children, into: &html)
  }

  /// A carousel of other records beside a record, where there are some.
  func writeOthers(beside index: Int, into html: inout [UInt8]) {
    let all = site.others(beside: index, limit: OwnLayout.symbols.length)
    let layout = OwnLayout.carousel(of: all, in: records)
    let others = all.prefix(layout.length)
    guard others.count >= 2 else { return }
    let context = SectionContext(words: words)
    context.id = "s-~others"
    context.prefix = words[.moreIn]
    context.count = site.map.siblings(of: index, in: records).count
    if let parent = records[index].parent {
      context.title = records[parent].title
    } else {
      context.title = pages[page].title
      context.link = SectionContext.LinkTarget(
        title: pages[page].title,
        link: site.links.link(to: pages[page].output, from: folderOfRecordPage))
    }
    writeRecords(Array(others), context, layout, into: &html)
  }

  private func writeRecords(
    _ indices: [Int], _ context: SectionContext, _ layout: OwnLayout, into html: inout [UInt8]
  ) {
    let list = site.ownLists[layout]!
    let cellName = layout.cell ?? list.cell
    guard let cell = site.templates.cell(cellName) else { return }
    let item = RecordContext(site: site, folder: folderOfRecordPage, words: words)
    item.isWide = list.isWide
    let lead = list.lead(of: indices, in: records)
    let page = scope.item
    let keepsCells = layout.isCarousel && site.cellsOfItemsAlone.contains(cellName)
    func writeCell(_ html: inout [UInt8]) {
      site.templates.pages.render(cell, with: scope, into: &html)
    }
    write(context, list: list) { html in
      scope.item = item
      let isPictured =
        lead == nil && site.showsPictures(cell: cellName)
        && indices.contains { records[$0].image != nil }
      let markup = list.markup(count: indices.count, lead: lead, isPictured: isPictured)
      markup.open(label: context.title ?? scope.page.title, into: &html)
      for (place, index) in indices.enumerated() {
        item.index = index
        item.number = place + 1
        markup.openItem(at: place, into: &html)
        if keepsCells {
          let key = CellCache.Key(record: index, layout: layout)
          site.neighbourCells.append(key, to: &html, render: writeCell)
        } else {
          writeCell(&html)
        }
        markup.closeItem(into: &html)
      }
      markup.close(into: &html)
      scope.item = page
    }.render(into: &html)
  }

  private var folderOfRecordPage: String { (scope.item as? RecordContext)?.folder ?? "" }
}
