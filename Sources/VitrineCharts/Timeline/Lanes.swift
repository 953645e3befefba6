/// The lane of each interval, from 0, so that no two of one lane overlap. There are as few lanes as can be.
///
/// Intervals are taken as they begin, each into the first lane that is free: then a new lane is only begun
/// where all others are taken, and so where as many intervals overlap as there are lanes.
///
/// - Complexity: O(*n* log *n*), and *n* times the number of lanes.
package func lanes(of intervals: [ClosedRange<Double>]) -> [Int] {
  let order = intervals.indices.sorted {
    (intervals[$0].lowerBound, $0) < (intervals[$1].lowerBound, $1)
  }
  var lanes = Array(repeating: 0, count: intervals.count)
  var ends: [Double] = []
  for index in order {
    let interval = intervals[index]
    if let free = ends.firstIndex(where: { $0 < interval.lowerBound }) {
      ends[free] = interval.upperBound
      lanes[index] = free
    } else {
      lanes[index] = ends.count
      ends.append(interval.upperBound)
    }
  }
  return lanes
}
