import VitrineText

/// The range of front matter in a file, without its delimiters.
package struct FrontMatterBlock {
  package enum Language: CaseIterable {
    case yaml, toml

    /// The character that a delimiter repeats three times.
    var delimiter: UInt8 {
      switch self {
      case .yaml: UInt8(ascii: "-")
      case .toml: UInt8(ascii: "+")
      }
    }
  }

  package var language: Language

  /// The bytes between the two delimiter lines, beginning on line 2.
  package var range: Range<Int>
  package var bodyOffset: Int
  package var bodyLine: Int
}

extension FrontMatterBlock {
  package enum Search {
    case none(bodyOffset: Int)
    case unclosed(Language)
    case block(FrontMatterBlock)
  }

  /// Finds the block of a file that begins with a line of `---` or `+++`, after an optional byte
  /// order mark, and ends with such a line.
  ///
  /// A delimiter begins in the first column; blanks can follow.
  package static func find(in bytes: [UInt8]) -> Search {
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
  /// The number of bytes searched for it.
  private static let longest = 16_384

  /// Returns the line, from 1, of probable front matter in a file that has none: lines almost like
  /// delimiters, after empty lines or indented, with a key below the first.
  package static func misplacedLine(in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first(where: { !$0.isWhiteSpace }),
      first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first >= 0x80
    else { return nil }
    let text = String(decoding: bytes.prefix(longest), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      isAlmostDelimiter(lines[start]), start + 1 < lines.count,
      lines[start + 1].prefixMatch(of: #/\s*"?[\w\-]+"?\s*(:(\s|$)|=)/#) != nil,
      lines[(start + 2)...].contains(where: isAlmostDelimiter)
    else { return nil }
    return start + 1
  }

  /// Whether this is two or more hyphens or plus signs, or the dashes into which programs convert
  /// them.
  private static func isAlmostDelimiter(_ line: Substring) -> Bool {
    line.wholeMatch(of: #/\s*(-{2,}|\+{2,}|[–—―]+)\s*/#) != nil
  }
}

/// Returns the offset after the delimiter line at `start`, including its line end, or nil if there
/// is no such line.
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
