/// The positions of a language's letters, where they differ from the default order: Swedish has `å`
/// after `z`, Czech has `ch` after `h`.
///
/// The sort key of a letter is the key of the preceding letter, a byte that no text contains, and
/// the letter's number after that letter, so that it follows everything that begins with the
/// preceding letter. Letters that the language does not mention sort in the default order.
struct Alphabet: Sendable {
  private struct Letter {
    var spelling: [Unicode.Scalar]
    var key: [UInt8]

    /// The letter as shown in an index, but in lower case.
    var name: String
  }

  /// The name of its row in the table of languages.
  private let language: String

  /// By the first character of their spelling; longer spellings come first.
  private var letters: [Unicode.Scalar: [Letter]] = [:]

  /// Letters that can be written as a base letter with combining marks.
  private var composed: [String: Unicode.Scalar] = [:]

  /// The ASCII characters with which a letter begins.
  private var begins = [Bool](repeating: false, count: 0x80)

  /// Whether the lower case of `I` is `ı`, and that of `İ` is `i`.
  private let hasDotlessI: Bool

  /// `rules` are separated by spaces. `z<å<ä=æ` adds two letters after `z`, the second with two
  /// spellings, and `y=ü` makes `ü` a spelling of `y`. A later rule takes precedence.
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

  /// Makes a single letter recognized when it is written as a base letter with a mark.
  private mutating func compose(_ spelling: Substring) {
    let scalars = spelling.unicodeScalars
    if scalars.count == 1, let letter = scalars.first, !letter.isASCII {
      composed[String(spelling)] = letter
    }
  }

  /// Sorts a letter with another accent like the letter itself: `ǻ` is an `å`.
  private mutating func composeAccents() {
    let latin = composed.values.filter { $0.value < 0x250 && letters[$0] != nil }
    for letter in latin.sorted() {
      for mark in 0x300...0x331 as ClosedRange<UInt32> {
        let accented = String(letter) + String(Unicode.Scalar(mark)!)
        composed[accented] = composed[accented] ?? letter
      }
    }
  }

  /// Sorts accented letters like their base letters: `ź` like an Estonian `z`.
  private mutating func followPlainLetters() {
    let followers = LetterTable.plainLetters.filter { letters[$0.key] == nil }
    // In code point order, because a letter can follow one that was added before.
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
  /// Whether the alphabet can affect how an ASCII text is sorted.
  func mayChange(_ text: String) -> Bool { text.utf8.contains { begins[Int($0)] } }

  /// The text in lower case.
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

  /// The sort key of a text in lower case, before digits are encoded.
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
          result += SymbolOrder.bytes(of: unit)
        }
        place += 1
      }
    }
    return result
  }

  /// The first letter of a text, in upper case.
  func firstLetter(of text: String) -> String {
    let name = name(of: lowercased(String(text.prefix(8))))
    return hasDotlessI && name == "i" ? "İ" : name.uppercased()
  }

  /// The first letter of a text in lower case.
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
  private static let maxBytes = 16

  /// The characters of a text without marks, except for marks that are part of a letter.
  private func units(of text: some StringProtocol) -> [Unicode.Scalar] {
    var units: [Unicode.Scalar] = []
    units.reserveCapacity(text.utf8.count)
    var cluster = ""
    for scalar in text.unicodeScalars {
      // No mark has a code point below this.
      if scalar.value < 0x300 || scalar.properties.generalCategory != .nonspacingMark {
        units.append(scalar)
        cluster = ""
      } else if let last = units.last, cluster.utf8.count < Self.maxBytes {
        if cluster.isEmpty { cluster = String(last) }
        cluster.unicodeScalars.append(scalar)
        if let letter = composed[cluster] { units[units.count - 1] = letter }
      }
    }
    return units
  }
}
