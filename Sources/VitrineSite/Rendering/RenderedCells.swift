/// The cells of the items of a page, where they stand in it.
///
/// Only those are here that depend on a record, a template and what their keys say, and on nothing else
/// but what a page's head says and what is the same for the whole site.
struct RenderedCells: Sendable {
  /// All that the cell of a record depends on in its place.
  struct Key: Hashable, Sendable {
    var record: Int

    /// The number of the cell's template.
    var template: Int
    var heading: Int
    var isWide: Bool
    var isLazy: Bool
    var keepsShape: Bool
  }

  private(set) var cells: [(key: Key, bytes: Range<Int>)] = []

  mutating func append(_ key: Key, _ bytes: Range<Int>) { cells.append((key, bytes)) }

  /// The same by the numbers of another build.
  func renumbered(record: (Int) -> Int, template: (Int) -> Int) -> RenderedCells {
    var renumbered = self
    for index in cells.indices {
      renumbered.cells[index].key.record = record(cells[index].key.record)
      renumbered.cells[index].key.template = template(cells[index].key.template)
    }
    return renumbered
  }
}

/// The cells of a page in an earlier build, which stand in it again where their records and templates are
/// what they were.
public struct EarlierCells: Sendable {
  private let page: [UInt8]
  private let cells: RenderedCells
  private let site: SiteComparison

  /// Behind the cell that was found last: mostly the next one follows it.
  private var next = 0

  /// Where a cell stands; made when one does not follow the one before it.
  private var indices: [RenderedCells.Key: Int]?

  init(of file: RenderedFile, _ site: SiteComparison) {
    page = file.bytes
    cells = file.cells
    self.site = site
  }

  /// A cell by its key in the build of now.
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
    // What was not taken was one cell, as a rule.
    if next + 1 < cells.count, cells[next + 1].key == key { return next + 1 }
    if indices == nil {
      indices = Dictionary(
        cells.indices.lazy.map { (cells[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return indices?[key]
  }
}
