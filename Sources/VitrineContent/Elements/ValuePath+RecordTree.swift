package import VitrineFormats
import VitrineModel

extension ValuePath {
  /// Returns the value at the path, or nil if there is none.
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

  /// Whether it can lead to several values.
  var hasWildcard: Bool { steps.contains { $0.part == "*" } }

  /// Returns the values at a path in which `*` stands for all elements of a list or all members of
  /// a map. Each has the keys of these members, joined with `-`.
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

  /// Returns the value at the path in a record. If the path has a `*`, that is the list of values
  /// in all elements of a list or all members of a map. A map also counts as a list with itself as
  /// the only element.
  package func value(in root: SourceValue) -> SourceValue? { value(in: root, from: 0) }

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
  /// The flat list of what `find` returns for each element, or nil if it returns nothing.
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
