internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// Writes the sections of one page, both from content and generated.
struct SectionWriter {
  let site: TrackedContext
  let scope: Scope

  /// The index of the page. On a record's page, the index of the page that the record belongs to.
  let page: Int

  /// The number of the page within its sections' pagination, from 0.
  var listPage = 0

  /// The texts of sections with markup, by section number.
  var texts: [Int: [UInt8]] = [:]

  /// The transition of the page, or nil if it plays none.
  var transition: PageTransition?

  var words: SiteWords { scope.page.words }

  /// Writes all sections of a folder's page, followed by its subpages that nothing else links to.
  func writeSections(into html: inout [UInt8]) {
    let subpages = listPage == 0 ? site.unreachedSubpages(of: page) : []
    let count = site.count(ofPage: page)
    var eager = ItemWriter.eagerPictures
    for (index, section) in site.sections(ofPage: page).enumerated() {
      let listPages = section.listPages
      guard listPage < listPages.count else { continue }
      let isBlank =
        section.items.isEmpty && section.title == nil && section.texts[.empty] == nil
        && section.chart == nil
      if isBlank, !subpages.isEmpty || scope.page.body != nil { continue }
      let writer = writer(ofSection: index, eager: eager)
      let context = context(ofSection: index, count: count)
      if listPages.count > 1 { context.pager = pager(of: context.id, count: listPages.count) }
      assign(section, indexTo: context)
      context.isHeaderInList = writer.list.showsHeader(of: writer.section)
      let footerInList = writer.list.showsFooter(of: writer.section)
      write(context, list: writer.list, footerInList: footerInList, into: &html) {
        writer.write(into: &$0)
      }
      eager = max(0, eager - listPages[listPage].places.count)
    }
    writeSubpages(subpages, into: &html)
  }

  /// The folder of the page, for links.
  var folder: String { site.output(ofPage: page, listPage: listPage).outputFolder }

  /// Gives a section's context the links of its index, which may lead to other pages of the
  /// section.
  private func assign(_ section: Section, indexTo context: SectionContext) {
    if section.index.isEmpty { return }
    context.hasLongIndex = section.index.contains { $0.label.count > 3 }
    context.index = section.index.map { entry in
      let id = site.elementID(of: section.items[entry.item], in: section, onPage: page)
      let number = section.listPage(ofItem: entry.item)
      let link =
        number == listPage
        ? "" : site.links.link(to: site.output(ofPage: page, listPage: number), from: folder)
      return LinkContext(title: entry.label, link: link + fragment(ofElement: id))
    }
  }

  /// The links to the other pages of a section.
  private func pager(of section: String, count: Int) -> SectionPagerContext {
    let output = site.output(ofPage: page, listPage: listPage)
    return SectionPagerContext(number: listPage, count: count, words: words) {
      [site, page] number in
      let link = site.links.link(
        to: site.output(ofPage: page, listPage: number), from: output.outputFolder)
      return number == 0 ? "\(link)\(fragment(ofElement: section))" : link
    }
  }

  /// Returns the writer of a section's items. The pictures of the first `eager` items load
  /// immediately.
  func writer(
    ofSection index: Int, listPage other: Int? = nil, eager: Int = 0
  ) -> ItemWriter {
    let listPage = other ?? listPage
    let section = site.sections(ofPage: page)[index]
    return ItemWriter(
      site: site, scope: scope, section: section.listPage(listPage),
      listPage: section.listPages[listPage],
      list: site.list(section.layout), isOnLongPage: site.isLong(page: page),
      folder: folder, head: site.page(page), cell: cell(of: section), whole: section.items,
      orders: orders(in: section), eager: eager,
      transition: transition?.sections[index] ?? SectionTransition(),
      removedItemAppearance: transition?.pairing.counterpart[index].flatMap {
        removedItemAppearance(ofEarlier: $0)
      })
  }
}

extension SectionWriter {
  /// The names of the sort orders that the table's column headings offer. Empty for other sections,
  /// repeated sections and further list pages, and for pages that cannot be sorted.
  private func orders(in section: Section) -> Set<String> {
    if section.table == nil || section.repeats || listPage > 0 { return [] }
    return Set(site.filtering(ofPage: page)?.0.sorts.map(\.name) ?? [])
  }

  /// Writes a section. `items` writes its items, and also its footer if that is in its list.
  func write(
    _ context: SectionContext, list: SectionList, footerInList: Bool = false,
    into html: inout [UInt8], items: @escaping (inout [UInt8]) -> Void
  ) {
    context.isTextInFooter = footerInList || context.writeFooter != nil
    if context.title != nil {
      context.classes =
        context.isWide
        ? " pinned"
        : list.sectionClasses(
          hasRoomBeside: scope.page.navigation == nil, folds: context.folds)
    }
    // If visitors cannot choose a layout, the section uses the first choice.
    if context.choices.isEmpty, !list.choices.isEmpty { context.classes += list.classesOfFirst }
    let captions = context.captions
    context.items = { [scope, site] html in
      items(&html)
      if !footerInList { scope.section?.writeFooter?(&html) }
      if !captions.isEmpty { site.render("plates", with: scope, into: &html) }
    }
    if context.isEmpty { context.items = { _ in } }
    scope.section = context
    site.render("section", with: scope, into: &html)
    context.items = { _ in }
    scope.section = nil
  }

  /// Returns the context of a section. `whole` is the number of records on the whole page.
  func context(ofSection index: Int, count whole: RecordCount?) -> SectionContext {
    let section = site.sections(ofPage: page)[index]
    let context = SectionContext(words: words)
    context.id = "s-" + elementIdentifier(of: section.id)
    context.title = section.title
    context.text = section.text
    context.markup = texts[index]
    context.texts = section.texts
    context.enlarges = section.enlarges
    context.chart = chart(of: section, id: context.id)
    context.isWide = section.chart?.mark == .timeline || section.chart?.mark == .map
    context.isEmpty = section.items.isEmpty && context.chart == nil
    context.repeats = section.repeats
    context.writeTitle = site.header(of: section, onPage: page).map {
      writing($0, isTitle: true)
    }
    context.writeFooter = site.footer(of: section, onPage: page).map {
      writing($0, isTitle: false)
    }
    context.folds = section.foldsUnderTitle && !section.items.isEmpty
    context.isOpen = section.open != OpenParents.none
    context.figures = listPage == 0 ? figures(section.figures, ofSection: section.id) : nil
    if section.chart != nil { return context }
    let found = site.counts(ofPage: page).sections[index]
    var count = RecordCount(shown: found.roots, total: section.total, under: found.under)
    let source = found.member.map(site.collection)
    if let source, source.owner != page {
      let query = section.queryOfAll
      if query == "" { count.total = source.count > count.shown ? source.count : nil }
      if let owner = source.owner, let query {
        context.link = SectionContext.PageLink(
          title: site.page(owner).title,
          link: site.links.link(to: site.page(owner).output, from: folder) + query)
      }
    } else if source != nil, count.total == nil, let whole, whole.shown == count.shown {
      // This section shows everything on the page.
      count.total = whole.total
    }
    context.count = count
    let list = site.list(section.layout)
    if !section.items.isEmpty {
      context.choices = list.choices(cell: section.cell, words: words)
      context.selection = section.selection
    }
    if CellAppearance.hasKey(cell(of: section)) {
      context.captions = captions(of: section, listPage: listPage)
    }
    return context
  }

  /// Returns a closure that writes a header or footer of the section being written when it is
  /// called.
  private func writing(
    _ shown: (template: String, texts: [String]?), isTitle: Bool
  ) -> (inout [UInt8]) -> Void {
    { [scope, site] html in
      scope.section?.ownTexts = shown.texts
      scope.section?.isWritingTitle = isTitle
      site.render(shown.template, with: scope, into: &html)
    }
  }

  /// Returns the cell that a section names, or otherwise its layout's.
  func cell(of section: Section) -> String {
    section.commonCell ?? site.list(section.layout).cell
  }

  /// Writes the captions of a gallery for one page of it, or nothing for other sections.
  func writeCaptions(of section: Section, listPage: Int, into html: inout [UInt8]) {
    guard CellAppearance.hasKey(cell(of: section)) else { return }
    let context = SectionContext(words: words)
    context.captions = captions(of: section, listPage: listPage)
    scope.section = context
    site.render("plates", with: scope, into: &html)
    scope.section = nil
  }

  private func captions(of section: Section, listPage: Int) -> [CaptionContext] {
    let before = section.listPages[listPage].recordsBefore
    let section = section.listPage(listPage)
    let shown = section.runs.flatMap(\.items)
    return shown.enumerated().compactMap { place, item in
      guard case .record(let index) = section.items[item].content else { return nil }
      return CaptionContext(
        number: before + place + 1, title: site[record: index].title,
        subtitle: site[record: index].subtitle)
    }
  }
}

extension SectionWriter {
  private func writeSubpages(_ subpages: [Int], into html: inout [UInt8]) {
    guard !subpages.isEmpty else { return }
    let hasSections = site.sections(ofPage: page).contains { !$0.items.isEmpty && $0.title != nil }
    let context = SectionContext(words: words)
    context.id = "s-~pages"
    if hasSections {
      context.prefix = words[.moreIn]
      context.title = scope.page.title
    }
    context.count = RecordCount(shown: subpages.count)
    let list = site.list(.pages)
    write(context, list: list, into: &html) { html in
      let folder = site.folder(ofPage: page)
      let pictures = site.picturePlaces?.of(list, cell: "cover", scope.page.column)
      let cards = subpages.map {
        card(ofPage: $0, from: folder, heading: hasSections ? 3 : 2, pictures: pictures)
      }
      let traits = SectionList.Traits(
        isPictured: cards.contains { $0.picture != nil || !$0.symbols.isEmpty },
        isUnlike: !subpages.lazy.compactMap { site.picture(ofPage: $0)?.ownShape }.areAlike)
      let markup = list.markup(
        count: cards.count, onLongPage: GeneratedListLayout.pages.isLong(ofItems: cards.count),
        traits: traits)
      markup.open(label: scope.page.title, into: &html)
      for (place, card) in cards.enumerated() {
        scope.item = card
        markup.openItem(at: place, into: &html)
        site.render("cells/cover", with: scope, into: &html)
        markup.closeItem(into: &html)
      }
      markup.close(into: &html)
    }
  }

  private func card(
    ofPage index: Int, from folder: String, heading: Int, pictures: PictureList?
  ) -> PlainItemContext {
    let target = site.page(index)
    let item = PlainItemContext(title: target.title, id: "", words: words)
    item.text = site.lede(ofPage: index)
    item.href = site.links.link(to: target.output, from: folder)
    item.heading = heading
    item.ownLanguage = target.language == words.language ? nil : target.language
    item.value = site.count(ofPage: index).map { words.text(of: $0) }
    item.picture = site.picture(ofPage: index).map { picture in
      PictureContext(
        picture, source: site.addresses.source(of: picture.source, from: folder),
        files: site.files(of: picture, in: pictures, from: folder), shape: picture.ownShape,
        position: pictures.map { $0.position(of: picture, at: 0) } ?? picture.focus,
        label: target.title, isLazy: false, isDecoration: true)
    }
    if item.picture == nil { item.symbols = site.symbols(ofPage: index) }
    return item
  }
}

extension SectionWriter {
  /// Writes the children of a record, on its page.
  func writeChildren(of index: Int, into html: inout [UInt8]) {
    let children = site[record: index].children
    guard !children.isEmpty else { return }
    let context = SectionContext(words: words)
    context.id = childrenElementID
    context.prefix = words[.in]
    context.title = site[record: index].title
    context.count = RecordCount(shown: children.count)
    writeRecords(children, on: index, context, .children, into: &html)
  }

  /// Writes a carousel of a record's siblings, if there are at least two. Their count is only on
  /// their own page, so adding a record does not change the pages of all others.
  func writeOthers(beside index: Int, into html: inout [UInt8]) {
    let (all, shownOn) = site.others(beside: index)
    let layout = GeneratedListLayout.carousel(of: all.lazy.map { site.appearance(ofRecord: $0) })
    let others = all.prefix(layout.length)
    guard others.count >= 2 else { return }
    let context = SectionContext(words: words)
    context.id = "s-~others"
    context.prefix = words[.moreIn]
    if let parent = site[record: index].parent {
      context.title = site[record: parent].title
    } else {
      let page = site.page(shownOn ?? page)
      context.title = page.title
      context.link = SectionContext.PageLink(
        title: page.title, link: site.links.link(to: page.output, from: folderOfRecordPage))
    }
    writeRecords(Array(others), on: index, context, layout, into: &html)
  }

  private func writeRecords(
    _ indices: [Int], on record: Int, _ context: SectionContext, _ layout: GeneratedListLayout,
    into html: inout [UInt8]
  ) {
    let list = site.list(layout)
    let cellName = layout.cell ?? list.cell
    guard let cell = site.cell(cellName) else { return }
    let item = RecordContext(site: site, folder: folderOfRecordPage, on: scope.page, in: list)
    item.pictureList = site.picturePlaces?.of(list, cell: cellName, scope.page.column)
    let traits = list.traits(of: indices.map { site.appearance(ofRecord: $0, cell: cellName) })
    let page = scope.item
    write(context, list: list, into: &html) { html in
      scope.item = item
      let markup = list.markup(
        count: indices.count, onLongPage: layout.isLong(ofItems: indices.count), traits: traits)
      markup.open(label: context.title ?? scope.page.title, into: &html)
      for (place, index) in indices.enumerated() {
        item.index = index
        item.number = place + 1
        item.place = place
        let id = layout == .children ? site[record: index].id.elementIDAsChild : nil
        markup.openItem(at: place, id: id, into: &html)
        site.appendNeighbour(index, of: record, layout, cell: cellName, to: &html) {
          site.render(cell, with: scope, into: &$0)
        }
        markup.closeItem(into: &html)
      }
      markup.close(into: &html)
      scope.item = page
    }
  }

  private var folderOfRecordPage: String { (scope.item as? RecordContext)?.folder ?? "" }
}
