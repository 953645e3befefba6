import Foundation
import TestSupport
import Testing

@testable import Vitrine

@Suite struct DeterminismTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theSampleSiteIsTheSameHoweverItIsBuilt() throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../content").standardized.path
    let first = try VitrineProgram.run(
      ["build", "--content", sample, "--output", folder.path(of: "first"), "--jobs", "1"],
      in: "/", environment: ["TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8"])
    try #require(first.status == 0, "\(first.errors)")
    let copy = folder.path(of: "elsewhere/content")
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "elsewhere"), withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: sample, toPath: copy)

    let second = try VitrineProgram.run(
      ["build", "--output", "../second", "--jobs", "8"], in: folder.path(of: "elsewhere"),
      environment: ["TZ": "America/Adak", "LC_ALL": "C"])

    try #require(second.status == 0, "\(second.errors)")
    let (one, other) = (try folder.files(of: "first"), try folder.files(of: "second"))
    #expect(one.count > 1000)
    #expect(Set(one.keys) == Set(other.keys))
    #expect(one.keys.filter { one[$0] != other[$0] }.sorted() == [])
  }

  @Test func aSecondBuildWritesNothingEvenWhenEveryFileIsNewer() throws {
    try writeSmallContent(to: folder)
    let options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "site"))
    let first = try build(options)
    let names = try folder.contents(of: "site").map { "site/" + $0 } + ["site", "site/birds"]
    let before = try names.map(folder.identity)
    for file in try folder.contents(of: "content") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date()], ofItemAtPath: folder.path(of: "content/" + file))
    }

    let second = try build(options)

    #expect(first.writtenFiles == names.count - 2)
    #expect((second.writtenFiles, second.removedFiles) == (0, 0))
    #expect(second.unchangedFiles == first.writtenFiles)
    #expect(try names.map(folder.identity) == before)
  }

  @Test func theDateIsTheOnlyDifferenceOfADatedBuild() throws {
    try writeSmallContent(to: folder)
    var options = BuildOptions(
      content: folder.path(of: "content"), output: folder.path(of: "plain"))
    _ = try build(options)
    options.output = folder.path(of: "dated")
    options.date = "2026-11-21"
    _ = try build(options)

    let (plain, dated) = (try folder.files(of: "plain"), try folder.files(of: "dated"))
    #expect(plain.keys.filter { plain[$0] != dated[$0] } == ["snapshot.json"])
    #expect(
      try folder.text(of: "dated/snapshot.json").replacing(",\"date\":\"2026-11-21\"", with: "")
        == folder.text(of: "plain/snapshot.json"))
  }
}
