internal import VitrineModel

extension Section {
  /// The index in the section's only list, by index among its items, of each item in that list; nil
  /// if the items are in several lists.
  var listIndices: [Int: Int]? {
    let hasParents = items.contains { if case .outline = $0.content { true } else { false } }
    guard !hasParents else { return nil }
    let places = rows.items
    return Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
  }
}

extension EarlierSection {
  /// The same of an earlier section.
  var listIndices: [Int: Int]? {
    guard items.allSatisfy({ $0.record != nil }) else { return nil }
    let places = items.indices.filter { items[$0].level == 0 }
    return Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
  }
}
