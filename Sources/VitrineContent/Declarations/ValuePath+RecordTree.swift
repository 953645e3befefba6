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
}
