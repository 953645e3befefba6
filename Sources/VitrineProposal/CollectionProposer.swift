import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// Proposes a collection for some data. Each rule takes the columns that it uses, so that the next
/// rules choose among the rest.
struct CollectionProposer {
  let source: DataSource
  let survey: DataSurvey

  /// Whether the records are Markdown files, whose bodies have pages.
  let areTexts: Bool
  var collection = ProposedCollection()

  /// The paths of the titles.
  var titlePaths = ["title"]

  /// The path of the pictures, if these are files, and what separates several in one text.
  var pictures: (path: ValuePath, separators: Set<String>)?

  /// Whether ids are made from titles, because no column is suitable.
  var isNamedByTitle = false

  /// The paths already in use.
  var taken: Set<String> = []

  init(_ source: DataSource, _ survey: DataSurvey) {
    self.source = source
    self.survey = survey
    collection.records = source.declaration.records?.text
    collection.parse = source.declaration.parse?.kind
    areTexts = source.declaration.parse == nil && SourceFormat(source.files[0]) == .markdown
  }

  /// The columns not yet in use.
  var free: [DataColumn] { survey.columns.filter { !taken.contains($0.path) } }

  /// Sets the path of a slot.
  mutating func fill(_ slot: RecordSlot, with path: String, comment: String? = nil) {
    fill(slot.rawValue, with: .text(path), of: [path], comment: comment)
  }

  mutating func fill(
    _ name: String, with value: YAMLValue, of paths: [String], comment: String? = nil
  ) {
    taken.formUnion(paths)
    collection.fields.append(.init(name: name, value: value, comment: comment))
  }

  /// Makes a field of a column unless it already is one, and returns the field's name.
  mutating func field(of column: DataColumn) -> String {
    if let field = collection.fields.first(where: {
      $0.value == value(of: column) && !RecordKeys.isSlot($0.name)
    }) {
      return field.name
    }
    let name = freeName(for: column)
    fill(name, with: value(of: column), of: [column.path])
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
    let names = Set((collection.fields + collection.measures).map(\.name))
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
      named?.name ?? (column.depth > 1 ? column.words.joined(separator: " ") : column.name)
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

  /// Returns the proposed collection.
  mutating func propose() throws(UnreadableContent) -> ProposedCollection {
    if let parse = source.declaration.parse, parse.kind != .table {
      proposeMarkdownRecords(parse.kind)
      return collection
    }
    try proposeNames()
    proposeStatus()
    proposeSlots()
    proposeMeasures()
    proposeTerms()
    proposeFilters()
    proposeLayout()
    proposeFacts()
    proposePages()
    return collection
  }

  /// Completes list entries and releases, which fill their slots automatically.
  private mutating func proposeMarkdownRecords(_ kind: MarkdownRecords.Kind) {
    let rows = ProposedCollection.Field(
      name: "layout",
      value: .map([.init(key: "list", value: .map([.init(key: "style", value: .text("inset"))]))]))
    guard kind == .list else {
      collection.section = [rows]
      if survey.records <= 120 {
        collection.section.insert(.init(name: "open", value: .plain("true")), at: 0)
      }
      return
    }
    if let headings = survey.column("section"), headings.distinct.count <= 40 {
      if survey.records >= 12 { collection.filters = [.text("section")] }
      collection.section.append(
        .init(name: "each", value: .text("section"), comment: "a section for each heading"))
    }
    if survey.column("subsection") != nil {
      collection.section += [
        .init(name: "outline", value: .text("subsection")),
        .init(name: "open", value: .plain("true")),
      ]
    }
    collection.section.append(rows)
    if survey.column("text") != nil {
      let accessories = YAMLValue.list([.text("disclosure")])
      collection.section.append(
        .init(
          name: "cell",
          value: .map([
            .init(key: "secondary", value: .text("<text>")),
            .init(key: "accessories", value: accessories),
          ])))
    }
  }
}
