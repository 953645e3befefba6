internal import VitrineText

/// Reads texts once: records their words, and writes the text as results show it.
///
/// A build passes every text of a site through here. Text that is not ASCII takes a slower path.
struct TextScanner {
  private var output: UnsafeMutablePointer<UInt8> = .allocate(capacity: 1)
  private var capacity = 1
  private var count = 0

  /// Where the text is truncated if it is too long.
  private var cut: Int?

  /// A folded word, with room for the zeros that its hash reads after it.
  private let word = UnsafeMutablePointer<UInt64>.allocate(capacity: 8)

  /// The last tag or comment that was read.
  private var markup: (range: Range<Int>, continuesWord: Bool)?

  mutating func begin(capacity room: Int) {
    // A quote or backslash becomes at most three bytes. Other characters grow less.
    let needed = room * 3 + 64
    if needed > capacity {
      output.deallocate()
      output = .allocate(capacity: needed)
      capacity = needed
    }
    (count, cut) = (0, nil)
  }

  /// Appends the text read so far, and returns its length in bytes.
  mutating func finish(into texts: inout [UInt8]) -> Int {
    if let cut { count = cut }
    while count > 0, output[count - 1] == space { count -= 1 }
    texts.append(contentsOf: UnsafeBufferPointer(start: output, count: count))
    return count
  }

  mutating func appendSpace() {
    if count > 0, output[count - 1] != space { append(space) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }
}

extension TextScanner {
  mutating func scan(
    _ text: UnsafeBufferPointer<UInt8>, isHTML: Bool, vocabulary: Vocabulary, part: IndexPart,
    document: Int
  ) {
    markup = nil
    asciiFolds.withUnsafeBufferPointer { folds in
      vocabulary.codes.withUnsafeBufferPointer { codes in
        let bytes = UnsafeMutableRawPointer(word).assumingMemoryBound(to: UInt8.self)
        var index = 0
        while index < text.count {
          let start = index
          let outputStart = count
          var length = 0
          var difference: UInt8 = 0
          while index < text.count {
            let byte = text[index]
            let folded = folds[Int(byte)]
            if folded == 0 { break }
            if length < maxSearchWordLength {
              bytes[length] = folded
              length += 1
            }
            difference |= byte ^ folded
            output[count] = byte
            count += 1
            index += 1
          }
          let next = index < text.count ? text[index] : 0
          if next >= 0x80
            || index > start && next == lessThan && isHTML && endOfTags(text, at: index) != nil
          {
            count = outputStart
            index = scanRun(
              text, from: start, isHTML: isHTML, vocabulary: vocabulary, part: part,
              document: document)
          } else if index > start {
            // The hash reads whole 8-byte words.
            for rest in length..<(length + 7) & ~7 { bytes[rest] = 0 }
            let word = UnsafePointer(word)
            part.add(word, length: length, in: document)
            if outputStart > 0, output[outputStart - 1] == space, index - start == length,
              let number = vocabulary.number(of: word, length: length)
            {
              if difference == 0 {
                count = outputStart - 1
                appendCode(codes[number])
              } else if difference == 0x20, isCapitalised(text[start..<index]) {
                count = outputStart - 1
                append(Vocabulary.capital)
                appendCode(codes[number])
              }
            }
            if count > IndexPart.maxTextLength, cut == nil { cut = count }
          } else {
            index = scanOther(next, text, at: index, isHTML: isHTML, vocabulary)
          }
        }
      }
    }
  }

  /// Reads a tag, a character reference or an ASCII character other than a letter or digit, and
  /// returns the index after it.
  @inline(__always)
  private mutating func scanOther(
    _ byte: UInt8, _ text: UnsafeBufferPointer<UInt8>, at index: Int, isHTML: Bool,
    _ vocabulary: Vocabulary
  ) -> Int {
    switch byte {
    case 0...space, 0x7F: appendSpace()
    case lessThan where isHTML:
      guard let markup = readMarkup(text, at: index) else {
        appendEscaped(byte, vocabulary)
        break
      }
      if !markup.continuesWord { appendSpace() }
      return markup.range.upperBound
    case UInt8(ascii: "&") where isHTML:
      let (character, end) = characterReference(text, at: index)
      appendEscaped(character, vocabulary)
      return end
    default: appendEscaped(byte, vocabulary)
    }
    return index + 1
  }

  @inline(__always)
  private mutating func appendEscaped(_ byte: UInt8, _ vocabulary: Vocabulary) {
    if vocabulary.isCode[Int(byte)] { append(Vocabulary.escape) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
    append(byte)
  }

  @inline(__always)
  private mutating func appendCode(_ code: UInt32) {
    if code < 0x80 {
      append(UInt8(truncatingIfNeeded: code))
    } else {
      append(0xC0 | UInt8(truncatingIfNeeded: code >> 6))
      append(0x80 | UInt8(truncatingIfNeeded: code & 63))
    }
  }

  /// Returns the tag or comment that starts at `index`, or nil if the `<` there is text. Caches the
  /// last one because most are requested twice.
  // Inlining it slows down the loop over words.
  @inline(never)
  private mutating func readMarkup(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (range: Range<Int>, continuesWord: Bool)? {
    if let markup, markup.range.lowerBound == index { return markup }
    var scanner = HTMLScanner(text)
    guard let token = scanner.markup(at: index) else { return nil }
    let continuesWord = if case .tag(let tag) = token { tag.continuesWord } else { false }
    markup = (scanner.range, continuesWord)
    return markup
  }

  /// Returns where a word continues after the tags at `index`, or nil if it ends there.
  private mutating func endOfTags(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    var index = index
    while index < text.count, text[index] == lessThan {
      guard let markup = readMarkup(text, at: index), markup.continuesWord else { return nil }
      index = markup.range.upperBound
    }
    return index < text.count && (asciiFolds[Int(text[index])] != 0 || text[index] >= 0x80)
      ? index : nil
  }

  /// Reads letters, digits, non-ASCII characters and the tags between them, and returns the index
  /// after them.
  private mutating func scanRun(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, isHTML: Bool, vocabulary: Vocabulary,
    part: IndexPart, document: Int
  ) -> Int {
    var run: [UInt8] = []
    var index = start
    while index < text.count {
      let byte = text[index]
      if asciiFolds[Int(byte)] != 0 || byte >= 0x80 {
        run.append(byte)
        index += 1
      } else if byte == lessThan, isHTML, let end = endOfTags(text, at: index) {
        index = end
      } else {
        break
      }
    }
    run.withUnsafeBufferPointer { part.add($0, in: document) }
    let before = count
    for (place, byte) in run.enumerated() {
      if 0xC2...0xDF ~= byte, place + 1 < run.count,
        vocabulary.isCode[Int(byte & 0x1F) << 6 | Int(run[place + 1] & 0x3F)]
      {
        append(Vocabulary.escape)
      }
      append(byte)
    }
    if count > IndexPart.maxTextLength, cut == nil {
      // Not inside a character, and not after an escape.
      var end = before + max(0, IndexPart.maxTextLength - before)
      while end > before, output[end] & 0xC0 == 0x80 || output[end - 1] == Vocabulary.escape {
        end -= 1
      }
      cut = end
    }
    return index
  }
}

/// Whether a word, known to contain a capital letter, has only one, at its beginning. ASCII only.
private func isCapitalised(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  word.dropFirst().allSatisfy { asciiFolds[Int($0)] == $0 }
}

/// ASCII letters and digits in lower case; 0 for all other bytes.
private let asciiFolds: [UInt8] = (0...255).map { (byte: UInt8) in
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
  default: 0
  }
}

private let space = UInt8(ascii: " ")
private let lessThan = UInt8(ascii: "<")
