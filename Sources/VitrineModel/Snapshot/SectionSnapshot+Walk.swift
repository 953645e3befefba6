internal import Synchronization

extension SectionSnapshot {
  func slot(of item: ItemID) throws(Failure) -> Int {
    guard let slot = table.slot(of: item) else { throw .unknownItem([item]) }
    return slot
  }

  /// A slot and those behind it under the same parent.
  func siblings(from first: Int32) -> [Int] {
    var slots: [Int] = []
    var slot = first
    while slot >= 0 {
      slots.append(Int(slot))
      slot = places[Int(slot)].next
    }
    return slots
  }

  /// The items in preorder, without those under an item that is not entered; of one subtree where a
  /// root is given, itself first. No recursion: a tree may be as deep as memory.
  func forEachSlot(
    from root: Int? = nil, entering: (Int) -> Bool = { _ in true }, _ body: (Int) -> Void
  ) {
    let root = root.map { Int32($0) } ?? TreePlace.none
    var slot = root < 0 ? firstRoot : root
    while slot >= 0 {
      body(Int(slot))
      let place = places[Int(slot)]
      if place.firstChild >= 0, entering(Int(slot)) {
        slot = place.firstChild
        continue
      }
      while slot >= 0, slot != root, places[Int(slot)].next < 0 {
        slot = places[Int(slot)].parent
      }
      if slot < 0 || slot == root { return }
      slot = places[Int(slot)].next
    }
  }

  /// The slots of a subtree, its root first.
  func subtree(of root: Int) -> [Int] {
    var slots: [Int] = []
    forEachSlot(from: root) { slots.append($0) }
    return slots
  }

  /// By slot; what stands at the slot of a deleted item says nothing.
  func makePositions() -> [Int32] {
    var positions = [Int32](repeating: -1, count: places.count)
    var next: Int32 = 0
    forEachSlot {
      positions[$0] = next
      next += 1
    }
    return positions
  }
}

/// The positions of a tree's items, computed once by whichever thread asks first. A changed tree takes
/// a new one.
final class LazyPreorder: Sendable {
  private final class Positions: Sendable {
    let values: [Int32]
    init(_ values: [Int32]) { self.values = values }
  }

  private let computed = AtomicLazyReference<Positions>()

  func positions(_ make: () -> [Int32]) -> [Int32] {
    if let positions = computed.load() { return positions.values }
    return computed.storeIfNil(Positions(make())).values
  }
}
