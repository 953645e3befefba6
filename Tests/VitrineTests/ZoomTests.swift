import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrinePictures

@testable import Vitrine

private let hasLibrary = if case .loaded = PictureLibrary.current { true } else { false }

/// Pictures that visitors can zoom to their full size.
@Suite(.enabled(if: hasLibrary)) struct ZoomTests {
  let fixture: CacheFixture

  /// A large and a small picture of items, one in a text, and one in a collection of its own.
  init() throws {
    fixture = try CacheFixture()
    for (name, width, height) in [("large", 2700, 90), ("small", 900, 90), ("tall", 2561, 700)] {
      try fixture.site.folder.write(
        TIFFPicture.plain([width % 200, 90, 70], width: width, height: height).bytes,
        to: "content/maps/\(name).tif")
    }
    try fixture.write("---\ntitle: Home\n---\n![Tall](/maps/tall.tif)\n", to: "index.md")
    try list()
    for name in ["large", "small"] {
      try fixture.write(
        "---\ntitle: A\nimage: { src: \(name).tif, alt: '' }\n---\nText\n", to: "maps/\(name).md")
    }
  }

  private func settings(_ text: String, url: String? = "https://example.org/a") throws {
    try fixture.write(
      "title: Maps\n\(url.map { "url: \($0)\n" } ?? "")pictures: \(text)\n", to: "site.yml")
  }

  private func list(_ key: String = "") throws {
    try fixture.write(
      "---\ntitle: Maps\ncollection: { from: '*.md', iiif: true\(key) }\n---\n", to: "maps/index.md"
    )
  }

  /// The pictures with tiles, by their names.
  private func zoomed(_ site: String = "site") throws -> Set<String> {
    Set(
      try fixture.site.folder.contents(of: site).filter { $0.hasSuffix("/0/default.jpg") }
        .map { String($0.split(separator: "/")[1].split(separator: ".")[0]) })
  }

  private func json(_ path: String) throws -> [String: Any] {
    let bytes = try #require(try fixture.files[path])
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  /// What the specification requires, and what the description itself promises.
  @Test func everyFileThatTheDescriptionPromisesIsThere() throws {
    try settings("{ zoom: true }")
    #expect(try fixture.build().warnings == [])
    #expect(try zoomed() == ["large", "tall"])
    let files = try fixture.files
    for path in files.keys.filter({ $0.hasSuffix("/info.json") }) {
      let info = try json(path)
      let folder = path.dropLast("info.json".count)
      #expect(info["@context"] as? String == "http://iiif.io/api/image/3/context.json")
      #expect(info["id"] as? String == "https://example.org/a/\(folder.dropLast())")
      #expect(info["type"] as? String == "ImageService3")
      #expect(info["protocol"] as? String == "http://iiif.io/api/image")
      #expect(info["profile"] as? String == "level0")
      let (width, height) = (
        try #require(info["width"] as? Int), try #require(info["height"] as? Int)
      )
      #expect([[2700, 90], [2561, 700]].contains([width, height]))
      let tiles = try #require(info["tiles"] as? [[String: Any]])
      #expect(tiles.count == 1)
      var promised = promisedTiles(
        width: width, height: height, side: try #require(tiles[0]["width"] as? Int),
        scaleFactors: try #require(tiles[0]["scaleFactors"] as? [Int]))
      for size in try #require(info["sizes"] as? [[String: Int]]) {
        promised["full/\(size["width"]!),\(size["height"]!)/0/default.jpg"] = [
          size["width"]!, size["height"]!,
        ]
      }
      // §4 of the implementation notes.
      let most = try #require(info["maxWidth"] as? Int)
      let scaled = Int(Double(height * most) / Double(width) + 0.5)
      #expect(info["maxHeight"] as? Int == scaled)
      promised["full/max/0/default.jpg"] = [most, scaled]
      for (path, size) in promised {
        let bytes = try #require(files["\(folder)\(path)"], "\(path)")
        let header = try PictureHeader(PictureBytes(Array(bytes)))
        #expect(header.format == .jpeg)
        #expect([header.size.width, header.size.height] == size, "\(path)")
      }
      let all = files.keys.filter { $0.hasPrefix(folder) }
      #expect(all.count == promised.count + 1)
    }
  }

  /// Presentation API 3.0, §3.2: services are a list, and one of images has a profile.
  @Test func aManifestLeadsToTheTiles() throws {
    try settings("{ zoom: true }")
    try fixture.build()
    func services(_ item: String) throws -> [[String: String]]? {
      let canvas = try #require(
        (try json("maps/\(item)/manifest.json")["items"] as? [[String: Any]])?.first)
      let page = (canvas["items"] as? [[String: Any]])?.first
      let annotation = (page?["items"] as? [[String: Any]])?.first
      return (annotation?["body"] as? [String: Any])?["service"] as? [[String: String]]
    }
    let service = try #require(try services("large")?.first)
    #expect(service["type"] == "ImageService3" && service["profile"] == "level0")
    let folder = try #require(service["id"]?.replacing("https://example.org/a/", with: ""))
    #expect(try json("\(folder)/info.json")["id"] as? String == service["id"])
    #expect(try services("small") == nil)
  }

  @Test func pagesWithoutZoomLoadNothingOfIt() throws {
    try settings("{ zoom: false }")
    try fixture.build()
    #expect(try zoomed() == [])
    for (path, bytes) in try fixture.files where path.hasSuffix(".html") || path.hasSuffix(".js") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("data-tiles") && !text.contains("default.jpg"), "\(path)")
    }
    try settings("{ zoom: true }")
    CacheFixture.settle()
    try fixture.build()
    let page = try fixture.site.folder.text(of: "site/maps/large/index.html")
    #expect(page.contains(" data-tiles alt") && page.contains("/zooming-viewer."))
    #expect(try !fixture.site.folder.text(of: "site/maps/small/index.html").contains("data-tiles"))
    #expect(try fixture.site.folder.text(of: "site/index.html").contains(" data-tiles"))
  }

  @Test(arguments: [
    ("{ zoom: true }", ", zoom: false", ["tall"]), ("{ zoom: true }", "", ["large", "tall"]),
    ("webp", ", zoom: true", ["large"]), ("webp", "", []),
    ("{ format: original, zoom: true }", "", []),
  ])
  func aCollectionDecidesForItsItems(site: String, collection: String, names: [String]) throws {
    try settings(site)
    try list(collection)
    try fixture.build()
    #expect(try zoomed() == Set(names))
  }

  /// Without an address nobody else finds the tiles, and pages need only those that show more than
  /// the largest file.
  @Test func withoutAnAddressThereIsOnlyWhatPagesLoad() throws {
    try settings("{ zoom: true }", url: nil)
    try fixture.build()
    let tiles = try fixture.files.keys.filter {
      $0.hasPrefix("assets/large.") && $0.contains("/0/")
    }
    #expect(
      tiles.map { $0.split(separator: "/").dropFirst(2).joined(separator: "/") }.sorted()
        == promisedTiles(width: 2700, height: 90, side: 512, scaleFactors: [1]).keys.sorted())
    #expect(try fixture.files.keys.filter { $0.hasSuffix("info.json") } == [])
  }

  @Test func checksAndSingleFilesMakeNoTiles() throws {
    try settings("{ zoom: true }")
    var options = fixture.site.options
    options.cache = .folder(fixture.site.folder.path(of: "other"))
    _ = try check(options)
    _ = try buildSingleFile(options, page: "maps")
    #expect(!fixture.site.exists("other/pictures"))
  }

  @Test func hostsKeepTiles() throws {
    try fixture.write(
      "title: Maps\nhosting: [netlify, nginx]\npictures: { zoom: true }\n", to: "site.yml")
    try fixture.build()
    #expect(
      try fixture.site.folder.text(of: "site/_headers").contains(
        "/assets/:picture/:region/:size/0/default.jpg\n  Cache-Control: public, max-age=31536000"))
    let rule = try #require(
      try fixture.site.folder.text(of: "site/_nginx/headers.conf").firstMatch(
        of: #/uri ~ "(.*)"\)/#))
    let pattern = try Regex(String(rule.1))
    for path in try fixture.files.keys where path.hasPrefix("assets/") {
      let isHashed = path.contains(#/\.[0-9a-f]{16}(\.\w+$|.*default\.jpg)/#)
      #expect("/\(path)".contains(pattern) == isHashed, "\(path)")
    }
  }

  /// Edits with the cache, compared with the same site built without it.
  @Test func editsGiveTheSiteOfACleanBuild() throws {
    try settings("webp")
    try fixture.build()
    let edits: [() throws -> Void] = [
      { try list(", zoom: true") },
      { try settings("{ zoom: true }") },
      { try fixture.write("---\ntitle: Home\n---\n![Large](/maps/large.tif)\n", to: "index.md") },
      { try list(", zoom: false") },
      { try settings("{ zoom: true }", url: nil) },
      {
        try fixture.site.folder.write(
          TIFFPicture.plain([9, 90, 70], width: 2600, height: 80).bytes,
          to: "content/maps/large.tif")
      },
      { try settings("webp") },
    ]
    for (number, edit) in edits.enumerated() {
      try edit()
      CacheFixture.settle()
      try fixture.build()
      try fixture.build()
      try fixture.expectTheSiteOfACleanBuild(number)
    }
  }

  @Test func noTileIsMadeTwice() throws {
    try settings("{ zoom: true }")
    try fixture.finish()
    let made = try fixture.site.folder.files(of: "cache/pictures")
    #expect(made.keys.filter { $0.hasSuffix(".tiles") }.count == 2)
    #expect(try fixture.build().writtenFiles == 0)
    try fixture.write("---\ntitle: Home again\n---\n![Tall](/maps/tall.tif)\n", to: "index.md")
    CacheFixture.settle()
    try fixture.build()
    #expect(try fixture.site.folder.files(of: "cache/pictures") == made)
  }

  /// The preview has tiles, though it keeps no file of them.
  @Test func thePreviewServesTiles() throws {
    try settings("{ zoom: true }")
    let site = try buildInMemory(fixture.site.options)
    try fixture.build()
    for (path, bytes) in try fixture.files where path.hasSuffix("/0/default.jpg") {
      let file = try #require(site.files[path])
      #expect(file.length == bytes.count)
      #expect(try Data(#require(file.bytes(in: 0..<file.length))) == bytes)
    }
  }

  /// What of an earlier build the preview takes over depends on the setting, too.
  @Test func thePreviewFollowsTheSetting() throws {
    try settings("webp")
    var site = try buildInMemory(fixture.site.options)
    for key in [", zoom: true", "", ", zoom: true"] {
      try list(key)
      CacheFixture.settle()
      site = try buildInMemory(fixture.site.options, replacing: site)
      let clean = try buildInMemory(fixture.site.options)
      #expect(site.files.mapValues(\.hash) == clean.files.mapValues(\.hash))
      #expect(site.files.keys.contains { $0.text.hasSuffix("/0/default.jpg") } == !key.isEmpty)
    }
  }
}
