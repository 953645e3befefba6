import VitrineModel
import VitrineText

extension DownloadedPage {
  /// A description of the other files (Data Package 2.0, <https://datapackage.org>), with a Table
  /// Schema for each table. Its property `vitrine` says how Vitrine reads a file again.
  var dataPackage: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("$schema", "https://datapackage.org/profiles/2.0/datapackage.json")
      json.member("name", Self.name(of: collections.map(\.name).joined(separator: "-")))
      json.member("title", page.title)
      json.member("description", page.text)
      json.member("homepage", address)
      json.array("resources", files.filter { $0.collection != nil }, inLines: true) { json, file in
        json.object { resource(file, to: &$0) }
      }
    }
    return writer.bytes + "\n".utf8
  }

  private func resource(_ file: PageDownloads.File, to json: inout JSONWriter) {
    let items = collections[file.collection!]
    let name = Self.name(of: items.name)
    json.member("name", file.format == DownloadFormat.csv.name ? name : "\(name)-\(file.format)")
    json.member("path", PercentEncoding.path.encoded(file.path.fileName))
    json.member("title", title(of: items))
    json.member("format", file.path.ending)
    json.member("mediatype", String(mediaType(of: file.path).prefix { $0 != ";" }))
    json.member("encoding", "utf-8")
    switch file.format {
    case DownloadFormat.csv.name:
      let columns = items.csvColumns
      json.member("type", "table")
      json.object("schema") { items.schema(columns, to: &$0) }
      json.object("vitrine") { items.declaration(csv: columns, to: &$0) }
    case DownloadFormat.json.name:
      json.object("vitrine") { items.declaration(csv: nil, to: &$0) }
    default: break
    }
  }

  /// Returns a name of lower-case letters, digits, `-`, `.` and `_`.
  private static func name(of text: String) -> String {
    let name = text.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
        ? character : "-"
    }
    return name.contains { $0 != "-" } ? String(name) : "items"
  }
}

extension DownloadedItems {
  fileprivate func schema(_ columns: [CSVColumn], to json: inout JSONWriter) {
    json.array("fields", columns, inLines: true) { json, column in
      json.object { column.schema(to: &$0) }
    }
    json.array("primaryKey", ["id"]) { $0.text($1) }
    guard columns.contains(where: { if case .parent = $0.column.target { true } else { false } })
    else { return }
    json.array("foreignKeys", ["parent"]) { json, name in
      json.object { json in
        json.array("fields", [name]) { $0.text($1) }
        json.object("reference") { json in
          json.member("resource", "")
          json.array("fields", ["id"]) { $0.text($1) }
        }
      }
    }
  }
}

extension CSVColumn {
  /// Writes a field of a Table Schema.
  fileprivate func schema(to json: inout JSONWriter) {
    let type = schemaType
    json.member("name", header)
    json.member("title", fieldLabel(header) + (column.type.unit.map { " (\($0))" } ?? ""))
    json.member("description", description(type))
    json.member("type", type)
    json.member("unit", kind == .number ? column.type.unit : nil)
    if case .list(let elements, let separator) = kind {
      json.member("delimiter", separator)
      json.member(
        "itemType", elements == .number ? "number" : elements == .flag ? "boolean" : nil)
    }
    guard case .id = column.target else { return }
    json.object("constraints") { json in
      json.member("required", if: true)
      json.member("unique", if: true)
    }
  }

  private var schemaType: String {
    let present = cells.lazy.filter { !$0.isEmpty }
    switch kind {
    case .list: return "list"
    case .data: return present.allSatisfy { $0.hasPrefix("{") } ? "object" : "any"
    case .flag: return "boolean"
    case .number:
      return present.allSatisfy { $0.allSatisfy { "-0123456789".contains($0) } }
        ? "integer" : "number"
    case .text:
      guard column.type.name == "date" else { return "string" }
      if present.allSatisfy({ CalendarDate(wholeDate: $0) != nil }) { return "date" }
      let areYears = present.allSatisfy { $0.count == 4 && $0.allSatisfy("0123456789".contains) }
      return areYears ? "year" : "string"
    }
  }

  private func description(_ type: String) -> String? {
    if let part { return part.meaning }
    return switch column.type.name {
    case "date" where type == "string": "A date in the Extended Date/Time Format (ISO 8601-2)"
    case "coordinates": "Latitude and longitude in degrees"
    case "markdown": "Markdown"
    default:
      switch column.target {
      case .slot("body"): column.type.name == "html" ? "HTML" : "Markdown"
      default: nil
      }
    }
  }
}
