extension RandomAccessCollection {
  /// Returns the index of the first element that belongs to the second part, or `endIndex` if none
  /// does, in O(log *n*).
  ///
  /// All elements for which the predicate is false must come before those for which it is true.
  @inlinable package func partitioningIndex(
    where belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
