internal import Synchronization

/// The cells of records on their neighbours' pages. The pages of a collection are in one folder, so
/// a record's cell is the same on all of them, and neighbours are rendered soon after each other.
///
/// The number of cells is limited. The contents of the cache never change a page.
final class CellCache: Sendable {
  private let cells = Mutex<[Key: Cell]>([:])
  private static let capacity = 2048

  struct Key: Hashable {
    var record: Int
    var layout: GeneratedListLayout
  }

  private struct Cell {
    var html: [UInt8]

    var dependencies: [Dependency]
  }

  /// Appends a record's cell and returns its dependencies. Calls `render` if the cell is not in the
  /// cache.
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
