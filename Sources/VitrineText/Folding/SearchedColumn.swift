extension [UInt8] {
  /// Appends the words of a text, folded for search, each with a space before it.
  ///
  /// A word is a run of letters, marks, digits and signs. Scripts that write words without spaces, and
  /// signs, are runs apart from others: `Tokyo東京` has two words. `wordsOf` in
  /// `Templates/scripts/finding/index.js` does the same to what is asked for.
  package mutating func appendSearchWords(of text: String) {
    var text = text
    var folded: [UInt8] = []
    text.withUTF8 { folded.appendSearchFolded($0) }
    var previous: LetterKind = .other
    var rest = folded[...]
    while let first = rest.first {
      var length = 1
      let kind: LetterKind
      if first < 0x80 {
        kind = LetterKind.ofASCII[Int(first)]
      } else {
        length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let scalar = String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars.first!
        kind = LetterKind(scalar)
      }
      if kind != .other {
        if kind != previous { append(UInt8(ascii: " ")) }
        append(contentsOf: rest.prefix(length))
      }
      previous = kind
      rest = rest.dropFirst(length)
    }
  }
}

/// What a character of a searched text belongs to.
private enum LetterKind {
  /// A word that begins after a space.
  case spaced

  /// A word of a script without spaces, or a run of signs: it is found from any character on.
  case spaceless

  /// No word.
  case other

  init(_ scalar: Unicode.Scalar) {
    if Self.spacelessRanges.contains(where: { $0.contains(scalar.value) }) {
      self = .spaceless
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      self = .spaced
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .spaceless
    default: self = .other
    }
  }

  static let ofASCII = (0..<0x80).map { LetterKind(Unicode.Scalar(UInt8($0))) }

  /// Han, hiragana (which katakana is folded to), Thai, Lao, Khmer and Burmese.
  private static let spacelessRanges: [ClosedRange<UInt32>] = [
    0x0E01...0x0E5B, 0x0E81...0x0EDF, 0x1000...0x109F, 0x1780...0x17F9, 0x19E0...0x19FF,
    0x2E80...0x2FD5, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3041...0x309A,
    0x309D...0x309F, 0x30A1...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA9E0...0xA9FE, 0xAA60...0xAA7F, 0xF900...0xFAFF, 0x16FE2...0x16FE4, 0x1AFF0...0x1B16F,
    0x20000...0x3134F, 0x31350...0x323AF,
  ]
}
