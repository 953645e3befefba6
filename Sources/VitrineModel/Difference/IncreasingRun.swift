/// The indices of one longest strictly increasing run of values, ascending.
///
/// Of several, the one that patience sorting with back links finds: each value goes on the first pile whose
/// top is not less than it, with a link to the top of the pile before; the run is read from the last
/// pile's top. O(n log n), O(n) when the values increase already.
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

/// Which of the values are outside of one longest increasing run, their indices ascending.
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
