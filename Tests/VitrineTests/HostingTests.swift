import Foundation
import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// Files with redirects and headers, for the hosts that a site names.
@Suite struct HostingTests {
  let site: HistoryFixture
  private var folder: TemporaryFolder { site.folder }

  init() throws { site = try HistoryFixture() }

  private func settings(_ text: String) throws {
    try folder.write("title: Site\n\(text)\n", to: "content/site.yml")
  }

  private func write(_ aliases: [String]) throws {
    try folder.write(
      "---\ntitle: Naïve $1\naliases:\n\(aliases.map { "  - '\($0)'\n" }.joined())---\n",
      to: "content/naïve $1/index.md")
  }

  private func files() throws -> [String] {
    try folder.contents(of: "site").filter { $0.hasPrefix("_") }
  }

  @Test(arguments: [
    ("", []), ("hosting: netlify", ["_headers", "_redirects"]),
    ("hosting: [cloudflare]", ["_headers", "_redirects"]),
    ("hosting: nginx", ["_nginx/headers.conf", "_nginx/redirects.map"]),
    (
      "hosting: [nginx, netlify]",
      ["_headers", "_nginx/headers.conf", "_nginx/redirects.map", "_redirects"]
    ),
  ])
  func aSiteHasTheFilesOfItsHosts(_ hosting: String, _ expected: [String]) throws {
    try settings(hosting)
    try write(["/old/"])
    #expect(try site.build().warnings == [])
    #expect(try files() == expected)
  }

  @Test func withoutRedirectsThereIsNoFileOfThem() throws {
    try settings("hosting: [netlify, nginx]")
    try write([])
    try site.build()
    #expect(try files() == ["_headers", "_nginx/headers.conf", "_nginx/redirects.map"])
    #expect(try folder.text(of: "site/_nginx/redirects.map") == "")
  }

  @Test func anUnknownHostIsAnError() throws {
    try settings("hosting: [netlify, apache]")
    let failure = try #require(throws: BuildFailure.self) { try site.build() }
    #expect(
      failure.diagnostics.map { "\($0)".prefix { $0 != "\n" } } == [
        "site.yml:2:10: error: 'hosting' cannot be 'apache'"
      ])
  }

  @Test func ownFilesOfTheSameNamesAreRefusedOnlyForThatHost() throws {
    try write(["/old/"])
    try folder.write("/a /b 301\n", to: "content/_redirects")
    try settings("hosting: nginx")
    try site.build()
    #expect(try folder.text(of: "site/_redirects") == "/a /b 301\n")
    try settings("hosting: netlify")
    let failure = try #require(throws: BuildFailure.self) { try site.build() }
    #expect(failure.diagnostics.map(\.kind) == ["conflicting outputs"])
  }

  /// Letters beyond ASCII, and what each syntax takes for something else.
  private static let aliases = [
    "/été/", "/a;b/", #"/q"uote"#, "/d$1{x}/", "/~^t*/", "/2019/old.html",
  ]

  @Test func redirectsAreWrittenAsEachSyntaxEscapesThem() throws {
    try settings("hosting: [netlify, nginx]\nurl: https://x.example/sub")
    try write(Self.aliases)
    try site.build()

    let target = "/sub/na%C3%AFve%20%241/"
    #expect(
      try folder.text(of: "site/_redirects") == """
        /sub/2019/old.html \(target) 301!
        /sub/a%3Bb/ \(target) 301!
        /sub/d%241%7Bx%7D/ \(target) 301!
        /sub/q%22uote/ \(target) 301!
        /sub/~%5Et%2A/ \(target) 301!
        /sub/%C3%A9t%C3%A9/ \(target) 301!

        """)
    #expect(
      try folder.text(of: "site/_nginx/redirects.map") == """
        "/sub/2019/old.html" "\(target)";
        "/sub/a;b/" "\(target)";
        "/sub/a;b/index.html" "\(target)";
        "/sub/d$1{x}/" "\(target)";
        "/sub/d$1{x}/index.html" "\(target)";
        "/sub/q\\"uote/" "\(target)";
        "/sub/q\\"uote/index.html" "\(target)";
        "/sub/~^t*/" "\(target)";
        "/sub/~^t*/index.html" "\(target)";
        "/sub/été/" "\(target)";
        "/sub/été/index.html" "\(target)";

        """)
  }

  /// Netlify ignores case and endings in addresses, so a forced redirect would hide the page there.
  @Test func netlifyIsNotForcedToLeaveAPage() throws {
    try settings("hosting: netlify")
    try folder.write("---\ntitle: Owl\n---\n", to: "content/b/owl/index.md")
    try folder.write(
      "---\ntitle: A\naliases: [/b/owl.html, /B/Owl/, /b/owls/]\n---\n", to: "content/a/index.md")
    try site.build()
    let lines = try folder.text(of: "site/_redirects").split(separator: "\n").sorted()
    #expect(
      lines == [
        "/B/Owl/ /a/ 301", "/b/owl.html /a/ 301", "/b/owls/ /a/ 301!",
      ])
  }

  /// nginx takes both for one key, and the second would lead to itself.
  @Test func pathsThatDifferInCaseAreTakenExactlyByNginx() throws {
    try settings("hosting: nginx")
    try folder.write(
      "---\ntitle: A\naliases: [/Old.x/, /old.x/, /A/]\n---\n", to: "content/a/index.md")
    try site.build()
    #expect(
      try folder.text(of: "site/_nginx/redirects.map") == """
        "~^/A/$" "/a/";
        "~^/A/index\\\\.html$" "/a/";
        "~^/Old\\\\.x/$" "/a/";
        "~^/Old\\\\.x/index\\\\.html$" "/a/";
        "~^/old\\\\.x/$" "/a/";
        "~^/old\\\\.x/index\\\\.html$" "/a/";

        """)
  }

  @Test func whatMovedTwiceLeadsStraightToWhereItIs() throws {
    try settings("hosting: cloudflare")
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    for (old, new) in [("", "a"), ("a", "b"), ("b", "c")] {
      if !old.isEmpty { try site.remove("content/\(old)") }
      try folder.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/\(new)/owl.md")
      try folder.write("---\ntitle: Birds\n---\n", to: "content/\(new)/index.md")
      try site.build()
    }
    #expect(
      try folder.text(of: "site/_redirects") == """
        /a/ /c/ 301
        /a/owl/ /c/owl/ 301
        /b/ /c/ 301
        /b/owl/ /c/owl/ 301

        """)
    // And back: nothing leads to itself.
    try site.remove("content/c")
    try folder.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/a/owl.md")
    try folder.write("---\ntitle: Birds\n---\n", to: "content/a/index.md")
    try site.build()
    #expect(
      try folder.text(of: "site/_redirects") == """
        /b/ /a/ 301
        /b/owl/ /a/owl/ 301
        /c/ /a/ 301
        /c/owl/ /a/owl/ 301

        """)
  }

  @Test func anItemWithoutAPageIsFoundAsAnElement() throws {
    try settings("hosting: netlify")
    try folder.write(
      "---\ntitle: Birds\ncollection: { from: t.json }\n---\n", to: "content/birds/index.md")
    try folder.write(#"[{"id":"gr é","title":"Great"}]"#, to: "content/birds/t.json")
    try folder.write("It sings.\n", to: "content/birds/gr é.md")
    try site.build()
    try site.remove("content/birds/gr é.md")
    try site.build()
    #expect(
      try folder.text(of: "site/_redirects")
        == "/birds/gr-%C3%A9/ /birds/#i-gr%2520%C3%A9 301!\n")
  }

  @Test func hashedFilesAreKeptForAYear() throws {
    try settings("hosting: [netlify, nginx]\nsearch: true\nunsafe: true\nremoteImages: true")
    try folder.write("---\ntitle: Birds\n---\n", to: "content/birds/index.md")
    try folder.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/birds/owl.md")
    try site.build()
    let policy =
      "default-src 'self'; script-src 'self' 'sha256-3OcEBIIbVNf4x4ajDI53V/lp4Q/Uetdb22t0rw7WAbo='; style-src 'self' 'unsafe-inline' data:; img-src 'self' data: https:; media-src 'self' data: https:; object-src 'none'; base-uri 'none'"
    #expect(
      try folder.text(of: "site/_headers") == """
        /*
          Content-Security-Policy: \(policy)
          X-Content-Type-Options: nosniff
          Referrer-Policy: strict-origin-when-cross-origin
        /assets/:file
          Cache-Control: public, max-age=31536000, immutable

        """)
    // The index of the search keeps its names.
    let unhashed = try folder.contents(of: "site/assets").filter {
      $0.firstMatch(of: /\.[0-9a-f]{16}\.[^.]+$/) == nil
    }
    #expect(!unhashed.isEmpty && unhashed.allSatisfy { $0.hasPrefix("search/") })
    #expect(
      try folder.text(of: "site/_nginx/headers.conf") == """
        error_page 404 "/404.html";
        location ^~ "/_nginx/" { return 404; }
        set $vitrine_cache "no-cache";
        if ($uri ~ "^/assets/.*[.][0-9a-f]{16}[.][^./]+$") { set $vitrine_cache "public, max-age=31536000, immutable"; }
        add_header Cache-Control $vitrine_cache;
        add_header Content-Security-Policy "\(policy)" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;

        """)
  }
}
