import TestSupport
import Testing
import VitrineModel

@Suite struct PortionTests {
  @Test(arguments: [
    (7, 3, [0..<3, 3..<6, 6..<7]), (6, 3, [0..<3, 3..<6]), (2, 3, [0..<2]), (0, 3, [0..<0]),
    (3, 1, [0..<1, 1..<2, 2..<3]),
  ])
  func recordsAtTheTopAreCutByTheirNumber(count: Int, length: Int, expected: [Range<Int>]) {
    #expect(
      listPages(of: count, length: length, level: { _ in 0 }, isRecord: { _ in true }).map(\.places)
        == expected)
  }

  /// A parent that an outline made stays with its records; those under records do not count.
  @Test func branchesStayTogether() {
    // A: a, b (with c under it); B: d, e, f, g; h
    let levels = [0, 1, 1, 2, 0, 1, 1, 1, 1, 0]
    let parents: Set = [0, 4]
    let found = { (length: Int) in
      listPages(
        of: 10, length: length, level: { levels[$0] }, isRecord: { !parents.contains($0) }
      ).map(\.places)
    }
    #expect(found(3) == [0..<4, 4..<9, 9..<10])
    #expect(found(1) == [0..<4, 4..<9, 9..<10])
    #expect(found(5) == [0..<4, 4..<10])
    #expect(found(6) == [0..<9, 9..<10])
    #expect(found(7) == [0..<10])
  }

  @Test func theySayWhatStandsBefore() {
    let found = listPages(
      of: 6, length: 2, level: { [0, 1, 1, 0, 0, 0][$0] }, isRecord: { $0 != 0 })
    #expect(found.map(\.places) == [0..<3, 3..<5, 5..<6])
    #expect(found.map(\.rootsBefore) == [0, 1, 3])
    #expect(found.map(\.recordsBefore) == [0, 2, 4])
  }

  @Test func theyAgreeWithAPlainReference() {
    var generator = SplitMix64(seed: 19)
    for _ in 0..<2_000 {
      var levels: [Int] = []
      for _ in 0..<Int.random(in: 0..<14, using: &generator) {
        levels.append(Int.random(in: 0...min(3, (levels.last ?? -1) + 1), using: &generator))
      }
      let isRecord = levels.map { _ in Int.random(in: 0..<3, using: &generator) > 0 }
      let length = Int.random(in: 1..<5, using: &generator)
      #expect(
        listPages(
          of: levels.count, length: length, level: { levels[$0] }, isRecord: { isRecord[$0] }
        ).map(\.places) == Self.reference(levels, isRecord, length),
        "\(levels) \(isRecord) \(length)")
    }
  }

  /// Takes root by root, and counts what has no record above it by looking at all that is above.
  private static func reference(
    _ levels: [Int], _ isRecord: [Bool], _ length: Int
  ) -> [Range<Int>] {
    let counts = levels.indices.map { place -> Bool in
      var level = levels[place]
      for above in (0..<place).reversed() where levels[above] < level {
        if isRecord[above] { return false }
        level = levels[above]
      }
      return isRecord[place]
    }
    let roots = levels.indices.filter { levels[$0] == 0 } + [levels.count]
    var result: [Range<Int>] = []
    var start = 0
    for (root, end) in zip(roots, roots.dropFirst()) {
      let own = counts[root..<end].count { $0 }
      let before = counts[start..<root].count { $0 }
      if before > 0, before + own > length {
        result.append(start..<root)
        start = root
      }
    }
    return result + [start..<levels.count]
  }
}
