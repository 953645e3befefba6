import Foundation
import Testing

/// A page of `content/docs` that lists what the code declares; `make docs` writes it.
public struct DocsPage {
  private let file: URL
  private let old: String
  public var text: String

  public init(_ name: String) throws {
    file =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../content/docs/\(name).md").standardized
    old = try String(contentsOf: file, encoding: .utf8)
    text = old
  }

  /// Gives the first table after a heading these rows, each with its cells; the first row is its head.
  public mutating func setTable(under heading: String, to rows: [[String]]) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: heading), "no heading '\(heading)'")
    let first = try #require(lines[start...].firstIndex { $0.hasPrefix("|") })
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    var table = rows.map { "| \($0.joined(separator: " | ")) |" }
    table.insert("| \(rows[0].map { _ in "---" }.joined(separator: " | ")) |", at: 1)
    lines.replaceSubrange(first..<end, with: table)
    text = lines.joined(separator: "\n")
  }

  /// Returns what the first column of the first table after a line names, without backquotes.
  public func names(inTableAfter line: String) throws -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == line }, "no line '\(line)'")
    let table = lines[start...].drop { !$0.hasPrefix("| ") }.prefix { $0.hasPrefix("| ") }
    return table.compactMap { $0.firstMatch(of: /`(.+?)`/).map { String($0.1) } }
  }

  /// Fails where the page says something else; writes it where `make docs` asks for it.
  public func check() throws {
    if ProcessInfo.processInfo.environment["VITRINE_WRITE_DOCS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(old == text, "run make docs")
    }
  }
}
