import VitrineContent
import VitrineModel
package import VitrineText

/// A reorder transaction as a page sends it, based on the order that the page shows.
package struct OrderChange: Sendable {
  /// The page's path in the site.
  package var page: String

  /// The hash of the order that the page shows.
  package var hash: ContentHash

  /// The sections whose items changed, with the ids of the changed items' elements.
  package var sections: [Section]

  package struct Section: Sendable {
    package var id: String
    package var difference: CollectionDifference<String>

    package init(id: String, difference: CollectionDifference<String>) {
      self.id = id
      self.difference = difference
    }
  }

  package init(page: String, hash: ContentHash, sections: [Section]) {
    self.page = page
    self.hash = hash
    self.sections = sections
  }
}

extension OrderChange {
  /// The single move that this change makes in an order, and the resulting order.
  func move(
    in order: PageOrder
  ) throws(ReorderRefusal) -> (move: ItemMove, result: PageOrder) {
    if hash != order.hash { throw .stale }
    guard Set(sections.map(\.id)).count == sections.count else {
      throw .malformed("a section is named twice")
    }
    var result = order
    for section in sections {
      guard let index = order.sections.firstIndex(where: { $0.id == section.id }) else {
        throw .malformed("there is no section '\(section.id)'")
      }
      do {
        let items = result.sections[index].items
        result.sections[index].items = try items.applying(verifying: section.difference)
      } catch {
        throw .malformed("it does not match the order of '\(section.id)'")
      }
    }
    let move = try singleMove(in: order)
    let item = order.sections[move.source.list].items[move.source.index]
    let transaction = try? ReorderTransaction(
      moving: item, toSection: order.sections[move.target.list].id, at: move.target.index,
      in: order.snapshot)
    // The change must match the move in every section, and contain nothing else.
    guard let transaction, transaction.finalSnapshot == result.snapshotIfUnique,
      transaction.sectionTransactions.count == sections.count
    else { throw .notOneMove }
    return (move, result)
  }

  private func singleMove(in order: PageOrder) throws(ReorderRefusal) -> ItemMove {
    var removals: [(ItemMove.Place, String)] = []
    var insertions: [(ItemMove.Place, String)] = []
    for section in sections {
      // `move(in:)` found every section before it called this.
      guard let number = order.sections.firstIndex(where: { $0.id == section.id }) else { continue }
      for change in section.difference {
        switch change {
        case .remove(let offset, let element, _):
          removals.append((ItemMove.Place(list: number, index: offset), element))
        case .insert(let offset, let element, _):
          insertions.append((ItemMove.Place(list: number, index: offset), element))
        }
      }
    }
    guard removals.count == 1, insertions.count == 1, removals[0].1 == insertions[0].1,
      removals[0].0 != insertions[0].0
    else { throw .notOneMove }
    return ItemMove(from: removals[0].0, to: insertions[0].0)
  }
}

extension ReorderRefusal {
  fileprivate static let notOneMove = Self.malformed("it does not move exactly one item")
}

extension PageOrder {
  /// The order as a snapshot, or nil if an item occurs twice.
  fileprivate var snapshotIfUnique: Snapshot<String, String>? {
    let items = sections.flatMap(\.items)
    return Set(items).count == items.count ? snapshot : nil
  }
}
