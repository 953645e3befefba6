import VitrineFormats
import VitrineModel

/// Returns the words of a key in lower case: `acquisition` and `year` for `acquisitionYear`, and
/// `title` for `dcterms:title`.
func nameWords(of name: String) -> [String] {
  let letters = Array(name.drop(prefix: ["dcterms:", "dc:", "dc.", "schema:", "schema."]))
  var words: [String] = [""]
  for (index, letter) in letters.enumerated() {
    guard letter.isLetter || letter.isNumber else {
      words.append("")
      continue
    }
    if startsWord(at: index, in: letters) { words.append("") }
    words[words.count - 1] += letter.lowercased()
  }
  return words.filter { !$0.isEmpty }
}

/// Returns a name that programs wrote without spaces with them, if it consists of words that names
/// often have: `visual browser time span`.
func spacedName(_ name: String) -> String {
  guard name.count > 6, name.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else {
    return name
  }
  let letters = Array(name)
  // The fewest words up to each letter.
  var best = [[String]?](repeating: nil, count: letters.count + 1)
  best[0] = []
  for end in 1...letters.count {
    for start in max(0, end - longestWord)..<end {
      let word = String(letters[start..<end])
      guard let before = best[start], wordsOfNames.contains(word) else { continue }
      if before.count + 1 < best[end]?.count ?? .max { best[end] = before + [word] }
    }
  }
  return best[letters.count]?.joined(separator: " ") ?? name
}

private let wordsOfNames = Set(
  """
  accession acquisition alternative artist artwork author begin birth birthplace browser category
  city class classification code collection constituent count country created creation creator
  credit culture current date death deathplace department description dimensions display earliest
  edition end exhibition family file first format forward full given group height id image item
  language last latest location maker material medium modified museum name nationality
  number object of original owner page parent period person phone photo place portfolio preferred
  price publication publisher rating release school series short size sort span start state street
  subject text time title total type unit updated user version visual volume weight
  width work year
  """.split(whereSeparator: \.isWhitespace).map(String.init))

private let longestWord = wordsOfNames.lazy.map(\.count).max() ?? 0

/// Returns the last key of a path that describes the value: `subjects` for `name` in
/// `made.subjects.*`, `title` for `de` in `title`, and `suite` for `value` in `labels[suite]`.
func descriptiveKey(_ name: String, in parent: String) -> String {
  if let word = ValuePath(parent).steps.last?.choice?.word { return word }
  let parents = parent.split(separator: ".").filter { $0 != "*" && Int($0) == nil }
    .map(String.init)
  let isLanguage = !parents.isEmpty && languages.contains(name.lowercased())
  let keys = isLanguage ? parents : parents + [name]
  return keys.last { !isGeneral($0, in: parent) } ?? keys.last ?? name
}

/// Whether a name does not describe the value. A family name in a list belongs to people.
func isGeneral(_ name: String, in parent: String) -> Bool {
  generalNames.contains(name.lowercased())
    || parent.hasSuffix("*") && ["family", "literal", "lastname"].contains(name.lowercased())
}

private let generalNames: Set = ["name", "title", "label", "value", "text", "children", "items"]

private let languages: Set = ["de", "en", "es", "fr", "it", "nl"]

extension DataColumn {
  /// Returns how well its name matches those of a role. 0 is the best match, and nil is none. The
  /// name can have more words before and after: `full_name`, `title (en)`.
  func rank(as role: ColumnRole) -> Int? {
    let names = role.names
    let ofLast = nameWords(of: name)
    let found = ofLast == words ? [words] : [ofLast, words]
    let ranks = found.flatMap { words in
      let whole = words.joined(separator: " ")
      let joined = words.joined()
      return names.enumerated().compactMap { index, wanted -> Int? in
        if whole == wanted || joined == wanted { return 3 * index }
        if words.last == wanted { return 3 * index + 4 }
        if words.contains(wanted) { return 3 * index + 8 }
        // As in `beginyear`.
        return wanted.count >= 4 && words.last?.hasSuffix(wanted) == true ? 3 * index + 10 : nil
      }
    }
    return ranks.min().map { $0 + (depth - 1) * 3 * names.count }
  }

  func isNamed(_ role: ColumnRole) -> Bool { rank(as: role) != nil }
}

extension DataColumn {
  /// Whether its numbers are probably lengths, whose unit can be in a column of its own.
  var isLength: Bool { areNumbers && isSingle && isNamed(.length) }

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
  /// Returns the column with the best name for a role, and the first of several equal ones.
  func best(as role: ColumnRole) -> DataColumn? {
    compactMap { column in column.rank(as: role).map { (column, $0) } }
      .min { $0.1 < $1.1 }?.0
  }
}

extension String {
  /// The text after the first of some beginnings that it has.
  fileprivate func drop(prefix beginnings: [String]) -> Substring {
    let beginning = beginnings.first { lowercased().hasPrefix($0) && count > $0.count }
    return dropFirst(beginning?.count ?? 0)
  }
}
