import Foundation
import TestSupport
import Testing
import VitrineSystem

@testable import Vitrine

/// Names that a build uses in and beside its output folder, and links in it: nothing outside the folder
/// is written or removed, and nothing in it that no build wrote.
@Suite struct ForeignOutputTests {
  let folder: TemporaryFolder
  let small = SmallSite(files: ["index.html": "a", "emoji/index.html": "b"])
  var site: String { folder.path(of: "site") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("mine", to: "mine/index.html")
  }

  @Test(arguments: ["files", "0", "notes.txt"], [false, true])
  func aFolderWithTheNameOfTheStageMakesNoFolderABuilds(file: String, isAtomic: Bool) throws {
    try folder.write("index.html\0", to: "site/.vitrine/\(file)")
    try folder.write("mine", to: "site/index.html")

    #expect(throws: OutputError.foreignStagingFolder("\(site)/.vitrine")) {
      try small.write(to: site, isAtomic: isAtomic)
    }
    #expect(
      try folder.contents() == ["mine/index.html", "site/.vitrine/\(file)", "site/index.html"])
    #expect(try folder.text(of: "site/index.html") == "mine")
  }

  @Test func anEmptyFolderWithItsNameMakesNone() throws {
    try FileManager.default.createDirectory(
      atPath: site + "/.vitrine", withIntermediateDirectories: true)
    try small.write(to: site)
    #expect(
      try folder.contents(of: "site") == ["emoji/index.html", "index.html", "snapshot.json"])

    try FileManager.default.createDirectory(
      atPath: folder.path(of: "mine/.vitrine"), withIntermediateDirectories: true)
    #expect(throws: OutputError.foreignFolder(folder.path(of: "mine"))) {
      try small.write(to: folder.path(of: "mine"))
    }
  }

  @Test(arguments: [false, true])
  func aLinkWithTheNameOfTheStageIsNotFollowed(isAtomic: Bool) throws {
    try small.write(to: site)
    try folder.write("mine", to: "mine/0")
    try folder.link("site/.vitrine", to: "../mine")

    #expect(throws: OutputError.foreignStagingFolder("\(site)/.vitrine")) {
      try SmallSite(files: ["index.html": "A"]).write(to: site, isAtomic: isAtomic)
    }
    #expect(try folder.contents(of: "mine") == ["0", "index.html"])
    #expect(try folder.text(of: "mine/0") == "mine")
  }

  @Test(arguments: [nil, "mine"])
  func whatStandsWhereTheWholeSiteWouldStaysThere(target: String?) throws {
    let stage = ".site.vitrine"
    if let target {
      try folder.link(stage, to: target)
    } else {
      try folder.write("mine", to: "\(stage)/index.html")
    }

    #expect(throws: OutputError.foreignStagingFolder("\(folder.path)/\(stage)")) {
      try small.write(to: site)
    }
    #expect(try folder.text(of: "\(stage)/index.html") == "mine")
    #expect(try folder.text(of: "mine/index.html") == "mine")
  }

  @Test(arguments: [false, true])
  func nothingIsWrittenThroughALinkInTheSite(isAtomic: Bool) throws {
    try small.write(to: site)
    try folder.remove("site/emoji")
    try folder.link("site/emoji", to: "../mine")

    #expect(throws: OutputError.foreignFile("\(site)/emoji")) {
      try SmallSite(files: ["index.html": "a", "emoji/index.html": "B", "emoji/new/x.html": "c"])
        .write(to: site, isAtomic: isAtomic)
    }
    #expect(try folder.contents(of: "mine") == ["index.html"])
    #expect(try folder.text(of: "mine/index.html") == "mine")
    #expect(try folder.text(of: "site/index.html") == "a")
  }

  @Test(arguments: [false, true])
  func nothingIsRemovedThroughALinkInTheSite(isAtomic: Bool) throws {
    try SmallSite(files: ["index.html": "a", "emoji/a/index.html": "b"]).write(to: site)
    try folder.remove("site/emoji")
    try folder.link("site/emoji", to: "../mine")
    try folder.write("mine", to: "mine/a/index.html")

    let written = try SmallSite(files: ["index.html": "A"]).write(to: site, isAtomic: isAtomic)

    #expect(written == (2, 0))
    #expect(try folder.contents(of: "mine") == ["a/index.html", "index.html"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: site + "/emoji")
    #expect(link == "../mine")
  }

  @Test(arguments: [false, true])
  func aLinkInThePlaceOfAFileThatGoesIsRemovedAndNotItsTarget(isAtomic: Bool) throws {
    try small.write(to: site)
    try folder.remove("site/emoji/index.html")
    try folder.link("site/emoji/index.html", to: "../../mine/index.html")

    let written = try SmallSite(files: ["index.html": "a"]).write(to: site, isAtomic: isAtomic)

    #expect(written == (1, 1))
    #expect(try folder.contents(of: "site") == ["index.html", "snapshot.json"])
    #expect(try folder.text(of: "mine/index.html") == "mine")
  }

  @Test func aRecordThatALinkLeadsToMakesNoFolderABuilds() throws {
    try small.write(to: site)
    try folder.link("mine/snapshot.json", to: "../site/snapshot.json")

    #expect(throws: OutputError.foreignFolder(folder.path(of: "mine"))) {
      try small.write(to: folder.path(of: "mine"))
    }
    #expect(try folder.text(of: "mine/index.html") == "mine")
  }

  @Test func aListOfAKilledBuildNamesNothingOutside() throws {
    #expect(
      throws: OutputError.halfWay(
        DiskError(.rename, site + "/m", code: SystemCode(rawValue: EISDIR)))
    ) {
      try small.write(to: site)
      try SmallSite(files: ["index.html": "A", "m": "m"])
        .write(to: site) { try folder.write("", to: "site/m/notes") }
    }
    try folder.write("../mine/index.html\0index.html\0", to: "site/.vitrine/files")

    try small.write(to: site)

    #expect(try folder.text(of: "mine/index.html") == "mine")
  }

  @Test func theOutputFolderItselfMayBeALink() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "disk"), withIntermediateDirectories: false)
    try folder.link("site", to: "disk")

    for isAtomic in [false, true] {
      try SmallSite(files: ["index.html": "\(isAtomic)"]).write(to: site, isAtomic: isAtomic)
      #expect(try folder.contents(of: "disk") == ["index.html", "snapshot.json"])
      #expect(try folder.text(of: "disk/index.html") == "\(isAtomic)")
    }
  }

  @Test func theNameOfTheStageIsReserved() throws {
    try writeSmallContent(to: folder)
    try folder.write("a", to: "content/.vitrine/a.txt")

    let result = try VitrineProgram.run(["build"], in: folder.path)

    #expect(
      result.errors == """
        .vitrine/a.txt:1:1: error: the folder name '.vitrine' is reserved for Vitrine
          hint: give the folder another name, such as 'files'
        vitrine: 1 error, the site was not built

        """)
  }
}
