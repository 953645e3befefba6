/// The indices of a longest strictly increasing subsequence of the values, in ascending order.
///
/// If there are several, returns the one found by patience sorting with back links: each value goes
/// on the first pile whose top is not less than it, with a link to the top of the pile before. The
/// subsequence is read back from the top of the last pile. O(n log n), or O(n) if the values are
/// already increasing.
func longestIncreasingRun(_ values: [Int32]) -> [Int32] {
  var tops: [Int32] = []
  var previous = [Int32](repeating: -1, count: values.count)
  tops.reserveCapacity(values.count)
  for index in values.indices {
    let value = values[index]
    var pile = tops.count
    if let last = tops.last, values[Int(last)] >= value {
      var low = 0
      pile -= 1
      while low < pile {
        let middle = (low + pile) / 2
        if values[Int(tops[middle])] < value { low = middle + 1 } else { pile = middle }
      }
    }
    if pile > 0 { previous[index] = tops[pile - 1] }
    if pile == tops.count { tops.append(Int32(index)) } else { tops[pile] = Int32(index) }
  }
  var run = [Int32](repeating: 0, count: tops.count)
  var index = tops.last ?? -1
  for place in run.indices.reversed() {
    run[place] = index
    index = previous[Int(index)]
  }
  return run
}

/// The ascending indices of the values outside a longest increasing subsequence.
package func outsideLongestIncreasingRun(_ values: [Int32]) -> [Int32] {
  if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
  var run = longestIncreasingRun(values).makeIterator()
  var next = run.next()
  return values.indices.compactMap { index in
    if next == Int32(index) {
      next = run.next()
      return nil
    }
    return Int32(index)
  }
}
