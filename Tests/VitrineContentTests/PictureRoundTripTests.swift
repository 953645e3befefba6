import TestSupport
import Testing
import VitrineModel

@testable import VitrineContent
@testable import VitrineData

/// Pictures of items written as data and read again.
@Suite struct PictureRoundTripTests {
  private static let data = """
    [
    {"n":"one","p":[{"src":"img/a.svg","alt":"A; b","caption":"Front | left","credit":"Ann"},
      {"src":"img/b.svg","alt":"B"},{"src":"img/c.svg","alt":"C","caption":"The mark"}]},
    {"n":"two","p":{"src":"img/b.svg","alt":"B","caption":"One; two","credit":"Bob","shape":1.5}},
    {"n":"three","p":[{"src":"https://a.example/x.jpg","alt":"X","shape":1.5},{"src":"img/c.svg","alt":"C","shape":1.5}]},
    {"n":"four","p":"img/d.svg","q":[{"src":"talk.mp3","alt":"A talk","poster":"img/a.svg"},
      {"src":"film.mp4","alt":"A film","captions":"film.vtt"}]},
    {"n":"five"},
    {"n":"six","q":{"src":"img/a.svg","alt":"A"}}
    ]
    """

  private func files(_ more: [String: String]) throws -> ContentFixture {
    let folder = try ContentFixture(["site.yml": "remoteImages: true\n"])
    for (file, text) in more { try folder.write(Array(text.utf8), to: file) }
    for name in ["img/a.svg", "img/b.svg", "img/c.svg", "img/d.svg"] {
      // Files with the same bytes would have the same name.
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6' id='\(name)'/>"
      try folder.write(Array(svg.utf8), to: name)
    }
    for name in ["talk.mp3", "film.mp4", "film.vtt"] { try folder.write(Array("x".utf8), to: name) }
    return folder
  }

  private static let page =
    "---\ntitle: Items\ncollection: { from: a.json, id: n, download: true, fields: { title: n, image: p, images: q } }\n---\n"

  private func downloads(of result: ContentResult) -> [String: [UInt8]] {
    let page = DownloadedPage(result.content.downloads[0], of: result.content, bodies: [:]) { _ in
      nil
    }
    return Dictionary(
      uniqueKeysWithValues: page.files.map { ($0.path, page.file($0).bytes) })
  }

  /// The pictures of all records, with files by their paths.
  private func pictures(_ result: ContentResult) -> [[String]] {
    func path(_ source: Picture.Source?) -> String {
      switch source {
      case .asset(let index): result.content.assets[index].file
      case .remote(let address): address
      case nil: "-"
      }
    }
    return result.content.records.map { record in
      let image = record.image
      return ["\(path(image?.source)) \(image?.alternative ?? "-") \(image?.shape ?? 0)"]
        + record.media.map { medium in
          let texts = [medium.label, medium.caption, medium.credit].map { $0 ?? "-" }
          let files = [medium.source, medium.picture?.source, medium.captions].map(path)
          return "\(medium.kind) \(files) \(texts) \(medium.picture?.shape ?? 0)"
        }
    }
  }

  @Test(arguments: ["items.json", "items.csv"])
  func picturesAreReadBackWithTheirWords(_ name: String) throws {
    let before = try files(["a.json": Self.data, "index.md": Self.page])
    let original = before.read()
    let written = downloads(of: original)
    let after = try files([
      "index.md": "---\ntitle: Items\ncollection: { from: \(name) }\n---\n"
    ])
    for file in [name, "datapackage.json"] { try after.write(written[file]!, to: file) }

    let result = after.read()

    let expected = pictures(original)
    #expect(expected[0].count == 4 && expected[2].count == 3 && expected[3].count == 4)
    #expect(pictures(result) == expected)
    #expect(result.words.filter { !$0.contains("no alt text") } == [])
  }

  /// The first page of a document is not a picture of its own. `image` is the first picture.
  @Test(arguments: ["items.json", "items.csv"])
  func aDocumentBeforeAPictureIsReadBackAsItWas(_ name: String) throws {
    let pdf = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 200 100] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R >> endobj
      trailer << /Root 1 0 R >>

      """
    let before = try files([
      "a.json": #"[{"n":"one","q":["x.pdf",{"src":"img/a.svg","alt":"A"}]}]"#, "x.pdf": pdf,
      "index.md": Self.page,
    ])
    let original = before.read()
    let written = downloads(of: original)
    let after = try files([
      "index.md": "---\ntitle: Items\ncollection: { from: \(name) }\n---\n", "x.pdf": pdf,
    ])
    for file in [name, "datapackage.json"] { try after.write(written[file]!, to: file) }

    let expected = pictures(original)
    #expect(expected[0][0].hasPrefix("img/a.svg"))
    #expect(original.content.records[0].media[0].picture != nil)
    #expect(pictures(after.read()) == expected)
  }

  /// Without several pictures or words for them, `image` says everything.
  @Test func aSinglePictureHasNoListOfPictures() throws {
    let folder = try files([
      "a.json": #"[{"n":"one","p":{"src":"img/a.svg","alt":"A"}}]"#,
      "index.md": Self.page,
    ])
    let written = downloads(of: folder.read())
    let json = String(decoding: written["items.json"]!, as: UTF8.self)
    #expect(json.contains(#""image":{"src":"#) && !json.contains("images"))
  }

  @Test func theTableSaysWhatItsColumnsAre() throws {
    let folder = try files(["a.json": Self.data, "index.md": Self.page])
    let written = downloads(of: folder.read())
    let csv = String(decoding: written["items.csv"]!, as: UTF8.self)
    let package = String(decoding: written["datapackage.json"]!, as: UTF8.self)
    let header = csv.prefix { !$0.isNewline }
    #expect(
      header.hasSuffix(
        "images.src,images.file,images.alt,images.caption,images.credit,images.shape,images.poster,images.captions"
      ), "\(header)")
    // `;` and `|` occur in the texts, and `/` in the paths.
    #expect(csv.contains("Front | left¦¦The mark"))
    #expect(
      package.contains(
        #"{"name":"images.credit","title":"Images.credit","description":"Who made the picture","type":"list","delimiter":"¦"}"#
      ), "\(package)")
  }
}
