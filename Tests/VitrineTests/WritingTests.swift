import Foundation
import Glibc
import TestSupport
import Testing
import VitrineSystem
import VitrineText

@testable import Vitrine

@Suite struct WritingTests {
  let folder: TemporaryFolder
  var site: String { folder.path(of: "site") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func firstBuildWritesEveryFileAndNothingBeside() throws {
    try SmallSite(files: ["index.html": "a", "emoji/index.html": "b"]).write(to: site)

    #expect(
      try folder.contents() == ["site/emoji/index.html", "site/index.html", "site/snapshot.json"])
    #expect(try folder.text(of: "site/emoji/index.html") == "b")
  }

  @Test(arguments: [false, true])
  func secondBuildWithoutAnEditWritesNothing(isAtomic: Bool) throws {
    let small = SmallSite(files: ["index.html": "a", "emoji/index.html": "b"])
    try small.write(to: site)
    let names = ["site", "site/emoji", "site/index.html", "site/snapshot.json"]
    let before = try names.map(folder.identity)

    let second = try small.write(to: site, isAtomic: isAtomic)

    #expect(second == (0, 0))
    #expect(try names.map(folder.identity) == before)
  }

  @Test(arguments: [false, true])
  func onlyChangedFilesGetANewInode(isAtomic: Bool) throws {
    try SmallSite(files: ["index.html": "a", "same.html": "b", "old/x.html": "c"]).write(to: site)
    let before = try folder.identity(of: "site/same.html")

    let second = try SmallSite(files: ["index.html": "A", "same.html": "b", "new/y.html": "d"])
      .write(to: site, isAtomic: isAtomic)

    #expect(second == (3, 1))
    #expect(try folder.identity(of: "site/same.html") == before)
    #expect(try folder.text(of: "site/index.html") == "A")
    #expect(
      try folder.contents()
        == ["index.html", "new/y.html", "same.html", "snapshot.json"].map { "site/" + $0 })
  }

  @Test(arguments: [false, true])
  func filesThatNoBuildWroteStay(isAtomic: Bool) throws {
    try SmallSite(files: ["index.html": "a", "old/x.html": "b"]).write(to: site)
    for name in ["CNAME", ".nojekyll", ".git/config", "old/mine.txt"] {
      try folder.write("mine", to: "site/\(name)")
    }
    try FileManager.default.createDirectory(
      atPath: site + "/empty", withIntermediateDirectories: false)

    try SmallSite(files: ["index.html": "c"]).write(to: site, isAtomic: isAtomic)

    #expect(
      try folder.contents(of: "site")
        == [
          ".git/config", ".nojekyll", "CNAME", "empty/", "index.html", "old/mine.txt",
          "snapshot.json",
        ])
    #expect(try folder.text(of: "site/.git/config") == "mine")
  }

  /// The same to read, and other bytes: two files to a disk that keeps bytes.
  @Test(arguments: [false, true])
  func aPathInAnotherFormIsAnotherPath(isAtomic: Bool) throws {
    try SmallSite(files: ["caf\u{E9}/index.html": "a"]).write(to: site)

    let second = try SmallSite(files: ["cafe\u{301}/index.html": "a"])
      .write(to: site, isAtomic: isAtomic)

    #expect(second == (2, 1))
    #expect(
      try folder.contents(of: "site").map { Array($0.utf8) }
        == ["cafe\u{301}/index.html", "snapshot.json"].map { Array($0.utf8) })
  }

  @Test(arguments: [false, true])
  func aRecordThatTheNextBuildCannotReadIsNotPublished(isAtomic: Bool) throws {
    try SmallSite(files: ["index.html": "a"]).write(to: site)
    let before = try folder.files(of: "site")
    var snapshot = SiteSnapshot(
      generator: "vitrine test", title: "", language: "en", files: [], pages: [], records: [])
    snapshot.files = [.init(path: "../index.html", hash: ContentHash(value: 0))]
    let writer = try OutputFolder(at: site).writer(isAtomic: isAtomic)
    _ = try writer.put(.bytes(Array("b".utf8)), at: "index.html")

    #expect(throws: OutputError.self) {
      try writer.abandoningOnFailure { () throws(OutputError) in
        _ = try writer.publish(["index.html"], snapshot: snapshot)
      }
    }

    #expect(try folder.files(of: "site") == before)
  }

  @Test(arguments: [
    (["a", "b", "a"], "a"), (["a/b", "a"], "a"), (["a", "b"], nil), (["\u{E9}", "e\u{301}"], nil),
  ])
  func everyFileHasAPathOfItsOwn(_ paths: [String], clash: String?) {
    #expect(ReservedPaths(paths).clash == clash)
  }

  @Test func aFileMayBecomeAFolderAndAFolderAFile() throws {
    try SmallSite(files: ["a": "1", "b/index.html": "2", "b/c/d": "3"]).write(to: site)

    try SmallSite(files: ["a/index.html": "4", "b": "5"]).write(to: site)

    #expect(try folder.contents(of: "site") == ["a/index.html", "b", "snapshot.json"])
  }

  @Test(arguments: [false, true])
  func aFolderThatNoBuildWroteIsRefused(isAtomic: Bool) throws {
    try folder.write("mine", to: "site/notes.txt")

    #expect(throws: OutputError.foreignFolder(site)) {
      try SmallSite(files: ["index.html": "a"]).write(to: site, isAtomic: isAtomic)
    }
    #expect(try folder.contents() == ["site/notes.txt"])
  }

  @Test func someOtherSnapshotIsRefused() throws {
    try folder.write("{ \"exports\": {} }", to: "site/snapshot.json")

    #expect(
      throws: OutputError.foreignFolder(site)
    ) {
      try SmallSite(files: ["index.html": "a"]).write(to: site)
    }
  }

  @Test(arguments: [
    ("robots.txt", "robots.txt"), ("page", "page/index.html"), ("page/notes", "page"),
  ])
  func aFileThatNoBuildWroteIsNotReplaced(mine: String, theirs: String) throws {
    try SmallSite(files: ["index.html": "a"]).write(to: site)
    try folder.write("mine", to: "site/\(mine)")

    #expect(throws: OutputError.foreignFile("\(site)/\(mine)")) {
      try SmallSite(files: ["index.html": "b", theirs: "c"]).write(to: site)
    }
    #expect(try folder.text(of: "site/index.html") == "a")
    #expect(try folder.text(of: "site/\(mine)") == "mine")
  }

  @Test func anEmptyFolderIsWrittenInto() throws {
    try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: false)
    let before = try folder.identity(of: "site").first

    try SmallSite(files: ["emoji/index.html": "a"]).write(to: site)

    #expect(try folder.contents() == ["site/emoji/index.html", "site/snapshot.json"])
    #expect(try folder.identity(of: "site").first == before)
  }

  @Test func twoBuildsAtOnceAreRefused() throws {
    let small = SmallSite(files: ["index.html": "a"])
    try small.write(to: site)

    #expect(throws: OutputError.busy(site)) {
      try SmallSite(files: ["index.html": "b"]).write(to: site) { try small.write(to: site) }
    }
  }
}

@Suite struct KilledBuildTests {
  struct Killed: Error {}

  let folder: TemporaryFolder
  var site: String { folder.path(of: "site") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [false, true])
  func aBuildKilledBeforeItsEndLeavesTheOldSite(isAtomic: Bool) throws {
    try SmallSite(files: ["index.html": "a", "old.html": "b"]).write(to: site)

    #expect(throws: Killed.self) {
      try SmallSite(files: ["index.html": "c", "new.html": "d"])
        .write(to: site, isAtomic: isAtomic) { throw Killed() }
    }
    #expect(try folder.text(of: "site/index.html") == "a")
    #expect(try folder.text(of: "site/old.html") == "b")

    try SmallSite(files: ["index.html": "e"]).write(to: site, isAtomic: isAtomic)
    #expect(try folder.contents() == ["site/index.html", "site/snapshot.json"])
    #expect(try folder.text(of: "site/index.html") == "e")
  }

  @Test func aFirstBuildThatIsKilledLeavesNothingThatTheNextTripsOver() throws {
    let small = SmallSite(files: ["index.html": "a"])
    #expect(throws: Killed.self) { try small.write(to: site) { throw Killed() } }
    #expect(!FileManager.default.fileExists(atPath: site))

    try small.write(to: site)

    #expect(try folder.contents() == ["site/index.html", "site/snapshot.json"])
  }

  /// Stops the build of a site half-way, as a kill would, by a folder that appears where `m.html` should
  /// go.
  private func kill(_ small: SmallSite) throws {
    #expect(
      throws: OutputError.halfWay(
        DiskError(.rename, site + "/m.html", code: SystemCode(rawValue: EISDIR)))
    ) {
      try small.write(to: site) { try folder.write("mine", to: "site/m.html/notes") }
    }
    try FileManager.default.removeItem(atPath: site + "/m.html")
  }

  @Test(arguments: [false, true])
  func aBuildKilledHalfWayIsCompletedByTheNext(isAtomic: Bool) throws {
    try SmallSite(files: ["index.html": "a", "old.html": "b"]).write(to: site)
    try kill(SmallSite(files: ["a.html": "c", "index.html": "d", "m.html": "e", "z.html": "f"]))
    #expect(try folder.text(of: "site/a.html") == "c")
    #expect(try folder.text(of: "site/index.html") == "a")

    // Neither a.html, which the killed build wrote, nor old.html is in this one.
    try SmallSite(files: ["index.html": "g"]).write(to: site, isAtomic: isAtomic)

    #expect(try folder.contents() == ["site/index.html", "site/snapshot.json"])
    #expect(try folder.text(of: "site/index.html") == "g")
  }

  /// The second of them has no a.html, and was killed before it could remove that of the first.
  @Test func whatTwoKilledBuildsWroteIsRemoved() throws {
    try SmallSite(files: ["index.html": "a"]).write(to: site)
    try kill(SmallSite(files: ["a.html": "b", "index.html": "a", "m.html": "c"]))
    try kill(SmallSite(files: ["b.html": "d", "index.html": "a", "m.html": "e"]))
    #expect(try folder.text(of: "site/a.html") == "b")
    #expect(try folder.text(of: "site/b.html") == "d")

    try SmallSite(files: ["index.html": "f"]).write(to: site)

    #expect(try folder.contents() == ["site/index.html", "site/snapshot.json"])
  }
}
