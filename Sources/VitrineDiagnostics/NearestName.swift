/// The one of `names` that `name` was most likely meant to be, for a hint; nil when none is near.
///
/// Near is an edit distance (insertion, removal, replacement, swap of two neighbours; optimal string
/// alignment) of at most a third of the name's length, and at least one. Of several equally near the
/// first wins.
public func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let letters = Array(name.lowercased().unicodeScalars)
  let limit = max(1, letters.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let others = Array(candidate.lowercased().unicodeScalars)
    guard abs(others.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, others)
    if distance <= limit && distance < (best?.distance ?? .max) { best = (candidate, distance) }
  }
  return best?.name
}

private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var before: [Int] = []
  var above = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let same = first[row] == second[column]
      var distance = min(
        above[column] + (same ? 0 : 1), above[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, before[column - 1] + 1)
      }
      current.append(distance)
    }
    (before, above) = (above, current)
  }
  return above[second.count]
}
