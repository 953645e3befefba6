import VitrineCases
import VitrineModel

/// A section snapshot, what is done to it, and what it is then.
struct OutlineCase {
  typealias Outline = SectionSnapshot<String>
  typealias Failure = Outline.Failure
  typealias Operation = (inout Outline) throws(Failure) -> Void

  var value: CaseValue

  func disagreements() throws(CaseError) -> [String] {
    let expected = try value.required("expected")
    var outline = Outline()
    var operations: [Operation] = []
    for op in try value.required("ops").array() { operations.append(try operation(op)) }
    let error = try firstError(of: operations, on: &outline, like: expected)
    var answers = try outline.answers(to: try expected.member("queries"))
    answers["error"] = error ?? .null
    if let error, try expected.member("error") == nil { return ["unexpected error \(error.text)"] }
    return try answers.disagreements(with: expected)
  }

  private func operation(_ op: CaseValue) throws(CaseError) -> Operation {
    let ids = try op.strings("ids")
    let isBefore = try op.member("before") != nil
    switch try op.string("op") {
    case "append":
      let parent = try op.member("parent")?.string()
      return { outline throws(Failure) in try outline.append(ids, to: parent) }
    case "insert":
      let anchor = try op.anchor()
      return isBefore
        ? { outline throws(Failure) in try outline.insert(ids, before: anchor) }
        : { outline throws(Failure) in try outline.insert(ids, after: anchor) }
    case "insertSnapshot":
      let anchor = try op.anchor()
      let snapshot = try Outline(op)
      return isBefore
        ? { outline throws(Failure) in try outline.insert(snapshot, before: anchor) }
        : { outline throws(Failure) in try outline.insert(snapshot, after: anchor) }
    case "replaceChildren":
      let parent = try op.string("parent")
      let snapshot = try Outline(op)
      return { outline throws(Failure) in
        try outline.replace(childrenOf: parent, using: snapshot)
      }
    case "move":
      let (id, anchor) = (try op.string("id"), try op.anchor())
      return isBefore
        ? { outline throws(Failure) in try outline.move(id, before: anchor) }
        : { outline throws(Failure) in try outline.move(id, after: anchor) }
    case "delete": return { outline throws(Failure) in try outline.delete(ids) }
    case "deleteAll": return { outline in outline.deleteAll() }
    case "expand": return { outline in outline.expand(ids) }
    case "collapse": return { outline in outline.collapse(ids) }
    case let other: throw op.unsupported("the operation '\(other)'")
    }
  }
}

extension SectionSnapshot<String> {
  /// The forest of a `tree` member, with what an `expanded` member names.
  init(_ value: CaseValue) throws(CaseError) {
    self.init()
    var pending: [(items: [CaseValue], parent: String?)] = [
      (try value.required("tree").array(), nil)
    ]
    while let (items, parent) = pending.popLast() {
      let ids = try items.map { item throws(CaseError) in try item.string("id") }
      do throws(Failure) {
        try append(ids, to: parent)
      } catch {
        throw value.malformed("a tree without \(error.code) \(error.ids)")
      }
      for (item, id) in zip(items, ids) {
        if let children = try item.member("children") { pending.append((try children.array(), id)) }
      }
    }
    expand(try value.strings("expanded"))
  }

  fileprivate func answers(to queries: CaseValue?) throws(CaseError) -> Answers {
    var answers = Answers()
    answers["tree"] = .array(rootItems.map { treeAnswer($0) })
    answers["items"] = .strings(items)
    answers["rootItems"] = .strings(rootItems)
    answers["visibleItems"] = .strings(visibleItems)
    answers["expandedItems"] = .strings(expandedItems)
    answers["levels"] = .object(
      Dictionary(uniqueKeysWithValues: items.map { ($0, .optional(try? level(of: $0))) }))
    answers["parents"] = .object(
      Dictionary(uniqueKeysWithValues: items.map { ($0, .optional((try? parent(of: $0)) ?? nil)) })
    )
    answers["queries"] = .array(
      try (queries?.array() ?? []).map { query throws(CaseError) in try answered(query) })
    return answers
  }

  /// `{id, children?}`.
  private func treeAnswer(_ id: String) -> CaseValue.Content {
    var members: [String: CaseValue.Content] = ["id": .string(id)]
    let children = (try? children(of: id)) ?? []
    if !children.isEmpty { members["children"] = .array(children.map { treeAnswer($0) }) }
    return .object(members)
  }

  /// The query with its result, or the code of its error.
  private func answered(_ query: CaseValue) throws(CaseError) -> CaseValue.Content {
    let id = try query.string("arg")
    if try query.string("q") == "snapshotOf", let answer = try answeredSnapshot(query, of: id) {
      return answer
    }
    return try query.answered { name throws(Failure) in
      switch name {
      case "index": .optional(index(of: id))
      case "contains": .bool(contains(id))
      case "level": .count(try level(of: id))
      case "isExpanded": .bool(try isExpanded(id))
      case "isVisible": .bool(try isVisible(id))
      case "parent": .optional(try parent(of: id))
      case "snapshotOf": .string("\(try snapshot(of: id).items)")
      default: nil
      }
    }
  }

  /// The query with those members of the subtree that its result has; nil if there is no subtree.
  private func answeredSnapshot(
    _ query: CaseValue, of id: String
  ) throws(CaseError) -> CaseValue.Content? {
    let including = try query.member("including")?.bool() ?? false
    guard let expected = try query.member("result"),
      let part = try? snapshot(of: id, includingParent: including)
    else { return nil }
    let answers = try part.answers(to: nil)
    var members = try query.members().mapValues(\.content)
    members["result"] = .object(
      Dictionary(
        uniqueKeysWithValues: try expected.members().keys.map {
          name throws(CaseError) in (name, answers[name] ?? .null)
        }))
    return .object(members)
  }
}
