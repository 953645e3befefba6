import VitrineFormats
import VitrineModel
import VitrineText

/// A span of numbers written as text: `2–4`, `3 to 7`, `4+`, `up to 6`, `1-∞`, `20-60 min`.
struct NumberSpan: Hashable {
  /// Infinite if the span has no such end.
  private(set) var first = -Double.infinity
  private(set) var last = Double.infinity

  /// The unit written after a number.
  private(set) var unit: String?

  /// Longer texts are more than spans.
  private static let longest = 40

  /// Fails if the text is not a span. A single number with a unit is one.
  init?(_ written: String) {
    guard written.utf8.count <= Self.longest,
      written.utf8.contains(where: { (0x30...0x39).contains($0) })
    else { return nil }
    var text = trimmed(written).lowercased()[...]
    let isLeast = text.drop(SpanWord.wordsBeforeMinimum, fromEnd: false)
    let isMost = !isLeast && text.drop(SpanWord.wordsBeforeMaximum, fromEnd: false)
    let isOrMore = !isLeast && !isMost && text.drop(SpanWord.wordsAfterMinimum, fromEnd: true)
    let isOrLess =
      !isLeast && !isMost && !isOrMore && text.drop(SpanWord.wordsAfterMaximum, fromEnd: true)
    if isLeast || isMost || isOrMore || isOrLess, let number = number(text) {
      if isLeast || isOrMore { first = number } else { last = number }
      return
    }
    if let plus = text.dropFirst().firstIndex(of: "+"),
      !text[plus...].contains(where: \.isNumber),
      let number = number(text[..<plus] + text[text.index(after: plus)...])
    {
      first = number
      return
    }
    if let single = number(text) {
      guard unit != nil else { return nil }
      (first, last) = (single, single)
      return
    }
    guard readEnds(of: text) else { return nil }
  }

  /// Reads the numbers around the first separator that has a number on both sides.
  private mutating func readEnds(of text: Substring) -> Bool {
    for sign in SpanWord.between {
      var rest = text
      while let range = rest.firstRange(of: sign) {
        let (start, end) = (text[..<range.lowerBound], text[range.upperBound...])
        rest = end
        unit = nil
        guard let first = number(start) else { continue }
        if SpanWord.unlimited.contains(trimmed(end)) {
          self.first = first
          return true
        }
        guard let last = number(end) else { continue }
        let digits = trimmed(end).prefix { $0.isNumber }.count
        (self.first, self.last) = (first, digits == 2 ? Self.whole(last, from: first) : last)
        return self.first <= self.last
      }
    }
    return false
  }

  /// Completes the end of `1914–18` or `1999–00`.
  private static func whole(_ last: Double, from first: Double) -> Double {
    guard let year = Int(exactly: first), (1000..<10_000).contains(year),
      let rest = Int(exactly: last), rest < 100
    else { return last }
    let whole = year.year(endingIn: rest)
    return whole > year ? Double(whole) : last
  }

  /// Reads a number, and its unit unless a unit is already known. Returns nil if it is not a number
  /// or has another unit.
  private mutating func number(_ text: Substring) -> Double? {
    guard let number = WrittenNumber(String(text)),
      let value = number.literal.flatMap({ Double($0) })
    else { return nil }
    if let unit = number.unit {
      guard self.unit == nil || self.unit == unit, !SpanWord.eras.contains(unit),
        !unit.contains(where: \.isWhitespace),
        let first = unit.first,
        first.isLetter || first.isCurrencySymbol || "%‰°′″'\"".contains(first)
      else { return nil }
      self.unit = unit
    }
    return value
  }
}

/// Words and signs for spans, in the same languages as dates in words.
private enum SpanWord {
  static let between =
    ["–", "—", "‒", "−", "-", "…", "...", ".."]
    + ["to", "bis", "à", "a", "al", "tot", "até", "or", "oder", "ou", "o"].map { " \($0) " }

  /// Words that mark a number as a year, in lower case.
  static let eras: Set = [
    "a.d.", "ad", "b.c.", "b.c.e.", "bc", "bce", "bp", "c.e.", "ce", "n.chr.", "v.chr.",
  ]

  static let unlimited = ["∞", "inf", "unlimited"]

  static let wordsBeforeMinimum = words(
    "≥|>=|>|from|at least|min.|min|minimum|over|above|more than|ab|mindestens|über|mehr als|dès|au moins"
      + "|plus de|desde|al menos|más de|da|almeno|oltre|più di|vanaf|minstens|meer dan|a partir de|pelo menos"
      + "|mais de")

  static let wordsBeforeMaximum = words(
    "≤|<=|<|up to|at most|max.|max|maximum|under|below|less than|until|bis zu|bis|höchstens|unter"
      + "|weniger als|jusqu'à|jusqu’à|au plus|moins de|hasta|como máximo|menos de|fino a|al massimo|meno di"
      + "|tot|hoogstens|minder dan|até|no máximo")

  static let wordsAfterMinimum = words(
    "+|or more|and more|and up|and over|and above|and older|oder mehr|und mehr|ou plus|et plus|o más|y más|o più"
      + "|e più|of meer|en meer|ou mais|e mais")

  static let wordsAfterMaximum = words(
    "or less|or fewer|and under|or under|oder weniger|ou moins|o menos|o meno|of minder|ou menos")

  private static func words(_ text: String) -> [String] {
    text.split(separator: "|").map(String.init)
  }
}

extension Substring {
  /// Removes the first of the words found at one end, unless letters adjoin it. Returns false if
  /// none is there.
  fileprivate mutating func drop(_ words: [String], fromEnd: Bool) -> Bool {
    for word in words where fromEnd ? hasSuffix(word) : hasPrefix(word) {
      let rest = fromEnd ? dropLast(word.count) : dropFirst(word.count)
      let isWord = word.contains(where: \.isLetter)
      if isWord, (fromEnd ? rest.last : rest.first)?.isLetter == true { continue }
      self = rest
      return true
    }
    return false
  }
}
