import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineText

@testable import Vitrine

/// Addresses that run a script or read what is not the site's, in every format that content has.
@Suite struct AddressTests {
  static let hostile = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "\u{1}javascript:alert(1)",
    "\u{E}\u{1F} javascript:alert(1)", "java\tscript:alert(1)", "java\nscript\r:alert(1)",
    "javascript://%0aalert(1)", "vbscript:a", "data:text/html,<script>alert(1)</script>",
    "DATA:text/html;base64,AA==", "blob:https://a/b", "file:///etc/passwd", "view-source:x",
  ]

  /// Where an address begins in what was built, and what browsers take from there.
  private static var attribute: Regex<(Substring, Substring, Substring?, Substring?)> {
    /\b(href|src|action|formaction)=(?:\\?"([^"\\]*)|'([^']*))/
  }

  /// The scheme by a way of its own: RFC 3986 after the two steps of the URL standard.
  private static func scheme(_ written: Substring) -> String? {
    var text = String(written)
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    for (entity, character) in entities {
      text = text.replacingOccurrences(of: entity, with: character)
    }
    let scalars = text.unicodeScalars.drop { $0.value <= 0x20 }.filter {
      !["\t", "\n", "\r"].contains($0)
    }
    let match = String(String.UnicodeScalarView(scalars)).firstMatch(
      of: /^([A-Za-z][-+.A-Za-z0-9]*):/)
    return match.map { $0.1.lowercased() }
  }

  /// The schemes of all addresses in the HTML and the feeds of a site.
  private func schemes(of folder: TemporaryFolder) throws -> Set<String> {
    var found: Set<String> = []
    for file in try folder.contents(of: "site") where !file.hasSuffix(".css") {
      for match in try folder.text(of: "site/\(file)").matches(of: Self.attribute) {
        let address = match.2 ?? match.3 ?? ""
        // The page for unknown addresses brings its stylesheet and its icon.
        let isOwn = file == "404.html" && address.hasPrefix("data:")
        if let scheme = Self.scheme(address), !isOwn { found.insert(scheme) }
      }
    }
    return found
  }

  private func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test func noAddressOfAnyFormatHasASchemeThatIsNotKnown() throws {
    let folder = try TemporaryFolder()
    let entities = Self.hostile.map { address in
      address.unicodeScalars.map {
        $0.value <= 0x20 || $0 == "<" || $0 == ">" ? "&#\($0.value);" : "\($0)"
      }.joined()
    }
    try folder.write(
      """
      title: Site
      url: https://example.org
      remoteImages: true
      navigation:
      \(try Self.hostile.map { "  - { title: A, link: \(try quoted($0)) }" }
        .joined(separator: "\n"))
      """, to: "content/site.yml")
    try folder.write(
      """
      ---
      title: Home
      collections:
        json: { from: a.json, page: true }
        yaml: { from: b.yml, page: true }
        csv: { from: c.csv, page: true }
      sections:
        - { collection: json, layout: grid }
        - { collection: yaml, layout: grid, cell: own }
        - { collection: csv, layout: list }
      ---
      \(entities.map { "[a](<\($0)>) ![a](<\($0)>) <\($0)>\n" }.joined(separator: "\n"))
      \(entities.indices.map { "[a][\($0)] ![a][\($0)]\n" }.joined(separator: "\n"))
      \(entities.enumerated().map { "[\($0)]: <\($1)>" }.joined(separator: "\n"))
      """, to: "content/index.md")
    let records = try Self.hostile.enumerated().map { index, address in
      """
      { "id": "N\(index)", "title": "A", "link": \(try quoted(address)), \
      "image": { "src": \(try quoted(address)), "alt": "", "shape": "4/3" }, \
      "site": \(try quoted(address)), "sites": [\(try quoted(address))] }
      """
    }.joined(separator: ",\n")
    try folder.write("[\(records.replacing("N", with: "j"))]", to: "content/a.json")
    try folder.write("[\(records.replacing("N", with: "y"))]", to: "content/b.yml")
    try folder.write(
      "id,title,link\n"
        + Self.hostile.enumerated().map {
          "c\($0),A,\"\($1.replacing("\"", with: "\"\""))\"\n"
        }.joined(), to: "content/c.csv")
    try folder.write(
      """
      <a href="{{fields.site}}">a</a> <a href = '{{#fields.sites}}{{.}}{{/fields.sites}}'>b</a>
      """, to: "Templates/cells/own.html")

    var options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"))
    options.templates = folder.path(of: "Templates")
    let report = try Vitrine.build(options)

    #expect(try schemes(of: folder).isSubset(of: ["https", "http"]))
    let kinds = Dictionary(grouping: report.warnings, by: \.kind).mapValues(\.count)
    let count = Self.hostile.count
    // In the navigation, in three collections, in Markdown inline and by reference, and in two fields
    // of two collections; autolinks are the nine without blanks and control characters.
    #expect(kinds["link left out"] == (1 + 3 + 2 + 4) * count + 9)
    #expect(kinds["picture left out"] == 2 * count)
  }
}
