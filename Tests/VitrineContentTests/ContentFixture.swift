import TestSupport
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A content folder of a test, removed when it goes.
final class ContentFixture {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  /// Writes `files`, paths and what stands in them.
  init(_ files: KeyValuePairs<String, String>) throws {
    folder = try TemporaryFolder()
    for (file, text) in files { try folder.write(text, to: file) }
  }

  /// Writes a page whose records are `records`, in JSON: its first section lists them, the second is `section`.
  static func page(_ section: String, of records: String) throws -> ContentFixture {
    try ContentFixture([
      "index.md": """
      ---
      collection: { from: a.json, otherFields: true }
      sections:
        - { title: All, layout: list }
        - { \(section) }
      ---

      """, "a.json": records,
    ])
  }

  func write(_ bytes: [UInt8], to file: String) throws { try folder.write(bytes, to: file) }

  func link(_ target: String, as file: String) throws { try folder.link(file, to: target) }

  func read(drafts: Bool = false, today: String? = nil, jobs: Int = 1) -> ContentResult {
    let cells: Set = ["row", "card", "tile", "plate", "chip"]
    return readContent(
      at: path,
      options: ContentOptions(
        includesDrafts: drafts, today: today.flatMap { CalendarDate(wholeDate: $0) }, jobs: jobs,
        cells: cells, languages: ["de", "en", "zh"], ownOutputs: ["404.html", "pages.html"]))
  }
}

extension ContentResult {
  /// The diagnostics as the writer sees them.
  var words: [String] { diagnostics.map(\.description) }

  /// The titles of the records of each section of a page, two blanks before one for each level.
  func shown(on output: String) -> [[String]]? {
    content.pages.first { $0.output == output }?.sections.map { section in
      section.items.map { item in
        let indent = String(repeating: "  ", count: item.level)
        return switch item.content {
        case .record(let index): indent + content.records[index].title
        case .outline(_, let title): indent + title
        }
      }
    }
  }
}
