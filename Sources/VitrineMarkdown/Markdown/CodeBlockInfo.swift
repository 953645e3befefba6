import VitrineText

/// The text after the opening fence of a code block: `swift title="Package.swift" {2,4-6}`.
struct CodeBlockInfo: Equatable {
  /// As written, or empty if the first word is an option.
  var language = ""
  var title: String?

  /// The ranges of highlighted lines, from 1, in the order in which they are written.
  var markedLines: [ClosedRange<Int>] = []

  /// The parts that cannot be read.
  var mistakes: [Mistake] = []

  struct Mistake: Equatable {
    /// Its offset in bytes.
    var offset: Int
    var message: String
    var hint: String
  }
}

extension CodeBlockInfo {
  init(_ info: UnsafeBufferPointer<UInt8>, lineCount: Int) {
    var index = 0
    while index < info.count {
      if info[index].isSpaceOrTab {
        index += 1
      } else if info[index] == UInt8(ascii: "{"), index > 0 || containsNumber(info) {
        index = readLines(info, from: index, lineCount: lineCount)
      } else if info[index...].starts(with: "title=".utf8) {
        index = readTitle(info, from: index)
      } else {
        let word = info[index...].prefix { !$0.isSpaceOrTab }
        let text = String(decoding: word, as: UTF8.self)
        if index == 0 {
          language = text
        } else {
          report("unknown code block option '\(text)'", at: index)
        }
        index = word.endIndex
      }
    }
  }

  private mutating func report(
    _ message: String, at offset: Int,
    hint: String = "the language can be followed by title=\"…\" and the lines to highlight, {2,4-6}"
  ) {
    mistakes.append(Mistake(offset: offset, message: message, hint: hint))
  }

  /// The part of the language that selects the syntax highlighting: `rust` of `rust,ignore`.
  var languageName: String { language.prefix { $0 != "," }.lowercased() }

  private func containsNumber(_ info: UnsafeBufferPointer<UInt8>) -> Bool {
    info.count > 1 && (0x30...0x39).contains(info[1])
  }

  /// Reads `title="…"`, or one word without quotes. Returns the end offset.
  private mutating func readTitle(_ info: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let value = start + "title=".utf8.count
    let quote = value < info.count ? info[value] : 0
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let word = info[value...].prefix { !$0.isSpaceOrTab }
      title = word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
      return word.endIndex
    }
    guard let end = info[(value + 1)...].firstIndex(of: quote) else {
      report("the title of the code block has no closing quote", at: start)
      return info.count
    }
    title = String(decoding: info[(value + 1)..<end], as: UTF8.self)
    return end + 1
  }

  /// Reads `{2,4-6}`. Returns the end offset.
  private mutating func readLines(
    _ info: UnsafeBufferPointer<UInt8>, from start: Int, lineCount: Int
  ) -> Int {
    let end = info[start...].firstIndex(of: UInt8(ascii: "}")) ?? info.count
    let text = String(decoding: info[start..<min(end + 1, info.count)], as: UTF8.self)
    let inside = info[(start + 1)..<end]
    for part in inside.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let words = String(decoding: part.filter { !$0.isSpaceOrTab }, as: UTF8.self)
      let ends = words.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard end < info.count, (1...2).contains(ends.count), let first = ends[0],
        let last = ends[ends.count - 1], first > 0, first <= last
      else {
        report(
          "'\(text)' does not specify lines to highlight", at: start,
          hint: "write line numbers, starting from 1, as in {2,4-6}")
        return min(end + 1, info.count)
      }
      if last > lineCount {
        report(
          "line \(last) cannot be highlighted: the code ends at line \(lineCount)", at: start,
          hint: lineCount == 0
            ? "remove the braces: there is no code" : "the first line of the code is 1")
      }
      if first <= lineCount { markedLines.append(first...min(last, lineCount)) }
    }
    return min(end + 1, info.count)
  }
}
