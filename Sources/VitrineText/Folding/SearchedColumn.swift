extension [UInt8] {
  /// Appends the words of a text, folded for search, each preceded by a space.
  ///
  /// A word is a run of letters, marks, numbers and symbols. Symbols, and scripts written without
  /// spaces, form runs of their own: `Tokyo東京` has two words. `wordsOf` in
  /// `Templates/scripts/finding/index.js` splits queries the same way.
  package mutating func appendSearchWords(of text: String) {
    var text = text
    var folded: [UInt8] = []
    text.withUTF8 { folded.appendSearchFolded($0) }
    folded.withUnsafeBufferPointer { appendWords(ofFolded: $0) }
  }

  private mutating func appendWords(ofFolded folded: UnsafeBufferPointer<UInt8>) {
    var previous: LetterKind = .other
    var index = 0
    while index < folded.count {
      let length = folded[index] < 0x80 ? 1 : utf8SequenceLength(folded, at: index) ?? 1
      let kind = LetterKind(scalar(folded, at: index, length: length))
      if kind != .other {
        if kind != previous { append(UInt8(ascii: " ")) }
        append(contentsOf: folded[index..<index + length])
      }
      previous = kind
      index += length
    }
  }
}

/// The kind of run to which a character of a searched text belongs.
private enum LetterKind {
  /// A word that follows a space.
  case spaced

  /// A word of a script without spaces, or a run of symbols. It can be found starting at any
  /// character.
  case spaceless

  /// Not part of a word.
  case other

  init(_ scalar: UInt32) {
    if FoldingTable.unicode.isOfWord(scalar) {
      self = isWrittenWithoutSpaces(scalar) ? .spaceless : .spaced
      return
    }
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .spaceless
    default: self = .other
    }
  }
}
