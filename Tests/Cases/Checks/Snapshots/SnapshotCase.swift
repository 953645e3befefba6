import VitrineCases
import VitrineModel

/// A flat snapshot, what is done to it, and what it is then.
struct SnapshotCase {
  typealias PlainSnapshot = Snapshot<String, String>
  typealias Failure = PlainSnapshot.Failure
  typealias Operation = (inout PlainSnapshot) throws(Failure) -> Void

  var value: CaseValue

  func disagreements() throws(CaseError) -> [String] {
    var lines = try disagreements(with: try value.required("expected"), existing: .refuse)
    if let moving = try value.member("alternatives")?.member("moveExisting") {
      lines += try disagreements(with: moving, existing: .move).map { "moveExisting: \($0)" }
    }
    return lines
  }

  private func disagreements(
    with expected: CaseValue, existing: DuplicatePolicy
  ) throws(CaseError) -> [String] {
    var snapshot = PlainSnapshot()
    var operations: [Operation] = []
    for op in try value.required("ops").array() {
      operations.append(try operation(op, existing: existing))
    }
    let error = try firstError(of: operations, on: &snapshot, like: expected)
    var answers = try snapshot.answers(to: try expected.member("queries"))
    answers["error"] = error ?? .null
    if let error, try expected.member("error") == nil { return ["unexpected error \(error.text)"] }
    return try answers.disagreements(with: expected)
  }

  private func operation(
    _ op: CaseValue, existing: DuplicatePolicy
  ) throws(CaseError) -> Operation {
    let ids = try op.strings("ids")
    let isBefore = try op.member("before") != nil
    switch try op.string("op") {
    case "appendSections":
      return { snapshot throws(Failure) in try snapshot.appendSections(ids) }
    case "deleteSections":
      return { snapshot throws(Failure) in try snapshot.deleteSections(ids) }
    case "reloadSections":
      return { snapshot throws(Failure) in try snapshot.reloadSections(ids) }
    case "insertSections":
      let anchor = try op.anchor()
      return isBefore
        ? { snapshot throws(Failure) in try snapshot.insertSections(ids, before: anchor) }
        : { snapshot throws(Failure) in try snapshot.insertSections(ids, after: anchor) }
    case "moveSection":
      let (id, anchor) = (try op.string("id"), try op.anchor())
      return isBefore
        ? { snapshot throws(Failure) in try snapshot.moveSection(id, before: anchor) }
        : { snapshot throws(Failure) in try snapshot.moveSection(id, after: anchor) }
    case "appendItems":
      let section = try op.member("section")?.string()
      return { snapshot throws(Failure) in
        if let section {
          try snapshot.appendItems(ids, toSection: section, existing: existing)
        } else {
          try snapshot.appendItems(ids, existing: existing)
        }
      }
    case "insertItems":
      let anchor = try op.anchor()
      return isBefore
        ? { snapshot throws(Failure) in
          try snapshot.insertItems(ids, before: anchor, existing: existing)
        }
        : { snapshot throws(Failure) in
          try snapshot.insertItems(ids, after: anchor, existing: existing)
        }
    case "moveItem":
      let (id, anchor) = (try op.string("id"), try op.anchor())
      return isBefore
        ? { snapshot throws(Failure) in try snapshot.moveItem(id, before: anchor) }
        : { snapshot throws(Failure) in try snapshot.moveItem(id, after: anchor) }
    case "deleteItems":
      return { snapshot throws(Failure) in try snapshot.deleteItems(ids) }
    case "reloadItems":
      return { snapshot throws(Failure) in try snapshot.reloadItems(ids) }
    case "reconfigureItems":
      return { snapshot throws(Failure) in try snapshot.reconfigureItems(ids) }
    case "deleteAllItems":
      return { snapshot in snapshot.deleteAllItems() }
    case let other:
      throw op.unsupported("the operation '\(other)'")
    }
  }
}

/// Runs operations until one throws; its error as `expected` asks for it. The value is then as before
/// that operation, which is checked.
func firstError<Value: Equatable, SectionID>(
  of operations: [(inout Value) throws(SnapshotError<SectionID, String>) -> Void],
  on value: inout Value, like expected: CaseValue
) throws(CaseError) -> CaseValue.Content? {
  for (index, operation) in operations.enumerated() {
    let before = value
    do throws(SnapshotError<SectionID, String>) {
      try operation(&value)
    } catch {
      if value != before { return .string("operation \(index) threw and left a change") }
      return try error.answer(atOp: index, like: try expected.member("error"))
    }
  }
  return nil
}

extension Snapshot<String, String> {
  fileprivate func answers(to queries: CaseValue?) throws(CaseError) -> Answers {
    var answers = Answers()
    answers["sections"] = sectionsAnswer
    answers["numberOfSections"] = .count(numberOfSections)
    answers["numberOfItems"] = .count(numberOfItems)
    answers["itemIdentifiers"] = .strings(itemIdentifiers)
    answers["reloadedItems"] = .strings(reloadedItemIdentifiers)
    answers["reconfiguredItems"] = .strings(reconfiguredItemIdentifiers)
    answers["reloadedSections"] = .strings(reloadedSectionIdentifiers)
    answers["queries"] = .array(
      try (queries?.array() ?? []).map { query throws(CaseError) in try answered(query) })
    return answers
  }

  /// `[{id, items}]`.
  var sectionsAnswer: CaseValue.Content {
    .array(
      sectionIdentifiers.map { id in
        .object([
          "id": .string(id), "items": .strings((try? itemIdentifiers(inSection: id)) ?? []),
        ])
      })
  }

  /// The query with its result, or the code of its error.
  private func answered(_ query: CaseValue) throws(CaseError) -> CaseValue.Content {
    let id = try query.string("arg")
    return try query.answered { name throws(SnapshotError<String, String>) in
      switch name {
      case "indexOfItem": .optional(indexOfItem(id))
      case "indexOfSection": .optional(indexOfSection(id))
      case "sectionContaining": .optional(sectionIdentifier(containingItem: id))
      case "numberOfItemsInSection": .count(try numberOfItems(inSection: id))
      case "itemIdentifiersInSection": .strings(try itemIdentifiers(inSection: id))
      default: nil
      }
    }
  }
}

extension CaseValue {
  /// A query with the result, or the code of the error, that a value has for it.
  func answered<SectionID>(
    _ answer: (String) throws(SnapshotError<SectionID, String>) -> Content?
  ) throws(CaseError) -> Content {
    var members = try members().mapValues(\.content)
    members["result"] = nil
    members["error"] = nil
    let name = try string("q")
    var isKnown = true
    do throws(SnapshotError<SectionID, String>) {
      let result = try answer(name)
      isKnown = result != nil
      members["result"] = result
    } catch {
      members["error"] = .string(error.code)
    }
    if !isKnown { throw unsupported("the query '\(name)'") }
    return .object(members)
  }
}
