import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

@testable import VitrineSite

/// Builds small contents by hand.
func record(
  _ key: String, of collection: String = "things", title: String? = nil,
  _ change: (inout Record) -> Void = { _ in }
) -> Record {
  var record = Record(
    id: RecordID(collection: collection, key: key), title: title ?? key, place: place)
  change(&record)
  return record
}

func section(
  _ id: String, title: String? = nil, layout: Int = 0, items: [Item],
  _ change: (inout Section) -> Void = { _ in }
) -> Section {
  var section = Section(id: id, title: title, layout: layout, items: items, place: place)
  change(&section)
  return section
}

func page(
  _ folder: String, title: String, sections: [Section] = [],
  _ change: (inout Page) -> Void = { _ in }
) -> Page {
  var page = Page(
    output: folder.isEmpty ? "index.html" : "\(folder)/index.html", folder: folder, title: title,
    language: "en", direction: .leftToRight, sections: sections, parent: folder.isEmpty ? nil : 0,
    place: place)
  change(&page)
  return page
}

func items(_ indices: some Sequence<Int>) -> [Item] { indices.map { Item(.record($0)) } }

let place = SourceLocation(file: "index.md", line: 1, column: 1)

let listLayout = LayoutByWidth(.preset(ListPreset(style: .inset)))
let gridLayout = LayoutByWidth(.preset(GridPreset()))
let carouselLayout = LayoutByWidth(.preset(CarouselPreset(width: 88)))
let galleryLayout = LayoutByWidth(.preset(GalleryPreset()))

/// A renderer with the default templates, whose stylesheets have plain names; bodies come out as the
/// text they are.
func renderer(
  _ content: SiteContent, layouts: [LayoutByWidth] = [listLayout],
  overriding: [TemplateFile] = [], earlier: [Int: EarlierPage] = [:], changes: SiteChanges? = nil
) throws -> SiteRenderer {
  SiteRenderer(
    content: content, layouts: layouts,
    templates: try SiteTemplates(defaultTemplates + overriding), earlier: earlier,
    changes: changes, resourcesNamed: .byUse
  ) { body, _ in
    guard case .text(let text, _, _) = body else {
      return (RenderedBody(html: [], headings: []), [])
    }
    return (RenderedBody(html: Array(text.utf8), headings: []), [])
  }
}

/// The class of the lists of a layout.
func listClass(_ layout: LayoutByWidth, isLong: Bool = false) -> String {
  compile(layout, isLong: isLong).listClass
}

extension SiteRenderer {
  /// The text of an output; nil when the site has no such file.
  func text(_ output: String) -> String? {
    outputs.firstIndex(of: output).map { String(decoding: render($0).bytes, as: UTF8.self) }
  }
}

/// Two columns, each 100 px high and 10 px apart.
let twoColumns = LayoutByWidth(
  .section(
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .absolute(100), spacing: .fixed(10),
        .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))), count: 2),
      interGroupSpacing: 10)))
