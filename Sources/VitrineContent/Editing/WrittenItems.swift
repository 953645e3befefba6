import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The `items` of a section as written in their file: in brackets, or one per line.
struct WrittenItems {
  enum ListNotation {
    /// `[a, b]`, with the range between the brackets.
    case brackets(Range<Int>)

    /// `- a` after this indentation.
    case lines(indent: [UInt8])
  }

  struct Entry {
    /// The name with its quotes.
    var name: Range<Int>

    /// The range that moves with the name: only the name in brackets; otherwise its whole line and
    /// the comment lines right above.
    var whole: Range<Int>
  }

  let bytes: [UInt8]
  let listNotation: ListNotation
  let entries: [Entry]

  /// The offset right after the colon of `items`.
  private let afterKey: Int

  init(_ items: DeclaredItems, in bytes: [UInt8]) throws(UneditableText) {
    guard let key = offset(of: items.key, in: bytes), let list = offset(of: items.list, in: bytes),
      let colon = bytes[key...].firstIndex(of: UInt8(ascii: ":")), colon < list, list < bytes.count
    else { throw .irregularYAML }
    self.bytes = bytes
    afterKey = colon + 1
    var names: [Range<Int>] = []
    for name in items.names {
      guard let start = offset(of: name.place, in: bytes),
        let range = rangeOfScalar(name.text, at: start, in: bytes)
      else { throw .irregularYAML }
      names.append(range)
    }
    if bytes[list] == UInt8(ascii: "[") {
      listNotation = .brackets(try Self.inside(of: list, around: names, in: bytes))
      entries = names.map { Entry(name: $0, whole: $0) }
    } else {
      guard let first = names.first else { throw .irregularYAML }
      var entries: [Entry] = []
      for name in names {
        let start = entries.last?.whole.upperBound ?? nextLine(after: colon, in: bytes)
        entries.append(try Self.line(of: name, from: start, in: bytes))
      }
      let start = lineStart(of: first.lowerBound, in: bytes)
      listNotation = .lines(indent: Array(bytes[start...].prefix { $0.isSpaceOrTab }))
      self.entries = entries
    }
  }

  /// Returns the range between the brackets that begin at `start`. Throws if there is anything but
  /// names, commas and blanks inside.
  private static func inside(
    of start: Int, around names: [Range<Int>], in bytes: [UInt8]
  ) throws(UneditableText) -> Range<Int> {
    var end = start + 1
    for name in names {
      let between = bytes[end..<max(end, name.lowerBound)]
      if between.contains(UInt8(ascii: "#")) { throw .comments }
      guard between.allSatisfy({ $0.isWhiteSpace || $0 == UInt8(ascii: ",") }) else {
        throw .irregularYAML
      }
      end = name.upperBound
    }
    let rest = bytes[end...].drop { $0.isWhiteSpace || $0 == UInt8(ascii: ",") }
    if rest.first == UInt8(ascii: "#") { throw .comments }
    guard rest.first == UInt8(ascii: "]") else { throw .irregularYAML }
    return start + 1..<rest.startIndex
  }

  /// Returns the entry of a name on its own line; `start` is the end of the previous entry.
  private static func line(
    of name: Range<Int>, from start: Int, in bytes: [UInt8]
  ) throws(UneditableText) -> Entry {
    let line = lineStart(of: name.lowerBound, in: bytes)
    let before = bytes[line..<name.lowerBound].drop(while: \.isSpaceOrTab)
    let rest = bytes[name.upperBound...].drop(while: \.isSpaceOrTab)
    guard line >= start, before.first == UInt8(ascii: "-"),
      before.dropFirst().allSatisfy(\.isSpaceOrTab),
      rest.first.map({ $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: "#") }) ?? true
    else { throw .irregularYAML }
    var whole = line..<nextLine(after: name.upperBound, in: bytes)
    while whole.lowerBound > start {
      let above = lineStart(of: whole.lowerBound - 1, in: bytes)
      guard bytes[above...].drop(while: \.isSpaceOrTab).first == UInt8(ascii: "#") else { break }
      whole = above..<whole.upperBound
    }
    return Entry(name: name, whole: whole)
  }
}

extension WrittenItems {
  /// A replacement of some bytes of the file.
  struct Change {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// Returns the bytes with the entries in another order.
  func rearranged(in order: [Int]) -> [UInt8] {
    VitrineContent.rearranged(bytes, entries.map(\.whole), in: order)
  }

  /// Returns the changes that remove an entry.
  func removal(of index: Int) -> [Change] {
    if case .brackets = listNotation {
      let range =
        index + 1 < entries.count
        ? entries[index].name.lowerBound..<entries[index + 1].name.lowerBound
        : index > 0
          ? entries[index - 1].name.upperBound..<entries[index].name.upperBound
          : entries[index].name
      return [Change(range: range, bytes: [])]
    }
    let line = Change(range: entries[index].whole, bytes: [])
    // A key without a value would be null, not an empty list.
    return entries.count > 1
      ? [line] : [Change(range: afterKey..<afterKey, bytes: Array(" []".utf8)), line]
  }

  /// Returns the change that inserts an entry of another section at an index of this one.
  func insertion(
    of entry: Entry, from other: WrittenItems, at index: Int
  ) throws(UneditableText) -> Change {
    let name = other.bytes[entry.name]
    switch listNotation {
    case .brackets(let inside):
      if other.hasComment(entry) { throw .comment }
      let text = name.safeInBrackets
      if entries.isEmpty {
        return Change(range: inside, bytes: text)
      }
      if index < entries.count {
        let start = entries[index].name.lowerBound
        return Change(range: start..<start, bytes: text + ", ".utf8)
      }
      let end = entries[index - 1].name.upperBound
      return Change(range: end..<end, bytes: ", ".utf8 + text)
    case .lines(let indent):
      let place =
        index < entries.count
        ? entries[index].whole.lowerBound : entries[index - 1].whole.upperBound
      if entry.whole == entry.name {
        var line = indent
        line += "- ".utf8
        line += name
        line += lineEnding(of: bytes).utf8
        return Change(range: place..<place, bytes: line)
      }
      let lines = other.bytes[entry.whole].reindented(by: indent)
      return Change(range: place..<place, bytes: lines)
    }
  }
}

extension WrittenItems {
  private func hasComment(_ entry: Entry) -> Bool {
    let (name, whole) = (entry.name, entry.whole)
    return bytes[whole.lowerBound..<name.lowerBound].contains(UInt8(ascii: "#"))
      || bytes[name.upperBound..<whole.upperBound].contains(UInt8(ascii: "#"))
  }
}

/// Returns the bytes with the changes applied. All ranges refer to the original `bytes`.
func applying(_ changes: [WrittenItems.Change], to bytes: [UInt8]) -> [UInt8] {
  var result = bytes
  for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    result.replaceSubrange(change.range, with: change.bytes)
  }
  return result
}

extension ArraySlice<UInt8> {
  /// A name for use between brackets: in quotes if it has a character with a meaning there.
  fileprivate var safeInBrackets: [UInt8] {
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return Array(self) }
    guard contains(where: { ",[]{}:#".utf8.contains($0) }) else { return Array(self) }
    let quote = UInt8(ascii: "'")
    let doubled: [UInt8] = flatMap { $0 == quote ? [quote, quote] : [$0] }
    return [quote] + doubled + [quote]
  }

  /// Returns the lines with their indentation replaced by `indent`.
  fileprivate func reindented(by indent: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = self
    while !rest.isEmpty {
      let text = rest.drop(while: \.isSpaceOrTab)
      let end = text.firstIndex { $0 == 0x0A }.map { $0 + 1 } ?? endIndex
      result += indent
      result += text[text.startIndex..<end]
      rest = self[end...]
    }
    return result
  }
}

private func offset(of place: SourceLocation, in bytes: [UInt8]) -> Int? {
  offset(line: place.line, column: place.column, in: bytes)
}

/// Returns the start of the line that contains the byte at `index`.
private func lineStart(of index: Int, in bytes: [UInt8]) -> Int {
  bytes[..<index].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
}

/// Returns the start of the line after the one that contains the byte at `index`.
private func nextLine(after index: Int, in bytes: [UInt8]) -> Int {
  bytes.withUnsafeBufferPointer { lineEnd(in: $0, from: index).next }
}
