internal import VitrineModel

extension SiteContent {
  /// For each field that refers to records, the titles of those records by id. Omits ids that
  /// several records with different titles share.
  var lookedUpTitles: [String: [ExactText: String]] {
    if lookups.isEmpty { return [:] }
    let looked = lookups.values.reduce(into: Set<ExactText>()) { $0.formUnion($1) }
    var titles: [ExactText: [ExactText: String]] = [:]
    for record in records where looked.contains(record.id.collection) && !record.isHidden {
      titles[record.id.collection, default: [:]][record.id.key] = record.title
    }
    return lookups.mapValues { collections in
      var found: [ExactText: String] = [:]
      for (id, title) in collections.sorted().flatMap({ titles[$0] ?? [:] }) {
        // An empty title marks an ambiguous id.
        found[id] = found[id].map { $0 == title ? title : "" } ?? title
      }
      return found.filter { !$0.value.isEmpty }
    }
  }
}

extension FieldValue {
  /// Returns the value with ids replaced by titles, including in lists.
  func withTitles(_ titles: [ExactText: String]) -> FieldValue {
    if case .list(let values) = self { return .list(values.map { $0.withTitles(titles) }) }
    return plainText.flatMap { titles[$0] }.map(FieldValue.text) ?? self
  }
}
