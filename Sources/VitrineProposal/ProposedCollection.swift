import VitrineContent
import VitrineFormats
import VitrineMarkdown
import VitrineModel

/// A page with a collection, as `vitrine new` writes it for some data.
struct ProposedCollection: Sendable {
  var title = ""

  /// File patterns for `from`.
  var sources: [String] = []
  var records: String?
  var parse: MarkdownRecords.Kind?

  /// The value of `id`, or nil if ids come from file names, keys or titles.
  var id: String?

  /// The comment next to `id`.
  var idComment: String?
  var hasPages = false
  var fields: [Field] = []
  var measures: [Field] = []

  /// The field with the state, and the states from best to worst.
  var status: (field: String, order: [String])?
  var terms: [String] = []
  var filters: [YAMLValue] = []
  var sorts: [String] = []
  var figures: [YAMLValue] = []

  /// The keys of the page's section.
  var section: [Field] = []

  /// Whether its pictures are on other servers.
  var hasRemotePictures = false

  struct Field: Hashable, Sendable {
    var name: String
    var value: YAMLValue
    var comment: String?
  }
}

extension ProposedCollection {
  /// The parts that can be left out if they do not fit the data, least important first.
  enum Part: CaseIterable, Sendable {
    case types, facts, filtering, dates, texts, measures, pictures
  }

  /// Returns the collection without a part.
  func without(_ part: Part) -> ProposedCollection {
    var result = self
    switch part {
    case .types:
      for index in result.fields.indices where !RecordKeys.isSlot(result.fields[index].name) {
        result.fields[index].value = result.fields[index].value.untyped
      }
    case .facts:
      let needed = Set(terms + sorts.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 })
      result.fields.removeAll { field in
        !RecordKeys.isSlot(field.name) && !needed.contains(field.name)
          && field.name != status?.field && !filters.contains { $0.fieldName == field.name }
          && !section.contains { $0.value.isTable(with: field.name) }
      }
    case .filtering:
      (result.terms, result.filters, result.sorts) = ([], [], [])
      result = result.without(.facts)
    case .dates:
      result.fields.removeAll { $0.name == "date" }
      result.section.removeAll { $0.name == "sort" }
      result.sorts.removeAll { $0 == "-date" }
    case .texts: result.fields.removeAll { ["text", "body", "subtitle"].contains($0.name) }
    case .measures:
      result.measures = []
      result.figures = []
      result.section.removeAll { ["sort", "layout"].contains($0.name) }
      result = result.without(.facts)
    case .pictures:
      result.fields.removeAll { ["image", "images", "symbol", "link"].contains($0.name) }
      result.hasRemotePictures = false
    }
    return result
  }
}

extension ProposedCollection {
  /// The paths in the records that it uses.
  var paths: [String] {
    let sources = (fields + measures).flatMap(\.value.sources) + [id].compactMap(\.self)
    return sources.flatMap { FieldSource($0).paths.map(\.text) }
  }
}

extension YAMLValue {
  /// The paths in the value of a field.
  fileprivate var sources: [String] {
    switch self {
    case .text(let text): [text]
    case .plain: []
    case .list(let values): values.flatMap(\.sources)
    case .map: ["field", "src", "alt"].compactMap { self[$0] }.flatMap(\.sources) + states
    }
  }

  /// The paths in the states of a `when`.
  private var states: [String] {
    if case .map(let states)? = self["when"] { states.flatMap(\.value.sources) } else { [] }
  }

  /// The name of the filtered field.
  fileprivate var fieldName: String? {
    if case .text(let text) = self["field"] ?? self { text } else { nil }
  }

  /// The value of a field without its type and unit.
  fileprivate var untyped: YAMLValue {
    guard case .map(let entries) = self else { return self }
    let rest = entries.filter { !["type", "unit"].contains($0.key) }
    return rest.count == 1 && rest[0].key == "field" ? rest[0].value : .map(rest)
  }

  /// Whether this is the layout of a table with the given column.
  fileprivate func isTable(with column: String) -> Bool {
    if case .list(let columns)? = self["table"] { columns.contains(.text(column)) } else { false }
  }
}
