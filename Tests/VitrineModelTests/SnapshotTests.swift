import TestSupport
import Testing

@testable import VitrineModel

typealias PlainSnapshot = Snapshot<String, String>

extension Snapshot<String, String> {
  /// `[("A", "1 2"), ("B", "")]`.
  init(_ sections: [(id: String, items: String)]) throws {
    self.init()
    try appendSections(sections.map(\.id))
    for (id, items) in sections {
      try appendItems(items.split(separator: " ").map(String.init), toSection: id)
    }
  }

  /// `A: 1 2, B:`.
  var line: String {
    sectionIdentifiers.map { id in
      (["\(id):"] + ((try? itemIdentifiers(inSection: id)) ?? [])).joined(separator: " ")
    }.joined(separator: ", ")
  }
}

@Suite struct SnapshotTests {
  @Test func indicesFollowEdits() throws {
    var snapshot = try PlainSnapshot([("A", "1 2 3"), ("B", "4 5")])
    try snapshot.insertItems(["6", "7"], before: "2")
    try snapshot.moveItem("5", after: "1")
    try snapshot.deleteItems(["3", "unknown"])
    try snapshot.moveSection("A", after: "B")

    #expect(snapshot.line == "B: 4, A: 1 5 6 7 2")
    for (index, item) in ["4", "1", "5", "6", "7", "2"].enumerated() {
      #expect(snapshot.indexOfItem(item) == index)
    }
    #expect(snapshot.indexOfItem("3") == nil)
    #expect(snapshot.indexOfSection("A") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: "5") == "A")
  }

  /// Every operation that can fail, and a snapshot that has marks.
  @Test func failureChangesNothing() throws {
    var original = try PlainSnapshot([("A", "1 2"), ("B", "3")])
    try original.reloadItems(["1"])
    try original.reconfigureItems(["3"])
    try original.reloadSections(["B"])
    let failing: [(inout PlainSnapshot) throws -> Void] = [
      { try $0.appendSections(["C", "A"]) },
      { try $0.insertSections(["C", "C"], before: "A") },
      { try $0.insertSections(["C"], after: "Z") },
      { try $0.deleteSections(["A", "A"]) },
      { try $0.moveSection("A", after: "A") },
      { try $0.appendItems(["9", "1", "8"]) },
      { try $0.appendItems(["9", "9"]) },
      { try $0.appendItems(["9"], toSection: "Z") },
      { try $0.insertItems(["9", "8"], before: "Z") },
      { try $0.insertItems(["9", "8"], before: "9") },
      { try $0.insertItems(["1", "9"], after: "1", existing: .move) },
      { try $0.deleteItems(["1", "1"]) },
      { try $0.moveItem("1", before: "Z") },
      { try $0.reloadItems(["2", "Z"]) },
      { try $0.reconfigureItems(["2", "2"]) },
      { try $0.reloadSections(["A", "Z"]) },
    ]
    for (index, operation) in failing.enumerated() {
      var snapshot = original
      #expect(throws: PlainSnapshot.Failure.self, "operation \(index)") {
        try operation(&snapshot)
      }
      #expect(snapshot.visualDescription == original.visualDescription, "operation \(index)")
      for item in ["8", "9"] { #expect(snapshot.indexOfItem(item) == nil) }
      try snapshot.appendItems(["8", "9"])
      #expect(snapshot.line == "A: 1 2, B: 3 8 9", "operation \(index)")
    }
  }

  @Test func everyOffenderIsNamedOnce() throws {
    var snapshot = try PlainSnapshot([("A", "1 2 3")])
    #expect(throws: PlainSnapshot.Failure.duplicateItem(["3", "1"])) {
      try snapshot.appendItems(["9", "3", "1"])
    }
    #expect(throws: PlainSnapshot.Failure.duplicateItem(["8", "9"])) {
      try snapshot.appendItems(["9", "8", "8", "9", "8"])
    }
    #expect(throws: PlainSnapshot.Failure.unknownItem(["7", "6"])) {
      try snapshot.reloadItems(["7", "1", "6"])
    }
    #expect(throws: PlainSnapshot.Failure.duplicateItem(["7"])) {
      try snapshot.deleteItems(["7", "7"])
    }
  }

  /// Repeats, then the anchor in the list, then an unknown anchor, then what is there already.
  @Test func checksFireInOrder() throws {
    var snapshot = try PlainSnapshot([("A", "1 2")])
    #expect(throws: PlainSnapshot.Failure.duplicateItem(["Z"])) {
      try snapshot.insertItems(["Z", "Z", "1"], before: "Z")
    }
    #expect(throws: PlainSnapshot.Failure.itemAnchorInList("Z")) {
      try snapshot.insertItems(["Z", "1"], before: "Z")
    }
    #expect(throws: PlainSnapshot.Failure.unknownItem(["Z"])) {
      try snapshot.insertItems(["1"], before: "Z")
    }
    #expect(throws: PlainSnapshot.Failure.unknownSection(["Z"])) {
      try snapshot.appendItems(["1"], toSection: "Z")
    }
    #expect(throws: PlainSnapshot.Failure.unknownItem(["Z"])) {
      try snapshot.insertItems([], after: "Z")
    }
    var empty = PlainSnapshot()
    #expect(throws: PlainSnapshot.Failure.noSections) { try empty.appendItems([]) }
    #expect(throws: PlainSnapshot.Failure.noSections) { try empty.appendItems(["1", "1"]) }
    #expect(throws: PlainSnapshot.Failure.noSections) {
      try empty.appendItems(["1"], toSection: "Z")
    }
    #expect(throws: PlainSnapshot.Failure.unknownItem(["Y"])) {
      try snapshot.moveItem("Y", before: "Z")
    }
  }

  @Test func existingItemsMoveWhereAsked() throws {
    var snapshot = try PlainSnapshot([("A", "1 2 3 4"), ("B", "5")])
    try snapshot.reloadItems(["2"])
    // 2 and 4 leave first: 3 is then the second of A.
    try snapshot.insertItems(["4", "9", "2"], before: "3", existing: .move)
    #expect(snapshot.line == "A: 1 4 9 2 3, B: 5")
    try snapshot.appendItems(["1", "5"], toSection: "B", existing: .move)
    #expect(snapshot.line == "A: 4 9 2 3, B: 1 5")
    #expect(snapshot.reloadedItemIdentifiers == ["2"])
    #expect(snapshot.numberOfItems == 6)
  }

  @Test func marksBelongToTheirItems() throws {
    var snapshot = try PlainSnapshot([("A", "1 2 3"), ("B", "4")])
    try snapshot.reloadItems(["3", "1"])
    try snapshot.reloadItems(["4", "3"])
    try snapshot.reconfigureItems(["2"])
    try snapshot.reloadSections(["B", "A"])
    #expect(snapshot.reloadedItemIdentifiers == ["3", "1", "4"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B", "A"])

    try snapshot.moveItem("1", after: "4")
    try snapshot.deleteItems(["3"])
    try snapshot.appendItems(["3"], toSection: "A")
    #expect(snapshot.reloadedItemIdentifiers == ["1", "4"])

    try snapshot.deleteSections(["B"])
    try snapshot.appendSections(["B"])
    try snapshot.appendItems(["1", "4"])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == ["2"])
    #expect(snapshot.reloadedSectionIdentifiers == ["A"])
  }

  @Test func marksDoNotCountInEquality() throws {
    let plain = try PlainSnapshot([("A", "1 2"), ("B", "")])
    var marked = plain
    try marked.reloadItems(["1"])
    #expect(marked == plain)
    #expect(try PlainSnapshot([("A", "1 2")]) != plain)
    #expect(try PlainSnapshot([("A", "2 1"), ("B", "")]) != plain)
    #expect(try PlainSnapshot([("A", "1"), ("B", "2")]) != plain)
    #expect(try PlainSnapshot([("B", ""), ("A", "1 2")]) != plain)
  }

  @Test func copiesAreIndependent() throws {
    let original = try PlainSnapshot([("A", "1 2")])
    var copy = original
    try copy.deleteSections(["A"])
    try copy.appendSections(["B"])
    try copy.appendItems(["1"])
    #expect(original.line == "A: 1 2")
    #expect(copy.line == "B: 1")
  }

  /// Handles of deleted items are given up when most are.
  @Test func longLifeKeepsAgreeing() throws {
    var snapshot = PlainSnapshot()
    try snapshot.appendSections(["A", "B"])
    try snapshot.appendItems(["kept", "marked"], toSection: "A")
    try snapshot.reloadItems(["marked"])
    for round in 0..<1_000 {
      try snapshot.appendItems(["\(round)", "\(round)'"], toSection: "B")
      try snapshot.deleteItems(["\(round)'"])
      if round >= 3 { try snapshot.deleteItems(["\(round - 3)"]) }
      try snapshot.appendSections(["\(round)"])
      try snapshot.deleteSections(["\(round)"])
    }
    #expect(snapshot.line == "A: kept marked, B: 997 998 999")
    #expect(snapshot.reloadedItemIdentifiers == ["marked"])
    #expect(snapshot.items.handleCount < 200)
    #expect(snapshot.sections.handleCount < 200)
    #expect(snapshot.indexOfItem("998") == 3)
  }

  @Test func descriptionHasMarksAndIndices() throws {
    var snapshot = try PlainSnapshot([("A", "1 2 3"), ("B", "")])
    try snapshot.reloadItems(["2"])
    try snapshot.reconfigureItems(["2", "3"])
    try snapshot.reloadSections(["B"])
    #expect(
      snapshot.visualDescription == """
        A (3)
          0 1
          1 2 reload
          2 3 reconfigure
        B (0) reload

        """)
  }

  /// Random operations beside plain lists of lists.
  @Test(arguments: 0..<60) func agreesWithPlainLists(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var snapshot = Snapshot<Int, Int>()
    var model: [(id: Int, items: [Int])] = []
    for _ in 0..<300 {
      let (section, item, anchor) = (random.below(5), random.below(30), random.below(30))
      let place = model.firstIndex { $0.id == section }
      let home = model.firstIndex { $0.items.contains(item) }
      let anchorHome = model.firstIndex { $0.items.contains(anchor) }
      switch random.below(7) {
      case 0 where place == nil:
        try snapshot.appendSections([section])
        model.append((section, []))
      case 1 where place != nil && random.chance(15):
        try snapshot.deleteSections([section])
        model.removeAll { $0.id == section }
      case 2 where place != nil && place != 0:
        try snapshot.moveSection(section, before: model[0].id)
        model.insert(model.remove(at: place ?? 0), at: 0)
      case 3:
        guard let place else { continue }
        try snapshot.appendItems([item], toSection: section, existing: .move)
        if let home { model[home].items.removeAll { $0 == item } }
        model[place].items.append(item)
      case 4:
        guard let anchorHome, home == nil else { continue }
        try snapshot.insertItems([item], after: anchor)
        let index = model[anchorHome].items.firstIndex(of: anchor) ?? 0
        model[anchorHome].items.insert(item, at: index + 1)
      case 5:
        guard let home, let anchorHome, item != anchor else { continue }
        try snapshot.moveItem(item, before: anchor)
        model[home].items.removeAll { $0 == item }
        let index = model[anchorHome].items.firstIndex(of: anchor) ?? 0
        model[anchorHome].items.insert(item, at: index)
      default:
        try snapshot.deleteItems([item])
        if let home { model[home].items.removeAll { $0 == item } }
      }
      #expect(snapshot.sectionIdentifiers == model.map(\.id))
      #expect(snapshot.itemIdentifiers == model.flatMap(\.items))
      let all = model.flatMap(\.items)
      for id in 0..<30 { #expect(snapshot.indexOfItem(id) == all.firstIndex(of: id)) }
    }
  }
}
