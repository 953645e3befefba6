import VitrineLayout
import VitrineModel

/// A layout as content declares it.
struct DeclaredLayout: Sendable {
  /// The layout's index in the site's `LayoutTable`.
  var index: Int
  var declaration: LayoutDeclaration
}

/// The layouts of a site, each once.
struct LayoutTable: Sendable {
  private(set) var layouts: [LayoutByWidth] = []
  private var indices: [LayoutByWidth: Int] = [:]

  /// The indices of the layouts asked for so far, in order. Another table that is asked for the
  /// same layouts in this order gives them the same indices.
  private(set) var asked: [Int] = []

  /// Returns the index of `layout`, and adds it to the table if it is new.
  mutating func index(of layout: LayoutByWidth) -> Int {
    let index = number(of: layout)
    asked.append(index)
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
  /// The layout where none is declared.
  mutating func list() -> DeclaredLayout {
    DeclaredLayout(index: index(of: LayoutByWidth(.preset(ListPreset()))), declaration: .list)
  }

  mutating func declared(_ layout: LayoutByWidth, as value: SourceValue) -> DeclaredLayout {
    DeclaredLayout(
      index: index(of: layout), declaration: LayoutDeclaration(value.fieldValue))
  }

  /// Returns the index of the layout at `index` as one section of a page asks for it. Only a layout
  /// given in Swift can differ from section to section.
  mutating func index(
    of index: Int, section: Int, direction: LayoutEnvironment.Direction
  ) -> Int {
    self.index(of: layouts[index].asked(section: section, direction: direction))
  }
}

extension LayoutByWidth {
  /// Returns this layout as one section of a page asks for it.
  func asked(section: Int, direction: LayoutEnvironment.Direction) -> LayoutByWidth {
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
  /// Returns the layouts that sections use, and the pages with their sections' indices changed to
  /// match.
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
