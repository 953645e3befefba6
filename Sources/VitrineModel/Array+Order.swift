extension Array {
  /// The elements that declare their place first, sorted by it, then the others as they are.
  package func inOrder(of order: (Element) -> Double?) -> [Element] {
    let places = map(order)
    if places.allSatisfy({ $0 == nil }) { return self }
    return indices.sorted { first, second in
      let (one, other) = (places[first] ?? .infinity, places[second] ?? .infinity)
      return one == other ? first < second : one < other
    }.map { self[$0] }
  }
}
