import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineSite
import VitrineSystem
import VitrineText

@testable import Vitrine

/// A build that takes over what it can from the last one, of which only the cache and the site are left, gives
/// what a build without a cache gives.
@Suite struct CachedBuildTests {
  private static let edits = tries(12, all: 60)

  /// Both sites know the same builds before, so that all of their pages are the same.
  @Test(arguments: 0..<tries(4, all: 16))
  func everyEditGivesTheSiteOfABuildWithoutACache(seed: Int) throws {
    let folder = try TemporaryFolder()
    var site = RandomSite(seed: UInt64(seed))
    site.hasFinding = !seed.isMultiple(of: 4)
    if seed.isMultiple(of: 2) { site.settings["search"] = "true" }
    if seed % 4 == 1 { site.settings["shareCards"] = "true" }
    var written: [String: String] = [:]
    var succeeded = 0
    for edit in 0..<Self.edits {
      try site.write(to: folder, over: written)
      written = site.files
      let results = ["cached", "clean"].map { name in
        var options = BuildOptions(
          content: folder.path(of: "content"), output: folder.path(of: name), jobs: 1 + edit % 2)
        options.resourceNaming = seed.isMultiple(of: 3) ? .byContent : .byUse
        options.isAtomic = seed % 4 > 1
        options.cache = name == "cached" ? .folder(folder.path(of: "cache")) : .none
        return Result { () throws(BuildFailure) in try Vitrine.build(options).warnings }
          .mapError { TextOfFailure($0.diagnostics.map(\.description)) }
      }
      let comment = Comment(rawValue: "seed \(seed), edit \(edit)")
      #expect(results[0] == results[1], comment)
      if case .success = results[0] {
        succeeded += 1
        let (cached, clean) = try (folder.files(of: "cached"), folder.files(of: "clean"))
        try #require(cached.keys.sorted() == clean.keys.sorted(), comment)
        for (path, bytes) in clean {
          try #require(cached[path] == bytes, "\(comment): \(path)")
        }
      }
      if edit % 3 == 2 { CacheFixture.settle() }
      site.edit()
    }
    #expect(succeeded > Self.edits / 2)
  }

  private struct TextOfFailure: Error, Equatable {
    var diagnostics: [String]
    init(_ diagnostics: [String]) { self.diagnostics = diagnostics }
  }

  let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  private var folder: TemporaryFolder { fixture.site.folder }

  /// Of the pages that the last build had, those that this one rendered.
  private func rendered(isAtomic: Bool = false) throws -> Set<String> {
    var options = fixture.site.options
    options.isAtomic = isAtomic
    let content = try options.openContent()
    let templates = try options.readTemplateFiles()
    var cached = try #require(CachedSite(options, templates: templates))
    _ = cached.verdict(in: content)
    let output = try options.openOutput()
    let reusable = cached.previous(in: output, of: content)
    let previous = try #require(reusable)
    let site = try SiteBuild(
      options, content: content, listing: cached.listing, templates: options.compile(templates),
      retention: .facts, previous: previous)
    let outcome = try site.write(replacing: output, progress: nil) { () throws(OutputError) in
      try output.writer(isAtomic: isAtomic)
    }
    cached.keep(outcome, of: content)
    return Set(outcome.written.renderedPages.map(\.path))
  }

  @Test func onlyWhatReadAnEditedItemIsRendered() throws {
    for name in ["auk", "coot", "dove"] {
      try fixture.write("---\ntitle: \(name)\n---\nA bird.\n", to: "birds/\(name).md")
    }
    try fixture.write("---\ntitle: Fish\n---\n", to: "fish/index.md")
    try fixture.write("---\ntitle: Eel\n---\nIt is long.\n", to: "fish/eel.md")
    try fixture.finish()
    CacheFixture.settle()
    try fixture.write("---\ntitle: Eel\n---\nIt is very long.\n", to: "fish/eel.md")

    // The page of the folder plays the change.
    #expect(try rendered().isSubset(of: ["fish/eel/index.html", "fish/index.html", "index.html"]))
    // What played a change settles.
    try fixture.write("---\ntitle: Auk\n---\nIt is extinct.\n", to: "birds/auk.md")
    let pages = try rendered()
    #expect(!pages.contains("fish/eel/index.html") || pages.contains("fish/index.html"))
    #expect(!pages.contains("birds/coot/index.html") || pages.count < 9)
  }

  @Test func aFeedIsRenderedForWhatIsInItAlone() throws {
    for (name, day) in [("auk", 1), ("coot", 2), ("dove", 3)] {
      try fixture.write(
        "---\ntitle: \(name)\ndate: 2026-05-0\(day)\n---\nA bird.\n", to: "birds/\(name).md")
    }
    try fixture.write("---\ntitle: Birds\nfeed: { limit: 2 }\n---\n", to: "birds/index.md")
    try fixture.finish()
    CacheFixture.settle()
    let feeds: Set = ["birds/feed.xml", "birds/feed.json"]

    // Of the items that the feed leaves out, one changes.
    try fixture.write(
      "---\ntitle: auk\ndate: 2026-05-01\n---\nIt is extinct.\n", to: "birds/auk.md")
    #expect(try rendered().intersection(feeds) == [])
    try fixture.write("---\ntitle: dove\ndate: 2026-05-03\n---\nIt coos.\n", to: "birds/dove.md")
    #expect(try rendered().intersection(feeds) == feeds)
    #expect(try folder.text(of: "site/birds/feed.xml").contains("It coos."))
    // Another change takes their badges, then none of its items changes.
    try fixture.write("---\ntitle: Wren\n---\nIt is tiny.\n", to: "birds/wren.md")
    _ = try rendered()
    CacheFixture.settle()
    try fixture.write("---\ntitle: Crow\ndate: 2026-05-04\n---\n", to: "birds/crow.md")
    #expect(try rendered().intersection(feeds) == feeds)
    let text = try folder.text(of: "site/birds/feed.json")
    #expect(text.contains("Crow") && text.contains("dove") && !text.contains("coot"))
  }

  /// All other files are linked from the folder that is exchanged.
  @Test(arguments: [false, true]) func onlyThatIsRenderedForAnAtomicBuildOrASearch(
    isAtomic: Bool
  ) throws {
    try fixture.write("title: Birds\nsearch: true\n", to: "site.yml")
    try fixture.write("---\ntitle: Fish\n---\n", to: "fish/index.md")
    try fixture.write("---\ntitle: Eel\n---\nIt is long.\n", to: "fish/eel.md")
    try fixture.finish()
    CacheFixture.settle()
    try fixture.write("---\ntitle: Eel\n---\nIt is slippery.\n", to: "fish/eel.md")

    let pages = try rendered(isAtomic: isAtomic)

    #expect(pages.contains("fish/eel/index.html") && !pages.contains("birds/robin/index.html"))
    let files = try folder.files(of: "site")
    try fixture.site.remove("site")
    try fixture.build { $0.cache = .none }
    // It has no build before it, whose changes pages could say.
    let clean = try folder.files(of: "site")
    #expect(files.keys.sorted() == clean.keys.sorted())
    for (path, bytes) in clean where path.hasPrefix("assets/search/") {
      #expect(files[path] == bytes, "\(path)")
    }
  }

  /// An edit of the site is mended, though the content that it shows did not change.
  @Test func aPageThatWasEditedOrRemovedIsRendered() throws {
    try fixture.finish()
    let pages = ["site/birds/robin/index.html", "site/birds/index.html"]
    let texts = try pages.map { try folder.text(of: $0) }
    try fixture.site.write(texts[0].replacing("sings", with: "sinks"), to: pages[0])
    try fixture.site.remove(pages[1])
    try fixture.write("---\ntitle: Wren\n---\nIt is tiny.\n", to: "birds/wren.md")

    try fixture.build()

    #expect(try folder.text(of: pages[0]) == texts[0])
    #expect(try folder.text(of: pages[1]).contains("Wren"))
  }

  /// The picture of a text has another size: the page says so, though its own file did not change.
  @Test func aPictureOfATextIsLookedAtAgain() throws {
    try fixture.finish()
    #expect(try folder.text(of: "site/index.html").contains("width=\"9\""))
    try fixture.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="7"/>"#, to: "wren.svg")
    try fixture.build()
    #expect(try folder.text(of: "site/index.html").contains("width=\"8\""))
  }

  /// Warnings about pages that are not rendered are given all the same.
  @Test func theWarningsOfOtherPagesStay() throws {
    try fixture.finish()
    try fixture.write("---\ntitle: Wren\n---\nIt is tiny.\n", to: "birds/wren.md")
    let warnings = try fixture.build().warnings
    #expect(warnings.count == 1 && warnings[0].message.contains("nothing.md"), "\(warnings)")
    try fixture.write("---\ntitle: Nothing\n---\n", to: "nothing.md")
    #expect(try fixture.build().warnings == [])
  }

  /// Edits after which pages show something else though none of their own files changed.
  enum FarEdit: CaseIterable {
    case firstTerms, draftBehindFurtherPages, typeOfTerm, unitOfTerm, newBody

    var before: [String: String] {
      switch self {
      case .firstTerms: ["works/index.md": works(""), "works/works.csv": table]
      case .draftBehindFurtherPages:
        [
          "works/index.md": works(
            "sections: [{ text: 'See [the guide](../guide.md).', pages: 2 }]\n"),
          "works/works.csv": table, "guide.md": "---\ntitle: Guide\ndraft: true\n---\n",
        ]
      case .typeOfTerm:
        ["works/index.md": works("", terms: "done"), "works/works.json": records("true")]
      case .unitOfTerm:
        [
          "works/index.md": works("", terms: "mass", more: "fields: { mass: { unit: g } }"),
          "works/works.json": records("5"),
        ]
      case .newBody:
        [
          "works/index.md": works("sections: [{ cell: note }]\n", terms: "mass"),
          "works/works.json": records("5"),
          "../Templates/cells/note.html": "<p>{{item.title}} {{item.summary}}</p>",
        ]
      }
    }

    var after: [String: String] {
      switch self {
      case .firstTerms: ["works/index.md": works("", terms: "subject")]
      case .draftBehindFurtherPages: ["guide.md": "---\ntitle: Guide\n---\n"]
      case .typeOfTerm: ["works/works.json": records("\"true\"")]
      case .unitOfTerm:
        ["works/index.md": works("", terms: "mass", more: "fields: { mass: { unit: kg } }")]
      case .newBody: ["works/a.md": "---\ntitle: A\n---\nIts own text.\n"]
      }
    }

    private func works(_ sections: String, terms: String? = nil, more: String? = nil) -> String {
      let from = self == .firstTerms || self == .draftBehindFurtherPages ? "csv" : "json"
      let parts = [
        "from: works.\(from)", "id: id", terms.map { "terms: \($0)" }, "page: true", more,
      ].compactMap(\.self)
      return "---\ntitle: Works\ncollection: { \(parts.joined(separator: ", ")) }\n\(sections)---\n"
    }

    private var table: String {
      "id,title,subject\na,A,Nature\nb,B,Nature\nc,C,Art\nd,D,Art\ne,E,Art\n"
    }

    private func records(_ value: String) -> String {
      let records = ["a", "b"].map { id in
        #"{"id": "\#(id)", "title": "\#(id.uppercased())", "subtitle": "S", "text": "T", "#
          + #""done": \#(value), "mass": \#(value)}"#
      }
      return "[\(records.joined(separator: ",\n"))]\n"
    }
  }

  @Test(arguments: FarEdit.allCases) func whatShowsTheEditElsewhereIsRendered(
    _ edit: FarEdit
  ) throws {
    let folder = try TemporaryFolder()
    func build(into output: String, cached: Bool) throws -> [String] {
      var options = BuildOptions(
        content: folder.path(of: "content"), output: folder.path(of: output))
      options.cache = cached ? .folder(folder.path(of: "cache")) : .none
      return try Vitrine.build(options).warnings.map(\.description)
    }
    try folder.write("---\ntitle: Home\n---\n", to: "content/index.md")
    for files in [edit.before, edit.after] {
      for (path, text) in files {
        let path = path.hasPrefix("../") ? String(path.dropFirst(3)) : "content/\(path)"
        try folder.write(text, to: path)
      }
      CacheFixture.settle()
      #expect(try build(into: "cached", cached: true) == build(into: "clean", cached: false))
      let (cached, clean) = try (folder.files(of: "cached"), folder.files(of: "clean"))
      #expect(cached.keys.sorted() == clean.keys.sorted())
      for (path, bytes) in clean { #expect(cached[path] == bytes, "\(path)") }
    }
  }

  /// A value within the noise is kept as it was reported, but only while the same build is the one before.
  @Test func whatWasReportedIsForgottenWithoutTheBuildBefore() throws {
    let page =
      "---\ntitle: Runs\ncollection:\n  from: runs.json\n  id: id\n  page: false\n"
      + "  measures: { time: { noise: 5% } }\n---\n"
    try fixture.write(page, to: "runs/index.md")
    for (value, settings) in [("10", ""), ("10.2", ""), ("10.2", "previous: none\n")] {
      try fixture.write(#"[{"id": "a", "title": "A", "time": \#(value)}]"#, to: "runs/runs.json")
      try fixture.write("title: Birds\n\(settings)", to: "site.yml")
      CacheFixture.settle()
      _ = try? fixture.build()
      let text = try folder.text(of: "site/snapshot.json")
      #expect(text.contains("\"reported\"") == (value == "10.2" && settings.isEmpty))
    }
  }

  /// Whatever became of it, the site is the same.
  @Test(arguments: 0..<4) func aDamagedFileIsNotUsed(part: Int) throws {
    try fixture.finish()
    let name =
      try "cache/" + #require(folder.contents(of: "cache").first { $0.hasSuffix(".outputs") })
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path(of: name))))
    let stride = max(1, bytes.count / tries(12, all: 500))
    for (number, index) in Swift.stride(from: part * stride / 4, to: bytes.count, by: stride)
      .enumerated()
    {
      var flipped = bytes
      flipped[index] ^= 1 << UInt8(index % 8)
      for damaged in [flipped, Array(bytes[..<index])] {
        try folder.write(damaged, to: name)
        let text = "It is \(number), \(damaged.count)."
        try fixture.write("---\ntitle: Wren\n---\n\(text)\n", to: "birds/wren.md")
        try fixture.build()
        let page = try folder.text(of: "site/birds/wren/index.html")
        #expect(page.contains(text), "byte \(index)")
      }
    }
    let files = try fixture.files
    let clean = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: folder.path(of: "content"), toPath: clean.path(of: "content"))
    try FileManager.default.copyItem(
      atPath: folder.path(of: "site"), toPath: clean.path(of: "site"))
    var options = BuildOptions(
      content: clean.path(of: "content"), output: clean.path(of: "site"))
    options.cache = .none
    _ = try Vitrine.build(options)
    // Another build of the same content: what changed last is no longer played.
    try FileManager.default.removeItem(atPath: folder.path(of: "cache"))
    try fixture.build()
    #expect(try fixture.files.keys.sorted() == files.keys.sorted())
    #expect(try fixture.files == clean.files(of: "site"))
  }
}
