import VitrineModel

extension ValuePath {
  /// Returns the value at the path; nil if the path leads nowhere.
  func value<Tree: RecordTree>(in root: Tree) -> Tree? {
    var value = root
    for step in steps {
      if value.isMap {
        if let member = value[step.rest] { return member }
        guard let member = value[step.part] else { return nil }
        value = member
      } else {
        guard let index = step.index, let element = value.element(at: index) else { return nil }
        value = element
      }
    }
    return value
  }

  /// True if it leads to several values.
  var hasWildcard: Bool { steps.contains { $0.part == "*" } }

  /// Returns the values at a path in which `*` stands for all elements of a list and all members of a map,
  /// with the keys of these members, `-` between them.
  func values<Tree: RecordTree>(in root: Tree) -> [(key: String?, value: Tree)] {
    var found: [(key: String?, value: Tree)] = [(nil, root)]
    for step in steps {
      found = found.flatMap { above -> [(key: String?, value: Tree)] in
        guard step.part == "*" else {
          let value =
            above.value.isMap ? above.value[step.part] : step.index.flatMap(above.value.element)
          return value.map { [(above.key, $0)] } ?? []
        }
        return (above.value.recordElements ?? []).map { key, value in
          (above.key.map { above in key.map { "\(above)-\($0)" } ?? above } ?? key, value)
        }
      }
    }
    return found
  }

  /// Returns the value at the path in a record; of a path with `*`, the list of the values in all elements of
  /// a list, or in all members of a map. A map by itself may also be the only element.
  func value(in root: SourceValue) -> SourceValue? { value(in: root, from: 0) }

  private func value(in root: SourceValue, from start: Int) -> SourceValue? {
    var value = root
    for (number, step) in steps.enumerated().dropFirst(start) {
      if value.isMap {
        if let member = value[step.rest] { return member }
        if let member = value[step.part] {
          value = member
          continue
        }
      } else if let index = step.index, let element = value.element(at: index) {
        value = element
        continue
      }
      return step.part == "*" ? value.list { self.value(in: $0, from: number + 1) } : nil
    }
    return value
  }
}

extension SourceValue {
  /// The list of what `find` finds in the elements, without levels of its own; nil if that is nothing.
  fileprivate func list(_ find: (SourceValue) -> SourceValue?) -> SourceValue? {
    var found = (recordElements ?? []).compactMap { find($0.value) }
    if found.isEmpty, isMap { found = [find(self)].compactMap { $0 } }
    if found.isEmpty { return nil }
    var list = self
    list.content = .list(
      found.flatMap { value in
        if case .list(let values) = value.content { values } else { [value] }
      })
    return list
  }
}
