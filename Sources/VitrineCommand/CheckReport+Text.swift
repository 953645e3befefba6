import Vitrine
import VitrineContent
import VitrineDiagnostics
import VitrineText

extension CheckReport {
  /// The warnings, a table for each collection, and a line with the counts.
  func text(_ detail: WarningDetail) -> String {
    let found = warnings.isEmpty ? "no warnings" : warnings.count.counted("warning")
    let lines = warnings.lines(detail)
    let parts =
      (lines.isEmpty ? [] : [lines.joined(separator: "\n")]) + collections.map(\.table)
      + ["\(counts.text): \(found)"]
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension CollectionSurvey {
  /// One line per field: its name, how many records have it, the kinds of its values, and the first
  /// records that differ from the others.
  ///
  ///     birds: 30 items
  ///       title     30  text
  ///       wingspan  29  number 28, text 1 (birds/wren.md:1); missing in birds/owl.md:1
  fileprivate var table: String {
    let names = fields.map(\.name.count).max() ?? 0
    let counts = fields.map(\.count.grouped.count).max() ?? 0
    let lines = fields.map { field in
      let name = field.name + String(repeating: " ", count: names - field.name.count)
      let count = field.count.grouped
      let room = String(repeating: " ", count: counts - count.count)
      return "  \(name)  \(room)\(count)  \(field.text)"
    }
    return (["\(name): \(records.counted("item"))"] + lines).joined(separator: "\n")
  }
}

extension CollectionSurvey.Field {
  fileprivate var text: String {
    let texts = kinds.map { found in
      let text = kinds.count == 1 ? found.kind.rawValue : "\(found.kind) \(found.count.grouped)"
      return exceptions.first { $0.kind == found.kind }.map { "\(text) (\($0.place))" } ?? text
    }
    let missing = exceptions.first { $0.kind == nil }.map { "; missing in \($0.place)" }
    return texts.joined(separator: ", ") + (missing ?? "")
  }
}
