import Foundation
import TestSupport
import Testing
import VitrineSystem

@testable import Vitrine

/// Sites of which something is missing or not what the build wrote, while its content is the same.
@Suite struct DamagedOutputTests {
  let folder: TemporaryFolder
  let small = SmallSite(files: ["index.html": "a", "emoji/index.html": "b"])
  var site: String { folder.path(of: "site") }

  init() throws {
    folder = try TemporaryFolder()
    try small.write(to: site)
  }

  enum Damage: CaseIterable, CustomTestStringConvertible {
    case removed, emptied, longer, aFolder, foldersInAFolder, aLink, aLinkToNothing, unreadable
    case removedFolder

    var testDescription: String { "\(self)" }

    func happen(to file: String, in folder: TemporaryFolder) throws {
      switch self {
      case .emptied: return try folder.write("", to: file)
      case .longer: return try folder.write(folder.text(of: file) + " and more", to: file)
      case .unreadable:
        return try FileManager.default.setAttributes(
          [.posixPermissions: 0o200], ofItemAtPath: folder.path(of: file))
      case .removedFolder: return try folder.remove(String(file.dropLast("/index.html".count)))
      default: try folder.remove(file)
      }
      let inner = self == .foldersInAFolder ? "\(file)/a/b" : file
      switch self {
      case .aFolder, .foldersInAFolder:
        try FileManager.default.createDirectory(
          atPath: folder.path(of: inner), withIntermediateDirectories: true)
      case .aLink:
        try folder.write("b", to: "mine.html")
        try folder.link(file, to: folder.path(of: "mine.html"))
      case .aLinkToNothing: try folder.link(file, to: "nothing")
      default: break
      }
    }
  }

  @Test(arguments: Damage.allCases, [false, true])
  func theNextBuildRestoresTheFile(_ damage: Damage, isAtomic: Bool) throws {
    try damage.happen(to: "site/emoji/index.html", in: folder)

    let written = try small.write(to: site, isAtomic: isAtomic)

    #expect(written == (1, 0))
    #expect(
      try folder.contents(of: "site") == ["emoji/index.html", "index.html", "snapshot.json"])
    let file = folder.path(of: "site/emoji/index.html")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.type] as? FileAttributeType == .typeRegular)
    #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o400 } == 0o400)
    #expect(try folder.text(of: "site/emoji/index.html") == "b")
    #expect(try small.write(to: site, isAtomic: isAtomic) == (0, 0))
    if damage == .aLink { #expect(try folder.text(of: "mine.html") == "b") }
  }

  @Test func aKilledBuildWhoseEditIsTakenBackIsUndone() throws {
    #expect(
      throws: OutputError.halfWay(
        DiskError(.rename, site + "/m.html", code: SystemCode(rawValue: EISDIR)))
    ) {
      var files = small.files
      files.merge(["a.html": "c", "index.html": "e", "m.html": "f"]) { $1 }
      try SmallSite(files: files).write(to: site) {
        try folder.write("mine", to: "site/m.html/notes")
      }
    }
    try folder.remove("site/m.html")
    try folder.write("half", to: "site/index.html")

    try small.write(to: site)

    #expect(
      try folder.contents(of: "site") == ["emoji/index.html", "index.html", "snapshot.json"])
    #expect(try folder.text(of: "site/index.html") == "a")
  }

  @Test func theProgramRestoresWhatItSaysItWrote() throws {
    try writeSmallContent(to: folder)
    let build = { try VitrineProgram.run(["build", "--output", "out"], in: folder.path).output }
    _ = try build()
    let page = try folder.text(of: "out/index.html")
    try folder.remove("out/index.html")
    try folder.write("", to: "out/robots.txt")

    #expect(try build().contains(" 2 files written, "))

    #expect(try folder.text(of: "out/index.html") == page)
    #expect(try folder.text(of: "out/robots.txt") == "User-agent: *\n")
    #expect(try build().contains(" 0 files written, "))
  }
}
