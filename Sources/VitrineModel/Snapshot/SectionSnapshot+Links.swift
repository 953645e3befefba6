extension SectionSnapshot {
  /// Creates a flat section.
  init(roots: [ItemID]) {
    self.init()
    for root in roots { link(addHandle(root), under: nil, before: nil) }
  }

  /// Must be called after every change, because positions found earlier are no longer valid.
  mutating func forgetPreorder() { preorder = LazyPreorder() }

  /// Links a handle among the children of a parent (or the roots) before a sibling (or at the end),
  /// and sets its level and visibility. The caller must update those of its descendants.
  mutating func link(_ handle: Int, under parent: Int?, before sibling: Int?) {
    let previous = sibling.map { places[$0].previous } ?? last(under: parent)
    places[handle].parent = parent.map { Int32($0) } ?? TreeLinks.none
    places[handle].previous = previous
    places[handle].next = sibling.map { Int32($0) } ?? TreeLinks.none
    if previous >= 0 {
      places[Int(previous)].next = Int32(handle)
    } else {
      setFirst(Int32(handle), under: parent)
    }
    if let sibling {
      places[sibling].previous = Int32(handle)
    } else {
      setLast(Int32(handle), under: parent)
    }
    settle(handle)
  }

  /// Unlinks a handle, with everything under it, from its siblings.
  mutating func unlink(_ handle: Int) {
    let place = places[handle]
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
    places[handle].previous = TreeLinks.none
    places[handle].next = TreeLinks.none
  }

  /// Sets the level and visibility of an item according to its parent.
  mutating func settle(_ handle: Int) {
    let parent = Int(places[handle].parent)
    places[handle].level = parent < 0 ? 0 : places[parent].level + 1
    places[handle].isVisible = parent < 0 || places[parent].isVisible && places[parent].isExpanded
  }

  /// Adds a new, collapsed item at the end of the table, not yet linked to a place.
  mutating func addHandle(_ id: ItemID) -> Int {
    let handle = table.add(id).handle
    places.append(TreeLinks())
    return handle
  }

  /// Copies a subtree of another snapshot, with its expansion.
  mutating func graft(_ root: Int, of other: Self, under parent: Int?, before sibling: Int?) {
    var newHandles: [Int: Int] = [:]
    other.forEachHandle(from: root) { handle in
      let new = addHandle(other.table.ids[handle])
      newHandles[handle] = new
      places[new].isExpanded = other.places[handle].isExpanded
      if handle == root {
        link(new, under: parent, before: sibling)
      } else {
        link(new, under: newHandles[Int(other.places[handle].parent)], before: nil)
      }
    }
  }

  private func last(under parent: Int?) -> Int32 {
    parent.map { places[$0].lastChild } ?? lastRoot
  }

  private mutating func setFirst(_ handle: Int32, under parent: Int?) {
    if let parent { places[parent].firstChild = handle } else { firstRoot = handle }
  }

  private mutating func setLast(_ handle: Int32, under parent: Int?) {
    if let parent { places[parent].lastChild = handle } else { lastRoot = handle }
  }
}
