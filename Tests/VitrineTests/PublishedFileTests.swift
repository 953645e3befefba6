import TestSupport
import Testing
import VitrineDiagnostics

@testable import Vitrine

/// What of a content folder is copied into the site.
@Suite struct PublishedFileTests {
  let folder: TemporaryFolder
  let options: BuildOptions

  init() throws {
    folder = try TemporaryFolder()
    options = BuildOptions(content: folder.path(of: "content"), output: folder.path(of: "site"))
  }

  private func write(_ names: [String]) throws {
    for name in names { try folder.write("x", to: "content/\(name)") }
  }

  /// The files of the site that came from the content folder as they are.
  private func copied() throws -> [String] {
    let pages = ["404.html", "pages.html", "snapshot.json"]
    return try folder.contents(of: "site").filter {
      !$0.hasPrefix("assets/") && !$0.hasSuffix("index.html") && !pages.contains($0)
    }
  }

  private func isOfCopying(_ warning: Diagnostic) -> Bool {
    ["not copied", "text for another generator", "secret"].contains(warning.kind)
  }

  static let unusual = [
    ".env", ".env.local", "prod.env", "id_rsa", "server.key", "cert.pem", "vault.kdbx",
    "credentials.json", ".pages", "_category_.json", "mkdocs.yml", "package.json", "yarn.lock",
    "guide/three.mdx", "guide/four.qmd", "SUMMARY.md", "a.csv.orig", "photo.jpg.bak", "notes.swp",
    ".notes.md.swp", ".~lock.a.csv#", "~$a.xlsx", "._photo.jpg", ".hidden/page.md", "Makefile",
    "tool.py", "dump.sql", "data.sqlite", ".htaccess", "node_modules/x/readme.js",
  ]

  static let served = [
    ".well-known/security.txt", ".well-known/x/y.bin", "CNAME", "a.css", "clip.mp4", "data.geojson",
    "data.ttl", "font.woff2", "manifest.webmanifest", "page.html", "paper.pdf", "photo.jpg",
    "robots.txt", "sound.ogg", "vocabulary.jsonld", "x.zip",
  ]

  /// Thirty files that nobody asked for, and some of the kinds that web servers are asked for.
  @Test func onlyWhatWebServersServeIsCopied() throws {
    #expect(Self.unusual.count == 30)
    try folder.write("# Home\n", to: "content/index.md")
    try write(Self.unusual + Self.served)

    let warnings = try build(options).warnings

    #expect(try copied() == Self.served)
    // Names that begin with a dot, locks and backups need no word.
    #expect(
      Set(warnings.filter(isOfCopying).compactMap(\.location?.file)) == [
        "prod.env", "id_rsa", "server.key", "cert.pem", "vault.kdbx", "credentials.json",
        "_category_.json", "mkdocs.yml", "package.json", "guide/three.mdx", "guide/four.qmd",
        "SUMMARY.md", "Makefile", "tool.py", "dump.sql", "data.sqlite",
      ])
    #expect(
      warnings.first { $0.location?.file == "tool.py" }?.description == """
        tool.py:1:1: warning: 'tool.py' is not copied into the site
          hint: to copy it, link to it or write files: [tool.py] in site.yml
        """)
    #expect(
      warnings.first { $0.location?.file == "guide/three.mdx" }?.description == """
        guide/three.mdx:1:1: warning: 'three.mdx' is for another generator, so it is neither read nor copied
          hint: to show its text, rename it to three.md, or write files: [guide/three.mdx] in site.yml
        """)
  }

  /// A text, a link of a record and one in a field of links lead to what is copied, whatever its kind; drafts
  /// and secrets do not.
  @Test func whatTextsLinkToIsCopied() throws {
    try folder.write(
      """
      ---
      collection: { from: a.csv, fields: { title: title, link: link, more: { field: more, type: link } } }
      ---
      [a](a.csv) [b](my%20tool.py) [c](/x/d.bin?v=1#e) [d](id_rsa) ![e](.hidden) [f](g.mdx)
      The Makefile is no link.
      """, to: "content/index.md")
    try folder.write("id,title,link,more\n1,A,x/f.dat,/x/g.dat\n", to: "content/a.csv")
    try folder.write("---\ntitle: H\n---\n[h](h.py)\n", to: "content/x/index.md")
    try folder.write("---\ndraft: true\n---\n[i](i.py)\n", to: "content/y/index.md")
    try write([
      "my tool.py", "x/d.bin", "id_rsa", ".hidden", "Makefile", "x/f.dat", "x/g.dat", "x/h.py",
      "y/i.py", "other.py", "g.mdx",
    ])

    let warnings = try build(options).warnings

    #expect(
      try copied() == ["a.csv", "my tool.py", "x/d.bin", "x/f.dat", "x/g.dat", "x/h.py"])
    #expect(
      warnings.filter(isOfCopying).map { $0.location!.file } == [
        "Makefile", "g.mdx", "id_rsa", "other.py",
      ])
    #expect(try folder.text(of: "site/index.html").contains("<a href=\"a.csv\">"))
  }

  /// Scripts and pages of the site's own name what they load, in quotes or not; the end of a longer name is none.
  @Test func whatCopiedFilesLoadIsCopied() throws {
    try folder.write(
      "---\ncollection: { from: '*.csv', id: id, fields: { title: id } }\n---\n",
      to: "content/index.md")
    for name in ["list", "lists", "play list", "d", "é"] {
      try folder.write("id\n\(name)\n", to: "content/\(name).csv")
    }
    try folder.write(
      "fetch('x/lists.csv?v=1'); load(`play%20list.csv`)", to: "content/app.js")
    try folder.write(
      "<a href=d.csv>d</a> <a href=\"caf\u{E9}.csv\">c</a>", to: "content/old.html")

    _ = try build(options)

    #expect(try copied() == ["app.js", "d.csv", "lists.csv", "old.html", "play list.csv"])
  }

  /// A bird and the tokens of a design are no secrets.
  @Test func namesThatBeginLikeSecretsAreNone() throws {
    let data = ["secretary-bird.csv", "tokenized.json", "tokens.csv"]
    let secrets = ["client_secret_1.json", "passwords.txt", "secrets.json", "token.json"]
    try folder.write(
      "# Home\n" + (data + secrets).map { "[x](\($0))" }.joined(separator: " "),
      to: "content/index.md")
    try write(data + secrets)

    _ = try build(options)

    #expect(try copied() == data)
  }

  @Test func noRecordShowsWhatIsHidden() throws {
    try folder.write(
      "---\ncollection: { from: a.csv, id: id, fields: { title: id, image: image } }\n---\n",
      to: "content/index.md")
    try folder.write("id,image\na,.env\nb,server.key\nc,old.png.bak\n", to: "content/a.csv")
    try write([".env", "server.key", "old.png.bak"])

    let warnings = try build(options).warnings

    #expect(try copied() == [])
    #expect(warnings.count { $0.message.contains("is not shown") } == 3)
    let assets = try folder.contents(of: "site").filter { $0.hasPrefix("assets/") }
    #expect(!assets.contains { $0.contains("env") || $0.contains("server") || $0.contains("old") })
  }

  /// In a table all is text.
  @Test func recordsOfATableSayThatTheyAreDraftsOrHidden() throws {
    try folder.write(
      "---\ncollection: { from: a.csv, id: id, fields: { title: id, draft: draft, hidden: hidden } }\n---\n",
      to: "content/index.md")
    try folder.write(
      "id,draft,hidden\nseen,,no\ndrafted,true,\nkept,x,\nunder,FALSE,TRUE\nodd,maybe,\n",
      to: "content/a.csv")

    let report = try build(options)

    let page = try folder.text(of: "site/index.html")
    #expect(
      ["seen", "drafted", "kept", "under", "odd"].filter { page.contains("id=\"i-\($0)\"") } == [
        "seen", "odd",
      ])
    #expect(report.warnings.map(\.message) == ["'draft' must be true or false, not 'maybe'"])
  }

  /// With wildcards neither what is hidden nor keys are meant.
  @Test func siteSettingsNameFurtherFiles() throws {
    try folder.write(
      "files: ['downloads/*', .htaccess, keys/a.pem, none.bin]\n", to: "content/site.yml")
    try folder.write("# Home\n", to: "content/index.md")
    try write([
      "downloads/a.bin", "downloads/id_rsa", "downloads/.b", ".htaccess", "keys/a.pem", "c.bin",
    ])

    let failure = #expect(throws: BuildFailure.self) { try build(options) }
    #expect(
      failure?.diagnostics.filter { $0.severity == .error }.map { $0.message }
        == ["no file matches 'none.bin'"])
    try write(["none.bin"])
    _ = try build(options)

    #expect(try copied() == [".htaccess", "downloads/a.bin", "keys/a.pem", "none.bin"])
  }

  /// As in an open project, where a README stands in every folder.
  @Test func aReadmeIsNotTheTextOfItsFolder() throws {
    try folder.write("# Home\n", to: "content/index.md")
    try folder.write("# API\n", to: "content/api/README.md")
    try folder.write("# Open\n", to: "content/api/open.md")
    try folder.write("# Own\n", to: "content/own/index.md")
    try folder.write("# Read me\n", to: "content/own/README.md")

    #expect(
      try build(options).warnings.map(\.description) == [
        """
        api/README.md:1:1: warning: 'README.md' does not configure the page of its folder
          hint: rename it to index.md
        """
      ])
  }
}
