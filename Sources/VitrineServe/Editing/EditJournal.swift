import Vitrine
import VitrineContent

/// The bytes written for the last changes of order, so that undoing one restores its files to the byte.
struct EditJournal: Sendable {
  private var entries: [PlannedChange] = []

  /// How many bytes it remembers at most, of files before and after.
  static let mostBytes = 32 << 20

  mutating func add(_ change: PlannedChange) {
    entries.append(change)
    var size = entries.reduce(0) { $0 + $1.size }
    while size > Self.mostBytes, entries.count > 1 { size -= entries.removeFirst().size }
  }

  /// The edits that take back a move which `move` reverses: its files get back their old bytes. Nil if
  /// somebody has edited them since. `bytes` reads a file as it is now.
  func taking(
    back move: ItemMove, of item: String, onPage page: String, bytes: (String) -> [UInt8]?
  ) -> [FileEdit]? {
    let undone = entries.last { entry in
      entry.page == page && entry.item == item && entry.move == move.inverse
        && entry.edits.allSatisfy { bytes($0.file) == $0.new }
    }
    return undone?.edits.map { FileEdit(file: $0.file, old: $0.new, new: $0.old) }
  }
}

extension PlannedChange {
  fileprivate var size: Int { edits.reduce(0) { $0 + $1.old.count + $1.new.count } }
}

extension ItemMove {
  fileprivate var inverse: ItemMove { ItemMove(from: target, to: source) }
}
