extension SectionSnapshot {
  /// The items of a flat section.
  init(roots: [ItemID]) {
    self.init()
    for root in roots { link(addSlot(root), under: nil, before: nil) }
  }

  /// After every change: the positions found earlier no longer hold.
  mutating func forgetPreorder() { preorder = LazyPreorder() }

  /// Links a slot among the children of a parent (the roots without one), in front of a sibling (at
  /// the end without one), and sets its level and visibility; those of its descendants are the
  /// caller's.
  mutating func link(_ slot: Int, under parent: Int?, before sibling: Int?) {
    let previous = sibling.map { places[$0].previous } ?? last(under: parent)
    places[slot].parent = parent.map { Int32($0) } ?? TreePlace.none
    places[slot].previous = previous
    places[slot].next = sibling.map { Int32($0) } ?? TreePlace.none
    if previous >= 0 {
      places[Int(previous)].next = Int32(slot)
    } else {
      setFirst(Int32(slot), under: parent)
    }
    if let sibling {
      places[sibling].previous = Int32(slot)
    } else {
      setLast(Int32(slot), under: parent)
    }
    settle(slot)
  }

  /// Takes a slot, with what is under it, from among its siblings.
  mutating func unlink(_ slot: Int) {
    let place = places[slot]
    let parent = place.parent < 0 ? nil : Int(place.parent)
    if place.previous >= 0 {
      places[Int(place.previous)].next = place.next
    } else {
      setFirst(place.next, under: parent)
    }
    if place.next >= 0 {
      places[Int(place.next)].previous = place.previous
    } else {
      setLast(place.previous, under: parent)
    }
    places[slot].previous = TreePlace.none
    places[slot].next = TreePlace.none
  }

  /// The level and visibility that an item has from its parent.
  mutating func settle(_ slot: Int) {
    let parent = Int(places[slot].parent)
    places[slot].level = parent < 0 ? 0 : places[parent].level + 1
    places[slot].isVisible = parent < 0 || places[parent].isVisible && places[parent].isExpanded
  }

  /// A new, collapsed item at the end of the table; its place is not linked yet.
  mutating func addSlot(_ id: ItemID) -> Int {
    let slot = table.add(id).slot
    places.append(TreePlace())
    return slot
  }

  /// Copies a subtree of another snapshot, with its expansion.
  mutating func graft(_ root: Int, of other: Self, under parent: Int?, before sibling: Int?) {
    var newSlots: [Int: Int] = [:]
    other.forEachSlot(from: root) { slot in
      let new = addSlot(other.table.ids[slot])
      newSlots[slot] = new
      places[new].isExpanded = other.places[slot].isExpanded
      if slot == root {
        link(new, under: parent, before: sibling)
      } else {
        link(new, under: newSlots[Int(other.places[slot].parent)], before: nil)
      }
    }
  }

  private func last(under parent: Int?) -> Int32 {
    parent.map { places[$0].lastChild } ?? lastRoot
  }

  private mutating func setFirst(_ slot: Int32, under parent: Int?) {
    if let parent { places[parent].firstChild = slot } else { firstRoot = slot }
  }

  private mutating func setLast(_ slot: Int32, under parent: Int?) {
    if let parent { places[parent].lastChild = slot } else { lastRoot = slot }
  }
}
