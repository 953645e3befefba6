internal import VitrineModel

extension Section {
  /// For a section with a single list, the index in that list of each item in it, by index among
  /// the section's items. Nil if there are several lists.
  var listIndices: [Int: Int]? {
    let hasParents = items.contains { if case .outline = $0.content { true } else { false } }
    guard !hasParents else { return nil }
    let places = rows.items
    return Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
  }
}

extension EarlierSection {
  /// The counterpart for an earlier section.
  var listIndices: [Int: Int]? {
    guard items.allSatisfy({ $0.record != nil }) else { return nil }
    let places = items.indices.filter { items[$0].level == 0 }
    return Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
  }
}
