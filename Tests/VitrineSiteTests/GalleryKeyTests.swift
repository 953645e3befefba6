import Testing
import VitrineLayout
import VitrineModel

@testable import VitrineSite

/// The key under a gallery.
@Suite struct GalleryKeyTests {
  @Test(arguments: [(60, 1), (61, 2), (121, 3)])
  func aLongKeyIsInParts(of count: Int, _ parts: Int) throws {
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: items(0..<count))])],
      records: (0..<count).map { record("r\($0)", of: "index") }, assets: [])

    let html =
      try renderer(content, layouts: [LayoutByWidth(.gallery(GalleryOptions()))])
      .text("index.html") ?? ""

    let key = html.split(separator: #"<div role="list" class="plates">"#).last ?? ""
    #expect(key.ranges(of: #"<ol role="none">"#).count == parts)
    #expect(key.ranges(of: "</ol>").count == parts)
    #expect(key.ranges(of: #"<li role="listitem">"#).count == count)
  }
}
