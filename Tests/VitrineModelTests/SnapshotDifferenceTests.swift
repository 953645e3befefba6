import Foundation
import TestSupport
import Testing

@testable import VitrineModel

typealias NumberSnapshot = Snapshot<Int, Int>

extension Snapshot<Int, Int> {
  /// Sections 0, 1, … with these items.
  init(_ sections: [[Int]]) throws {
    self.init()
    try appendSections(Array(sections.indices))
    for (index, items) in sections.enumerated() { try appendItems(items, toSection: index) }
  }

  /// Up to five sections and thirty items of forty, all in a random order.
  init(random: inout SplitMix64) throws {
    self.init()
    try appendSections((0..<6).shuffled(using: &random).filter { _ in random.chance(70) })
    if numberOfSections == 0 { return }
    for item in (0..<40).shuffled(using: &random).prefix(random.below(31)) {
      let section = sectionIdentifiers[random.below(numberOfSections)]
      try appendItems([item], toSection: section)
    }
  }
}

@Suite struct SnapshotDifferenceTests {
  @Test(arguments: 0..<400) func leadsToTheNewAndBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let old = try NumberSnapshot(random: &random)
    let new = try NumberSnapshot(random: &random)
    let difference = new.difference(from: old)

    #expect(try old.applying(difference) == new)
    #expect(try new.applying(difference.inverse) == old)
    #expect(difference.inverse.inverse == difference)
    #expect(old.difference(from: new).moved.count == difference.moved.count)
    #expect(difference.isEmpty == (old == new))
    #expect(difference.inserted.map(\.id).sorted() == Self.only(new, not: old))
    #expect(difference.removed.map(\.id).sorted() == Self.only(old, not: new))
  }

  static func only(_ one: NumberSnapshot, not other: NumberSnapshot) -> [Int] {
    Set(one.itemIdentifiers).subtracting(other.itemIdentifiers).sorted()
  }

  /// A few edits of a long list: what equal ends leave is small, and the result the same.
  @Test(arguments: 0..<60) func fewEditsOfALongListAreFound(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let old = try NumberSnapshot([Array(0..<500), Array(500..<700)])
    var new = old
    for _ in 0..<random.below(4) {
      let (item, anchor) = (random.below(700), random.below(700))
      switch random.below(3) {
      case 0: try new.deleteItems([item])
      case 1 where new.indexOfItem(anchor) != nil:
        try new.insertItems([1_000 + item], after: anchor, existing: .move)
      default:
        guard item != anchor, new.indexOfItem(item) != nil, new.indexOfItem(anchor) != nil else {
          continue
        }
        try new.moveItem(item, before: anchor)
      }
    }
    let difference = new.difference(from: old)
    #expect(try old.applying(difference) == new)
    #expect(difference.moved.count <= 3)
  }

  /// Every arrangement of four items in two sections against every other: the number of moves is that
  /// of the shortest way of taking one out and putting it back elsewhere.
  @Test func movesAreAsFewAsCanBe() throws {
    let arrangements = Self.arrangements(of: [0, 1, 2, 3])
    #expect(arrangements.count == 120)
    for start in arrangements {
      let old = try NumberSnapshot(start)
      let distances = Self.distances(from: start)
      for end in arrangements {
        let difference = try NumberSnapshot(end).difference(from: old)
        #expect(difference.moved.count == distances[end], "\(start) \(end)")
      }
    }
  }

  /// Six items in one section, every order.
  @Test func movesInOneSectionAreAsFewAsCanBe() throws {
    let start = [[0, 1, 2, 3, 4, 5]]
    let old = try NumberSnapshot(start)
    let distances = Self.distances(from: start)
    #expect(distances.count == 720)
    for (end, distance) in distances {
      #expect(try NumberSnapshot(end).difference(from: old).moved.count == distance, "\(end)")
    }
  }

  /// All items, split between two sections at every place, in every order.
  static func arrangements(of items: [Int]) -> [[[Int]]] {
    func orders(_ items: [Int]) -> [[Int]] {
      if items.isEmpty { return [[]] }
      return items.flatMap { first in
        orders(items.filter { $0 != first }).map { [first] + $0 }
      }
    }
    return orders(items).flatMap { order in
      (0...items.count).map { [Array(order.prefix($0)), Array(order.dropFirst($0))] }
    }
  }

  /// How many steps each arrangement is away, breadth first.
  static func distances(from start: [[Int]]) -> [[[Int]]: Int] {
    var distances = [start: 0]
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [[[Int]]] = []
      for state in frontier {
        for step in steps(from: state) where distances[step] == nil {
          distances[step] = (distances[state] ?? 0) + 1
          next.append(step)
        }
      }
      frontier = next
    }
    return distances
  }

  static func steps(from state: [[Int]]) -> [[[Int]]] {
    state.indices.flatMap { source in
      state[source].indices.flatMap { index in
        var without = state
        let item = without[source].remove(at: index)
        return without.indices.flatMap { target in
          (0...without[target].count).map { place in
            var with = without
            with[target].insert(item, at: place)
            return with
          }
        }
      }
    }
  }

  @Test func equalHashesAreToldApart() throws {
    var old = Snapshot<Int, Colliding>()
    try old.appendSections([0])
    try old.appendItems([Colliding(name: 0), Colliding(name: 1)])
    var new = Snapshot<Int, Colliding>()
    try new.appendSections([0])
    try new.appendItems([Colliding(name: 0), Colliding(name: 2)])
    let difference = new.difference(from: old)
    #expect(difference.inserted.map(\.id.name) == [2])
    #expect(difference.removed.map(\.id.name) == [1])
    #expect(difference.moved.isEmpty)
  }

  @Test func sectionsCarryTheirItems() throws {
    let old = try PlainSnapshot([("A", "1 2"), ("B", "3"), ("C", "4")])
    let new = try PlainSnapshot([("C", "4"), ("A", "1 2"), ("D", "3")])
    let difference = new.difference(from: old)
    #expect(difference.movedSections.map(\.id) == ["C"])
    #expect(difference.insertedSections == [.init(id: "D", index: 2)])
    #expect(difference.removedSections == [.init(id: "B", index: 1)])
    #expect(difference.removed.isEmpty)
    #expect(
      difference.moved == [
        .init(
          id: "3", from: .init(section: "B", index: 0), to: .init(section: "D", index: 0))
      ])
    #expect(try old.applying(difference) == new)
  }

  @Test func itemsOfComingAndGoingSectionsAreListed() throws {
    let old = try PlainSnapshot([("A", "1 2")])
    let new = try PlainSnapshot([("B", "3"), ("C", "")])
    let difference = new.difference(from: old)
    #expect(difference.removed.map(\.id) == ["1", "2"])
    #expect(difference.removed.map(\.isImpliedBySection) == [true, true])
    #expect(difference.inserted.map(\.id) == ["3"])
    #expect(difference.inserted.map(\.isImpliedBySection) == [true])
  }

  static func content(_ items: [CellContent], _ sections: [CellContent]) -> SnapshotContent {
    SnapshotContent(items: items, sections: sections)
  }

  @Test func updatesAreOfContentAndOfMarks() throws {
    let old = try PlainSnapshot([("A", "1 2 3"), ("B", "4 5")])
    var new = try PlainSnapshot([("A", "3 1 2 6"), ("B", "4 5")])
    try new.reloadItems(["1", "6"])
    try new.reconfigureItems(["1", "4"])
    try new.reloadSections(["B"])
    let before = Self.content(
      (1...5).map { CellContent($0, cell: 1) }, [CellContent(1), CellContent(1)])
    // 3 has another cell, 2 other content.
    let after = Self.content(
      [
        CellContent(3, cell: 2), CellContent(1, cell: 1), CellContent(9, cell: 1),
        CellContent(6, cell: 1), CellContent(4, cell: 1), CellContent(5, cell: 1),
      ],
      [CellContent(2), CellContent(1)])
    let difference = new.difference(from: old, content: (before, after))

    #expect(difference.updated.map(\.id) == ["3", "1", "2", "4"])
    #expect(difference.updated.map(\.kind) == [.reload, .reload, .reconfigure, .reconfigure])
    #expect(difference.updated[0].from == .init(section: "A", index: 2))
    #expect(difference.updated[0].to == .init(section: "A", index: 0))
    #expect(difference.moved.map(\.id) == ["3"])
    #expect(difference.updatedSections.map(\.id) == ["A", "B"])
    #expect(difference.updatedSections.map(\.kind) == [.reconfigure, .reload])
    #expect(try old.applying(difference) == new)
  }

  /// The equal end of a section stands elsewhere than it did.
  @Test func updatesAreFoundBehindInsertions() throws {
    let old = try PlainSnapshot([("A", "1"), ("B", "2 3 4")])
    let new = try PlainSnapshot([("A", "1 8 9"), ("B", "5 2 3 4")])
    let sections = [CellContent(0), CellContent(0)]
    let difference = new.difference(
      from: old,
      content: (
        Self.content([1, 2, 3, 4].map { CellContent($0) }, sections),
        Self.content([1, 8, 9, 5, 2, 30, 4].map { CellContent($0) }, sections)
      ))
    #expect(
      difference.updated == [
        .init(
          id: "3", from: .init(section: "B", index: 1), to: .init(section: "B", index: 2),
          kind: .reconfigure)
      ])
  }

  @Test func equalContentIsNoUpdate() throws {
    let old = try PlainSnapshot([("A", "1 2"), ("B", "3")])
    let content = Self.content(
      [CellContent(1), CellContent(2), CellContent(3)], [CellContent(0), CellContent(0)])
    #expect(old.difference(from: old, content: (content, content)).isEmpty)
  }

  @Test func foreignSnapshotsAreRefused() throws {
    let old = try PlainSnapshot([("A", "1 2 3"), ("B", "4")])
    let new = try PlainSnapshot([("A", "2 1"), ("B", "4 5")])
    let difference = new.difference(from: old)
    for other in [
      try PlainSnapshot([("A", "1 2 4"), ("B", "3")]),
      try PlainSnapshot([("A", "1 2"), ("B", "4 3")]),
      try PlainSnapshot([("B", "4")]), PlainSnapshot(),
    ] {
      #expect(throws: PlainSnapshot.Failure.incompatibleDifference) {
        try other.applying(difference)
      }
    }
  }

  @Test func impossibleDifferencesAreRefused() throws {
    let old = try PlainSnapshot([("A", "1 2 3"), ("B", "4")])
    typealias Change = (inout SnapshotDifference<String, String>) -> Void
    let changes: [Change] = [
      {
        $0.inserted = [
          .init(id: "9", path: .init(section: "A", index: 4), isImpliedBySection: false)
        ]
      },
      {
        $0.inserted = [
          .init(id: "1", path: .init(section: "B", index: 0), isImpliedBySection: false)
        ]
      },
      {
        $0.inserted = [
          .init(id: "9", path: .init(section: "Z", index: 0), isImpliedBySection: false)
        ]
      },
      {
        $0.inserted = ["8", "9"].map {
          .init(id: $0, path: .init(section: "A", index: 0), isImpliedBySection: false)
        }
      },
      { $0.updatedSections = [.init(id: "A", from: 0, to: 1, kind: .reload)] },
      {
        $0.removed = [
          .init(id: "1", path: .init(section: "A", index: 0), isImpliedBySection: true)
        ]
      },
      { $0.removedSections = [.init(id: "B", index: 1)] },
      { $0.insertedSections = [.init(id: "A", index: 0)] },
      { $0.insertedSections = [.init(id: "C", index: 3)] },
      {
        $0.removed = ["1", "1"].map {
          .init(id: $0, path: .init(section: "A", index: 0), isImpliedBySection: false)
        }
      },
      {
        $0.updated = [
          .init(
            id: "1", from: .init(section: "A", index: 0), to: .init(section: "A", index: 1),
            kind: .reload)
        ]
      },
    ]
    for (index, change) in changes.enumerated() {
      var difference = SnapshotDifference<String, String>()
      change(&difference)
      #expect(throws: PlainSnapshot.Failure.malformedDifference, "\(index)") {
        try old.applying(difference)
      }
    }
  }

  @Test func survivesCoding() throws {
    let old = try PlainSnapshot([("A", "1 2 3"), ("B", "4")])
    let new = try PlainSnapshot([("B", "4 1"), ("A", "3 2 5")])
    let difference = new.difference(from: old)
    let data = try JSONEncoder().encode(difference)
    let decoded = try JSONDecoder().decode(SnapshotDifference<String, String>.self, from: data)
    #expect(decoded == difference)
  }
}

@Suite struct IncreasingRunTests {
  /// Every order of up to six numbers, against all subsets.
  @Test func runIsTheLongest() {
    for count in 0...6 {
      let orders = SnapshotDifferenceTests.arrangements(of: Array(0..<count)).map(\.[0])
        .filter { $0.count == count }
      for order in Set(orders) {
        let values = order.map { Int32($0) }
        let run = longestIncreasingRun(values)
        let chosen = run.map { values[Int($0)] }
        #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 })
        #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 })
        #expect(run.count == Self.longestByTrial(order))
      }
    }
  }

  static func longestByTrial(_ values: [Int]) -> Int {
    (0..<1 << values.count).map { subset in
      let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }.max() ?? 0
  }

  /// By hand: piles 2|1, 5|3, 4 after 2 5 1 3 4; from the top 4 back to 3 and 1.
  @Test func tiesAreThoseOfPatience() {
    #expect(longestIncreasingRun([2, 5, 1, 3, 4]) == [2, 3, 4])
    #expect(longestIncreasingRun([1, 0, 3, 2]) == [1, 3])
    #expect(longestIncreasingRun([1, 1, 2]) == [1, 2])
    #expect(outsideLongestIncreasingRun([1, 0, 3, 2]) == [0, 2])
    #expect(outsideLongestIncreasingRun([4, 7, 9]) == [])
  }
}
