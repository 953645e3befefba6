import VitrineText

/// The place of front matter in a file, without its delimiters.
struct FrontMatterBlock {
  enum Language: CaseIterable {
    case yaml, toml

    /// The character of which a delimiter has three.
    var delimiter: UInt8 {
      switch self {
      case .yaml: UInt8(ascii: "-")
      case .toml: UInt8(ascii: "+")
      }
    }
  }

  var language: Language

  /// The bytes between the two delimiter lines; they begin on line 2.
  var range: Range<Int>
  var bodyOffset: Int
  var bodyLine: Int
}

extension FrontMatterBlock {
  enum Search {
    case none(bodyOffset: Int)
    case unclosed(Language)
    case block(FrontMatterBlock)
  }

  /// Finds the block of a file that begins, after a byte order mark if any, with a line `---` or `+++`,
  /// and ends with such a line.
  ///
  /// A delimiter is in the line's first column; blanks may follow.
  static func find(in bytes: [UInt8]) -> Search {
    bytes.withUnsafeBufferPointer { bytes in
      let start = byteOrderMarkLength(in: bytes)
      let language = Language.allCases.first { afterDelimiter(of: $0, in: bytes, at: start) != nil }
      guard let language, let first = afterDelimiter(of: language, in: bytes, at: start) else {
        return .none(bodyOffset: start)
      }
      var lineStart = first
      var line = 2
      while lineStart < bytes.count {
        if let bodyOffset = afterDelimiter(of: language, in: bytes, at: lineStart) {
          return .block(
            FrontMatterBlock(
              language: language, range: first..<lineStart, bodyOffset: bodyOffset,
              bodyLine: line + 1))
        }
        lineStart = lineEnd(in: bytes, from: lineStart).next
        line += 1
      }
      return .unclosed(language)
    }
  }
}

extension FrontMatterBlock {
  /// How far it is looked for, in bytes.
  private static let longest = 16_384

  /// Returns the line, from 1, of what was surely meant for front matter in a file that has none: lines
  /// nearly like delimiters, below empty lines or indented, with a key under the first.
  static func misplacedLine(in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first(where: { !$0.isWhiteSpace }),
      first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first >= 0x80
    else { return nil }
    let text = String(decoding: bytes.prefix(longest), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      isNearlyDelimiter(lines[start]), start + 1 < lines.count,
      lines[start + 1].prefixMatch(of: #/\s*"?[\w\-]+"?\s*(:(\s|$)|=)/#) != nil,
      lines[(start + 2)...].contains(where: isNearlyDelimiter)
    else { return nil }
    return start + 1
  }

  /// True for two or more hyphens or plus signs, and for the dashes that programs make of them.
  private static func isNearlyDelimiter(_ line: Substring) -> Bool {
    line.wholeMatch(of: #/\s*(-{2,}|\+{2,}|[–—―]+)\s*/#) != nil
  }
}

/// Returns the offset after the delimiter line at `start`, line end included; nil if there is none.
private func afterDelimiter(
  of language: FrontMatterBlock.Language, in bytes: UnsafeBufferPointer<UInt8>, at start: Int
) -> Int? {
  guard start + 3 <= bytes.count,
    bytes[start..<start + 3].allSatisfy({ $0 == language.delimiter })
  else { return nil }
  let (end, next) = lineEnd(in: bytes, from: start)
  for index in start + 3..<end where !bytes[index].isSpaceOrTab { return nil }
  return next
}

/// Returns the end of the line that holds `start`, without its line feed, carriage return or both, and
/// the start of the next line.
func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, next: Int) {
  var index = start
  // Eight bytes at a time as far as none of them ends the line.
  let whole = UnsafeRawBufferPointer(bytes)
  while index + 8 <= bytes.count {
    let word = whole.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    if word.holds(0x0A) || word.holds(0x0D) { break }
    index += 8
  }
  while index < bytes.count {
    switch bytes[index] {
    case 0x0A:
      return (index, index + 1)
    case 0x0D:
      let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return (index, index + (isPair ? 2 : 1))
    default:
      index += 1
    }
  }
  return (index, index)
}

extension UInt64 {
  /// Returns true if one of its eight bytes is `byte`. Subtracting 1 from each byte borrows only from
  /// one that is 0, and so is what remains of an equal one.
  fileprivate func holds(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let rest = self ^ (ones &* UInt64(byte))
    return (rest &- ones) & ~rest & (ones &* 0x80) != 0
  }
}
