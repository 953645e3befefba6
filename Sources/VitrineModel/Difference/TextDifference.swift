/// The changes from one text to another, word by word.
///
/// ```swift
/// TextDifference(from: "a red house", to: "a blue house").runs
/// // [.kept("a "), .removed("red"), .inserted("blue"), .kept(" house")]
/// ```
///
/// As few words as possible are removed and inserted, up to some hundreds. Texts with more
/// differences are compared in parts, in time that is linear in their length.
public struct TextDifference: Hashable, Sendable {
  /// The pieces of both texts, in order. Adjacent runs are of different kinds, and removed text
  /// comes before its replacement.
  public let runs: [Run]

  /// A piece of one or both texts, including white space.
  public enum Run: Hashable, Sendable {
    case kept(String)
    case removed(String)
    case inserted(String)

    /// The text of the piece.
    public var text: String {
      switch self {
      case .kept(let text), .removed(let text), .inserted(let text): text
      }
    }
  }

  /// Compares word by word. White space and other characters count as separate words.
  public init(from old: String, to new: String) {
    let (oldWords, newWords) = (old.words, new.words)
    var numbers: [Substring: Int32] = [:]
    func number(_ word: Substring) -> Int32 {
      if let number = numbers[word] { return number }
      let number = Int32(numbers.count)
      numbers[word] = number
      return number
    }
    let common = CommonRuns(oldWords.map(number), newWords.map(number)).runs
    var runs = TextRuns()
    var (i, j) = (0, 0)
    for run in common {
      runs.change(oldWords[i..<run.old], to: newWords[j..<run.new])
      runs.keep(oldWords[run.old..<run.old + run.count])
      (i, j) = (run.old + run.count, run.new + run.count)
    }
    runs.change(oldWords[i...], to: newWords[j...])
    self.runs = runs.finish()
  }

  /// Everything except insertions: the older text.
  public var old: String {
    runs.reduce(into: "") { text, run in
      if case .inserted = run { return }
      text += run.text
    }
  }

  /// Everything except removals: the newer text.
  public var new: String {
    runs.reduce(into: "") { text, run in
      if case .removed = run { return }
      text += run.text
    }
  }
}

/// Builds the runs of a difference.
private struct TextRuns {
  private var runs: [TextDifference.Run] = []

  /// The changes since the last kept run, and the blanks between them.
  private var removed = ""
  private var inserted = ""
  private var blanks = ""

  mutating func change(_ old: ArraySlice<Substring>, to new: ArraySlice<Substring>) {
    if old.isEmpty && new.isEmpty { return }
    // Adjacent changed words form one change, instead of one each with a kept blank in between.
    removed += blanks + old.joined()
    inserted += blanks + new.joined()
    blanks = ""
  }

  mutating func keep(_ words: ArraySlice<Substring>) {
    let isBetween = !(removed.isEmpty && inserted.isEmpty)
    if isBetween && words.allSatisfy({ $0.first?.isWhitespace == true }) {
      blanks += words.joined()
      return
    }
    let text = blanks + words.joined()
    blanks = ""
    close()
    runs.append(.kept(text))
  }

  private mutating func close() {
    if !removed.isEmpty { runs.append(.removed(removed)) }
    if !inserted.isEmpty { runs.append(.inserted(inserted)) }
    (removed, inserted) = ("", "")
  }

  mutating func finish() -> [TextDifference.Run] {
    close()
    if !blanks.isEmpty { runs.append(.kept(blanks)) }
    return runs
  }
}

extension String {
  /// Words, the blanks between them, and every other character by itself. In scripts written
  /// without spaces, every character counts as a word.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var kind: CharacterKind?
    var index = startIndex
    while index < endIndex {
      let next = CharacterKind(self[index])
      if start < index, kind != next || next == .single {
        words.append(self[start..<index])
        start = index
      }
      kind = next
      formIndex(after: &index)
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }
}

private enum CharacterKind {
  case letter, blank, single

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      switch ascii {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "'"), UInt8(ascii: "_"):
        self = .letter
      case 0x09...0x0D, 0x20: self = .blank
      default: self = .single
      }
    } else if character.isWhitespace {
      self = .blank
    } else if character == "’" || character.isLetter || character.isNumber {
      self = character.unicodeScalars.first!.isWordless ? .single : .letter
    } else {
      self = .single
    }
  }
}

extension Unicode.Scalar {
  /// Whether the script is written without spaces: Thai to Myanmar, Khmer, Kana and Han.
  fileprivate var isWordless: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
