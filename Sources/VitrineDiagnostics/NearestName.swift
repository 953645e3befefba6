/// Returns the name in `names` that `name` was most likely meant to be, or nil if none is close.
///
/// A name is close if its edit distance (insertions, removals, replacements and swaps of
/// neighbours; optimal string alignment) is at most a third of the length of `name`, but at least
/// one. Among equally close names the first wins. Names of more than 200 bytes are ignored, and
/// comparing stops after `maxComparisons`, so that a long list cannot stall a build.
public func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  guard name.utf8.count <= maxNameLength else { return nil }
  let letters = Array(name.lowercased().unicodeScalars)
  let limit = max(1, letters.count / 3)
  var best: (name: String, distance: Int)?
  var work = 0
  for candidate in names where candidate.utf8.count <= maxNameLength {
    let others = Array(candidate.lowercased().unicodeScalars)
    guard abs(others.count - letters.count) <= limit else { continue }
    work += others.count * letters.count
    if work > maxComparisons { break }
    let distance = editDistance(letters, others)
    if distance <= limit && distance < (best?.distance ?? .max) { best = (candidate, distance) }
  }
  return best?.name
}

/// Returns a hint that suggests the closest of `names`, or nil if none is close.
package func suggestion(for name: String, among names: some Sequence<String>) -> String? {
  suggestion(nearestName(to: name, among: names))
}

/// Returns the hint for a nearest name that is already known.
package func suggestion(_ nearest: String?) -> String? {
  nearest.map { "did you mean '\($0)'?" }
}

/// The maximum length of a name that is compared, in bytes.
private let maxNameLength = 200

/// The number of letter comparisons for one name: enough for 10,000 names of 20 letters.
private let maxComparisons = 4_000_000

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
