internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// The previous state of the page, for a script to measure.
extension SectionWriter {
  /// The sections with the items on this page.
  private var sections: [Section] { site.sections(ofPage: page).map { $0.listPage(listPage) } }

  /// Writes the page's previous sections, up to a few screens of items.
  func writeEarlier(into html: inout [UInt8]) {
    guard let transition, transition.needsScript else { return }
    var rest = PageTransition.maxMovingItems
    var parts: [UInt8] = []
    for (number, before) in transition.pairing.earlier.sections.enumerated() {
      let now = transition.pairing.counterpart.firstIndex(of: number)
      if let now, transition.pairing.isUnchanged(now), before.items.count <= rest,
        !before.items.contains(where: showsNewBadge)
      {
        let id = "s-" + elementIdentifier(of: before.id)
        parts.append(markup: "<div data-section=\"\(id)\"></div>\n")
      } else if let list = transition.lists[number] {
        var shown = before
        shown.items = Array(before.items.prefix(rest))
        write(shown, number: number, list: list, now: now, into: &parts)
      }
      rest -= before.items.count
      if rest < 0 { break }
    }
    html.append(markup: "<template id=\"earlier\"\(rest < 0 ? " data-cut=\"\"" : "")>\n")
    html += parts
    html.append(markup: "</template>\n")
  }

  private func write(
    _ before: EarlierSection, number: Int, list: SectionList, now: Int?,
    into html: inout [UInt8]
  ) {
    let today = now.map { sections[$0] }
    let context =
      now.map { self.context(ofSection: $0, count: nil) } ?? SectionContext(words: words)
    // The plain id belongs to the page's current section.
    context.id = "was-s-" + elementIdentifier(of: before.id)
    if let today { context.chart = chart(of: today, id: context.id) }
    context.title = before.title
    context.text = before.text
    context.count = RecordCount(
      shown: before.items.count { $0.record != nil && $0.level == 0 })
    context.isEmpty = before.items.isEmpty && context.chart == nil
    let cell = cell(of: before, in: list)
    let keepsCell = today.map { self.cell(of: $0) } == cell
    let entries = before.items.map { item in
      var entry = entry(of: item, in: keepsCell ? today : nil)
      if let record = entry.record, let id = item.record {
        entry.cell = transition?.pairing.cell(of: record, id: id, inEarlier: number)
      }
      return entry
    }
    if CellAppearance.hasKey(cell) {
      context.captions = entries.enumerated().compactMap { place, entry in
        entry.record.map {
          CaptionContext(number: place + 1, title: $0.title, subtitle: $0.subtitle)
        }
      }
    }
    var section = section(of: before)
    section.spark = today?.spark
    context.isHeaderInList = list.showsHeader(of: section)
    let earlier = EarlierList(
      site: site, scope: scope, folder: site.folder(ofPage: page), list: list,
      isOnLongPage: today != nil && site.isLong(page: page), cell: cell,
      heading: before.title == nil ? 2 : 3, section: section, entries: entries)
    write(context, list: list, footerInList: list.showsFooter(of: section), into: &html) {
      earlier.write(into: &$0)
    }
  }

  /// Returns the cell that an earlier section named if it still exists, otherwise its list's.
  /// Registrations cannot be used for earlier records, about which less is known, so the list's
  /// cell shows those.
  func cell(of before: EarlierSection, in list: SectionList) -> String {
    before.cell.flatMap { site.isRegistration($0) || site.cell($0) != nil ? $0 : nil } ?? list.cell
  }

  /// Returns the look of an earlier section's removed items, or nil if its list is unknown.
  func removedItemAppearance(ofEarlier number: Int) -> RemovedItemAppearance? {
    guard let transition, transition.lists.indices.contains(number),
      let list = transition.lists[number]
    else { return nil }
    let before = transition.pairing.earlier.sections[number]
    let now = transition.pairing.counterpart.firstIndex(of: number)
    return RemovedItemAppearance(
      list: list, section: before, cell: cell(of: before, in: list),
      heading: before.title == nil ? 2 : 3, spark: now.flatMap { sections[$0].spark })
  }

  /// Returns what is known about an earlier item. `today` is the section that may show it
  /// unchanged.
  private func entry(of item: EarlierItem, in today: Section?) -> EarlierList.Entry {
    let pairing = transition!.pairing
    let place = pairing.places[item.id]
    let element = place.map { place in
      let section = sections[place.section]
      return site.elementID(of: section.items[place.index], in: section, onPage: page)
    }
    let isElsewhere = place.map { sections[$0.section].id != today?.id } ?? true
    guard let id = item.record else {
      return EarlierList.Entry(element: element, isWhole: isElsewhere)
    }
    if let record = pairing.records[id] {
      return EarlierList.Entry(element: element, isWhole: true, record: record)
    }
    guard let record = place?.record else {
      // Nothing else is known about it. Only its position is kept.
      return EarlierList.Entry(element: element, isWhole: false)
    }
    return EarlierList.Entry(
      element: element, isWhole: isElsewhere || showsNewBadge(item), record: site[record: record])
  }

  /// Whether an item shows a badge for a change in this build, which it did not show in the
  /// previous build.
  private func showsNewBadge(_ item: EarlierItem) -> Bool {
    guard let index = transition!.pairing.places[item.id]?.record else { return false }
    return site.changes(ofRecord: index)?.first?.build == 0
      || site.measureChanges(ofRecord: index) != nil
  }

  /// Converts an earlier section to a current one, so that the same code can process both.
  private func section(of before: EarlierSection) -> Section {
    let items = before.items.enumerated().map { place, item in
      let content: Item.Content =
        item.record != nil
        ? .record(place)
        : .outline(id: item.id, title: item.title ?? "")
      return Item(content, level: item.level)
    }
    return Section(
      id: before.id, title: before.title, text: before.text, layout: 0, items: items,
      place: .nowhere)
  }
}
