import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import Vitrine

/// Collections that set the addresses of their records' pages.
@Suite struct RecordAddressTests {
  let site: HistoryFixture
  private var folder: TemporaryFolder { site.folder }

  init() throws { site = try HistoryFixture(settings: "title: Site\n") }

  private func write(
    address: String, in page: String = "posts", keys: String = "", _ posts: [String: String]
  ) throws {
    let collection = "collection:\n  from: \"*.md\"\n  address: \(address)\n\(keys)"
    try folder.write(
      "---\ntitle: Posts\n\(collection)---\n", to: "content/\(page)/index.md")
    for (name, frontMatter) in posts {
      try folder.write("---\n\(frontMatter)\n---\nText.\n", to: "content/\(page)/\(name).md")
    }
  }

  private var outputs: [String: String] {
    get throws {
      Dictionary(
        uniqueKeysWithValues: try site.snapshot().records.compactMap { record in
          record.url.map { (record.id, $0) }
        })
    }
  }

  @Test(arguments: [
    ("/<year>/<id>/", "2024/owl/index.html"),
    ("/<year>/<month>/<day>/<title>", "2024/03/07/a-night-owl/index.html"),
    ("<year>-<month>/<id>/", "posts/2024-03/owl/index.html"),
    ("/blog/<by>/<id>.html", "blog/Ann-Lee/owl.html"),
    ("/<tags>/<id>", "night-birds/owl/index.html"),
  ])
  func valuesOfARecordMakeItsAddress(_ pattern: String, _ output: String) throws {
    try write(
      address: pattern,
      ["owl": "title: A night owl!\ndate: 2024-03-07\nby: Ann / Lee\ntags: [night birds, b]"])

    let report = try site.build()

    #expect(report.warnings == [])
    #expect(try outputs == ["posts/owl": output])
    #expect(site.exists("site/\(output)"))
  }

  /// Names that Vitrine or Windows uses, and one too long for a file, lose nothing at their ends.
  @Test(arguments: [
    ("404", "404~.html"), ("index", "index~.html"), ("pages", "pages~.html"),
    ("con", "con~.html"), ("assets", "assets.html"),
  ])
  func aFileOfARecordKeepsItsEnding(_ title: String, _ output: String) throws {
    try write(address: "/<title>.html", ["owl": "title: \"\(title)\""])
    try site.build()
    #expect(try outputs == ["posts/owl": output])
  }

  @Test func aFileWithALongNameKeepsItsEnding() throws {
    let title = String(repeating: "長", count: 100)
    try write(address: "/<title>.html", ["owl": "title: \(title)"])
    try site.build()
    let output = try #require(outputs["posts/owl"])
    #expect(output.wholeMatch(of: /長+~[0-9a-z]+\.html/) != nil, "\(output)")
    #expect(output.utf8.count <= 255)
  }

  /// The year of a span is that of its beginning; a field can have the name of a part of the date.
  @Test func yearsComeFromDatesAndFields() throws {
    try write(
      address: "/<year>/<id>/",
      [
        "a": "title: A\ndate: 1914-07/1918-11", "b": "title: B\ndate: c. 1657",
        "c": "title: C\nyear: 812",
        "d": "title: D\ndate: \"0079\"",
      ])

    try site.build()

    #expect(
      try outputs == [
        "posts/a": "1914/a/index.html", "posts/b": "1657/b/index.html",
        "posts/c": "812/c/index.html", "posts/d": "0079/d/index.html",
      ])
  }

  @Test func aRecordThatLacksAValueKeepsItsUsualAddress() throws {
    try write(
      address: "/<year>/<month>/<id>/",
      ["a": "title: A\ndate: 2024-05", "b c": "title: B\ndate: 2024"])

    let report = try site.build()

    #expect(
      try outputs == ["posts/a": "2024/05/a/index.html", "posts/b c": "posts/b-c/index.html"])
    #expect(
      report.warnings.map { "\($0)" } == [
        """
        posts/b c.md:1:1: warning: 'b c' has no 'month', so its address is '/posts/b-c/'
          hint: give it a value, or leave '<month>' out of 'address'
        """
      ])
  }

  @Test func aValueThatNoRecordHasIsReportedOnce() throws {
    try write(address: "/<yeer>/<id>/", ["a": "title: A\nyear: 1", "b": "title: B\nyear: 2"])

    let report = try site.build()

    #expect(
      report.warnings.map { "\($0)" } == [
        """
        posts/index.md:5:12: warning: no record of 'posts' has a field 'yeer'
          hint: did you mean 'year'?
        """
      ])
    #expect(try outputs["posts/a"] == "posts/a/index.html")
  }

  @Test(arguments: [
    (
      "/<year>/", "posts/b.md:1:1", "'2024/index.html' is already created by something else",
      "posts/a.md:1:1"
    ),
    (
      "/<name>/", "posts/b.md:1:1",
      "'owl/index.html' is the same file as 'Owl/index.html' on systems that ignore case",
      "posts/a.md:1:1"
    ),
    (
      "/search/<id>/", "posts/a.md:1:1",
      "'search/a/index.html' needs a folder 'search', but there is a file with that name", ""
    ),
    (
      "/assets/<id>/", "posts/a.md:1:1",
      "'assets/a/index.html' needs a folder 'assets', but there is a file with that name", ""
    ),
  ])
  func twoPagesAtOneAddressAreAnError(
    _ pattern: String, _ place: String, _ message: String, _ other: String
  ) throws {
    try write(
      address: pattern,
      ["a": "title: A\ndate: 2024-05-01\nname: Owl", "b": "title: B\ndate: 2024-06-01\nname: owl"])

    let failure = try #require(throws: BuildFailure.self) { try site.build() }

    let found = try #require(
      failure.diagnostics.map { "\($0)" }.first {
        $0.hasPrefix("\(place): error: \(message)\n") || $0 == "\(place): error: \(message)"
      })
    #expect(other.isEmpty || found.contains(other))
  }

  @Test(arguments: [
    "/posts/", "/<year>//<id>/", "/../<id>/", "/<year/<id>/", "/a b/<id>/", "/<id>?x",
    "https://x.example/<id>/",
    "/:year/<id>/", "/< id>/", "/<>/", "''", "12",
  ])
  func whatIsNoPatternIsAnError(_ pattern: String) throws {
    try write(address: "'\(pattern.replacing("''", with: ""))'", ["a": "title: A\nyear: 1"])

    let failure = try #require(throws: BuildFailure.self) { try site.build() }

    #expect(failure.diagnostics.map(\.kind) == ["address"])
  }

  /// Everything that a page says of its place follows its records, not the folders of their pages.
  @Test func pagesThatStandElsewhereAreWhereTheyWereInTheSite() throws {
    try write(
      address: "/<year>/<id>/", keys: "  parent: under\nsections: [{ sort: date }]\n",
      [
        "a": "title: A\ndate: 2023-01-01", "b": "title: B\ndate: 2024-01-01",
        "c": "title: C\ndate: 2025-01-01", "b1": "title: B one\nunder: b",
      ])
    try folder.write("[b](posts/b.md) [c](posts/c.md)\n", to: "content/index.md")

    let report = try site.build()

    #expect(report.warnings == [])
    #expect(try outputs["posts/b1"] == "2024/b1/index.html")
    let page = try folder.text(of: "site/2024/b/index.html")
    #expect(page.contains("<a href=\"../../posts/index.html\" dir=\"auto\">Posts</a>"))
    #expect(
      page.contains("href=\"../../2023/a/index.html\"")
        && page.contains("href=\"../../2025/c/index.html\""))
    #expect(page.contains("href=\"../b1/index.html\""))
    #expect(
      try folder.text(of: "site/2024/b1/index.html").contains(
        "<a href=\"../b/index.html\" dir=\"auto\">B</a>"))
    #expect(try folder.text(of: "site/posts/index.html").contains("href=\"../2024/b/index.html\""))
    #expect(try folder.text(of: "site/index.html").contains("href=\"2024/b/index.html\""))
  }

  @Test func anotherPatternLeavesRedirectsAndIsNoUpdate() throws {
    let posts = ["a": "title: A\ndate: 2023-01-01", "b": "title: B\ndate: 2024-02-03"]
    try write(address: "<id>", posts)
    try site.build()
    for pattern in ["/<year>/<id>/", "/<year>/<month>/<title>/"] {
      try write(address: pattern, posts)
      try site.build()
    }

    #expect(
      try site.snapshot().redirects == [
        .init(path: "2023/a/index.html", target: .record("posts/a")),
        .init(path: "2024/b/index.html", target: .record("posts/b")),
        .init(path: "posts/a/index.html", target: .record("posts/a")),
        .init(path: "posts/b/index.html", target: .record("posts/b")),
      ])
    // Both lead straight to where it is now.
    for old in ["posts/a", "2023/a"] {
      #expect(
        try folder.text(of: "site/\(old)/index.html").contains("01/a/index.html\""))
    }
    #expect(try site.snapshot().history.allSatisfy { $0.difference.updated.isEmpty })
    #expect(try site.build().writtenFiles == 0)
  }

  @Test func anotherTitleIsAnUpdateAlsoWhenItIsTheAddress() throws {
    try write(address: "/<title>/", ["a": "title: A"])
    try site.build()
    try write(address: "/<title>/", ["a": "title: B"])
    try site.build()

    #expect(try site.snapshot().history.first?.difference.updated.map(\.id) == ["posts/a"])
    #expect(try folder.text(of: "site/a/index.html").contains("url=../b/index.html"))
  }

  /// What a build takes over from the last one stands where a build from nothing puts it.
  @Test func aCachedBuildWritesWhatACleanOneDoes() throws {
    let posts = ["a": "title: A\ndate: 2023-01-01", "b": "title: B\nunder: a", "c": "title: C"]
    let edits: [(String, [String: String])] = [
      ("/<year>/<id>/", [:]), ("/<year>/<id>/", ["a": "title: A\ndate: 2024-01-01"]),
      ("/<year>/<id>/", ["c": "title: C\ndate: 2020"]), ("/<title>/", [:]),
      ("/<title>/", ["b": "title: Bee\nunder: a"]), ("<id>", [:]),
    ]
    var now = posts
    for (pattern, edit) in edits {
      now.merge(edit) { $1 }
      try write(address: pattern, keys: "  parent: under\n", now)
      try folder.write("See [b](posts/b.md), [[C]].\n", to: "content/404.md")
      let reports = try ["cached", "clean"].map { name in
        var options = BuildOptions(
          content: folder.path(of: "content"), output: folder.path(of: name))
        options.cache = name == "cached" ? .folder(folder.path(of: "cache")) : .none
        return try build(options).warnings.map { "\($0)" }
      }
      #expect(reports[0] == reports[1], "\(pattern) \(edit)")
      #expect(try folder.files(of: "cached") == folder.files(of: "clean"), "\(pattern) \(edit)")
      CacheFixture.settle()
    }
  }
}
