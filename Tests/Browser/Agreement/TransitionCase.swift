import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineSite

/// A page of sections of records, and what it was.
struct TransitionCase {
  struct Section {
    var id: String
    var before: LayoutByWidth
    var now: LayoutByWidth

    /// The numbers of the records that it had and has.
    var earlier: [Int]
    var items: [Int]
  }

  var name: String
  var sections: [Section]
  var direction = Page.Direction.leftToRight
}

extension TransitionCase {
  private static func number(_ record: Int) -> String { "\(record)" }

  var renderer: SiteRenderer {
    get throws {
      var layouts: [LayoutByWidth] = []
      for section in sections where !layouts.contains(section.now) { layouts.append(section.now) }
      let place = SourceLocation(file: "index.md", line: 1, column: 1)
      let count = sections.flatMap { $0.items + $0.earlier }.max()! + 1
      let records = (0..<count).map { number in
        var record = Record(
          id: RecordID(collection: "index", key: "\(number)"), title: "Item \(number)", place: place
        )
        record.symbol = "\(number % 10)"
        return record
      }
      var page = Page(
        output: "index.html", folder: "", title: name, language: "en", direction: direction,
        sections: [], parent: nil, place: place)
      page.sections = sections.map { section in
        var made = VitrineModel.Section(
          id: section.id, title: section.id, layout: layouts.firstIndex(of: section.now)!,
          items: section.items.map { Item(.record($0)) }, place: place)
        made.cell = "tile"
        return made
      }
      return SiteRenderer(
        content: SiteContent(
          settings: SiteSettings(title: "Site"), pages: [page], records: records, assets: []),
        layouts: layouts, templates: try SiteTemplates(defaultTemplates), earlier: [0: before]
      ) { _, _ in (RenderedBody(html: [], headings: []), []) }
    }
  }

  private var before: EarlierPage {
    let today = Set(sections.flatMap(\.items))
    let removed = Set(sections.flatMap(\.earlier)).subtracting(today).sorted()
    return EarlierPage(
      tally: ChangeTally(moved: 1, removed: removed.count),
      sections: sections.map { section in
        EarlierSection(
          id: section.id, title: section.id, layout: section.before, cell: "tile",
          items: section.earlier.map { EarlierItem(id: "index/\($0)", record: "index/\($0)") })
      },
      records: removed.map { EarlierRecord(id: "index/\($0)", title: "Item \($0)", fields: []) })
  }

  /// Where the engine puts the items before and now, as JSON: for each section both heights, and
  /// by the number of a record its four lengths.
  func boxes(in size: Size) -> String {
    func list(_ layout: LayoutByWidth, _ items: [Int]) -> String {
      let environment = LayoutEnvironment(container: size)
      let solved = layout.section(in: environment)
        .solve(itemCount: items.count, in: environment, rounding: .web).sections[0]
      let boxes = zip(items, solved.items).map { item, frame in
        "\"\(item)\":[\(frame.x + solved.roomBeforeItems),\(frame.y),\(frame.width),\(frame.height)]"
      }
      return "{\"height\":\(solved.frame.height),\"boxes\":{\(boxes.joined(separator: ","))}}"
    }
    let parts = sections.map { section in
      "{\"before\":\(list(section.before, section.earlier)),\"now\":\(list(section.now, section.items))}"
    }
    return "[\(parts.joined(separator: ","))]"
  }
}
