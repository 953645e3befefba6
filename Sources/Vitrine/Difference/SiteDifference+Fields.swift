import VitrineModel

extension [Field] {
  /// The fields whose values differ: current fields in their order, then removed ones.
  func changes(since old: Self) -> [SiteDifference.FieldChange] {
    let before = Dictionary(firstOf: old.map { ($0.name, $0.value) })
    let names = Set(map(\.name))
    let here = map {
      SiteDifference.FieldChange(name: $0.name, old: before[$0.name], new: $0.value)
    }
    let removed = old.filter { !names.contains($0.name) }.map {
      SiteDifference.FieldChange(name: $0.name, old: $0.value, new: nil)
    }
    return (here + removed).filter { $0.old != $0.new }
  }
}
