import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel
import VitrinePictures
import VitrineText

@testable import Vitrine

private let hasLibrary = if case .loaded = PictureLibrary.current { true } else { false }

/// Warnings about photographs that are published with the location where they were taken.
@Suite struct PictureLocationTests {
  /// A site whose home page has this text.
  private static func site(_ text: String, photograph: [UInt8] = photograph()) throws
    -> CacheFixture
  {
    let fixture = try CacheFixture()
    try fixture.write(text, to: "index.md")
    try fixture.site.folder.write(photograph, to: "content/scan.jpg")
    return fixture
  }

  /// The segments of a JPEG file before its pixels, and its end.
  private static func photograph(_ gps: [ExifFixture.Entry] = ExifFixture.vienna) -> [UInt8] {
    let frame: [UInt8] = [8, 0, 60, 0, 80, 1, 1, 0x11, 0]
    let scan: [UInt8] = [1, 1, 0, 0, 63, 0]
    return
      ([0xFF, 0xD8] + jpegSegment(0xC0, frame) + jpegSegment(0xDA, scan) + [9, 0xFF, 0xD9])
      .inserting(ExifFixture(main: [(0x0110, .text("Camera"))], gps: gps))
  }

  /// One that libvips can decode.
  private static func decodablePhotograph() throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let tiff = TIFFPicture.plain([9, 90, 200], width: 600, height: 400).bytes
    try folder.write(tiff, to: "a.tif")
    let maker = PictureMaker(cacheFolder: folder.path, jobs: 1, program: nil)
    let record = maker.records(of: [
      PictureJob(
        file: folder.path(of: "a.tif"), source: ContentHash(of: tiff),
        variants: [PictureVariant(width: 600, format: .jpeg)])
    ])[0]
    return try #require(record.derivatives.first.flatMap(maker.cache.bytes))
      .inserting(ExifFixture(gps: ExifFixture.vienna))
  }

  private static func located(_ warnings: [Diagnostic]) -> [String] {
    warnings.filter { $0.kind == "location in a picture" }.map(\.description)
  }

  private static let warning = [
    """
    scan.jpg:1:1: warning: 'scan.jpg' is published with the location where it was taken
      hint: remove the location from the file
    """
  ]

  @Test(arguments: ["jpe", "tif", "heic", "heif"])
  func filesOfEveryEndingOfPhotographsAreRead(ending: String) throws {
    let fixture = try CacheFixture()
    try fixture.write("[The scan](scan.\(ending))\n", to: "index.md")
    try fixture.site.folder.write(Self.photograph(), to: "content/scan.\(ending)")

    #expect(Self.located(try fixture.build().warnings).count == 1)
  }

  @Test func aCopiedPhotographIsAWarningInEveryBuild() throws {
    let fixture = try Self.site("[The scan](scan.jpg)\n")
    #expect(Self.located(try fixture.build().warnings) == Self.warning)
    try fixture.finish()

    let second = try fixture.build()
    #expect(second.writtenFiles == 0)
    #expect(Self.located(second.warnings) == Self.warning)

    try fixture.write("---\ntitle: Robin\n---\nIt sings well.\n", to: "birds/robin.md")
    CacheFixture.settle()
    #expect(Self.located(try fixture.build().warnings) == Self.warning)

    try fixture.site.folder.write(Self.photograph([]), to: "content/scan.jpg")
    CacheFixture.settle()
    #expect(Self.located(try fixture.build().warnings) == [])
  }

  @Test func aPreviewLooksItUpUntilTheFileChanges() throws {
    let fixture = try Self.site("[The scan](scan.jpg)\n")
    CacheFixture.settle()
    let first = try buildInMemory(fixture.site.options)
    #expect(Self.located(first.report.warnings) == Self.warning)

    try fixture.write("---\ntitle: Robin\n---\nIt sings well.\n", to: "birds/robin.md")
    let second = try buildInMemory(fixture.site.options, replacing: first)
    #expect(Self.located(second.report.warnings) == Self.warning)

    try fixture.write("title: Birds\npictures: original\n", to: "site.yml")
    let third = try buildInMemory(fixture.site.options, replacing: second)
    #expect(Self.located(third.report.warnings) == [])

    try fixture.write("title: Birds\n", to: "site.yml")
    try fixture.site.folder.write(Self.photograph([]), to: "content/scan.jpg")
    let fourth = try buildInMemory(fixture.site.options, replacing: third)
    #expect(Self.located(fourth.report.warnings) == [])
  }

  @Test(arguments: ["pictures: original", "pictures: { metadata: true }"])
  func aSiteThatAsksForItIsNotWarned(setting: String) throws {
    let fixture = try Self.site("[The scan](scan.jpg)\n")
    try fixture.write("title: Birds\n\(setting)\n", to: "site.yml")

    #expect(Self.located(try fixture.build().warnings) == [])
  }

  @Test(.enabled(if: hasLibrary))
  func derivativesDoNotSayIt() throws {
    let fixture = try Self.site("[The scan](scan.jpg)\n", photograph: Self.decodablePhotograph())
    var last = try buildInMemory(fixture.site.options)
    #expect(Self.located(try fixture.build().warnings) == Self.warning)
    #expect(Self.located(last.report.warnings) == Self.warning)

    try fixture.write("![The scan](scan.jpg)\n", to: "index.md")
    CacheFixture.settle()
    #expect(Self.located(try fixture.build().warnings) == [])
    last = try buildInMemory(fixture.site.options, replacing: last)
    #expect(Self.located(last.report.warnings) == [])
    #expect(try fixture.files["scan.jpg"] == nil)

    // A preview takes over no picture that was read under other settings.
    try fixture.write("title: Birds\npictures: original\n", to: "site.yml")
    last = try buildInMemory(fixture.site.options, replacing: last)
    let whole = try buildInMemory(fixture.site.options)
    #expect(last.files.keys.map(\.text).sorted() == whole.files.keys.map(\.text).sorted())
  }

  /// The program finds a file that is no library where libvips is looked for first.
  @Test func withoutTheLibraryPicturesAreCopiedWithAWarning() throws {
    let fixture = try Self.site("![The scan](scan.jpg)\n")
    try fixture.site.folder.write("no library", to: "libraries/libvips.so.42")
    let result = try VitrineProgram.run(
      ["build", "--content", "content", "--output", "site", "--cache", "cache"],
      in: fixture.site.folder.path,
      environment: ["LD_LIBRARY_PATH": fixture.site.folder.path(of: "libraries")])

    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        """
        scan.jpg:1:1: warning: 'scan.jpg' is published with the location where it was taken
          hint: remove the location from the file, or install libvips, which leaves it out
        """))
    #expect(result.errors.contains("install it with: apt-get install libvips42"))
    #expect(try fixture.files.keys.filter { $0.hasSuffix(".webp") } == [])
  }
}
