import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// A value as it is written in JSON, and what an English, a German and a French page say.
typealias FactCase = (json: String, english: String, german: String, french: String)

/// Writes the cases backwards, so that their order is that of the sorting.
func checkFacts(
  _ field: String, _ cases: [FactCase], but warnings: Int = 0,
  in tags: Set<String> = ["en", "de", "fr"]
) throws {
  let languages: [(tag: String, words: KeyPath<FactCase, String>)] = [
    ("en", \.english), ("de", \.german), ("fr", \.french), ("nl", \.french),
  ]
  for language in languages where tags.contains(language.tag) {
    let fixture = try HistoryFixture(settings: "title: T\nlanguage: \(language.tag)\n")
    try fixture.write(
      """
      ---
      collection: { from: a.json, page: true, fields: { title: id, v: \(field) } }
      sections: [ { sort: [v, n] } ]
      ---

      """, to: "content/index.md")
    let records = cases.enumerated().map { #"{"id":"r\#($0)","n":\#($0),"v":\#($1.json)}"# }
      .reversed()
    try fixture.write("[\(records.joined(separator: ","))]", to: "content/a.json")

    let report = try fixture.build()

    #expect(report.warnings.count == warnings, "\(report.warnings.map(\.description))")
    let said = try cases.indices.map {
      try fact(in: fixture.folder.text(of: "site/r\($0)/index.html"))
    }
    #expect(said == cases.map { $0[keyPath: language.words] }, "\(language.tag)")
    let list = try fixture.folder.text(of: "site/index.html")
    let places = cases.indices.map { list.firstRange(of: "id=\"i-r\($0)\"")?.lowerBound }
    #expect(places.allSatisfy { $0 != nil } && places.map { $0! } == places.map { $0! }.sorted())
  }
}

/// Spaces that do not break are spaces here.
func fact(in page: String) throws -> String {
  let start = try #require(page.firstRange(of: "<dd dir=\"auto\">"))
  let end = try #require(page[start.upperBound...].firstRange(of: "</dd>"))
  return String(page[start.upperBound..<end.lowerBound])
    .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
}

/// The cells of a table of the documentation whose title row begins so.
func documentedRows(of page: String, titled title: String) throws -> [[String]] {
  let file = URL(filePath: #filePath).appending(path: "../../../content/docs/\(page)")
  let lines = try String(contentsOf: file.standardized, encoding: .utf8)
    .components(separatedBy: "\n")
  let start = try #require(lines.firstIndex { $0.hasPrefix("| \(title)") })
  return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
    line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
  }
}

extension String {
  /// The text between the marks of code as JSON.
  var quoted: String { "\"\(trimmingCharacters(in: ["`", " "]))\"" }
}
