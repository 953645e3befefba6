import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineText

extension CollectionProposer {
  /// Chooses by what visitors filter: values that divide the items well, flags, and ranges of numbers and
  /// dates. Values that many items share get pages of their own.
  mutating func proposeFacets() {
    guard survey.records >= 8 else { return }
    if let status = page.status { page.filters.append(.text(status.field)) }
    proposeTags()
    let candidates = free.compactMap { column in
      dividing(column).map { (column: column, share: $0) }
    }
    var words: Set<[String]> = []
    var values: Set<[String: Int]> = []
    for (column, _) in candidates.sorted(by: { $0.share > $1.share })
    where page.filters.count < 4 && hasLines(4) && !isAddress(plainName(of: column))
      && words.insert(column.words).inserted && values.insert(column.distinct).inserted
    {
      let name = field(of: column)
      let isTerm = column.distinct.count > 2 && page.terms.count < 3
      if isTerm { page.terms.append(name) }
      page.filters.append(.text(name))
      note(column, as: isTerm ? "filter and terms" : "filter", shares(of: column))
    }
    // More values than anybody looks through in a filter, such as those of artists, have pages.
    let makers = free.filter { isShared($0, values: 81...) && $0.use >= 1.5 }
    if let maker = makers.best(as: .creator), page.terms.count < 3, !isAddress(plainName(of: maker))
    {
      page.terms.append(field(of: maker))
      note(maker, as: "terms", shares(of: maker))
    }
    proposeCategoryAsSubtitle()
    guard survey.records >= 12 else { return page.filters = [] }
    proposeFlags()
    proposeRanges()
  }

  private mutating func proposeTags() {
    let field = page.fields.first { $0.name == "tags" }
    guard let field, let tags = survey.columns.first(where: { value(of: $0) == field.value }),
      tags.use >= 1.2, !tags.hasTooManyValues
    else { return }
    page.terms.append("tags")
    if tags.distinct.count <= 80 { page.filters.append(.text("tags")) }
  }

  /// Whether the page of a field's values could be where that of an item is.
  private func isAddress(_ name: String) -> Bool {
    if name.allSatisfy(\.isNumber) { return true }
    let ids = page.id.flatMap { survey.column($0) } ?? survey.column(titlePaths[0])
    let name = slug(of: name)
    return ids?.distinct.keys.contains { slug(of: $0) == name } ?? false
  }

  private func shares(of column: DataColumn) -> String {
    let use = Int(column.use.rounded())
    return "\(column.distinct.count.grouped) values, each in \(use.counted("item")) on average"
  }

  /// Whether a column has short words, of which there are as many different ones as `values`.
  private func isShared(_ column: DataColumn, values: some RangeExpression<Int>) -> Bool {
    // The steps of a test are not what it is about.
    column.mostly(.text) && column.fitOnOneLine && column[.link] == 0 && column[.symbol] == 0
      && !column.hasTooManyValues && values.contains(column.distinct.count)
      && column[.veryLong] == 0 && column.records * 5 >= survey.records * 2
      && !column.areNumbers && !column.areDates && [nil, .flag].contains(column.form.type)
      && column.depth <= 5 && column.path != page.id && !column.isDetail && !column.areFlags
      && !(isTestData && column.path.contains("*"))
  }

  /// How well the values of a column divide the items, from 0 to about 2, or nil if they do not: the
  /// share of items that have one, and how evenly they are spread. A usual name counts as much.
  private func dividing(_ column: DataColumn) -> Double? {
    guard isShared(column, values: 2...80) else { return nil }
    let rank = column.rank(as: .term)
    let isUsual = rank != nil && column.use >= 1.5
    guard isUsual || column.use >= 3 && column.distinct.count <= 60 else { return nil }
    let most = Double(column.distinct.values.max() ?? 0) / Double(max(1, column.values))
    if most > 0.95 { return nil }
    let coverage = Double(column.records) / Double(max(1, survey.records))
    return coverage * (1 - most) + (isUsual ? 1 - Double(min(rank!, 200)) / 400 : 0)
  }

  /// A category says more under a title than nothing.
  private mutating func proposeCategoryAsSubtitle() {
    guard let category = page.terms.first(where: { $0 != "tags" }),
      !page.fields.contains(where: { $0.name == "subtitle" }), !areTexts, page.status == nil,
      let field = page.fields.first(where: { $0.name == category }),
      case .text(let path) = field.value, let column = survey.column(path), column.isSingle,
      !column.areCodes, column.areShort
    else { return }
    let place = page.fields.firstIndex { $0.name == "title" }.map { $0 + 1 } ?? 0
    page.fields.insert(.init("subtitle", field.value), at: place)
  }

  private mutating func proposeFlags() {
    let flags = free.filter {
      $0.areFlags && $0.isSingle && $0.distinct.count == 2 && $0.depth == 1
    }
    for flag in flags.prefix(max(0, 5 - page.filters.count)) where hasLines(2) {
      page.filters.append(.text(field(of: flag)))
      note(flag, as: "filter", "yes and no")
    }
  }

  private mutating func proposeRanges() {
    let ranges = free.filter {
      ($0.areNumbers && $0.numbers.map { $0.lowerBound < $0.upperBound } ?? false
        || $0.areDates || [.number, .date].contains($0.form.type))
        && $0.isSingle && $0.distinct.count > 8 && $0.depth <= 2 && $0.path != page.id
        && $0[.exponent] == 0 && !$0.isForPrograms && !$0.isNamed(.position)
        && $0.records * 2 >= survey.records && hasLines(3)
    }
    let hasDate = page.fields.contains { $0.name == "date" }
    if let range = ranges.filter({ !hasDate || !$0.areDates }).best(as: .range)
      ?? ranges.first(where: { $0.areYears || [.number, .date].contains($0.form.type) })
    {
      let name = field(of: range)
      add(range: name)
      note(range, as: "filter", "numbers or dates between two bounds")
      if page.status == nil { page.sorts = ["title", "-\(name)"] }
    }
    if hasDate {
      add(range: "date")
      if page.status == nil { page.sorts = ["title", "-date"] }
    }
  }

  private mutating func add(range name: String) {
    page.filters.append(
      .map([.init(key: "field", value: .text(name)), .init(key: "by", value: .text("range"))]))
  }
}

extension DataColumn {
  /// Whether this is an id made for programs. An inventory number, in contrast, is useful to
  /// people.
  var isForPrograms: Bool {
    words.contains { ColumnRole.program.names.contains($0) }
      || name.lowercased().hasSuffix("id") && uniqueness > 0.9 && (areNumbers || self[.long] == 0)
        && depth == 1 && !isNamed(.title)
  }
}
