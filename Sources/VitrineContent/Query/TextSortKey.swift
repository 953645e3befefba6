import VitrineText

/// The sort key of a text: by its letters, then by accents, then by case.
///
/// Letters are compared in lower case and without accents (`LetterTable`) by code point, so other
/// scripts are in Unicode order unless an `Alphabet` sorts them differently. Adjacent digits are a
/// number: `Plate 2`, `Plate 10`. Among equal letters, plain ones come before accented ones, and
/// lower case before upper case: `cote`, `Cote`, `coté`, `côte`, `cotes`. Punctuation before the
/// first letter or number is ignored, and symbols come before digits, as in Unicode's collation
/// (`SymbolOrder`).
struct TextSortKey: Comparable {
  private let letters: [UInt8]
  private let lowercased: [UInt8]
  private let text: String

  init(_ text: String, in alphabet: Alphabet?) {
    self.text = text
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if let alphabet, !isASCII || alphabet.mayChange(text) {
      let lowercased = alphabet.lowercased(text)
      self.lowercased = Array(lowercased.utf8)
      letters = Self.withNumbers(
        alphabet.bytes(of: SymbolOrder.dropPunctuation(before: lowercased)))
    } else if isASCII {
      lowercased = text.utf8.map(\.lowercased)
      let hasSigns =
        text.utf8.first.map(SymbolOrder.isSign) == true
        || !text.utf8.allSatisfy(SymbolOrder.isPlain)
      letters = Self.withNumbers(hasSigns ? Self.plainBytes(of: text.lowercased()) : lowercased)
    } else {
      let lowercased = text.lowercased()
      self.lowercased = Array(lowercased.utf8)
      letters = Self.withNumbers(Self.plainBytes(of: lowercased))
    }
  }

  /// The sort key of a text in lower case, without an alphabet.
  private static func plainBytes(of lowercased: String) -> [UInt8] {
    var letters: [UInt8] = []
    for scalar in SymbolOrder.dropPunctuation(before: lowercased).unicodeScalars {
      if let plain = LetterTable.plainLetters[scalar] {
        letters += plain.utf8
      } else if scalar.properties.generalCategory != .nonspacingMark {
        letters += SymbolOrder.bytes(of: scalar)
      }
    }
    return letters
  }

  /// Encodes each run of digits so that greater numbers sort after smaller ones, in three parts: a
  /// `0`, because numbers sort where digits do; the number of digits, in two bytes; and the digits
  /// without leading zeros.
  private static func withNumbers(_ letters: [UInt8]) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard letters.contains(where: digits.contains) else { return letters }
    var result: [UInt8] = []
    var rest = letters[...]
    while let first = rest.first {
      guard digits.contains(first) else {
        result.append(rest.removeFirst())
        continue
      }
      let run = rest.prefix(while: digits.contains)
      rest = rest.dropFirst(run.count)
      let number = run.drop { $0 == digits.lowerBound }
      let length = min(number.count, Int(UInt16.max))
      result += [digits.lowerBound, UInt8(length >> 8), UInt8(length & 0xFF)]
      result += number
    }
    return result
  }

  static func < (first: TextSortKey, second: TextSortKey) -> Bool {
    if first.letters != second.letters {
      return first.letters.lexicographicallyPrecedes(second.letters)
    }
    if first.lowercased != second.lowercased {
      return first.lowercased.lexicographicallyPrecedes(second.lowercased)
    }
    // Unicode has upper case first, so the order is reversed.
    return second.text.utf8.lexicographicallyPrecedes(first.text.utf8)
  }

  static func == (first: TextSortKey, second: TextSortKey) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }
}

extension Sequence<String> {
  /// The names of files and folders as people count them: `2.jpg` before `10.jpg`, and `a.jpg` before
  /// `a-2.jpg`.
  package var inReadingOrder: [String] {
    map { name in
      let stem = TextSortKey(.joined(name.parentFolder, name.stem), in: nil)
      return (name: name, stem: stem, whole: TextSortKey(name, in: nil))
    }.sorted { ($0.stem, $0.whole) < ($1.stem, $1.whole) }.map(\.name)
  }
}
