import VitrineText

extension StringProtocol {
  /// Whether there is a letter or a digit.
  var hasWords: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
  }
}

extension String {
  private static let signs: Set<Character> = [
    "-", "–", "—", "―", ":", "|", "•", "·", "→", ",", ";", "»", "/",
  ]

  /// The text without surrounding blanks and a trailing colon.
  var withoutColon: String {
    let text = trimmed(self)
    return text.last == ":" ? trimmed(text.dropLast()) : text
  }

  var withoutLeadingSigns: String {
    String(drop { $0.isWhitespace || Self.signs.contains($0) || $0 == "." })
  }

  /// The text without surrounding blanks and trailing dashes and colons.
  var withoutTrailingSigns: String {
    trimmed(withoutEnd { $0.isWhitespace || Self.signs.contains($0) })
  }

  /// The text without trailing opening brackets, dashes and commas.
  var withoutOpenEnd: String { withoutEnd { $0.isWhitespace || "([,;-–—#".contains($0) } }

  func lastRange(of part: String) -> Range<String.Index>? {
    let length = part.count
    var end = endIndex
    while let start = index(end, offsetBy: -length, limitedBy: startIndex) {
      if self[start..<end] == part { return start..<end }
      guard end > startIndex else { return nil }
      end = index(before: end)
    }
    return nil
  }

  var trimmedAtEnd: String { withoutEnd(\.isWhitespace) }

  private func withoutEnd(_ isLeftOut: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isLeftOut($0) }.map { index(after: $0) } ?? startIndex)])
  }

  /// Whether this separates words in code that are tags.
  var isBetweenTags: Bool { allSatisfy { $0.isWhitespace || ",|/·•".contains($0) } }

  /// The range of the first dash between blanks, or of the first colon before a blank or at the
  /// end.
  var firstSeparator: Range<String.Index>? {
    var index = startIndex
    var previous: Character = " "
    while index < endIndex {
      let next = self.index(after: index)
      let isFollowed = next < endIndex ? self[next].isWhitespace : true
      switch self[index] {
      case ":" where isFollowed && index > startIndex: return index..<next
      case "-", "–", "—", "―", "|", "•", "·", "→":
        if previous.isWhitespace, isFollowed, index > startIndex { return index..<next }
        // Two hyphens count as a dash.
        if self[index] == "-", previous.isWhitespace, next < endIndex, self[next] == "-" {
          let end = self.index(after: next)
          if end == endIndex || self[end].isWhitespace { return index..<end }
        }
      default: break
      }
      previous = self[index]
      index = next
    }
    return nil
  }
}
