import VitrineDiagnostics
import VitrineModel

extension RecordBatch {
  /// Returns the records with a declared order first, sorted by it, and then the others in reading
  /// order.
  func inOrder(_ records: [Int]) -> [Int] { records.inOrder { details[$0].order } }

  /// Returns the records without a parent, and the children by their parent's key. Records in the
  /// data of others are in neither.
  func hierarchy(
    isComplete: Bool, _ diagnostics: inout [Diagnostic]
  ) -> (roots: [Int], children: [ExactText: [Int]]) {
    if parentNames.isEmpty { return (roots, [:]) }
    let keys = NameTable(roots.map { (records[$0].id.key, true) })
    let draftKeys = Set(drafts.map(\.key))
    var parents: [ExactText: ExactText] = [:]
    for (record, name) in parentNames {
      if let parent = keys.found(name.key) {
        parents[records[record].id.key] = ExactText(parent.name)
      }
    }
    let circles = Self.circles(in: parents)
    var nearest = NearestNames(among: keys.names)
    var names = parentNames[...]
    var top: [Int] = []
    var children: [ExactText: [Int]] = [:]
    for record in roots {
      guard names.first?.record == record, let (_, parent) = names.popFirst() else {
        top.append(record)
        continue
      }
      let key = records[record].id.key
      guard let above = keys.found(parent.key)?.name else {
        if parent.isImplied { continue }
        if draftKeys.contains(parent.key) {
          diagnostics.append(.draftItem(parent.key, at: parent.place))
        } else if isComplete {
          diagnostics.warn(
            "unknown parent", at: parent.place,
            "there is no parent record '\(parent.key)'",
            hint: suggestion(nearest.name(nearestTo: parent.key))
              ?? "parents are named by their ids")
        }
        top.append(record)
        continue
      }
      if circles.contains(key) {
        diagnostics.warn(
          "circular parents", at: parent.place, "'\(key)' would be its own ancestor",
          hint: "at least one record in the circle must have no parent")
        top.append(record)
      } else {
        children[above, default: []].append(record)
      }
    }
    return (top, children)
  }

  /// Returns the keys of records that are their own ancestors.
  private static func circles(in parents: [ExactText: ExactText]) -> Set<ExactText> {
    var circles: Set<ExactText> = []
    var visited: Set<ExactText> = []
    for start in parents.keys where !visited.contains(start) {
      var path: [ExactText] = []
      var places: [ExactText: Int] = [:]
      var current: ExactText? = start
      while let key = current, visited.insert(key).inserted {
        places[key] = path.count
        path.append(key)
        current = parents[key]
      }
      if let key = current, let place = places[key] { circles.formUnion(path[place...]) }
    }
    return circles
  }
}
