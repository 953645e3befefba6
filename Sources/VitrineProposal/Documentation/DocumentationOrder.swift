import VitrineContent
import VitrineDiagnostics
import VitrineFormats
import VitrineText

/// The order and the titles that generators of documentation give pages in files of their own. Paths
/// begin in the folder of the texts.
struct DocumentationOrder: Sendable {
  /// The place of each text and folder, and the title that navigation has for it.
  private(set) var places: [String: Double] = [:]
  private(set) var titles: [String: String] = [:]

  /// Whether all texts have to be listed, as in mdBook.
  private(set) var isComplete = false

  var isEmpty: Bool { places.isEmpty && titles.isEmpty }
}

extension DocumentationOrder {
  /// Reads `nav` of MkDocs' `mkdocs.yml`. Only these lines: others can have tags of Python.
  mutating func read(mkdocs text: String) {
    guard let navigation = value(of: "nav", inSettings: text) else { return }
    visit(navigation, titled: nil)
  }

  /// Reads an entry, and returns the texts in it.
  @discardableResult
  private mutating func visit(_ value: SourceValue, titled title: String?) -> [String] {
    switch value.content {
    case .list(let entries):
      let texts = entries.flatMap { visit($0, titled: nil) }
      // A heading is the title of a folder if all texts below it are there.
      let folders = Set(texts.map(\.parentFolder))
      if let title, folders.count == 1, let folder = folders.first, !folder.isEmpty {
        titles[folder] = titles[folder] ?? title
      }
      return texts
    case .object(let members):
      return members.flatMap { visit($0.value, titled: $0.key) }
    default:
      guard let text = value.scalarText, !text.contains("://") else { return [] }
      return add(text, titled: title) ? [text] : []
    }
  }

  /// Adds the next text or folder. Returns true for a text.
  private mutating func add(_ path: String, titled title: String?) -> Bool {
    guard let path = path.resolved(in: ""), !path.isEmpty, places[path] == nil else { return false }
    places[path] = Double(places.count + 1)
    titles[path] = title
    return SourceFormat(path) == .markdown
  }

  /// Reads mdBook's `SUMMARY.md`, a list of links.
  mutating func read(summary text: String) {
    isComplete = true
    for line in text.split(whereSeparator: \.isNewline) {
      guard let match = line.firstMatch(of: #/^\s*(?:[-*+]\s+)?\[(.+)\]\(<?([^)>]+)>?\)/#) else {
        continue
      }
      let path = percentDecoded(String(match.2))
      _ = add(path, titled: String(match.1).replacing(#/[`*]/#, with: ""))
    }
  }

  /// Reads Docusaurus's `_category_.json` or `_category_.yml` of a folder.
  mutating func read(category bytes: [UInt8], of folder: String) {
    var warnings: [Diagnostic] = []
    guard let value = try? readYAML(bytes, file: folder, warnings: &warnings) else { return }
    places[folder] = value["position"]?.scalarText.flatMap(finiteNumber)
    titles[folder] = value["label"]?.scalarText
  }
}

/// Returns the value of a top-level key in a file of settings, whatever else is in it.
func value(of key: String, inSettings text: String) -> SourceValue? {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  guard let start = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else { return nil }
  let rest = lines[(start + 1)...].prefix {
    $0.isEmpty || $0.first!.isWhitespace || "-#".contains($0.first!)
  }
  let block = ([lines[start]] + rest).joined(separator: "\n") + "\n"
  var warnings: [Diagnostic] = []
  return try? readYAML(Array(block.utf8), file: key, warnings: &warnings)[key]
}
