extension SectionSnapshot {
  func handle(of item: ItemID) throws(Failure) -> Int {
    guard let handle = table.handle(of: item) else { throw .unknownItem([item]) }
    return handle
  }

  /// A handle and its later siblings.
  func siblings(from first: Int32) -> [Int] {
    var handles: [Int] = []
    var handle = first
    while handle >= 0 {
      handles.append(Int(handle))
      handle = places[Int(handle)].next
    }
    return handles
  }

  /// Visits items in preorder, skipping the descendants of items that are not entered. Visits a
  /// single subtree, beginning with its root, if one is given. Not recursive, because trees can be
  /// arbitrarily deep.
  func forEachHandle(
    from root: Int? = nil, entering: (Int) -> Bool = { _ in true }, _ body: (Int) -> Void
  ) {
    let root = root.map { Int32($0) } ?? TreeLinks.none
    var handle = root < 0 ? firstRoot : root
    while handle >= 0 {
      body(Int(handle))
      let place = places[Int(handle)]
      if place.firstChild >= 0, entering(Int(handle)) {
        handle = place.firstChild
        continue
      }
      while handle >= 0, handle != root, places[Int(handle)].next < 0 {
        handle = places[Int(handle)].parent
      }
      if handle < 0 || handle == root { return }
      handle = places[Int(handle)].next
    }
  }

  /// The handles of a subtree, root first.
  func subtree(of root: Int) -> [Int] {
    var handles: [Int] = []
    forEachHandle(from: root) { handles.append($0) }
    return handles
  }

  /// The positions by handle. Values at handles of deleted items are meaningless.
  func makePositions() -> [Int32] {
    var positions = [Int32](repeating: -1, count: places.count)
    var next: Int32 = 0
    forEachHandle {
      positions[$0] = next
      next += 1
    }
    return positions
  }
}
