extension Array {
  /// The elements that declare an order, sorted by it, followed by all others in their original
  /// order.
  package func inOrder(of order: (Element) -> Double?) -> [Element] {
    let places = map(order)
    if places.allSatisfy({ $0 == nil }) { return self }
    return indices.sorted { first, second in
      let (one, other) = (places[first] ?? .infinity, places[second] ?? .infinity)
      return one == other ? first < second : one < other
    }.map { self[$0] }
  }
}
