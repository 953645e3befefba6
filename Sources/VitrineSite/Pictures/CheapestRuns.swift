/// Returns the division of 0..<`count` into at most `maximum` runs whose costs have the smallest
/// sum. Both numbers are at least 1.
func cheapestRuns(
  of count: Int, atMost maximum: Int, cost: (Range<Int>) -> Double
) -> [Range<Int>] {
  /// By the end of a run, and by its start.
  let costs = (1...count).map { end in (0..<end).map { cost($0..<end) } }
  /// The best division up to each end.
  var best = costs.enumerated().map { (cost: $1[0], runs: [0..<($0 + 1)]) }
  for _ in 1..<maximum {
    best = (1...count).map { end in
      (1..<end).reduce(best[end - 1]) { known, start in
        let sum = best[start - 1].cost + costs[end - 1][start]
        return sum < known.cost ? (sum, best[start - 1].runs + [start..<end]) : known
      }
    }
  }
  return best[count - 1].runs
}
