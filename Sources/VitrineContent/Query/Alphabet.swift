/// Where a language has its letters, if that is not where they stand without accents: Swedish `å` after `z`,
/// Czech `ch` after `h`.
///
/// A letter is written as the letter before it, a byte that no text has, and its number behind that letter, so that it
/// comes after all that begins with the letter before it. What a language says nothing of is sorted as
/// texts of any language are.
struct Alphabet: Sendable {
  private struct Letter {
    var spelling: [Unicode.Scalar]
    var key: [UInt8]

    /// The letter in an index, in lower case.
    var name: String
  }

  /// The name of its row in the table.
  private let language: String

  /// By the first character of their spelling, the longest first.
  private var letters: [Unicode.Scalar: [Letter]] = [:]

  /// Letters that may be written as a letter and marks.
  private var composed: [String: Unicode.Scalar] = [:]

  /// True for the ASCII characters with which a letter begins.
  private var begins = [Bool](repeating: false, count: 0x80)

  /// True if the small letter of `I` is `ı`, and that of `İ` is `i`.
  private let hasDotlessI: Bool

  /// `rules` are apart by spaces. `z<å<ä=æ` puts two letters after `z`, the second with two spellings, and
  /// `y=ü` makes `ü` a spelling of `y`. A later rule takes precedence.
  init(_ language: String, rules: String) {
    self.language = language
    hasDotlessI = rules.unicodeScalars.contains("ı")
    for rule in rules.split(separator: " ") { add(rule) }
    composeAccents()
    followPlainLetters()
    if hasDotlessI { begins[Int(UInt8(ascii: "I"))] = true }
  }

  private mutating func add(_ rule: Substring) {
    let anchor = rule.prefix { $0 != "<" && $0 != "=" }
    compose(anchor)
    let anchorKey = bytes(of: String(anchor))
    var (key, name) = (anchorKey, self.name(of: String(anchor)))
    var rest = rule.dropFirst(anchor.count)
    var number: UInt8 = 0x80
    while let sign = rest.popFirst() {
      let spelling = rest.prefix { $0 != "<" && $0 != "=" }
      rest = rest.dropFirst(spelling.count)
      if sign == "<" {
        (key, name) = (anchorKey + [0xFF, number], String(spelling))
        number += 1
      }
      add(Letter(spelling: Array(spelling.unicodeScalars), key: key, name: name))
      compose(spelling)
    }
  }

  private mutating func add(_ letter: Letter) {
    var same = letters[letter.spelling[0]] ?? []
    same.removeAll { $0.spelling == letter.spelling }
    let place = same.firstIndex { $0.spelling.count < letter.spelling.count } ?? same.count
    same.insert(letter, at: place)
    letters[letter.spelling[0]] = same
    guard let first = UInt8(exactly: letter.spelling[0].value), first < 0x80 else { return }
    begins[Int(first)] = true
    if UInt8(ascii: "a")...UInt8(ascii: "z") ~= first { begins[Int(first - 0x20)] = true }
  }

  /// Has a single letter found when it is written as a plain one with a mark.
  private mutating func compose(_ spelling: Substring) {
    let scalars = spelling.unicodeScalars
    if scalars.count == 1, let letter = scalars.first, !letter.isASCII {
      composed[String(spelling)] = letter
    }
  }

  /// A letter with another accent stands where the letter does: `ǻ` is an `å`.
  private mutating func composeAccents() {
    let latin = composed.values.filter { $0.value < 0x250 && letters[$0] != nil }
    for letter in latin.sorted() {
      for mark in 0x300...0x331 as ClosedRange<UInt32> {
        let accented = String(letter) + String(Unicode.Scalar(mark)!)
        composed[accented] = composed[accented] ?? letter
      }
    }
  }

  /// Has accented letters stand where their plain ones do: `ź` with an Estonian `z`.
  private mutating func followPlainLetters() {
    let followers = LetterTable.plainLetters.filter { letters[$0.key] == nil }
    // In their order: one that has found its place may be what the next follows.
    for (accented, plain) in followers.sorted(by: { $0.key < $1.key }) {
      let scalars = plain.unicodeScalars
      let plain = composed[String(accented)] ?? scalars.first!
      guard scalars.count == 1 || plain != scalars.first,
        var letter = letters[plain]?.last, letter.spelling.count == 1
      else { continue }
      letter.spelling = [accented]
      add(letter)
    }
  }
}

extension Alphabet: Hashable {
  static func == (first: Alphabet, second: Alphabet) -> Bool { first.language == second.language }

  func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

extension Alphabet {
  /// True if a text of ASCII characters may be sorted otherwise than without the alphabet.
  func mayChange(_ text: String) -> Bool { text.utf8.contains { begins[Int($0)] } }

  /// The text in small letters.
  func lowercased(_ text: String) -> String {
    if !hasDotlessI { return text.lowercased() }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "I": result.append("ı")
      case "İ": result.append("i")
      case "\u{307}" where result.last == "ı":
        result.removeLast()
        result.append("i")
      case "\u{302}" where result.last == "ı":
        result.removeLast()
        result.append("î")
      default: result.append(scalar)
      }
    }
    return String(result).lowercased()
  }

  /// The bytes by which a text in small letters is sorted, still with digits as they are.
  func bytes(of text: some StringProtocol) -> [UInt8] {
    let units = units(of: text)
    var result: [UInt8] = []
    var place = 0
    while place < units.count {
      if let letter = letter(at: place, in: units) {
        result += letter.key
        place += letter.spelling.count
      } else {
        let unit = units[place]
        if let plain = LetterTable.plainLetters[unit] {
          result += plain.utf8
        } else if unit.properties.generalCategory != .format {
          result += TextSign.bytes(of: unit)
        }
        place += 1
      }
    }
    return result
  }

  /// The letter with which a text begins, in capitals.
  func firstLetter(of text: String) -> String {
    let name = name(of: lowercased(String(text.prefix(8))))
    return hasDotlessI && name == "i" ? "İ" : name.uppercased()
  }

  /// The letter with which a text in small letters begins.
  private func name(of text: String) -> String {
    let units = units(of: text)
    guard let first = units.first else { return "" }
    return letter(at: 0, in: units)?.name
      ?? String(LetterTable.plainLetters[first]?.first ?? Character(first))
  }

  private func letter(at place: Int, in units: [Unicode.Scalar]) -> Letter? {
    let first = units[place]
    if first.isASCII, !begins[Int(first.value)] { return nil }
    return letters[first]?.first { units[place...].starts(with: $0.spelling) }
  }

  /// No letter is written with more marks.
  private static let mostBytes = 16

  /// The characters of a text without marks, but for those that are part of a letter.
  private func units(of text: some StringProtocol) -> [Unicode.Scalar] {
    var units: [Unicode.Scalar] = []
    units.reserveCapacity(text.utf8.count)
    var cluster = ""
    for scalar in text.unicodeScalars {
      // No mark is before these.
      if scalar.value < 0x300 || scalar.properties.generalCategory != .nonspacingMark {
        units.append(scalar)
        cluster = ""
      } else if let last = units.last, cluster.utf8.count < Self.mostBytes {
        if cluster.isEmpty { cluster = String(last) }
        cluster.unicodeScalars.append(scalar)
        if let letter = composed[cluster] { units[units.count - 1] = letter }
      }
    }
    return units
  }
}
