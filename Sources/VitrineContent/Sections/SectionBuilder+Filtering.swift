import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// The number of items from which a page has a search field by default.
  static let minItemsForSearch = 24

  /// Returns the search, filters and orders of a page's items, or nil if it offers none, and the
  /// figures at its top.
  ///
  /// Sections that repeat items are left out, because the items are already included where they
  /// appear first. `collections` are those of all sections.
  mutating func filteringAndFigures(
    page: Int, in sections: [Section], of collections: Set<Int>
  ) -> (Filtering?, KeyFigures) {
    let declaration = plan.pages[page]
    var placed: Set<Int> = []
    let showsRepeats = sections.contains { $0.repeats && !$0.items.isEmpty }
    let sections = sections.filter { !$0.repeats }
    let lists = sections.map(\.items)
    let shown = lists.flatMap { $0 }.compactMap(\.record).filter { placed.insert($0).inserted }
    let isSearched = declaration.search ?? (shown.count >= Self.minItemsForSearch)
    let tables = shown.count > 1 ? sections.compactMap(\.table) : []
    let offersChoices =
      !(declaration.filters.isEmpty && declaration.sorts.isEmpty && declaration.groups.isEmpty
      && tables.isEmpty)
    let roots = lists.flatMap(\.rootRecords).map(\.record)
    // A page of charts has records but no items.
    let counted = roots.isEmpty ? Array(Set(sections.flatMap { $0.chart?.records ?? [] })) : roots
    guard isSearched || offersChoices || !declaration.figures.isEmpty
    else { return (nil, KeyFigures()) }
    let found = FilterableRecords(
      shown.isEmpty ? counted.sorted() : shown, of: collections, page: page, plan: plan,
      in: records)
    if !found.records.isEmpty { reportUnknownFields(declaration, of: found) }
    let figures = figures(declaration.figures, of: counted) { found.value($0, of: $1) }
    if shown.isEmpty {
      reportNothingToFilter(declaration, isEmpty: counted.isEmpty && !showsRepeats)
    }
    guard isSearched || offersChoices, !shown.isEmpty else { return (nil, figures) }
    var unplaced: [(SectionDeclaration.Name?, SortKey, IncomparableValues)] = []
    let sorts = declaration.sorts.map { sort in
      Filtering.Sort(
        name: sort.keys.map(\.text).joined(separator: ","), title: sort.title,
        ranks: found.ranks(by: sort.keys) { key, values in
          unplaced.append((sort.lookedUp.last { $0.text == key.name }, key, values))
        })
    }
    for (name, key, values) in unplaced {
      report(values, in: key.name, of: nil, at: name?.place ?? declaration.place, use: .sort)
    }
    let filtering = Filtering(
      records: found.records, isSearched: isSearched,
      filters: declaration.filters.compactMap { filter($0, of: found) },
      sorts: sorts
        + found.sorts(by: tables.flatMap(\.orderedColumns), excluding: sorts.map(\.name)),
      groupings: groupings(
        declaration.groups, of: found, roots: roots))
    return (filtering, figures)
  }

  private mutating func groupings(
    _ declarations: [GroupingDeclaration], of found: FilterableRecords,
    roots: @autoclosure () -> [Int]
  ) -> [Filtering.Grouping] {
    if declarations.isEmpty { return [] }
    let roots = Set(roots())
    let grouped = found.records.indices.filter { roots.contains(found.records[$0]) }
    var names: [String: SourceLocation] = [:]
    var titles: [String: SourceLocation] = [:]
    return declarations.compactMap { declaration in
      guard let by = declaration.by else { return nil }
      let place = by.field.place
      if let unit = by.unit, declaration.step != nil {
        diagnostics.error(
          "two keys for one thing", at: place, "'step' cannot be used with 'by \(unit.rawValue)'",
          hint: "keep one of the two")
        return nil
      }
      let grouping = Filtering.Grouping(declaration, of: grouped, among: found, &diagnostics)
      guard let grouping else { return nil }
      if let first = names.updateValue(place, forKey: grouping.name) {
        diagnostics.error(
          "duplicate grouping", at: place,
          "items are already grouped by '\(grouping.name)'",
          hint: "remove one of the two, or group by another part of the values "
            + "with a 'title'; the first is at \(first)")
        return nil
      }
      if let first = titles.updateValue(place, forKey: grouping.title) {
        diagnostics.warn(
          "duplicate title", at: place,
          "another grouping is already called '\(grouping.title)'",
          hint: "give one of them another 'title'; the first is at \(first)")
      }
      return grouping
    }
  }

  /// Reports filters, orders and groups on a page without items of its own. An empty page may
  /// declare them for the items it will have.
  private mutating func reportNothingToFilter(_ declaration: PageDeclaration, isEmpty: Bool) {
    let names = [
      declaration.filters.first?.field, declaration.sorts.first?.lookedUp.first,
      declaration.groups.first?.by?.field,
    ].compactMap(\.self)
    guard !isEmpty, let first = names.first else { return }
    diagnostics.warn(
      "nothing to find", at: first.place,
      "no section of this page has items to choose from",
      hint: "remove 'repeats' from the section that shows them all; charts have no items")
  }

  private mutating func reportUnknownFields(
    _ declaration: PageDeclaration, of found: FilterableRecords
  ) {
    let queries = found.queries.keys.sorted().map { found.queries[$0]! }
    if queries.contains(where: { collections[$0.collection].isIncomplete }) { return }
    // Unknown fields with terms are reported with the terms.
    let known = Set(plan.terms.filter { found.queries[$0.collection] != nil }.map(\.field))
    for name in declaration.lookedUp where !known.contains(name.text) {
      // One query at a time, since each look-up is cached for later sections.
      var isFound = false
      for query in queries where !isFound { isFound = isKnown(name.text, to: query) }
      if isFound { continue }
      diagnostics.append(
        .unknownField(
          name.text, of: plan.collections[queries[0].collection].name,
          nearest: nearest(to: name.text, in: queries[0].collection),
          isOrder: declaration.sorts.contains { $0.lookedUp.contains { $0.place == name.place } },
          at: name.place))
    }
  }

  private mutating func filter(
    _ declaration: FilterDeclaration, of found: FilterableRecords
  ) -> Filtering.Filter? {
    guard let field = declaration.field else { return nil }
    let values = found.values(field.text)
    let choice: Filtering.Choice
    switch declaration.kind ?? (values.areFlags ? .flag : .value) {
    case .value:
      var declaration = declaration
      // By default use the levels that the field's terms declare.
      declaration.levels = declaration.levels ?? found.levels(of: field.text)
      choice = .values(
        Filtering.Values(
          values, of: field.text, declaration, states: found.status(named: field.text)?.order ?? [],
          in: found.alphabet))
    case .flag:
      let flags = values.map { $0?.flag }
      if !flags.contains(where: { $0 != nil }), values.contains(where: { $0 != nil }) {
        diagnostics.warn(
          "flag without yes or no", at: field.place,
          "no record has true or false in '\(field.text)'",
          hint: "remove 'by: flag', so that visitors choose single values")
        return nil
      }
      choice = .flag(ofRecords: flags)
    case .range:
      guard
        let range = Filtering.Range(
          values, step: declaration.step, unit: found.unit(of: field.text))
      else {
        // Unknown fields are already reported.
        if values.contains(where: { $0 != nil }) {
          diagnostics.warn(
            "range without numbers", at: field.place,
            "no record has a number or a date in '\(field.text)'",
            hint: "remove 'by: range', so that visitors choose single values")
        }
        return nil
      }
      let unplaced = range.unplaced.compactMap(\.self)
      if !unplaced.isEmpty {
        report(
          IncomparableValues(
            unplaced.count, of: unplaced.count + range.rangesByRecord.count { $0 != nil },
            example: unplaced[0], expected: range.scale == .number ? .numbers : .dates),
          in: field.text, of: found.records.first, at: field.place, use: .range)
      }
      choice = .range(range)
    }
    return Filtering.Filter(field: field.text, title: declaration.title, choice: choice)
  }
}

// MARK: Values

extension Filtering.Values {
  /// The distinct values of a field. States come first, the worst at the top, and then the most
  /// frequent values.
  fileprivate init(
    _ values: [FieldValue?], of field: String, _ declaration: FilterDeclaration, states: [String],
    in alphabet: Alphabet?
  ) {
    let tree = TermTree(values, levels: declaration.levels)
    let titles = tree.nodes.map { TextSortKey($0.text, in: alphabet) }
    let ranks = tree.nodes.map { states.firstIndex(of: $0.text) ?? -1 }
    let dates = tree.nodes.map { $0.value.date.flatMap(DateOrder.init) }
    let order = tree.preorder { siblings in
      siblings.sorted { first, second in
        let ranks = (ranks[first], ranks[second])
        if ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
        if let first = dates[first], let second = dates[second], first != second {
          return first < second
        }
        let counts = (tree.nodes[first].records.count, tree.nodes[second].records.count)
        return counts.0 != counts.1 ? counts.0 > counts.1 : titles[first] < titles[second]
      }
    }
    var places = Array(repeating: 0, count: order.count)
    for (place, node) in order.enumerated() { places[node] = place }
    var offered: [Filtering.Value] = []
    let counts = Dictionary(tree.nodes.map { ($0.text, 1) }, uniquingKeysWith: +)
    for node in order.lazy.map({ tree.nodes[$0] }) {
      let parent = node.parent.map { places[$0] }
      let above = parent.map { offered[$0].name + (declaration.levels ?? "") } ?? ""
      offered.append(
        Filtering.Value(
          title: node.text, localized: LocalizedTitle(node.value, of: field),
          // Records with the same title are distinguished by id.
          name: above + (counts[node.text] == 1 ? node.text : node.value.id ?? node.text),
          parent: parent,
          count: node.records.count))
    }
    self.init(
      values: offered, valuesByRecord: tree.nodesOfRecords.map { $0.map { places[$0] }.sorted() },
      requiresAll: declaration.requiresAll)
  }
}

// MARK: Ranges

extension Filtering.Range {
  /// The positions of a field's values: numbers and ranges of numbers, or dates if some values are
  /// dates and not numbers. Returns nil if no value has a position.
  fileprivate init?(_ values: [FieldValue?], step: Double?, unit: String?) {
    let found = values.map { ComparableValue($0) }
    let dates = found.compactMap { $0?.number == nil ? $0?.date : nil }
    let scale: Scale =
      dates.isEmpty ? .number : dates.contains { $0.day != nil } ? .day : .month
    var spanUnit = unit?.lowercased()
    let positions = found.map { value -> ClosedRange<Double>? in
      guard let value else { return nil }
      switch scale {
      case .number:
        if let number = value.number { return number.isFinite ? number...number : nil }
        guard let span = NumberSpan(value.text) else { return nil }
        spanUnit = spanUnit ?? span.unit
        return span.unit == nil || span.unit == spanUnit ? span.first...span.last : nil
      case .month, .day:
        guard let span = value.span(asDate: false) else { return nil }
        let first = span.first.map { scale.position(of: $0, isEnd: false) } ?? -.infinity
        return
          first...max(first, span.last.map { scale.position(of: $0, isEnd: true) } ?? .infinity)
      }
    }
    guard positions.contains(where: { $0 != nil }) else { return nil }
    let unplaced = zip(found, positions).map { $1 == nil ? $0?.text : nil }
    self.init(
      scale: scale, step: step, unit: unit, rangesByRecord: positions,
      unplaced: unplaced.contains { $0 != nil } ? unplaced : [])
  }
}

extension Filtering.Range.Scale {
  /// The first or last month or day that a date covers.
  fileprivate func position(of date: CalendarDate, isEnd: Bool) -> Double {
    self == .month
      ? Double(date.year * 12 + (date.month ?? (isEnd ? 12 : 1)) - 1)
      : Double(isEnd ? date.lastDayNumber : date.dayNumber)
  }
}
