import VitrineModel

/// Turns a list whose elements have unique keys back into an older one.
struct ListReversal<Element: Hashable & Sendable, Update: Hashable & Sendable>: Hashable, Sendable {
  /// A run of the older list.
  enum Run: Hashable, Sendable {
    /// Consecutive elements that the newer list also has side by side, starting at an index of it.
    case kept(from: Int, count: Int)

    /// The given number of elements that come next in `removed`.
    case removed(Int)
  }

  /// The order of the older list, or nil if it has the same keys in the same order.
  var order: [Run]?

  /// The elements that the newer list does not have, in the older list's order.
  var removed: [Element] = []

  /// The older versions of elements that are in both lists and differ, in the older list's order.
  var updated: [Updated] = []

  struct Updated: Hashable, Sendable {
    var key: String
    var update: Update
  }

  /// Whether both lists are the same.
  var isEmpty: Bool { order == nil && updated.isEmpty }
}

extension ListReversal {
  /// The reversal that turns `new` back into `old`. `update` returns nil for elements that are
  /// equal.
  init(
    from new: [Element], to old: [Element], key: (Element) -> String,
    update: (_ new: Element, _ old: Element) -> Update?
  ) {
    func add(_ index: Int, _ newIndex: Int) {
      if let update = update(new[newIndex], old[index]) {
        updated.append(Updated(key: key(old[index]), update: update))
      }
    }
    let haveSameKeys =
      new.count == old.count
      && new.indices.allSatisfy { ExactText(key(new[$0])) == ExactText(key(old[$0])) }
    if haveSameKeys {
      for index in old.indices { add(index, index) }
      return
    }
    let indices = Dictionary(byBytes: new.indices.map { (key(new[$0]), $0) })
    var runs: [Run] = []
    for index in old.indices {
      guard let newIndex = indices[key(old[index])] else {
        removed.append(old[index])
        runs.extend(removing: 1)
        continue
      }
      runs.extend(keeping: newIndex)
      add(index, newIndex)
    }
    order = runs
  }

  /// The older list, or nil if this reversal does not fit `new`.
  ///
  /// `revert` returns the older version of an element, and throws if an update does not fit it.
  func older<Failure: Error>(
    than new: [Element], key: (Element) -> String,
    revert: (Element, Update) throws(Failure) -> Element
  ) throws(Failure) -> [Element]? {
    guard var old = ordered(new) else { return nil }
    if updated.isEmpty { return old }
    let indices = Dictionary(byBytes: old.enumerated().map { (key($1), $0) })
    for change in updated {
      guard let index = indices[change.key] else { return nil }
      old[index] = try revert(old[index], change.update)
    }
    return old
  }

  private func ordered(_ new: [Element]) -> [Element]? {
    guard let order else { return removed.isEmpty ? new : nil }
    var rest = removed[...]
    var kept = 0
    var old: [Element] = []
    for run in order {
      switch run {
      case .kept(let from, let count):
        guard from >= 0, count > 0, from <= new.count, count <= new.count - from else {
          return nil
        }
        // No element occurs twice in a list. Checking this keeps a small file from producing a huge
        // list.
        kept += count
        if kept > new.count { return nil }
        old += new[from..<from + count]
      case .removed(let count):
        guard count > 0, count <= rest.count else { return nil }
        old += rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    return rest.isEmpty ? old : nil
  }
}

extension Array {
  fileprivate mutating func extend<E, U>(keeping index: Int)
  where Element == ListReversal<E, U>.Run {
    if case .kept(let from, let count)? = last, from + count == index {
      self[self.count - 1] = .kept(from: from, count: count + 1)
    } else {
      append(.kept(from: index, count: 1))
    }
  }

  fileprivate mutating func extend<E, U>(removing more: Int)
  where Element == ListReversal<E, U>.Run {
    if case .removed(let count)? = last {
      self[self.count - 1] = .removed(count + more)
    } else {
      append(.removed(more))
    }
  }
}
