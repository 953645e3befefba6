import Foundation
import TestSupport
import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrinePictures
import VitrineSite
import VitrineText

@testable import Vitrine

private let hasLibrary = if case .loaded = PictureLibrary.current { true } else { false }

/// Pictures that are published in the sizes that pages show.
@Suite(.enabled(if: hasLibrary)) struct PublishedPicturesTests {
  /// Three records with pictures, one of which a text shows, too.
  private static func site() throws -> CacheFixture {
    let fixture = try CacheFixture()
    for (number, width) in [900, 700, 400].enumerated() {
      try fixture.site.folder.write(
        tiff(width: width, height: 200, shade: number * 60),
        to: "content/birds/\(number).tif")
    }
    try fixture.write(
      #"[{"id":"a","p":"0.tif"},{"id":"b","p":"1.tif"},{"id":"c","p":"2.tif","more":["1.tif"]}]"#,
      to: "birds/birds.json")
    try fixture.write(
      """
      ---
      title: Birds
      collection:
        from: birds.json
        page: true
        fields: { title: id, image: { src: p, alt: "" }, images: { src: more, alt: "" } }
      sections:
        - { layout: { grid: { narrowest: 200 } } }
        - { title: Gallery, layout: gallery, repeats: true }
        - { title: Rows, layout: list, repeats: true }
      ---
      ![Two](1.tif)
      """, to: "birds/index.md")
    try fixture.write("---\ntitle: Home\n---\n", to: "index.md")
    return fixture
  }

  private static func tiff(width: Int, height: Int, shade: Int) -> [UInt8] {
    TIFFPicture.plain([shade, shade, shade], width: width, height: height).bytes
  }

  /// The addresses in `src` and `srcset` of a page, as paths in the site.
  private static func pictures(of page: String, at folder: String) -> Set<String> {
    let sources = page.matches(of: /src="([^"]*)"/).map { String($0.1) }
    let sets = page.matches(of: /srcset="([^"]*)"/).flatMap { set in
      set.1.split(separator: ", ").map { String($0.split(separator: " ")[0]) }
    }
    return Set(
      (sources + sets).filter { $0.hasSuffix(".webp") || $0.hasSuffix(".tif") }.map { address in
        let ups = address.components(separatedBy: "../").count - 1
        let parents = folder.split(separator: "/").dropLast(ups).map { "\($0)/" }.joined()
        return parents + address.dropFirst(3 * ups)
      })
  }

  private static func pictures(of fixture: CacheFixture) throws -> Set<String> {
    let files = try fixture.files
    return files.reduce(into: []) { all, file in
      guard file.key.hasSuffix(".html") else { return }
      let folder = file.key.split(separator: "/").dropLast().joined(separator: "/")
      all.formUnion(pictures(of: String(decoding: file.value, as: UTF8.self), at: folder))
    }
  }

  @Test func everyFileThatPagesNameIsThere() throws {
    let fixture = try Self.site()
    let report = try fixture.build()

    #expect(
      report.warnings.filter {
        $0.location?.file != "birds/robin.md" && $0.location?.file != "birds/wren.md"
      } == [])
    let (named, files) = (try Self.pictures(of: fixture), try fixture.files)
    #expect(named.count > 12)
    #expect(named.filter { files[$0] == nil } == [])
    // RIFF files of WebP pictures.
    for (path, bytes) in files where path.hasSuffix(".webp") {
      #expect(bytes.prefix(4) == Data("RIFF".utf8), "\(path)")
    }
    #expect(files.keys.filter { $0.hasSuffix(".tif") } == [])
  }

  @Test func theColourOfAPictureShowsWhileItLoads() throws {
    let fixture = try Self.site()
    try fixture.build()
    let page = try fixture.site.folder.text(of: "site/birds/index.html")

    // All pixels of the second have the shade 60.
    #expect(page.contains(#"<img style="--tint:#3c3c3c" src="../assets/1."#))
  }

  @Test func noPictureIsMadeTwice() throws {
    let fixture = try Self.site()
    try fixture.finish()
    let made = try fixture.site.folder.files(of: "cache/pictures").count
    #expect(try fixture.build().writtenFiles == 0)
    try fixture.write("---\ntitle: Home again\n---\n", to: "index.md")
    CacheFixture.settle()
    try fixture.build()

    #expect(try fixture.site.folder.files(of: "cache/pictures").count == made)
  }

  /// Pictures in the states in which they were written are not read again. Others are.
  @Test func aPictureThatAnotherProgramChangedIsWrittenAgain() throws {
    let fixture = try Self.site()
    try fixture.finish()
    let whole = try fixture.files
    let path = try #require(whole.keys.sorted().first { $0.hasSuffix(".webp") })
    try fixture.site.folder.write(
      [UInt8](repeating: 7, count: whole[path]!.count), to: "site/\(path)")
    try fixture.write("---\ntitle: Home again\n---\n", to: "index.md")
    CacheFixture.settle()
    try fixture.build()

    #expect(try fixture.files[path] == whole[path])
  }

  /// Edits with the cache, compared with the same site built without it.
  @Test func editsGiveTheSiteOfACleanBuild() throws {
    let fixture = try Self.site()
    try fixture.build()
    let edits: [() throws -> Void] = [
      {
        try fixture.site.folder.write(
          Self.tiff(width: 900, height: 200, shade: 9), to: "content/birds/0.tif")
      },
      { try fixture.write("![One](/birds/0.tif)\n", to: "index.md") },
      { try fixture.write("title: Birds\npictures: original\n", to: "site.yml") },
      { try fixture.write("title: Birds\ntheme: dense\n", to: "site.yml") },
      {
        try fixture.write(
          #"[{"id":"a","p":"1.tif"},{"id":"b","p":"0.tif"}]"#, to: "birds/birds.json")
      },
    ]
    for (number, edit) in edits.enumerated() {
      try edit()
      CacheFixture.settle()
      try fixture.build()
      // The first shows what changed, the second what stays.
      try fixture.build()
      try fixture.expectTheSiteOfACleanBuild(number)
    }
  }

  /// What a record shows is the picture, in any format.
  @Test func anotherFormatIsNoUpdate() throws {
    let fixture = try Self.site()
    try fixture.write("---\ntitle: A\n---\n![Zero](0.tif)\n", to: "birds/a.md")
    try fixture.build()
    let records = try fixture.site.snapshot().records

    for settings in ["pictures: avif", "pictures: { format: webp, metadata: true }"] {
      try fixture.write("title: Birds\nurl: https://example.org\n\(settings)\n", to: "site.yml")
      CacheFixture.settle()
      let written = try fixture.build().writtenFiles
      #expect(written > 3)
      #expect(try fixture.site.snapshot().records == records)
      #expect(try fixture.site.snapshot().history == [])
    }
    try fixture.site.folder.write(
      Self.tiff(width: 900, height: 200, shade: 9), to: "content/birds/0.tif")
    CacheFixture.settle()
    try fixture.build()

    let update = try #require(try fixture.site.snapshot().history.first?.difference.updated.first)
    #expect(update.id == "birds/a" && update.fields.map(\.name) == ["image"])
  }

  /// Snapshots of rules before name pictures by their files.
  @Test func theFirstBuildByNewRulesUpdatesNothing() throws {
    let fixture = try Self.site()
    try fixture.build()
    var text = try fixture.site.folder.text(of: "site/snapshot.json")
    text.replace(#/("src":"assets/.)\.[0-9a-f]{16}\.tif"/#) {
      "\($0.1).0123456789abcdef.webp\""
    }
    text.replace("\"hashes\":4", with: "\"hashes\":3")
    #expect(text.contains("\"hashes\":3") && text.contains("0123456789abcdef.webp"))
    try fixture.site.folder.write(text, to: "site/snapshot.json")
    try fixture.build()

    #expect(try fixture.site.snapshot().hashes == 4)
    #expect(try fixture.site.snapshot().history.flatMap(\.difference.updated) == [])
  }

  /// Its builds know the picture, and its file by the settings of now.
  @Test func aPlaybackShowsPicturesInSizes() throws {
    let fixture = try Self.site()
    try fixture.build()
    try fixture.write(
      #"[{"id":"a","p":"0.tif"},{"id":"b","p":"1.tif"}]"#, to: "birds/birds.json")
    CacheFixture.settle()
    try fixture.build()
    let snapshot = try fixture.site.snapshot()

    let builds = [try #require(try snapshot.previous()), snapshot]
    let step = try #require(try Playback(of: builds).steps.first)
    let files = Set(try fixture.files.keys)
    #expect(step.pictures.count == 2 && step.pictures.allSatisfy(files.contains))
    #expect(step.pictures.allSatisfy { $0.contains(#/^assets/[01]\.[0-9a-f]{16}\.webp$/#) })
    let pictures = step.site.content.records.compactMap(\.image?.source)
    #expect(pictures.count == 2)
  }

  @Test func aPictureThatATextLinksToIsCopied() throws {
    let fixture = try Self.site()
    let bytes = Self.tiff(width: 600, height: 200, shade: 7)
    try fixture.site.folder.write(bytes, to: "content/scan.tif")
    try fixture.write("---\ntitle: Home\n---\n[The scan](scan.tif)\n", to: "index.md")
    try fixture.build()

    #expect(try fixture.files["scan.tif"] == Data(bytes))
  }

  @Test func aSiteCanCopyItsPictures() throws {
    let fixture = try Self.site()
    try fixture.write("title: Birds\npictures: original\n", to: "site.yml")
    let report = try fixture.build()

    #expect(try fixture.files.keys.filter { $0.hasSuffix(".webp") } == [])
    #expect(report.warnings.contains { $0.kind == "unreadable picture" })
  }

  /// libvips turns the picture as its file says, Chromium does not turn the file.
  @Test(arguments: [("webp", 400, 600), ("original", 600, 400)])
  func aTurnedWebPHasTheSizeOfWhatIsPublished(format: String, width: Int, height: Int) throws {
    let fixture = try Self.site()
    let tiff = Self.tiff(width: 600, height: 400, shade: 90)
    try fixture.site.folder.write(tiff, to: "a.tif")
    let maker = PictureMaker(
      cacheFolder: fixture.site.folder.path(of: "own"), jobs: 1, program: nil)
    let job = PictureJob(
      file: fixture.site.folder.path(of: "a.tif"), source: ContentHash(of: tiff),
      variants: [PictureVariant(width: 600)])
    let webP = try #require(
      maker.records(of: [job])[0].derivatives.first.flatMap(maker.cache.bytes))
    let exif = ExifFixture(main: [(0x0112, .short(6))]).block
    try fixture.site.folder.write(
      webP.appending(chunk: "EXIF", exif, flag: 8, width: 600, height: 400),
      to: "content/birds/t.webp")
    try fixture.write(#"[{"id":"a","p":"t.webp"}]"#, to: "birds/birds.json")
    try fixture.write("title: Birds\npictures: \(format)\n", to: "site.yml")
    try fixture.build()

    let page = try fixture.site.folder.text(of: "site/birds/a/index.html")
    #expect(page.contains(#"width="\#(width)" height="\#(height)""#))
  }

  @Test func aFileThatIsNoPictureIsAWarning() throws {
    let fixture = try Self.site()
    let bytes = Self.tiff(width: 800, height: 200, shade: 3)
    try fixture.site.folder.write(
      Array(bytes.prefix(900)) + bytes.suffix(130), to: "content/birds/1.tif")
    let report = try fixture.build()

    #expect(report.warnings.filter { $0.location?.file == "birds/1.tif" }.count == 1)
    #expect(try Self.pictures(of: fixture).contains { $0.contains("/0.") })
  }

  /// With the states and hashes of the last build, only the beginning of each file is read.
  @Test func picturesInOldStatesAreNotReadAgain() throws {
    let fixture = try Self.site()
    CacheFixture.settle()
    try fixture.build()
    let options = fixture.site.options
    let build = try #require(CacheFile(of: options)?.read())
    let templates = try options.readTemplates(reusing: nil)
    func content(knowing pictures: KnownPictures) throws -> SiteContent {
      var listing = ContentListing(ofFolderAt: options.content)
      listing.knownPictures = pictures
      return try options.readSite(shownBy: templates, listing: listing).content
    }
    let read = try content(knowing: KnownPictures())
    #expect(read.assets.filter { $0.scalable != nil }.count == 3)
    let taken = try content(knowing: build.pictures)
    #expect(taken.assets == read.assets && taken.records == read.records)

    // A hash that no file has shows where it is from.
    let listing = ContentListing(ofFolderAt: options.content)
    let index = try #require(listing.files.firstIndex(of: "birds/1.tif"))
    let state = try #require(listing.states[index])
    let hash = ContentHash(value: 1)
    let output = pathInSizes(
      ofCopy: "assets/1.\(hash).tif", keepsMetadata: false, hasTiles: false,
      recipe: ScalablePicture.recipe,
      format: "webp")
    let file = ("birds/1.tif", state, hash)
    func hashes(_ pictures: KnownPictures) throws -> [UInt64] {
      try content(knowing: pictures).assets.compactMap(\.scalable?.hash)
    }
    #expect(try hashes(KnownPictures([file], outputs: [output])).contains(1))
    // What was not published may not be a whole picture.
    #expect(try !hashes(KnownPictures([file], outputs: [])).contains(1))
    try fixture.site.folder.write(
      Self.tiff(width: 700, height: 200, shade: 61), to: "content/birds/1.tif")
    #expect(try !hashes(KnownPictures([file], outputs: [output])).contains(1))
  }
}
