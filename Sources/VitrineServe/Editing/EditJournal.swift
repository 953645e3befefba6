import Vitrine
import VitrineContent

/// The bytes written by recent changes of order, so that undoing one restores its files exactly.
struct EditJournal: Sendable {
  private var entries: [PlannedChange] = []

  /// The maximum number of bytes to keep, counting files before and after each change.
  static let maxBytes = 32 << 20

  mutating func add(_ change: PlannedChange) {
    entries.append(change)
    var size = entries.reduce(0) { $0 + $1.size }
    while size > Self.maxBytes, entries.count > 1 { size -= entries.removeFirst().size }
  }

  /// The edits that undo an earlier move, whose reverse is `move`, by restoring the old bytes of
  /// its files. Nil if there is no such move or the files have been edited since. `bytes` returns
  /// the current contents of a file.
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
