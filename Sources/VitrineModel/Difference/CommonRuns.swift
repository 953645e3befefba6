/// The longest common subsequence of two lists of numbers, as runs.
///
/// Uses Myers' algorithm in linear space (E. W. Myers, An O(ND) Difference Algorithm and Its
/// Variations, 1986): it searches from both ends for the middle of the shortest edit path, and
/// recurses into the halves. If the middle is more than `limit` steps away, the lists are split at
/// the farthest point reached from the beginning instead. The time is then at most proportional to
/// `limit` × the lengths, and the result is a common subsequence that may not be the longest. The
/// limit is 256 steps, and less for the longest texts.
struct CommonRuns {
  struct Run: Hashable {
    var old: Int
    var new: Int
    var count: Int
  }

  /// The runs, in order. No two of them are adjacent in both lists.
  private(set) var runs: [Run] = []

  private let old: [Int32]
  private let new: [Int32]
  private let limit: Int

  init(_ old: [Int32], _ new: [Int32], limit: Int? = nil) {
    self.old = old
    self.new = new
    self.limit = limit ?? max(32, min(256, 50_000_000 / (old.count + new.count + 1)))
    find()
  }

  /// A part of both lists.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>

    var isCommon = false
  }

  private mutating func find() {
    var parts = [Part(old: old.indices, new: new.indices)]
    while var part = parts.popLast() {
      if part.isCommon {
        add(part)
        continue
      }
      add(trimBeginning(of: &part))
      let end = trimEnd(of: &part)
      if !end.old.isEmpty { parts.append(end) }
      if part.old.isEmpty || part.new.isEmpty { continue }
      let (x, y) = middle(of: part)
      parts.append(Part(old: x..<part.old.upperBound, new: y..<part.new.upperBound))
      parts.append(Part(old: part.old.lowerBound..<x, new: part.new.lowerBound..<y))
    }
  }

  private mutating func add(_ part: Part) {
    if part.old.isEmpty { return }
    let (i, j) = (part.old.lowerBound, part.new.lowerBound)
    if let last = runs.last, last.old + last.count == i, last.new + last.count == j {
      runs[runs.count - 1].count += part.old.count
    } else {
      runs.append(Run(old: i, new: j, count: part.old.count))
    }
  }

  private func trimBeginning(of part: inout Part) -> Part {
    var (i, j) = (part.old.lowerBound, part.new.lowerBound)
    while i < part.old.upperBound, j < part.new.upperBound, old[i] == new[j] {
      i += 1
      j += 1
    }
    let beginning = Part(
      old: part.old.lowerBound..<i, new: part.new.lowerBound..<j, isCommon: true)
    part = Part(old: i..<part.old.upperBound, new: j..<part.new.upperBound)
    return beginning
  }

  private func trimEnd(of part: inout Part) -> Part {
    var (i, j) = (part.old.upperBound, part.new.upperBound)
    while i > part.old.lowerBound, j > part.new.lowerBound, old[i - 1] == new[j - 1] {
      i -= 1
      j -= 1
    }
    let end = Part(old: i..<part.old.upperBound, new: j..<part.new.upperBound, isCommon: true)
    part = Part(old: part.old.lowerBound..<i, new: part.new.lowerBound..<j)
    return end
  }
}

extension CommonRuns {
  /// How far the search from one end got on each diagonal, and which diagonals have left the lists.
  private struct Front {
    /// By diagonal; -1 if it has not been reached.
    var reached: [Int]
    let origin: Int
    var first = 0
    var last = 0

    init(steps: Int) {
      reached = Array(repeating: -1, count: 2 * steps + 3)
      origin = steps + 1
      reached[origin + 1] = 0
    }

    subscript(diagonal: Int) -> Int {
      let index = origin + diagonal
      return reached.indices.contains(index) ? reached[index] : -1
    }

    /// Where a diagonal begins after `step` steps.
    func start(of diagonal: Int, step: Int) -> Int {
      let (below, above) = (self[diagonal - 1], self[diagonal + 1])
      return diagonal == -step || (diagonal != step && below < above) ? above : below + 1
    }

    mutating func set(_ diagonal: Int, _ x: Int) { reached[origin + diagonal] = x }

    mutating func leave(right: Bool) {
      if right { last += 2 } else { first += 2 }
    }
  }

  /// A point on the shortest path through a part whose ends differ, other than its beginning and
  /// end.
  private func middle(of part: Part) -> (old: Int, new: Int) {
    let (n, m) = (part.old.count, part.new.count)
    let (i, j) = (part.old.lowerBound, part.new.lowerBound)
    let steps = min((n + m + 1) / 2, limit)
    var (ahead, back) = (Front(steps: steps), Front(steps: steps))
    let delta = n - m
    let isOdd = delta % 2 != 0
    for step in 0...steps {
      for diagonal in stride(from: -step + ahead.first, through: step - ahead.last, by: 2) {
        var x = ahead.start(of: diagonal, step: step)
        while x < n, x - diagonal < m, old[i + x] == new[j + x - diagonal] { x += 1 }
        ahead.set(diagonal, x)
        if x > n || x - diagonal > m {
          ahead.leave(right: x > n)
        } else if isOdd, back[delta - diagonal] >= 0, x >= n - back[delta - diagonal] {
          return (i + x, j + x - diagonal)
        }
      }
      for diagonal in stride(from: -step + back.first, through: step - back.last, by: 2) {
        var x = back.start(of: diagonal, step: step)
        while x < n, x - diagonal < m,
          old[i + n - 1 - x] == new[j + m - 1 - x + diagonal]
        { x += 1 }
        back.set(diagonal, x)
        if x > n || x - diagonal > m {
          back.leave(right: x > n)
        } else if !isOdd, ahead[delta - diagonal] >= 0 {
          let other = ahead[delta - diagonal]
          if other >= n - x { return (i + other, j + other - (delta - diagonal)) }
        }
      }
    }
    return farthest(ahead, of: part)
  }

  private func farthest(_ front: Front, of part: Part) -> (old: Int, new: Int) {
    let (n, m) = (part.old.count, part.new.count)
    var best = (x: 0, y: 0)
    for (index, x) in front.reached.enumerated() where x >= 0 && x <= n {
      let y = x - (index - front.origin)
      if y >= 0, y <= m, x + y > best.x + best.y { best = (x, y) }
    }
    return (part.old.lowerBound + best.x, part.new.lowerBound + best.y)
  }
}
