/// Moves an item to another index of its list, or to another list.
package struct ItemMove: Hashable, Sendable {
  /// An item's place: the index of its list among the page's lists, and its index in that list.
  package struct Place: Hashable, Sendable {
    package var list: Int
    package var index: Int

    package init(list: Int, index: Int) {
      self.list = list
      self.index = index
    }
  }

  package var source: Place

  /// The index in its list, counted without the moved item.
  package var target: Place

  package init(from source: Place, to target: Place) {
    self.source = source
    self.target = target
  }
}
