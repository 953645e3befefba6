import Testing

@testable import VitrineContent

/// The numbers that files get, so that they come in another order.
@Suite struct OrderNumbersTests {
  @Test(
    arguments: [
      // None has a number: by their names.
      ([nil, nil, nil], 2, 0, [2: 10]), ([nil, nil, nil], 0, 1, [1: 10]),
      ([nil, nil, nil], 0, 2, [1: 10, 2: 20]),
      // Between neighbours, before the first and behind the last.
      ([10, 20, 30], 2, 1, [2: 15]), ([10, 20, 30], 1, 2, [1: 40]), ([10, 20, 30], 2, 0, [2: 5]),
      ([10, 20, 30, 40], 1, 2, [1: 35]), ([1, 2], 1, 0, [1: 0]), ([0, 5], 1, 0, [1: -10]),
      ([1.5, 2.5, 7], 2, 1, [2: 2]),
      // No room: as few as possible.
      ([1, 2, 3, 4], 3, 1, [0: 0, 3: 1]), ([1, 2, 3, 9, 10], 4, 2, [4: 4, 2: 6]),
      ([1, 2, 9, 10, 11], 4, 1, [4: 3, 1: 6]), ([1, 2, 3], 0, 1, [1: 0]),
      ([1, 2, 3], 2, 1, [1: 13]),
      // Equal numbers, in the order of their names.
      ([5, 5, 5, 5], 3, 1, [0: 1, 3: 3]), ([5, 5, 9], 1, 0, [1: 2]),
      // Some have one, the others stand behind them.
      ([1, 2, nil, nil], 3, 2, [3: 12]), ([1, 2, nil, nil], 2, 0, [2: 0]),
      ([1, 5, nil, nil], 2, 1, [2: 3]), ([1, 2, nil, nil], 1, 3, [2: 11, 3: 21, 1: 31]),
      ([1, 2, nil, nil], 0, 3, [2: 12, 3: 22, 0: 32]),
      ([1, 2], 1, 1, [:]), ([nil], 0, 0, [:]),
      // Times in microseconds.
      ([1_700_000_000_000_000, 1_700_000_000_000_001], 0, 1, [0: 1_700_000_000_000_011]),
    ] as [([Double?], Int, Int, [Int: Int])])
  func asFewAsPossibleChange(numbers: [Double?], from: Int, to: Int, expected: [Int: Int]) {
    #expect(newOrderNumbers(numbers, for: order(numbers.count, from, to), moving: from) == expected)
  }

  /// Beyond 2⁵³ a number is not every whole one.
  @Test func numbersThatAreTooGreatStayAsTheyAre() {
    #expect(newOrderNumbers([1e17, 2e17], for: [1, 0], moving: 0) == nil)
    #expect(newOrderNumbers([-2e17, -1e17], for: [1, 0], moving: 1) == nil)
  }

  private func order(_ count: Int, _ from: Int, _ to: Int) -> [Int] {
    var order = Array(0..<count)
    order.insert(order.remove(at: from), at: to)
    return order
  }

  /// Against all ways to leave some numbers as they are: every move of up to five files, with numbers
  /// that are near, equal, far or missing.
  @Test func everyMoveComesOutInOrderWithTheFewestChanges() {
    for count in 1...5 {
      for numbers in rising(count) {
        for from in 0..<count {
          for to in 0..<count where from != to {
            let order = order(count, from, to)
            let new = newOrderNumbers(numbers, for: order, moving: from)

            let plan = "\(numbers) \(order) \(new ?? [:])"
            #expect(isOrder(order, of: numbers, with: new ?? [:]), "\(plan)")
            #expect(new?.count == fewest(numbers, for: order), "\(plan)")
          }
        }
      }
    }
  }

  private func rising(_ count: Int) -> [[Double?]] {
    var lists: [[Double?]] = [[]]
    for _ in 0..<count {
      lists = lists.flatMap { list -> [[Double?]] in
        guard let last = list.last else { return [[1], [nil]] }
        guard let last else { return [list + [nil]] }
        return [last, last + 1, last + 2, last + 3.5, nil].map { list + [$0] }
      }
    }
    return lists
  }

  /// Whether files come in an order by their numbers, those without at the end, equal ones as before.
  private func isOrder(_ order: [Int], of numbers: [Double?], with new: [Int: Int]) -> Bool {
    let keys = order.map { (new[$0].map(Double.init) ?? numbers[$0] ?? .infinity, $0) }
    return zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Tries all sets of files that keep what they have: the others need whole numbers in between.
  private func fewest(_ numbers: [Double?], for order: [Int]) -> Int {
    (0..<(1 << order.count)).filter { kept in
      var low = -Double.infinity
      var waiting = 0
      var previous: (Double, Int)?
      for (place, file) in order.enumerated() {
        guard kept & (1 << place) != 0 else {
          waiting += 1
          continue
        }
        let key = (numbers[file] ?? .infinity, file)
        if waiting > 0 {
          // Whole numbers above `low` and below this one.
          let room =
            low == -.infinity || key.0 == .infinity
            ? Double.infinity : key.0.rounded(.up) - low.rounded(.down) - 1
          if room < Double(waiting) || low == .infinity { return false }
        } else if let previous, previous >= key {
          return false
        }
        (low, previous, waiting) = (key.0, key, 0)
      }
      return waiting == 0 || low < .infinity
    }.map { order.count - $0.nonzeroBitCount }.min() ?? order.count
  }
}
