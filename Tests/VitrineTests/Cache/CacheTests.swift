import Foundation
import Synchronization
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineSystem

@testable import Vitrine

/// A build of which nothing has changed since the last one is not made; any other is made as without a cache.
@Suite struct CacheTests {
  let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  private var folder: TemporaryFolder { fixture.site.folder }

  @Test func anUnchangedSiteIsNotBuilt() throws {
    CacheFixture.settle()
    let first = try fixture.build()
    #expect(first.cacheNote == "no usable cache")
    #expect(first.warnings.count == 1)
    let files = try fixture.files

    for _ in 0..<2 {
      let again = try fixture.build()

      #expect(again.cacheNote == nil)
      #expect(again.counts == first.counts && again.warnings == first.warnings)
      #expect(again.writtenFiles == 0 && again.removedFiles == 0)
      #expect(again.unchangedFiles == files.count)
      #expect(try fixture.files == files)
    }
  }

  @Test func anUnchangedSiteWithoutACacheIsBuilt() throws {
    try fixture.finish()
    let report = try fixture.build { $0.cache = .none }
    #expect(report.cacheNote == nil && report.writtenFiles == 0)
    #expect(try folder.contents(of: "cache").count == 2)
  }

  enum Change: CaseIterable, CustomTestStringConvertible {
    case edited, longer, added, removed, renamed, newFolder, newLink, leadingElsewhere
    case newTemplate, drafts, date, strict, linked
    case editedOutput, missingOutput, linkedOutput, folderOfOutputs, otherRecord, interrupted

    var testDescription: String { "\(self)" }

    func happen(in site: HistoryFixture) throws {
      let folder = site.folder
      let robin = "content/birds/robin.md"
      let page = "site/birds/robin/index.html"
      switch self {
      // Of the same length, and with the old time.
      case .edited:
        try keepingTime(of: folder.path(of: robin)) {
          try site.write("---\ntitle: Rabin\n---\nIt sings.\n", to: robin)
        }
      case .longer: try site.write("---\ntitle: Robins\n---\nIt sings.\n", to: robin)
      case .added: try site.write("---\ntitle: Crow\n---\n", to: "content/birds/crow.md")
      case .removed: try site.remove(robin)
      case .renamed:
        try site.write(try folder.text(of: robin), to: "content/birds/ruby.md")
        try site.remove(robin)
      case .newFolder: try site.write("---\ntitle: Fish\n---\n", to: "content/fish/index.md")
      case .newLink: try folder.link("content/birds/link.md", to: "robin.md")
      case .leadingElsewhere: try folder.link("content/birds/nowhere.md", to: "nothing.md")
      case .newTemplate: try site.write("<i>{{{body}}}</i>", to: "Templates/page-body.html")
      case .drafts, .date, .strict: break
      case .linked:
        try folder.link("content/birds/link", to: "../../outside")
      case .editedOutput:
        try keepingTime(of: folder.path(of: page)) {
          try site.write(
            try folder.text(of: page).replacing("Robin", with: "Rabin"), to: page)
        }
      case .missingOutput: try site.remove(page)
      case .linkedOutput:
        try site.write(try folder.text(of: page), to: "mine.html")
        try site.remove(page)
        try folder.link(page, to: folder.path(of: "mine.html"))
      case .folderOfOutputs:
        try FileManager.default.moveItem(
          atPath: folder.path(of: "site/birds"), toPath: folder.path(of: "moved"))
        try folder.link("site/birds", to: folder.path(of: "moved"))
      case .otherRecord: try site.write("{}", to: "site/snapshot.json")
      case .interrupted: try site.write("", to: "site/.vitrine/0")
      }
    }

    func change(_ options: inout BuildOptions) {
      switch self {
      case .drafts: options.includesDrafts = true
      case .date: options.date = "2026-11-30"
      case .strict: options.isStrict = true
      default: break
      }
    }

    private func keepingTime(of path: String, _ body: () throws -> Void) throws {
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      try body()
      try FileManager.default.setAttributes([.modificationDate: time!], ofItemAtPath: path)
    }
  }

  /// Made with the cache and without one, the next build has the same result.
  @Test(arguments: Change.allCases) func aChangedSiteIsBuilt(_ change: Change) throws {
    try fixture.finish()
    #expect(try fixture.build().cacheNote == nil)
    try change.happen(in: fixture.site)
    let other = try TemporaryFolder()
    for name in ["content", "site", "Templates", "moved", "mine.html"]
    where fixture.site.exists(name) {
      try FileManager.default.copyItem(
        atPath: folder.path(of: name), toPath: other.path(of: name))
    }

    let cached = result(of: fixture.site.options, change)
    var options = BuildOptions(content: other.path(of: "content"), output: other.path(of: "site"))
    options.cache = .none
    let clean = result(of: options, change)

    #expect(cached.note != nil || cached.failure != nil, "nothing was built")
    #expect(cached.failure == clean.failure)
    #expect(try fixture.files == other.files(of: "site"))
  }

  private func result(
    of options: BuildOptions, _ change: Change
  ) -> (note: String?, failure: [String]?) {
    var options = options
    change.change(&options)
    do throws(BuildFailure) {
      return (try Vitrine.build(options).cacheNote, nil)
    } catch {
      return (nil, error.diagnostics.map(\.kind))
    }
  }

  @Test func aTouchedFileIsRead() throws {
    try fixture.finish()
    let text = try folder.text(of: "content/birds/robin.md")
    try fixture.write(text, to: "birds/robin.md")
    let page = try folder.text(of: "site/birds/robin/index.html")
    try fixture.site.write(page, to: "site/birds/robin/index.html")

    #expect(try fixture.build().cacheNote == nil)
  }

  /// A file that changes within a step of the file system's clock may have the state that it had before.
  @Test func aFileOfThisMomentIsNotTrusted() throws {
    CacheFixture.settle()
    try fixture.write("---\ntitle: Robin\n---\nIt sings well.\n", to: "birds/robin.md")
    try fixture.build()
    #expect(
      try fixture.build().cacheNote == "'\(folder.path(of: "content"))/birds/robin.md' has changed")
  }

  /// A checkout has other times and inodes than the folder that it is a copy of.
  @Test func aCopyOfContentSiteAndCacheIsNotBuilt() throws {
    let build = ["build", "--cache", "cache", "--verbose", "--jobs", "2"]
    CacheFixture.settle()
    let first = try VitrineProgram.run(build, in: folder.path)
    #expect(
      first.status == 0 && first.output.contains("cache not used: no usable cache"), "\(first)")
    let copy = try TemporaryFolder()
    for name in ["content", "site", "cache"] {
      try FileManager.default.copyItem(atPath: folder.path(of: name), toPath: copy.path(of: name))
    }

    let second = try VitrineProgram.run(build, in: copy.path)

    #expect(second.status == 0 && second.errors == first.errors, "\(second)")
    #expect(second.output.contains(" 0 files written") && !second.output.contains("cache"))
    try copy.write("---\ntitle: Ruby\n---\nIt sings.\n", to: "content/birds/robin.md")
    let third = try VitrineProgram.run(build, in: copy.path)
    #expect(
      third.output.contains("cache not used: 'content/birds/robin.md' has changed"), "\(third)")
  }

  /// The user's folder has files of its own for each site, wherever it is.
  @Test func theCacheOfTheUserTellsSitesApart() throws {
    let home = try TemporaryFolder()
    let others = try [CacheFixture(), CacheFixture()]
    try others[1].write("---\ntitle: Owl\n---\n", to: "birds/owl.md")
    CacheFixture.settle()
    for note in [true, false] {
      for other in others {
        let result = try VitrineProgram.run(
          ["build", "--verbose"], in: other.site.folder.path, environment: ["HOME": home.path])
        #expect(result.output.contains("cache not used") == note, "\(result)")
      }
    }
    #expect(try home.contents(of: ".cache/vitrine/sites").count == 4)
  }

  @Test func aBuildThatIsComparedWithAnotherIsNotKept() throws {
    try fixture.finish()
    try FileManager.default.copyItem(
      atPath: folder.path(of: "site"), toPath: folder.path(of: "old"))
    for _ in 0..<2 {
      let report = try fixture.build { $0.baseline = .named(folder.path(of: "old")) }
      #expect(report.cacheNote != nil)
    }
  }

  @Test func aProgramWithCellsOfItsOwnHasNoCache() throws {
    for _ in 0..<2 {
      let report = try fixture.build { $0.layouts = ["wall": NamedLayoutTests.wall] }
      #expect(report.cacheNote == nil)
    }
    #expect(!fixture.site.exists("cache"))
  }

  /// Else it would be read and published.
  @Test(arguments: ["content", "content/c", "site/c", "Templates"])
  func aCacheInsideWhatIsBuiltIsRefused(name: String) throws {
    try fixture.site.write("", to: "Templates/note.txt")
    let error = #expect(throws: BuildFailure.self) {
      try fixture.build { $0.cache = .folder(folder.path(of: name)) }
    }
    #expect(error?.diagnostics.map(\.kind) == ["cache"])
  }

  /// A page that somebody edits while a build runs is not what the build wrote.
  @Test func anEditOfTheSiteDuringABuildIsSeen() throws {
    CacheFixture.settle()
    let page = "site/birds/robin/index.html"
    try fixture.build()
    let text = try folder.text(of: page)
    try fixture.site.write("---\ntitle: Wren\n---\nIt is tiny.\n", to: "content/birds/wren.md")
    let isEdited = Mutex(false)
    _ = try Vitrine.build(fixture.site.options) { [folder] step in
      // All pages are rendered and compared by now.
      if case .files(let done, let total) = step, done == total,
        isEdited.withLock({ isFirst in
          defer { isFirst = true }; return !isFirst
        })
      {
        try? folder.write("\(text) and more", to: page)
      }
    }
    CacheFixture.settle()

    for _ in 0..<2 { try fixture.build() }

    #expect(try folder.text(of: page) == text)
  }

  @Test func aFailedBuildIsNotKept() throws {
    try fixture.finish()
    try fixture.write("---\ntitle: [\n---\n", to: "birds/index.md")
    #expect(throws: BuildFailure.self) { try fixture.build() }
    #expect(throws: BuildFailure.self) { try fixture.build() }
    try fixture.write("---\ntitle: Birds\n---\n", to: "birds/index.md")
    #expect(try fixture.build().writtenFiles == 0)
  }

  /// Whatever became of the cache, the site is the same.
  @Test(arguments: 0..<4) func aDamagedCacheIsNotUsed(part: Int) throws {
    try fixture.finish()
    let name =
      try "cache/" + #require(folder.contents(of: "cache").first { $0.hasSuffix(".build") })
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path(of: name))))
    let files = try fixture.files
    let stride = max(1, bytes.count / tries(12, all: bytes.count))
    for index in Swift.stride(from: part * stride / 4, to: bytes.count, by: stride) {
      var flipped = bytes
      flipped[index] ^= 1 << UInt8(index % 8)
      for damaged in [flipped, Array(bytes[..<index])] {
        try folder.write(damaged, to: name)
        #expect(try fixture.build().cacheNote == "no usable cache", "byte \(index)")
      }
    }
    #expect(try fixture.files == files)
    #expect(try fixture.build().cacheNote == nil)
  }

  @Test func aCacheThatCannotBeWrittenIsNoFailure() throws {
    try fixture.site.write("a file", to: "cache")
    for _ in 0..<2 { #expect(try fixture.build().warnings.count == 1) }
  }
}
