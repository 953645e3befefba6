package import VitrineFormats
import VitrineModel
import VitrineText

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
  var hasWildcard: Bool { steps.contains { ["*", "**"].contains($0.part) } }

  /// Returns the values at a path in which `*` stands for all elements of a list or all members of a
  /// map, and `**` for any levels of these. Each has the keys of these members, joined with `-`.
  func values<Tree: RecordTree>(in root: Tree) -> [FoundValue<Tree>] {
    var found = [FoundValue(value: root)]
    for step in steps {
      found = found.flatMap { above in
        if step.part == "**" { return above.withDescendants }
        if step.part == "*" { return above.elements }
        let value =
          above.value.isMap ? above.value[step.part] : step.index.flatMap(above.value.element)
        return value.map { [above.inner($0)] } ?? []
      }
    }
    return found
  }

  /// Returns the value at the path in a record. If the path has a `*`, that is the list of values
  /// in all elements of a list or all members of a map. A map also counts as a list with itself as
  /// the only element. If it has a choice, that is the value in the only map with this name, or a list.
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
      if let (key, word) = step.choice, let list = value[key] {
        return list.elements(named: word).list { self.value(in: $0, from: number + 1) }?.single
      }
      return step.part == "*" ? value.list { self.value(in: $0, from: number + 1) } : nil
    }
    return value
  }
}

extension SourceValue {
  /// The list of the maps that have a name, in a list of maps or a single map; of texts, those that are
  /// equal to it.
  fileprivate func elements(named word: String) -> SourceValue {
    var result = self
    let elements = if case .list(let values) = content { values } else { [self] }
    result.content = .list(
      elements.filter { element in
        let name = element.isMap ? element.nameOfPair : element
        return name?.scalarText?.hasSameBytes(as: word) ?? false
      })
    return result
  }

  /// The name of a map that has a value by this name, as labels of Allure and properties of JUnit.
  package var nameOfPair: SourceValue? {
    ["name", "key", "label", "Key", "Name"].lazy.compactMap { self[$0] }.first
  }

  /// The element of a list with only one.
  fileprivate var single: SourceValue {
    if case .list(let values) = content, values.count == 1 { values[0] } else { self }
  }

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
