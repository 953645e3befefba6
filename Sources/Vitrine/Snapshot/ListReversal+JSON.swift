import VitrineText

extension ListReversal where Element: SnapshotPart, Update == Element.Reversal {
  init(from new: [Element], to old: [Element]) {
    self.init(from: new, to: old, key: \.key) { $0.reversal(to: $1) }
  }

  func reverted(_ new: [Element]) throws(SnapshotFileError) -> [Element] {
    let old = try older(than: new, key: \.key) { element, reversal throws(SnapshotFileError) in
      try element.reverted(by: reversal)
    }
    guard let old else { throw .value("history") }
    return old
  }

  /// Reads the reversal under a key. Without the key, the list stays as it is.
  init(_ reader: SnapshotReader, _ key: String) throws(SnapshotFileError) {
    self.init()
    guard let list = try reader.optional(key, reader.part) else { return }
    if list["order"] != nil {
      order = try list.elements("order").map { run throws(SnapshotFileError) in
        guard let run = Run(run) else { throw list.error("order") }
        return run
      }
    }
    if list["removed"] != nil { removed = try Element.list.read(list, "removed") }
    guard let values = try list.optional("updated", list.part) else { return }
    updated = try list.object("updated").map { member throws(SnapshotFileError) in
      Updated(key: member.key, update: try Element.reversal.read(values, member.key))
    }
  }
}

extension ListReversal.Run {
  /// Nil if the value is not a run.
  fileprivate init?(_ run: JSONValue) {
    let numbers = (run.number.map { [$0] } ?? run.elements.compactMap(\.number)).map(\.value)
    switch numbers.compactMap({ Int(exactly: $0) }) {
    case let kept where kept.count == 2: self = .kept(from: kept[0], count: kept[1])
    case let removed where removed.count == 1: self = .removed(removed[0])
    default: return nil
    }
  }
}

extension JSONWriter {
  /// Writes `order`, with `[from, count]` for elements of the newer list and a single number for
  /// how many elements come next from `removed`. `updated` is an object keyed by element.
  mutating func reversal<Part: SnapshotPart>(
    of name: String, _ list: ListReversal<Part, Part.Reversal>
  ) {
    if list.isEmpty { return }
    object(name) { json in
      if let order = list.order {
        json.array("order", order) { json, run in
          switch run {
          case .kept(let from, let count): json.numbers([Double(from), Double(count)])
          case .removed(let count): json.number(count)
          }
        }
      }
      if !list.removed.isEmpty {
        json.key("removed")
        Part.list.write(list.removed, &json)
      }
      if list.updated.isEmpty { return }
      json.object("updated") { json in
        for change in list.updated {
          json.lineBreak()
          json.key(change.key)
          Part.reversal.write(change.update, &json)
        }
      }
    }
  }
}
