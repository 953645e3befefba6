import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats
@testable import VitrineMarkdown

/// The records of a Markdown file, as a collection with `parse` reads them.
struct ParsedMarkdown {
  struct Record {
    var key: String?
    var parent: String?
    var value: SourceValue
  }

  private(set) var records: [Record] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ text: String, _ kind: MarkdownRecords.Kind, under headings: [String] = []) {
    let place = SourceLocation(file: "index.md", line: 1, column: 1)
    var declaration = CollectionDeclaration(place: place)
    declaration.parse = MarkdownParse(kind: kind, place: place)
    declaration.headings = headings.map { SectionDeclaration.Name(text: $0, place: place) }
    let file = DataFile(path: "README.md", declaration: declaration, isOnlyFile: true)
    do throws(UnreadableContent) {
      let source = try RecordSource.markdown(Array(text.utf8), in: file)
      diagnostics = source.warnings
      records = (0..<source.count).map { index in
        let data = source.record(index)
        return Record(key: data.key, parent: data.parent?.key, value: data.value)
      }
    } catch {
      diagnostics = error.diagnostics
    }
  }

  var words: [String] { diagnostics.map(\.description) }

  /// A line for each record: its id, with blanks for what it stands in, and the values of `names` that it
  /// has.
  func table(_ names: [String]) -> [String] {
    var levels: [String: Int] = [:]
    return records.map { record in
      let level = record.parent.map { (levels[$0] ?? 0) + 1 } ?? 0
      if let key = record.key { levels[key] = level }
      let values = names.compactMap { name in
        record.value[name].map { "\(name): \($0.shown)" }
      }
      return String(repeating: "  ", count: level)
        + ([record.key ?? "–"] + values).joined(separator: " | ")
    }
  }
}

extension SourceValue {
  /// The value in one line.
  var shown: String {
    switch content {
    case .null: "none"
    case .list(let values): "[\(values.map(\.shown).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.key): \($0.value.shown)" }.joined(separator: ", "))}"
    case .bool, .number, .text: scalarText ?? ""
    }
  }
}
