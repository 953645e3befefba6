/// Returns the new `order` values that put files in another order, by the files' indices.
///
/// `numbers` has the current values in the files' current order: ascending, with files without a
/// value at the end. `order` has the indices in the wanted order, and `moved` is the index of the
/// moved file. As few files as possible get a new value. New values are whole numbers between their
/// neighbours'; the result is nil if there are not enough of them.
func newOrderNumbers(_ numbers: [Double?], for order: [Int], moving moved: Int) -> [Int: Int]? {
  var start = OrderNumbers(numbers: numbers, order: order)
  start.findEnd()
  let plans = start.outOfOrder(moving: moved).map { places in
    var plan = start
    plan.markChanged(places)
    return plan.assigned()
  }
  let plan = plans.reduce(plans[0]) { $1.count < $0.count ? $1 : $0 }
  var new = numbers
  for (index, number) in plan { new[index] = Double(number) }
  return isOrder(order, by: new, where: <) ? plan : nil
}

/// Whether sorting by `numbers` gives this order. Files without a number come last; `precedes`
/// decides between equal numbers.
func isOrder(_ order: [Int], by numbers: [Double?], where precedes: (Int, Int) -> Bool) -> Bool {
  zip(order, order.dropFirst()).allSatisfy { first, second in
    let (one, other) = (numbers[first] ?? .infinity, numbers[second] ?? .infinity)
    return one == other ? precedes(first, second) : one < other
  }
}

private struct OrderNumbers {
  let numbers: [Double?]
  let order: [Int]

  /// Files at this position and after it need no number.
  private var end: Int

  /// For each position before `end`, whether its file gets a new number.
  private var isChanged: [Bool] = []

  init(numbers: [Double?], order: [Int]) {
    self.numbers = numbers
    self.order = order
    end = order.count
  }

  private func number(_ place: Int) -> Double? { numbers[order[place]] }

  /// Moves `end` before the trailing files that have no number and stay in the order in which they
  /// were read.
  mutating func findEnd() {
    while end > 0, number(end - 1) == nil, end == order.count || order[end - 1] < order[end] {
      end -= 1
    }
  }

  /// Returns the alternative sets of positions to renumber: only the moved file's, or those of all
  /// the files that it passed.
  func outOfOrder(moving moved: Int) -> [Set<Int>] {
    guard let place = order[..<end].firstIndex(of: moved), number(place) != nil else { return [[]] }
    let passed = (0..<end).filter {
      number($0) != nil && ($0 < place ? order[$0] > moved : order[$0] < moved)
    }
    return passed.isEmpty ? [[]] : [[place], Set(passed)]
  }

  /// Marks these positions and those without a number as changed, with enough of their neighbours.
  mutating func markChanged(_ places: Set<Int>) {
    isChanged = (0..<end).map { number($0) == nil || places.contains($0) }
    guard let first = isChanged.firstIndex(of: true) else { return }
    widen(from: first)
  }

  /// Grows the first run of changed positions by as few neighbours as possible, until enough whole
  /// numbers are free between the numbers around it.
  private mutating func widen(from first: Int) {
    let last = (first..<end).prefix { isChanged[$0] }.last ?? first
    for count in (last - first + 1)...end {
      for start in (max(0, last - count + 1)...first).reversed() where start + count <= end {
        let run = start..<start + count
        if hasRoom(run) {
          for place in run { isChanged[place] = true }
          return
        }
      }
    }
  }

  private func hasRoom(_ run: Range<Int>) -> Bool {
    guard let low = below(run), let high = above(run) else { return true }
    return high - low > run.count
  }

  /// Returns the greatest whole number that is too small for a run of positions, or nil if there is
  /// no lower limit.
  private func below(_ run: Range<Int>) -> Int? {
    run.lowerBound > 0 ? number(run.lowerBound - 1).map { whole($0.rounded(.down)) } : nil
  }

  /// Returns the least whole number that is too great for a run of positions, or nil if there is no
  /// upper limit.
  private func above(_ run: Range<Int>) -> Int? {
    guard run.upperBound < end, !isChanged[run.upperBound] else { return nil }
    return number(run.upperBound).map { whole($0.rounded(.up)) }
  }

  /// Returns the number as an integer, clamped to the range in which a `Double` represents every
  /// whole number.
  private func whole(_ number: Double) -> Int {
    Int(exactly: max(-9e15, min(9e15, number))) ?? 0
  }

  func assigned() -> [Int: Int] {
    var result: [Int: Int] = [:]
    var place = 0
    while place < end {
      guard isChanged[place] else {
        place += 1
        continue
      }
      let run = place..<((place..<end).first { !isChanged[$0] } ?? end)
      for (place, number) in zip(run, spread(run)) where self.number(place) != Double(number) {
        result[order[place]] = number
      }
      place = run.upperBound
    }
    return result
  }

  /// Returns numbers for a run of positions, with gaps for later insertions.
  private func spread(_ run: Range<Int>) -> [Int] {
    let steps = 1...run.count
    switch (below(run), above(run)) {
    case (let low?, let high?):
      return steps.map { low + (high - low) * $0 / (run.count + 1) }
    case (nil, let high?):
      // Avoids numbers below zero if there is room.
      let low = high > run.count ? 0 : high == run.count ? -1 : high - 10 * (run.count + 1)
      return steps.map { low + (high - low) * $0 / (run.count + 1) }
    case (let low, nil):
      return steps.map { (low ?? 0) + 10 * $0 }
    }
  }
}
