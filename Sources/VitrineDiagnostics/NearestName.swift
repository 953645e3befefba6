/// The one of `names` that `name` was most likely meant to be, for a hint; nil when none is near.
///
/// Near is an edit distance (insertion, removal, replacement, swap of two neighbours; optimal string
/// alignment) of at most a third of the name's length, and at least one. Of several equally near the
/// first wins. Long names are near to none, and of very many only the first are looked at.
public func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  guard name.utf8.count <= longestName else { return nil }
  let letters = Array(name.lowercased().unicodeScalars)
  let limit = max(1, letters.count / 3)
  var best: (name: String, distance: Int)?
  var work = 0
  for candidate in names where candidate.utf8.count <= longestName {
    let others = Array(candidate.lowercased().unicodeScalars)
    guard abs(others.count - letters.count) <= limit else { continue }
    work += others.count * letters.count
    if work > mostComparisons { break }
    let distance = editDistance(letters, others)
    if distance <= limit && distance < (best?.distance ?? .max) { best = (candidate, distance) }
  }
  return best?.name
}

/// The hint for an unknown name: the one of `names` that it was most likely meant to be; nil when none is near.
package func suggestion(for name: String, among names: some Sequence<String>) -> String? {
  suggestion(nearestName(to: name, among: names))
}

/// The same, where the nearest name is already known.
package func suggestion(_ nearest: String?) -> String? {
  nearest.map { "did you mean '\($0)'?" }
}

/// In bytes.
private let longestName = 200

/// Of letters, for one name: 10,000 names of twenty letters.
private let mostComparisons = 4_000_000

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
