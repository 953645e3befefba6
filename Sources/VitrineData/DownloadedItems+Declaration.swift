import VitrineModel
import VitrineText

extension DownloadedItems {
  /// Writes how Vitrine reads a file, in the words of a collection in content: `csv` are the
  /// columns of the table, or nil for JSON.
  func declaration(csv: [CSVColumn]?, to json: inout JSONWriter) {
    json.member("id", "id")
    if columns.contains(where: { if case .parent = $0.target { true } else { false } }) {
      json.member("parent", "parent")
    }
    let haveSeveral = columns.contains { if case .pictures = $0.target { true } else { false } }
    json.object("fields") { json in
      for column in columns {
        switch column.target {
        case .picture where haveSeveral: break
        case .picture: pictures("image", column, csv, to: &json)
        case .pictures: pictures("images", column, csv, to: &json)
        case .slot(let name), .field(let name):
          json.key(name)
          field(name, column, kind: csv?.first { $0.header == column.key }?.kind, to: &json)
        case .id, .parent, .measure, .status, .nothing: break
        }
      }
    }
    let measures = columns.compactMap { column in
      if case .measure(let measure) = column.target { (column.key, measure) } else { nil }
    }
    if !measures.isEmpty {
      json.object("measures") { json in
        for (key, measure) in measures {
          json.object(measure.name) { json in
            json.member("field", key)
            json.member("unit", measure.unit)
            json.member("better", measure.rule.better?.rawValue)
            json.member("noise", measure.rule.noise)
            json.member("regression", measure.rule.regression)
          }
        }
      }
    }
    for case .status(let rule) in columns.map(\.target) {
      json.object("status") { json in
        json.member("field", rule.field)
        json.array("order", rule.order) { $0.text($1) }
      }
    }
  }

  private func pictures(
    _ slot: String, _ column: DownloadColumn, _ csv: [CSVColumn]?, to json: inout JSONWriter
  ) {
    json.key(slot)
    // In JSON, each picture says what its parts are.
    guard let csv else { return json.text(column.key) }
    let own = csv.filter { $0.part != nil && $0.column.key == column.key }
    json.object { json in
      // The picture itself, where the content folder has it, and else its address.
      json.array("src", own.filter { $0.part == .file } + own.filter { $0.part == .src }) {
        $0.text($1.header)
      }
      for case .list(_, let separator) in own.prefix(1).map(\.kind) {
        json.member("split", separator)
      }
      for column in own where column.part != .file && column.part != .src {
        json.member(column.part!.rawValue, column.header)
      }
    }
  }

  private func field(
    _ name: String, _ column: DownloadColumn, kind: CSVColumn.Kind?, to json: inout JSONWriter
  ) {
    let own = column.type
    var type = own.reference == nil ? own.name : nil
    if type == "html", name != "body" { type = "text" }
    switch kind {
    case .number where column.isOpen, .list(of: .number, _) where column.isOpen: type = "number"
    case .flag where column.isOpen, .list(of: .flag, _) where column.isOpen: type = "flag"
    case .data: type = "json"
    // In JSON, its texts would be read as JSON once more.
    case nil where type == "json": type = nil
    default: break
    }
    var separator: String?
    if case .list(_, let character)? = kind { separator = character }
    // Otherwise markup would be removed from it.
    if type == nil, name != "body", name == "text" || hasMarkup(column) { type = "text" }
    if ["date", "link", "cell"].contains(name) { return json.text(column.key) }
    if type == nil, separator == nil, own.reference == nil { return json.text(column.key) }
    json.object { json in
      json.member("field", column.key)
      json.member("type", type)
      json.member("unit", own.unit)
      if type == "number" || type == "size" { json.member("decimal", ".") }
      json.member("split", separator)
      json.member("refersTo", own.reference)
    }
  }

  private func hasMarkup(_ column: DownloadColumn) -> Bool {
    records.contains { column.value($0)?.hasMarkup ?? false }
  }
}

extension FieldValue {
  /// Whether a text in it contains `<`.
  fileprivate var hasMarkup: Bool {
    switch self {
    case .list(let values): values.contains(where: \.hasMarkup)
    case .object(let fields): fields.contains { $0.value.hasMarkup }
    default: plainText?.contains("<") ?? false
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ tolerance: MeasureRule.Tolerance?) {
    switch tolerance {
    case .share(let share): member(key, "\((share * 100).json)%")
    case .amount(let amount): member(key, amount)
    case nil: break
    }
  }
}
