import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineText

extension CollectionProposer {
  /// Gives items pages if they have more to show than their title.
  mutating func proposePages() {
    if areTexts { return }
    let shown = Set(page.fields.map(\.name))
    let hasMore = page.fields.count > (shown.contains("subtitle") ? 2 : 1)
    page.hasPages = hasMore || !page.measures.isEmpty
  }

  /// Chooses a grid for pictures and symbols, a table for measured numbers, and rows for everything
  /// else; a map of places below it.
  mutating func proposeSections() {
    let names = Set(page.fields.map(\.name))
    var section: [ProposedPage.Field] = []
    let layout: YAMLValue
    var cell: YAMLValue?
    var comment: String?
    if !page.measures.isEmpty, page.status == nil {
      layout = .table(["title"] + page.measures.map(\.name) + unitColumn())
    } else if picturedShare >= 0.3 {
      (layout, comment) = (.text("grid"), "or gallery, or list")
    } else if names.contains("symbol") {
      layout = .option("grid", "narrowest", .plain("140"))
    } else {
      layout = .option("list", "style", .text("inset"))
      // Of the slots, rows show the title and the subtitle.
      if names.contains("date"), !names.contains("subtitle") {
        cell = .map([.init(key: "secondary", value: .text("<date>"))])
      }
    }
    // Names of files can be new in each run, so their order is not that of the tests.
    let ties = page.status != nil && source.files.count > 1 ? ["title"] : []
    if let sort { section.append(.init("sort", .texts([sort.key] + ties))) }
    if let index = sort?.index ?? groups { section.append(.init("index", .text(index))) }
    section.append(.init("layout", layout, comment: comment))
    if let cell { section.append(.init("cell", cell)) }
    if survey.records > 120 {
      section.append(
        .init("pages", .plain("60"), comment: "how many to show at first; the rest on request"))
    }
    page.sections = [section]
    if !page.map.isEmpty {
      let map = YAMLValue.map([.init(key: "map", value: .map(page.map))])
      page.sections.append([
        .init("title", .text("Map")), .init("repeats", .plain("true")), .init("layout", map),
      ])
    }
  }

  /// The share of records with pictures. A grid in which most cells are empty looks broken.
  private var picturedShare: Double {
    let names = ["image", "images"]
    guard let field = page.fields.first(where: { names.contains($0.name) }),
      case .text(let source)? = field.value?["src"],
      let column = FieldSource(source).paths.first.flatMap({ survey.column($0.text) })
    else { return 0 }
    return Double(column.records) / Double(max(1, survey.records))
  }

  /// The field with the unit of each record, if the unit of the measures differs between records.
  private mutating func unitColumn() -> [String] {
    guard page.measures.contains(where: { $0.value?["unit"] == nil }) else { return [] }
    let units = free.first { $0.words.last == "unit" && $0.isSingle && $0.values > 0 }
    return units.map { [field(of: $0)] } ?? []
  }

  /// The worst or the newest first. Without dates, files, which have no order of their own, stand by
  /// title, and so do more items than anybody looks through. A single file of less keeps its order.
  private var sort: (key: String, index: String?)? {
    if let status = page.status { return ("-\(status.field)", nil) }
    if let measure = page.measures.first { return ("-\(measure.name)", nil) }
    let isLong = survey.records > Self.maxUnordered
    if page.fields.contains(where: { $0.name == "date" })
      || areTexts && survey.column("date") != nil
    {
      return ("-date", isLong ? "date by decade" : nil)
    }
    if isLong, groups == nil {
      return page.fields.first { $0.name == "title" }.map { _ in ("title", "title") }
    }
    return source.files.count > 1 ? ("title", nil) : nil
  }

  /// The index of a long list whose file has its records in groups.
  private var groups: String? {
    guard survey.records > Self.maxUnordered else { return nil }
    let names = page.filters.compactMap { if case .text(let name) = $0 { name } else { nil } }
    return names.first { name in
      let value = page.fields.first { $0.name == name }?.value
      return survey.columns.contains { $0.areInRuns && self.value(of: $0) == value }
    }.map { "\($0) by value" }
  }

  /// With more items, a page has an index.
  private static let maxUnordered = 200
}

// MARK: Facts

extension CollectionProposer {
  /// Shows the columns that are left on items' pages, words before numbers, and says of each other why
  /// it is not shown.
  mutating func proposeFacts() {
    taken.formUnion(described)
    let units = Set(survey.columns.compactMap { lengthUnit(beside: $0)?.path })
    let columns = free.map { (column: $0, reason: omission(of: $0, units: units)) }
    let facts = columns.filter { $0.reason == nil }.map(\.column)
    let kind = { (column: DataColumn) in
      column.depth > 1 ? 2 : column.areWords && !column.areNumbers ? 0 : 1
    }
    for column in (0...2).flatMap({ wanted in facts.filter { kind($0) == wanted } }) {
      if hasLines(1), page.fields.count < Self.maxFields {
        _ = field(of: column)
        note(
          column, as: "fact", "\(column.records.grouped) of \(survey.records.grouped) items have it"
        )
      } else {
        omit(column, "the page is long enough without it")
      }
    }
    for (column, reason) in columns where column.path != page.id {
      if let reason { omit(column, reason) }
    }
    for key in survey.keysOfRecords
    where !survey.columns.contains(where: { $0.path == key || $0.path.hasPrefix("\(key).") }) {
      choices.append(
        .init(path: key, use: nil, reason: "it has lists of lists, which no field shows"))
    }
  }

  private mutating func omit(_ column: DataColumn, _ reason: String) {
    choices.append(.init(path: column.path, use: nil, reason: reason, line: line(for: column)))
  }

  /// The line of `fields` that shows a column.
  private func line(for column: DataColumn) -> String {
    ProposedPage.Field(freeName(for: column), value(of: column)).line
  }

  /// Why a column is no fact of an item's page; nil if it is one. `units` are the paths of units of
  /// other columns.
  private func omission(of column: DataColumn, units: Set<String>) -> String? {
    // Measured items can have hundreds of numbers.
    let isMeasured = !page.measures.isEmpty || page.status != nil
    let isText = column.mostly(.text)
    if column.values == 0 { return "it has no values" }
    if units.contains(column.path) { return "it is the unit of other numbers" }
    if column.distinct.count == 1, column.records == survey.records, survey.records > 1,
      !column.isNamed(.rights)
    {
      return "it is the same in all items"
    }
    if survey.column(titlePaths[0])?.isLike(column) ?? false { return "it is the title" }
    if column.isForPrograms { return "it has ids for programs" }
    if isTestData, page.fields.contains(where: { $0.value == .text(column.path) }) {
      return "it is the subtitle"
    }
    if isTestData, column.depth > 1, !column.path.hasSuffix("].value") {
      return "it is a detail of a result"
    }
    if column.path == page.id, isMeasured { return "it is the id" }
    if column.isNamed(.position), column.areNumbers {
      return "it changes whenever a line is inserted"
    }
    if column[.exponent] * 2 > column.values { return "its numbers have lost their last digits" }
    if column[.missingPicture] * 2 > column.values { return "it names pictures that are not there" }
    if column[.picture] + column[.pictureList] + column[.remotePicture] > 0 {
      return "it names more pictures"
    }
    if column[.symbol] > 0, !column.areCheckMarks { return "it has signs instead of words" }
    if !column.arePrintable { return "most of its characters cannot be shown" }
    if column.areNumbers, column.numbers?.lowerBound ?? 0 > 1e11 {
      return "its times are numbers that only programs read"
    }
    if column.meanLength > 200 || column[.veryLong] * 4 > column.values {
      return "its texts are long"
    }
    if column.records * 10 < survey.records {
      return "only \(column.records.grouped) of \(survey.records.grouped) items have it"
    }
    if column.path.hasPrefix("../") { return "it is about the list, not the items" }
    if column.isDetail
      || column.path.contains("*") && (page.status != nil || column.values > column.records * 8)
    {
      return "it is a detail of a list"
    }
    if column.depth > (isText || !isMeasured ? 2 : 1), !column.path.contains("*") || !isText {
      return "it is a detail far inside"
    }
    if !isText, !column.isSingle { return "it is a list of numbers" }
    if column.words.last == "count", let list = column.words.dropLast().last,
      isMeasured || survey.keysOfRecords.contains(where: { $0.lowercased() == "\(list)s" })
    {
      return "it only counts the \(list)s"
    }
    return nil
  }

  /// The number of lines that fits on a screen, and that an item's page can show without becoming a
  /// table.
  private static let maxLines = 40
  private static let maxFields = 18

  /// Whether `count` more lines fit, in addition to the lines of a section that is still to come.
  func hasLines(_ count: Int) -> Bool {
    let section = page.sections.isEmpty ? 5 : 0
    return page.lineCount + count + section <= Self.maxLines
  }
}
