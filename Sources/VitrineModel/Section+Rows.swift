/// Rows that can be expanded.
extension Section {
  /// Whether the item at a place has children.
  package func opens(at place: Int) -> Bool {
    place + 1 < items.count && items[place + 1].level > items[place].level
  }

  /// Whether the expandable row at a place is open when its page loads.
  package func isOpen(at place: Int, record: (Int) -> Record) -> Bool {
    if let open { return open.contains(items[place], in: record) }
    return total == nil && items.count <= 24 || place == 0 && childCount(at: place) <= 12
  }

  /// Returns the number of records directly under an item, or directly under outline parents under
  /// it.
  package func childCount(at place: Int) -> Int {
    var count = 0
    var levels = items[place].level + 1
    for item in items[(place + 1)...] {
      if item.level <= items[place].level { break }
      if item.level > levels { continue }
      if case .outline = item.content {
        levels = item.level + 1
      } else {
        levels = item.level
        count += 1
      }
    }
    return count
  }
}
