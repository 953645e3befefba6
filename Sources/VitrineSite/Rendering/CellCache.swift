internal import Synchronization

/// Cells of records as they stand on their neighbours' pages: the pages of a collection lie side by
/// side, so that one record's cell is the same on all of them, and neighbours are rendered soon
/// after each other.
///
/// It holds a bounded number of cells, and what it holds never changes what a page is.
final class CellCache: Sendable {
  private let cells = Mutex<[Key: Cell]>([:])
  private static let capacity = 2048

  struct Key: Hashable {
    var record: Int
    var layout: GeneratedListLayout
  }

  private struct Cell {
    var html: [UInt8]

    /// What it was made of.
    var dependencies: [Dependency]
  }

  /// Appends a record's cell and returns what it was made of; `render` makes it where it is not held.
  func append(
    _ key: Key, to html: inout [UInt8], render: (inout [UInt8]) -> [Dependency]
  ) -> [Dependency] {
    if let cell = cells.withLock({ $0[key] }) {
      html += cell.html
      return cell.dependencies
    }
    let start = html.count
    let dependencies = render(&html)
    let cell = Cell(html: Array(html[start...]), dependencies: dependencies)
    cells.withLock { cells in
      if cells.count >= Self.capacity { cells.removeAll(keepingCapacity: true) }
      cells[key] = cell
    }
    return dependencies
  }
}
