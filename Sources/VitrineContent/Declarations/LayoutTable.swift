import VitrineFormats
import VitrineLayout
import VitrineModel

/// A layout as declared in content.
struct DeclaredLayout: Sendable {
  /// The layout's index in the site's `LayoutTable`.
  var index: Int
  var declaration: LayoutDeclaration
}

/// The distinct layouts of a site.
struct LayoutTable: Sendable {
  private(set) var layouts: [LayoutByWidth] = []
  private var indices: [LayoutByWidth: Int] = [:]

  /// The indices that were requested so far, in order. A table from which these layouts are
  /// requested in the same order assigns the same indices.
  private(set) var requested: [Int] = []

  /// Returns the index of `layout`, adding it to the table if necessary.
  mutating func index(of layout: LayoutByWidth) -> Int {
    let index = number(of: layout)
    requested.append(index)
    return index
  }

  private mutating func number(of layout: LayoutByWidth) -> Int {
    if let index = indices[layout] { return index }
    indices[layout] = layouts.count
    layouts.append(layout)
    return layouts.count - 1
  }
}

extension LayoutTable {
  /// The default layout.
  mutating func list() -> DeclaredLayout {
    DeclaredLayout(index: index(of: LayoutByWidth(.preset(ListPreset()))), declaration: .list)
  }

  mutating func declared(_ layout: LayoutByWidth, as value: SourceValue) -> DeclaredLayout {
    DeclaredLayout(
      index: index(of: layout), declaration: LayoutDeclaration(value.fieldValue))
  }

  /// Returns the index of the layout at `index` for one section of a page. Only a layout given in
  /// Swift can depend on the section.
  mutating func index(
    of index: Int, section: Int, direction: LayoutEnvironment.Direction
  ) -> Int {
    self.index(of: layouts[index].requested(section: section, direction: direction))
  }
}

extension LayoutByWidth {
  /// Returns the layout for one section of a page.
  func requested(section: Int, direction: LayoutEnvironment.Direction) -> LayoutByWidth {
    var layout = self
    for step in layout.steps.indices {
      guard case .named(var named) = layout.steps[step].layout else { continue }
      named.section = section
      named.direction = direction
      layout.steps[step].layout = .named(named)
    }
    return layout
  }
}

extension LayoutTable {
  /// Returns the layouts that sections use, and the pages with their sections' layout indices
  /// renumbered to match.
  func used(by pages: [Page]) -> (pages: [Page], layouts: [LayoutByWidth]) {
    let used = Set(pages.lazy.flatMap(\.sections).map(\.layout)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    var pages = pages
    for page in pages.indices {
      for section in pages[page].sections.indices {
        let index = pages[page].sections[section].layout
        pages[page].sections[section].layout = indices[index] ?? index
      }
    }
    return (pages, used.map { layouts[$0] })
  }
}
