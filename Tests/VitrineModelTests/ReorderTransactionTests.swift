import Testing
import VitrineModel

@Suite struct ReorderTransactionTests {
  typealias Transaction = ReorderTransaction<String, String>

  /// Every move of every item of three sections: the differences of the sections and the final snapshot
  /// bring a store to the same items.
  @Test func bothWaysOfUpdatingAgree() throws {
    let snapshot = try PlainSnapshot([("A", "1 2 3"), ("B", ""), ("C", "4 5")])
    for item in snapshot.itemIdentifiers {
      for section in snapshot.sectionIdentifiers {
        let others = try snapshot.itemIdentifiers(inSection: section).filter { $0 != item }
        for index in 0...others.count {
          let transaction = try Transaction(
            moving: item, toSection: section, at: index, in: snapshot)
          var expected = others
          expected.insert(item, at: index)
          let final = transaction.finalSnapshot
          #expect(try final.itemIdentifiers(inSection: section) == expected)

          var store = [String: [String]]()
          for id in snapshot.sectionIdentifiers {
            store[id] = try snapshot.itemIdentifiers(inSection: id)
          }
          for change in transaction.sectionTransactions {
            #expect(store[change.sectionIdentifier] == change.initialSnapshot.items)
            store[change.sectionIdentifier] = try store[change.sectionIdentifier]?
              .applying(verifying: change.difference)
          }
          for id in final.sectionIdentifiers {
            #expect(try store[id] == final.itemIdentifiers(inSection: id))
          }
          #expect(
            try snapshot.itemIdentifiers.applying(verifying: transaction.difference)
              == final.itemIdentifiers)
        }
      }
    }
  }

  @Test func neighboursReportTheDraggedOne() throws {
    let snapshot = try PlainSnapshot([("A", "1 2")])
    let forward = try Transaction(moving: "1", toSection: "A", at: 1, in: snapshot)
    #expect(
      forward.difference.removals == [.remove(offset: 0, element: "1", associatedWith: 1)])
    let backward = try Transaction(moving: "2", toSection: "A", at: 0, in: snapshot)
    #expect(
      backward.difference.removals == [.remove(offset: 1, element: "2", associatedWith: 0)])
  }

  /// The last of one section to the first of the next: all items stand in the same order.
  @Test func borderCrossingShowsInTheSectionsOnly() throws {
    let snapshot = try PlainSnapshot([("A", "1 2"), ("B", "3")])
    let transaction = try Transaction(moving: "2", toSection: "B", at: 0, in: snapshot)
    #expect(transaction.difference.isEmpty)
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["A", "B"])
    #expect(
      transaction.sectionTransactions.map { Array($0.difference) } == [
        [.remove(offset: 1, element: "2", associatedWith: nil)],
        [.insert(offset: 0, element: "2", associatedWith: nil)],
      ])
  }

  @Test func impossibleMovesAreRefused() throws {
    let snapshot = try PlainSnapshot([("A", "1 2"), ("B", "3")])
    #expect(throws: PlainSnapshot.Failure.unknownItem(["9"])) {
      try Transaction(moving: "9", toSection: "A", at: 0, in: snapshot)
    }
    #expect(throws: PlainSnapshot.Failure.unknownSection(["Z"])) {
      try Transaction(moving: "1", toSection: "Z", at: 0, in: snapshot)
    }
    #expect(throws: PlainSnapshot.Failure.indexOutOfRange(2)) {
      try Transaction(moving: "1", toSection: "A", at: 2, in: snapshot)
    }
    #expect(throws: PlainSnapshot.Failure.indexOutOfRange(-1)) {
      try Transaction(moving: "1", toSection: "B", at: -1, in: snapshot)
    }
  }

  /// The standard library looks at offsets alone.
  @Test func elementsAreVerified() throws {
    let difference = try #require(
      CollectionDifference<String>([.remove(offset: 0, element: "z", associatedWith: nil)]))
    #expect(["a", "b"].applying(difference) == ["b"])
    #expect(throws: SnapshotError<Never, String>.incompatibleDifference) {
      try ["a", "b"].applying(verifying: difference)
    }
    let previous = try #require(
      CollectionDifference<String>([.insert(offset: 5, element: "z", associatedWith: nil)]))
    #expect(throws: SnapshotError<Never, String>.incompatibleDifference) {
      try ["a", "b"].applying(verifying: previous)
    }
  }
}
