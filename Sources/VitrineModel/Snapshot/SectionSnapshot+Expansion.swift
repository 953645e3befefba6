extension SectionSnapshot {
  /// Expands items. Unknown items are ignored. O(k + items that become visible).
  public mutating func expand(_ ids: [ItemID]) {
    setExpanded(true, ids)
  }

  /// Collapses items. Unknown items are ignored; items under these keep their own expansion. O(k +
  /// items that are hidden).
  public mutating func collapse(_ ids: [ItemID]) {
    setExpanded(false, ids)
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ ids: [ItemID]) {
    for handle in ids.compactMap({ table.handle(of: $0) })
    where places[handle].isExpanded != isExpanded {
      places[handle].isExpanded = isExpanded
      if !places[handle].isVisible { continue }
      var affected: [Int] = []
      forEachHandle(from: handle, entering: { $0 == handle || places[$0].isExpanded }) {
        affected.append($0)
      }
      for descendant in affected.dropFirst() { places[descendant].isVisible = isExpanded }
    }
  }
}

extension SectionSnapshot {
  /// For debugging: one line per item, indented by level, with `+` for a collapsed item, `-` for an
  /// expanded one, and a leading `*` for a visible one.
  public var visualDescription: String {
    var text = ""
    forEachHandle { handle in
      let place = places[handle]
      text += place.isVisible ? "* " : "  "
      text += String(repeating: "  ", count: Int(place.level))
      text += "\(place.isExpanded ? "-" : "+") \(table.ids[handle])\n"
    }
    return text
  }
}
