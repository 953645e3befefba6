import VitrineCases
import VitrineModel

/// Two flat snapshots and what turns the old one into the new one.
struct DiffCase {
  typealias PlainSnapshot = Snapshot<String, String>

  var value: CaseValue

  func disagreements() throws(CaseError) -> [String] {
    let expected = try value.required("expected")
    let old = try ReadSnapshot(try value.required("old"))
    let new = try ReadSnapshot(try value.required("new"))
    if let error = old.error ?? new.error {
      var answers = Answers()
      answers["error"] = try error.answer(atOp: nil, like: try expected.member("error"))
      return try answers.disagreements(with: expected)
    }
    var hashes = HashNumbers()
    let content = (old: try old.content(&hashes), new: try new.content(&hashes))
    let difference = new.snapshot.difference(from: old.snapshot, content: content)
    return try difference.answers.disagreements(with: expected)
      + difference.contradictions(old.snapshot, new.snapshot, content)
  }
}

/// A side of a case, or why it is none.
private struct ReadSnapshot {
  var value: CaseValue
  var snapshot = DiffCase.PlainSnapshot()
  var error: DiffCase.PlainSnapshot.Failure?

  init(_ value: CaseValue) throws(CaseError) {
    self.value = value
    let sections = try value.required("sections").array()
    let ids = try sections.map { section throws(CaseError) in try section.string("id") }
    let items = try sections.map { section throws(CaseError) in try section.strings("items") }
    do throws(DiffCase.PlainSnapshot.Failure) {
      try snapshot.appendSections(ids)
      for (id, items) in zip(ids, items) { try snapshot.appendItems(items, toSection: id) }
    } catch {
      self.error = error
    }
  }

  func content(_ hashes: inout HashNumbers) throws(CaseError) -> SnapshotContent {
    SnapshotContent(
      items: try hashes.numbers(of: snapshot.itemIdentifiers, in: value.member("content")),
      sections: try hashes.numbers(
        of: snapshot.sectionIdentifiers, in: value.member("sectionContent")))
  }
}

/// A number for each text that stands for a hash; 0 for an absent one.
struct HashNumbers {
  private var numbers: [String: UInt64] = [:]

  mutating func numbers(
    of ids: [String], in member: CaseValue?
  ) throws(CaseError) -> [CellContent] {
    let texts = try member?.members() ?? [:]
    return try ids.map { id throws(CaseError) in
      guard let text = try texts[id]?.string() else { return CellContent(0) }
      let number = numbers[text] ?? UInt64(numbers.count + 1)
      numbers[text] = number
      return CellContent(number)
    }
  }
}

extension SnapshotDifference<String, String> {
  fileprivate var answers: Answers {
    var answers = Answers()
    answers["inserted"] = .strings(inserted.map(\.id).sorted())
    answers["deleted"] = .strings(removed.map(\.id).sorted())
    answers["updated"] = .strings(updated.map(\.id).sorted())
    answers["movedCount"] = .count(moved.count)
    answers["movedAcross"] = .strings(
      moved.filter { $0.from.section != $0.to.section }.map(\.id).sorted())
    answers["isEmpty"] = .bool(isEmpty)
    answers["sectionChanges"] = .object([
      "inserted": .strings(insertedSections.map(\.id).sorted()),
      "deleted": .strings(removedSections.map(\.id).sorted()),
      "updated": .strings(updatedSections.map(\.id).sorted()),
      "movedCount": .count(movedSections.count),
    ])
    return answers
  }

  /// The rules for all differences that this one breaks.
  fileprivate func contradictions(
    _ old: Snapshot<String, String>, _ new: Snapshot<String, String>,
    _ content: (old: SnapshotContent, new: SnapshotContent)
  ) -> [String] {
    var lines: [String] = []
    if (try? old.applying(self)) != new { lines.append("applied to the old, it is not the new") }
    if (try? new.applying(inverse)) != old { lines.append("its inverse does not lead back") }
    if new.difference(from: old, content: content) != self { lines.append("a second one differs") }
    return lines
  }
}
