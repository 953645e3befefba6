import TestSupport
import Testing

@testable import VitrineModel

typealias Outline = SectionSnapshot<String>

extension SectionSnapshot<String> {
  /// `a(b(c) d) e`.
  var line: String {
    func text(_ ids: [String]) -> String {
      ids.map { id in
        let children = (try? children(of: id)) ?? []
        return children.isEmpty ? id : "\(id)(\(text(children)))"
      }.joined(separator: " ")
    }
    return text(rootItems)
  }
}

@Suite struct SectionSnapshotTests {
  /// a(d(f) e) b c(g).
  static func sample() throws -> Outline {
    var outline = Outline()
    try outline.append(["a", "b", "c"])
    try outline.append(["d", "e"], to: "a")
    try outline.append(["f"], to: "d")
    try outline.append(["g"], to: "c")
    return outline
  }

  @Test func insertionAfterSkipsTheSubtree() throws {
    var outline = try Self.sample()
    try outline.insert(["x", "y"], after: "a")
    try outline.insert(["z"], before: "e")
    #expect(outline.line == "a(d(f) z e) x y b c(g)")
    #expect(outline.items.map { outline.index(of: $0) } == Array(0..<10))
  }

  @Test func visibilityIsOfTheAncestors() throws {
    var outline = try Self.sample()
    outline.expand(["d"])
    #expect(outline.visibleItems == ["a", "b", "c"])
    outline.expand(["a", "unknown"])
    #expect(outline.visibleItems == ["a", "d", "f", "e", "b", "c"])
    outline.collapse(["a"])
    #expect(outline.visibleItems == ["a", "b", "c"])
    #expect(outline.expandedItems == ["d"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "d", "f", "e", "b", "c"])
  }

  @Test func expandedLeafShowsItsFirstChild() throws {
    var outline = try Self.sample()
    outline.expand(["b"])
    try outline.append(["h"], to: "b")
    #expect(try outline.isVisible("h"))
    try outline.delete(["b"])
    try outline.append(["b"])
    #expect(try !outline.isExpanded("b"))
  }

  @Test func deletionTakesTheSubtree() throws {
    var outline = try Self.sample()
    try outline.delete(["f", "a", "d", "a"])
    #expect(outline.line == "b c(g)")
    #expect(!outline.contains("f"))
    #expect(throws: Outline.Failure.unknownItem(["x", "f"])) {
      try outline.delete(["x", "b", "f", "x"])
    }
    #expect(outline.line == "b c(g)")
  }

  @Test func movesKeepShapeAndExpansion() throws {
    var outline = try Self.sample()
    outline.expand(["d", "c"])
    try outline.move("d", after: "g")
    #expect(outline.line == "a(e) b c(g d(f))")
    #expect(outline.visibleItems == ["a", "b", "c", "g", "d", "f"])
    #expect(try outline.level(of: "f") == 2)
    try outline.move("d", before: "a")
    #expect(outline.line == "d(f) a(e) b c(g)")
    #expect(try outline.parent(of: "d") == nil)
  }

  @Test func impossibleMovesAreRefused() throws {
    var outline = try Self.sample()
    #expect(throws: Outline.Failure.cycle("a")) { try outline.move("a", before: "f") }
    #expect(throws: Outline.Failure.itemAnchorInList("a")) { try outline.move("a", after: "a") }
    #expect(throws: Outline.Failure.unknownItem(["x"])) { try outline.move("x", after: "y") }
    #expect(throws: Outline.Failure.unknownItem(["y"])) { try outline.move("a", after: "y") }
    #expect(try outline == Self.sample())
  }

  @Test func emptyArgumentsDoNothing() throws {
    var outline = try Self.sample()
    try outline.append([], to: "unknown")
    try outline.insert([], before: "unknown")
    try outline.insert(Outline(), after: "unknown")
    #expect(try outline == Self.sample())
  }

  @Test func subtreesAreCopiedAndGrafted() throws {
    var outline = try Self.sample()
    outline.expand(["a", "d"])
    let part = try outline.snapshot(of: "a", includingParent: true)
    #expect(part.line == "a(d(f) e)")
    #expect(part.visibleItems == ["a", "d", "f", "e"])
    #expect(try outline.snapshot(of: "a").line == "d(f) e")
    #expect(try outline.snapshot(of: "b").items == [])
    #expect(throws: Outline.Failure.unknownParent("x")) { try outline.snapshot(of: "x") }

    var other = Outline()
    try other.append(["x", "y"])
    try other.insert(part, before: "y")
    #expect(other.line == "x a(d(f) e) y")
    #expect(other.expandedItems == ["a", "d"])
    #expect(throws: Outline.Failure.duplicateItem(["d", "f", "e"])) {
      try outline.replace(childrenOf: "c", using: try part.snapshot(of: "a"))
    }
    try outline.replace(childrenOf: "a", using: try part.snapshot(of: "d"))
    #expect(outline.line == "a(f) b c(g)")
  }

  /// A chain that recursion would not survive.
  @Test func depthHasNoLimit() throws {
    let depth = 100_000
    var outline = SectionSnapshot<Int>()
    try outline.append([0])
    for level in 1..<depth { try outline.append([level], to: level - 1) }
    outline.expand(Array(0..<depth))
    #expect(outline.visibleItems.count == depth)
    #expect(try outline.level(of: depth - 1) == depth - 1)
    #expect(outline.index(of: depth - 1) == depth - 1)
    #expect(try outline.snapshot(of: 0).items.count == depth - 1)
    #expect(outline.difference(from: SectionSnapshot()).inserted.count == depth)
    outline.collapse([1])
    #expect(outline.visibleItems == [0, 1])
    try outline.delete([0])
    #expect(outline.items == [])
  }

  @Test func descriptionShowsLevelsExpansionAndSight() throws {
    var outline = try Self.sample()
    outline.expand(["a"])
    #expect(
      outline.visualDescription == """
        * - a
        *   + d
              + f
        *   + e
        * + b
        * + c
            + g

        """)
  }

  @Test func longLifeKeepsAgreeing() throws {
    var outline = try Self.sample()
    outline.expand(["a", "c"])
    for round in 0..<500 {
      try outline.append(["\(round)"], to: "b")
      try outline.append(["\(round)'"], to: "\(round)")
      try outline.delete(["\(round)"])
    }
    #expect(outline.line == "a(d(f) e) b c(g)")
    #expect(outline.expandedItems == ["a", "c"])
    #expect(outline.table.handleCount < 200)
  }

  /// Random operations beside a list of levels: what is under an item are the deeper ones behind it.
  @Test(arguments: 0..<60) func agreesWithAListOfLevels(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var outline = SectionSnapshot<Int>()
    var rows: [Row] = []
    for _ in 0..<200 {
      let (item, anchor) = (random.below(20), random.below(20))
      let isBefore = random.chance(50)
      let place = rows.firstIndex { $0.item == item }
      let anchorPlace = rows.firstIndex { $0.item == anchor }
      switch (random.below(5), place, anchorPlace) {
      case (0, nil, nil):
        try outline.append([item])
        rows.append(Row(item: item, level: 0))
      case (1, nil, let parent?):
        try outline.append([item], to: anchor)
        rows.insert(
          Row(item: item, level: rows[parent].level + 1), at: Self.end(of: parent, in: rows))
      case (2, let place?, _):
        try outline.delete([item])
        rows.removeSubrange(place..<Self.end(of: place, in: rows))
      case (3, let place?, let target?):
        let range = place..<Self.end(of: place, in: rows)
        if range.contains(target) { continue }
        if isBefore { try outline.move(item, before: anchor) }
        if !isBefore { try outline.move(item, after: anchor) }
        let rise = rows[target].level - rows[place].level
        let moving = rows[range].map {
          Row(item: $0.item, level: $0.level + rise, isExpanded: $0.isExpanded)
        }
        rows.removeSubrange(range)
        let home = rows.firstIndex { $0.item == anchor } ?? 0
        rows.insert(contentsOf: moving, at: isBefore ? home : Self.end(of: home, in: rows))
      case (4, let place?, _):
        rows[place].isExpanded.toggle()
        if rows[place].isExpanded { outline.expand([item]) } else { outline.collapse([item]) }
      default: continue
      }
      try Self.expect(outline, rows)
    }
  }

  struct Row {
    var item: Int
    var level: Int
    var isExpanded = false
  }

  /// Behind an item and all that is under it.
  static func end(of place: Int, in rows: [Row]) -> Int {
    rows[(place + 1)...].firstIndex { $0.level <= rows[place].level } ?? rows.count
  }

  static func expect(_ outline: SectionSnapshot<Int>, _ rows: [Row]) throws {
    var collapsedLevel = Int.max
    var visible: [Int] = []
    for (index, row) in rows.enumerated() {
      if row.level <= collapsedLevel {
        visible.append(row.item)
        collapsedLevel = row.isExpanded ? .max : row.level
      }
      #expect(outline.index(of: row.item) == index)
      #expect(try outline.level(of: row.item) == row.level)
      #expect(try outline.isVisible(row.item) == (visible.last == row.item))
    }
    #expect(outline.items == rows.map(\.item))
    #expect(outline.visibleItems == visible)
    #expect(outline.expandedItems == rows.filter(\.isExpanded).map(\.item))
    #expect(outline.rootItems == rows.filter { $0.level == 0 }.map(\.item))
  }
}
