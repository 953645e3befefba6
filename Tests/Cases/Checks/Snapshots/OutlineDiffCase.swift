import VitrineCases
import VitrineModel

/// Two forests and what turns the old one into the new one.
struct OutlineDiffCase {
  var value: CaseValue

  func disagreements() throws(CaseError) -> [String] {
    let (oldValue, newValue) = (try value.required("old"), try value.required("new"))
    let old = try SectionSnapshot<String>(oldValue)
    let new = try SectionSnapshot<String>(newValue)
    var hashes = HashNumbers()
    let content = (
      old: try hashes.numbers(of: old.items, in: try oldValue.member("content")),
      new: try hashes.numbers(of: new.items, in: try newValue.member("content"))
    )
    let difference = new.difference(from: old, content: content)
    var lines = try difference.answers.disagreements(with: try value.required("expected"))
    if (try? old.applying(difference)) != new {
      lines.append("applied to the old, it is not the new")
    }
    if (try? new.applying(difference.inverse)) != old {
      lines.append("its inverse does not lead back")
    }
    return lines
  }
}

extension SectionSnapshotDifference<String> {
  fileprivate var answers: Answers {
    var answers = Answers()
    answers["inserted"] = .strings(inserted.map(\.id).sorted())
    answers["deleted"] = .strings(removed.map(\.id).sorted())
    answers["updated"] = .strings(updated.map(\.id).sorted())
    answers["expanded"] = .strings(expanded.sorted())
    answers["collapsed"] = .strings(collapsed.sorted())
    answers["movedCount"] = .count(moved.count)
    answers["revealed"] = .strings(revealed)
    answers["hidden"] = .strings(hidden)
    answers["reparented"] = .array(
      reparented.sorted { $0.id < $1.id }.map {
        .object([
          "id": .string($0.id), "from": .optional($0.from.parent), "to": .optional($0.to.parent),
        ])
      })
    return answers
  }
}
