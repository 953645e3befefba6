import Foundation
import Testing
import VitrineModel

@testable import VitrineSite

/// The rules by which a browser loads a page before a click: one text on all pages of all sites, so that
/// a content security policy can name it.
@Suite struct SpeculationRulesTests {
  private var content: SiteContent {
    SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [
        page("", title: "Site"),
        page("things", title: "Things", sections: [section("all", items: items(0..<2))]),
      ],
      records: ["a", "b"].map { key in
        record(key, title: key.uppercased()) { $0.output = "things/\(key)/index.html" }
      }, assets: [])
  }

  /// The scripts of a page that are in it.
  private func inlineScripts(of html: String) -> [String] {
    html.matches(of: /(?s)<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/).map {
      "\($0.1)|\($0.2)"
    }
  }

  private func rules(on page: String) throws -> String {
    let html = try #require(try renderer(content).text(page))
    let match = try #require(html.firstMatch(of: /<script type="speculationrules">(.*?)<\/script>/))
    return String(match.1)
  }

  @Test func itIsTheOnlyInlineScriptOfEveryPage() throws {
    let site = try renderer(content)
    let pages = site.outputs.filter { $0.hasSuffix(".html") }

    let scripts = pages.map { inlineScripts(of: site.text($0)!) }

    #expect(
      pages == [
        "index.html", "things/index.html", "things/a/index.html", "things/b/index.html", "404.html",
      ])
    let rules = try rules(on: "index.html")
    #expect(scripts == pages.map { _ in [" type=\"speculationrules\"|\(rules)"] })
  }

  @Test func theDocumentationHasItsHash() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "content/docs/publishing.md")
    let hash = Data(sha256(Array(try rules(on: "things/a/index.html").utf8))).base64EncodedString()

    let docs = try String(contentsOf: page, encoding: .utf8)

    #expect(docs.contains("script-src 'self' 'sha256-\(hash)'"), "sha256-\(hash)")
    #expect(HostHeaders.speculationRulesHash == "sha256-\(hash)")
  }

  @Test func pagesAreFetchedWhenALinkIsPointedAtAndRenderedWhenItIsPressed() throws {
    let json = try JSONSerialization.jsonObject(with: Data(try rules(on: "index.html").utf8))
    let rules = try #require(json as? [String: [[String: Any]]])

    #expect(rules.keys.sorted() == ["prefetch", "prerender"])
    #expect(rules["prefetch"]?.map { $0["eagerness"] as? String } == ["moderate"])
    #expect(rules["prerender"]?.map { $0["eagerness"] as? String } == ["conservative"])
    #expect(rules.values.allSatisfy { $0.allSatisfy { $0["urls"] == nil && $0["where"] != nil } })
  }

  /// FIPS 180-2, appendix B.2.
  @Test func theHashIsThatOfTheStandard() {
    let message = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

    let digest = sha256(Array(message.utf8)).map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }

    #expect(
      digest.joined() == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }
}
