internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// Writes the items of one section into its list, as cells or as outlines of any depth.
struct ItemWriter {
  let site: TrackedContext
  let scope: Scope

  /// The section with only the items on this page.
  let section: Section

  /// The position of these items in the whole section.
  var listPage: ListPage

  /// Records where items start and end if they continue the list of another page.
  var cuts: ItemSplitPoints?
  var continues: Bool { cuts != nil }
  let list: SectionList
  let isOnLongPage: Bool

  /// The folder of the page, for links.
  let folder: String
  let head: PageHead

  /// The cell of items that do not name one themselves.
  let cell: String

  /// All items of the section, including those on other pages.
  var whole: [Item] = []

  /// The names of the sort orders that visitors can choose for a table.
  var orders: Set<String> = []

  /// The number of items whose pictures load immediately: those that may be on the first screen.
  let eager: Int

  /// The section's part in the page's transition.
  var transition = SectionTransition()

  /// The look of removed items, or nil if there can be none.
  var removedItemAppearance: RemovedItemAppearance?

  static let eagerPictures = 8

  var label: String { section.title ?? scope.page.title }
  var heading: Int { section.title == nil ? 2 : 3 }

  func write(into html: inout [UInt8]) {
    let context = RecordContext(
      site: site, folder: folder, on: scope.page, in: list, heading: heading)
    context.enlarges = section.enlarges
    if let row = site.row(cell) {
      writeTables(of: row, context, into: &html)
    } else if list.hasRows {
      writeRows(context, into: &html)
    } else {
      writeGroups(context, into: &html)
    }
    scope.item = nil
  }
}

// MARK: Rows

extension ItemWriter {
  /// Writes the items as rows. A parent is a `<details>` with a list of its children.
  private func writeRows(_ context: RecordContext, into html: inout [UInt8]) {
    let leads = section.leads { appearance(at: $0, isOpening: $1) }
    var open: [Item] = []
    var rootPlace = continues ? listPage.rootsBefore - 1 : -1
    let isPictured = !list.choices.isEmpty && isPictured(section.rows)
    let rootTraits = SectionList.Traits(lead: leads[nil], isPictured: isPictured)
    let markup = list.markup(
      count: section.rows.items.count, onLongPage: isOnLongPage, traits: rootTraits)
    if !continues { markup.open(label: label, header: sectionHeader, into: &html) }
    for (place, item) in section.items.enumerated() {
      while open.count > item.level { close(open.removeLast(), context, into: &html) }
      let hasChildren = section.opens(at: place)
      if item.level == 0 {
        rootPlace += 1
        markup.openItem(
          at: rootPlace, id: id(of: item), mark: transition.marks[place], cuts: cuts,
          holdsOthers: hasChildren, into: &html)
      } else {
        cuts?.begin(at: html.count, holdsOthers: hasChildren)
        html.append(markup: "<li id=\"\(id(of: item))\"")
        if let mark = transition.marks[place] { html.append(mark) }
        html.append(markup: ">")
      }
      context.number = listPage.places.lowerBound + place + 1
      context.isLazy = place >= eager
      if hasChildren {
        let isOpen = section.isOpen(at: place) { site[record: $0] }
        writeOpening(at: place, isOpen: isOpen, context, into: &html)
        let depth = item.level + 1
        let level = depth > 1 ? " style=\"--level:\(depth)\"" : ""
        let classes = leads[place].map { "list \($0.rawValue)" } ?? "list"
        html.append(markup: "\n<ul role=\"list\" class=\"\(classes)\"\(level)>\n")
        cuts?.open(at: html.count)
        open.append(item)
      } else {
        writeCell(of: item, context, into: &html)
        html.append(markup: "</li>\n")
      }
    }
    while let parent = open.popLast() { close(parent, context, into: &html) }
    if !continues { markup.close(footer: sectionFooter, into: &html) }
  }

  /// Closes the children of a parent. Since the parent's summary only expands and collapses them, a
  /// last row links to the page of its record, if it has one.
  private func close(_ parent: Item, _ context: RecordContext, into html: inout [UInt8]) {
    cuts?.close(at: html.count)
    if case .record(let index) = parent.content, site[record: index].output != nil {
      context.index = index
      context.id = ""
      scope.item = context
      html.append(markup: "<li>")
      site.render("outline-page", with: scope, into: &html)
      html.append(markup: "</li>\n")
    }
    html.append(markup: "</ul>\n</details></li>\n")
    cuts?.close(at: html.count)
  }

  /// Writes the start of a parent, up to the end of its summary.
  private func writeOpening(
    at place: Int, isOpen: Bool, _ context: RecordContext, into html: inout [UInt8]
  ) {
    switch section.items[place].content {
    case .record(let index):
      context.index = index
      context.id = ""
      context.count = site.count(ofTerm: index) ?? section.childCount(at: place)
      context.pictureList = site.picturePlaces?.of(
        list, cell: CellAppearance.row.rawValue, scope.page.column)
      scope.item = context
      let opener = site.opener(
        cellName(ofRecord: index), ofRecord: index, onPage: head.output, isExpanded: isOpen)
      if let opener {
        context.isOpen = isOpen
        context.cellTexts = opener.texts
        context.sectionBadge = site.badge(of: section, ofRecord: index, onPage: head.output)
        return site.render(opener.template, with: scope, into: &html)
      }
    case .outline(_, let title):
      scope.item = outlineContext(title, at: place)
    }
    html.append(markup: isOpen ? "<details open>" : "<details>")
    site.render("outline", with: scope, into: &html)
  }
}

// MARK: Groups

extension ItemWriter {
  /// Writes the items as cells. The items below a parent generated by an outline are a separate
  /// list below a heading. Children of records only appear on their parent's page.
  private func writeGroups(_ context: RecordContext, into html: inout [UInt8]) {
    var number = listPage.recordsBefore
    let isUnlike = isUnlike
    for run in section.runs {
      // A parent generated by an outline starts a list of its own.
      let goesOn = continues && run.parents.isEmpty
      if !goesOn { cuts?.open(at: html.count) }
      let header = writeTitles(above: run, into: &html)
      guard !run.items.isEmpty else {
        if !goesOn { cuts?.close(at: html.count) }
        continue
      }
      let list = site.list(section.layout, of: run.items.count)
      let traits = SectionList.Traits(
        lead: self.list.choices.isEmpty ? nil : lead(of: run), isPictured: isPictured(run),
        isUnlike: isUnlike)
      let markup = list.markup(count: run.items.count, onLongPage: isOnLongPage, traits: traits)
      if !goesOn {
        markup.open(label: label, header: header, removedItems: removedItems(traits), into: &html)
        cuts?.open(at: html.count)
      }
      for (index, place) in run.items.enumerated() {
        let item = section.items[place]
        number += 1
        context.number = number
        context.isLazy = place >= eager
        context.heading = min(heading + item.level, 6)
        context.place = goesOn ? listPage.recordsBefore + index : index
        markup.openItem(
          at: context.place, id: id(of: item),
          mark: transition.marks[place], cuts: cuts, into: &html)
        writeCell(of: item, context, into: &html)
        markup.closeItem(into: &html)
      }
      if goesOn { continue }
      markup.close(footer: sectionFooter, cuts: cuts, into: &html)
      cuts?.close(at: html.count)
    }
  }

  /// Writes the titles of parents generated by an outline. Returns the header that belongs in the
  /// list's own box, or nil if the list has none.
  func writeTitles(
    above run: SectionRun, into html: inout [UInt8]
  ) -> ((inout [UInt8]) -> Void)? {
    guard let last = run.parents.last else { return sectionHeader }
    func write(_ place: Int, into html: inout [UInt8]) {
      guard case .outline(_, let title) = section.items[place].content else { return }
      scope.item = outlineContext(title, at: place)
      site.render("group-header", with: scope, into: &html)
    }
    let isInBox = list.layout.box?.hasHeader ?? false && !run.items.isEmpty
    for place in isInBox ? run.parents.dropLast() : run.parents[...] {
      write(place, into: &html)
      html.append(UInt8(ascii: "\n"))
    }
    return isInBox ? { write(last, into: &$0) } : nil
  }

  func isPictured(_ run: SectionRun) -> Bool {
    run.items.contains { appearance(at: $0)?.hasPicture ?? false }
  }

  private func lead(of run: SectionRun) -> SectionList.LeadingElement? {
    SectionList.LeadingElement(of: run.items.lazy.compactMap { appearance(at: $0) })
  }

  /// Whether the shapes of the section's pictures are too different to appear side by side.
  var isUnlike: Bool {
    guard list.comparesShapes || removedItemAppearance?.list.comparesShapes ?? false else {
      return false
    }
    return !section.runs.lazy.flatMap(\.items).compactMap { appearance(at: $0)?.shape }.areAlike
  }

  /// Returns the look of the record at an index, or nil for a parent generated by an outline.
  /// `isOpening` is for records shown as an expanding row instead of their cell.
  private func appearance(at place: Int, isOpening: Bool = false) -> RecordAppearance? {
    guard case .record(let index) = section.items[place].content else { return nil }
    return site.appearance(
      ofRecord: index, cell: isOpening ? nil : cellName(ofRecord: index), onPage: head.output)
  }
}

// MARK: Both

extension ItemWriter {
  private var sectionHeader: ((inout [UInt8]) -> Void)? {
    site.header(of: section, in: list, scope)
  }
  private var sectionFooter: ((inout [UInt8]) -> Void)? {
    site.footer(of: section, in: list, scope)
  }
}

extension ItemWriter {
  func writeCell(
    of item: Item, _ context: RecordContext, into html: inout [UInt8]
  ) {
    switch item.content {
    case .record(let index):
      let name = cellName(ofRecord: index)
      guard
        let cell = site.cell(name, ofRecord: index, onPage: head.output)
          ?? site.cell(list.cell).map({ ($0, nil) })
      else { return }
      let template = cell.template
      context.pictureList = site.picturePlaces?.of(list, cell: name, scope.page.column)
      let key = RenderedCells.Key(
        record: index, template: template.number, heading: context.heading,
        isWide: context.isWide, isLazy: context.isLazy, keepsShape: context.keepsShape,
        pictureSizes: context.pictureList?.sizes(at: context.place),
        appearances: context.appearances, badge: section.badge,
        enlarges: section.enlarges, spark: section.spark,
        isSelected: (cell.texts != nil || section.badge != nil)
          && site[record: index].hasLink(to: head.output))
      // Sparklines of the history also depend on previous builds, which are not in the key.
      let isLasting = section.spark != .history
      if isLasting, site.appendEarlierCell(key, to: &html) { return }
      context.index = index
      context.cellTexts = cell.texts
      context.sectionBadge = site.badge(of: section, ofRecord: index, onPage: head.output)
      context.spark = section.spark
      context.count = 0
      context.id = site.isForItemsOnly(template) ? "" : id(of: item)
      scope.item = context
      let start = html.count
      site.render(template, with: scope, into: &html)
      if isLasting { site.keepCell(key, at: start..<html.count) }
    case .outline(_, let title):
      scope.item = PlainItemContext(title: title, id: "", words: scope.page.words)
      let name = site.isRegistration(cell) ? list.cell : cell
      if let template = site.cell(name) { site.render(template, with: scope, into: &html) }
    }
  }

  private func cellName(ofRecord index: Int) -> String {
    section.cell(of: site[record: index]) ?? cell
  }

  private func outlineContext(_ title: String, at place: Int) -> PlainItemContext {
    let item = section.items[place]
    let context = PlainItemContext(
      title: title, id: id(of: item), words: scope.page.words)
    context.count = section.childCount(at: place)
    context.heading = min(heading + item.level, 6)
    return context
  }
}

extension Section {
  /// Returns the leading element of the rows in each list, by the index of the parent whose
  /// children the list shows, or nil for the roots. `appearance` returns the appearance of the
  /// record at an index, which may be an expanding row.
  func leads(
    _ appearance: (_ place: Int, _ isOpening: Bool) -> RecordAppearance?
  ) -> [Int?: SectionList.LeadingElement] {
    var leads: [Int?: SectionList.LeadingElement] = [:]
    var parents: [Int] = []
    for (place, item) in items.enumerated() {
      parents.removeLast(parents.count - item.level)
      let parent = parents.last
      parents.append(place)
      let isOpening = place + 1 < items.count && items[place + 1].level > item.level
      guard leads[parent] != .picture, let appearance = appearance(place, isOpening) else {
        continue
      }
      if let lead = SectionList.LeadingElement(of: CollectionOfOne(appearance)) {
        leads[parent] = lead
      }
    }
    return leads
  }
}
