import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSystem
import VitrineText

/// Makes the sections of pages from their declarations.
struct SectionBuilder {
  let plan: ContentPlan
  let records: RecordTable
  let collections: [CollectionReading]

  /// For each collection, where the order of its records comes from.
  let collectionOrders: [SectionOrder]
  var layouts: LayoutTable

  /// The problems of the page whose sections are being made.
  var diagnostics: [Diagnostic] = []

  /// The fields of the page of which it is noted that they have values without a place.
  var unplacedFields: Set<String> = []

  /// The same as in the page's reading.
  var unmetCollections: Set<Int> = []

  /// Results that sections share when they look up the same name in the same collection.
  private var knownNames: [LookedUpName: Bool] = [:]
  private var valueIndexes: [LookedUpName: ValueIndex] = [:]

  private struct LookedUpName: Hashable {
    var collection: Int
    var name: String
  }

  init(_ content: ContentAssembly) {
    plan = content.plan
    records = content.table
    collections = content.collections
    collectionOrders = content.collectionOrders
    layouts = plan.layouts
  }
}

extension SectionBuilder {
  /// Returns the section that `declaration` describes, or one for each value of its `each`.
  mutating func build(
    _ declaration: SectionDeclaration, page: Int, collection: Int
  ) -> [Section] {
    let query = RecordQuery(
      records: records, collection: collection, plan: plan.collections[collection],
      in: plan.alphabet(ofPage: page))
    reportUnknownFields(declaration, collection: collection, query: query)
    if let cell = declaration.cell ?? plan.pages[page].cell {
      reportSlips(in: cell, of: collection)
    }
    let listed = declaration.items.map { named($0, in: collection) }
    let conditions = query.prepared(declaration.conditions)
    let selected = query.matching(listed ?? roots(of: query, mayMeet: conditions), conditions)
    let misread = query.misread(declaration.conditions)
    diagnostics += misread
    if !misread.isEmpty {
      unmetCollections.insert(collection)
    } else if selected.isEmpty {
      reportHarshConditions(declaration, on: listed, query: query)
    }
    for condition in conditions.flatMap(\.ofValues) where condition.hasBounds {
      report(condition, among: listed ?? records.roots[collection], query: query)
    }
    var unplaced: [(SortKey, UnplacedValues)] = []
    let sorted = query.sorted(selected, by: declaration.sort) { unplaced.append(($0, $1)) }
    for (key, values) in unplaced {
      let name = declaration.lookedUp.last { $0.text == key.name }
      report(
        values, in: key.name, of: nil, at: name?.place ?? declaration.place, use: .sort)
    }
    reportGroups(declaration, of: selected, query: query)
    guard let each = declaration.each else {
      return [section(declaration, page: page, query: query, roots: sorted)]
    }
    var placed: Set<Int> = []
    return query.groups(of: sorted, by: each).map { group in
      var one = declaration
      one.title = group.title?.text ?? declaration.title ?? "Other"
      one.id?.text += "-\(group.value.map(slug) ?? "other")"
      var section = section(one, page: page, query: query, roots: group.records)
      section.spoken.title = group.title?.spoken
      if !section.repeats { section.copyRecords(in: placed, under: group.id) }
      placed.formUnion(section.items.compactMap(\.record))
      return section
    }
  }

  /// Notes values that a sort, a filter, a chart or a figure cannot place: once for each field of a page, and not of
  /// fields with a type, for which each such value is noted. `record` has one of them.
  mutating func report(
    _ values: UnplacedValues, in field: String, of record: Int?, at place: SourceLocation,
    use: UnplacedValues.Use
  ) {
    let collection = record.flatMap { record in records.ranges.firstIndex { $0.contains(record) } }
    let type = collection.flatMap {
      RecordQuery(records: records, collection: $0, plan: plan.collections[$0], in: nil).type(
        of: field)
    }
    guard type == nil || type == .text, unplacedFields.insert(field).inserted else { return }
    diagnostics.append(.unplaced(values, in: field, at: place, use))
  }

  /// Notes the values of records that a condition cannot compare.
  private mutating func report(
    _ condition: ValueCondition, among roots: [Int], query: RecordQuery
  ) {
    let values = roots.map { ReadableValue(query.value(condition.name, of: $0)) }
    let kinds = ValueKinds(values)
    guard let unplaced = UnplacedValues(values.map { kinds.order($0) }, values) else { return }
    report(unplaced, in: condition.name, of: roots.first, at: condition.namePlace, use: .condition)
  }

  /// Notes records that are under the first of several values only, unless that was declared, and
  /// groupings by a time of what is none.
  private mutating func reportGroups(
    _ declaration: SectionDeclaration, of roots: [Int], query: RecordQuery
  ) {
    for (key, grouping) in [("outline", declaration.outline), ("each", declaration.each)] {
      for by in grouping?.keys ?? [] {
        let counts = roots.map { query.groupValues(of: $0, for: by).count }
        let name =
          declaration.lookedUp.last { $0.text == by.name }
          ?? SectionDeclaration.Name(text: by.name, place: declaration.place)
        if by.isOrdered, counts.allSatisfy({ $0 == 0 }),
          roots.contains(where: { ReadableValue(query.value(by.name, of: $0)) != nil })
        {
          diagnostics.append(.groupingOfNothing(FieldByUnit(field: name, unit: by.unit)))
        }
        guard grouping?.isUnderEvery == nil, let first = counts.firstIndex(where: { $0 > 1 }) else {
          continue
        }
        diagnostics.append(
          .severalValues(
            records.records[roots[first]].id, others: counts.count { $0 > 1 } - 1, of: by.name,
            key: key, at: name.place))
      }
    }
  }

  private mutating func section(
    _ declaration: SectionDeclaration, page: Int, query: RecordQuery, roots: [Int]
  ) -> Section {
    let shown = declaration.limit.map { Array(roots.prefix($0)) } ?? roots
    let figures = figures(declaration.figures, of: roots) { query.value($0, of: $1) }
    if let layout = declaration.layout, let preset = layouts.layouts[layout.index].drawn {
      var section = drawn(preset, declaration, layout, query: query, records: shown)
      section.figures = figures
      return section
    }
    let isOfChanges = declaration.changes != nil
    let outlined = isOfChanges ? nil : declaration.outline.map { query.outlined(shown, by: $0) }
    let items = isOfChanges ? [] : outlined?.items ?? query.items(of: shown, level: 0)
    let layout =
      declaration.layout ?? plan.pages[page].layout
      ?? DeclaredLayout(
        index: layouts.index(of: LayoutByWidth(.preset(ListPreset()))), declaration: .list)
    let cell = declaration.cell ?? plan.pages[page].cell
    var section = Section(
      id: declaration.id?.text ?? "", title: declaration.title, text: declaration.text,
      empty: declaration.empty,
      layout: layout.index, layoutDeclaration: layout.declaration,
      cell: cell?.name, cellChoice: cell?.choice,
      selection: declaration.selection ?? plan.pages[page].selection, repeats: declaration.repeats,
      items: items,
      total: shown.count < roots.count && !isOfChanges ? roots.count : nil,
      pageLength: declaration.pageLength,
      place: declaration.place)
    section.body = declaration.body
    (section.header, section.footer) = (declaration.header?.name, declaration.footer?.name)
    section.badge = declaration.badge?.name
    section.spoken.parents = outlined?.spoken ?? [:]
    section.changed = declaration.changes.map { kinds in
      ChangedItems(
        kinds: kinds, records: query.items(of: roots, level: 0).compactMap(\.record),
        limit: declaration.limit)
    }
    if let table = layouts.layouts[layout.index].table {
      show(&section, as: table, collection: query.collection)
      reportEmptyColumns(
        declaration.layout == nil ? plan.pages[page].columns : declaration.columns,
        besides: table.spark, of: query.collection)
    }
    if let spark = declaration.layout == nil ? plan.pages[page].spark : declaration.spark {
      section.spark = SparkSource(spark.text)
      reportEmptySpark(spark, of: query.collection)
    }
    if let index = declaration.index {
      section.index = self.index(of: items, by: index, query: query)
    }
    section.figures = figures
    section.foldsUnderTitle =
      section.title != nil && layouts.layouts[layout.index].steps[0].supplements.foldsUnderTitle
    section.open = openParents(declaration, among: items, status: query.status)
    let longest = section.listLengths.max() ?? 0
    section.layout = layouts.index(of: layouts.layouts[layout.index].fitted(to: longest))
    reportCutText(section)
    reportChoice(section)
    reportSwipes(in: declaration.cell, of: layouts.layouts[section.layout])
    return section
  }

  /// Returns a section that draws what records say, and has no items.
  private mutating func drawn(
    _ preset: any DrawnPreset, _ declaration: SectionDeclaration, _ layout: DeclaredLayout,
    query: RecordQuery, records: [Int]
  ) -> Section {
    var section = Section(
      id: declaration.id?.text ?? "", title: declaration.title, text: declaration.text,
      empty: declaration.empty,
      layout: layouts.index(of: LayoutByWidth(.preset(ListPreset()))),
      layoutDeclaration: layout.declaration, items: [], place: declaration.place)
    section.body = declaration.body
    (section.header, section.footer) = (declaration.header?.name, declaration.footer?.name)
    section.chart =
      switch preset.drawing {
      case .chart(let preset):
        chart(preset, of: records, keepsOrder: !declaration.sort.isEmpty, query: query)
      case .map(let preset): map(preset, of: records, query: query, at: declaration.place)
      case .timeline(let preset):
        timeline(preset, of: records, query: query, at: declaration.place)
      }
    return section
  }

  /// Notes layouts to choose from that cannot share the section's list.
  private mutating func reportChoice(_ section: Section) {
    let layout = layouts.layouts[section.layout]
    guard !layout.choices.isEmpty else { return }
    let cells = layout.defaultCells
    if section.cell == nil, cells.count > 1, !cells.allSatisfy({ CellLook(rawValue: $0) != nil }) {
      diagnostics.append(.choiceOfCells(cells, at: section.place))
    }
    let others = layout.choices.filter { !$0.layout.hasRows }.map(\.name)
    let isMixed = !others.isEmpty && others.count < layout.choices.count
    if isMixed, section.items.contains(where: { $0.level > 0 }) {
      diagnostics.append(.choiceOfRows(others, at: section.place))
    }
  }

  /// Notes text in cards whose height a layout fixes: they cannot grow with their text.
  private mutating func reportCutText(_ section: Section) {
    guard (section.cell ?? "card") == "card", layouts.layouts[section.layout].hasFixedHeights else {
      return
    }
    let content = records.records
    let first = section.items.lazy.compactMap { item -> RecordID? in
      guard case .record(let index) = item.content, content[index].text != nil else { return nil }
      return content[index].id
    }.first
    if let first { diagnostics.append(.cutText(first, in: section)) }
  }

  /// Notes the names that a section looks up but no record of its collection has.
  private mutating func reportUnknownFields(
    _ declaration: SectionDeclaration, collection: Int, query: RecordQuery
  ) {
    let members = records.ranges[collection]
    guard !members.isEmpty, !collections[collection].isIncomplete else { return }
    for name in declaration.lookedUp where !isKnown(name.text, to: query) {
      if declaration.conditions.contains(where: { $0.mayNeedNone(of: name.text) }) { continue }
      diagnostics.append(
        .unknownField(
          name.text, of: plan.collections[collection].name,
          nearest: nearest(to: name.text, in: collection),
          isOrder: declaration.sort.contains { $0.name == name.text }, at: name.place))
    }
  }

  /// Returns the name most like `name` among those that the records of a collection have. A path of
  /// their sources alone may have the same.
  func nearest(to name: String, in collection: Int) -> String? {
    let nearest = records.nearestField(
      to: name, in: records.ranges[collection], besides: collections[collection].knownPaths)
    return nearest == name ? nil : nearest
  }

  /// Returns true if a record of the collection, at any depth, has a value of `name`.
  mutating func isKnown(_ name: String, to query: RecordQuery) -> Bool {
    let name = LookedUpName(collection: query.collection, name: name)
    if let isKnown = knownNames[name] { return isKnown }
    let isKnown = records.ranges[query.collection].contains {
      query.value(name.name, of: $0) != nil
    }
    knownNames[name] = isKnown
    return isKnown
  }

  /// Returns the index of the roots' values of `name`, which is made once, however many sections ask.
  mutating func index(of name: String, in query: RecordQuery) -> ValueIndex {
    let key = LookedUpName(collection: query.collection, name: name)
    if let index = valueIndexes[key] { return index }
    let index = ValueIndex(of: records.roots[query.collection]) { query.value(name, of: $0) }
    valueIndexes[key] = index
    return index
  }

  /// Returns the records that `items` lists, in its order, and notes ids that no record has.
  private mutating func named(_ items: [SectionDeclaration.Name], in collection: Int) -> [Int] {
    let known = records.indices[collection]
    let drafts = Set(collections[collection].drafts.map(\.key))
    var nearest = NearestNames(among: known.names)
    return items.compactMap { item in
      if let index = known[item.text] {
        if !records.records[index].isHidden { return index }
        diagnostics.append(.hiddenItem(item.text, at: item.place))
        return nil
      }
      guard !collections[collection].isIncomplete else { return nil }
      if drafts.contains(item.text) {
        diagnostics.append(.draftItem(item.text, at: item.place))
        return nil
      }
      if collections[collection].leftOut.contains(item.text) {
        diagnostics.append(.leftOutItem(item.text, at: item.place))
        return nil
      }
      diagnostics.append(
        .unknownItem(
          item.text, nearest: nearest.name(nearestTo: item.text), at: item.place))
      return nil
    }
  }

  /// Gives every section an id: its own, else the slug of its title, else its number.
  mutating func nameSections(_ sections: inout [Section]) {
    var places: [ExactText: SourceLocation] = [:]
    for section in sections where !section.id.isEmpty {
      if let first = places[section.id] {
        diagnostics.append(.duplicateSection(section.id, at: section.place, first: first))
      } else {
        places[section.id] = section.place
      }
    }
    // The last number of each slug.
    var numbers: [ExactText: Int] = [:]
    for index in sections.indices where sections[index].id.isEmpty {
      let title = sections[index].title.map(slug) ?? ""
      let base = title.isEmpty ? "section-\(index + 1)" : title
      var id = base
      while places[id] != nil {
        numbers[base, default: 1] += 1
        id = "\(base)-\(numbers[base]!)"
      }
      sections[index].id = id
      places[id] = sections[index].place
    }
  }

  /// Notes records that are twice in a section, or in two sections neither of which repeats.
  mutating func checkRepeats(_ sections: [Section]) {
    var first: [Int: Int] = [:]
    for (index, section) in sections.enumerated() {
      var inSection: Set<Int> = []
      // Two sections that overlap are one mistake, however many records they share.
      var shared: [Int: [RecordID]] = [:]
      for item in section.items {
        guard case .record(let record) = item.content, item.copyUnder == nil else { continue }
        let id = records.records[record].id
        if !inSection.insert(record).inserted {
          diagnostics.append(.twiceInSection(id, section))
        } else if !section.repeats {
          if let other = first[record] {
            shared[other, default: []].append(id)
          } else {
            first[record] = index
          }
        }
      }
      for (other, ids) in shared.sorted(by: { $0.key < $1.key }) {
        diagnostics.append(.twiceOnPage(ids, section, first: sections[other]))
      }
    }
  }
}

extension Section {
  /// Marks items as further placements of their records if an earlier section shows those too.
  fileprivate mutating func copyRecords(in placed: Set<Int>, under id: String) {
    var parent = ""
    for index in items.indices {
      switch items[index].content {
      case .outline(let id, _): parent = id
      case .record(let record) where placed.contains(record): items[index].copyUnder = id + parent
      case .record: break
      }
    }
  }
}

extension Item {
  var record: Int? {
    if case .record(let index) = content { index } else { nil }
  }
}
