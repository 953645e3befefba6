internal import VitrineModel
internal import VitrineText

/// Writes the items of a section as the baseline had them, for a script to measure. An item that
/// the page still shows unchanged is only a reference to it; any other has its whole cell.
struct EarlierList {
  let site: TrackedContext
  let scope: Scope
  let folder: String
  let list: SectionList
  let isOnLongPage: Bool

  /// The cell of items that do not name one themselves.
  let cell: String
  let heading: Int

  /// The section. The record of an item is in the entry at the same index.
  let section: Section
  let entries: [Entry]

  /// The facts known about an item of the baseline.
  struct Entry {
    /// The id of the item's element; nil if the page no longer has it.
    var element: String?

    /// True if the item's whole cell is written, because no element shows it as it was.
    var isWhole: Bool

    /// Nil for a parent that an outline made, and if nothing is known of the record any more.
    var record: Record?

    /// The cell that showed it; nil for that of the section.
    var cell: String?
  }

  func write(into html: inout [UInt8]) {
    let context = RecordContext(
      site: site, folder: folder, words: scope.page.words, in: list, heading: heading)
    context.spark = section.spark
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

extension EarlierList {
  private func writeRows(_ context: RecordContext, into html: inout [UInt8]) {
    let leads = section.leads { look(at: $0, isOpening: $1) }
    let rootLook = SectionList.Look(lead: leads[nil])
    let markup = list.markup(
      count: section.rows.items.count, onLongPage: isOnLongPage, look: rootLook)
    var open: [Bool] = []
    var rootPlace = -1
    markup.open(label: scope.page.title, header: header, into: &html)
    for (place, item) in section.items.enumerated() {
      while open.count > item.level { close(isWhole: open.removeLast(), into: &html) }
      if item.level == 0 {
        rootPlace += 1
        markup.openItem(at: rootPlace, mark: mark(at: place), into: &html)
      } else {
        html.append(markup: "<li")
        html.append(mark(at: place))
        html.append(markup: ">")
      }
      if place + 1 < section.items.count, section.items[place + 1].level > item.level {
        if entries[place].isWhole {
          html.append(markup: "<details open>")
          setContext(context, at: place)
          site.render("outline", with: scope, into: &html)
        }
        let level = " style=\"--level:\(item.level + 1)\""
        let classes = leads[place].map { "list \($0.rawValue)" } ?? "list"
        html.append(markup: "<ul role=\"list\" class=\"\(classes)\"\(level)>\n")
        open.append(entries[place].isWhole)
      } else {
        writeCell(at: place, context, into: &html)
        html.append(markup: "</li>\n")
      }
    }
    while let isWhole = open.popLast() { close(isWhole: isWhole, into: &html) }
    markup.close(footer: footer, into: &html)
  }

  private func close(isWhole: Bool, into html: inout [UInt8]) {
    html.append(markup: isWhole ? "</ul>\n</details></li>\n" : "</ul>\n</li>\n")
  }

  private func writeGroups(_ context: RecordContext, into html: inout [UInt8]) {
    let look = list.look(of: section.runs.flatMap(\.items).compactMap { self.look(at: $0) })
    for run in section.runs {
      for place in run.parents {
        setContext(context, at: place)
        site.render("group-header", with: scope, into: &html)
      }
      guard !run.items.isEmpty else { continue }
      let markup = list.markup(count: run.items.count, onLongPage: isOnLongPage, look: look)
      markup.open(label: scope.page.title, header: header, into: &html)
      for (index, place) in run.items.enumerated() {
        context.number = place + 1
        markup.openItem(at: index, mark: mark(at: place), into: &html)
        writeCell(at: place, context, into: &html)
        markup.closeItem(into: &html)
      }
      markup.close(footer: footer, into: &html)
    }
  }

  private func writeTables(
    of row: RowTemplate, _ context: RecordContext, into html: inout [UInt8]
  ) {
    let style = row.table.style(of: entries.lazy.compactMap(\.record), in: scope.page.words)
    for run in section.runs {
      for place in run.parents {
        setContext(context, at: place)
        site.render("group-header", with: scope, into: &html)
      }
      guard !run.items.isEmpty else { continue }
      scope.section?.table = TableContext(row, style: style, headings: [], label: "") { html in
        for place in run.items {
          html.append(markup: "<tr")
          html.append(mark(at: place))
          html.append(markup: ">")
          if entries[place].isWhole {
            writeCell(at: place, context, into: &html)
          } else {
            html.append(markup: "<td></td>")
          }
          html.append(markup: "</tr>\n")
        }
      }
      site.render("table", with: scope, into: &html)
      scope.section?.table = nil
    }
  }

  private func look(at place: Int, isOpening: Bool = false) -> RecordLook? {
    guard let record = entries[place].record else { return nil }
    return site.look(of: record, cell: isOpening ? nil : entries[place].cell ?? cell)
  }

  /// The section's header, if it was in the list's box.
  private var header: ((inout [UInt8]) -> Void)? {
    guard list.showsHeader(of: section) else { return nil }
    return { site.render("section-header", with: scope, into: &$0) }
  }

  private var footer: ((inout [UInt8]) -> Void)? {
    guard list.showsFooter(of: section) else { return nil }
    return { site.writeFooter(ofSectionIn: scope, into: &$0) }
  }

  private func mark(at place: Int) -> ItemMark {
    var mark = ItemMark()
    if let element = entries[place].element { mark.data.append("of=\"\(element)\"") }
    if entries[place].isWhole { mark.data.append("whole=\"\"") }
    return mark
  }

  private func writeCell(
    at place: Int, _ context: RecordContext, into html: inout [UInt8]
  ) {
    guard entries[place].isWhole else { return }
    setContext(context, at: place)
    let own = site.row(cell) == nil ? entries[place].cell.flatMap(site.cell) : nil
    guard let cell = own ?? site.cell(cell) ?? site.cell(list.cell) else { return }
    site.render(cell, with: scope, into: &html)
  }

  private func setContext(_ context: RecordContext, at place: Int) {
    switch section.items[place].content {
    case .record:
      context.earlier = entries[place].record
      scope.item = context
    case .outline(let id, let title):
      // The page's own element has the plain id.
      let parent = PlainItemContext(
        title: title, id: "was-" + elementIdentifier(of: id), words: scope.page.words)
      parent.heading = heading
      scope.item = parent
    }
  }
}
