import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineModel

@testable import Vitrine

/// Sites whose records have fields from the files of their pictures.
@Suite struct PictureFieldSiteTests {
  private static func photograph(_ caption: String, camera: String = "Leica Q2") -> [UInt8] {
    let exif = ExifFixture(
      main: [(0x0110, .text(camera)), (0x010E, .text(caption))],
      photo: [(0x9003, .text("2017:05:03 11:22:33"))], gps: ExifFixture.vienna)
    return
      ([0xFF, 0xD8] + jpegSegment(0xC0, [8, 0, 60, 0, 80, 1, 1, 0x11, 0])
      + jpegSegment(0xDA, [1, 1, 0, 0, 63, 0]) + [9, 0xFF, 0xD9]).inserting(exif)
  }

  /// Two collections with pictures: of data and a note, and of Markdown files.
  private static func site() throws -> CacheFixture {
    let fixture = try CacheFixture()
    try fixture.write(
      "title: Birds\npictures: { format: original, fields: [taken, camera, caption, place] }\n",
      to: "site.yml")
    try fixture.write(#"[{"id":"a","p":"a.jpg"},{"id":"b","p":"b.jpg"}]"#, to: "works/works.json")
    try fixture.write(
      """
      ---
      title: Works
      collection:
        from: [works.json, "*.md"]
        page: true
        download: true
        fields: { title: id, image: { src: p, alt: id } }
      sections: [{ sort: camera, layout: { map: { coordinates: place } } }]
      ---
      """, to: "works/index.md")
    try fixture.write(
      "---\ntitle: Owl\nimage: { src: c.jpg, alt: An owl }\n---\nIt flies.\n", to: "birds/owl.md")
    try fixture.write("---\nid: d\np: d.jpg\n---\nA note.\n", to: "works/d.md")
    let captions = [
      ("works/a", "A bridge"), ("works/b", "A boat"), ("works/d", "A lock"), ("birds/c", "An owl"),
    ]
    for (file, caption) in captions {
      try fixture.site.folder.write(photograph(caption), to: "content/\(file).jpg")
    }
    return fixture
  }

  @Test func pagesShowThem() throws {
    let fixture = try Self.site()
    let report = try fixture.build()
    let page = try fixture.site.folder.text(of: "site/works/a/index.html")

    #expect(report.warnings.filter { $0.location?.file.hasPrefix("works") == true } == [])
    #expect(page.contains("<figcaption><span dir=\"auto\">A bridge</span></figcaption>"))
    #expect(page.contains("Leica Q2"))
    // It stands under the picture.
    #expect(!page.contains("<dt dir=\"auto\">Caption</dt>"))
    #expect(page.contains("<dt dir=\"auto\">Taken</dt><dd dir=\"auto\">3 May 2017, 11:22</dd>"))
    let package = try fixture.site.folder.text(of: "site/works/datapackage.json")
    #expect(package.contains("Latitude and longitude in degrees"))
    let places = try fixture.site.folder.text(of: "site/works/works.geojson")
    #expect(places.contains("-16.37"))
  }

  @Test func anEditOfAPhotographChangesItsRecord() throws {
    let fixture = try Self.site()
    try fixture.finish()
    CacheFixture.settle()
    let options = BuildOptions(content: fixture.site.options.content)
    var last = try buildInMemory(options)
    let edits: [() throws -> Void] = [
      { try fixture.site.folder.write(Self.photograph("A barge"), to: "content/works/b.jpg") },
      { try fixture.site.folder.write(Self.photograph("A brown owl"), to: "content/birds/c.jpg") },
      { try fixture.site.folder.write(Self.photograph("A lift lock"), to: "content/works/d.jpg") },
      { try fixture.site.remove("content/works/a.jpg") },
      { try fixture.site.folder.write(Self.photograph("New"), to: "content/works/a.jpg") },
      {
        try fixture.write(
          #"[{"id":"a","p":"a.jpg"},{"id":"b","p":"a.jpg"}]"#, to: "works/works.json")
      },
      {
        try fixture.write(
          "title: Birds\npictures: { format: original, fields: camera }\n", to: "site.yml")
      },
    ]
    for (number, edit) in edits.enumerated() {
      try edit()
      CacheFixture.settle()
      try fixture.build()
      last = try buildInMemory(options, replacing: last)
      let whole = try buildInMemory(options)
      #expect(last.report.warnings == whole.report.warnings, "\(number)")
      for (path, file) in whole.files {
        #expect(last.files[path.text]?.hash == file.hash, "\(number) \(path)")
      }
      try fixture.expectTheSiteOfACleanBuild(number)
    }
    let page = try fixture.site.folder.text(of: "site/birds/owl/index.html")
    #expect(page.contains("Leica Q2"))
    #expect(!page.contains("A brown owl"))
  }

  /// The caption of the file is under its picture, and a blank field shows nothing.
  @Test func aPageWhoseFieldsAreShownElsewhereHasNoListOfFacts() throws {
    let fixture = try Self.site()
    try fixture.write(
      "title: Birds\npictures: { format: original, fields: caption }\n", to: "site.yml")
    try fixture.write(
      #"[{"id":"a","p":"a.jpg","note":" "},{"id":"b","p":"b.jpg","note":"x"}]"#,
      to: "works/works.json")
    try fixture.write(
      "---\ntitle: Works\ncollection: { from: works.json, page: true, fields: { title: id, image: { src: p, alt: id }, note: note } }\n---\n",
      to: "works/index.md")
    try fixture.build()
    let pages = try ["a", "b"].map {
      try fixture.site.folder.text(of: "site/works/\($0)/index.html")
    }

    #expect(pages[0].contains("<figcaption><span dir=\"auto\">A bridge</span></figcaption>"))
    #expect(!pages[0].contains("<dl"))
    #expect(pages[1].contains("<dl"))
  }
}
