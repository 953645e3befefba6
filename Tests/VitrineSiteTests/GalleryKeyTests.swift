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

    let layout = LayoutByWidth(.preset(GalleryPreset()))
    let html = try renderer(content, layouts: [layout]).text("index.html") ?? ""

    let key = html.split(separator: #"<div role="list" class="plates">"#).last ?? ""
    #expect(key.ranges(of: #"<ol role="none">"#).count == parts)
    #expect(key.ranges(of: "</ol>").count == parts)
    #expect(key.ranges(of: #"<li role="listitem">"#).count == count)
  }

  /// Parents that an outline made are no pictures.
  @Test func picturesOfAnOutlineAreNumberedOn() throws {
    func day(_ title: String) -> Item { Item(.outline(id: "~day~\(title)", title: title)) }
    let shown = [
      day("1"), Item(.record(0), level: 1), Item(.record(1), level: 1), day("2"),
      Item(.record(2), level: 1),
    ]
    let content = SiteContent(
      settings: SiteSettings(title: "Site"),
      pages: [page("", title: "Site", sections: [section("all", items: shown)])],
      records: (0..<3).map { record("r\($0)", of: "index") }, assets: [])

    let layout = LayoutByWidth(.preset(GalleryPreset()))
    let html = try renderer(content, layouts: [layout]).text("index.html") ?? ""

    let numbers = html.matches(of: /, plate <\/span>(\d+)<\/span>/).map { String($0.1) }
    let key = html.matches(of: /<span class="num" aria-hidden="true">(\d+)</).map { String($0.1) }
    #expect(numbers == ["1", "2", "3"])
    #expect(key == ["1", "2", "3"])
    // Of two, and of one.
    for count in [2, 1] {
      #expect(html.contains(#"<ul role="list" class="\#(listClass(layout.fitted(to: count))) "#))
    }
  }
}
