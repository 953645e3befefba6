import Foundation
import TestSupport
import Testing
import VitrineModel
import VitrineText

@testable import Vitrine
@testable import VitrineServe

/// What leads an open page from the version that it is to what is shown.
@Suite struct OpenPageTests {
  private let folder: TemporaryFolder
  private let versions = PageVersions(maxBytes: 1 << 20)

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
  }

  private func build(_ hill: String) throws -> PreviewState {
    try folder.write("---\ntitle: Hill\n---\n\(hill)\n", to: "content/calton.md")
    let options = ServeOptions(BuildOptions(content: folder.path(of: "content")))
    return PreviewState(site: try buildInMemory(options.build))
  }

  private func event(_ page: inout OpenPage, _ shown: PreviewState) throws -> JSONValue {
    let event = page.event(showing: shown, from: versions).bytes
    let text = String(decoding: event, as: UTF8.self)
    #expect(text.hasPrefix("data: ") && text.hasSuffix("\n\n"))
    #expect(!text.dropLast(2).contains("\n"))
    return try JSONDocument(parsing: Array(event.dropFirst(6))).root
  }

  private func bytes(_ shown: PreviewState) throws -> [UInt8] {
    let file = try #require(shown.site?.page(at: "calton/"))
    return try #require(file.bytes(in: 0..<file.length))
  }

  private func check(_ event: JSONValue, from old: PreviewState, to new: PreviewState) throws {
    #expect(event["version"]?.text == "\(PageState(of: "calton/", in: old).page)")
    #expect(event["page"]?.text == "\(PageState(of: "calton/", in: new).page)")
    let difference = try #require(
      try MarkupDifferenceTests.difference(from: bytes(old), to: bytes(new)))
    try MarkupDifferenceTests.check(difference, from: bytes(old), to: bytes(new))
  }

  @Test func eachEventLeadsFromTheOneBefore() throws {
    let shown = try ["One.", "Two.", "Three."].map(build)
    var page = OpenPage(path: "calton/", version: PageState(of: "calton/", in: shown[0]).page)

    #expect(try event(&page, shown[0])["difference"] == nil)
    try check(event(&page, shown[1]), from: shown[0], to: shown[1])
    #expect(try event(&page, shown[1])["difference"] == nil)
    try check(event(&page, shown[2]), from: shown[1], to: shown[2])
  }

  @Test func aPageThatMissedSomeIsLedFromWhereItIs() throws {
    let shown = try ["One.", "Two.", "Three."].map(build)
    var page = OpenPage(path: "calton/")
    for shown in shown { _ = try event(&page, shown) }

    var late = OpenPage(path: "calton/", version: PageState(of: "calton/", in: shown[0]).page)
    try check(event(&late, shown[2]), from: shown[0], to: shown[2])
    var other = OpenPage(path: "calton/index.html", version: late.version)
    #expect(try event(&other, shown[1])["difference"] == nil)
    var unknown = OpenPage(path: "calton/", version: ContentHash(value: 1))
    #expect(try event(&unknown, shown[2])["difference"] == nil)
  }

  /// To load the page anew would be less, and would lose where the reader is.
  @Test func whatIsLongerThanThePageIsSentToo() throws {
    let old = try build("One.")
    // Each takes two bytes to send.
    let other = try build("`\(String(repeating: "\\", count: 20_000))`")
    var page = OpenPage(path: "calton/")
    _ = try event(&page, old)

    let event = try event(&page, other)
    #expect(event["page"] != nil)
    #expect(event["difference"] != nil)
  }

  @Test func withoutASiteThereIsNoDifference() throws {
    let shown = try build("One.")
    var page = OpenPage(path: "calton/")
    _ = try event(&page, shown)

    #expect(try event(&page, PreviewState(site: nil))["difference"] == nil)
    #expect(try event(&page, shown)["difference"] == nil)
  }

  /// Also when it was renamed twice, or when its folder came back.
  @Test func aPageThatIsRenamedIsToldOfItsPath() throws {
    let options = ServeOptions(BuildOptions(content: folder.path(of: "content")))
    for place in ["hills", "hills/far"] {
      try folder.write("---\ntitle: Of \(place)\n---\n", to: "content/\(place)/index.md")
      try folder.write("---\ntitle: Top of \(place)\n---\nText.\n", to: "content/\(place)/top.md")
    }
    var site = try buildInMemory(options.build)
    var moved: [ExactText: String] = [:]
    func rename(_ old: String, to new: String) throws {
      try FileManager.default.moveItem(
        atPath: folder.path(of: "content/\(old)"), toPath: folder.path(of: "content/\(new)"))
      let next = try buildInMemory(options.build, replacing: site)
      moved = next.snapshot.movedPages(since: site.snapshot, and: moved)
      site = next
    }
    func told(_ path: String) throws -> String? {
      var page = OpenPage(path: path)
      return try event(&page, PreviewState(site: site, moved: moved))["moved"]?.text
    }

    try rename("hills", to: "fells")
    #expect(try told("hills/") == "fells/index.html")
    #expect(try told("hills/index.html") == "fells/index.html")
    #expect(try told("hills/top/") == "fells/top/index.html")
    #expect(try told("hills/far/top/") == "fells/far/top/index.html")
    #expect(try told("fells/") == nil && told("arthur/") == nil)

    try rename("fells", to: "høyder 1%")
    #expect(try told("hills/") == "høyder 1%/index.html")
    #expect(try told("fells/top/") == "høyder 1%/top/index.html")

    try rename("høyder 1%", to: "hills")
    #expect(try told("hills/") == nil)
    #expect(try told("fells/") == "hills/index.html")
  }

  @Test func versionsTakeSoMuchMemory() {
    let versions = PageVersions(maxBytes: 10)
    func hash(_ number: UInt64) -> ContentHash { ContentHash(value: number) }
    for number in 1...3 as ClosedRange<UInt64> {
      versions.keep([1, 2, 3], of: "a", hash(number))
    }
    #expect(versions.version(of: "a", hash(1))?.bytes == [1, 2, 3])
    #expect(versions.version(of: "b", hash(1))?.bytes == nil)

    // The one that was asked for last stays.
    versions.keep([4, 5], of: "a", hash(4))
    #expect(versions.version(of: "a", hash(2))?.bytes == nil)
    #expect(versions.version(of: "a", hash(3))?.bytes != nil)
    #expect(versions.version(of: "a", hash(1))?.bytes != nil)
    #expect(versions.version(of: "a", hash(4))?.bytes == [4, 5])

    versions.keep(Array(repeating: 0, count: 11), of: "a", hash(5))
    #expect(versions.version(of: "a", hash(5))?.bytes == nil)
    #expect(versions.version(of: "a", hash(4))?.bytes != nil)
  }

  @Test func soManyVersionsOfAPageAreKept() {
    let versions = PageVersions(maxBytes: 1 << 20)
    versions.keep([0], of: "b", ContentHash(value: 0))
    for number in 1...21 as ClosedRange<UInt64> {
      versions.keep([1], of: "a", ContentHash(value: number))
    }

    #expect(versions.version(of: "b", ContentHash(value: 0)) != nil)
    #expect(versions.version(of: "a", ContentHash(value: 1)) == nil)
    #expect(versions.version(of: "a", ContentHash(value: 2)) != nil)
    #expect(versions.version(of: "a", ContentHash(value: 21)) != nil)
  }
}
