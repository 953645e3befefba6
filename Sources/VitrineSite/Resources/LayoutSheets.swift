internal import VitrineModel
internal import VitrineText

/// The stylesheets with the rules of each page's lists. If they are named by content, pages with
/// the same lists share one.
struct LayoutSheets: Sendable {
  /// All stylesheets, each once.
  private(set) var files: [Resource] = []

  /// The indices of files, by the classes of the lists and cells whose rules they contain.
  private var known: [[String]: Int] = [:]

  /// The indices of files, by path. Different classes can lead to the same rules.
  private var indicesByPath: [String: Int] = [:]
  private let naming: ResourceNaming

  /// The stylesheets of themes.
  private let resources: SiteResources
  private let choiceStyles: @Sendable (_ theme: String) -> [UInt8]

  /// The styles of the cells that content describes.
  private let cells: CellStyles
  private var indicesByPage: [Int?] = []

  /// The files of records' pages, whose lists differ only in their lengths.
  private var recordSheet: Int?
  private var longRecordSheet: Int?

  init(
    _ lists: SiteLists, of content: SiteContent, map: SiteMap, resources: SiteResources,
    choiceStyles: @escaping @Sendable (_ theme: String) -> [UInt8], cells: CellStyles,
    named naming: ResourceNaming
  ) {
    self.naming = naming
    self.resources = resources
    self.choiceStyles = choiceStyles
    self.cells = cells
    indicesByPage = content.pages.indices.map { index in
      let page = content.pages[index]
      let subpages = map.unreachedSubpages(of: index, in: content).count
      return sheet(
        "layouts/\(page.output.dropLast(".html".count))",
        of: lists.layouts(of: page, subpages: subpages), cells: cells.templates(of: page),
        theme: page.theme)
    }
    let paged = content.records[..<map.recordCount].lazy.filter { $0.output != nil }
    guard !paged.isEmpty else { return }
    recordSheet = sheet("records", of: lists.layoutsOfRecords(areLong: false))
    longRecordSheet = sheet("long-records", of: lists.layoutsOfRecords(areLong: true))
  }

  /// The file for the page at an index, or nil if the page does not need one.
  func sheet(ofPage index: Int) -> Resource? { indicesByPage[index].map { files[$0] } }

  /// The file for the page of a record.
  func sheet(of record: Record) -> Resource? {
    let isLong = GeneratedListLayout.children.isLong(ofItems: record.children.count)
    return (isLong ? longRecordSheet : recordSheet).map { files[$0] }
  }

  /// Returns the index of the file with the rules of `layouts` and `cells`, adding the file if
  /// needed. `name` becomes part of its path. Layouts that visitors choose have the styles of
  /// `theme`.
  private mutating func sheet(
    _ name: String, of layouts: [CompiledLayout], cells: [any DescribedCell] = [],
    theme: String? = nil
  ) -> Int? {
    let stylesheet = resources.stylesheet(of: theme)
    let isChosen = layouts.contains { !$0.appearances.isEmpty }
    let classes =
      layouts.map(\.listClass) + cells.map(\.className) + (isChosen ? [stylesheet.path] : [])
    switch naming {
    case .byContent:
      if layouts.isEmpty, cells.isEmpty { return nil }
      if let number = known[classes] { return number }
      let file = Resource(
        "layouts", "css", named: naming, bytes(of: layouts, cells, theme: theme))
      let number = indicesByPath[file.path] ?? files.count
      (known[classes], indicesByPath[file.path]) = (number, number)
      if number == files.count { files.append(file) }
      return number
    // Even a page without lists has a file: it need not change once it gets a list.
    case .byUse:
      files.append(
        Resource(name, "css", named: naming, bytes(of: layouts, cells, theme: theme)))
    }
    return files.count - 1
  }

  private func bytes(
    of layouts: [CompiledLayout], _ cells: [any DescribedCell], theme: String?
  ) -> [UInt8] {
    let choice = ChoiceStyles(
      stylesheet: resources.stylesheet(of: theme).bytes,
      own: choiceStyles(resources.theme(of: theme)))
    return condensed(
      Array("@layer layout{".utf8) + layoutStylesheet(layouts) + Array("}".utf8)
        + choice.rules(of: layouts)
        + self.cells.rules(of: cells))
  }
}
