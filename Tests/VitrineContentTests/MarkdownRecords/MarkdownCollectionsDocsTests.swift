import Foundation
import Testing
import VitrineModel

@testable import VitrineContent

/// The examples of `markdown-collections.md`: each a file, a page that reads it, and a table of records.
@Suite struct MarkdownCollectionsDocsTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var file: String
    var text: String
    var page: String
    var table: String
    var testDescription: String { file }
  }

  static let examples: [Example] = {
    let file = URL(filePath: #filePath).appending(
      path: "../../../../content/docs/markdown-collections.md")
    let text = (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
    let pattern = #/```md title="(\S+)"\n((?s:.*?))```\n\n```yaml\n((?s:.*?))```\n\n((?:\|.*\n)+)/#
    return text.matches(of: pattern).map {
      Example(file: String($0.1), text: String($0.2), page: String($0.3), table: String($0.4))
    }
  }()

  @Test func allKindsHaveAnExample() {
    #expect(Self.examples.map(\.file) == ["README.md", "owls.md", "CHANGELOG.md"])
  }

  @Test(arguments: examples) func theTableIsWhatIsRead(_ example: Example) throws {
    let reading = try ContentFixture([
      "index.md": "---\ntitle: A\n\(example.page)---\n", example.file: example.text,
    ]).read()

    let rows = example.table.split(separator: "\n").map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    }
    #expect(reading.words == [])
    #expect(
      reading.content.records.map { record in
        [record.id.key]
          + rows[0].dropFirst().map { ComparableValue(record.value(named: $0))?.text ?? "" }
      } == Array(rows.dropFirst(2)))
  }
}
