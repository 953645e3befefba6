internal import VitrineModel

/// The cells of a page's items, and where they are in its bytes.
///
/// Contains only cells that depend on nothing but their key, the content of the record and
/// template, the page's head, and what is the same for the whole site.
struct RenderedCells: Sendable {
  /// Everything that a record's cell depends on at its position in the page.
  struct Key: Hashable, Sendable {
    var record: Int

    /// The number of the cell's template.
    var template: Int
    var heading: Int
    var isWide: Bool
    var isLazy: Bool
    var keepsShape: Bool
    var pictureSizes: PictureSizes?
    var appearances: CellAppearances

    /// The section's badge that replaces the record's own.
    var badge: String?

    /// Whether its picture opens large.
    var enlarges: Bool

    /// The source of its sparkline.
    var spark: SparkSource?

    /// Whether the page is the one that the record links to, for which a registration may make
    /// another cell.
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

  /// The index after the last cell found, which is usually the next one needed.
  private var next = 0

  /// The index of each cell. Built when a cell is first requested out of order.
  private var indices: [RenderedCells.Key: Int]?

  init(of file: RenderedFile, _ site: SiteComparison) {
    page = file.bytes
    cells = file.cells
    self.site = site
  }

  /// Returns the earlier bytes of a cell, by its key in the current build, or nil if it changed or
  /// is unknown.
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
    // Usually just one cell was skipped.
    if next + 1 < cells.count, cells[next + 1].key == key { return next + 1 }
    if indices == nil {
      indices = Dictionary(
        cells.indices.lazy.map { (cells[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return indices?[key]
  }
}
