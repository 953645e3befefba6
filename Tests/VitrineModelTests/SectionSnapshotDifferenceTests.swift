import Foundation
import TestSupport
import Testing

@testable import VitrineModel

typealias NumberOutline = SectionSnapshot<Int>

/// A forest as nested values, for keys.
struct Tree: Hashable {
  var id: Int
  var children: [Tree]
}

extension SectionSnapshot<Int> {
  init(_ forest: [Tree]) throws {
    self.init()
    var pending: [(forest: [Tree], parent: Int?)] = [(forest, nil)]
    while let (forest, parent) = pending.popLast() {
      try append(forest.map(\.id), to: parent)
      pending += forest.map { ($0.children, $0.id) }
    }
  }

  /// Up to twenty-five items of thirty, each under a random earlier one or a root, some expanded.
  init(random: inout SplitMix64) throws {
    self.init()
    let chosen = (0..<30).shuffled(using: &random).prefix(random.below(26))
    for item in chosen {
      let present = items
      if present.isEmpty || random.chance(30) {
        try append([item])
      } else {
        try append([item], to: present[random.below(present.count)])
      }
    }
    expand(items.filter { _ in random.chance(50) })
  }
}

@Suite struct SectionSnapshotDifferenceTests {
  @Test(arguments: 0..<400) func leadsToTheNewAndBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let old = try NumberOutline(random: &random)
    let new = try NumberOutline(random: &random)
    let difference = new.difference(from: old)

    #expect(try old.applying(difference) == new)
    #expect(try new.applying(difference.inverse) == old)
    #expect(difference.isEmpty == (old == new))
    #expect(Set(difference.revealed) == Set(new.visibleItems).subtracting(old.visibleItems))
    #expect(Set(difference.hidden) == Set(old.visibleItems).subtracting(new.visibleItems))
  }

  /// Every forest of three items against every other: reparentings and moves are as many as the shortest
  /// way of taking a subtree out and putting it back elsewhere.
  @Test func changesAreAsFewAsCanBe() throws {
    let forests = Self.forests(of: [0, 1, 2])
    // 5 shapes of 3 nodes, 6 ways of naming them.
    #expect(forests.count == 30)
    for start in forests {
      let old = try NumberOutline(start)
      let distances = Self.distances(from: start)
      for end in forests {
        let difference = try NumberOutline(end).difference(from: old)
        #expect(
          difference.reparented.count + difference.moved.count == distances[end],
          "\(start) \(end)")
      }
    }
  }

  /// Four items, from one chain and from a flat list.
  @Test(arguments: [
    [
      Tree(
        id: 0,
        children: [Tree(id: 1, children: [Tree(id: 2, children: [Tree(id: 3, children: [])])])])
    ],
    (0..<4).map { Tree(id: $0, children: []) },
  ])
  func changesOfFourAreAsFewAsCanBe(start: [Tree]) throws {
    let old = try NumberOutline(start)
    let distances = Self.distances(from: start)
    // 14 shapes of 4 nodes, 24 ways of naming them.
    #expect(distances.count == 336)
    for (end, distance) in distances {
      let difference = try NumberOutline(end).difference(from: old)
      #expect(difference.reparented.count + difference.moved.count == distance, "\(end)")
    }
  }

  static func forests(of ids: [Int]) -> [[Tree]] {
    Array(distances(from: ids.map { Tree(id: $0, children: []) }).keys)
  }

  static func distances(from start: [Tree]) -> [[Tree]: Int] {
    var distances = [start: 0]
    var frontier = [start]
    while !frontier.isEmpty {
      var next: [[Tree]] = []
      for state in frontier {
        for (subtree, rest) in detached(from: state) {
          for step in placements(of: subtree, in: rest) where distances[step] == nil {
            distances[step] = (distances[state] ?? 0) + 1
            next.append(step)
          }
        }
      }
      frontier = next
    }
    return distances
  }

  /// Every subtree, and the forest without it.
  static func detached(from forest: [Tree]) -> [(Tree, [Tree])] {
    forest.indices.flatMap { index -> [(Tree, [Tree])] in
      var without = forest
      let tree = without.remove(at: index)
      let inside = detached(from: tree.children).map { subtree, children in
        var rest = forest
        rest[index].children = children
        return (subtree, rest)
      }
      return [(tree, without)] + inside
    }
  }

  static func placements(of tree: Tree, in forest: [Tree]) -> [[Tree]] {
    let here = (0...forest.count).map { index in
      var with = forest
      with.insert(tree, at: index)
      return with
    }
    let below = forest.indices.flatMap { index in
      placements(of: tree, in: forest[index].children).map { children in
        var with = forest
        with[index].children = children
        return with
      }
    }
    return here + below
  }

  @Test func subtreesThatMoveAreOneChange() throws {
    let old = try SectionSnapshotTests.sample()
    var new = old
    try new.move("d", after: "g")
    let difference = new.difference(from: old)
    #expect(
      difference.reparented == [
        .init(id: "d", from: .init(parent: "a", index: 0), to: .init(parent: "c", index: 1))
      ])
    #expect(difference.moved.isEmpty && difference.inserted.isEmpty && difference.removed.isEmpty)
  }

  @Test func updatesAreOfContent() throws {
    let old = try SectionSnapshotTests.sample()
    var new = old
    try new.move("c", before: "a")
    // Old order a d f e b c g, new order c g a d f e b.
    let before = (1...7).map { CellContent($0, cell: 1) }
    let after = [6, 8, 1, 2, 3, 4, 5].map { CellContent($0, cell: $0 == 3 ? 2 : 1) }
    let difference = new.difference(from: old, content: (before, after))
    #expect(
      difference.updated == [.init(id: "g", kind: .reconfigure), .init(id: "f", kind: .reload)])
  }

  @Test func foreignAndImpossibleDifferencesAreRefused() throws {
    let old = try SectionSnapshotTests.sample()
    var new = old
    try new.move("e", before: "d")
    let difference = new.difference(from: old)
    #expect(throws: Outline.Failure.incompatibleDifference) { try Outline().applying(difference) }
    var other = old
    try other.delete(["d"])
    #expect(throws: Outline.Failure.incompatibleDifference) { try other.applying(difference) }

    typealias Change = (inout SectionSnapshotDifference<String>) -> Void
    let changes: [Change] = [
      { $0.removed = [.init(id: "d", path: .init(parent: "a", index: 0), isExpanded: false)] },
      { $0.inserted = [.init(id: "x", path: .init(parent: "b", index: 1), isExpanded: false)] },
      { $0.inserted = [.init(id: "x", path: .init(parent: "z", index: 0), isExpanded: false)] },
      { $0.inserted = [.init(id: "g", path: .init(parent: "b", index: 0), isExpanded: false)] },
      // Under itself.
      {
        $0.reparented = [
          .init(id: "a", from: .init(parent: nil, index: 0), to: .init(parent: "d", index: 0))
        ]
      },
      { $0.updated = [.init(id: "z", kind: .reload)] },
      // Another parent is no move, and the same one no reparenting.
      {
        $0.moved = [
          .init(id: "e", from: .init(parent: "a", index: 1), to: .init(parent: "b", index: 0))
        ]
      },
      {
        $0.reparented = [
          .init(id: "e", from: .init(parent: "a", index: 1), to: .init(parent: "a", index: 0))
        ]
      },
      {
        $0.removed = [.init(id: "b", path: .init(parent: nil, index: 1), isExpanded: false)]
        $0.expanded = ["b"]
      },
    ]
    for (index, change) in changes.enumerated() {
      var difference = SectionSnapshotDifference<String>()
      change(&difference)
      #expect(throws: Outline.Failure.malformedDifference, "\(index)") {
        try old.applying(difference)
      }
    }
    var expanding = SectionSnapshotDifference<String>()
    expanding.collapsed = ["a"]
    #expect(throws: Outline.Failure.incompatibleDifference) { try old.applying(expanding) }
  }

  @Test func survivesCoding() throws {
    let old = try SectionSnapshotTests.sample()
    var new = old
    try new.move("d", after: "g")
    try new.append(["x"], to: "b")
    try new.delete(["e"])
    new.expand(["c"])
    let difference = new.difference(from: old)
    let data = try JSONEncoder().encode(difference)
    let decoded = try JSONDecoder().decode(SectionSnapshotDifference<String>.self, from: data)
    #expect(decoded == difference)
  }
}
