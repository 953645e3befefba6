internal import VitrineModel

/// The cells of a page's items, and where they are in its bytes.
///
/// Only cells are kept that depend on nothing but their key, the content of its record and template,
/// the page's head and what is the same for the whole site.
struct RenderedCells: Sendable {
  /// Everything that a record's cell depends on at its place in the page.
  struct Key: Hashable, Sendable {
    var record: Int

    /// The number of the cell's template.
    var template: Int
    var heading: Int
    var isWide: Bool
    var isLazy: Bool
    var keepsShape: Bool
    var looks: CellLooks

    /// The badge that the section has in the place of the record's own.
    var badge: String?

    /// What its sparkline draws.
    var spark: SparkSource?

    /// True on the page that the record leads to, where a registration may make another cell of it.
    var isSelected: Bool
  }

  private(set) var cells: [(key: Key, bytes: Range<Int>)] = []

  mutating func append(_ key: Key, _ bytes: Range<Int>) { cells.append((key, bytes)) }

  /// Returns the cells with the record indices and template numbers of another build.
  func renumbered(record: (Int) -> Int, template: (Int) -> Int) -> RenderedCells {
    var renumbered = self
    for index in cells.indices {
      renumbered.cells[index].key.record = record(cells[index].key.record)
      renumbered.cells[index].key.template = template(cells[index].key.template)
    }
    return renumbered
  }
}

/// The cells of a page in an earlier build, to be copied if their records and templates are
/// unchanged.
package struct EarlierCells: Sendable {
  private let page: [UInt8]
  private let cells: RenderedCells
  private let site: SiteComparison

  /// The index after the cell found last, where the next one usually is.
  private var next = 0

  /// The index of each cell; made when a cell is first found out of order.
  private var indices: [RenderedCells.Key: Int]?

  init(of file: RenderedFile, _ site: SiteComparison) {
    page = file.bytes
    cells = file.cells
    self.site = site
  }

  /// Returns the earlier bytes of a cell, by its key in the current build; nil if it changed or is
  /// unknown.
  mutating func cell(_ key: RenderedCells.Key) -> ArraySlice<UInt8>? {
    guard let record = site.content.records.before[key.record],
      site.holds(Dependency(.record, record)),
      let template = site.earlierTemplate(key.template), site.holds(Dependency(.template, template))
    else { return nil }
    var key = key
    (key.record, key.template) = (record, template)
    guard let index = index(of: key) else { return nil }
    next = index + 1
    return page[cells.cells[index].bytes]
  }

  private mutating func index(of key: RenderedCells.Key) -> Int? {
    let cells = cells.cells
    if next < cells.count, cells[next].key == key { return next }
    // Usually a single cell was skipped.
    if next + 1 < cells.count, cells[next + 1].key == key { return next + 1 }
    if indices == nil {
      indices = Dictionary(
        cells.indices.lazy.map { (cells[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return indices?[key]
  }
}
