/// The lane of each interval, from 0, such that no two intervals in a lane overlap. Uses as few
/// lanes as possible.
///
/// Intervals are processed in order of their start, each into the first free lane. A new lane is
/// only added if all lanes are taken, which means that as many intervals overlap as there are
/// lanes.
///
/// - Complexity: O(*n* log *n*) plus *n* times the number of lanes.
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
