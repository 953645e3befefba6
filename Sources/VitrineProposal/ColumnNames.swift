import VitrineFormats
import VitrineModel

/// Returns the words of a key in lower case: `acquisition` and `year` for `acquisitionYear`.
func nameWords(of name: String) -> [String] {
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

/// Returns the last key of a path that describes the value: `subjects` for `name` in
/// `made.subjects.*`, and `title` for `de` in `title`.
func descriptiveKey(_ name: String, in parent: String) -> String {
  let parents = parent.split(separator: ".").filter { $0 != "*" && Int($0) == nil }
    .map(String.init)
  let isLanguage = !parents.isEmpty && languages.contains(name.lowercased())
  let keys = isLanguage ? parents : parents + [name]
  return keys.last { !isGeneral($0, in: parent) } ?? keys.last ?? name
}

/// Whether a name does not describe the value. A family name in a list belongs to people.
private func isGeneral(_ name: String, in parent: String) -> Bool {
  generalNames.contains(name.lowercased())
    || parent.hasSuffix("*") && ["family", "literal", "lastname"].contains(name.lowercased())
}

private let generalNames: Set = ["name", "title", "label", "value", "text", "children", "items"]

private let languages: Set = ["de", "en", "es", "fr", "it", "nl"]

extension DataColumn {
  /// Whether its values are in maps, but are not the names of these maps.
  var isDetail: Bool { path.contains("*") && !isGeneral(name, in: parent) }

  /// Returns how well its name matches `names`, which begin with the best. 0 is the best match, and
  /// nil is none. The name can have more words before and after: `full_name`, `title (en)`.
  func rank(among names: [String]) -> Int? {
    let ofLast = nameWords(of: name)
    let found = ofLast == words ? [words] : [ofLast, words]
    let ranks = found.flatMap { words in
      let whole = words.joined(separator: " ")
      return names.enumerated().compactMap { index, wanted -> Int? in
        if whole == wanted { return 3 * index }
        if words.last == wanted { return 3 * index + 4 }
        return words.contains(wanted) ? 3 * index + 8 : nil
      }
    }
    return ranks.min().map { $0 + (depth - 1) * 3 * names.count }
  }
}

/// Names of lengths, whose unit can be in a separate column.
private let lengthNames = [
  "height", "width", "depth", "length", "diameter", "höhe", "breite", "tiefe", "länge",
  "durchmesser", "hauteur", "largeur", "profondeur", "alto", "ancho", "altezza", "larghezza",
]

extension DataColumn {
  /// Whether its numbers are probably lengths.
  var isLength: Bool { areNumbers && isSingle && rank(among: lengthNames) != nil }

  /// The parts of a name that ends with the unit of its numbers: `Height (cm)`, `weight_kg`.
  var nameAndUnit: (name: String, unit: String)? {
    if let match = name.wholeMatch(of: #/(.*[\w.])\s*[(\[]([^()\[\]]{1,5})[)\]]/#) {
      let unit = String(match.2)
      // Other words in brackets are notes: `Goals (2019)`, `Rank (FIFA)`, `Place (room)`.
      let isNote =
        unit.contains { $0.isNumber && !"²³".contains($0) || $0.isWhitespace }
        || unit.count > 1 && unit.allSatisfy(\.isUppercase) && Currency(unit) == nil
        || unit.count > 3 && !UnitOfMeasure.isKnown(unit)
      return isNote ? nil : (String(match.1), unit)
    }
    guard let match = name.wholeMatch(of: #/(.*\w)[ _-](\w+)/#) else { return nil }
    let (rest, unit) = (String(match.1), String(match.2))
    if Currency(unit.uppercased()) != nil { return (rest, unit.uppercased()) }
    // The `in` of `made in` is not inches.
    return UnitOfMeasure.isKnown(unit) && unit.count > 1 && unit.lowercased() != "in"
      ? (rest, unit) : nil
  }
}

extension [DataColumn] {
  /// Returns the column with the best name according to `names`, and the first of several equal
  /// ones.
  func best(among names: [String]) -> DataColumn? {
    compactMap { column in column.rank(among: names).map { (column, $0) } }
      .min { $0.1 < $1.1 }?.0
  }
}
