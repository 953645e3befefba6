import VitrineModel

/// Returns the words of the last name in a path that says something, in lower case: `acquisition` and
/// `year` of `made.acquisitionYear`, `subjects` of `subjects.*.name`.
func nameWords(of path: String) -> [String] {
  let names = path.split(separator: ".").filter { $0 != "*" && Int($0) == nil }
  let name = names.last { !generalNames.contains($0.lowercased()) } ?? names.last ?? path[...]
  var words: [String] = []
  var previous: Character = " "
  for character in name {
    let isWordCharacter = character.isLetter || character.isNumber
    if !isWordCharacter {
      words.append("")
    } else if words.isEmpty || character.isUppercase && previous.isLowercase {
      words.append(character.lowercased())
    } else {
      words[words.count - 1] += character.lowercased()
    }
    previous = character
  }
  return words.filter { !$0.isEmpty }
}

/// Names that say nothing about what they are of.
private let generalNames: Set = ["name", "title", "label", "value", "text", "children", "items"]

extension DataColumn {
  /// The last name in its path.
  var lastName: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// True if its values are in maps, and not what these are called.
  var isDetail: Bool { path.contains("*") && !generalNames.contains(lastName.lowercased()) }

  /// Returns how well its name stands among `names`, which begin with the best; 0 is the best, nil is
  /// none. A name may have words before and after it: `full_name`, `title (en)`.
  func rank(among names: [String]) -> Int? {
    let ofLast = nameWords(of: lastName)
    let found = ofLast == words ? [words] : [ofLast, words]
    let ranks = found.flatMap { words in
      let name = words.joined(separator: " ")
      return names.enumerated().compactMap { index, wanted -> Int? in
        if name == wanted { return 3 * index }
        if words.last == wanted { return 3 * index + 4 }
        return words.contains(wanted) ? 3 * index + 8 : nil
      }
    }
    return ranks.min().map { $0 + (depth - 1) * 3 * names.count }
  }
}

extension DataColumn {
  /// The name of numbers that ends with their unit, taken apart: `Height (cm)`, `weight_kg`.
  var nameAndUnit: (name: String, unit: String)? {
    if let match = lastName.wholeMatch(of: #/(.*\w)\s*[(\[]([^()\[\]]{1,5})[)\]]/#) {
      let unit = String(match.2)
      // What else stands in brackets is a note: `Goals (2019)`, `Rank (FIFA)`.
      let isNote =
        unit.contains { $0.isNumber && !"²³".contains($0) || $0.isWhitespace }
        || unit.count > 1 && unit.allSatisfy(\.isUppercase) && Currency(unit) == nil
      return isNote ? nil : (String(match.1), unit)
    }
    guard let match = lastName.wholeMatch(of: #/(.*\w)[ _-](\w+)/#) else { return nil }
    let unit = String(match.2)
    let name = String(match.1)
    if Currency(unit.uppercased()) != nil { return (name, unit.uppercased()) }
    // `made in` is no length.
    return UnitOfMeasure.isKnown(unit) && unit.count > 1 && unit.lowercased() != "in"
      ? (name, unit) : nil
  }
}

extension [DataColumn] {
  /// Returns the column whose name is the first among `names`; of several the first.
  func best(among names: [String]) -> DataColumn? {
    compactMap { column in column.rank(among: names).map { (column, $0) } }
      .min { $0.1 < $1.1 }?.0
  }
}
