import VitrineCases
import VitrineModel

/// One item moved by hand.
struct TransactionCase {
  typealias Transaction = ReorderTransaction<String, String>

  var value: CaseValue

  func disagreements() throws(CaseError) -> [String] {
    let expected = try value.required("expected")
    let move = try value.required("move")
    let item = try move.string("item")
    let section = try move.string("toSection")
    let index = try move.required("toIndex").integer()
    var answers = Answers()
    var lines: [String] = []
    let sections = try value.required("initial").required("sections").array()
    let ids = try sections.map { section throws(CaseError) in try section.string("id") }
    let items = try sections.map { section throws(CaseError) in try section.strings("items") }
    do throws(SnapshotError<String, String>) {
      var snapshot = Snapshot<String, String>()
      try snapshot.appendSections(ids)
      for (id, items) in zip(ids, items) { try snapshot.appendItems(items, toSection: id) }
      let transaction = try Transaction(
        moving: item, toSection: section, at: index, in: snapshot)
      answers["final"] = .object(["sections": transaction.finalSnapshot.sectionsAnswer])
      answers["difference"] = transaction.difference.answer
      answers["sectionTransactions"] = .array(transaction.sectionTransactions.map(\.answer))
      lines = transaction.contradictions
    } catch {
      answers["error"] = try error.answer(atOp: nil, like: try expected.member("error"))
    }
    return try answers.disagreements(with: expected) + lines
  }
}

/// A list and a difference that may not be its own.
struct PatchCase {
  var value: CaseValue

  func disagreements() throws(CaseError) -> [String] {
    let expected = try value.required("expected")
    let base = try value.required("base").strings()
    let changes = try value.required("difference").changes()
    var answers = Answers()
    do throws(SnapshotError<Never, String>) {
      guard let difference = CollectionDifference(changes) else { throw .malformedDifference }
      answers["result"] = .strings(try base.applying(verifying: difference))
    } catch {
      answers["error"] = try error.answer(atOp: nil, like: try expected.member("error"))
    }
    return try answers.disagreements(with: expected)
  }
}

extension ReorderTransaction<String, String> {
  /// The rules for all transactions that this one breaks.
  fileprivate var contradictions: [String] {
    var lines: [String] = []
    if (try? initialSnapshot.itemIdentifiers.applying(verifying: difference))
      != finalSnapshot.itemIdentifiers
    {
      lines.append("the difference does not lead to the final items")
    }
    for section in sectionTransactions
    where (try? section.initialSnapshot.items.applying(verifying: section.difference))
      != section.finalSnapshot.items
    {
      lines.append(
        "the difference of \(section.sectionIdentifier) does not lead to its final items")
    }
    return lines
  }
}

extension ReorderTransaction<String, String>.SectionTransaction {
  fileprivate var answer: CaseValue.Content {
    .object([
      "section": .string(sectionIdentifier), "initial": .strings(initialSnapshot.items),
      "final": .strings(finalSnapshot.items), "difference": difference.answer,
    ])
  }
}

extension CollectionDifference<String> {
  fileprivate var answer: CaseValue.Content {
    .object([
      "removals": .array(removals.map(\.answer)), "insertions": .array(insertions.map(\.answer)),
    ])
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var answer: CaseValue.Content {
    switch self {
    case .remove(let offset, let element, let other), .insert(let offset, let element, let other):
      .object([
        "offset": .count(offset), "element": .string(element), "associatedWith": .optional(other),
      ])
    }
  }
}

extension CaseValue {
  fileprivate func changes() throws(CaseError) -> [CollectionDifference<String>.Change] {
    let removals = try required("removals").array().map { change throws(CaseError) in
      let (offset, element, other) = try change.change()
      return CollectionDifference<String>.Change.remove(
        offset: offset, element: element, associatedWith: other)
    }
    return try removals
      + required("insertions").array().map { change throws(CaseError) in
        let (offset, element, other) = try change.change()
        return .insert(offset: offset, element: element, associatedWith: other)
      }
  }

  private func change() throws(CaseError) -> (offset: Int, element: String, associated: Int?) {
    let other = try member("associatedWith")
    return (
      try required("offset").integer(), try string("element"),
      try other?.isNull == false ? other?.integer() : nil
    )
  }
}
