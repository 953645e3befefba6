/// A reference to an item in double brackets: `[[name]]` or `[[name|words]]`.
struct ItemMention: Equatable {
  /// The range of the whole reference, in bytes of the text.
  var range: Range<Int>

  /// The ranges of the name and of the words shown instead of it.
  var name: Range<Int>
  var words: Range<Int>?
}

extension ItemMention {
  /// Whether a reference can occur in these bytes.
  static func mayOccur(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = text[...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "[")) {
      let next = bracket + 1
      if next < text.count, text[next] == UInt8(ascii: "[") { return true }
      rest = text[next...]
    }
    return false
  }

  /// Returns the references in a text, in order. Neither part of a reference is blank or contains a
  /// bracket.
  static func all(in text: UnsafeBufferPointer<UInt8>) -> [ItemMention] {
    var found: [ItemMention] = []
    var start = 0
    while start + 4 < text.count {
      guard text[start] == UInt8(ascii: "["), text[start + 1] == UInt8(ascii: "[") else {
        start += 1
        continue
      }
      var end = start + 2
      while end < text.count, text[end] != UInt8(ascii: "["), text[end] != UInt8(ascii: "]") {
        end += 1
      }
      let isClosed =
        end + 1 < text.count && text[end] == UInt8(ascii: "]") && text[end + 1] == text[end]
      guard isClosed, let mention = ItemMention(between: start + 2..<end, of: text) else {
        // The last bracket can begin another reference.
        start = max(start + 1, end - 1)
        continue
      }
      found.append(mention)
      start = end + 2
    }
    return found
  }

  private init?(between range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) {
    self.range = range.lowerBound - 2..<range.upperBound + 2
    let bar = text[range].firstIndex(of: UInt8(ascii: "|"))
    name = trimmed(range.lowerBound..<(bar ?? range.upperBound), of: text)
    words = bar.map { trimmed($0 + 1..<range.upperBound, of: text) }
    if name.isEmpty || words?.isEmpty == true { return nil }
  }

  /// Returns `text` with each reference replaced by its words, or by its name.
  static func words(of text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { bytes in
      guard mayOccur(in: bytes) else { return text }
      var words: [UInt8] = []
      var end = 0
      for mention in all(in: bytes) {
        words += bytes[end..<mention.range.lowerBound]
        words += bytes[mention.words ?? mention.name]
        end = mention.range.upperBound
      }
      return words + bytes[end...]
    }
  }
}

private func trimmed(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
  var range = range
  while let first = range.first, text[first] <= 0x20 { range.removeFirst() }
  while let last = range.last, text[last] <= 0x20 { range.removeLast() }
  return range
}
