import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// Proposes a page for some data. Each rule takes the columns that it uses, so that the next rules
/// choose among the rest.
struct CollectionProposer {
  let source: DataSource

  /// Of the records that have no parents, once these are known.
  var survey: DataSurvey

  /// Whether the records are Markdown files, whose bodies have pages.
  let areTexts: Bool
  var page = ProposedPage()

  /// The paths of the titles.
  var titlePaths = ["title"]

  /// The columns that name pictures that are files.
  var pictures: [PictureNames] = []

  /// The paths of what describes pictures, such as captions, which several columns of pictures can share.
  var described: Set<String> = []

  /// Whether ids are made from titles, because no column is suitable.
  var isNamedByTitle = false

  /// The paths already in use.
  var taken: Set<String> = []

  /// What was chosen and why, in the order of the rules.
  var choices: [ColumnChoice] = []

  init(_ source: DataSource, _ survey: DataSurvey) {
    self.source = source
    self.survey = survey
    page.records = source.declaration.records?.text
    page.parse = source.declaration.parse?.kind
    areTexts = source.declaration.parse == nil && SourceFormat(source.files[0]) == .markdown
  }

  /// Returns the proposed page.
  mutating func propose() throws(UnreadableContent) -> ProposedPage {
    if let parse = source.declaration.parse, parse.kind != .table {
      proposeMarkdownRecords(parse.kind)
      return page
    }
    try proposeNames()
    proposeStatus()
    proposeSlots()
    proposeMeasures()
    proposeFacets()
    proposeSections()
    proposeFacts()
    proposePages()
    return page
  }

  /// Completes list entries and releases, which fill their slots automatically.
  private mutating func proposeMarkdownRecords(_ kind: MarkdownRecords.Kind) {
    let rows = ProposedPage.Field("layout", .option("list", "style", .text("inset")))
    guard kind == .list else {
      page.sections = [[rows]]
      if survey.records <= 120 { page.sections[0].insert(.init("open", .plain("true")), at: 0) }
      return
    }
    var section: [ProposedPage.Field] = []
    if let headings = survey.column("section"), headings.distinct.count <= 40 {
      if survey.records >= 12 { page.filters = [.text("section")] }
      section.append(.init("each", .text("section"), comment: "a section for each heading"))
    }
    if survey.column("subsection") != nil {
      section += [.init("outline", .text("subsection")), .init("open", .plain("true"))]
    }
    section.append(rows)
    if survey.column("text") != nil {
      section.append(
        .init(
          "cell",
          .map([
            .init(key: "secondary", value: .text("<text>")),
            .init(key: "accessories", value: .list([.text("disclosure")])),
          ])))
    }
    page.sections = [section]
  }
}

// MARK: Columns and fields

extension CollectionProposer {
  /// The columns not yet in use.
  var free: [DataColumn] { survey.columns.filter { !taken.contains($0.path) } }

  /// Notes what a column is used for, and why.
  mutating func note(_ column: DataColumn, as use: String, _ reason: String) {
    choices.append(.init(path: column.path, use: use, reason: reason))
  }

  /// Fills a slot with a column.
  mutating func fill(_ slot: RecordSlot, with column: DataColumn, _ reason: String) {
    fill(slot.rawValue, with: .text(column.path), of: [column.path])
    note(column, as: slot.rawValue, reason)
  }

  mutating func fill(
    _ name: String, with value: YAMLValue, of paths: [String], comment: String? = nil
  ) {
    taken.formUnion(paths)
    page.fields.append(.init(name, value, comment: comment))
  }

  /// Makes a field of a column unless it already is one, and returns the field's name.
  mutating func field(of column: DataColumn) -> String {
    if let field = page.fields.first(where: {
      $0.value == value(of: column) && !RecordKeys.isSlot($0.name)
    }) {
      return field.name
    }
    let name = freeName(for: column)
    let order = "{ field: \(yamlText(column.path)), dayFirst: true }"
    fill(
      name, with: value(of: column), of: [column.path],
      comment: column.areUnclearDates ? "dates, if you say which number is the day: \(order)" : nil)
    return name
  }

  /// The declaration of a field with the values of a column.
  func value(of column: DataColumn) -> YAMLValue {
    var form = column.form
    if isTestData, form.type == .html { form.type = .text }
    // A unit without a type implies a number.
    let type = form.unit != nil && form.type == .number ? nil : form.type?.rawValue
    let unit = form.unit ?? lengthUnit(beside: column)?.distinct.keys.first
    let keys = [("type", type), ("unit", unit), ("split", form.separator)]
    var entries = keys.compactMap { key, text in
      text.map { YAMLValue.Entry(key: key, value: .text($0)) }
    }
    if column.areCheckMarks, column.records < survey.records {
      entries = [
        .init(key: "type", value: .text("flag")), .init(key: "default", value: .plain("no")),
      ]
    }
    if entries.isEmpty { return .text(column.path) }
    return .map([.init(key: "field", value: .text(column.path))] + entries)
  }

  /// A name that no field or measure has.
  func freeName(for column: DataColumn) -> String {
    let names = Set((page.fields + page.measures).map(\.name))
    let base = plainName(of: column)
    var name = base
    var number = 2
    while names.contains(name) {
      name = "\(base) \(number)"
      number += 1
    }
    return name
  }

  /// A name that is valid in `sorts` and `filters`.
  func plainName(of column: DataColumn) -> String {
    let named = column.form.unit.flatMap {
      column.nameAndUnit?.unit == $0 ? column.nameAndUnit : nil
    }
    let last =
      named?.name
      ?? (column.depth > 1 ? column.words.joined(separator: " ") : spacedName(column.name))
    // A point can end an abbreviation, as in `Inv.-Nr.`, but within a word it separates the parts
    // of a path.
    let words = last.replacing(#/\.(?=\w)/#, with: " ")
    let kept = String(words.map { $0.isLetter || $0.isNumber || "_-()/.".contains($0) ? $0 : " " })
    var name = kept.split(separator: " ").joined(separator: " ")
    name = String(name.drop { !$0.isLetter && !$0.isNumber })
    if name.contains(" by ") { name = name.replacing(" by ", with: "_by_") }
    if name.isEmpty { name = "field" }
    return isReserved(name, for: column) ? "\(name) value" : name
  }

  /// Whether the name has another meaning in `fields` or in conditions.
  private func isReserved(_ name: String, for column: DataColumn) -> Bool {
    // In data, these are fields that need only their path.
    if !areTexts, ["aliases", "scheduled"].contains(name), case .text = value(of: column) {
      return false
    }
    return RecordKeys.isSlot(name) || ["any", "all", "not", "row"].contains(name)
  }

  /// The column in the same map with the unit of a column's numbers, if all records have the same
  /// unit.
  func unitColumn(beside column: DataColumn) -> DataColumn? {
    survey.columns.first {
      $0.isUnitColumn && $0.parent == column.parent && $0.records >= column.records
    }
  }

  /// The unit column of a column of lengths.
  func lengthUnit(beside column: DataColumn) -> DataColumn? {
    column.isLength ? unitColumn(beside: column) : nil
  }
}
