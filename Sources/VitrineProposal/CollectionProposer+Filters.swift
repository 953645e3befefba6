import VitrineContent
import VitrineFormats
import VitrineModel

private let termNames = [
  "category", "categories", "type", "kind", "genre", "genres", "class", "classification", "group",
  "subject", "subjects", "topic", "topics", "tags", "tag", "keywords", "artist", "artists",
  "author",
  "authors", "creator", "department", "material", "medium", "technique", "country", "region",
  "language",
  "suite", "classname", "kategorie", "gattung", "catégorie", "categoría",
]

private let rangeNames = [
  "year", "jahr", "année", "año", "anno", "date", "price", "rating", "score", "height", "size",
  "weight",
  "length", "area", "population", "points",
]

extension CollectionProposer {
  /// Gives values that many records share their own pages.
  mutating func proposeTerms() {
    guard survey.records >= 8 else { return }
    let shared = free.filter {
      $0.texts == $0.values && $0.values > 0 && $0.fitsOnOneLine && $0.symbols == 0
        && !$0.hasTooManyValues
        && $0.distinct.count > 1 && $0.longest <= 80 && !$0.differsInCase
        && $0.records * 5 >= survey.records * 2 && !$0.areNumbers && !$0.areDates
        && [nil, .flag].contains($0.form.type) && $0.depth <= 5 && $0.path != collection.id
        && !$0.isDetail
    }
    if collection.fields.contains(where: { $0.name == "tags" }), let tags = tagColumn,
      tags.use >= 1.2, !tags.hasTooManyValues, !tags.differsInCase
    {
      collection.terms.append("tags")
      if tags.distinct.count <= 80 { collection.filters.append(.text("tags")) }
    }
    let named = shared.compactMap { column in
      column.use >= 1.5 ? column.rank(among: termNames).map { (column, $0) } : nil
    }.sorted { $0.1 < $1.1 }.map(\.0)
    let others = shared.filter {
      $0.depth == 1 && $0.isWrittenAsOne && $0.use >= 3 && $0.distinct.count <= 60
    }
    .sorted { $0.distinct.count > $1.distinct.count }
    var words: Set<[String]> = []
    for column in named + others
    where collection.terms.count < 3 && collection.filters.count < Self.maxFilters && hasLines(4)
      && words.insert(column.words).inserted
    {
      if taken.contains(column.path) { continue }
      let name = field(of: column)
      // With only two values, such as yes and no, their pages would be useless.
      if column.distinct.count > 2, column.form.type != .flag { collection.terms.append(name) }
      if column.distinct.count <= 80 { collection.filters.append(.text(name)) }
    }
    if let category = collection.terms.first(where: { $0 != "tags" }),
      !collection.fields.contains(where: { $0.name == "subtitle" }),
      !areTexts, collection.status == nil,
      let field = collection.fields.first(where: { $0.name == category }),
      case .text(let path) = field.value,
      survey.column(path)?.isSingle ?? false
    {
      let place = collection.fields.firstIndex { $0.name == "title" }.map { $0 + 1 } ?? 0
      collection.fields.insert(.init(name: "subtitle", value: field.value), at: place)
    }
  }

  private var tagColumn: DataColumn? {
    collection.fields.first { $0.name == "tags" }.flatMap { field in
      survey.columns.first { value(of: $0) == field.value }
    }
  }

  /// Adds flags, and numbers and dates as ranges, for visitors to filter by.
  mutating func proposeFilters() {
    guard survey.records >= 12 else { return collection.filters = [] }
    if let status = collection.status { collection.filters.insert(.text(status.field), at: 0) }
    let flags = free.filter {
      $0.areFlags && $0.isSingle && $0.distinct.count == 2 && $0.depth == 1
    }
    for flag in flags.prefix(1) where hasLines(2) {
      collection.filters.append(.text(field(of: flag)))
    }
    let ranges = free.filter {
      ($0.areNumbers && $0.largest > $0.minimum || [.number, .date].contains($0.form.type))
        && $0.isSingle && $0.distinct.count > 8 && $0.depth <= 2 && $0.path != collection.id
        && $0.records * 2 >= survey.records && hasLines(3)
    }
    if let range = ranges.best(among: rangeNames)
      ?? ranges.first(where: { $0.areYears || $0.form.type != nil })
    {
      let name = field(of: range)
      add(range: name)
      if collection.status == nil { collection.sorts = ["title", "-\(name)"] }
    } else if collection.fields.contains(where: { $0.name == "date" }) {
      add(range: "date")
      collection.sorts = ["title", "-date"]
    }
    collection.filters = Array(collection.filters.prefix(Self.maxFilters))
  }

  private mutating func add(range name: String) {
    collection.filters.append(
      .map([.init(key: "field", value: .text(name)), .init(key: "by", value: .text("range"))]))
  }

  /// Shows the first short columns on an item's page, words before numbers.
  mutating func proposeFacts() {
    let hasDate = collection.fields.contains { $0.name == "date" }
    // Measured items can have hundreds of numbers.
    let isMeasured = !collection.measures.isEmpty || collection.status != nil
    let maxNumberDepth = isMeasured ? 1 : 2
    let units = Set(free.compactMap { lengthUnit(beside: $0)?.path })
    let facts = free.filter {
      $0.values > 0 && $0.meanLength <= 200 && $0.longest <= 600 && $0.isPrintable
        && $0.pictures == 0 && $0.remotePictures == 0 && ($0.symbols == 0 || $0.areCheckMarks)
        && isShort($0)
        && !$0.path.hasPrefix("../")
        && ($0.texts == $0.values ? $0.depth <= 2 : $0.depth <= maxNumberDepth && $0.isSingle)
        && $0.records * 3 >= survey.records && !$0.isForPrograms && !isCode($0)
        && !units.contains($0.path)
        && !($0.distinct.count == 1 && $0.records == survey.records && survey.records > 1)
        && !$0.isTime && !($0.words.last == "count" && (isMeasured || $0.words.count > 1))
        && !(hasDate && $0.areDates && $0.depth > 1)
    }
    let kind = { (column: DataColumn) in
      column.depth > 1 ? 2 : column.areWords && !column.areNumbers ? 0 : 1
    }
    for column in (0...2).flatMap({ wanted in facts.filter { kind($0) == wanted } }) {
      guard hasLines(1), collection.fields.count < Self.maxFields else { return }
      _ = field(of: column)
    }
  }

  /// The number of lines that fits on a screen, and that an item's page can show without becoming a
  /// table.
  private static let maxLines = 30
  private static let maxFields = 14
  private static let maxFilters = 4

  /// Whether `count` more lines fit, in addition to the lines of a section that is still to come.
  private func hasLines(_ count: Int) -> Bool {
    let section = collection.section.isEmpty ? 4 : 0
    return collection.lineCount + count + section <= Self.maxLines
  }

  /// Whether this is the id of a measured item, which is the name of a function or a class.
  private func isCode(_ column: DataColumn) -> Bool {
    column.path == collection.id && !collection.measures.isEmpty
  }

  /// Whether this is a single value, or the names of a few maps. In a test, these would be its
  /// steps.
  private func isShort(_ column: DataColumn) -> Bool {
    guard column.path.contains("*") else { return true }
    return !column.isDetail && collection.status == nil && column.values <= column.records * 8
  }
}

extension DataColumn {
  /// Whether this is an id made for programs. An inventory number, in contrast, is useful to
  /// people.
  fileprivate var isForPrograms: Bool {
    words.contains { ["id", "uid", "uuid", "guid", "key", "slug"].contains($0) }
  }

  /// Whether these are times in milliseconds since 1970, which are not readable.
  fileprivate var isTime: Bool { areNumbers && minimum > 1e11 }
}
