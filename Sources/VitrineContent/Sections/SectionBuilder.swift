import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSystem
import VitrineText

/// Builds the sections of pages from their declarations.
struct SectionBuilder {
  let plan: ContentPlan
  let records: RecordTable
  let collections: [CollectionResult]

  /// For each collection, what determines the order of its records.
  let collectionOrders: [SectionOrder]
  var layouts: LayoutTable

  /// Mistakes on the page whose sections are being built.
  var diagnostics: [Diagnostic] = []

  /// The fields on the page that are already reported for values that cannot be compared.
  var incomparableFields: Set<String> = []

  /// The collections for which a section's conditions match no records, or are wrong.
  var unmetCollections: Set<Int> = []

  /// For each section of the page that was built so far, the records and the feed that it declares.
  var sectionRoots: [SectionRoots] = []

  /// Caches for look-ups of the same name in the same collection.
  private var knownNames: [LookupName: Bool] = [:]
  private var valueIndexes: [LookupName: ValueIndex] = [:]

  private struct LookupName: Hashable {
    var collection: Int
    var name: String
  }

  init(
    _ plan: ContentPlan, _ records: RecordTable, _ collections: [CollectionResult],
    orders: [SectionOrder]
  ) {
    self.plan = plan
    self.records = records
    self.collections = collections
    collectionOrders = orders
    layouts = plan.layouts
  }
}

extension SectionBuilder {
  /// Returns the section that `declaration` describes, or one for each value of its `each`.
  mutating func build(
    _ declaration: SectionDeclaration, page: Int, collection: Int
  ) -> [Section] {
    let query = query(collection, in: plan.alphabet(ofPage: page))
    reportUnknownFields(declaration, collection: collection, query: query)
    if let cell = declaration.cell ?? plan.pages[page].cell {
      reportMisspeltKeys(in: cell, of: collection)
    }
    let listed = declaration.items.map { named($0, in: collection) }
    let conditions = query.prepared(declaration.conditions)
    let selected = query.matching(listed ?? roots(of: query, mayMeet: conditions), conditions)
    let invalidLiterals = query.invalidLiterals(declaration.conditions)
    diagnostics += invalidLiterals
    if !invalidLiterals.isEmpty {
      unmetCollections.insert(collection)
    } else if selected.isEmpty {
      reportUnmatchedConditions(declaration, on: listed, query: query)
    }
    for condition in conditions.flatMap(\.valueConditions) where condition.hasBounds {
      report(condition, among: listed ?? records.roots[collection], query: query)
    }
    var incomparable: [(SortKey, IncomparableValues)] = []
    let sorted = query.sorted(selected, by: plan.settled(declaration.sort, ofPage: page)) {
      incomparable.append(($0, $1))
    }
    for (key, values) in incomparable {
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
      one.section.title = group.title?.text ?? one.section.title ?? "Other"
      if !one.section.id.isEmpty { one.section.id += "-\(group.value.map(slug) ?? "other")" }
      var section = section(one, page: page, query: query, roots: group.records)
      section.localized.title = group.title?.localized
      if !section.repeats { section.copyRecords(in: placed, under: group.id) }
      placed.formUnion(section.items.compactMap(\.record))
      return section
    }
  }

  private mutating func section(
    _ declaration: SectionDeclaration, page: Int, query: RecordQuery, roots: [Int]
  ) -> Section {
    sectionRoots.append(SectionRoots(feed: declaration.feed, records: roots))
    let shown = declaration.part.of(roots)
    var section = declaration.section
    (section.header, section.footer) = (declaration.header?.name, declaration.footer?.name)
    section.figures = figures(declaration.figures, of: roots) { query.value($0, of: $1) }
    if let layout = declaration.layout, let preset = layouts.layouts[layout.index].drawn {
      // A drawn section has no items: any layout of items will do, and nothing repeats.
      section.layout = layouts.list().index
      section.repeats = false
      section.layoutDeclaration = layout.declaration
      section.chart = chart(preset, declaration, query: query, records: shown)
      return section
    }
    let isOfChanges = declaration.changes != nil
    let outlined = isOfChanges ? nil : declaration.outline.map { query.outlined(shown, by: $0) }
    let items = isOfChanges ? [] : outlined?.items ?? query.items(of: shown, level: 0)
    let layout = declaration.layout ?? plan.pages[page].layout ?? layouts.list()
    let cell = declaration.cell ?? plan.pages[page].cell
    section.set(items: items)
    section.layoutDeclaration = layout.declaration
    section.queryOfAll = queryOfAll(
      declaration, page: page, query: query, roots: roots)
    section.total = shown.count < roots.count && !isOfChanges ? roots.count : nil
    (section.cell, section.cellChoice) = (cell?.name, cell?.choice)
    section.selection = section.selection ?? plan.pages[page].selection
    section.badge = declaration.badge?.name
    section.localized.parents = outlined?.localized ?? [:]
    section.changed = declaration.changes.map { kinds in
      ChangedItems(
        kinds: kinds, records: query.items(of: roots, level: 0).compactMap(\.record),
        part: declaration.part)
    }
    if let table = layouts.layouts[layout.index].table {
      show(&section, as: table, collection: query.collection)
      reportEmptyColumns(
        declaration.layout == nil ? plan.pages[page].columns : declaration.columns,
        excluding: table.spark, of: query.collection)
    }
    if let spark = declaration.layout == nil ? plan.pages[page].spark : declaration.spark {
      section.spark = SparkSource(spark.text)
      reportEmptySpark(spark, of: query.collection)
    }
    if let index = declaration.index {
      section.index = self.index(
        of: items, by: index, query: query,
        without: plan.settled(declaration.sort, ofPage: page)
          .first { $0.name == index.field.text }?.articles)
    }
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

  /// Returns the chart that a section draws instead of items.
  private mutating func chart(
    _ preset: any DrawnPreset, _ declaration: SectionDeclaration, query: RecordQuery,
    records: [Int]
  ) -> SectionChart? {
    switch preset.drawing {
    case .chart(let preset):
      chart(preset, of: records, keepsOrder: !declaration.sort.isEmpty, query: query)
    case .map(let preset): map(preset, of: records, query: query, at: declaration.place)
    case .timeline(let preset): timeline(preset, of: records, query: query, at: declaration.place)
    }
  }

  func query(_ collection: Int, in alphabet: Alphabet?) -> RecordQuery {
    RecordQuery(
      records: records, collection: collection, plan: plan.collections[collection], in: alphabet)
  }

  /// Returns the name closest to `name` among those that records of a collection have. Returns nil
  /// if that is `name` itself, as it can be for a path that only the source data have.
  func nearest(to name: String, in collection: Int) -> String? {
    let nearest = records.nearestField(
      to: name, in: records.ranges[collection], or: collections[collection].knownPaths)
    return nearest == name ? nil : nearest
  }

  /// Whether any record of the collection, at any depth, has a value of `name`.
  mutating func isKnown(_ name: String, to query: RecordQuery) -> Bool {
    let name = LookupName(collection: query.collection, name: name)
    if let isKnown = knownNames[name] { return isKnown }
    let isKnown = records.ranges[query.collection].contains {
      query.value(name.name, of: $0) != nil
    }
    knownNames[name] = isKnown
    return isKnown
  }

  /// Returns the index of the roots' values of `name`. It is built once for all sections.
  mutating func index(of name: String, in query: RecordQuery) -> ValueIndex {
    let key = LookupName(collection: query.collection, name: name)
    if let index = valueIndexes[key] { return index }
    let index = ValueIndex(of: records.roots[query.collection]) { query.value(name, of: $0) }
    valueIndexes[key] = index
    return index
  }

  /// Returns the records that `items` lists, in its order. Reports ids that no record has.
  private mutating func named(_ items: [SectionDeclaration.Name], in collection: Int) -> [Int] {
    let known = records.indices[collection]
    let drafts = Set(collections[collection].drafts.map(\.key))
    var nearest = NearestNames(among: known.names)
    return items.compactMap { item in
      if let index = known[item.text] {
        if !records.records[index].isHidden { return index }
        diagnostics.warn(
          "hidden item", at: item.place, "'\(item.text)' is hidden, so it is not shown in lists",
          hint: "remove 'hidden: true' to show it, or link to it in a text")
        return nil
      }
      guard !collections[collection].isIncomplete else { return nil }
      if drafts.contains(item.text) {
        diagnostics.append(.draftItem(item.text, at: item.place))
        return nil
      }
      let isLeftOut = collections[collection].omitted.contains(item.text)
      diagnostics.error(
        "unknown item", at: item.place, "there is no record '\(item.text)'",
        hint: isLeftOut
          ? "'where' in the collection excludes it"
          : suggestion(nearest.name(nearestTo: item.text)) ?? "'items' lists the ids of records")
      return nil
    }
  }

  /// Gives every section an id: the declared one, the slug of its title, or its number.
  mutating func nameSections(_ sections: inout [Section]) {
    var places: [ExactText: SourceLocation] = [:]
    for section in sections where !section.id.isEmpty {
      if let first = places[section.id] {
        diagnostics.error(
          "duplicate section id", at: section.place,
          "the section id '\(section.id)' is already used", hint: "first used at \(first)")
      } else {
        places[section.id] = section.place
      }
    }
    // The last number appended to each slug.
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
}

extension Section {
  /// Marks items as copies if an earlier section already shows their records.
  fileprivate mutating func copyRecords(in placed: Set<Int>, under id: String) {
    var parent = ""
    for index in items.indices {
      switch items[index].content {
      case .outline(let id, _): parent = id
      case .record(let record) where placed.contains(record):
        items[index].copyParentID = id + parent
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

extension Diagnostic {
  /// The id that `items` of a section names and no record has. Nil for other mistakes.
  package var idOfUnknownItem: String? {
    kind == "unknown item"
      ? message.split(separator: "'", maxSplits: 1).last.map { String($0.dropLast()) } : nil
  }
}
